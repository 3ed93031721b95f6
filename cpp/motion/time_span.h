// The times at which a condition holds that is linear or convex in time: from one surd to another,
// both included.
#pragma once

#include "number/quadratic_surd.h"

namespace collision {

template <class T>
struct TimeSpan {
  bool isEmpty = false;
  bool begins = false;  // else it has held ever since
  bool ends = false;    // else it holds forever
  bool hasRoom = true;  // whether it holds with room to spare between these
  QuadraticSurd<T> from{};
  QuadraticSurd<T> to{};

  static TimeSpan empty() { return {.isEmpty = true}; }
  /** From 0 to a duration, which may be infinite. */
  static TimeSpan during(double duration);
  /** While value + t · slope ≥ 0; the value has no denominator. */
  static TimeSpan whileNotNegative(const QuadraticSurd<T>& value, const T& slope);
  /** While a t² − 2 b t + c ≤ 0; a ≥ 0, and where it is 0 so is b. */
  static TimeSpan whileNotPositive(const T& a, const T& b, const T& c);

  /** Leaves what both have in common. */
  void intersect(const TimeSpan& other);
};

/** Whether there is a time of both at which the condition of `open` holds with room to spare. */
template <class T>
bool haveCommonTime(const TimeSpan<T>& open, const TimeSpan<T>& closed);

}  // namespace collision
