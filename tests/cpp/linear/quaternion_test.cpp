#include "collision/quaternion.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numbers>
#include <random>
#include <string>

#include "collision/axes.h"
#include "linear/frame.h"

namespace collision {
namespace {

#ifdef __SIZEOF_FLOAT128__
__extension__ using Quad = __float128;  // 113 bits, for sums of products
#else
using Quad = long double;
#endif
using Long = long double;  // 64 bits or more, with functions

constexpr double kPi = std::numbers::pi;
constexpr int kCases = 20000;

/** A result in higher precision: as many components as the result has. */
template <std::size_t N>
using Reference = std::array<Quad, N>;

std::array<double, 4> componentsOf(const Quaternion& q) { return {q.x, q.y, q.z, q.w}; }
std::array<double, 3> componentsOf(const Vec3& v) { return {v.x, v.y, v.z}; }
Reference<4> quad(const Quaternion& q) { return {q.x, q.y, q.z, q.w}; }

Quad squareRoot(Quad a) {
  if (a == 0) {
    return 0;
  }
  const Quad s = std::sqrt(static_cast<Long>(a));
  return (s + a / s) / 2;
}

Quad squaredNorm(const Reference<4>& q) {
  return q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3];
}

Reference<4> product(const Reference<4>& p, const Reference<4>& q) {
  return {p[3] * q[0] + p[0] * q[3] + p[1] * q[2] - p[2] * q[1],
          p[3] * q[1] + p[1] * q[3] + p[2] * q[0] - p[0] * q[2],
          p[3] * q[2] + p[2] * q[3] + p[0] * q[1] - p[1] * q[0],
          p[3] * q[3] - p[0] * q[0] - p[1] * q[1] - p[2] * q[2]};
}

Reference<4> conjugated(const Reference<4>& q) { return {-q[0], -q[1], -q[2], q[3]}; }

Reference<4> over(const Reference<4>& q, Quad divisor) {
  return {q[0] / divisor, q[1] / divisor, q[2] / divisor, q[3] / divisor};
}

/** e^logLength (v/|v| sin angle, cos angle) */
Reference<4> composed(Long logLength, const Reference<4>& v, Quad angle) {
  const Quad vector = squareRoot(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
  const Quad factor = std::exp(logLength);
  const auto head = static_cast<Long>(angle);
  const Quad rest = angle - head;  // a few units of a long double's last place
  const Quad sine = Quad{std::sin(head)} + Quad{std::cos(head)} * rest;
  const Quad cosine = Quad{std::cos(head)} - Quad{std::sin(head)} * rest;
  const Quad each = vector == 0 ? Quad{0} : factor * sine / vector;
  return {each * v[0], each * v[1], each * v[2], factor * cosine};
}

Long angleOf(const Reference<4>& q) {
  const Quad vector = squareRoot(q[0] * q[0] + q[1] * q[1] + q[2] * q[2]);
  return std::atan2(static_cast<Long>(vector), static_cast<Long>(q[3]));
}

Long logNormOf(const Reference<4>& q) {
  const Quad square = squaredNorm(q);
  return square > 0.5 && square < 2 ? std::log1p(static_cast<Long>(square - 1)) / 2
                                    : std::log(static_cast<Long>(square)) / 2;
}

double ulp(double magnitude) {
  return std::scalbn(1.0, std::max(std::ilogb(std::max(magnitude, 0x1p-1022)), -1022) - 52);
}

template <std::size_t N>
double lengthOf(const Reference<N>& reference) {
  Quad square = 0;
  for (const Quad component : reference) {
    square += component * component;
  }
  return static_cast<double>(squareRoot(square));
}

/** The largest error of a component, in units in the last place of the result's length. */
template <class Result, std::size_t N>
double errorOfLength(const Result& result, const Reference<N>& reference) {
  double worst = 0;
  for (std::size_t i = 0; i < N; ++i) {
    const auto error = static_cast<double>(componentsOf(result)[i] - reference[i]);
    worst = std::max(worst, std::fabs(error) / ulp(lengthOf(reference)));
  }
  return worst;
}

/**
 * The same in units in the last place of each component; of one that all but cancels, of 2⁻⁴⁶ of
 * the length, because twofold precision ends somewhere too.
 */
template <class Result, std::size_t N>
double errorOfComponents(const Result& result, const Reference<N>& reference) {
  double worst = 0;
  for (std::size_t i = 0; i < N; ++i) {
    const auto error = static_cast<double>(componentsOf(result)[i] - reference[i]);
    const double size = std::fabs(static_cast<double>(reference[i]));
    worst = std::max(worst, std::fabs(error) / ulp(std::max(size, 0x1p-46 * lengthOf(reference))));
  }
  return worst;
}

/** Numbers of both signs, of many magnitudes, often equal and often zero. */
class Numbers {
 public:
  double number() {
    const int kind = integer(0, 7);
    if (kind == 0) {
      return integer(-2, 2);
    }
    const double fraction = std::uniform_real_distribution<double>(-1, 1)(engine_);
    return kind < 5 ? fraction : std::scalbn(fraction, integer(-30, 30));
  }
  Quaternion quaternion() {
    Quaternion q{0, 0, 0, 0};
    while (isZero(q)) {
      const double x = number(), y = number(), z = number(), w = number();
      q = {x, y, z, w};
    }
    return q;
  }
  Vec3 vector() {
    const double x = number(), y = number(), z = number();
    return {x, y, z};
  }
  int integer(int least, int most) {
    return std::uniform_int_distribution<int>(least, most)(engine_);
  }

 private:
  std::mt19937_64 engine_{20240607};
};

/** The worst of many cases, told by `measure`, must not exceed `most` ulp. */
template <class Measure>
void expectWithin(double most, const Measure& measure) {
  Numbers numbers;
  double worst = 0;
  for (int i = 0; i < kCases; ++i) {
    worst = std::max(worst, measure(numbers));
  }
  EXPECT_LE(worst, most);
  ::testing::Test::RecordProperty("worstUlp", std::to_string(worst));
}

void expectNear(const Quaternion& found, const Quaternion& expected, double tolerance) {
  for (std::size_t i = 0; i < 4; ++i) {
    EXPECT_NEAR(componentsOf(found)[i], componentsOf(expected)[i], tolerance) << "xyzw"[i];
  }
}

/** One of few lengths, far apart, down to subnormals. */
const std::array<double, 5> kScales{0x1p-1040, 0x1p-500, 1.0, 0x1p500, 0x1p1000};

TEST(QuaternionAccuracy, Multiply) {
  expectWithin(0.51, [](Numbers& numbers) {
    const Quaternion p = numbers.quaternion();
    const Quaternion q = numbers.quaternion();
    return errorOfComponents(multiply(p, q), product(quad(p), quad(q)));
  });
}

TEST(QuaternionAccuracy, Add) {
  expectWithin(0.5, [](Numbers& numbers) {
    const Quaternion p = numbers.quaternion();
    const Quaternion q = numbers.quaternion();
    const Reference<4> a = quad(p);
    const Reference<4> b = quad(q);
    return errorOfComponents(add(p, q),
                             Reference<4>{a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3]});
  });
}

TEST(QuaternionAccuracy, Dot) {
  // Of the double it is nearest to; where the terms cancel, of 2⁻⁴⁶ of what they are.
  const auto measure = [](const Quaternion& p, const Quaternion& q) {
    const Reference<4> a = quad(p);
    const Reference<4> b = quad(q);
    const Quad expected = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3];
    const auto error = static_cast<double>(Quad{dot(p, q)} - expected);
    const double lengths = lengthOf(a) * lengthOf(b);
    const double size = std::fabs(static_cast<double>(expected));
    return std::fabs(error) / ulp(std::max(size, 0x1p-46 * lengths));
  };
  expectWithin(0.51, [&](Numbers& numbers) {
    const Quaternion p = numbers.quaternion();
    return measure(p, numbers.quaternion());
  });
  expectWithin(0.51, [&](Numbers& numbers) {  // almost perpendicular: all but cancels
    const Quaternion p = numbers.quaternion();
    return measure(p, multiply(p, {numbers.number(), numbers.number(), numbers.number(), 0}));
  });
}

