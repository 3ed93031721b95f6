// Do two axis-aligned boxes meet? Three pairs of intervals, one per axis; each must overlap.
#include "convex/contact.h"
#include "pairs/box_candidates.h"
#include "pairs/families.h"
#include "sat/lazy_candidates.h"
#include "sat/separate.h"

namespace collision {
namespace {

class AabbCandidates final : public LazyCandidates {
 public:
  AabbCandidates(const Aabb& a, const Aabb& b) : LazyCandidates(a, b, kWorldAxes), a_(a), b_(b) {}

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
  const Aabb& a_;
  const Aabb& b_;
};

}  // namespace

void withAlignedBoxCandidates(ShapeRef a, ShapeRef b, const UseCandidates& use) {
  use(AabbCandidates(a.as<Aabb>(), b.as<Aabb>()));
}

Verdict testAlignedBoxes(ShapeRef first, ShapeRef second, const Ask& ask) {
  const auto& a = first.as<Aabb>();
  const auto& b = second.as<Aabb>();
  Verdict verdict = separate(a, b, AabbCandidates(a, b), ask);
  if (ask.numbers && verdict.outcome != Outcome::apart) {
    verdict.contact = contactOf(a, b);
  }
  return verdict;
}

}  // namespace collision
