// The numbers a + b √q of one q, for the points of a ray that ends a length away: a formula that is
// a template of its number is evaluated in these as it is in rational ones.
#pragma once

#include <utility>

#include "collision/attributes.h"
#include "number/quadratic_surd.h"
#include "number/rounding.h"

namespace collision {

template <class T>
class RootSum {
 public:
  RootSum() = default;
  /** A rational number; implicit, because formulas mix both. */
  RootSum(T a) : a_(std::move(a)) {}
  RootSum(double a) : a_(a) {}
  /** a + b √q; numbers of one formula have one q, which outlives them. */
  RootSum(T a, T b, const T& q) : a_(std::move(a)), b_(std::move(b)), q_(&q) {}

  [[nodiscard]] Sign sign() const { return q_ == nullptr ? a_.sign() : signOf(a_, b_, *q_); }
  /** Off by 2⁻³⁹⁰ of itself; for output. */
  [[nodiscard]] T nearly() const {
    if (q_ == nullptr) {
      return a_;
    }
    constexpr int kSteps = 8;
    const Fraction<T> sum = collision::nearly<T>({a_, b_, *q_}, squareRoot(*q_, kSteps));
    return ratio(sum.numerator, sum.denominator, kSteps);
  }
  friend RootSum operator-(const RootSum& x) { return {-x.a_, -x.b_, x.q_}; }
  friend bool operator==(const RootSum& x, const RootSum& y) {
    return (x - y).sign() == Sign::zero;
  }
  friend Sign compareExact(const RootSum& x, const RootSum& y) { return (x - y).sign(); }

  // None of these is inline: formulas are made of temporaries, and code of these.
  COLLISION_NOINLINE friend RootSum operator+(const RootSum& x, const RootSum& y) {
    return {x.a_ + y.a_, x.b_ + y.b_, x.q_ == nullptr ? y.q_ : x.q_};
  }
  COLLISION_NOINLINE friend RootSum operator-(const RootSum& x, const RootSum& y) {
    return {x.a_ - y.a_, x.b_ - y.b_, x.q_ == nullptr ? y.q_ : x.q_};
  }
  COLLISION_NOINLINE friend RootSum operator*(const RootSum& x, const RootSum& y) {
    if (x.q_ == nullptr && y.q_ == nullptr) {
      return x.a_ * y.a_;
    }
    if (x.q_ == nullptr || y.q_ == nullptr) {
      return {x.a_ * y.a_, x.a_ * y.b_ + x.b_ * y.a_, x.q_ == nullptr ? y.q_ : x.q_};
    }
    return {x.a_ * y.a_ + x.b_ * y.b_ * *x.q_, x.a_ * y.b_ + x.b_ * y.a_, x.q_};
  }

 private:
  RootSum(T a, T b, const T* q) : a_(std::move(a)), b_(std::move(b)), q_(q) {}

  T a_;
  T b_;
  const T* q_ = nullptr;
};

// As those of rational numbers, for output.
template <class T>
RootSum<T> squareRoot(const RootSum<T>& square) {
  return squareRoot(square.nearly());
}
template <class T>
double quotient(const RootSum<T>& numerator, const RootSum<T>& denominator) {
  return quotient(numerator.nearly(), denominator.nearly());
}

}  // namespace collision
