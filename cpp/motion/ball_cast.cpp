// The distance of the ball's center from the box is convex in time, and its square on each stretch
// a quadratic: of the coordinates in which the center is beyond the box then. Where these are one,
// two or three, a face, an edge or a corner is what is nearest. So a time at which a quadratic is
// the square of the radius, and its coordinates are those beyond the box, is that at which the ball
// comes or goes.
#include "motion/ball_cast.h"

#include <array>
#include <cmath>

#include "answer/candidate.h"
#include "batch/lane_outcome.h"
#include "motion/outward.h"
#include "motion/visit_boxes.h"
#include "number/certified.h"
#include "number/double_double_lanes.h"
#include "number/index.h"
#include "number/quadratic_surd.h"
#include "number/roundoff.h"
#include "sat/bounded.h"
#include "sat/box_separation.h"
#include "shapes/core.h"

namespace collision {
namespace {

/** The ball as seen from the box's center, along its axes; all is twice as long, and times the
 * frame's scale. */
template <class T>
struct BallFromBox {
  Vector3<T> place;
  Vector3<T> velocity;
  Vector3<T> half;
  T radius;
};

// Another ball is a box without lengths, whose radius is added.
template <OfKind<Kind::sphere> Ball>
const auto& lowPole(const Ball& ball) {
  return ball.center;
}
template <OfKind<Kind::sphere> Ball>
const auto& highPole(const Ball& ball) {
  return ball.center;
}

/** to − from; of doubles without rounding, where T allows. */
template <class T, class Given>
COLLISION_ALWAYS_INLINE inline Vector3<T> wayBetween(const Vector3<Given>& from,
                                                     const Vector3<Given>& to) {
  if constexpr (std::is_same_v<T, Given>) {
    return to - from;
  } else if constexpr (std::is_same_v<T, DoubleDoubleLanes>) {
    const auto difference = [](double start, double end) COLLISION_ALWAYS_INLINE_LAMBDA {
      return exactSum(DoubleLanes(end), DoubleLanes(-start));
    };
    return {difference(from.x, to.x), difference(from.y, to.y), difference(from.z, to.z)};
  } else {
    return differenceOf<T>(from, to);
  }
}
template <class T, class Box>
COLLISION_ALWAYS_INLINE inline Vector3<T> lengthsOf(const Box& box) {
  if constexpr (Box::kKind == Kind::sphere) {
    return {T(0.0), T(0.0), T(0.0)};
  } else if constexpr (InLanes<Box>) {
    return box.lengths();
  } else {
    return lengthsIn<T>(box);
  }
}

template <class T, class Axes>
COLLISION_ALWAYS_INLINE inline Vector3<T> alongAxes(const Axes& frame, const Vector3<T>& v) {
  return {alongAxis(frame, 0, v), alongAxis(frame, 1, v), alongAxis(frame, 2, v)};
}

/** `velocity` of the ball. */
template <class T, class Axes, class Box, class Ball>
COLLISION_ALWAYS_INLINE inline BallFromBox<T> seenFrom(const Box& box, const Axes& frame,
                                                       const Ball& ball,
                                                       const Vector3<T>& velocity) {
  const Vector3<T> way =
      wayBetween<T>(lowPole(box), ball.center) + wayBetween<T>(highPole(box), ball.center);
  const Vector3<T> length = lengthsOf<T>(box);
  T radius(ball.radius);
  if constexpr (Box::kKind == Kind::sphere) {
    radius = radius + T(box.radius);
  }
  return {alongAxes(frame, way),
          alongAxes(frame, velocity + velocity),
          {scaledByFrame(frame, length.x), scaledByFrame(frame, length.y),
           scaledByFrame(frame, length.z)},
          scaledByFrame(frame, radius + radius)};
}

/** No less than the sum of all numbers, but for the velocity, without the frame's scale. */
template <class T, class Box, class Ball>
COLLISION_ALWAYS_INLINE inline T sizeFrom(const Box& box, const Ball& ball) {
  T radius = ball.radius;
  if constexpr (Box::kKind == Kind::sphere) {
    radius = radius + box.radius;
  }
  return sizeOf(wayBetween<T>(lowPole(box), ball.center), wayBetween<T>(highPole(box), ball.center),
                lengthsOf<T>(box), T(radius + radius));
}

template <class T, class Box>
auto axesIn(const Box& box) {
  if constexpr (Box::kKind != Kind::obb) {
    return StraightAxes<T>();
  } else if constexpr (std::is_same_v<T, Approximate>) {
    return frameIn<T>(box);
  } else if constexpr (std::is_same_v<T, DoubleDoubleLanes>) {
    const Quaternion q = scaledBy(box.rotation, inversePower(largestExponentBits(box.rotation)));
    return scaledAxes<T>(DoubleLanes(q.x), DoubleLanes(q.y), DoubleLanes(q.z), DoubleLanes(q.w));
  } else {
    return roundedFrame(box);
  }
}

// In doubles, what may well be so.

/** On which side of the box places are, along each of its axes: −1, 1, or 0 beside it; 1 where the
 * box has no length, as both sides are the same. */
using Sides = LaneVector;

using LaneBall = BallFromBox<DoubleLanes>;

DoubleLanes beyond(const DoubleLanes& x, const DoubleLanes& half) {
  return greatest(x - half, DoubleLanes(0.0)) + least(x + half, DoubleLanes(0.0));
}
/** From the box to the ball's center. */
LaneVector beyond(const LaneBall& ball, const DoubleLanes& time) {
  const LaneVector x = ball.place + ball.velocity * time;
  return {beyond(x.x, ball.half.x), beyond(x.y, ball.half.y), beyond(x.z, ball.half.z)};
}

Sides sidesOf(const LaneBall& ball, const LaneVector& beyond) {
  const DoubleLanes zero(0.0);
  Sides sides;
  for (int i = 0; i < 3; ++i) {
    sides[i] = choose((beyond[i] > zero) | (ball.half[i] == zero), DoubleLanes(1.0),
                      choose(beyond[i] < zero, DoubleLanes(-1.0), zero));
  }
  return sides;
}
DoubleMask areSame(const Sides& a, const Sides& b) {
  return (a.x == b.x) & (a.y == b.y) & (a.z == b.z);
}

template <class T>
Vector3<T> chooseEach(const DoubleMask& mask, const Vector3<T>& a, const Vector3<T>& b) {
  return {choose(mask, a.x, b.x), choose(mask, a.y, b.y), choose(mask, a.z, b.z)};
}

/** Half of what the square of the distance grows by, a step of time, and half of what that grows
 * by. */
struct Growth {
  Growth(const LaneVector& velocity, const LaneVector& away, const Sides& sides)
      : slope(dot(velocity, away)) {
    const LaneVector counts{velocity.x * sides.x, velocity.y * sides.y, velocity.z * sides.z};
    bend = dot(counts, counts);
  }
  DoubleLanes slope;
  DoubleLanes bend;
};

/** From the box to the ball's center at the time, from one to another, when it is nearest. */
LaneVector nearestAway(const LaneBall& ball, DoubleLanes from, DoubleLanes to) {
  constexpr int kMost = 16;
  const DoubleLanes zero(0.0);
  const LaneVector first = beyond(ball, from);
  LaneVector away = beyond(ball, to);
  const DoubleMask isFirst = dot(ball.velocity, first) >= zero;
  LaneVector found = chooseEach(isFirst, first, away);
  DoubleMask isOpen = butNot(dot(ball.velocity, away) > zero, isFirst);
  DoubleLanes time = to;
  for (int step = 0; step < kMost && isOpen.bits() != 0; ++step) {
    const Sides sides = sidesOf(ball, away);
    const auto [slope, bend] = Growth(ball.velocity, away, sides);
    from = choose(slope < zero, time, from);
    to = choose(slope < zero, to, time);
    const DoubleLanes next = time - slope / bend;
    const LaneVector there = beyond(ball, next);
    const DoubleMask isFound = (slope == zero) | areSame(sidesOf(ball, there), sides);
    found = chooseEach(isOpen, chooseEach(slope == zero, away, there), found);
    isOpen = butNot(isOpen, isFound);
    time =
        choose((next > from) & (next < to), next, from * DoubleLanes(0.5) + to * DoubleLanes(0.5));
    away = beyond(ball, time);
  }
  return found;
}

/** Whether a direction along the box's axes separates them all the time. */
DoubleMask surelySeparates(const LaneBall& ball, const LaneVector& direction,
                           const DoubleLanes& duration, const DoubleLanes& size) {
  constexpr Roundoff kAlong = Roundoff::input(Roundoff::Size::other);
  constexpr Roundoff kPlace =
      dot(kFrameRoundoff.axis[0], vectorOfRoundoff(kPlaceDifference + kPlaceDifference));
  constexpr Roundoff kWay = dot(vectorOfRoundoff(kAlong), vectorOfRoundoff(kPlace));
  constexpr Roundoff kLength = (kPlaceDifference + kPlaceDifference) * kFrameRoundoff.n;
  constexpr Roundoff kReach =
      dot(vectorOfRoundoff(kAlong), vectorOfRoundoff(kLength)) + (kAlong + kAlong) * kLength;
  constexpr Roundoff kRow = kWay + kWay * kUnitNumber - kReach;
  // Of components of at most 1, whatever its length.
  const LaneVector magnitudes{absolute(direction.x), absolute(direction.y), absolute(direction.z)};
  const LaneVector along =
      direction * (DoubleLanes(1.0) / greatest(magnitudes.x, greatest(magnitudes.y, magnitudes.z)));
  constexpr double kLengthPart =
      outwardPart(squareRoot(dot(kVectorRoundedOnce, kVectorRoundedOnce)) + RelativeRoundoff(1));
  const DoubleLanes length = squareRoot(dot(along, along)) * DoubleLanes(1 + 2 * kLengthPart);
  const DoubleLanes reach = absolute(along.x) * ball.half.x + absolute(along.y) * ball.half.y +
                            absolute(along.z) * ball.half.z + length * ball.radius;
  const DoubleLanes start = dot(along, ball.place);
  const DoubleLanes gap = least(start, start + dot(along, ball.velocity) * duration) - reach;
  return gap > withUnderflow(kRow.bound(withinRange(size), DoubleLanes(1.0), DoubleLanes(1.0)));
}

/** When balls come to boxes, and whether they do. */
struct Arrivals {
  DoubleMask exist = DoubleMask(false);
  DoubleLanes time;
  Sides sides;
};

/** Of all slabs that are wider than the box by the radius the last is entered: it has not come. */
DoubleLanes timeBefore(const LaneBall& ball) {
  const DoubleLanes zero(0.0);
  DoubleLanes before(-kInfinity);
  for (int i = 0; i < 3; ++i) {
    const DoubleLanes& v = ball.velocity[i];
    const DoubleLanes toMiddle = choose(v > zero, -ball.place[i], ball.place[i]);
    const DoubleLanes time = (toMiddle - ball.half[i] - ball.radius) / absolute(v);
    before = choose(v == zero, before, greatest(before, time));
  }
  return before;
}

/**
 * By Newton's method from before, which goes no further than the time that it looks for; the root
 * of a quadratic is tried first.
 */
Arrivals arrivalsOf(const LaneBall& ball) {
  constexpr int kMost = 24;
  const DoubleLanes zero(0.0);
  Arrivals found;
  DoubleMask isOpen(true);
  DoubleLanes now = timeBefore(ball);
  for (int step = 0; step < kMost && isOpen.bits() != 0; ++step) {
    const LaneVector away = beyond(ball, now);
    const Sides sides = sidesOf(ball, away);
    const auto [slope, bend] = Growth(ball.velocity, away, sides);
    const DoubleLanes excess = dot(away, away) - ball.radius * ball.radius;
    isOpen = isOpen & (slope < zero);  // else it goes away
    const DoubleLanes square = slope * slope - bend * excess;
    const DoubleLanes time = now + excess / (squareRoot(square) - slope);
    const DoubleMask isRoot =
        isOpen & (square > zero) & areSame(sidesOf(ball, beyond(ball, time)), sides);
    found.exist = found.exist | isRoot;
    found.time = choose(isRoot, time, found.time);
    found.sides = chooseEach(isRoot, sides, found.sides);
    isOpen = butNot(isOpen, isRoot);
    now = now - excess / (slope + slope);
  }
  return found;
}

/** The balls that surely never meet the boxes; `velocity`: without the frame. */
DoubleMask surelyNeverMeet(const LaneBall& ball, const LaneVector& velocity,
                           const DoubleLanes& duration, const DoubleLanes& size) {
  const DoubleLanes within = least(
      duration,
      DoubleLanes(4.0) * size /
          greatest(absolute(velocity.x), greatest(absolute(velocity.y), absolute(velocity.z))));
  const DoubleLanes way = DoubleLanes(2.0) * roundoff::magnitudeOf(velocity) * within;
  const LaneVector away = nearestAway(ball, DoubleLanes(0.0), within);
  return surelySeparates(ball, away, within, size + way);
}

LaneVector inLanes(const Vec3& v) { return {v.x, v.y, v.z}; }

/** One ball in lanes: how it moves, and how it moved backward in time. */
LaneBall bothWays(const BallFromBox<double>& ball) {
  const auto both = [](double number) {
    return DoubleLanes(DoubleLanes::Register{number, -number});
  };
  return {inLanes(ball.place),
          {both(ball.velocity.x), both(ball.velocity.y), both(ball.velocity.z)},
          inLanes(ball.half),
          ball.radius};
}

// The same in numbers that can be rounded.

/** Of the square of the distance from what is on these sides, minus that of the radius:
 * a t² − 2 b t + c. */
template <class T>
struct Quadratic {
  T a;
  T b;
  T c;

