#include "pairs/hull_pairs.h"

#include <span>

#include "number/index.h"
#include "pairs/candidates.h"
#include "pairs/families.h"
#include "pairs/pairs.h"
#include "sat/polytope_candidates.h"

namespace collision {
namespace {

constexpr bool isCurve(Kind kind) { return kind == Kind::segment || kind == Kind::ray; }
constexpr bool isRound(Kind kind) { return kind == Kind::sphere || kind == Kind::capsule; }

/** Of two in the order of their test: `curve(hull)` of a segment or ray, `solids(a, b)` of others.
 */
template <class Curve, class Solids>
auto ofHull(ShapeRef a, ShapeRef b, const Curve& curve, const Solids& solids) {
  const bool exchanged = findPair(a.kind(), b.kind()).swapped;
  const Polytope first = roundedPolytopeOf(exchanged ? b : a).polytope;
  const Polytope second = roundedPolytopeOf(exchanged ? a : b).polytope;
  const Kind other = a.kind() == Kind::hull ? b.kind() : a.kind();
  return isCurve(other) ? curve(*second.hull()) : solids(first, second);
}

/** Of a hull and one of the others: they don't depend on the hull. */
std::span<const Candidate> fixedCandidates(ShapeRef a, ShapeRef b) {
  const Kind other = a.kind() == Kind::hull ? b.kind() : a.kind();
  if (other == Kind::plane) {
    return kPlaneCandidates;
  }
  return isRound(other) ? std::span<const Candidate>(kRoundedCandidates)
                        : std::span<const Candidate>();
}

}  // namespace

std::vector<Candidate> hullCandidates(ShapeRef a, ShapeRef b) {
  if (const auto fixed = fixedCandidates(a, b); !fixed.empty()) {
    return {fixed.begin(), fixed.end()};
  }
  return ofHull(a, b, curveHullCandidates, separatingAxesOf);
}

Candidate hullCandidateAt(ShapeRef a, ShapeRef b, int row) {
  if (const auto fixed = fixedCandidates(a, b); !fixed.empty()) {
    return fixed[at(row)];
  }
  return ofHull(
      a, b, [&](const HullGeometry& hull) { return curveHullCandidates(hull)[at(row)]; },
      [&](const Polytope& first, const Polytope& second) {
        return separatingAxisAt(first, second, row);
      });
}

}  // namespace collision
