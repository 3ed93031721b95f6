#include "pairs/hull_pairs.h"

#include "pairs/candidates.h"
#include "pairs/families.h"
#include "pairs/pairs.h"
#include "sat/polytope_candidates.h"

namespace collision {
namespace {

constexpr bool isCurve(Kind kind) { return kind == Kind::segment || kind == Kind::ray; }
constexpr bool isRound(Kind kind) { return kind == Kind::sphere || kind == Kind::capsule; }

}  // namespace

std::vector<Candidate> hullCandidates(ShapeRef a, ShapeRef b) {
  const bool exchanged = findPair(a.kind(), b.kind()).swapped;
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
