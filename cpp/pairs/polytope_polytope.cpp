// Do two shapes with flat faces meet, where no pair of their own does better? Separating axes, from
// the complete list of sat/polytope_candidates.h.
#include "convex/contact.h"
#include "pairs/families.h"
#include "pairs/pairs.h"
#include "sat/polytope_candidates.h"
#include "sat/separate.h"

namespace collision {
Verdict testPolytopes(ShapeRef a, ShapeRef b, std::span<const Candidate> axes, const Ask& ask) {
  const Polytope polytopeA = roundedPolytopeOf(a).polytope;
  const Polytope polytopeB = roundedPolytopeOf(b).polytope;
  Verdict verdict = separate(a, b, PolytopeCandidates(polytopeA, polytopeB, axes), ask);
  if (ask.numbers && verdict.outcome != Outcome::apart) {
    verdict.contact = contactOf(a, b, verdict.outcome);
  }
  return verdict;
}

}  // namespace collision
