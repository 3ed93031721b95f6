// Do two shapes with flat faces meet, where no pair of their own does better? Separating axes, from
// the complete list of sat/polytope_candidates.h.
#include "convex/contact.h"
#include "pairs/pairs.h"
#include "sat/polytope_candidates.h"
#include "sat/separate.h"

namespace collision {
namespace {

Verdict polytopes(const ShapeView& a, const ShapeView& b, std::span<const Candidate> names,
                  const Ask& ask) {
  const Polytope polytopeA = a.polytope();
  const Polytope polytopeB = b.polytope();
  Verdict verdict = separate(a, b, PolytopeCandidates(polytopeA, polytopeB), names, ask);
  if (ask.numbers && verdict.outcome != Outcome::apart) {
    verdict.contact = contactOf(a, b, verdict.outcome);
  }
  return verdict;
}

}  // namespace

Verdict pointAabb(const Point& a, const Aabb& b, const Ask& ask) {
  return polytopes(ShapeView(a), ShapeView(b), kPointBoxCandidates, ask);
}
Verdict pointObb(const Point& a, const Obb& b, const Ask& ask) {
  return polytopes(ShapeView(a), ShapeView(b), kPointBoxCandidates, ask);
}
Verdict pointTriangle(const Point& a, const Triangle& b, const Ask& ask) {
  return polytopes(ShapeView(a), ShapeView(b), kPointTriangleCandidates, ask);
}
Verdict pointParallelogram(const Point& a, const Parallelogram& b, const Ask& ask) {
  return polytopes(ShapeView(a), ShapeView(b), kPointParallelogramCandidates, ask);
}
Verdict aabbParallelogram(const Aabb& a, const Parallelogram& b, const Ask& ask) {
  return polytopes(ShapeView(a), ShapeView(b), kBoxParallelogramCandidates, ask);
}
Verdict obbParallelogram(const Obb& a, const Parallelogram& b, const Ask& ask) {
  return polytopes(ShapeView(a), ShapeView(b), kBoxParallelogramCandidates, ask);
}
Verdict triangleTriangle(const Triangle& a, const Triangle& b, const Ask& ask) {
  return polytopes(ShapeView(a), ShapeView(b), kTriangleTriangleCandidates, ask);
}
Verdict triangleParallelogram(const Triangle& a, const Parallelogram& b, const Ask& ask) {
  return polytopes(ShapeView(a), ShapeView(b), kTriangleParallelogramCandidates, ask);
}
Verdict parallelogramParallelogram(const Parallelogram& a, const Parallelogram& b, const Ask& ask) {
  return polytopes(ShapeView(a), ShapeView(b), kParallelogramParallelogramCandidates, ask);
}

}  // namespace collision