  [[nodiscard]] constexpr T discriminant() const { return b * b - a * c; }
};

/** `away[i]`, `velocity[i]`: 0 where it is beside the box. */
template <class T>
constexpr Quadratic<T> quadraticOf(const Vector3<T>& away, const Vector3<T>& velocity,
                                   const T& radius) {
  return {dot(velocity, velocity), -dot(velocity, away), dot(away, away) - radius * radius};
}

/** What is off by how much of the sizes: of all places and lengths, and of the velocity, times n.
 */
struct BallErrors {
  using Worst = RoundoffIn<DoubleDouble>;
  static constexpr Worst kPlaces = Worst::input(Worst::Size::place, Worst::kUnit);
  static constexpr Worst kSpeeds = Worst::input(Worst::Size::direction, Worst::kUnit);
  // A quaternion's components are no more than √n, so that all numbers of its frame are no more
  // than n, and what is measured along its axes is no more than it was, times n.
  static constexpr ScaledAxes<Worst> kFrame = scaledAxes<Worst>(1.0, 1.0, 1.0, 1.0);
  static constexpr Worst kLength = (kPlaces * kFrame.n).atMost(1);
  static constexpr Worst kPlace = dot(kFrame.axis[0], vectorOfRoundoff(kPlaces)).atMost(1);
  static constexpr Worst kVelocity = dot(kFrame.axis[0], vectorOfRoundoff(kSpeeds)).atMost(1);
  static constexpr Quadratic<Worst> kQuadratic = quadraticOf(
      vectorOfRoundoff((kPlace - kLength).atMost(1)), vectorOfRoundoff(kVelocity), kLength);
  static constexpr Worst kDiscriminant = kQuadratic.discriminant();
};

/** When one comes (lane 0) and goes (lane 1), rounded; and whether that is certain. */
CertainLanes timesOf(const BallFromBox<DoubleDoubleLanes>& ball, const Sides& sides,
                     const DoubleLanes& size, const DoubleLanes& speed) {
  const DoubleLanes zero(0.0);
  const DoubleDoubleLanes none;
  Vector3<DoubleDoubleLanes> away;
  Vector3<DoubleDoubleLanes> velocity;
  for (int i = 0; i < 3; ++i) {
    const DoubleMask isBeside = sides[i] == zero;
    const DoubleDoubleLanes& half = ball.half[i];
    away[i] = choose(isBeside, none, ball.place[i] + choose(sides[i] > zero, -half, half));
    velocity[i] = choose(isBeside, none, ball.velocity[i]);
  }
  const auto quadratic = quadraticOf(away, velocity, ball.radius);
  const auto& [a, b, c] = quadratic;
  const DoubleDoubleLanes square = quadratic.discriminant();
  const DoubleDoubleLanes root = squareRoot(square);
  const DoubleLanes way(DoubleLanes::Register{-1.0, 1.0});
  const DoubleDoubleLanes term = choose(way > zero, root, -root);
  // (b ± √d) / a, or c / (b ∓ √d) where these would nearly cancel.
  const DoubleMask isSum = b.hi * way >= zero;
  const auto errorOf = [&](const BallErrors::Worst& number) {
    return withUnderflow(number.bound(size, speed));
  };
  const DoubleLanes squareError = errorOf(BallErrors::kDiscriminant);
  const DoubleLanes sumError = errorOf(BallErrors::kQuadratic.b) + squareError / root.hi +
                               (root.hi + absolute(b.hi)) * DoubleLanes(0x1p-98);
  CertainLanes times = quotient(choose(isSum, b + term, c), choose(isSum, a, b - term),
                                choose(isSum, sumError, errorOf(BallErrors::kQuadratic.c)),
                                choose(isSum, errorOf(BallErrors::kQuadratic.a), sumError));
  times.isCertain = times.isCertain & (squareError <= square.hi * DoubleLanes(0x1p-12));
  // Whether the center is surely beyond these sides alone.
  constexpr RelativeRoundoff kRounded = RelativeRoundoff::roundedOnce();
  constexpr double kPart = kTwoUlp + (kRounded * kRounded + kRounded).ofDifference();
  for (int i = 0; i < 3; ++i) {
    const DoubleLanes& place = ball.place[i].hi;
    const DoubleLanes& half = ball.half[i].hi;
    const DoubleLanes moved = ball.velocity[i].hi * times.number;
    const DoubleLanes slack = (absolute(place) + absolute(moved) + half) * DoubleLanes(2 * kPart) +
                              errorOf(BallErrors::kPlace) +
                              errorOf(BallErrors::kVelocity) * absolute(times.number);
    const DoubleLanes outside =
        choose(sides[i] == zero, half - absolute(place + moved), sides[i] * (place + moved) - half);
    times.isCertain = times.isCertain & ((outside > slack) | (half == zero));
  }
  return times;
}

/** The place of the corner, edge or face of lane 0 among the pieces of a box's differences
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
  const auto digit = [&](int i) -> std::size_t {
    return sides[i][0] == 0 ? 2 : sides[i][0] > 0 ? 1 : 0;
  };
  return kNumbers[9 * digit(0) + 3 * digit(1) + digit(2)];
}

ApproximateVec3 inWorld(const StraightAxes<Approximate>& /*axes*/, const ApproximateVec3& v) {
  return v;
}
ApproximateVec3 inWorld(const ScaledAxes<Approximate>& axes, const ApproximateVec3& v) {
  return turned(axes.axis, v);
}

/** From the box to the ball's center as it comes (lane 0), of any length, along the box's axes. */
ApproximateVec3 awayAtStart(const BallFromBox<Approximate>& ball, const Sides& sides) {
  ApproximateVec3 away;
  ApproximateVec3 velocity;
  for (int i = 0; i < 3; ++i) {
    if (const double side = sides[i][0]; side != 0) {
      away[i] = ball.place[i] - (side > 0 ? ball.half[i] : -ball.half[i]);
      velocity[i] = ball.velocity[i];
    }
  }
  const auto quadratic = quadraticOf(away, velocity, ball.radius);
  const auto time = nearly(QuadraticSurd<Approximate>{quadratic.b, Approximate(-1.0),
                                                      quadratic.discriminant(), quadratic.a});
  return away * time.denominator + velocity * time.numerator;
}

/** A ball and a box in motion. */
template <class Box>
class BallPair {
 public:
  /** `motion` of the two, of which the ball is the first or the second. */
  BallPair(const Box& box, const Sphere& ball, bool isBallFirst, const RelativeMotion& motion)
      : box_(box),
        ball_(ball),
        isBallFirst_(isBallFirst),
        motion_(motion),
        rough_(isBallFirst ? motion.roughVelocity() : -motion.roughVelocity()),
        lanes_(bothWays(seenFrom<double>(box, axesIn<double>(box), ball, rough_))),
        arrivals_(arrivalsOf(lanes_)) {}

