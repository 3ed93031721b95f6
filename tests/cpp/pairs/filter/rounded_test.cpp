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
    const SegmentCore<double> first{a.start - a.start, a.end - a.start};
    const SegmentCore<double> second{b.start - a.start, b.end - b.start};
    const mpq_class radii = mpq_class(a.radius) + mpq_class(b.radius);
    const mpq_class exact = squaredDistance(coreOf(a), coreOf(b)) - radii * radii;
    return Said{beyondRadius(first, second, a.radius + b.radius), exact};
  });
}

// Cores: what is rounded, against the same formulas in exact numbers, of shapes as they are given.

/** A core in doubles and exactly, all places times n. */
template <template <class> class Core>
struct BothCores {
  Core<double> rounded;
  Core<Exact> exact;
  Exact n;
};

template <bool kTriangle>
struct PolygonOf {
  template <class T>
  using Core = PolygonCore<T, kTriangle>;
};

BothCores<SegmentCore> segmentCore(Random& random, bool isTidy, const Vec3& from) {
  const Vec3 start = place(random, isTidy);
  const Vec3 end = place(random, isTidy);
  return {filter::coreOf(Capsule{start, end}, from),
          {difference(from, start), difference(start, end)},
          Exact(1.0)};
}

BothCores<AlignedBoxCore> alignedBoxCore(Random& random, bool isTidy, const Vec3& from) {
  const Vec3 p = place(random, isTidy);
  const Vec3 q = place(random, isTidy);
  const Vec3 min{std::fmin(p.x, q.x), std::fmin(p.y, q.y), std::fmin(p.z, q.z)};
  const Vec3 max{std::fmax(p.x, q.x), std::fmax(p.y, q.y), std::fmax(p.z, q.z)};
  return {filter::coreOf(Aabb{min, max}, from),
          {difference(from, min), difference(from, max)},
          Exact(1.0)};
}

template <bool kTriangle>
BothCores<PolygonOf<kTriangle>::template Core> polygonCore(Random& random, bool isTidy,
                                                           const Vec3& from) {
  using Shape = std::conditional_t<kTriangle, Triangle, Parallelogram>;
  const Vec3 a = place(random, isTidy);
  const Vec3 b = place(random, isTidy);
  const Vec3 c = place(random, isTidy);
  return {filter::coreOf(Shape{a, b, c}, from),
          {difference(from, a), difference(a, b), difference(a, c)},
          Exact(1.0)};
}

/** How far a value may be from the exact one, which is given times n. */
void expectOff(double value, const Exact& exact, const Exact& n, double bound) {
  const Exact off = absolute(Exact(value) * n - exact);
  ASSERT_NE((off - Exact(withUnderflow(bound)) * n).sign(), Sign::positive);
}

/** The gap of a core and a point, along any way. */
template <class Make>
void expectGapsWithin(std::uint64_t seed, const Make& make) {
  constexpr int kRounds = 2000;
  Random random(seed);
  for (int round = 0; round < kRounds; ++round) {
    const bool isTidy = round % 2 == 0;
    const Vec3 from = place(random, isTidy);
    const auto both = make(random, isTidy, from);
    using Worst = WayRoundoff<PointCore<double>, std::remove_cvref_t<decltype(both.rounded)>>;
    const PointCore<double> point{};
    const Vec3 v = place(random, isTidy);
    const double size = both.rounded.size();
    const double gap = gapAlong(point, both.rounded, v);
    const Exact exact = both.exact.leastAlong(lift(v));
    expectOff(gap, exact, both.n, Worst::kGap.bound(size, sizeOf(v)));
    const double radius = std::fabs(coordinate(random, isTidy));
    const Exact reach = Exact(radius) * both.n;
    expectOff(beyondAlong(gap, v, radius), beyondAlong(exact, lift(v), reach), both.n * both.n,
              Worst::kBeyond.bound(size + radius, sizeOf(v)));
    ASSERT_FALSE(testing::Test::HasFatalFailure()) << random.where(round);
  }
}

TEST(RoundedFilter, BoundsTheGapOfACoreAlongAnyWay) {
  expectGapsWithin(20261128, segmentCore);
  expectGapsWithin(20261129, alignedBoxCore);
  expectGapsWithin(20261130, polygonCore<true>);
  expectGapsWithin(20261131, polygonCore<false>);
}

/** A turned box keeps a reference to its frames: made here, not passed on. */
struct TurnedBox {
  FramedObb shape;
  ScaledAxes<Exact> axes;
  Vec3 from;

  TurnedBox(Random& random, bool isTidy, const Vec3& seenFrom)
      : shape(Obb{place(random, isTidy),
                  {coordinate(random, isTidy), coordinate(random, isTidy),
                   coordinate(random, isTidy), 1 + coordinate(random, isTidy) / 2},
                  {std::fabs(coordinate(random, isTidy)), std::fabs(coordinate(random, isTidy)),
                   std::fabs(coordinate(random, isTidy))}}),
        axes(axesIn<Exact>(shape.rotation)),
        from(seenFrom) {}

  [[nodiscard]] BothCores<TurnedBoxCore> cores() const {
    return {filter::coreOf(shape, from),
            {difference(from, shape.center) * axes.n, lift(shape.halfExtents), axes, Exact(1.0)},
            axes.n};
  }
};

TEST(RoundedFilter, BoundsTheGapOfATurnedBoxAlongAnyWay) {
  std::optional<TurnedBox> box;
  expectGapsWithin(20261132, [&](Random& random, bool isTidy, const Vec3& from) {
    return box.emplace(random, isTidy, from).cores();
  });
}

/** Every component of a place. */
void expectPlaceOff(const Vec3& rounded, const ExactVec3& exact, const Exact& n, double bound) {
  for (int i = 0; i < 3; ++i) {
    expectOff(rounded[i], exact[i], n, bound);
  }
}

TEST(RoundedFilter, BoundsThePlacesOfCores) {
  constexpr int kRounds = 2000;
  Random random(20261133);
  for (int round = 0; round < kRounds; ++round) {
    const bool isTidy = round % 2 == 0;
    const Vec3 from = place(random, isTidy);
    const double t = std::fabs(coordinate(random, false));
    const double u = 1 - t;
    const auto segment = segmentCore(random, isTidy, from);
    expectPlaceOff(segment.rounded.at(t), segment.exact.at(t), segment.n,
                   SegmentCore<double>::placeRoundoff().bound(segment.rounded.size()));
    const auto triangle = polygonCore<true>(random, isTidy, from);
    const ExactVec3 exact = triangle.exact.at(Exact(1.0) - Exact(t), Exact(t));
    expectPlaceOff(triangle.rounded.at(u, t), exact, triangle.n,
                   PolygonCore<double, true>::placeRoundoff().bound(triangle.rounded.size()));
    const TurnedBox box(random, isTidy, from);
    const BothCores<TurnedBoxCore> turned = box.cores();
    const Vec3 along = box.shape.halfExtents * (2 * t - 1);
    expectPlaceOff(turned.rounded.at(along), turned.exact.at(lift(along)), turned.n,
                   TurnedBoxCore<double>::placeRoundoff().bound(turned.rounded.size()));
    ASSERT_FALSE(testing::Test::HasFatalFailure()) << random.where(round);
  }
}

}  // namespace
}  // namespace collision::filter
