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
#include "linear/frame_lanes.h"
#include "motion/ball_lanes.h"
#include "motion/outward.h"
#include "motion/visit_boxes.h"
#include "number/certified.h"
#include "number/double_double_lanes.h"
#include "number/index.h"
#include "number/quadratic_surd.h"
#include "number/roundoff.h"
#include "shapes/core.h"

namespace collision {
namespace {

LaneVector inLanes(const Vec3& v) { return {v.x, v.y, v.z}; }

/** One ball in lanes: how it moves, and how it moved backward in time. */
LaneBall bothWays(const BallFromBox<double>& ball) {
  const auto both = [](double number) { return lanesOf(number, -number); };
  return {inLanes(ball.place),
          {both(ball.velocity.x), both(ball.velocity.y), both(ball.velocity.z)},
          inLanes(ball.half),
          ball.radius};
}

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
  const DoubleLanes way = lanesOf(-1.0, 1.0);
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

/** A box by what balls ask of it; another ball is a box without lengths that has a radius. */
struct BallBox {
  explicit BallBox(const Aabb& box) : low(box.min), high(box.max), from(box.min), to(box.max) {}
  explicit BallBox(const FramedObb& box)
      : low(box.center),
        high(box.center),
        from(-box.halfExtents),
        to(box.halfExtents),
        turned(&box) {}
  explicit BallBox(const Sphere& ball) : low(ball.center), high(ball.center), radius(ball.radius) {}

  // Twice the middle is their sum.
  Vec3 low;
  Vec3 high;
  // The lengths are their difference.
  Vec3 from;
  Vec3 to;
  double radius = 0;
  const FramedObb* turned = nullptr;  // null: straight
};

/** to − from; without rounding, where T allows. */
template <class T>
Vector3<T> wayBetween(const Vec3& from, const Vec3& to) {
  if constexpr (std::is_same_v<T, DoubleDoubleLanes>) {
    const auto difference = [](double start, double end) COLLISION_ALWAYS_INLINE_LAMBDA {
      return exactSum(DoubleLanes(end), DoubleLanes(-start));
    };
    return {difference(from.x, to.x), difference(from.y, to.y), difference(from.z, to.z)};
  } else {
    return differenceOf<T>(from, to);
  }
}

/** Along the world's axes. `velocity` of the ball. */
template <class T>
BallFromBox<T> seenFrom(const BallBox& box, const Sphere& ball, const Vector3<T>& velocity) {
  const T radius = T(ball.radius) + T(box.radius);
  return {wayBetween<T>(box.low, ball.center) + wayBetween<T>(box.high, ball.center),
          velocity + velocity, wayBetween<T>(box.from, box.to), radius + radius};
}

/** A ball and a box in motion. */
class BallPair {
 public:
  /** `motion` of the two, of which the ball is the first or the second. */
  BallPair(const BallBox& box, const Sphere& ball, bool isBallFirst, const RelativeMotion& motion)
      : box_(box),
        ball_(ball),
        isBallFirst_(isBallFirst),
        motion_(motion),
        velocity_(isBallFirst ? motion.roughVelocity() : -motion.roughVelocity()) {
    const BallFromBox<double> seen = seenFrom(box, ball, velocity_);
    size_ = sizeOf(seen.place, seen.half, seen.radius);
    lanes_ = bothWays(box.turned != nullptr ? turned(seen, box.turned->frame) : seen);
    arrivals_ = arrivalsOf(lanes_);
  }

  /** Whether doubles say so. */
  [[nodiscard]] bool mayHit() const {
    return holdsForAll(arrivals_.exist) && arrivals_.time[0] <= motion_.duration() &&
           arrivals_.time[1] <= 0;
  }
  [[nodiscard]] bool surelyNeverMeet() const {
    return collision::surelyNeverMeet(lanes_, inLanes(velocity_), motion_.duration(), size_)[0];
  }
  /** Of two that may hit, without the axis; nothing where it is not certain. */
  [[nodiscard]] std::optional<Cast> hit() const;
  /** From a to b as they meet. */
  [[nodiscard]] Vec3 axis() const;

 private:
  template <class T>
  [[nodiscard]] BallFromBox<T> seenAlongTheWorld() const {
    const auto& [a, b, duration] = motion_.given();
    return seenFrom(box_, ball_, isBallFirst_ ? wayBetween<T>(b, a) : wayBetween<T>(a, b));
  }

