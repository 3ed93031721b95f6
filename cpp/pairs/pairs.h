// The pairs: which two shapes can be tested, and how to find the test for two kinds.
//
// All tests have one form: two shapes, in the table's order, and a trace that may be null. The same
// compiled body answers with and without it.
#pragma once

#include <span>
#include <string_view>

#include "pairs/candidates.h"
#include "query/trace.h"
#include "query/verdict.h"
#include "shapes/any.h"

namespace collision {

Verdict rayPlane(const Ray& ray, const Plane& plane, Trace* trace);
Verdict raySphere(const Ray& ray, const Sphere& sphere, Trace* trace);
Verdict rayAabb(const Ray& a, const Aabb& b, Trace* trace);
Verdict rayObb(const Ray& a, const Obb& b, Trace* trace);
Verdict rayTriangle(const Ray& ray, const Triangle& triangle, Trace* trace);
Verdict rayParallelogram(const Ray& ray, const Parallelogram& parallelogram, Trace* trace);
Verdict sphereSphere(const Sphere& a, const Sphere& b, Trace* trace);
Verdict spherePlane(const Sphere& sphere, const Plane& plane, Trace* trace);
Verdict aabbAabb(const Aabb& a, const Aabb& b, Trace* trace);
Verdict aabbObb(const Aabb& a, const Obb& b, Trace* trace);
Verdict aabbTriangle(const Aabb& a, const Triangle& b, Trace* trace);
Verdict aabbPlane(const Aabb& a, const Plane& b, Trace* trace);
Verdict obbObb(const Obb& a, const Obb& b, Trace* trace);
Verdict obbTriangle(const Obb& a, const Triangle& b, Trace* trace);
Verdict obbPlane(const Obb& a, const Plane& b, Trace* trace);

/** One line of the table. */
struct Pair {
  Kind a;
  Kind b;
  std::string_view name;    // of the function
  std::string_view method;  // key of the method's name, translated by whoever shows it
  std::string_view file;    // below cpp/pairs/
  std::span<const Candidate> candidates;
  int usualCount;  // how many candidates shapes with thickness are asked; the rest is for flat ones
  Verdict (*test)(const AnyShape& a, const AnyShape& b, Trace* trace);
};

/** THE TABLE. */
std::span<const Pair> pairTable();

/** Where two kinds stand in the table, and whether in the reverse order; index −1: nowhere. */
struct PairPlace {
  int index = -1;
  bool swapped = false;
};
PairPlace findPair(Kind a, Kind b);

/** Tests a against b in the caller's order. Without a test for their kinds: Invalid, noTest. */
Verdict test(const AnyShape& a, const AnyShape& b, Trace* trace);

}  // namespace collision
