// The questions of collision/collision.h that the table of pairs answers.
#include "collision/collision.h"

#include "convex/distance.h"
#include "number/index.h"
#include "pairs/hull_pairs.h"
#include "pairs/outcome.h"
#include "pairs/pairs.h"

namespace collision {

Outcome outcome(ShapeRef a, ShapeRef b) { return summaryOf(a, b).outcome(); }

bool meets(ShapeRef a, ShapeRef b) { return outcome(a, b) != Outcome::apart; }

Verdict test(ShapeRef a, ShapeRef b, const HitOptions& options) {
  return testPair(a, b, {.options = options});
}

Verdict explain(ShapeRef a, ShapeRef b, Trace& trace, const HitOptions& options) {
  return testPair(a, b, {.trace = &trace, .options = options});
}

namespace {

/** A candidate's name as nameOf gives it, and whether {a} stands for the second shape. */
struct NamePattern {
  std::string text;
  bool swapped = false;
};

NamePattern namePatternOf(ShapeRef a, ShapeRef b, int candidate) {
  if (candidate < 0) {
    return {};
  }
  if (isHull(a) || isHull(b)) {
    const bool swapped = hullPairOf(a.kind(), b.kind()).exchanged;
    const Candidate wanted = hullCandidates(a, b)[at(candidate)];
    return {swapped ? nameOf(wanted, b.kind(), a.kind()) : nameOf(wanted, a.kind(), b.kind()),
            swapped};
  }
  const PairPlace place = findPair(a.kind(), b.kind());
  if (place.index < 0) {
    return {};
  }
  const Pair& pair = pairTable()[at(place.index)];
  return {nameOf(pair.candidates[at(candidate)], pair.a, pair.b), place.swapped};
}

}  // namespace

std::string candidateName(ShapeRef a, ShapeRef b, int candidate) {
  const auto [pattern, swapped] = namePatternOf(a, b, candidate);
  std::string name;
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    if (pattern[i] != '{') {
      name += pattern[i];
      continue;
    }
    const std::size_t end = pattern.find('}', i);
    const std::string_view placeholder = std::string_view(pattern).substr(i + 1, end - i - 1);
    if (placeholder == "line") {
      name += placeholder;
    } else {
      const bool isFirst = (placeholder == "a") != swapped;
      name += isFirst ? 'A' : 'B';
    }
    i = end;
  }
  return name;
}

Distance distance(ShapeRef a, ShapeRef b) {
  if (outcome(a, b) == Outcome::apart) {
    if (const auto apart = distanceApart(a, b)) {
      return *apart;
    }
  }
  return distanceOf(testPair(a, b, {}));
}

}  // namespace collision
