// Do a hull and another shape meet? Walks in Minkowski's difference decide (convex/contact_sign.h);
// the axis, the gap and the ledger are those of the separating axis test over all faces of both and
// all pairs of their edges. Round shapes are a distance from the hull, see pairs/rounded.cpp.
#include <vector>

#include "convex/contact.h"
#include "convex/contact_sign.h"
#include "pairs/families.h"
#include "sat/polytope_candidates.h"
#include "sat/separate.h"

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
  const std::vector<Candidate> axes = separatingAxesOf(polytopeA, polytopeB);
  Verdict verdict = separate(a, b, PolytopeCandidates(polytopeA, polytopeB, axes), ask);
  if (verdict.outcome != Outcome::apart) {
    verdict.contact = contactOf(a, b, verdict.outcome);
  }
  return verdict;
}

}  // namespace collision
