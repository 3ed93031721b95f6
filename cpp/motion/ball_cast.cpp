// The distance of the ball's center from the box is convex in time, and its square on each stretch
// a quadratic: of the coordinates in which the center is beyond the box then. Where these are one,
// two or three, a face, an edge or a corner is what is nearest. So a time at which a quadratic is
// the square of the radius, and its coordinates are those beyond the box, is that at which the ball
// comes or goes.
#include "motion/ball_cast.h"

#include <array>
#include <cmath>

#include "answer/candidate.h"
#include "motion/outward.h"
#include "motion/visit_boxes.h"
#include "number/certified.h"
#include "number/index.h"
#include "number/quadratic_surd.h"
#include "number/roundoff.h"
#include "sat/bounded.h"
#include "sat/box_separation.h"
#include "shapes/core.h"

namespace collision {
namespace {

/** On which side of the box a place is, along each of its axes: −1, 1, or 0 beside it; 1 where the
 * box has no length, as both sides are the same. */
using Sides = std::array<int, 3>;

/** The ball as seen from the box's center, along its axes; all is twice as long, and times the
 * frame's scale. */
template <class T>
struct BallFromBox {
  Vector3<T> place;
  Vector3<T> velocity;
  Vector3<T> half;
  T radius;
};

template <class T, class Axes>
Vector3<T> alongAxes(const Axes& frame, const Vector3<T>& v) {
  return {alongAxis(frame, 0, v), alongAxis(frame, 1, v), alongAxis(frame, 2, v)};
}

/** `velocity` of the ball. */
template <class T, class Axes, class Box>
BallFromBox<T> seenFrom(const Box& box, const Axes& frame, const Sphere& ball,
                        const Vector3<T>& velocity) {
  const Vector3<T> way =
      differenceOf<T>(lowPole(box), ball.center) + differenceOf<T>(highPole(box), ball.center);
  const Vector3<T> length = lengthsIn<T>(box);
  const T radius(ball.radius);
  return {alongAxes(frame, way),
          alongAxes(frame, velocity + velocity),
          {scaledByFrame(frame, length.x), scaledByFrame(frame, length.y),
           scaledByFrame(frame, length.z)},
          scaledByFrame(frame, radius + radius)};
}

/** As seen from the center of another ball, whose radius is added; neither twice as long nor
 * scaled. */
template <class T>
BallFromBox<T> seenFrom(const Sphere& other, const StraightAxes<T>& /*axes*/, const Sphere& ball,
                        const Vector3<T>& velocity) {
  return {
      differenceOf<T>(other.center, ball.center), velocity, {}, T(other.radius) + T(ball.radius)};
}

/** No less than the sum of all numbers, but for the velocity. */
template <class Box>
double sizeFrom(const Box& box, const Sphere& ball) {
  return sizeOf(ball.center - lowPole(box), ball.center - highPole(box), lengthsIn<double>(box),
                2 * ball.radius);
}
double sizeFrom(const Sphere& other, const Sphere& ball) {
  return sizeOf(ball.center - other.center, 2 * other.radius, 2 * ball.radius);
}

template <class T>
StraightAxes<T> axesOf(const Sphere& /*ball*/) {
  return {};
}
template <class T>
StraightAxes<T> axesOf(const Aabb& /*box*/) {
  return {};
}
template <class T>
ScaledAxes<T> axesOf(const FramedObb& box) {
  if constexpr (std::is_same_v<T, double>) {
    return box.frame;
  } else {
    return frameIn<T>(box);
  }
}

double beyond(double x, double half) { return greatest(x - half, 0.0) + least(x + half, 0.0); }
Vec3 beyond(const BallFromBox<double>& ball, double time) {
  const Vec3 x = ball.place + ball.velocity * time;
  return {beyond(x.x, ball.half.x), beyond(x.y, ball.half.y), beyond(x.z, ball.half.z)};
}

Sides sidesOf(const BallFromBox<double>& ball, const Vec3& beyond) {
  Sides sides{};
  for (int i = 0; i < 3; ++i) {
    const bool isAbove = beyond[i] > 0 || ball.half[i] == 0;
    sides[at(i)] = isAbove ? 1 : (beyond[i] < 0 ? -1 : 0);
  }
  return sides;
}

/** When a ball comes to the box, or that it doesn't; in doubles. */
struct Arrival {
  bool exists = false;
  double time = 0;
  Sides sides{};
  /** From the box to the center of a ball that never comes, where it is nearest. */
  Vec3 away{};
};

/** Half of what the square of the distance grows by, a step of time, and half of what that grows
 * by. */
struct Growth {
  Growth(const Vec3& velocity, const Vec3& away, const Sides& sides) : slope(dot(velocity, away)) {
    for (int i = 0; i < 3; ++i) {
      bend += sides[at(i)] != 0 ? velocity[i] * velocity[i] : 0;
    }
  }
  double slope;
  double bend = 0;
};

/** Of a ball that comes nearer before one time and goes away after another. */
Vec3 nearestAway(const BallFromBox<double>& ball, double before, double after) {
  constexpr int kMost = 16;
  double time = after;
  Vec3 away = beyond(ball, time);
  for (int step = 0; step < kMost; ++step) {
    const Sides sides = sidesOf(ball, away);
    const Growth growth(ball.velocity, away, sides);
    if (growth.slope == 0) {
      return away;
    }
    (growth.slope < 0 ? before : after) = time;
    double next = time - growth.slope / growth.bend;
    const Vec3 there = beyond(ball, next);
    if (sidesOf(ball, there) == sides) {
      return there;
    }
    if (!(next > before && next < after)) {
      next = before * 0.5 + after * 0.5;
    }
    time = next;
    away = beyond(ball, time);
  }
  return away;
}

/** Times in doubles before a ball comes to the box. */
struct Before {
  /** Of all coordinates that change the first is beside the box: until then it comes nearer. */
  double nearing = kInfinity;
  /** Of the slabs that are wider than the box by the radius the last is entered. */
  double arrival = -kInfinity;
};
Before timesBefore(const BallFromBox<double>& ball) {
  Before before;
  for (int i = 0; i < 3; ++i) {
    const double speed = std::fabs(ball.velocity[i]);
    if (speed > 0) {
      const double toMiddle = ball.velocity[i] > 0 ? -ball.place[i] : ball.place[i];
      before.nearing = least(before.nearing, (toMiddle - ball.half[i]) / speed);
      before.arrival = greatest(before.arrival, (toMiddle - ball.half[i] - ball.radius) / speed);
    }
  }
  return before;
}

/**
 * By Newton's method from before, which goes no further than the time that it looks for; the root
 * of a quadratic is tried first.
 */
Arrival arrivalOf(const BallFromBox<double>& ball) {
  constexpr int kMost = 24;
  auto [before, start] = timesBefore(ball);
  Arrival found{false, start};
  for (int step = 0; step < kMost; ++step) {
    const Vec3 away = beyond(ball, found.time);
    const Sides sides = sidesOf(ball, away);
    const auto [slope, bend] = Growth(ball.velocity, away, sides);
    const double excess = dot(away, away) - ball.radius * ball.radius;
    if (!(slope < 0)) {
      found.away = nearestAway(ball, before, found.time);
      return found;
    }
    const double square = slope * slope - bend * excess;
    if (square > 0) {
      const double time = found.time + excess / (std::sqrt(square) - slope);
      if (sidesOf(ball, beyond(ball, time)) == sides) {
        return {true, time, sides, away};
      }
    }
    before = found.time;
    found.time -= excess / (2 * slope);
  }
  return found;
}

/** The same backward in time: when it goes. */
Arrival departureOf(const BallFromBox<double>& ball) {
  BallFromBox<double> reversed = ball;
  reversed.velocity = -ball.velocity;
  Arrival found = arrivalOf(reversed);
  found.time = -found.time;
  return found;
}

/** Whether a direction along the box's axes separates them all the time. */
bool surelySeparates(const BallFromBox<double>& ball, const Vec3& direction, double duration,
                     double size) {
  constexpr Roundoff kAlong = Roundoff::input(Roundoff::Size::other);
  constexpr Roundoff kPlace =
      dot(kFrameRoundoff.axis[0], vectorOfRoundoff(kPlaceDifference + kPlaceDifference));
  constexpr Roundoff kWay = dot(vectorOfRoundoff(kAlong), vectorOfRoundoff(kPlace));
  constexpr Roundoff kLength = (kPlaceDifference + kPlaceDifference) * kFrameRoundoff.n;
  constexpr Roundoff kReach =
      dot(vectorOfRoundoff(kAlong), vectorOfRoundoff(kLength)) + (kAlong + kAlong) * kLength;
  constexpr Roundoff kRow = kWay + kWay * kUnitNumber - kReach;
  // Of components of at most 1, whatever its length.
  const Vec3 along = direction * (1 / largestMagnitude(direction));
  const double reach = std::fabs(along.x) * ball.half.x + std::fabs(along.y) * ball.half.y +
                       std::fabs(along.z) * ball.half.z + lengthAbove(along) * ball.radius;
  const double start = dot(along, ball.place);
  const double gap = least(start, start + dot(along, ball.velocity) * duration) - reach;
  return certain({gap, kRow.bound(withinRange(size), 1.0, 1.0)}) == Certain::positive;
}

/** The time at which the ball comes to (−1) or goes from (1) what is on these sides, if it ever
 * does. */
std::optional<QuadraticSurd<Approximate>> timeAt(const BallFromBox<Approximate>& ball,
                                                 const Sides& sides, int way) {
  Approximate a;
  Approximate b;
  Approximate c = -(ball.radius * ball.radius);
  int count = 0;
  int last = 0;
  for (int i = 0; i < 3; ++i) {
    if (sides[at(i)] != 0) {
      const Approximate& v = ball.velocity[i];
      const Approximate x =
          sides[at(i)] > 0 ? ball.place[i] - ball.half[i] : ball.place[i] + ball.half[i];
      a = a + v * v;
      b = b - v * x;
      c = c + x * x;
      ++count;
      last = i;
    }
  }
  if (count == 1) {
    const Approximate reach = ball.half[last] + ball.radius;
    const Approximate& x = ball.place[last];
    const Approximate& v = ball.velocity[last];
    if (static_cast<int>(v.sign()) != sides[at(last)] * way) {
      return std::nullopt;
    }
    return QuadraticSurd<Approximate>::fraction(sides[at(last)] > 0 ? reach - x : -reach - x, v);
  }
  const Approximate square = b * b - a * c;
  if (count == 0 || a.sign() != Sign::positive || square.sign() != Sign::positive) {
    return std::nullopt;
  }
  return QuadraticSurd<Approximate>{b, Approximate(static_cast<double>(way)), square, a};
}

/** Whether the center is surely beyond these sides alone at a time, which is within 2 ulp. */
bool isBeyond(const BallFromBox<Approximate>& ball, const Sides& sides, double time) {
  constexpr RelativeRoundoff kNumber;
  constexpr double kPart = kTwoUlp + (kNumber * kNumber + kNumber).ofDifference();
  for (int i = 0; i < 3; ++i) {
    const double place = ball.place[i].hi();
    const double way = ball.velocity[i].hi() * time;
    const double half = ball.half[i].hi();
    if (half == 0) {
      continue;
    }
    const double error = ball.place[i].errorOfHi() + ball.half[i].errorOfHi() +
                         ball.velocity[i].errorOfHi() * std::fabs(time);
    const double slack = raised(error + kPart * (std::fabs(place) + std::fabs(way) + half));
    const int side = sides[at(i)];
    const double outside = side == 0 ? std::fabs(place + way) - half : side * (place + way) - half;
    if (!(side == 0 ? outside < -slack : outside > slack)) {
      return false;
    }
  }
  return true;
}

/** The place of a corner, edge or face among the pieces of a box's differences
 * (motion/piece_names.h). */
int pieceOf(const Sides& sides) {
  static constexpr auto kNumbers = [] {
    std::array<int, 27> numbers{};
    int next = 0;
    for (int ways = 0; ways < 3; ++ways) {
      for (std::size_t i = 0; i < numbers.size(); ++i) {
        const std::size_t beside =
            (i / 9 == 2 ? 1 : 0) + (i / 3 % 3 == 2 ? 1 : 0) + (i % 3 == 2 ? 1 : 0);
        if (beside == at(ways)) {
          numbers[i] = next++;
        }
      }
    }
    return numbers;
  }();
  const auto digit = [&](std::size_t i) -> std::size_t {
    return sides[i] == 0 ? 2 : sides[i] > 0 ? 1 : 0;
  };
  return kNumbers[9 * digit(0) + 3 * digit(1) + digit(2)];
}

ApproximateVec3 inWorld(const StraightAxes<Approximate>& /*axes*/, const ApproximateVec3& v) {
  return v;
}
ApproximateVec3 inWorld(const ScaledAxes<Approximate>& axes, const ApproximateVec3& v) {
  return turned(axes.axis, v);
}

/** From the box to the ball's center at a time, of any length, along the box's axes. */
ApproximateVec3 awayAt(const BallFromBox<Approximate>& ball, const Sides& sides,
                       const Fraction<Approximate>& time) {
  ApproximateVec3 away;
  for (int i = 0; i < 3; ++i) {
    if (const int side = sides[at(i)]; side != 0) {
      const Approximate& half = ball.half[i];
      away[i] = (ball.place[i] - (side > 0 ? half : -half)) * time.denominator +
                ball.velocity[i] * time.numerator;
    }
  }
  return away;
}

/** What doubles tell of a motion: how the ball comes and goes, or that it surely never meets the
 * box. */
struct Passage {
  bool surelyNever = false;
  bool exists = false;
  Sides comes{};
  Sides goes{};
};

/** `size`: as sizeFrom(). */
Passage passageOf(const BallFromBox<double>& ball, const RelativeMotion& motion, double size) {
  const double duration = motion.durationWithin(size);
  const auto separatedBy = [&](const Vec3& away) -> Passage {
    const double way = 2 * roundoff::magnitudeOf(motion.roughVelocity()) * duration;
    return {.surelyNever = surelySeparates(ball, away, duration, size + way)};
  };
  const Arrival arrival = arrivalOf(ball);
  if (!arrival.exists) {
    return separatedBy(arrival.away);
  }
  if (arrival.time > duration) {
    return separatedBy(beyond(ball, duration));
  }
  const Arrival departure = departureOf(ball);
  if (departure.time < 0) {
    return separatedBy(beyond(ball, 0));
  }
  return {.exists = true, .comes = arrival.sides, .goes = departure.sides};
}

/** A cast without its axis, and from the box to the ball's center at tEnter along the box's axes.
 */
struct ProvenCast {
  Cast cast;
  ApproximateVec3 away;
};

std::optional<ProvenCast> provenCast(const BallFromBox<Approximate>& ball, const Passage& passage,
                                     const RelativeMotion& motion) {
  const auto enter = timeAt(ball, passage.comes, -1);
  const auto exit = timeAt(ball, passage.goes, 1);
  if (!enter || !exit) {
    return std::nullopt;
  }
  ProvenCast found;
  Cast& cast = found.cast;
  cast.outcome = CastOutcome::hits;
  cast.tEnter = rounded(*enter);
  cast.tExit = rounded(*exit);
  const bool isProven =
      isBeyond(ball, passage.comes, cast.tEnter) && isBeyond(ball, passage.goes, cast.tExit);
  // A rounded time is on the side of the start and of the end on which the true one is, or is that.
  if (!isProven || cast.tEnter == 0 || !(cast.tExit > 0 && cast.tEnter < motion.duration())) {
    return std::nullopt;
  }
  cast.tExit = least(cast.tExit, motion.duration());
  if (cast.tEnter < 0) {
    cast.tEnter = 0;
  } else {
    cast.candidate = pieceOf(passage.comes);
    found.away = awayAt(ball, passage.comes, nearly(*enter));
  }
  return found;
}

template <class Box>
std::optional<Cast> castOf(const Box& box, const Sphere& ball, bool isBallFirst,
                           const RelativeMotion& motion, bool withAxis) {
  const Vec3 velocity = isBallFirst ? motion.roughVelocity() : -motion.roughVelocity();
  const Passage passage = passageOf(seenFrom<double>(box, axesOf<double>(box), ball, velocity),
                                    motion, sizeFrom(box, ball));
  if (!passage.exists) {
    return passage.surelyNever ? std::optional(Cast{}) : std::nullopt;
  }
  const ApproximateVec3 exactly = motion.velocity<Approximate>();
  const auto axes = axesOf<Approximate>(box);
  auto found = provenCast(seenFrom<Approximate>(box, axes, ball, isBallFirst ? exactly : -exactly),
                          passage, motion);
  if (!found) {
    return std::nullopt;
  }
  if (found->cast.candidate >= 0 && std::is_same_v<Box, Sphere>) {
    found->cast.candidate = 0;  // the one piece that there is
  }
  if (withAxis && found->cast.candidate >= 0) {
    const ApproximateVec3 away = inWorld(axes, found->away);
    found->cast.axis = unitOf(isBallFirst ? -away : away);
  }
  return found->cast;
}

bool isBall(ShapeRef shape) { return shape.kind() == Kind::sphere && radiusOf(shape) > 0; }
bool isSolidBox(ShapeRef shape) {
  return isBox(shape.kind()) && visitBox(shape, [](const auto& box) { return isSolid(box); });
}

}  // namespace

bool isBallCast(ShapeRef a, ShapeRef b) {
  return (isBall(a) && (isBall(b) || isSolidBox(b))) || (isSolidBox(a) && isBall(b));
}

std::optional<Cast> castOfBall(ShapeRef a, ShapeRef b, const RelativeMotion& motion,
                               bool withAxis) {
  const bool isBallFirst = a.kind() == Kind::sphere;
  const auto found = withoutDoubt([&] {
    const auto castAt = [&](const auto& box) {
      return castOf(box, (isBallFirst ? a : b).as<Sphere>(), isBallFirst, motion, withAxis);
    };
    return isBallFirst && b.kind() == Kind::sphere ? castAt(b.as<Sphere>())
                                                   : visitBox(isBallFirst ? b : a, castAt);
  });
  return found ? *found : std::nullopt;
}

}  // namespace collision
