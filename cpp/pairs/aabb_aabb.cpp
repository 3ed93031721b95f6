// Do two axis-aligned boxes meet? Three pairs of intervals, one an axis; each must overlap.
#include "pairs/pairs.h"
#include "query/contact.h"
#include "query/separate.h"

namespace collision {
namespace {

class Candidates {
 public:
  Candidates(const Aabb& a, const Aabb& b) : a_(a), b_(b) {}

  [[nodiscard]] static int count() { return 3; }
  [[nodiscard]] Candidacy decide(int i) const {
    return {greater(compare(b_.min[i], a_.max[i]), compare(a_.min[i], b_.max[i]))};
  }
  [[nodiscard]] static Vec3 axis(int i) { return unitAxis(i); }
  [[nodiscard]] static StepGroup group(int /*candidate*/) { return StepGroup::worldAxis; }

 private:
  const Aabb& a_;
  const Aabb& b_;
};

}  // namespace

Verdict aabbAabb(const Aabb& a, const Aabb& b, Trace* trace) {
  Verdict verdict = separate(a, b, Candidates(a, b), a.middle(), trace);
  if (verdict.outcome != Outcome::apart) {
    verdict.contact = contactOf(solidOf(a), solidOf(b));
  }
  return verdict;
}

}  // namespace collision
