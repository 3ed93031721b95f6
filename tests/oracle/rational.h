// How are the oracle's numbers written? As GMP integers and fractions, with vectors over any
// number.
//
// Every finite double is a fraction, subnormals included, and its conversion is exact.
#pragma once

#include <gmpxx.h>

#include <array>
#include <cstddef>

namespace oracle {

using Integer = mpz_class;
using Rational = mpq_class;

inline Rational rational(double value) {
  Rational result;
  result = value;
  return result;
}

inline int signOf(const Integer& value) { return sgn(value); }
inline int signOf(const Rational& value) { return sgn(value); }

template <class Number>
struct Vector {
  Number x, y, z;

  Number& operator[](std::size_t i) { return i == 0 ? x : (i == 1 ? y : z); }
  const Number& operator[](std::size_t i) const { return i == 0 ? x : (i == 1 ? y : z); }
};

template <class Number>
Vector<Number> operator+(const Vector<Number>& a, const Vector<Number>& b) {
  return {Number(a.x + b.x), Number(a.y + b.y), Number(a.z + b.z)};
}

template <class Number>
Vector<Number> operator-(const Vector<Number>& a, const Vector<Number>& b) {
  return {Number(a.x - b.x), Number(a.y - b.y), Number(a.z - b.z)};
}

template <class Number>
Vector<Number> operator*(const Vector<Number>& a, const Number& factor) {
  return {Number(a.x * factor), Number(a.y * factor), Number(a.z * factor)};
}

template <class Number>
Number dot(const Vector<Number>& a, const Vector<Number>& b) {
  return Number(a.x * b.x + a.y * b.y + a.z * b.z);
}

template <class Number>
Vector<Number> cross(const Vector<Number>& a, const Vector<Number>& b) {
  return {Number(a.y * b.z - a.z * b.y), Number(a.z * b.x - a.x * b.z),
          Number(a.x * b.y - a.y * b.x)};
}

/** The same without the temporaries of the general forms: the oracle's hot path. */
inline Integer dot(const Vector<Integer>& a, const Vector<Integer>& b) {
  Integer sum;
  mpz_mul(sum.get_mpz_t(), a.x.get_mpz_t(), b.x.get_mpz_t());
  mpz_addmul(sum.get_mpz_t(), a.y.get_mpz_t(), b.y.get_mpz_t());
  mpz_addmul(sum.get_mpz_t(), a.z.get_mpz_t(), b.z.get_mpz_t());
  return sum;
}

/** a * b - c * d */
inline Integer determinant(const Integer& a, const Integer& b, const Integer& c, const Integer& d) {
  Integer difference;
  mpz_mul(difference.get_mpz_t(), a.get_mpz_t(), b.get_mpz_t());
  mpz_submul(difference.get_mpz_t(), c.get_mpz_t(), d.get_mpz_t());
  return difference;
}

inline Vector<Integer> cross(const Vector<Integer>& a, const Vector<Integer>& b) {
  return {determinant(a.y, b.z, a.z, b.y), determinant(a.z, b.x, a.x, b.z),
          determinant(a.x, b.y, a.y, b.x)};
}

template <class Number>
bool isZero(const Vector<Number>& v) {
  return signOf(v.x) == 0 && signOf(v.y) == 0 && signOf(v.z) == 0;
}

inline Vector<Rational> rationalVector(const double* numbers) {
  return {rational(numbers[0]), rational(numbers[1]), rational(numbers[2])};
}

}  // namespace oracle
