// What doubles say of the distance of a capsule, and how far that may be off, against rationals.
#include "pairs/filter/rounded.h"

#include <gmpxx.h>
#include <gtest/gtest.h>

#include "random.h"

namespace collision::filter {
namespace {

using Rational3 = std::array<mpq_class, 3>;

Rational3 rational(const Vec3& v) { return {mpq_class(v.x), mpq_class(v.y), mpq_class(v.z)}; }
Rational3 operator+(const Rational3& a, const Rational3& b) {
  return {a[0] + b[0], a[1] + b[1], a[2] + b[2]};
}
Rational3 operator-(const Rational3& a, const Rational3& b) {
  return {a[0] - b[0], a[1] - b[1], a[2] - b[2]};
}
Rational3 operator*(const Rational3& a, const mpq_class& s) {
  return {a[0] * s, a[1] * s, a[2] * s};
}
mpq_class inner(const Rational3& a, const Rational3& b) {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** From p to p + d. */
struct RationalSegment {
  Rational3 p;
  Rational3 d;
};

mpq_class squaredDistance(const Rational3& point, const RationalSegment& segment) {
  const mpq_class squared = inner(segment.d, segment.d);
  mpq_class t = 0;
  if (squared != 0) {
    t = inner(point - segment.p, segment.d) / squared;
  }
  t = t < 0 ? mpq_class(0) : t > 1 ? mpq_class(1) : t;
  const Rational3 away = point - (segment.p + segment.d * t);
  return inner(away, away);
}

mpq_class squaredDistance(const RationalSegment& a, const RationalSegment& b) {
  mpq_class least = squaredDistance(a.p, b);
  least = std::min(least, squaredDistance(a.p + a.d, b));
  least = std::min(least, squaredDistance(b.p, a));
  least = std::min(least, squaredDistance(b.p + b.d, a));
  const mpq_class aa = inner(a.d, a.d);
  const mpq_class bb = inner(b.d, b.d);
  const mpq_class ab = inner(a.d, b.d);
  const mpq_class area = aa * bb - ab * ab;
  if (area == 0) {
    return least;
  }
  const Rational3 between = a.p - b.p;
  const mpq_class s = (ab * inner(b.d, between) - bb * inner(a.d, between)) / area;
  const mpq_class t = (aa * inner(b.d, between) - ab * inner(a.d, between)) / area;
  if (s < 0 || s > 1 || t < 0 || t > 1) {
    return least;
  }
  const Rational3 away = (a.p + a.d * s) - (b.p + b.d * t);
  return std::min(least, inner(away, away));
}

/** Of full precision, or a multiple of an eighth, so that segments are parallel or meet, too. */
double coordinate(Random& random, bool isTidy) {
  const auto bits = static_cast<std::int64_t>(random.next());
  return isTidy ? static_cast<double>(bits >> 60) / 8 : static_cast<double>(bits >> 10) * 0x1p-53;
}
Vec3 place(Random& random, bool isTidy) {
  const double x = coordinate(random, isTidy);
  const double y = coordinate(random, isTidy);
  return {x, y, coordinate(random, isTidy)};
}
Capsule capsule(Random& random, bool isTidy) {
  const Vec3 start = place(random, isTidy);
  const Vec3 end = random.next() % 8 == 0 ? start : place(random, isTidy);
  return {start, end, std::fabs(coordinate(random, isTidy))};
}
RationalSegment coreOf(const Capsule& shape) {
  const Rational3 start = rational(shape.start);
  return {start, rational(shape.end) - start};
}

/** What doubles say, and what they should. */
struct Said {
  Bounded beyond;
  mpq_class exact;
};

/** Asserts of many shapes, tidy and not, that the value is no further from the exact one than its
 * bound. */
template <class Say>
void expectWithin(std::uint64_t seed, const Say& say) {
  constexpr int kRounds = 4000;
  Random random(seed);
  for (int round = 0; round < kRounds; ++round) {
    const Said said = say(random, round % 2 == 0);
    const mpq_class off = abs(mpq_class(said.beyond.value) - said.exact);
    ASSERT_LE(off, mpq_class(withUnderflow(said.beyond.bound))) << random.where(round);
  }
}

TEST(RoundedFilter, BoundsTheDistanceOfAPointFromACapsule) {
  expectWithin(20261126, [](Random& random, bool isTidy) {
    const Capsule shape = capsule(random, isTidy);
    const Vec3 point = place(random, isTidy);
    const mpq_class radius(shape.radius);
    const mpq_class exact = squaredDistance(rational(point), coreOf(shape)) - radius * radius;
    return Said{beyondCapsule(point, shape, shape.radius), exact};
  });
}

TEST(RoundedFilter, BoundsTheDistanceOfTwoCapsules) {
  expectWithin(20261127, [](Random& random, bool isTidy) {
    const Capsule a = capsule(random, isTidy);
    const Capsule b = capsule(random, isTidy);
    const SegmentTerms<double> first{a.start - a.start, a.end - a.start};
    const SegmentTerms<double> second{b.start - a.start, b.end - b.start};
    const mpq_class radii = mpq_class(a.radius) + mpq_class(b.radius);
    const mpq_class exact = squaredDistance(coreOf(a), coreOf(b)) - radii * radii;
    return Said{beyondRadius(first, second, a.radius + b.radius), exact};
  });
}

}  // namespace
}  // namespace collision::filter
