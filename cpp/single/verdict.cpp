#include "single/verdict.h"

#include "single/distance.h"
#include "single/plane_gap.h"
#include "single/separation.h"

namespace collision::single {
namespace {

/** By Kind: ray, plane, sphere, aabb, obb, triangle, parallelogram, point, segment, capsule. */
constexpr std::array kRank{2, 9, 3, 5, 6, 7, 8, 0, 1, 4};
static_assert(kRank.size() == kKindCount, "each kind needs a rank");

bool isBall(Kind kind) { return kind == Kind::sphere || kind == Kind::capsule; }

/** One of them is a sphere or capsule: the distance of the cores against the radii. */
float ballGap(const Body& ball, const Body& other) {
  const float radii = ball.radius + other.radius;
  if (other.form != Form::straight) {
    // Cores that meet have a depth of their own.
    const float cores = separation(ball, other);
    if (!(cores > 0)) {
      return cores - radii;
    }
  }
  return distance(ball, other) - radii;
}

float bodyGap(const Slot& first, const Slot& second) {
  const Body a = readBody(first.kind, first.numbers);
  const Body b = readBody(second.kind, second.numbers);
  if (isBall(first.kind)) {
    return ballGap(a, b);
  }
  if (isBall(second.kind)) {
    return ballGap(b, a);
  }
  const bool aligned = a.form == Form::aabb && b.form == Form::aabb;
  return aligned ? intervalSeparation(a, b) : separation(a, b);
}

/** Of kinds in the table's order, where a plane comes last. */
float gapOf(const Slot& first, const Slot& second) {
  if (first.kind == Kind::plane) {
    return planeGap(readPlane(first.numbers), readPlane(second.numbers));
  }
  if (second.kind == Kind::plane) {
    return planeGap(readBody(first.kind, first.numbers), readPlane(second.numbers));
  }
  return bodyGap(first, second);
}

Outcome outcomeOf(float gap) {
  if (gap > 0) {
    return Outcome::apart;
  }
  return gap == 0 ? Outcome::touching : Outcome::overlapping;
}

}  // namespace

bool isBefore(Kind a, Kind b) {
  return kRank[static_cast<std::size_t>(a)] < kRank[static_cast<std::size_t>(b)];
}

Verdict test(const Slot& a, const Slot& b) {
  const float gap = isBefore(b.kind, a.kind) ? gapOf(b, a) : gapOf(a, b);
  // A depth without end is none.
  const bool measured = std::fabs(gap) < kInfinity;
  return {outcomeOf(gap), measured ? gap + 0.0F : std::numeric_limits<float>::quiet_NaN()};
}

}  // namespace collision::single
