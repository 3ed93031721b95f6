// What a formula can be off by, as a table keeps it: of its Roundoff (number/roundoff.h) what is
// asked about at run time.
#pragma once

#include <array>

#include "collision/attributes.h"

namespace collision {

template <class Number>
struct ErrorBoundIn {
  static constexpr std::size_t kSizes = 3;

  /** The constant K of the formula. */
  double constant = 0;
  /** How it grows with the sizes of places, of directions and of others. */
  std::array<signed char, kSizes> degree{};

  /** The most that the formula can be off with inputs of these sizes, underflow left out. */
  COLLISION_ALWAYS_INLINE [[nodiscard]] constexpr double bound(double place, double direction = 1,
                                                               double other = 1) const {
    return bound<double>(place, direction, other);
  }
  /** The same of several formulas at once, see number/lanes.h. */
  template <class T>
  COLLISION_ALWAYS_INLINE [[nodiscard]] constexpr T bound(const T& place, const T& direction = T(1),
                                                          const T& other = T(1)) const {
    return of(T(static_cast<Number>(constant)), degree, place, direction, other);
  }
  /** The same by its parts. */
  template <class T>
  COLLISION_ALWAYS_INLINE static constexpr T of(const T& constant,
                                                const std::array<signed char, kSizes>& degree,
                                                const T& place, const T& direction,
                                                const T& other) {
    return times(times(times(constant, place, degree[0]), direction, degree[1]), other, degree[2]);
  }

 private:
  template <class T>
  COLLISION_ALWAYS_INLINE static constexpr T times(T bound, const T& size, int power) {
    for (int i = 0; i < power; ++i) {
      bound = bound * size;
    }
    return bound;
  }
};

using ErrorBound = ErrorBoundIn<double>;

}  // namespace collision
