// The questions of collision/collision.h that the table of pairs answers.
#include "collision/collision.h"

#include "convex/distance.h"
#include "number/certified.h"
#include "number/index.h"
#include "pairs/families.h"
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

std::vector<Candidate> candidatesOf(ShapeRef a, ShapeRef b, const PairPlace& place,
                                    const TrianglesOf& of) {
  if constexpr (kHasHulls) {
    if (isMesh(a) || isMesh(b)) {
      return place.swapped ? meshCandidates(b, a, {of.triangleB, of.triangleA})
                           : meshCandidates(a, b, of);
    }
  }
  if (isHull(a) || isHull(b)) {
    return hullCandidates(a, b);
  }
  const auto candidates = pairTable()[at(place.index)].candidates;
  return {candidates.begin(), candidates.end()};
}

namespace {

/** One of these: of hulls the list is long. */
Candidate candidateAt(ShapeRef a, ShapeRef b, const PairPlace& place, int row,
                      const TrianglesOf& of) {
  const bool isOfHull = (isHull(a) || isHull(b)) && !isMesh(a) && !isMesh(b);
  return isOfHull ? hullCandidateAt(a, b, row) : candidatesOf(a, b, place, of)[at(row)];
}

std::string nameWithShapes(const Candidate& candidate, ShapeRef a, ShapeRef b, bool swapped) {
  // A triangle of a mesh is tested as the hull of its corners.
  const auto kindOf = [](ShapeRef shape) { return isMesh(shape) ? Kind::hull : shape.kind(); };
  return withShapeNames(
      swapped ? nameOf(candidate, kindOf(b), kindOf(a)) : nameOf(candidate, kindOf(a), kindOf(b)),
      swapped);
}

}  // namespace

std::string candidateName(ShapeRef a, ShapeRef b, int candidate, const TrianglesOf& of) {
  if (candidate < 0) {
    return {};
  }
  const PairPlace place = findPair(a.kind(), b.kind());
  return nameWithShapes(candidateAt(a, b, place, candidate, of), a, b, place.swapped);
}

std::vector<std::string> candidateNames(ShapeRef a, ShapeRef b, const TrianglesOf& of) {
  const PairPlace place = findPair(a.kind(), b.kind());
  std::vector<std::string> names;
  for (const Candidate& candidate : candidatesOf(a, b, place, of)) {
    names.push_back(nameWithShapes(candidate, a, b, place.swapped));
  }
  return names;
}

Distance distance(ShapeRef a, ShapeRef b) {
  if constexpr (kHasHulls) {
    if (isMesh(a) || isMesh(b)) {
      return distanceOfMeshes(a, b);
    }
  }
  if constexpr (kHasLanes) {
    if (const auto ofPoint = distanceOfPoint(a, b)) {
      return *ofPoint;
    }
  }
  if (outcome(a, b) == Outcome::apart) {
    if (const auto apart = distanceApart(a, b)) {
      return *apart;
    }
  }
  return distanceOf(testPair(a, b, {}));
}

}  // namespace collision
