#include "pairs/hull_pairs.h"

#include "pairs/candidates.h"
#include "pairs/families.h"
#include "sat/polytope_candidates.h"

namespace collision {
namespace {

constexpr bool isCurve(Kind kind) { return kind == Kind::segment || kind == Kind::ray; }
constexpr bool isRound(Kind kind) { return kind == Kind::sphere || kind == Kind::capsule; }

}  // namespace

HullPair hullPairOf(Kind a, Kind b) {
  // A hull comes after all shapes but a plane.
  const bool exchanged = a == Kind::plane || (a == Kind::hull && b != Kind::plane && b != a);
  const Kind other = a == Kind::hull ? b : a;
  if (other == Kind::plane) {
    return {&testShapePlane, exchanged};
  }
  if (isCurve(other)) {
    return {&testCurveHull, exchanged};
  }
  return {isRound(other) ? &testRounded : &testHulls, exchanged};
}

std::vector<Candidate> hullCandidates(ShapeRef a, ShapeRef b) {
  const bool exchanged = hullPairOf(a.kind(), b.kind()).exchanged;
  const Kind other = a.kind() == Kind::hull ? b.kind() : a.kind();
  if (other == Kind::plane) {
    return {kPlaneCandidates.begin(), kPlaneCandidates.end()};
  }
  if (isRound(other)) {
    return {kRoundedCandidates.begin(), kRoundedCandidates.end()};
  }
  const Polytope first = roundedPolytopeOf(exchanged ? b : a).polytope;
  const Polytope second = roundedPolytopeOf(exchanged ? a : b).polytope;
  if (isCurve(other)) {
    return curveHullCandidates(*second.hull());
  }
  return separatingAxesOf(first, second);
}

}  // namespace collision
