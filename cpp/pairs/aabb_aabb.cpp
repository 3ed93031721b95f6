// Do two axis-aligned boxes meet? Three pairs of intervals, one an axis; each must overlap.
#include "convex/contact.h"
#include "pairs/families.h"
#include "sat/lazy_candidates.h"
#include "sat/separate.h"

namespace collision {
namespace {

class Candidates {
 public:
  Candidates(const Aabb& a, const Aabb& b) : a_(a), b_(b), general_(a, b, kWorldAxes) {}

  [[nodiscard]] static int solid() { return 3; }
  [[nodiscard]] static int all() { return 3; }
  [[nodiscard]] static bool isDegenerate() { return false; }
  /** Comparing doubles rounds nothing. */
  [[nodiscard]] Candidacy decide(int i) const {
    return {greater(compare(b_.min[i], a_.max[i]), compare(a_.min[i], b_.max[i]))};
  }
  [[nodiscard]] Estimate estimate(int i) const {
    const double gap = gapBetween({a_.min[i], a_.max[i]}, {b_.min[i], b_.max[i]});
    return {gap, 0x1p-53 * std::fabs(gap)};
  }
  [[nodiscard]] static Vec3 unitDirection(int i) { return unitAxis(i); }
  [[nodiscard]] Witness witness(int i) const { return general_->witness(i); }
  [[nodiscard]] const Vec3& reference() const { return a_.min; }

 private:
  const Aabb& a_;
  const Aabb& b_;
  LazyCandidates general_;
};

}  // namespace

Verdict testAlignedBoxes(ShapeRef first, ShapeRef second, const Ask& ask) {
  const auto& a = first.as<Aabb>();
  const auto& b = second.as<Aabb>();
  Verdict verdict = separate(a, b, Candidates(a, b), kWorldAxes, ask);
  if (ask.numbers && verdict.outcome != Outcome::apart) {
    verdict.contact = contactOf(a, b);
  }
  return verdict;
}

}  // namespace collision
