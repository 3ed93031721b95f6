// Distance and nearest points of shapes that are apart; depth of those that overlap.
#include "convex/distance.h"

#include <gmpxx.h>
#include <gtest/gtest.h>

#include <array>
#include <tuple>

#include "collision/collision.h"
#include "grid.h"
#include "number/certified.h"
#include "random.h"
#include "shapes/obb.h"

namespace collision {
namespace {

Distance between(ShapeRef a, ShapeRef b) { return distance(a, b); }

/** A box from x on, beside others in y and z: its places and lengths are multiples of these. */
Aabb boxAt(Random& random, double x, const std::array<double, 2>& places,
           const std::array<double, 2>& lengths) {
  const double y = random.between(-2, 2) * places[0];
  const double z = random.between(-2, 2) * places[1];
  const double lengthY = random.between(0, 3) * lengths[0];
  const Vec3 min{x, y, z};
  return {min, min + Vec3{0.5, lengthY, random.between(0, 3) * lengths[1]}};
}

TEST(Distance, IsToTheNearestPointNotAlongTheWitness) {
  // Corner against corner: the witness axis is a face's, the distance is not.
  const Aabb a{{0, 0, 0}, {1, 1, 1}};
  const Aabb b{{3, 4, 7}, {5, 5, 9}};
  EXPECT_EQ(ask(a, b).witness.gap, 2);
  const Distance distance = between(a, b);
  EXPECT_EQ(distance.distance, 7);  // 2, 3, 6
  EXPECT_EQ(distance.pointA, (Vec3{1, 1, 1}));
  EXPECT_EQ(distance.pointB, (Vec3{3, 4, 7}));
  EXPECT_EQ(distance.axis.z, 6.0 / 7);
  EXPECT_TRUE(std::isnan(distance.depth));
}

TEST(Distance, OfAlignedBoxesIsInTheMiddleOfWhatBothCover) {
  const Distance distance = between(Aabb{{0, 0, 0}, {4, 1, 1}}, Aabb{{1, -3, -2}, {2, -2, 9}});
  EXPECT_EQ(distance.distance, 2);
  EXPECT_EQ(distance.axis, (Vec3{0, -1, 0}));
  EXPECT_EQ(distance.pointA, (Vec3{1.5, 0, 0.5}));
  EXPECT_EQ(distance.pointB, (Vec3{1.5, -2, 0.5}));
  const double huge = 0x1p+1023;
  const Distance far =
      between(Aabb{{-huge, huge, 0}, {huge, huge, 1}}, Aabb{{0, -huge, 0}, {huge, -huge, 1}});
  EXPECT_EQ(far.pointA, (Vec3{huge / 2, huge, 0.5}));
  EXPECT_EQ(far.pointB, (Vec3{huge / 2, -huge, 0.5}));
}

TEST(Distance, OfAlignedBoxesIsThatOfTheSameTurnedBoxes) {
  Random random(20261130);
  for (int round = 0; round < 500; ++round) {
    const auto box = [&](double x) { return boxAt(random, x, {0.3, 0.7}, {0.4, 0.9}); };
    const Aabb a = box(random.between(-9, 0) * 0.1);
    const Aabb b = box(0.6);
    const Obb turned{(b.min + b.max) * 0.5, {0, 0, 0, 1}, (b.max - b.min) * 0.5};
    const Distance aligned = between(a, b);
    ASSERT_GT(aligned.distance, 0) << random.where(round);
    ASSERT_NEAR(aligned.distance, between(a, turned).distance, 1e-14) << random.where(round);
    ASSERT_NEAR(length(aligned.pointB - aligned.pointA), aligned.distance, 1e-14)
        << random.where(round);
    const Distance mirrored = between(b, a);
    ASSERT_EQ(mirrored.distance, aligned.distance) << random.where(round);
    ASSERT_EQ(mirrored.pointA, aligned.pointB) << random.where(round);
    ASSERT_EQ(mirrored.pointB, aligned.pointA) << random.where(round);
  }
}

TEST(Distance, TakesTheRadiiOff) {
  const Distance distance = between(Sphere{{0, 0, 0}, 1}, Capsule{{3, 4, -5}, {3, 4, 5}, 2});
  EXPECT_EQ(distance.distance, 2);
  expectNear(distance.pointA, {0.6, 0.8, 0}, 1e-15);
  expectNear(distance.pointB, {1.8, 2.4, 0}, 1e-15);
}

TEST(Distance, ToAPlaneIsAlongItsNormal) {
  const Distance distance = between(Aabb{{0, 3, 0}, {1, 4, 1}}, Plane{{0, 2, 0}, -2});
  EXPECT_EQ(distance.distance, 2);
  EXPECT_EQ(distance.axis, (Vec3{0, -1, 0}));
  EXPECT_EQ(between(Plane{{0, 1, 0}, 0}, Plane{{0, 2, 0}, -8}).distance, 4);
}

TEST(Distance, OfWhatMeetsIsZero) {
  const Distance touching = between(Point{{1, 0, 0}}, Aabb{{1, -1, -1}, {2, 1, 1}});
  EXPECT_EQ(touching.distance, 0);
  EXPECT_TRUE(std::isnan(touching.depth));
  EXPECT_TRUE(std::isnan(touching.translation.x));
  EXPECT_EQ(touching.pointA, (Vec3{1, 0, 0}));
  EXPECT_EQ(touching.pointB, (Vec3{1, 0, 0}));
  const Distance deep = between(Sphere{{0, 0, 0}, 2}, Sphere{{3, 0, 0}, 2});
  EXPECT_EQ(deep.distance, 0);
  EXPECT_EQ(deep.depth, 1);
  EXPECT_EQ(deep.axis, (Vec3{1, 0, 0}));
  EXPECT_EQ(deep.translation, (Vec3{1, 0, 0}));
  // It moves the second shape, whichever comes first in the table of pairs.
  const Distance back = between(Aabb{{0, 0, 0}, {2, 2, 2}}, Sphere{{2, 1, 1}, 0.25});
  EXPECT_EQ(back.translation, (Vec3{0.25, 0, 0}));
}

TEST(Distance, OfABoundedRayIsFromItsEnd) {
  EXPECT_EQ(between(Ray{{0, 0, 0}, {3, 4, 0}, 5}, Point{{6, 8, 0}}).distance, 5);
  EXPECT_EQ(between(Ray{{0, 0, 0}, {3, 4, 0}, kInfinity}, Point{{6, 8, 2}}).distance, 2);
  // Short of a sphere by √2 − 1 and an ulp or so.
  const double reach = std::sqrt(2.0) - 1;
  const Distance near = between(Ray{{0, 0, 0}, {1, 1, 0}, reach - 0x1p-50}, Sphere{{1, 1, 0}, 1});
  EXPECT_GT(near.distance, 0);
  EXPECT_LT(near.distance, 2e-15);
}

/** A box and the corners of it that a distance names, as the least and greatest of each axis. */
struct NamedCorners {
  Vec3 low{kInfinity, kInfinity, kInfinity};
  Vec3 high{-kInfinity, -kInfinity, -kInfinity};

