// Exact numbers: sums and products of doubles without any rounding.
//
// A number is a double as long as sums and products of doubles are doubles themselves, as they
// mostly are where people write coordinates: an operation in the processor, and a look at whether
// that rounded.
//
// Every other number is sign · Σ limb[i] · 2^(32 (i + lowest)), 32 bits a limb, trimmed at both
// ends. Limbs are aligned to powers of 2³², so adding is adding limb by limb and multiplying is the
// school's method. Unlike sums of doubles it neither overflows nor loses what underflows: products
// of 1e−150 are 1e−450 here and still exact.
//
// Formulas of ordinary doubles need few limbs, and those lie within the number itself; what needs
// more (magnitudes from 2²⁰⁰ down to the subnormals in one formula, roots to hundreds of bits)
// takes them from the heap. So there is no largest degree, and a number is small enough to be
// copied.
#pragma once

#include <cstdint>

#include "number/sign.h"

namespace collision {

// No constructor fills near_: beyond size_ it is never read.
// NOLINTBEGIN(cppcoreguidelines-pro-type-member-init)
class Exact {
 public:
  /** Zero. */
  Exact();
  /** The value of a finite double; implicit, because formulas mix both. */
  Exact(double value);
  // None of these is inline: formulas are made of temporaries, and code of these.
  Exact(const Exact& other);
  Exact(Exact&& other) noexcept;
  Exact& operator=(const Exact& other);
  Exact& operator=(Exact&& other) noexcept;
  ~Exact();

  [[nodiscard]] Sign sign() const { return sign_; }

  friend Exact operator-(const Exact& a);
  friend Exact operator+(const Exact& a, const Exact& b);
  friend Exact operator-(const Exact& a, const Exact& b);
  friend Exact operator*(const Exact& a, const Exact& b);
  friend bool operator==(const Exact& a, const Exact& b);

  /**
   * Adds a b to `sum`, if that is a double as all of them are; what is left in `sum` otherwise
   * means nothing.
   */
  static bool addInDoubles(double& sum, const Exact& a, const Exact& b);
  static bool subtractInDoubles(double& sum, const Exact& a, const Exact& b);

  /** Sign of a − b. */
  friend Sign compareExact(const Exact& a, const Exact& b);

  /** The same times 2^power; exact. */
  [[nodiscard]] Exact scaled(int power) const;

  /** mantissa · 2^exponent with 1 ≤ |mantissa| ≤ 2, off by at most 2⁻⁵² of itself; 0 · 2⁰ of 0. */
  struct Leading {
    double mantissa = 0;
    int exponent = 0;
  };
  [[nodiscard]] Leading leading() const;

 private:
  static constexpr int kNear = 24;

  struct Digits;

  [[nodiscard]] bool isDouble() const { return size_ == 0; }
  [[nodiscard]] const std::uint32_t* limbs() const { return far_ != nullptr ? far_ : near_; }
  /** Room for so many limbs, to be written; what was there before is lost. */
  std::uint32_t* room(int count);
  void take(Exact& other) noexcept;
  void assign(const Exact& other);
  /** |a|, with room down to `lowest` and up to `top`; answers the limbs. */
  std::uint32_t* assignWithin(const Digits& a, int lowest, int top);
  /** Takes limbs of zero from both ends; what has two of them or less becomes a double if it is. */
  void trim();
  void beDoubleIfOne();
  static Sign compareMagnitudes(const Digits& a, const Digits& b);
  static Exact sum(const Exact& a, const Exact& b, Sign signOfB);
  static Exact sumOfMagnitudes(const Digits& a, const Digits& b, Sign sign);
  /** |a| ≥ |b|. */
  static Exact differenceOfMagnitudes(const Digits& a, const Digits& b, Sign sign);

  double value_ = 0;  // of a double
  Sign sign_ = Sign::zero;
  int lowest_ = 0;  // place of the first limb
  int size_ = 0;    // 0 of a double
  int farCapacity_ = 0;
  std::uint32_t* far_ = nullptr;  // limbs on the heap, where near_ was too small
  std::uint32_t near_[kNear];
};

// NOLINTEND(cppcoreguidelines-pro-type-member-init)

inline bool operator<(const Exact& a, const Exact& b) {
  return compareExact(a, b) == Sign::negative;
}
inline Exact absolute(const Exact& a) { return a.sign() == Sign::negative ? -a : a; }

}  // namespace collision
