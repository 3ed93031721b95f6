// Do two shapes with flat faces meet, where no pair of their own does better? Separating axes, from
// the complete list of sat/polytope_candidates.h.
#include "convex/contact.h"
#include "pairs/families.h"
#include "sat/polytope_candidates.h"
#include "sat/separate.h"
#include "shapes/visit_as.h"

namespace collision {
namespace {

ShapeView viewOf(ShapeRef shape) {
  return visitAs<Point, Aabb, Obb, Triangle, Parallelogram>(
      shape, [](const auto& polytope) { return ShapeView(polytope); });
}

}  // namespace

Verdict testPolytopes(ShapeRef first, ShapeRef second, std::span<const Candidate> axes,
                      const Ask& ask) {
  const ShapeView a = viewOf(first);
  const ShapeView b = viewOf(second);
  const Polytope polytopeA = a.polytope();
  const Polytope polytopeB = b.polytope();
  Verdict verdict = separate(a, b, PolytopeCandidates(polytopeA, polytopeB, axes), axes, ask);
  if (ask.numbers && verdict.outcome != Outcome::apart) {
    verdict.contact = contactOf(a, b, verdict.outcome);
  }
  return verdict;
}

}  // namespace collision
