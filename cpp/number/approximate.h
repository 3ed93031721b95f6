// A double-double that knows how far off it may be: numbers for output, certified without exact
// arithmetic.
//
// Each operation adds to `error` what it may have rounded away, so a caller who rounds the result
// to a double knows whether that is the right one. Sums and products of doubles that fit 106 bits
// are exact here, their error 0, so ordinary and grid-like numbers keep exact zeros and ties.
//
// A formula is a template of the number and is evaluated in these first. Where a sign or a final
// rounding is not certain it raises a doubt (number/certified.h), and the same formula is evaluated
// in Exact numbers. No doubt means: every sign taken was the true one, and every rounded result has
// the bits that Exact numbers give (see nearest() in number/double_double.h).
//
// Source: Dekker, A floating-point technique for extending the available precision, 1971, with the
// running error analysis of Wilkinson. u = 2⁻⁵³ below. Computing `error` itself rounds: kErrorSlack
// in sign() and the roundings covers 2²⁰ such operations. Errors that underflow count as the least
// normal number; numbers that do, or nearly, are taken to be unknown.
#pragma once

#include <array>
#include <cmath>
#include <cstdint>

#include "collision/attributes.h"
#include "number/double_double.h"
#include "number/sign.h"

namespace collision {

class Approximate {
 public:
  /** Zero. */
  constexpr Approximate() = default;
  /** The double as it is; implicit, because formulas mix both. */
  constexpr Approximate(double value) : value_{value, 0} {}
  // Copied number by number: WebAssembly's copies of memory, which clang takes for anything larger
  // than 64 bytes such as a vector, are calls out of the module.
  constexpr Approximate(const Approximate& other)
      : value_{other.value_.hi, other.value_.lo}, error_(other.error_) {}
  constexpr Approximate& operator=(const Approximate& other) {
    value_.hi = other.value_.hi;
    value_.lo = other.value_.lo;
    error_ = other.error_;
    return *this;
  }
  ~Approximate() = default;

  /** Whether it is surely 0. */
  [[nodiscard]] bool isZero() const { return value_.hi == 0 && error_ == 0; }
  /** Whether it is surely a double. */
  [[nodiscard]] bool isDouble() const { return value_.lo == 0 && error_ == 0; }
  /** Whether it is surely 1, 2, 4 …: to multiply or divide by these rounds nothing. */
  [[nodiscard]] bool isPowerOfTwo() const {
    constexpr std::uint64_t kFraction = (std::uint64_t{1} << 52U) - 1;
    return isDouble() && value_.hi >= 1 &&
           (__builtin_bit_cast(std::uint64_t, value_.hi) & kFraction) == 0;
  }
  [[nodiscard]] double hi() const { return value_.hi; }
  [[nodiscard]] const DoubleDouble& value() const { return value_; }
  /** At most this far from the true number; NaN or infinite where nothing is known. */
  [[nodiscard]] double error() const { return error_; }

  /** At most this far is hi() from the true number, but for three roundings. */
  [[nodiscard]] double errorOfHi() const { return std::fabs(value_.lo) + error_ * kErrorSlack; }
  /** The same, of a true number that is further away by at most so much. */
  [[nodiscard]] Approximate offBy(double more) const { return {value_, error_ + more}; }

  /** The true number's sign; raises a doubt where that is not certain. */
  [[nodiscard]] Sign sign() const;

  /** For the roundings with which errors are added up. */
  static constexpr double kErrorSlack = 1 + 0x1p-20;

  COLLISION_ALWAYS_INLINE friend Approximate operator-(const Approximate& a) {
    return {{-a.value_.hi, -a.value_.lo}, a.error_};
  }
  // Out of line: formulas are made of these, and code of the formulas.
  friend Approximate operator+(const Approximate& a, const Approximate& b);
  friend Approximate operator-(const Approximate& a, const Approximate& b);
  friend Approximate operator*(const Approximate& a, const Approximate& b);
  /** a times a power of two, 1 or more, which rounds nothing. */
  COLLISION_ALWAYS_INLINE friend Approximate scaled(const Approximate& a, double powerOfTwo) {
    return {{a.value_.hi * powerOfTwo, a.value_.lo * powerOfTwo}, a.error_ * powerOfTwo};
  }
  // Sum and products inlined, for vectors.
  COLLISION_ALWAYS_INLINE static Approximate sum(const Approximate& a, const Approximate& b) {
    const DoubleDouble high = exactSum(a.value_.hi, b.value_.hi);
    const double error = a.error_ + b.error_;
    if (a.value_.lo == 0 && b.value_.lo == 0) {
      return {high, error};
    }
    const double low = a.value_.lo + b.value_.lo;
    const double rest = high.lo + low;
    return {exactSum(high.hi, rest), error + kUnit * (std::fabs(low) + std::fabs(rest))};
  }
  /** Two numbers that are to be multiplied. */
  struct Product {
    const Approximate& a;
    const Approximate& b;

