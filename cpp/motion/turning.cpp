// When do two shapes meet that move and turn? By steps that are proven to be free.
#include "collision/turning.h"

#include "collision/collision.h"
#include "motion/convex_cast.h"
#include "motion/outward.h"
#include "motion/relative_motion.h"
#include "motion/turning_pair.h"
#include "shapes/traits.h"
#include "shapes/visit_any.h"

namespace collision {
namespace {

/** The times at which balls about the two meet; before and after they are apart. */
struct Window {
  bool isEmpty = false;
  double from = 0;
  double to = 0;
};

class TurningSearch {
 public:
  TurningSearch(ShapeRef a, ShapeRef b, const TurningMotion& motion)
      : pair_(a, b, motion), motion_(motion), areConvex_(!isMesh(a) && !isMesh(b)) {}

  TurningCast answer() {
    const Poses start = pair_.at(0);
    if (TurningPair::surelyMeet(start)) {
      found_.tMeet = 0;
      return answerWithNearest();
    }
    const Window window = whileBallsMeet();
    if (window.isEmpty) {
      return never();
    }
    found_.tFree = window.from;
    last_ = window.to;
    while (goesOn() && found_.tMeet != found_.tMeet) {
      const double next = advanced();
      if (next >= last_) {
        return never();
      }
      if (!(next > found_.tFree)) {
        break;
      }
      const bool isSlow = next - found_.tFree < motion_.tolerance / 2;
      found_.tFree = next;
      if (isSlow && next >= nextAttempt_) {
        nextAttempt_ = next + motion_.tolerance / 4;
        tryToMeet(motion_.tolerance);
      }
    }
    tryToMeetAnywhere();
    return answerWithNearest();
  }

 private:
  TurningCast never() {
    found_.outcome = TurningOutcome::never;
    found_.tFree = motion_.duration;
    return found_;
  }

  TurningCast answerWithNearest() {
    const bool isKept = found_.tMeet - found_.tFree <= motion_.tolerance;
    found_.outcome = isKept ? TurningOutcome::meets : TurningOutcome::unproven;
    const Poses poses = pair_.at(found_.tFree);
    const Distance nearest = distance(poses.a, poses.b);
    found_.distance = nearest.distance;
    found_.axis = nearest.axis;
    found_.pointA = nearest.pointA;
    found_.pointB = nearest.pointB;
    return found_;
  }

  [[nodiscard]] Window whileBallsMeet() const {
    constexpr double kMostReach = 0x1p+198;
    if (pair_.a().reach() > kMostReach || pair_.b().reach() > kMostReach) {
      return {false, 0, motion_.duration};  // a ball might be too large
    }
    const Cast balls = castOfConvex(pair_.a().around(), pair_.b().around(), motion_);
    if (balls.outcome == CastOutcome::never) {
      return {true};
    }
    const double to = raised(balls.tExit, kTwoUlp);
    return {false, greatest(0.0, lowered(balls.tEnter, kTwoUlp)), least(motion_.duration, to)};
  }

  /** Whether steps are left, and the last ones have come further than the tolerance. */
  bool goesOn() {
    if (found_.tFree - reached_ > motion_.tolerance || motion_.tolerance == 0) {
      reached_ = found_.tFree;
      stepsThen_ = found_.steps;
    }
    return found_.steps < kMostTurningSteps && found_.steps - stepsThen_ < kMostWithinTolerance;
  }

  /** Where the steps have ended: at times within the tolerance, then later and later ones. */
  void tryToMeetAnywhere() {
    const double least = greatest(found_.tFree, motion_.duration) * RelativeRoundoff::kUnit;
    const auto hasNone = [&] { return found_.tMeet != found_.tMeet; };
    for (double within = motion_.tolerance; within > least && hasNone(); within /= 2) {
      tryToMeet(within);
    }
    const double first = greatest(motion_.tolerance, least);
    for (double within = first; hasNone() && found_.tFree + within / 2 < last_; within *= 2) {
      tryToMeet(within);
    }
  }

  void tryToMeet(double within) {
    double time = least(found_.tFree + within, last_);
    if (time - found_.tFree > within) {
      time = std::nextafter(time, 0);
    }
    if (time > found_.tFree && TurningPair::surelyMeet(pair_.at(time))) {
      found_.tMeet = time;
    }
  }

