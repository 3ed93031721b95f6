// The most that a formula can be off, from what its Roundoff (number/roundoff.h) tells of it; and
// that alone, as tables keep it.
#pragma once

#include <array>

#include "collision/attributes.h"

namespace collision {

/** How a formula grows with the sizes of places, of directions and of others. */
using Degree = std::array<signed char, 3>;

/** `Formula` tells its constant K, error(), and its degree(); bounds are computed in `Number`. */
template <class Formula, class Number>
class HasErrorBound {
 public:
  /** The most that the formula can be off with inputs of these sizes, underflow left out. */
  COLLISION_ALWAYS_INLINE [[nodiscard]] constexpr double bound(double place, double direction = 1,
                                                               double other = 1) const {
    return bound<double>(place, direction, other);
  }
  /** The same of several formulas at once, see number/lanes.h. */
  template <class T>
  COLLISION_ALWAYS_INLINE [[nodiscard]] constexpr T bound(const T& place, const T& direction = T(1),
                                                          const T& other = T(1)) const {
    const auto& formula = static_cast<const Formula&>(*this);
    const Degree& degree = formula.degree();
    const T constant(static_cast<Number>(formula.error()));
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

/** Of a formula in doubles. */
class ErrorBound : public HasErrorBound<ErrorBound, double> {
 public:
  constexpr ErrorBound() = default;
  constexpr ErrorBound(double error, const Degree& degree) : error_(error), degree_(degree) {}

  [[nodiscard]] constexpr double error() const { return error_; }
  [[nodiscard]] constexpr const Degree& degree() const { return degree_; }

 private:
  double error_ = 0;
  Degree degree_{};
};

}  // namespace collision
