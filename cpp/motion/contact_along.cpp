// When the two meet on the way is known but for rounding (motion/mesh_cast.h), so the contact is a
// few ulps from there; bisection of the doubles between a place before it and one after it ends at
// two neighbors.
//
// Shapes that only pass, or both go on forever: along a straight motion the distance of two convex
// shapes falls, is 0 for a while, and rises. Where it falls, the shape can go on by the distance
// over the speed at which it falls, and has not yet passed the place where they are nearest
// (conservative advancement).
#include "collision/contact_along.h"

#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <numeric>
#include <optional>
#include <type_traits>
#include <utility>

#include "collision/collision.h"
#include "collision/motion.h"
#include "motion/mesh_cast.h"
#include "motion/relative_motion.h"
#include "shapes/all.h"
#include "shapes/moved.h"
#include "shapes/visit_any.h"

namespace collision {
namespace {

/** The place of a finite double among all: 0 of both zeros, consecutive for neighbors. */
std::int64_t placeOf(double number) {
  const auto bits = __builtin_bit_cast(std::int64_t, number);
  return bits < 0 ? INT64_MIN - bits : bits;
}
double numberAt(std::int64_t place) {
  return __builtin_bit_cast(double, place < 0 ? INT64_MIN - place : place);
}

/** The one position that a shape has; null of a plane and of a shape with several. */
template <class Shape>
auto* singlePosition(Shape& shape) {
  if constexpr (requires { shape.position; }) {
    return &shape.position;
  } else if constexpr (requires { shape.center; }) {
    return &shape.center;
  } else if constexpr (requires { shape.origin; }) {
    return &shape.origin;
  } else {
    using Position = std::conditional_t<std::is_const_v<Shape>, const Vec3, Vec3>;
    return static_cast<Position*>(nullptr);
  }
}
const Vec3* positionOf(ShapeRef shape) {
  return visitAny(shape, [](const auto& s) -> const Vec3* { return singlePosition(s); });
}

/** A shape as its number changes. */
class Numbered {
 public:
  Numbered(ShapeRef shape, int axis) : shape_(shape), axis_(axis) {
    if (shape.kind() == Kind::plane) {
      const auto& [normal, constant] = shape.as<Plane>();
      start_ = constant;
      velocity_ = normal * (-1 / dot(normal, normal));
      return;
    }
    velocity_[axis] = 1;
    if (const Vec3* position = positionOf(shape)) {
      start_ = (*position)[axis];
    }
  }

  [[nodiscard]] double start() const { return start_; }
  /** How it moves while the number grows by 1, meters. */
  [[nodiscard]] const Vec3& velocity() const { return velocity_; }

  [[nodiscard]] ShapeCell at(double number) const {
    if (shape_.kind() == Kind::plane) {
      return Plane{shape_.as<Plane>().normal, number};
    }
    if (positionOf(shape_) == nullptr) {
      return moved(shape_, velocity_ * number);
    }
    return visitAny(shape_, [&](auto shape) -> ShapeCell {
      if (Vec3* position = singlePosition(shape)) {
        (*position)[axis_] = number;
      }
      return shape;
    });
  }

 private:
  ShapeRef shape_;
  int axis_;
  double start_ = 0;
  Vec3 velocity_;
};

class AlongSearch {
 public:
  AlongSearch(ShapeRef a, ShapeRef b, const AlongNumber& along)
      : fixed_(along.movesB ? a : b),
        movesB_(along.movesB),
        direction_(along.grows ? 1 : -1),
        moving_(along.movesB ? b : a, along.axis) {}

  ContactAlong answer() {
    double from = moving_.start();
    if (outcomeAt(from) != Outcome::apart) {
      // From outside again: the first place found beyond the overlap, and back.
      const std::optional<double> outside = firstApart();
      if (!outside) {
        return {};
      }
      from = *outside;
      direction_ = -direction_;
    }
    const std::optional<Between> around = aroundContact(from);
    if (!around) {
      return {};
    }
    const auto [before, after] = *around;
    const Outcome outcome = outcomeAt(after);
    const bool isAfterNearer =
        outcome != Outcome::apart || distanceAt(after).distance <= distanceAt(before).distance;
    return {before, after, outcome, isAfterNearer ? after : before,
            std::fabs(after - moving_.start()) * length(moving_.velocity())};
  }

 private:
  /** One place before the contact, and one after it. */
  using Between = std::pair<double, double>;

  template <class Ask>
  auto with(double number, const Ask& ask) const {
    const ShapeCell shape = moving_.at(number);
    return movesB_ ? ask(fixed_, shape) : ask(shape, fixed_);
  }
  [[nodiscard]] Outcome outcomeAt(double number) const {
    return with(number, [](ShapeRef a, ShapeRef b) { return outcome(a, b); });
  }
  [[nodiscard]] Distance distanceAt(double number) const {
    return with(number, [](ShapeRef a, ShapeRef b) { return distance(a, b); });
  }

  [[nodiscard]] std::optional<double> firstApart() const {
    double step = distanceAt(moving_.start()).depth / length(moving_.velocity());
    for (int i = 0; i < kDoublings && step > 0; ++i, step *= 2) {
      const double number = moving_.start() + direction_ * step;
      if (!(std::fabs(number) < kFarthest)) {
        break;
      }
      if (outcomeAt(number) == Outcome::apart) {
        return number;
      }
    }
    return std::nullopt;
  }