    [[nodiscard]] bool areDoubles() const { return a.value_.lo == 0 && b.value_.lo == 0; }
    /** Whether neither is off. */
    [[nodiscard]] bool areKnown() const { return a.error_ == 0 && b.error_ == 0; }
    /** What the product is off by because they are. */
    [[nodiscard]] double error() const {
      if (areKnown() || a.isZero() || b.isZero()) {
        return 0;
      }
      return (std::fabs(a.hi()) + a.error_) * b.error_ + std::fabs(b.hi()) * a.error_ +
             kLeastNormal;
    }
    /** Whether underflow may take away too much of it. */
    [[nodiscard]] bool isLost() const {
      return std::fabs(a.hi() * b.hi()) < kLeastProduct && a.hi() != 0 && b.hi() != 0;
    }
    /** What the lower halves add, but for the product of these. */
    [[nodiscard]] double cross() const { return a.hi() * b.value_.lo + a.value_.lo * b.hi(); }
  };
  /** Up to three products and their sum: nothing is rounded to a number before all are added. */
  template <class... Products>
  COLLISION_ALWAYS_INLINE static Approximate sumOfProducts(const Products&... product) {
    constexpr std::size_t kCount = sizeof...(Products);
    static_assert(kCount <= 3);
    double error = 0;
    if (!(product.areKnown() && ...)) {
      error = (product.error() + ...);
    }
    const std::array<DoubleDouble, kCount> high{exactProduct(product.a.hi(), product.b.hi())...};
    if ((product.isLost() || ...)) [[unlikely]] {
      error = HUGE_VAL;  // what underflow takes away may be magnified later: nothing is known
    }
    const std::array<double, kCount> cross{product.cross()...};
    double size = std::fabs(high[0].hi);
    DoubleDouble sum = high[0];  // of the upper halves
    double lower = cross[0];
    bool isExact = (product.areDoubles() && ...);
    for (std::size_t i = 1; i < kCount; ++i) {
      const DoubleDouble next = exactSum(sum.hi, high[i].hi);
      isExact = isExact && sum.lo == 0 && high[i].lo == 0;
      sum = {next.hi, sum.lo + next.lo + high[i].lo};
      lower += cross[i];
      size += std::fabs(high[i].hi);
    }
    const double rest = sum.lo + lower;
    // The lower parts are below 8u of the products' sizes, each is off by at most u of itself, and
    // products of two lo are left out: below 25u² in all.
    return {kCount == 1 ? orderedSum(sum.hi, rest) : exactSum(sum.hi, rest),
            isExact ? error : error + 0x1p-101 * size};
  }
  COLLISION_ALWAYS_INLINE friend Approximate inlinedProduct(const Approximate& a,
                                                            const Approximate& b) {
    return sumOfProducts(Product{a, b});
  }
  /** √a; a ≥ 0. */
  friend Approximate squareRoot(const Approximate& a);

  /** |a|, whose sign need not be certain. */
  friend Approximate absolute(const Approximate& a) { return a.value_.hi < 0 ? -a : a; }
  friend Approximate greatest(const Approximate& a, const Approximate& b) {
    return {isLess(a.value_, b.value_) ? b.value_ : a.value_, errorOfBoth(a, b)};
  }
  friend Approximate least(const Approximate& a, const Approximate& b) {
    return {isLess(b.value_, a.value_) ? b.value_ : a.value_, errorOfBoth(a, b)};
  }

 private:
  static constexpr bool isLess(const DoubleDouble& a, const DoubleDouble& b) {
    return a.hi < b.hi || (a.hi == b.hi && a.lo < b.lo);
  }

  /** NaN where one of the two is no number, which comparing would not show. */
  static constexpr double errorOfBoth(const Approximate& a, const Approximate& b) {
    return a.error_ + b.error_ + 0 * (a.value_.hi + b.value_.hi);
  }

  static constexpr double kUnit = 0x1p-53;
  static constexpr double kLeastProduct = 0x1p-900;
  static constexpr double kLeastNormal = 0x1p-1022;

  constexpr Approximate(const DoubleDouble& value, double error) : value_(value), error_(error) {}

  DoubleDouble value_;
  double error_ = 0;
};

/** Sign of a − b. */
inline Sign compareExact(const Approximate& a, const Approximate& b) { return (a - b).sign(); }
inline bool operator<(const Approximate& a, const Approximate& b) {
  return compareExact(a, b) == Sign::negative;
}
inline bool operator==(const Approximate& a, const Approximate& b) {
  return compareExact(a, b) == Sign::zero;
}

/** What others are divided by: what their quotients have in common is computed once. */
class Divisor {
 public:
  explicit Divisor(const Approximate& number);

  /** numerator / this as Exact numbers give it; raises a doubt where that is not certain. */
  [[nodiscard]] double of(const Approximate& numerator) const;

 private:
  DoubleDouble value_;
  double inverse_;
  bool isPrecise_;
  bool isPowerOfTwo_;
};
inline double quotient(const Approximate& numerator, const Approximate& denominator) {
  return Divisor(denominator).of(numerator);
}

}  // namespace collision