TEST(QuaternionAccuracy, Norm) {
  expectWithin(0.51, [](Numbers& numbers) {
    const Quaternion q = numbers.quaternion();
    const Vec3 found{norm(q), 0, 0};
    return errorOfComponents(found, Reference<3>{squareRoot(squaredNorm(quad(q))), 0, 0});
  });
}

TEST(QuaternionAccuracy, Inverse) {
  expectWithin(0.51, [](Numbers& numbers) {
    const Quaternion q = numbers.quaternion();
    return errorOfComponents(inverse(q), over(conjugated(quad(q)), squaredNorm(quad(q))));
  });
}

Reference<4> logReference(const Quaternion& given) {
  const Reference<4> q = quad(given);
  const Reference<4> direction = composed(0, q, kPi / 2);
  const Quad angle = angleOf(q);
  return {direction[0] * angle, direction[1] * angle, direction[2] * angle, logNormOf(q)};
}

TEST(QuaternionAccuracy, Log) {
  expectWithin(3, [](Numbers& numbers) {
    const Quaternion q = numbers.quaternion();
    return errorOfComponents(log(q), logReference(q));
  });
}

TEST(QuaternionAccuracy, LogOfAlmostUnitQuaternions) {
  expectWithin(3, [](Numbers& numbers) {
    const Quaternion q = numbers.quaternion();
    const Quaternion unit = scaledBy(q, 1 / norm(q));
    return errorOfLength(log(unit), logReference(unit));
  });
}

