// Sources: Shoemake, Animating rotation with quaternion curves, 1985 (log, exp, slerp);
// Bernardes and Viollet, Quaternion to Euler angles conversion, 2022 (half sums of the angles).
#include "collision/quaternion.h"

#include <limits>

#include "linear/frame.h"
#include "linear/vec3.h"
#include "number/double_double.h"

namespace collision {
namespace {

/** A value times 2^exponent, its largest component in [1, 2): no square overflows or vanishes. */
template <class T>
struct Scaled {
  T value;
  int exponent = 0;
};

Quaternion times(const Quaternion& q, int exponent) {
  return {std::scalbn(q.x, exponent), std::scalbn(q.y, exponent), std::scalbn(q.z, exponent),
          std::scalbn(q.w, exponent)};
}

Vec3 times(const Vec3& v, int exponent) {
  return {std::scalbn(v.x, exponent), std::scalbn(v.y, exponent), std::scalbn(v.z, exponent)};
}

Vec3 vectorOf(const Quaternion& q) { return {q.x, q.y, q.z}; }

template <class T>
Scaled<T> scaledTo(const T& given, double largest) {
  // What is no finite number stays as it is.
  const bool scalable = largest > 0 && largest <= std::numeric_limits<double>::max();
  const int exponent = scalable ? std::ilogb(largest) : 0;
  return {times(given, -exponent), exponent};
}

Scaled<Vec3> scaledToOne(const Vec3& v) { return scaledTo(v, largestMagnitude(v)); }
Scaled<Quaternion> scaledToOne(const Quaternion& q) {
  return scaledTo(q, std::fmax(largestMagnitude(vectorOf(q)), std::fabs(q.w)));
}

DoubleDouble squared(double a) { return exactProduct(a, a); }

DoubleDouble squaredNorm(const Vec3& v) { return squared(v.x) + squared(v.y) + squared(v.z); }
DoubleDouble squaredNorm(const Quaternion& q) { return squaredNorm(vectorOf(q)) + squared(q.w); }

/** A vector as its length along a unit axis. The zero vector is given the axis x. */
struct Polar {
  Vec3 axis{1, 0, 0};
  DoubleDouble length;
};

Polar polarOf(const Vec3& v) {
  if (isZero(v)) {
    return {};
  }
  const auto [one, exponent] = scaledToOne(v);
  const DoubleDouble length = squareRoot(squaredNorm(one));
  const Vec3 axis{quotient({one.x, 0}, length), quotient({one.y, 0}, length),
                  quotient({one.z, 0}, length)};
  return {axis, scaled(length, exponent)};
}

/** q over its length. */
Quaternion unit(const Quaternion& q) {
  const Quaternion one = scaledToOne(q).value;
  const DoubleDouble length = squareRoot(squaredNorm(one));
  return {quotient({one.x, 0}, length), quotient({one.y, 0}, length), quotient({one.z, 0}, length),
          quotient({one.w, 0}, length)};
}

/** ln |q|, to a few ulp even where |q| is so close to one that its rounding would decide it. */
double logNorm(const Quaternion& q) {
  const auto [one, exponent] = scaledToOne(q);
  const DoubleDouble square = squaredNorm(one);
  // |q|² = (1 + rest) · 4^power with 1 + rest in [1/2, 2): the two terms below can't cancel.
  const int power = square.hi < 2 ? 0 : (square.hi < 8 ? 1 : 2);
  const DoubleDouble near = scaled(square, -2 * power);
  const double rest = (near.hi - 1) + near.lo;
  constexpr double kLn2Head = 0x1.62e42fefap-1;  // times any exponent without rounding
  constexpr double kLn2Tail = 0x1.cf79abc9e3b3ap-40;
  const double powers = exponent + power;
  return powers * kLn2Head + (powers * kLn2Tail + std::log1p(rest) / 2);
}

/** e^x. By expm1, because musl's exp brings two kilobytes of table along. */
double exponential(double x) {
  const double magnified = 1 + std::expm1(std::fabs(x));
  return x < 0 ? 1 / magnified : magnified;
}

/** e^logLength (axis sin angle, cos angle) */
Quaternion compose(double logLength, const Vec3& axis, const DoubleDouble& angle) {
  const double sine =
      std::sin(angle.hi) * std::cos(angle.lo) + std::cos(angle.hi) * std::sin(angle.lo);
  const double cosine =
      std::cos(angle.hi) * std::cos(angle.lo) - std::sin(angle.hi) * std::sin(angle.lo);
  // In two factors, so that it overflows only where the result does.
  const double half = exponential(logLength / 2);
  return {axis.x * sine * half * half, axis.y * sine * half * half, axis.z * sine * half * half,
          cosine * half * half};
}

/** q = |q| (axis sin angle, cos angle): the angle is half of the one that q turns by. */
AxisAngle halfTurn(const Quaternion& q) {
  const Quaternion one = scaledToOne(q).value;
  const Polar vector = polarOf(vectorOf(one));
  return {vector.axis, std::atan2(vector.length.hi, one.w)};
}

DoubleDouble sumOfProducts(double a, double p, double b, double q, double c, double r, double d,
                           double s) {
  return (exactProduct(a, p) + exactProduct(b, q)) + (exactProduct(c, r) + exactProduct(d, s));
}

/** The unit axes of a rotation times n, carried far enough to be rounded once. */
ScaledAxes<DoubleDouble> doubleDoubleFrameOf(const Quaternion& q) {
  return axesIn<DoubleDouble>(scaledToOne(q).value);
}

/** The turning axes of an order; `sign` is −1 where they are left-handed. */
struct Turns {
  int first;
  int middle;
  int last;
  double sign;
};

Turns turnsOf(EulerOrder order) {
  const std::string_view name = kEulerOrders[static_cast<std::size_t>(order)];
  const int first = name[0] - 'X';
  const int middle = name[1] - 'X';
  return {first, middle, name[2] - 'X', (first + 1) % 3 == middle ? 1.0 : -1.0};
}

Quaternion turnAbout(int axis, double angle) { return compose(0, unitAxis(axis), {angle / 2, 0}); }

/** The direction of a point in the plane, in (−π, π]. */
double direction(const DoubleDouble& sine, const DoubleDouble& cosine) {
  return std::atan2(sine.hi + 0.0, cosine.hi);  // + 0.0: from −0 it would be −π
}

/** sine and cosine of half a sum or difference of two angles, times a common factor. */
struct Half {
  DoubleDouble sine;
  DoubleDouble cosine;

