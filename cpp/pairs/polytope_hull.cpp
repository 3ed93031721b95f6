// Do a hull and another shape meet? Walks in Minkowski's difference decide (convex/contact_sign.h);
// the axis, the gap and the ledger are those of the separating axis test over all faces of both and
// all pairs of their edges. Round shapes are a distance from the hull, see pairs/rounded.cpp.
#include <optional>
#include <vector>

#include "convex/contact.h"
#include "convex/contact_sign.h"
#include "number/gap.h"
#include "pairs/families.h"
#include "sat/least_candidates.h"
#include "sat/polytope_candidates.h"
#include "sat/separate.h"

namespace collision {
namespace {

/** With its depth by the few candidates that may have the least; nothing: not known. */
std::optional<Verdict> overlapOf(ShapeRef a, ShapeRef b, const Polytope& polytopeA,
                                 const Polytope& polytopeB) {
  const auto least = leastCandidatesOf(polytopeA, polytopeB);
  if (!least) {
    return std::nullopt;
  }
  const PolytopeCandidates candidates(polytopeA, polytopeB, *least);
  Verdict verdict;
  verdict.outcome = Outcome::overlapping;
  const int row = leastDeep(candidates, {}, verdict.witness);
  if (row < 0) {
    return std::nullopt;
  }
  verdict.candidate = candidates.number(row);
  verdict.witness.gap = agreeing(verdict.witness.gap, Sign::negative);
  verdict.contact = contactOf(a, b, verdict.outcome);
  return verdict;
}

/** Of two that a face of one separates; their pairs of edges are many. */
std::optional<Verdict> separatedByFace(const Polytope& a, const Polytope& b) {
  std::vector<Candidate> faces;
  forEachAxis({a.faces(), b.faces(), 0, 0, {}}, AxisOrder::facesFirst,
              [&](const Candidate& axis) { faces.push_back(axis); });
  return separated(PolytopeCandidates(a, b, faces));
}

}  // namespace

Verdict testHulls(ShapeRef a, ShapeRef b, const Ask& ask) {
  const Polytope polytopeA = roundedPolytopeOf(a).polytope;
  const Polytope polytopeB = roundedPolytopeOf(b).polytope;
  if (!ask.numbers) {
    const Decision gap = contactSign(polytopeA, polytopeB);
    Verdict verdict;
    verdict.outcome = outcomeOf(gap);
    verdict.decidedBy = gap.by;
    return verdict;
  }
  const auto overlap = overlapOf(a, b, polytopeA, polytopeB);
  if (overlap && ask.trace == nullptr) {
    return *overlap;
  }
  if (ask.trace == nullptr) {
    if (const auto apart = separatedByFace(polytopeA, polytopeB)) {
      return *apart;
    }
  }
  const AxisCounts counts = countsOf(polytopeA, polytopeB);
  const auto axes = ask.trace == nullptr ? distinctAxes : axesThatMatter;
  Verdict verdict = testPolytopes(a, b, axes(polytopeA, polytopeB, counts), ask);
  if (overlap) {
    verdict.decidedBy = overlap->decidedBy;  // as it is without a trace
  }
  return verdict;
}

}  // namespace collision
