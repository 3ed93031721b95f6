// The pairs: which two shapes can be tested, and how to find the test for two kinds.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "answer/ask.h"
#include "answer/candidate.h"
#include "collision/shape_ref.h"
#include "collision/shapes.h"
#include "collision/verdict.h"

namespace collision {

/** One line of the table. */
struct Pair {
  Kind a;
  Kind b;
  std::string_view method;  // key of the method's name, translated where it is shown
  std::string_view file;    // below cpp/: where the candidates are decided
  std::span<const Candidate> candidates;
  int generalCount;  // how many candidates are asked of shapes in general position
  Verdict (*test)(ShapeRef a, ShapeRef b, const Ask& ask);
  /** For the other order, where a hit is about the other shape; null: mirroring answers. */
  Verdict (*reverse)(ShapeRef b, ShapeRef a, const Ask& ask);
};

/** The names of its kinds as one word, such as "aabbObb". */
std::string nameOf(const Pair& pair);

/** THE TABLE. */
std::span<const Pair> pairTable();
/** What follows there: the pairs of hulls and meshes, whose candidates depend on the shapes. */
std::span<const Pair> geometryPairTable();

/** Where two kinds stand in both, and whether in the reverse order; index −1: nowhere. */
struct PairPlace {
  int index = -1;
  bool swapped = false;
};
PairPlace findPair(Kind a, Kind b);

/** Tests a against b in the caller's order. Without a test for their kinds: Invalid, noTest. */
Verdict testPair(const PairPlace& place, ShapeRef a, ShapeRef b, const Ask& ask);
Verdict testPair(ShapeRef a, ShapeRef b, const Ask& ask);

}  // namespace collision
