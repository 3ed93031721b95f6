#include "motion/turn.h"

#include <cmath>

#include "linear/number_vector.h"

namespace collision {
namespace {

constexpr double kTrace = 0x1p-300;

/** to! / from! */
constexpr double productFrom(int from, int to) {
  double product = 1;
  for (int i = from + 1; i <= to; ++i) {
    product *= i;
  }
  return product;
}

/** Terms of each series, and the factorial that they have in common: a double, as its parts are. */
constexpr int kTerms = 9;
constexpr int kLast = 2 * kTerms - 1;
constexpr double kFactorial = productFrom(0, kLast);
static_assert(kFactorial < 0x1p+53);

/** |h| ≤ 1/8: the first term that is left out of the cosine, (1/8)¹⁸ / 18!; that of the sine, over
 * |h|, is below it. */
constexpr double kLeftOut = 0x1p-54 / productFrom(0, 2 * kTerms);

/** Σ (−1)ⁱ xⁱ / (2i + first)!, times kFactorial. */
Approximate series(const Approximate& x, int first) {
  Approximate sum = productFrom(2 * (kTerms - 1) + first, kLast);
  for (int i = kTerms - 2; i >= 0; --i) {
    sum = Approximate(productFrom(2 * i + first, kLast)) - x * sum;
  }
  return sum;
}

/** 1 / n! : r + r (1 − n! r) is off by r (1 − n! r)², which is below r 2⁻¹⁰⁴. */
Approximate inverseFactorial() {
  constexpr double kRough = 1 / kFactorial;
  const Approximate rest = Approximate(1) - Approximate(kFactorial) * Approximate(kRough);
  return (Approximate(kRough) + Approximate(kRough) * rest).offBy(kRough * 0x1p-104);
}

}  // namespace

Approximate withoutTraces(const Approximate& a) {
  return std::fabs(a.hi()) < kTrace ? Approximate().offBy(kTrace + a.errorOfHi()) : a;
}

Approximate productOf(double a, double b) {
  return std::fabs(a * b) < kTrace ? Approximate().offBy(a == 0 || b == 0 ? 0 : kTrace)
                                   : Approximate(a) * Approximate(b);
}

Turn turnAfter(const Vec3& angularVelocity, double t) {
  constexpr int kMostSquares = 60;
  constexpr int kLeastBits = 4;  // components up to 1/16
  const double largest = largestMagnitude(angularVelocity) * t;
  const bool isKnown = largest < 0x1p+64;  // neither infinite nor NaN
  const int squares = largest == 0 || !isKnown ? 0 : std::max(0, std::ilogb(largest) + kLeastBits);
  if (!isKnown || squares > kMostSquares) {
    const Approximate unknown = Approximate().offBy(HUGE_VAL);
    return {unknown, unknown, unknown, unknown};
  }
  const Approximate scale(std::scalbn(1.0, -squares - 1));
  ApproximateVec3 h;
  for (int i = 0; i < 3; ++i) {
    h[i] = withoutTraces(productOf(angularVelocity[i], t) * scale);
  }
  const Approximate x = dot(h, h);
  const Approximate inverse = inverseFactorial();
  const Approximate sine = (series(x, 1) * inverse).offBy(kLeftOut);
  ApproximateVec3 v = h * sine;
  Approximate w = (series(x, 0) * inverse).offBy(kLeftOut);
  for (int i = 0; i < squares; ++i) {
    const Approximate twice = w + w;
    w = w * w - dot(v, v);
    v = v * twice;
  }
  return {withoutTraces(v.x), withoutTraces(v.y), withoutTraces(v.z), withoutTraces(w)};
}

Turn afterwards(const Turn& p, const Quaternion& q) {
  const double largest = std::fmax(largestMagnitude(Vec3{q.x, q.y, q.z}), std::fabs(q.w));
  const int exponent = -std::ilogb(largest);
  const auto component = [&](double number) {
    return withoutTraces(Approximate(std::scalbn(number, exponent)));
  };
  const ApproximateVec3 vector{component(q.x), component(q.y), component(q.z)};
  const Approximate w = component(q.w);
  const ApproximateVec3 v{p[0], p[1], p[2]};
  const ApproximateVec3 product = v * w + vector * p[3] + cross(v, vector);
  return {product.x, product.y, product.z, p[3] * w - dot(v, vector)};
}

}  // namespace collision