  NamedCorners(const Aabb& box, Corners corners) {
    for (unsigned corner = 0; corner < 8; ++corner) {
      if (((corners >> corner) & 1U) == 0) {
        continue;
      }
      for (int i = 0; i < 3; ++i) {
        const double at =
            ((corner >> static_cast<unsigned>(i)) & 1U) != 0 ? box.max[i] : box.min[i];
        low[i] = std::fmin(low[i], at);
        high[i] = std::fmax(high[i], at);
      }
    }
  }
};

TEST(Distance, OfBoxesOfOneOrientationIsThatOfThemUnturned) {
  Random random(20261126);
  for (int round = 0; round < 500; ++round) {
    const auto box = [&](double x) { return boxAt(random, x, {0.25, 0.5}, {0.25, 0.5}); };
    const Aabb a = box(random.between(-9, -1) * 0.125);
    const Aabb b = box(0.625);
    const Quaternion rotation{random.between(-5, 5) * 0.1, random.between(-5, 5) * 0.3, 0.7, 1.1};
    const std::array<Vec3, 3> unit = unitsOf(Obb{{}, rotation, {1, 1, 1}});
    const auto turned = [&](const Vec3& p) {
      return unit[0] * p.x + unit[1] * p.y + unit[2] * p.z;
    };
    const auto obb = [&](const Aabb& straight) {
      return Obb{turned((straight.min + straight.max) * 0.5), rotation,
                 (straight.max - straight.min) * 0.5};
    };
    const Distance straight = between(a, b);
    const Distance found = between(obb(a), obb(b));
    ASSERT_GT(found.distance, 0) << random.where(round);
    ASSERT_NEAR(found.distance, straight.distance, 1e-14) << random.where(round);
    ASSERT_LT(length(found.axis - turned(straight.axis)), 1e-14) << random.where(round);
    for (const auto& [shape, corners, point] :
         {std::tuple(a, straight.cornersA, straight.pointA),
          std::tuple(b, straight.cornersB, straight.pointB)}) {
      const NamedCorners named(shape, corners);
      for (int i = 0; i < 3; ++i) {
        ASSERT_GE(point[i], named.low[i]) << random.where(round);
        ASSERT_LE(point[i], named.high[i]) << random.where(round);
      }
    }
  }
}

/** The square of the distance of two boxes of one orientation. */
mpq_class squaredDistance(const Obb& a, const Obb& b) {
  const auto& [qx, qy, qz, qw] = a.rotation;
  const ScaledAxes<mpq_class> frame = scaledAxes<mpq_class>(qx, qy, qz, qw);
  mpq_class sum = 0;
  for (int i = 0; i < 3; ++i) {
    mpq_class along = 0;
    for (int k = 0; k < 3; ++k) {
      const mpq_class between = mpq_class(b.center[k]) - mpq_class(a.center[k]);
      along += frame.axis[static_cast<std::size_t>(i)][k] * between;
    }
    const mpq_class reach = mpq_class(a.halfExtents[i]) + mpq_class(b.halfExtents[i]);
    const mpq_class beyond = abs(along) - reach * frame.n;
    if (beyond > 0) {
      sum += beyond * beyond;
    }
  }
  return sum / (frame.n * frame.n);
}

TEST(Distance, OfBoxesOfOneOrientationIsRoundedFromTheExactOne) {
  Random random(20261128);
  constexpr int kRounds = 2000;
  for (int round = 0; round < kRounds; ++round) {
    const bool isTidy = round % 2 == 0;
    const auto number = [&] {
      const double value = static_cast<double>(random.next() >> 11U) * 0x1p-52 - 1;
      return isTidy ? std::round(value * 4) / 4 : value;
    };
    const auto lengths = [&] {
      const double x = std::fabs(number());
      const double y = std::fabs(number());
      return Vec3{x, y, std::fabs(number())};
    };
    const auto place = [&] {
      const double x = number() * 3;
      const double y = number() * 3;
      return Vec3{x, y, number() * 3};
    };
    const Quaternion rotation{number(), number(), number(), 1.25};
    const Vec3 center = place();
    const Obb a{center, rotation, lengths()};
    const Obb b{place(), rotation, lengths()};
    if (outcome(a, b) != Outcome::apart) {
      continue;
    }
    const Distance found = between(a, b);
    const mpq_class exact = squaredDistance(a, b);
    const mpq_class off = mpq_class(found.distance) * mpq_class(found.distance) - exact;
    ASSERT_LE(abs(off), exact * mpq_class(0x1p-51)) << random.where(round);
    const Distance mirrored = between(b, a);
    ASSERT_EQ(mirrored.distance, found.distance) << random.where(round);
    ASSERT_EQ(mirrored.pointA, found.pointB) << random.where(round);
    ASSERT_EQ(mirrored.pointB, found.pointA) << random.where(round);
  }
}

TEST(Distance, OfBoxesOfOneOrientationTakesNoExactNumbers) {
  Random random(20261127);
  NumberPaths& paths = numberPaths();
  paths = {};
  for (int round = 0; round < 200; ++round) {
    const auto number = [&] { return static_cast<double>(random.next() >> 11U) * 0x1p-53; };
    const Quaternion rotation{number(), number(), number(), number()};
    const Obb a{{number(), number(), number()}, rotation, {number(), number(), number()}};
    const Obb b{{number() + 5, number(), number()}, rotation, {number(), number(), number()}};
    ASSERT_GT(between(a, b).distance, 0) << random.where(round);
    ASSERT_EQ(ask(a, b).outcome, Outcome::apart) << random.where(round);
    const Obb moved{a.center + Vec3{0.01, 0.02, 0.03}, rotation, b.halfExtents};
    ASSERT_EQ(ask(a, moved).outcome, Outcome::overlapping) << random.where(round);
  }
  EXPECT_EQ(paths.exact, 0);
  EXPECT_GE(paths.approximate, 200);  // of distances; what is told of an axis is so in lanes
}

TEST(Distance, BetweenAnUprightAndATurnedBoxTakesNoExactNumbers) {
  // An edge along a world's axis beside one that is turned: the line between them has no part along
  // that axis, and must not get one by rounding.
  Random random(20261129);
  NumberPaths& paths = numberPaths();
  paths = {};
  int apart = 0;
  for (int round = 0; round < 1000; ++round) {
    const auto number = [&] { return random.withinTwo(); };
    const auto length = [&] { return 0.5 + 0.25 * std::fabs(random.withinTwo()); };
    const Vec3 min{number(), number(), number()};
    const Aabb a{min, min + Vec3{length(), length(), length()}};
    const Obb b{{number(), number(), number()},
                {number(), number(), number(), number()},
                {length(), length(), length()}};
    apart += between(a, b).distance > 0 ? 1 : 0;
  }
  EXPECT_EQ(paths.exact, 0);
  EXPECT_GT(apart, 200);
}

TEST(Distance, OfHullsTakesNoExactNumbers) {
  // The nearest point is mostly a mean of corners, which are level then: rounding is not to tell.
  Random random(20261130);
  NumberPaths& paths = numberPaths();
  paths = {};
  int apart = 0;
  const auto number = [&] { return random.withinTwo(); };
  const auto place = [&] { return Vec3{number(), number(), number()}; };
  for (int round = 0; round < 300; ++round) {
    const HullGeometry first(std::array{place(), place(), place(), place(), place(), place()});
    const HullGeometry second(std::array{place(), place(), place()});
    const Hull a{&first, {}, {number(), number(), number(), number()}};
    const Hull b{&second, place() * 3.0, {number(), number(), number(), number()}};
    apart += distance(a, b).distance > 0 ? 1 : 0;
    apart += distance(a, Point{place() * 3.0}).distance > 0 ? 1 : 0;
  }
  EXPECT_EQ(paths.exact, 0);
  EXPECT_GT(apart, 200);
}

TEST(Distance, NeverIsLessThanAnyGap) {
  // The gap along any axis is at most the distance, and the points are that far apart.
  Random random(20260922);
  constexpr Kind kKinds[] = {Kind::sphere,        Kind::aabb,  Kind::obb,     Kind::triangle,
                             Kind::parallelogram, Kind::point, Kind::segment, Kind::capsule};
  int apart = 0;
  for (int round = 0; round < 400; ++round) {
    const ShapeCell a = gridShape(kKinds[static_cast<std::size_t>(random.below(8))], random);
    const ShapeCell b = gridShape(kKinds[static_cast<std::size_t>(random.below(8))], random);
    const Verdict verdict = ask(a, b);
    if (verdict.outcome != Outcome::apart) {
      continue;
    }
    ++apart;
    const Distance forth = between(a, b);
    const Distance back = between(b, a);
    ASSERT_GE(forth.distance, verdict.witness.gap * (1 - 1e-15)) << random.where(round);
    ASSERT_NEAR(length(forth.pointB - forth.pointA), forth.distance, 1e-13) << random.where(round);
    ASSERT_DOUBLE_EQ(back.distance, forth.distance) << random.where(round);
  }
  EXPECT_GT(apart, 100);
}

}  // namespace
}  // namespace collision