  /** A later time up to which they are free as well; NaN or the same where none is found. */
  double advanced() {
    ++found_.steps;
    const Poses poses = pair_.at(found_.tFree);
    const Distance now = distance(poses.a, poses.b);
    const double apart = TurningPair::leastDistance(now, poses);
    if (!(apart > 0)) {
      return kNone;
    }
    const double next = freeUntil({apart, pair_.mostSpeed()});
    return areConvex_ && next < last_
               ? greatest(next, advancedAlong(pair_.separatingAxis(now), poses))
               : next;
  }

  [[nodiscard]] double freeUntil(const Closing& gap) const {
    return TurningPair::staysOpen(gap, found_.tFree, last_)
               ? last_
               : TurningPair::openUntil(gap, found_.tFree);
  }

  /** The same by the gap along an axis. */
  [[nodiscard]] double advancedAlong(const Vec3& axis, const Poses& poses) const {
    const Closing closing = pair_.closingAlong(axis, poses);
    if (!(closing.gap > 0)) {
      return poses.time;
    }
    double free = freeUntil(closing);
    // What is sure if the gap only stays open; further where it has opened, else where it closes.
    double step = kPart * pair_.stepBetween(closing.gap, 0);
    for (int i = 0; i < kMostTrials && poses.time + step > free; ++i) {
      const double next = least(poses.time + step, last_);
      const double gap = TurningPair::leastGap(axis, pair_.at(next));
      const bool isFree = pair_.staysOpen(closing.gap, poses.time, gap, next);
      if (!isFree) {
        step = kPart * (next - poses.time) * least(1.0, closing.gap / (closing.gap - gap));
        continue;
      }
      free = next;
      if (free == last_ || gap < closing.gap) {
        break;
      }
      step = kPart * pair_.stepBetween(closing.gap, gap);
    }
    return free;
  }

  static constexpr int kMostTrials = 6;
  static constexpr double kPart = 0.95;

  static constexpr int kMostWithinTolerance = 256;

  TurningPair pair_;
  const TurningMotion& motion_;
  bool areConvex_;
  TurningCast found_;
  double last_ = 0;
  double nextAttempt_ = 0;
  double reached_ = 0;  // after `stepsThen_`
  int stepsThen_ = 0;
};

}  // namespace

bool turns(ShapeRef a, ShapeRef b, const TurningMotion& motion) {
  const auto makesADifference = [](ShapeRef shape, const Vec3& angularVelocity) {
    const bool isRound = shape.kind() == Kind::sphere || shape.kind() == Kind::point;
    return !isRound && !isZero(angularVelocity);
  };
  return makesADifference(a, motion.angularVelocityA) ||
         makesADifference(b, motion.angularVelocityB);
}

Fault checkTurningMotion(const TurningMotion& motion) {
  if (const Fault fault = checkMotion(motion)) {
    return fault;
  }
  constexpr int kDuration = 6;
  const Vec3& a = motion.angularVelocityA;
  const Vec3& b = motion.angularVelocityB;
  const std::array numbers{a.x, a.y, a.z, b.x, b.y, b.z, motion.tolerance};
  if (const Fault fault = checkMagnitudes(numbers, kDuration + 1)) {
    return fault;
  }
  if (const Fault fault = checkNotNegative(std::array{motion.tolerance}, kDuration + 7)) {
    return fault;
  }
  return isZero(a) && isZero(b) ? Fault{} : checkMagnitudes(std::array{motion.duration}, kDuration);
}

TurningCast castTurning(ShapeRef a, ShapeRef b, const TurningMotion& motion) {
  const auto turnsForever = [](ShapeRef shape, const Vec3& angularVelocity) {
    return !canTurn(shape.kind()) && !isZero(angularVelocity);
  };
  if ((goesOn(a.kind()) && goesOn(b.kind())) || turnsForever(a, motion.angularVelocityA) ||
      turnsForever(b, motion.angularVelocityB)) {
    return {.outcome = TurningOutcome::invalid};
  }
  return TurningSearch(a, b, motion).answer();
}

}  // namespace collision
