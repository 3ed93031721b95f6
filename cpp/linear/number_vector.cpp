#include "linear/number_vector.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "collision/attributes.h"
#include "number/power_of_two.h"
#include "number/relative_roundoff.h"

namespace collision {
namespace {

template <class T>
Vector3<T> sum(const Vector3<T>& a, const Vector3<T>& b) {
  return {a.x + b.x, a.y + b.y, a.z + b.z};
}
template <class T>
Vector3<T> less(const Vector3<T>& a, const Vector3<T>& b) {
  return {a.x - b.x, a.y - b.y, a.z - b.z};
}
template <class T>
Vector3<T> scaled(const Vector3<T>& a, const T& s) {
  return {a.x * s, a.y * s, a.z * s};
}
template <class T>
bool vanishes(const Vector3<T>& a) {
  return a.x.sign() == Sign::zero && a.y.sign() == Sign::zero && a.z.sign() == Sign::zero;
}
/** Whether a · b is a double, as all components are; `sum` then is that. */
bool dotInDoubles(double& sum, const ExactVec3& a, const ExactVec3& b) {
  return Exact::addInDoubles(sum, a.x, b.x) && Exact::addInDoubles(sum, a.y, b.y) &&
         Exact::addInDoubles(sum, a.z, b.z);
}

/** p q − r s; out of line, because cross products have three of them. */
COLLISION_NOINLINE Exact minor(const Exact& p, const Exact& q, const Exact& r, const Exact& s) {
  double difference = 0;
  if (Exact::addInDoubles(difference, p, q) && Exact::subtractInDoubles(difference, r, s)) {
    return difference;
  }
  return p * q - r * s;
}
COLLISION_NOINLINE Approximate minor(const Approximate& p, const Approximate& q,
                                     const Approximate& r, const Approximate& s) {
  using P = Approximate::Product;
  return Approximate::sumOfProducts(P{p, q}, P{r, -s});
}
template <class T>
Vector3<T> crossOfMinors(const Vector3<T>& a, const Vector3<T>& b) {
  return {minor(a.y, b.z, a.z, b.y), minor(a.z, b.x, a.x, b.z), minor(a.x, b.y, a.y, b.x)};
}

}  // namespace

ExactVec3 operator+(const ExactVec3& a, const ExactVec3& b) { return sum(a, b); }
ExactVec3 operator-(const ExactVec3& a, const ExactVec3& b) { return less(a, b); }
ExactVec3 operator-(const ExactVec3& a) { return {-a.x, -a.y, -a.z}; }
ExactVec3 operator*(const ExactVec3& a, const Exact& s) { return scaled(a, s); }
Exact dot(const ExactVec3& a, const ExactVec3& b) {
  double sum = 0;
  return dotInDoubles(sum, a, b) ? Exact(sum) : a.x * b.x + a.y * b.y + a.z * b.z;
}
ExactVec3 cross(const ExactVec3& a, const ExactVec3& b) { return crossOfMinors(a, b); }

ApproximateVec3 operator+(const ApproximateVec3& a, const ApproximateVec3& b) {
  using A = Approximate;
  return {A::sum(a.x, b.x), A::sum(a.y, b.y), A::sum(a.z, b.z)};
}
ApproximateVec3 operator-(const ApproximateVec3& a, const ApproximateVec3& b) {
  using A = Approximate;
  return {A::sum(a.x, -b.x), A::sum(a.y, -b.y), A::sum(a.z, -b.z)};
}
ApproximateVec3 operator-(const ApproximateVec3& a) { return {-a.x, -a.y, -a.z}; }
ApproximateVec3 operator*(const ApproximateVec3& a, const Approximate& s) {
  if (s.isPowerOfTwo()) {
    return {scaled(a.x, s.hi()), scaled(a.y, s.hi()), scaled(a.z, s.hi())};
  }
  return {inlinedProduct(a.x, s), inlinedProduct(a.y, s), inlinedProduct(a.z, s)};
}
Approximate dot(const ApproximateVec3& a, const ApproximateVec3& b) {
  using P = Approximate::Product;
  return Approximate::sumOfProducts(P{a.x, b.x}, P{a.y, b.y}, P{a.z, b.z});
}
ApproximateVec3 cross(const ApproximateVec3& a, const ApproximateVec3& b) {
  return crossOfMinors(a, b);
}

namespace {

/** What a dot product in doubles of such components is off by, as a part of its products. */
constexpr double ofDot(RelativeRoundoff component) {
  const Vector3<RelativeRoundoff> vector{component, component, component};
  return dot(vector, vector).ofComputed();
}
/** Upper halves are numbers rounded once, leading parts are off by up to twice as much. */
constexpr RelativeRoundoff kUpper = RelativeRoundoff::roundedOnce();
constexpr double kUpperDot = ofDot(kUpper);
constexpr double kLeadingDot = ofDot(kUpper * kUpper);

}  // namespace

Sign signOfDot(const ExactVec3& a, const ExactVec3& b) {
  if (double product = 0; dotInDoubles(product, a, b)) {
    return signOf(product);
  }
  // The leading parts tell nearly always, whatever the lengths. Products too small to be added are
  // below 2⁻¹⁹⁷ of the largest.
  constexpr int kNegligible = -200;
  const std::array<Exact::Leading, 3> onA{a.x.leading(), a.y.leading(), a.z.leading()};
  const std::array<Exact::Leading, 3> onB{b.x.leading(), b.y.leading(), b.z.leading()};
  int top = std::numeric_limits<int>::min();
  for (std::size_t i = 0; i < 3; ++i) {
    if (onA[i].mantissa != 0 && onB[i].mantissa != 0) {
      top = std::max(top, onA[i].exponent + onB[i].exponent);
    }
  }
  double sum = 0;
  double bound = 0x1p-195;
  for (std::size_t i = 0; i < 3; ++i) {
    const double product = onA[i].mantissa * onB[i].mantissa;
    if (product != 0 && onA[i].exponent + onB[i].exponent > top + kNegligible) {
      const double scaled = product * powerOfTwo(onA[i].exponent + onB[i].exponent - top);
      sum += scaled;
      bound += kLeadingDot * std::fabs(scaled);
    }
  }
  return std::fabs(sum) > bound ? signOf(sum) : dot(a, b).sign();
}
Sign signOfDot(const ApproximateVec3& a, const ApproximateVec3& b) {
  // The upper halves tell nearly always. Beside what the components may be off by, the lower
  // halves, the products and the sums count, or underflow.
  double sum = 0;
  double bound = 0x1p-900;
  const auto add = [&](const Approximate& p, const Approximate& q) {
    const double product = p.hi() * q.hi();
    sum += product;
    bound += kUpperDot * std::fabs(product) +
             2 * (std::fabs(p.hi()) * q.error() + (std::fabs(q.hi()) + q.error()) * p.error());
  };
  add(a.x, b.x);
  add(a.y, b.y);
  add(a.z, b.z);
  return std::fabs(sum) > bound ? signOf(sum) : dot(a, b).sign();
}

bool isZero(const ExactVec3& a) { return vanishes(a); }
bool isZero(const ApproximateVec3& a) {
  // One component that is surely not zero is enough: no doubt about the others matters.
  const auto surelyNot = [](const Approximate& number) {
    return std::fabs(number.hi()) > 2 * number.error();
  };
  return !surelyNot(a.x) && !surelyNot(a.y) && !surelyNot(a.z) && vanishes(a);
}

template <>
ApproximateVec3 differenceOf<Approximate>(const Vec3& from, const Vec3& to) {
  using A = Approximate;
  return {A::sum(to.x, -from.x), A::sum(to.y, -from.y), A::sum(to.z, -from.z)};
}

ExactVec3 lift(const Vec3& v) { return {v.x, v.y, v.z}; }

ExactVec3 difference(const Vec3& from, const Vec3& to) { return differenceOf<Exact>(from, to); }

Vec3 quotient(const ExactVec3& numerator, const Exact& denominator) {
  return {quotient(numerator.x, denominator), quotient(numerator.y, denominator),
          quotient(numerator.z, denominator)};
}
Vec3 quotient(const ApproximateVec3& numerator, const Approximate& denominator) {
  const Divisor divisor(denominator);
  return {divisor.of(numerator.x), divisor.of(numerator.y), divisor.of(numerator.z)};
}

Vec3 unitOf(const ExactVec3& v) { return Direction(v).unit(); }
Vec3 unitOf(const ApproximateVec3& v) { return Direction(v).unit(); }

}  // namespace collision