  const BallBox& box_;
  const Sphere& ball_;
  bool isBallFirst_;
  const RelativeMotion& motion_;
  Vec3 velocity_;
  double size_;
  LaneBall lanes_;  // forward and backward in time
  Arrivals arrivals_;
};

std::optional<Cast> BallPair::hit() const {
  BallFromBox<DoubleDoubleLanes> seen = seenAlongTheWorld<DoubleDoubleLanes>();
  double n = 1;
  if (box_.turned != nullptr) {
    const auto frame = framesOf(box_.turned->rotation, box_.turned->rotation);
    seen = turned(seen, frame);
    n = frame.n.hi[0];
  }
  const CertainLanes times = timesOf(seen, arrivals_.sides, withinRange(size_ * n),
                                     withinRange(2 * roundoff::magnitudeOf(velocity_) * n));
  Cast cast;
  cast.outcome = CastOutcome::hits;
  cast.tEnter = times.number[0];
  cast.tExit = times.number[1];
  // A rounded time is on the side of the start and of the end on which the true one is, or is that.
  if (!holdsForAll(times.isCertain) || cast.tEnter == 0 || !(cast.tExit > 0) ||
      !(cast.tEnter < motion_.duration())) {
    return std::nullopt;
  }
  cast.tExit = least(cast.tExit, motion_.duration());
  if (cast.tEnter < 0) {
    cast.tEnter = 0;
  } else {
    cast.candidate = box_.radius > 0 ? 0 : pieceOf(arrivals_.sides);  // of a ball there is one
  }
  return cast;
}

Vec3 BallPair::axis() const {
  const auto seen = seenAlongTheWorld<Approximate>();
  ApproximateVec3 away;
  if (box_.turned != nullptr) {
    const auto frame = frameIn<Approximate>(*box_.turned);
    away = turned(frame.axis, awayAtStart(turned(seen, frame), arrivals_.sides));
  } else {
    away = awayAtStart(seen, arrivals_.sides);
  }
  return unitOf(isBallFirst_ ? -away : away);
}

std::optional<Cast> castOf(const BallPair& pair, bool withAxis) {
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
      return castOf(BallPair(BallBox(box), ball, isBallFirst, motion), withAxis);
    };
    return isBallFirst && b.kind() == Kind::sphere ? castAt(b.as<Sphere>())
                                                   : visitBox(isBallFirst ? b : a, castAt);
  });
  return found ? *found : std::nullopt;
}

namespace {

DoubleMask isSolid(const LanesOf<Sphere>& ball) { return ball.radius > DoubleLanes(0.0); }
using filter::isSolid;

/** Along the boxes' axes. */
LaneBall seenFrom(const LanesOf<Sphere>& other, const LanesOf<Sphere>& ball,
                  const LaneVector& velocity) {
  const LaneVector way = ball.center - other.center;
  const DoubleLanes radius = ball.radius + other.radius;
  return {way + way, velocity + velocity, {0.0, 0.0, 0.0}, radius + radius};
}
template <BoxShape Box>
LaneBall seenFrom(const Box& box, const LanesOf<Sphere>& ball, const LaneVector& velocity) {
  return {(ball.center - lowPole(box)) + (ball.center - highPole(box)), velocity + velocity,
          box.lengths(), ball.radius + ball.radius};
}

template <class Box>
void castBalls(const LanePairs& pairs, double duration, LaneCaster::Casts& into) {
  const LanesOf<Sphere> ball(pairs.a);
  const LanesOf<Box> box(pairs.b);
  const DoubleMask isTold = filter::areOrdinary(ball, box) & isSolid(ball) & isSolid(box) &
                            (roundoff::magnitudeOf(pairs.velocity) > DoubleLanes(0.0)) &
                            (pairs.speed <= DoubleLanes(0x1p+100));
  LaneBall seen = seenFrom(box, ball, pairs.velocity);
  const DoubleLanes size = sizeOf(seen.place, seen.half, seen.radius);
  if constexpr (Box::kKind == Kind::obb) {
    seen = turned(seen, roundedFrame(box));
  }
  const DoubleMask never = surelyNeverMeet(seen, pairs.velocity, duration, size) & isTold;
  for (int i = 0; i < DoubleLanes::kCount; ++i) {
    into[at(i)].outcome = never[i]    ? CastOutcome::never
                          : isTold[i] ? CastOutcome::hits
                                      : CastOutcome::invalid;
  }
}

bool findTimesOf(const BallBox& box, const Sphere& ball, const Motion& motion, MeetingTimes& into) {
  const RelativeMotion relative(motion);
  const BallPair pair(box, ball, true, relative);
  if (!pair.mayHit()) {
    return false;
  }
  const auto cast = pair.hit();
  if (cast) {
    into = meetingTimesOf(*cast);
  }
  return cast.has_value();
}

template <class Box>
bool findTimesOfBall(const double* a, const double* b, const Motion& motion,
                     const LaneCast& /*no rows*/, MeetingTimes& into) {
  const Box box(ShapeTraits<Box>::read(b));
  return findTimesOf(BallBox(box), ShapeTraits<Sphere>::read(a), motion, into);
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