  /** Whether doubles say so. */
  [[nodiscard]] bool mayHit() const {
    return arrivals_.exist.bits() == DoubleMask::kAll && arrivals_.time[0] <= motion_.duration() &&
           arrivals_.time[1] <= 0;
  }
  [[nodiscard]] bool surelyNeverMeet() const {
    const DoubleMask never = collision::surelyNeverMeet(lanes_, inLanes(rough_), motion_.duration(),
                                                        sizeFrom<double>(box_, ball_));
    return (never.bits() & 1U) != 0;
  }
  /** Of two that may hit, without the axis; nothing where it is not certain. */
  [[nodiscard]] std::optional<Cast> hit() const {
    const auto axes = axesIn<DoubleDoubleLanes>(box_);
    double n = 1;
    if constexpr (Box::kKind == Kind::obb) {
      n = axes.n.hi[0];
    }
    const CertainLanes times =
        timesOf(seenFrom(box_, axes, ball_, velocityIn<DoubleDoubleLanes>()), arrivals_.sides,
                withinRange(sizeFrom<double>(box_, ball_) * n),
                withinRange(2 * roundoff::magnitudeOf(rough_) * n));
    Cast cast;
    cast.outcome = CastOutcome::hits;
    cast.tEnter = times.number[0];
    cast.tExit = times.number[1];
    // A rounded time is on the side of the start and of the end on which the true one is, or is
    // that.
    if (times.isCertain.bits() != DoubleMask::kAll || cast.tEnter == 0 || !(cast.tExit > 0) ||
        !(cast.tEnter < motion_.duration())) {
      return std::nullopt;
    }
    cast.tExit = least(cast.tExit, motion_.duration());
    if (cast.tEnter < 0) {
      cast.tEnter = 0;
    } else {
      constexpr bool kIsOnePiece = Box::kKind == Kind::sphere;
      cast.candidate = kIsOnePiece ? 0 : pieceOf(arrivals_.sides);
    }
    return cast;
  }
  /** From a to b as they meet. */
  [[nodiscard]] Vec3 axis() const {
    const auto axes = axesIn<Approximate>(box_);
    const ApproximateVec3 away = inWorld(
        axes, awayAtStart(seenFrom(box_, axes, ball_, velocityIn<Approximate>()), arrivals_.sides));
    return unitOf(isBallFirst_ ? -away : away);
  }