  [[nodiscard]] std::optional<Between> aroundContact(double from) const {
    if (const auto between = aroundMeeting(from)) {
      return between;
    }
    std::optional<Between> between = advanced(from);
    const auto isBefore = [&](double number) { return wayOn(number).has_value(); };
    if (between && between->first == between->second) {
      between = gallop(between->first, kGallops, isBefore);
    }
    if (between) {
      bisect(*between, isBefore);
    }
    return between;
  }

  /** Where the two meet on the way from a number at which they are apart, but for rounding. */
  [[nodiscard]] std::optional<double> meetingAfter(double number) const {
    const bool doBothGoOn = goesOn(fixed_.kind()) && goesOn(moving_.at(number).kind());
    if (doBothGoOn) {
      return std::nullopt;
    }
    const Vec3 velocity = moving_.velocity() * static_cast<double>(direction_);
    const Motion motion =
        movesB_ ? Motion{{}, velocity, kInfinity} : Motion{velocity, {}, kInfinity};
    const Cast cast =
        with(number, [&](ShapeRef a, ShapeRef b) { return castWithoutPoints(a, b, motion); });
    const double meeting = number + direction_ * cast.tEnter;
    const bool isAhead = cast.outcome != CastOutcome::never && std::fabs(meeting) < kFarthest;
    return isAhead ? std::optional(meeting) : std::nullopt;
  }

  [[nodiscard]] std::optional<Between> aroundMeeting(double from) const {
    std::optional<double> meeting = meetingAfter(from);
    if (!meeting) {
      return std::nullopt;
    }
    // Once more from near, if the sum was rounded more coarsely than numbers there are.
    constexpr double kNearPart = 0x1p-20;
    const double near = *meeting - direction_ * std::fabs(from) * kNearPart;
    if (ulpOf(from) > ulpOf(*meeting) && (near - from) * direction_ > 0 &&
        outcomeAt(near) == Outcome::apart) {
      if (const auto again = meetingAfter(near)) {
        meeting = again;
      }
    }
    // What is apart comes before what meets a few ulps later, which needs no distance.
    constexpr int kNear = 6;
    const auto isApart = [&](double number) { return outcomeAt(number) == Outcome::apart; };
    std::optional<Between> between = gallop(*meeting, kNear, isApart);
    if (between) {
      bisect(*between, isApart);
    }
    return between;
  }

  /** By how much the number can change before the two can meet; none where they meet or don't come
   * nearer. */
  [[nodiscard]] std::optional<double> wayOn(double number) const {
    if (outcomeAt(number) != Outcome::apart) {
      return std::nullopt;
    }
    const Distance measured = distanceAt(number);
    const double along = dot(measured.axis, moving_.velocity()) * direction_;
    const double speed = movesB_ ? -along : along;  // the axis points from a to b
    const double way = measured.distance / speed;
    return speed > 0 && way < kFarthest ? std::optional(way) : std::nullopt;
  }

  /** A place close before the contact, twice, or one and another after it; none: nothing is ahead.
   */
  [[nodiscard]] std::optional<Between> advanced(double from) const {
    double at = from;
    std::optional<double> way = wayOn(at);
    if (!way) {
      return std::nullopt;
    }
    for (int i = 0; i < kAdvances && *way > 2 * ulpOf(at); ++i) {
      const double next = at + direction_ * *way;
      way = wayOn(next);
      if (!way) {
        return Between(at, next);
      }
      at = next;
    }
    return Between(at, at);
  }

  /** Goes on by one ulp, then two, four, eight, until the contact is passed; or back, if that is
   * before. */
  template <class IsBefore>
  [[nodiscard]] std::optional<Between> gallop(double from, int most,
                                              const IsBefore& isBefore) const {
    const bool isFromBefore = isBefore(from);
    double last = from;
    std::int64_t steps = isFromBefore ? direction_ : -direction_;
    for (int i = 0; i < most; ++i, steps *= 2) {
      const double next = numberAt(placeOf(last) + steps);
      if (!(std::fabs(next) < kFarthest)) {
        break;
      }
      if (isBefore(next) != isFromBefore) {
        return isFromBefore ? Between(last, next) : Between(next, last);
      }
      last = next;
    }
    return std::nullopt;
  }

  template <class IsBefore>
  static void bisect(Between& between, const IsBefore& isBefore) {
    std::int64_t before = placeOf(between.first);
    std::int64_t after = placeOf(between.second);
    // Neighbors have the first of them as their middle; the difference of two places may be too
    // large to hold.
    for (std::int64_t middle = std::midpoint(before, after); middle != before;
         middle = std::midpoint(before, after)) {
      (isBefore(numberAt(middle)) ? before : after) = middle;
    }
    between = {numberAt(before), numberAt(after)};
  }

  /** From the magnitude of a number to the next larger one. */
  static double ulpOf(double number) {
    const double size = std::fabs(number);
    return std::nextafter(size, HUGE_VAL) - size;
  }

  static constexpr int kDoublings = 48;
  static constexpr int kAdvances = 32;
  static constexpr int kGallops = 62;
  /** Magnitudes beyond it are of no use, and far from what is refused. */
  static constexpr double kFarthest = 0x1p+100;

  ShapeRef fixed_;
  bool movesB_;
  int direction_;
  Numbered moving_;
};

}  // namespace

ContactAlong contactAlong(ShapeRef a, ShapeRef b, const AlongNumber& along) {
  return AlongSearch(a, b, along).answer();
}

}  // namespace collision