  [[nodiscard]] bool vanishes() const { return sine.hi == 0 && cosine.hi == 0; }
  [[nodiscard]] double factor() const { return length(Vec3{sine.hi, cosine.hi, 0}); }
};

double directionOfSum(const Half& a, const Half& b) {
  return direction(a.sine * b.cosine + b.sine * a.cosine, a.cosine * b.cosine - a.sine * b.sine);
}

}  // namespace

Quaternion multiply(const Quaternion& p, const Quaternion& q) {
  const auto [a, aExponent] = scaledToOne(p);
  const auto [b, bExponent] = scaledToOne(q);
  const Quaternion product{sumOfProducts(a.x, b.w, a.w, b.x, a.y, b.z, -a.z, b.y).hi,
                           sumOfProducts(a.y, b.w, a.w, b.y, a.z, b.x, -a.x, b.z).hi,
                           sumOfProducts(a.z, b.w, a.w, b.z, a.x, b.y, -a.y, b.x).hi,
                           sumOfProducts(a.w, b.w, -a.x, b.x, -a.y, b.y, -a.z, b.z).hi};
  return times(product, aExponent + bExponent);
}

double dot(const Quaternion& p, const Quaternion& q) {
  const auto [a, aExponent] = scaledToOne(p);
  const auto [b, bExponent] = scaledToOne(q);
  const DoubleDouble product = sumOfProducts(a.w, b.w, a.x, b.x, a.y, b.y, a.z, b.z);
  return std::scalbn(product.hi, aExponent + bExponent);
}

double norm(const Quaternion& q) {
  const auto [one, exponent] = scaledToOne(q);
  return std::scalbn(squareRoot(squaredNorm(one)).hi, exponent);
}

Quaternion inverse(const Quaternion& q) {
  const auto [one, exponent] = scaledToOne(q);
  const DoubleDouble square = squaredNorm(one);
  const Quaternion inverted{quotient({-one.x, 0}, square), quotient({-one.y, 0}, square),
                            quotient({-one.z, 0}, square), quotient({one.w, 0}, square)};
  return times(inverted, -exponent);
}

Quaternion log(const Quaternion& q) {
  const auto [axis, angle] = halfTurn(q);
  return {axis.x * angle, axis.y * angle, axis.z * angle, logNorm(q)};
}

Quaternion exp(const Quaternion& q) {
  const Polar vector = polarOf(vectorOf(q));
  return compose(q.w, vector.axis, vector.length);
}

Quaternion pow(const Quaternion& q, double exponent) {
  if (isZero(q)) {
    return {0, 0, 0, exponent == 0 ? 1.0 : 0.0};
  }
  const auto [axis, angle] = halfTurn(q);
  return compose(exponent * logNorm(q), axis, {exponent * angle, 0});
}

Quaternion slerp(const Quaternion& p, const Quaternion& q, double t) {
  // From the rotation between the two: its components are right to the last bit however close p
  // and q are, which the difference of two unit quaternions is not.
  const Quaternion between = multiply(conjugate(scaledToOne(p).value), scaledToOne(q).value);
  const bool theLongWay = between.w < 0;
  const Quaternion shorter =
      theLongWay ? Quaternion{-between.x, -between.y, -between.z, -between.w} : between;
  const auto [axis, angle] = halfTurn(shorter);
  return multiply(unit(p), compose(0, axis, {t * angle, 0}));
}

Vec3 rotate(const Quaternion& q, const Vec3& v) {
  const ScaledAxes<DoubleDouble> frame = doubleDoubleFrameOf(q);
  const auto [one, exponent] = scaledToOne(v);
  Vec3 turned;
  for (int k = 0; k < 3; ++k) {
    const DoubleDouble sum = frame.axis[0][k] * DoubleDouble{one.x, 0} +
                             frame.axis[1][k] * DoubleDouble{one.y, 0} +
                             frame.axis[2][k] * DoubleDouble{one.z, 0};
    turned[k] = quotient(sum, frame.n);
  }
  return times(turned, exponent);
}

std::array<Vec3, 3> axesOf(const Quaternion& q) {
  const ScaledAxes<DoubleDouble> frame = doubleDoubleFrameOf(q);
  std::array<Vec3, 3> axes;
  for (std::size_t i = 0; i < 3; ++i) {
    for (int k = 0; k < 3; ++k) {
      axes[i][k] = quotient(frame.axis[i][k], frame.n);
    }
  }
  return axes;
}

Quaternion fromAxisAngle(const Vec3& axis, double angle) {
  return compose(0, polarOf(axis).axis, {angle / 2, 0});
}

AxisAngle axisAngleOf(const Quaternion& q) {
  const bool theLongWay = q.w < 0;
  const auto [axis, half] = halfTurn(theLongWay ? Quaternion{-q.x, -q.y, -q.z, -q.w} : q);
  return {axis, 2 * half};
}

Quaternion fromEuler(const Vec3& angles, EulerOrder order) {
  const Turns turns = turnsOf(order);
  return multiply(multiply(turnAbout(turns.first, angles[turns.first]),
                           turnAbout(turns.middle, angles[turns.middle])),
                  turnAbout(turns.last, angles[turns.last]));
}

Vec3 eulerOf(const Quaternion& q, EulerOrder order) {
  const Turns turns = turnsOf(order);
  const auto [x, y, z, w] = scaledToOne(q).value;
  const Vec3 vector{x, y, z};
  const double first = vector[turns.first];
  const double middle = turns.sign * vector[turns.middle];
  const double last = vector[turns.last];
  // With angles α, β, γ in order: half of α + γ times cos β/2 + sin β/2, and half of α − γ times
  // cos β/2 − sin β/2, all without rounding.
  const Half sum{exactSum(first, last), exactSum(w, middle)};
  const Half difference{exactSum(first, -last), exactSum(w, -middle)};
  const DoubleDouble sine = twice(exactProduct(first, last) + exactProduct(w, middle));
  Vec3 angles;
  angles[turns.middle] = turns.sign * std::atan2(sine.hi, sum.factor() * difference.factor());
  if (sum.vanishes() || difference.vanishes()) {
    const Half& known = sum.vanishes() ? difference : sum;
    angles[turns.first] = directionOfSum(known, known);
    return angles;
  }
  angles[turns.first] = directionOfSum(sum, difference);
  angles[turns.last] = directionOfSum(sum, {-difference.sine, difference.cosine});
  return angles;
}

}  // namespace collision