TEST(QuaternionAccuracy, Exp) {
  expectWithin(5, [](Numbers& numbers) {
    Quaternion q = numbers.quaternion();
    q.w = std::fmod(q.w, 700);
    const Reference<4> v = quad(q);
    const Quad vector = squareRoot(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
    return errorOfLength(exp(q), composed(q.w, v, vector));
  });
}

TEST(QuaternionAccuracy, PowGrowsWithTheLogarithm) {
  expectWithin(4, [](Numbers& numbers) {
    const Quaternion q = numbers.quaternion();
    const double exponent = std::fmod(numbers.number(), 30);
    const Long logLength = exponent * logNormOf(quad(q));
    const Long angle = exponent * angleOf(quad(q));
    if (std::fabs(logLength) > 600) {
      return 0.0;
    }
    const auto growth = static_cast<double>(std::fabs(logLength) + std::fabs(angle));
    return errorOfLength(pow(q, exponent), composed(logLength, quad(q), angle)) / (1 + growth);
  });
}

Reference<4> slerpReference(const Quaternion& p, const Quaternion& q, double t) {
  Reference<4> between = product(conjugated(quad(p)), quad(q));
  if (between[3] < 0) {
    between = over(between, -1);
  }
  const Reference<4> turn = composed(0, between, t * angleOf(between));
  return product(over(quad(p), squareRoot(squaredNorm(quad(p)))), turn);
}

TEST(QuaternionAccuracy, Slerp) {
  expectWithin(4, [](Numbers& numbers) {
    const Quaternion p = numbers.quaternion();
    const Quaternion q = numbers.quaternion();
    const double t = numbers.integer(0, 64) / 64.0;
    return errorOfLength(slerp(p, q, t), slerpReference(p, q, t));
  });
}

TEST(QuaternionAccuracy, SlerpOfAlmostEqualAndAlmostAntipodalOnes) {
  expectWithin(4, [](Numbers& numbers) {
    const Quaternion p = numbers.quaternion();
    const Quaternion other = numbers.quaternion();
    const double s = std::scalbn(1.0, -numbers.integer(10, 60));
    const double sign = numbers.integer(0, 1) == 0 ? 1.0 : -1.0;
    const Quaternion q = scaledBy(
        {p.x + s * other.x, p.y + s * other.y, p.z + s * other.z, p.w + s * other.w}, sign);
    const double t = numbers.integer(0, 64) / 64.0;
    return errorOfLength(slerp(p, q, t), slerpReference(p, q, t));
  });
}

Reference<3> rotateReference(const Quaternion& q, const Vec3& v) {
  const Reference<4> turned = over(
      product(product(quad(q), {v.x, v.y, v.z, 0}), conjugated(quad(q))), squaredNorm(quad(q)));
  return {turned[0], turned[1], turned[2]};
}

TEST(QuaternionAccuracy, Rotate) {
  expectWithin(0.51, [](Numbers& numbers) {
    const Quaternion q = numbers.quaternion();
    const Vec3 v = numbers.vector();
    return errorOfComponents(rotate(q, v), rotateReference(q, v));
  });
}

TEST(QuaternionAccuracy, Axes) {
  expectWithin(0.51, [](Numbers& numbers) {
    const Quaternion q = numbers.quaternion();
    double worst = 0;
    for (int i = 0; i < 3; ++i) {
      const Vec3 axis = axesOf(q)[static_cast<std::size_t>(i)];
      worst = std::max(worst, errorOfComponents(axis, rotateReference(q, unitAxis(i))));
    }
    return worst;
  });
}

TEST(QuaternionAccuracy, AxisAngle) {
  expectWithin(4, [](Numbers& numbers) {
    const Quaternion q = numbers.quaternion();
    const Quaternion back = [&] {
      const AxisAngle turn = axisAngleOf(q);
      return fromAxisAngle(turn.axis, turn.angle);
    }();
    const Quad length = squareRoot(squaredNorm(quad(q)));
    return errorOfLength(back, over(quad(q), q.w < 0 ? -length : length));
  });
}

/** q over its length, with the sign that brings it nearer to `like`. */
Reference<4> unitLike(const Quaternion& q, const Quaternion& like) {
  const Quad length = squareRoot(squaredNorm(quad(q)));
  const double dot = q.x * like.x + q.y * like.y + q.z * like.z + q.w * like.w;
  return over(quad(q), dot < 0 ? -length : length);
}

TEST(QuaternionAccuracy, EulerAndBackInEveryOrder) {
  expectWithin(8, [](Numbers& numbers) {
    const Quaternion q = numbers.quaternion();
    const auto order = static_cast<EulerOrder>(numbers.integer(0, 5));
    const Quaternion back = fromEuler(eulerOf(q, order), order);
    return errorOfLength(back, unitLike(q, back));
  });
}

TEST(QuaternionAccuracy, FromEuler) {
  expectWithin(4, [](Numbers& numbers) {
    const Vec3 angles = numbers.vector();
    const int code = numbers.integer(0, 5);
    Reference<4> expected{0, 0, 0, 1};
    for (const char letter : kEulerOrders[static_cast<std::size_t>(code)]) {
      const int axis = letter - 'X';
      const Vec3 unit = unitAxis(axis);
      expected =
          product(expected, composed(0, {unit.x, unit.y, unit.z, 0}, Long{angles[axis]} / 2));
    }
    return errorOfLength(fromEuler(angles, static_cast<EulerOrder>(code)), expected);
  });
}

TEST(QuaternionAccuracy, AxesAndBack) {
  expectWithin(8, [](Numbers& numbers) {
    const Quaternion q = numbers.quaternion();
    std::array<double, 9> n{};
    for (std::size_t i = 0; i < 9; ++i) {
      n[i] = axesOf(q)[i / 3][static_cast<int>(i % 3)];
    }
    EXPECT_EQ(rotationFromAxes(n.data(), LeftHanded::refused), AxesFault::none);
    const Quaternion back{n[0], n[1], n[2], n[3]};
    return errorOfLength(back, unitLike(q, back));
  });
}

TEST(Quaternion, IntegersAreExact) {
  EXPECT_EQ(multiply({1, 2, 3, 4}, {5, 6, 7, 8}), (Quaternion{24, 48, 48, -6}));
  EXPECT_EQ(inverse({0, 0, 0, 4}), (Quaternion{0, 0, 0, 0.25}));
  EXPECT_EQ(norm({1, 1, 1, 1}), 2);
  EXPECT_EQ(rotate({0, 0, 1, 2}, {5, 0, 0}), (Vec3{3, 4, 0}));
  EXPECT_EQ(multiply({1, 0, 0, 0}, {0, 1, 0, 0}), (Quaternion{0, 0, 1, 0}));  // ij = k
}

TEST(Quaternion, DotOfLengthsFarFromOne) {
  EXPECT_EQ(dot({1, 2, 3, 4}, {5, 6, 7, 8}), 70);
  EXPECT_EQ(dot({0x1p-1040, 0, 0, 0}, {0x1p1000, 0, 0, 0}), 0x1p-40);
  EXPECT_EQ(dot({0x1p1000, 0x1p1000, 0, 0}, {0x1p1000, -0x1p1000, 0, 0}), 0);
  EXPECT_EQ(dot({0, 0, 0, 0}, {1, 2, 3, 4}), 0);
}

TEST(Quaternion, ProductWithTheConjugateIsReal) {
  const Quaternion q{0.1, -0.2, 0.3, 0.7};
  const Quaternion real = multiply(q, conjugate(q));
  EXPECT_EQ(real.x, 0);
  EXPECT_EQ(real.y, 0);
  EXPECT_EQ(real.z, 0);
}

TEST(Quaternion, LengthsFarFromOneNeitherOverflowNorVanish) {
  const Quaternion q{0.5, -0.25, 0.75, 0.375};
  for (const double scale : kScales) {
    const Quaternion big = scaledBy(q, scale);
    EXPECT_EQ(norm(big), norm(q) * scale);
    EXPECT_EQ(multiply(big, {0, 0, 0, 1}), big);
    EXPECT_EQ(rotate(big, {1, 2, 3}), rotate(q, {1, 2, 3}));
    EXPECT_EQ(rotate(q, {scale, 0, scale}), rotate(q, {1, 0, 1}) * scale);
    EXPECT_EQ(axesOf(big), axesOf(q));
    EXPECT_EQ(slerp(big, {1, 0, 0, 0}, 0.3), slerp(q, {1, 0, 0, 0}, 0.3));
    EXPECT_EQ(axisAngleOf(big).axis, axisAngleOf(q).axis);
    EXPECT_EQ(axisAngleOf(big).angle, axisAngleOf(q).angle);
    EXPECT_EQ(eulerOf(big, EulerOrder::zxy), eulerOf(q, EulerOrder::zxy));
    EXPECT_EQ(log(big).x, log(q).x);
    EXPECT_NEAR(log(big).w, log(q).w + std::log(scale), 1e-12);
  }
}

TEST(Quaternion, InverseOfTinyAndHugeOnes) {
  EXPECT_EQ(inverse({0, 0, 0, 0x1p-1000}), (Quaternion{0, 0, 0, 0x1p1000}));
  EXPECT_EQ(inverse({0, 0x1p1000, 0, 0}), (Quaternion{0, -0x1p-1000, 0, 0}));
  EXPECT_TRUE(std::isinf(inverse({0, 0, 0, 0x1p-1074}).w));
}

TEST(Quaternion, LogAndExpOfRealNumbers) {
  EXPECT_EQ(log({0, 0, 0, 1}), (Quaternion{0, 0, 0, 0}));
  EXPECT_EQ(log({0, 0, 0, -1}), (Quaternion{kPi, 0, 0, 0}));
  EXPECT_EQ(log({0, 0, 0, 2}).w, std::numbers::ln2);
  EXPECT_EQ(exp({0, 0, 0, 0}), (Quaternion{0, 0, 0, 1}));
  expectNear(exp({0, 0, 0, 1}), {0, 0, 0, std::numbers::e}, 1e-15);
  EXPECT_DOUBLE_EQ(exp({0, 0, 0, 709.5}).w, std::exp(709.5));
  EXPECT_TRUE(std::isinf(exp({0, 0, 0, 710}).w));
  EXPECT_EQ(exp({0, 0, 0, -1500}), (Quaternion{0, 0, 0, 0}));
}

TEST(Quaternion, LogOfTheSmallestTurns) {
  for (int power = -1; power > -1070; power -= 7) {
    const double x = std::scalbn(1.0, power);
    EXPECT_DOUBLE_EQ(log({0, x, 0, 1}).y, std::atan(x));
    EXPECT_DOUBLE_EQ(exp({0, x, 0, 0}).y, std::sin(x));
    EXPECT_DOUBLE_EQ(log({0, x, 0, -1}).y, kPi - std::atan(x));
  }
}

TEST(Quaternion, LogNearLengthOneIsNotNoise) {
  // |q|² − 1 = 2⁻⁶⁰: below the last bit of |q|
  EXPECT_DOUBLE_EQ(log({0x1p-30, 0, 0, 1}).w, 0x1p-61);
  EXPECT_DOUBLE_EQ(log({0, 0, 0, 1 - 0x1p-53}).w, -0x1p-53);
}

TEST(Quaternion, PowersOfZeroAndOfRealNumbers) {
  const Quaternion zero{0, 0, 0, 0};
  const Quaternion one{0, 0, 0, 1};
  EXPECT_EQ(pow(zero, 2), zero);
  EXPECT_EQ(pow(zero, 0), one);
  EXPECT_EQ(pow({1, 2, 3, 4}, 0), one);
  EXPECT_EQ(pow(one, 1e300), one);
  expectNear(pow({0, 0, 0, -1}, 0.5), {1, 0, 0, 0}, 1e-16);
  expectNear(pow({0, 0, 0, 2}, 10), {0, 0, 0, 1024}, 1e-12);
  expectNear(pow({1, 2, 3, 4}, 2), multiply({1, 2, 3, 4}, {1, 2, 3, 4}), 1e-13);
  expectNear(pow({1, 2, 3, 4}, -1), inverse({1, 2, 3, 4}), 1e-16);
}

TEST(Quaternion, SlerpTakesTheShorterWay) {
  const Quaternion p{0, 0, 0, 1};
  const Quaternion q = fromAxisAngle({0, 1, 0}, 2);
  const Quaternion expected = fromAxisAngle({0, 1, 0}, 0.5);
  expectNear(slerp(p, q, 0.25), expected, 1e-15);
  expectNear(slerp(p, scaledBy(q, -1), 0.25), expected, 1e-15);
  expectNear(slerp(p, scaledBy(q, -1), 1), q, 1e-15);
  EXPECT_EQ(slerp(p, {0, 0, 0, -1}, 0.5), p);  // antipodal: the same orientation
  const double half = std::numbers::sqrt2 / 2;
  expectNear(slerp(p, {1, 0, 0, 0}, 0.5), {half, 0, 0, half}, 1e-15);
  expectNear(slerp(p, {-1, 0, 0, 0}, 0.5), {-half, 0, 0, half}, 1e-15);
}

TEST(Quaternion, SlerpHasNoCliffWhereItsEndsMeet) {
  for (int power = 0; power > -1000; power -= 3) {
    const double x = std::scalbn(1.0, power);
    EXPECT_DOUBLE_EQ(slerp({0, 0, 0, 1}, {x, 0, 0, 1}, 0.25).x, std::sin(std::atan(x) / 4));
  }
}

TEST(Quaternion, AxisAndAngle) {
  EXPECT_EQ(axisAngleOf({0, 0, 0, 1}).axis, unitAxis(0));
  EXPECT_EQ(axisAngleOf({0, 0, 0, -3}).angle, 0);
  EXPECT_EQ(axisAngleOf({0, -1, 0, 0}).axis, -unitAxis(1));
  EXPECT_EQ(axisAngleOf({0, -1, 0, 0}).angle, kPi);
  EXPECT_EQ(axisAngleOf({0, 0, 1, -1}).axis, -unitAxis(2));
  EXPECT_DOUBLE_EQ(axisAngleOf({0, 0, 1, -1}).angle, kPi / 2);
  EXPECT_EQ(fromAxisAngle({0, 0x1p-1070, 0}, 1), fromAxisAngle({0, 0x1p1000, 0}, 1));
}

TEST(Quaternion, GimbalLockGivesTheLastAngleZero) {
  // Exactly there: w = y and x = z, in XYZ
  const Vec3 up = eulerOf({1, 2, 1, 2}, EulerOrder::xyz);
  EXPECT_DOUBLE_EQ(up.x, 2 * std::atan2(1.0, 2.0));
  EXPECT_EQ(up.y, kPi / 2);
  EXPECT_EQ(up.z, 0);
  const Vec3 down = eulerOf({1, -2, -1, 2}, EulerOrder::xyz);
  EXPECT_DOUBLE_EQ(down.x, 2 * std::atan2(1.0, 2.0));
  EXPECT_EQ(down.y, -kPi / 2);
  EXPECT_EQ(down.z, 0);
}

TEST(Quaternion, OneBitBesideGimbalLockTheAnglesStillGiveTheRotation) {
  const double more = std::nextafter(2.0, 3.0);
  for (const Quaternion& q : {Quaternion{1, 2, 1, more}, Quaternion{1, more, 1, 2},
                              Quaternion{1 + 0x1p-52, 2, 1, 2}, Quaternion{1, -2, -1, more}}) {
    const Quaternion back = fromEuler(eulerOf(q, EulerOrder::xyz), EulerOrder::xyz);
    EXPECT_LE(errorOfLength(back, unitLike(q, back)), 8);
  }
}

TEST(Quaternion, EulerAnglesOfHalfTurns) {
  for (std::size_t code = 0; code < 6; ++code) {
    const auto order = static_cast<EulerOrder>(code);
    EXPECT_EQ(eulerOf({0, 0, 0, -1}, order), (Vec3{0, 0, 0}));
    for (const double sign : {1.0, -1.0}) {
      const int last = kEulerOrders[code][2] - 'X';
      const Vec3 axis = unitAxis(last) * sign;
      EXPECT_EQ(eulerOf({axis.x, axis.y, axis.z, 0}, order), unitAxis(last) * kPi) << code;
    }
  }
}

TEST(Axes, LeftHandedOnesAreNoRotation) {
  const std::array<double, 9> mirror{1, 0, 0, 0, 1, 0, 0, 0, -1};
  std::array<double, 9> n = mirror;
  EXPECT_EQ(rotationFromAxes(n.data(), LeftHanded::refused), AxesFault::leftHanded);
  EXPECT_EQ(n, mirror);
  EXPECT_EQ(rotationFromAxes(n.data()), AxesFault::none);
  EXPECT_EQ(n[3], 1);
}

}  // namespace
}  // namespace collision
