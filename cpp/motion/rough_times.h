// When rows open and close in doubles, or in lanes of doubles, between which bounds: what tells
// most casts, and which of several is the first, without certain numbers.
#pragma once

#include <type_traits>

#include "collision/attributes.h"
#include "collision/interval.h"
#include "number/filter.h"
#include "number/lane_shuffles.h"

namespace collision {

/** When a row opens and closes: not before and not after; and whether it surely never opens. */
template <class T>
struct RoughSpan {
  using Mask = decltype(T() < T());

  T opensAfter;
  T opensBefore;
  T closesAfter;
  T closesBefore;
  Mask isShut;
};

/** A row in motion: all times one factor, and what it may be off by. */
template <class T>
struct RoughRow {
  T along;  // the way from the middle of a to that of b
  T reach;  // of both
  T slope;  // how far the velocity of a leads
  T error;
  T slopeError;
};

/** The span of a row, within a duration. */
template <class T>
COLLISION_ALWAYS_INLINE inline RoughSpan<T> roughSpanOf(const RoughRow<T>& row, const T& duration) {
  const auto& [along, reach, slope, error, slopeError] = row;
  constexpr double kPart = 0x1p-49;
  const T zero(0.0);
  const T forever(kInfinity);
  const T off = withUnderflow(error);
  const T slopeOff = withUnderflow(slopeError);
  const T speed = absolute(slope);
  const T toward = choose(slope < zero, -along, along);
  const T inverse = T(1.0) / speed;
  const T opens = (toward - reach) * inverse;
  const T closes = (toward + reach) * inverse;
  // Of a speed that is off by less than a quarter of itself; products are rounded a few times.
  const auto offBy = [&](const T& time) COLLISION_ALWAYS_INLINE_LAMBDA {
    return (off + absolute(time) * slopeOff) * inverse * T(4.0 / 3 + 0x1p-40) +
           absolute(time) * T(kPart);
  };
  const T opensOff = offBy(opens);
  const T closesOff = offBy(closes);
  const auto moves = T(4.0) * slopeOff < speed;
  if (holdsForAll(moves)) [[likely]] {
    return {opens - opensOff, opens + opensOff, closes - closesOff, closes + closesOff,
            typename RoughSpan<T>::Mask(false)};
  }
  // What stands along the axis for certain does so for any time.
  const T shift = choose(speed + slopeError == zero, off, (speed + slopeOff) * duration + off);
  const auto staysOpen = absolute(along) + shift * T(1 + 0x1p-50) < reach * T(1 - 0x1p-50);
  const auto staysShut =
      absolute(along) * T(1 - 0x1p-50) > reach * T(1 + 0x1p-50) + shift * T(1 + 0x1p-50);
  return {choose(moves, opens - opensOff, zero),
          choose(moves, opens + opensOff, choose(staysOpen, zero, forever)),
          choose(moves, closes - closesOff, choose(staysOpen, forever, -forever)),
          choose(moves, closes + closesOff, forever),
          choose(moves, zero, choose(staysShut, T(1.0), zero)) > zero};
}

/**
 * The spans of two rows of one pair, in lanes: which of two doubles is chosen is a branch, and
 * can't be predicted.
 */
COLLISION_ALWAYS_INLINE inline RoughSpan<Lanes<double>> roughSpansOf(const RoughRow<double>& first,
                                                                     const RoughRow<double>& second,
                                                                     double duration) {
  return roughSpanOf<Lanes<double>>(
      {lanesOf(first.along, second.along), lanesOf(first.reach, second.reach),
       lanesOf(first.slope, second.slope), lanesOf(first.error, second.error),
       lanesOf(first.slopeError, second.slopeError)},
      duration);
}

/** Rows that all have to be open; times are from 0 to a duration, which may be infinite. */
template <class T>
class RoughTimes {
 public:
  using Mask = typename RoughSpan<T>::Mask;

  COLLISION_ALWAYS_INLINE explicit RoughTimes(const T& duration)
      : closesAfter_(duration), closesBefore_(duration) {}
  /** Of the rows of both lanes. */
  COLLISION_ALWAYS_INLINE explicit RoughTimes(const RoughTimes<Lanes<double>>& both)
    requires std::is_same_v<T, double>
      : opensAfter_(greatestOf(both.opensAfter())),
        opensBefore_(greatestOf(both.opensBefore())),
        closesAfter_(leastOf(both.closesAfter())),
        closesBefore_(leastOf(both.closesBefore())),
        isShut_(both.isShut().bits() != 0) {}

  COLLISION_ALWAYS_INLINE void keep(const RoughSpan<T>& row) {
    opensAfter_ = greatest(opensAfter_, row.opensAfter);
    opensBefore_ = greatest(opensBefore_, row.opensBefore);
    closesAfter_ = least(closesAfter_, row.closesAfter);
    closesBefore_ = least(closesBefore_, row.closesBefore);
    isShut_ = isShut_ | row.isShut;
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
  [[nodiscard]] const T& closesAfter() const { return closesAfter_; }
  [[nodiscard]] const T& closesBefore() const { return closesBefore_; }
  [[nodiscard]] const Mask& isShut() const { return isShut_; }

 private:
  T opensAfter_ = T(0.0);
  T opensBefore_ = T(0.0);
  T closesAfter_;
  T closesBefore_;
  Mask isShut_ = T(1.0) < T(0.0);
};

}  // namespace collision
