// Do an axis-aligned box and another, or a point, meet? Three pairs of intervals, one per axis;
// each must overlap.
#include "convex/contact.h"
#include "pairs/box_candidates.h"
#include "pairs/families.h"
#include "sat/lazy_candidates.h"
#include "sat/separate.h"

namespace collision {
namespace {

/** A point is a box, too. */
Aabb boxOf(ShapeRef shape) {
  if (shape.kind() == Kind::point) {
    const Vec3& position = shape.as<Point>().position;
    return {position, position};
  }
  return shape.as<Aabb>();
}

class AabbCandidates final : public LazyCandidates {
 public:
  AabbCandidates(ShapeRef a, ShapeRef b, std::span<const Candidate> list)
      : LazyCandidates(a, b, list), a_(boxOf(a)), b_(boxOf(b)) {}

  /** Comparing doubles rounds nothing. */
  [[nodiscard]] Candidacy decide(int i) const override {
    return {greater(compare(b_.min[i], a_.max[i]), compare(a_.min[i], b_.max[i]))};
  }
  [[nodiscard]] Estimate estimate(int i) const override {
    const double gap = gapBetween({a_.min[i], a_.max[i]}, {b_.min[i], b_.max[i]});
    return {gap, 0x1p-53 * std::fabs(gap)};
  }
  [[nodiscard]] Vec3 unitDirection(int i) const override { return unitAxis(i); }
  [[nodiscard]] const Vec3& reference() const override { return a_.min; }

 private:
  Aabb a_;
  Aabb b_;
};

}  // namespace

void withAlignedBoxCandidates(ShapeRef a, ShapeRef b, const UseCandidates& use) {
  use(AabbCandidates(a, b, kWorldAxes));
}

Verdict testAlignedBoxes(ShapeRef a, ShapeRef b, std::span<const Candidate> axes, const Ask& ask) {
  Verdict verdict = separate(a, b, AabbCandidates(a, b, axes), ask);
  if (ask.numbers && verdict.outcome != Outcome::apart) {
    verdict.contact =
        a.kind() == Kind::point ? a.as<Point>().position : contactOf(a.as<Aabb>(), b.as<Aabb>());
  }
  return verdict;
}

}  // namespace collision
