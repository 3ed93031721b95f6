#include "motion/turning_pair.h"

#include "collision/collision.h"
#include "convex/axis_range.h"
#include "mesh/mesh_pair.h"
#include "motion/outward.h"
#include "shapes/visit_any.h"

namespace collision {
namespace {

// Formulas of numbers that are not negative, for doubles and for their roundings.

/** Of two points at most so far from their pivots. */
template <class T>
constexpr T speedOf(const T& velocity, const T& turnA, const T& reachA, const T& turnB,
                    const T& reachB) {
  return velocity + turnA * reachA + turnB * reachB;
}
double squareRoot(double a) { return std::sqrt(a); }
template <class T>
constexpr T curvingOf(const T& turnA, const T& reachA, const T& turnB, const T& reachB) {
  return squareRoot((turnA * turnA * reachA + turnB * turnB * reachB) * T(0.5));
}

/** How deep two that overlap are in each other at least, if that is known; else 0. */
double leastDepth(ShapeRef a, ShapeRef b) {
  if (!isMesh(a) && !isMesh(b)) {
    const double depth = distance(a, b).depth;
    return depth > 0 ? lowered(depth, kTwoUlp) : 0;
  }
  const Verdict verdict = test(a, b);
  const int i = verdict.triangleA;
  const int j = verdict.triangleB;
  if (verdict.outcome != Outcome::overlapping || (i < 0 && j < 0)) {
    return 0;
  }
  return MeshPair(a, b).withShapes(
      i, j, [](ShapeRef first, ShapeRef second) { return leastDepth(first, second); });
}

}  // namespace

TurningPair::TurningPair(ShapeRef a, ShapeRef b, const TurningMotion& motion)
    : motion_(motion),
      a_(a, motion.velocityA, motion.angularVelocityA),
      b_(b, motion.velocityB, motion.angularVelocityB) {
  constexpr RelativeRoundoff kExact;
  constexpr double kSpeedPart = outwardPart(speedOf(kExact, kExact, kExact, kExact, kExact));
  constexpr double kCurvingPart = outwardPart(curvingOf(kExact, kExact, kExact, kExact));
  const double turnA = lengthAbove(a_.angularVelocity());
  const double turnB = lengthAbove(b_.angularVelocity());
  const double velocity = lengthAbove(motion.velocityA - motion.velocityB);
  mostSpeed_ = raised(speedOf(velocity, turnA, a_.reach(), turnB, b_.reach()), kSpeedPart);
  curving_ = raised(curvingOf(turnA, a_.reach(), turnB, b_.reach()), kCurvingPart);
}

Poses TurningPair::at(double time) const {
  const Pose a = a_.at(time);
  const Pose b = b_.at(time);
  const double error = a.error + b.error;
  return {time, a.shape, b.shape, error == 0 ? 0 : raised(error)};
}

Vec3 TurningPair::separatingAxis(const Distance& distance) const {
  // Across a plane shapes cover all of any axis but its own normal, as it is given.
  for (const ShapeRef shape : {a_.shape(), b_.shape()}) {
    if (shape.kind() == Kind::plane) {
      const Vec3& normal = shape.as<Plane>().normal;
      const double scale = std::scalbn(1.0, -std::ilogb(largestMagnitude(normal)));
      return normal * (dot(normal * scale, distance.axis) < 0 ? -scale : scale);
    }
  }
  return distance.axis;
}

double TurningPair::leastDistance(const Distance& distance, const Poses& poses) {
  return lowered(lowered(distance.distance, kTwoUlp) - poses.error);
}

double TurningPair::leastGap(const Vec3& axis, const Poses& poses) {
  const double end = intervalAlong(poses.a, axis).max;
  const double start = intervalAlong(poses.b, axis).min;
  const double off = raised((std::fabs(end) + std::fabs(start)) * kTwoUlp + poses.error);
  const double gap = (start - end) - off;
  return gap > 0 ? lowered(gap) : gap;
}

bool TurningPair::surelyMeet(const Poses& poses) {
  if (poses.error == 0) {
    return meets(poses.a, poses.b);
  }
  // With the difference D of convex shapes as they are posed: if 0 lies in D and is further than
  // the error from its boundary, then along every axis the shapes reach over 0 by more than what
  // they can be off, so 0 lies in their true difference.
  return leastDepth(poses.a, poses.b) > poses.error;
}

Closing TurningPair::closingAlong(const Vec3& axis, const Poses& poses) const {
  // The velocity of a point along n is n · v + n · (ω × r) = n · v + (n × ω) · r over |n|, and |r|
  // never changes. What rounding takes from n × ω and n · v is a part of |n| |ω| and |n| |v|.
  constexpr RelativeRoundoff kExact;
  constexpr RelativeRoundoff kLength = squareRoot(dot(kExactVector, kExactVector));
  constexpr double kPart = outwardPart(speedOf(kExact, kExact, kExact, kExact, kExact));
  constexpr double kQuotientPart = outwardPart((kExact + kExact) / kLength);
  constexpr double kOff = 4 * kDotPart;
  const double length = lengthAbove(axis);
  const auto across = [&](const TurningShape& shape) {
    const Vec3& turn = shape.angularVelocity();
    return raised(lengthAbove(cross(axis, turn)) + kOff * length * lengthAbove(turn), kPart);
  };
  const Vec3 velocity = motion_.velocityA - motion_.velocityB;
  const double turning = speedOf(kOff * length * lengthAbove(velocity), across(a_), a_.reach(),
                                 across(b_), b_.reach());
  const double speed = dot(axis, velocity) + raised(turning, kPart);
  return {leastGap(axis, poses),
          speed <= 0 ? 0 : raised(speed / std::sqrt(dot(axis, axis)), kQuotientPart)};
}

bool TurningPair::staysOpen(const Closing& closing, double from, double to) {
  constexpr double kPart = outwardPart(RelativeRoundoff(1) * RelativeRoundoff::roundedOnce());
  return closing.gap > 0 &&
         (closing.speed == 0 || raised(closing.speed * (to - from), kPart) < closing.gap);
}

bool TurningPair::staysOpen(double gap, double from, double next, double to) const {
  // Between the times, at the part s of the way, each pair of points that face each other is at
  // least (1 − s) gap + s next − m d² s (1 − s) / 2 apart, d being the step: a parabola that stays
  // positive where √(m / 2) d < √gap + √next.
  constexpr double kStepPart = outwardPart(RelativeRoundoff(1) * RelativeRoundoff::roundedOnce());
  constexpr double kRootsPart = outwardPart(squareRoot(RelativeRoundoff(1)) + RelativeRoundoff(1));
  return gap > 0 && next > 0 &&
         raised(curving_ * (to - from), kStepPart) <
             lowered(std::sqrt(gap) + std::sqrt(next), kRootsPart);
}

double TurningPair::openUntil(const Closing& closing, double from) {
  // A quotient and what the sum of the two adds, unless that is exact.
  constexpr double kPart =
      outwardPart((RelativeRoundoff(1) / RelativeRoundoff(1)) * RelativeRoundoff::roundedOnce());
  const double step = lowered(closing.gap / closing.speed, kPart);
  const double to = from + step;
  return to - from > step ? std::nextafter(to, from) : to;
}

double TurningPair::stepBetween(double gap, double next) const {
  return (std::sqrt(gap) + std::sqrt(next)) / curving_;
}

}  // namespace collision