 private:
  template <class T>
  [[nodiscard]] Vector3<T> velocityIn() const {
    const auto& [a, b, duration] = motion_.given();
    return isBallFirst_ ? wayBetween<T>(b, a) : wayBetween<T>(a, b);
  }

  const Box& box_;
  const Sphere& ball_;
  bool isBallFirst_;
  const RelativeMotion& motion_;
  Vec3 rough_;
  LaneBall lanes_;  // forward and backward in time
  Arrivals arrivals_;
};

template <class Box>
std::optional<Cast> castOf(const BallPair<Box>& pair, bool withAxis) {
  if (!pair.mayHit()) {
    return pair.surelyNeverMeet() ? std::optional(Cast{}) : std::nullopt;
  }
  auto cast = pair.hit();
  if (cast && cast->candidate >= 0 && withAxis) {
    cast->axis = pair.axis();
  }
  return cast;
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
      const Sphere& ball = (isBallFirst ? a : b).as<Sphere>();
      return castOf(BallPair(box, ball, isBallFirst, motion), withAxis);
    };
    return isBallFirst && b.kind() == Kind::sphere ? castAt(b.as<Sphere>())
                                                   : visitBox(isBallFirst ? b : a, castAt);
  });
  return found ? *found : std::nullopt;
}

namespace {

template <class Box>
void castBalls(const LanePairs& pairs, double duration, LaneCaster::Casts& into) {
  const LanesOf<Sphere> ball(pairs.a);
  const LanesOf<Box> box(pairs.b);
  const DoubleLanes speed = roundoff::magnitudeOf(pairs.velocity);
  const DoubleLanes zero(0.0);
  DoubleMask isTold = filter::areOrdinary(ball, box) & (ball.radius > zero) & (speed > zero) &
                      (speed <= DoubleLanes(0x1p+100));
  if constexpr (Box::kKind == Kind::sphere) {
    isTold = isTold & (box.radius > zero);
  } else {
    isTold = isTold & (lanes::leastOf(box.lengths()) > zero);
  }
  const DoubleMask never =
      surelyNeverMeet(seenFrom<DoubleLanes>(box, axesIn<DoubleLanes>(box), ball, pairs.velocity),
                      pairs.velocity, duration, sizeFrom<DoubleLanes>(box, ball));
  for (int i = 0; i < DoubleLanes::kCount; ++i) {
    const bool isNever = ((never & isTold).bits() >> i & 1U) != 0;
    const bool isAsked = (isTold.bits() >> i & 1U) != 0;
    into[at(i)].outcome = isNever   ? CastOutcome::never
                          : isAsked ? CastOutcome::hits
                                    : CastOutcome::invalid;
  }
}

template <class Box>
bool findTimesOfBall(const double* a, const double* b, const Motion& motion,
                     const LaneCast& /*no rows*/, MeetingTimes& into) {
  const RelativeMotion relative(motion);
  const Sphere ball = ShapeTraits<Sphere>::read(a);
  const Box box(ShapeTraits<Box>::read(b));
  const BallPair<Box> pair(box, ball, true, relative);
  if (!pair.mayHit()) {
    return false;
  }
  const auto cast = pair.hit();
  if (cast) {
    into = meetingTimesOf(*cast);
  }
  return cast.has_value();
}

template <class Box, class Framed = Box>
constexpr LaneCaster kBallCaster{castBalls<Box>, findTimesOfBall<Framed>};

}  // namespace

const LaneCaster* ballCasterOf(Kind box) {
  switch (box) {
    case Kind::sphere:
      return &kBallCaster<Sphere>;
    case Kind::aabb:
      return &kBallCaster<Aabb>;
    case Kind::obb:
      return &kBallCaster<Obb, FramedObb>;
    default:
      return nullptr;
  }
}

}  // namespace collision
