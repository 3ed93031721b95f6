// When rows open and close in doubles, or in lanes of doubles, between which bounds: what tells
// most casts, and which of several is the first, without certain numbers.
#pragma once

#include "collision/attributes.h"
#include "number/filter.h"

namespace collision {

/** Rows that all have to be open; times are from 0 to a duration, which may be infinite. */
template <class T>
class RoughTimes {
 public:
  using Mask = decltype(T() < T());

  COLLISION_ALWAYS_INLINE explicit RoughTimes(const T& duration)
      : duration_(duration), closesAfter_(duration), closesBefore_(duration) {}

  /**
   * A row by the way from the middle of a to that of b along its axis, the reach of both, how far
   * the velocity of a leads along it, all times one factor, and what these are off by.
   */
  COLLISION_ALWAYS_INLINE void keep(const T& along, const T& reach, const T& slope, const T& error,
                                    const T& slopeError) {
    const T zero(0.0);
    const T off = withUnderflow(error);
    const T slopeOff = withUnderflow(slopeError);
    const T speed = absolute(slope);
    const T toward = choose(slope < zero, -along, along);
    const T inverse = T(1.0) / speed;
    const T opens = (toward - reach) * inverse;
    const T closes = (toward + reach) * inverse;
    // Of a speed that is off by less than a quarter of itself; products are rounded a few times.
    const T opensOff = offBy(opens, off, slopeOff, inverse);
    const T closesOff = offBy(closes, off, slopeOff, inverse);
    const Mask moves = T(4.0) * slopeOff < speed;
    const T shift = (speed + slopeOff) * duration_ + off;
    const Mask staysOpen = absolute(along) + shift * T(1 + 0x1p-50) < reach * T(1 - 0x1p-50);
    const Mask staysShut = absolute(along) - shift > reach;
    const T forever(kInfinity);
    opensAfter_ = greatest(opensAfter_, choose(moves, opens - opensOff, zero));
    opensBefore_ =
        greatest(opensBefore_, choose(moves, opens + opensOff, choose(staysOpen, zero, forever)));
    closesAfter_ = least(closesAfter_,
                         choose(moves, closes - closesOff, choose(staysOpen, forever, -forever)));
    closesBefore_ = least(closesBefore_, choose(moves, closes + closesOff, forever));
    isShut_ = isShut_ | (choose(moves, zero, choose(staysShut, T(1.0), zero)) > zero);
  }

  /** That they never meet, and that they hit, where D fills space. */
  COLLISION_ALWAYS_INLINE [[nodiscard]] Mask surelyNever() const {
    return isShut_ | (opensAfter_ > closesBefore_);
  }
  COLLISION_ALWAYS_INLINE [[nodiscard]] Mask surelyHits() const {
    return opensBefore_ < closesAfter_;
  }
  [[nodiscard]] const T& opensAfter() const { return opensAfter_; }
  [[nodiscard]] const T& opensBefore() const { return opensBefore_; }

 private:
  COLLISION_ALWAYS_INLINE static T offBy(const T& time, const T& error, const T& slopeError,
                                         const T& inverse) {
    constexpr double kPart = 0x1p-49;
    return (error + absolute(time) * slopeError) * inverse * T(4.0 / 3 + 0x1p-40) +
           absolute(time) * T(kPart);
  }

  T duration_;
  T opensAfter_ = T(0.0);
  T opensBefore_ = T(0.0);
  T closesAfter_;
  T closesBefore_;
  Mask isShut_ = T(1.0) < T(0.0);
};

}  // namespace collision
