// How does one calculate exactly with a number like a + b * sqrt(c)?
//
// A field extended by one square root, over the fractions or over another such field. c must be no
// square in the field below, so that only 0 is 0 and everything else has an inverse; its caller
// sees to that. Signs by squaring.
#pragma once

#include <utility>

#include "rational.h"

namespace oracle {

template <class Base>
struct Extended {
  Base a;
  Base b;
  const Base* c = nullptr;  // the maker of the number keeps it alive; null where b is 0

  Extended() = default;
  Extended(Base value) : a(std::move(value)) {}
  Extended(int value) : a(value) {}
  Extended(Base first, Base second, const Base* root)
      : a(std::move(first)), b(std::move(second)), c(root) {}

  friend Extended operator+(const Extended& p, const Extended& q) {
    return {Base(p.a + q.a), Base(p.b + q.b), either(p, q)};
  }
  friend Extended operator-(const Extended& p, const Extended& q) {
    return {Base(p.a - q.a), Base(p.b - q.b), either(p, q)};
  }
  friend Extended operator-(const Extended& p) { return {Base(-p.a), Base(-p.b), p.c}; }
  friend Extended operator*(const Extended& p, const Extended& q) {
    if (p.c == nullptr || q.c == nullptr) {
      return {Base(p.a * q.a), Base(p.a * q.b + p.b * q.a), either(p, q)};
    }
    return {Base(p.a * q.a + p.b * q.b * *p.c), Base(p.a * q.b + p.b * q.a), p.c};
  }
  friend Extended operator/(const Extended& p, const Extended& q) {
    if (q.c == nullptr) {
      return {Base(p.a / q.a), Base(p.b / q.a), p.c};
    }
    const Base norm = q.a * q.a - q.b * q.b * *q.c;
    return p * Extended(Base(q.a / norm), Base(-q.b / norm), q.c);
  }
  Extended& operator+=(const Extended& q) { return *this = *this + q; }
  Extended& operator-=(const Extended& q) { return *this = *this - q; }

  friend int signOf(const Extended& p) {
    const int first = signOf(p.a);
    const int second = p.c == nullptr ? 0 : signOf(p.b);
    if (first == 0 || second == 0 || first == second) {
      return first != 0 ? first : second;
    }
    return signOf(Base(p.a * p.a - p.b * p.b * *p.c)) * first;
  }
  friend bool operator<(const Extended& p, const Extended& q) {
    return signOf(Extended(p - q)) < 0;
  }

 private:
  static const Base* either(const Extended& p, const Extended& q) {
    return p.c != nullptr ? p.c : q.c;
  }
};

/** Whether a fraction that is not negative is the square of one, and of which. */
inline bool rootOf(const Rational& square, Rational& root) {
  if (mpz_perfect_square_p(square.get_num_mpz_t()) == 0 ||
      mpz_perfect_square_p(square.get_den_mpz_t()) == 0) {
    return false;
  }
  root = Rational(Integer(sqrt(square.get_num())), Integer(sqrt(square.get_den())));
  return true;
}

}  // namespace oracle
