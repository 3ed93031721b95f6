// Do a hull and another shape meet? Walks in Minkowski's difference decide (convex/contact_sign.h);
// the axis, the gap and the ledger are those of the separating axis test over all faces of both and
// all pairs of their edges. Round shapes are a distance from the hull, see pairs/rounded.cpp.
#include "convex/contact_sign.h"
#include "pairs/families.h"
#include "sat/polytope_candidates.h"

namespace collision {

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
  return testPolytopes(a, b, separatingAxesOf(polytopeA, polytopeB), ask);
}

}  // namespace collision
