// Vectors of exact and of approximate numbers: the operations of linear/vec3.h, compiled once.
#pragma once

#include "linear/vec3.h"
#include "number/approximate.h"
#include "number/exact.h"
#include "number/rounding.h"

namespace collision {

using ExactVec3 = Vector3<Exact>;
using ApproximateVec3 = Vector3<Approximate>;

ExactVec3 operator+(const ExactVec3& a, const ExactVec3& b);
ExactVec3 operator-(const ExactVec3& a, const ExactVec3& b);
ExactVec3 operator-(const ExactVec3& a);
ExactVec3 operator*(const ExactVec3& a, const Exact& s);
Exact dot(const ExactVec3& a, const ExactVec3& b);
ExactVec3 cross(const ExactVec3& a, const ExactVec3& b);

ApproximateVec3 operator+(const ApproximateVec3& a, const ApproximateVec3& b);
ApproximateVec3 operator-(const ApproximateVec3& a, const ApproximateVec3& b);
ApproximateVec3 operator-(const ApproximateVec3& a);
ApproximateVec3 operator*(const ApproximateVec3& a, const Approximate& s);
Approximate dot(const ApproximateVec3& a, const ApproximateVec3& b);
ApproximateVec3 cross(const ApproximateVec3& a, const ApproximateVec3& b);

/** Sign of a · b; cheaper than the product, and certain more often. */
Sign signOfDot(const ExactVec3& a, const ExactVec3& b);
Sign signOfDot(const ApproximateVec3& a, const ApproximateVec3& b);
/** The same as doubles round it. */
inline Sign signOfDot(const Vec3& a, const Vec3& b) { return signOf(dot(a, b)); }

bool isZero(const ExactVec3& a);
bool isZero(const ApproximateVec3& a);

/** Doubles as they are. */
template <class T>
Vector3<T> vectorOf(const Vec3& v) {
  return {v.x, v.y, v.z};
}

/** to − from, without rounding. */
template <class T>
Vector3<T> differenceOf(const Vec3& from, const Vec3& to) {
  return {T(to.x) - T(from.x), T(to.y) - T(from.y), T(to.z) - T(from.z)};
}
template <>
ApproximateVec3 differenceOf<Approximate>(const Vec3& from, const Vec3& to);
template <>
inline Vector3<DoubleDouble> differenceOf<DoubleDouble>(const Vec3& from, const Vec3& to) {
  return {exactSum(to.x, -from.x), exactSum(to.y, -from.y), exactSum(to.z, -from.z)};
}

/** The same in exact numbers. */
ExactVec3 lift(const Vec3& v);
ExactVec3 difference(const Vec3& from, const Vec3& to);

/** Any direction across d ≠ 0. */
template <class T>
Vector3<T> across(const Vector3<T>& d) {
  const Vector3<T> first = cross(d, vectorOf<T>(unitAxis(0)));
  return isZero(first) ? cross(d, vectorOf<T>(unitAxis(1))) : first;
}

/** Each component rounded to a double. */
Vec3 quotient(const ExactVec3& numerator, const Exact& denominator);
Vec3 quotient(const ApproximateVec3& numerator, const Approximate& denominator);

/** A direction of any length but zero, with what the numbers along it have in common. */
template <class T>
struct Direction {
  explicit Direction(const Vector3<T>& v)
      : vector(v), square(dot(v, v)), length(squareRoot(square)) {}

  [[nodiscard]] Direction operator-() const { return {-vector, square, length}; }
  /** The unit vector along it. */
  [[nodiscard]] Vec3 unit() const { return quotient(vector, length); }

  Vector3<T> vector;
  T square;
  T length;

 private:
  Direction(const Vector3<T>& v, const T& ownSquare, const T& ownLength)
      : vector(v), square(ownSquare), length(ownLength) {}
};

/** The unit vector along v, which must not be zero. */
Vec3 unitOf(const ExactVec3& v);
Vec3 unitOf(const ApproximateVec3& v);

}  // namespace collision
