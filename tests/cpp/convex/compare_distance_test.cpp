// The filter of the balls may say nothing, but never anything wrong.
#include "convex/compare_distance.h"

#include <gtest/gtest.h>

#include "convex/closest_points.h"
#include "random.h"
#include "shapes.h"

namespace collision {
namespace {

TEST(SeparationFilter, IsRightAndUsuallyCertain) {
  Random random(99);
  const auto number = [&] { return random.withinTwo(); };
  const auto point = [&] { return pointFrom(number); };
  int certain = 0;
  constexpr int kRounds = 2000;
  for (int round = 0; round < kRounds; ++round) {
    const Segment segment{point(), point()};
    const Quaternion q{number(), number(), number(), number()};
    const Obb box{point() * 2.0, q, absolute(point())};
    const double distance = std::fabs(number());
    const Polytope a(segment);
    const Polytope b(box);
    const Sign farther = compareDistance(a, b, distance);
    certain += farther != Sign::zero ? 1 : 0;
    const auto nearest = closestPoints<Exact>(a, b);
    const Sign exact =
        compareExact(nearest.numerator, Exact(distance) * Exact(distance) * nearest.denominator);
    if (farther != Sign::zero) {
      ASSERT_EQ(farther, exact) << random.where(round);
    }
  }
  EXPECT_GT(certain, kRounds * 99 / 100);
}

TEST(SeparationFilter, IsRightAboutRaysWhateverTheirDirectionsLength) {
  Random random(20261128);
  const auto number = [&] { return random.withinTwo(); };
  const auto point = [&] { return pointFrom(number); };
  int certain = 0;
  constexpr int kRounds = 400;
  for (int round = 0; round < kRounds; ++round) {
    const int exponent = static_cast<int>(random.below(1200)) - 1060;
    const double scale = std::scalbn(1.0, static_cast<int>(random.below(160)) - 80);
    const Vec3 d = point();
    const Ray ray{
        point() * scale,
        {std::scalbn(d.x, exponent), std::scalbn(d.y, exponent), std::scalbn(d.z, exponent)},
        kInfinity};
    if (check(ray)) {
      continue;  // a direction of length zero
    }
    const Polytope a(ray);
    const Polytope b(Segment{point() * (4 * scale), point() * (4 * scale)});
    const double distance = std::fabs(number()) * 2 * scale;
    const Sign farther = compareDistance(a, b, distance);
    if (farther == Sign::zero) {
      continue;
    }
    ++certain;
    const auto nearest = closestPoints<Exact>(a, b);
    ASSERT_EQ(farther, compareExact(nearest.numerator,
                                    Exact(distance) * Exact(distance) * nearest.denominator))
        << random.where(round);
  }
  EXPECT_GT(certain, kRounds * 3 / 4);
}

TEST(SeparationFilter, SaysNothingAtContact) {
  const Polytope a(Point{{0, 0, 0}});
  const Polytope b(Aabb{{1, -1, -1}, {2, 1, 1}});
  EXPECT_EQ(compareDistance(a, b, 1), Sign::zero);
  EXPECT_EQ(compareDistance(a, b, std::nextafter(1, 2)), Sign::zero);
  EXPECT_EQ(compareDistance(a, b, 1.001), Sign::negative);
  EXPECT_EQ(compareDistance(a, b, 0.999), Sign::positive);
}

TEST(SeparationFilter, SeesTheNearestPointOfAnEndlessRay) {
  const Polytope ray(Ray{{0, 0, 0}, {1, 0, 0}, kInfinity});
  const Polytope far(Segment{{1e6, 3, 0}, {1e6, 9, 0}});
  EXPECT_EQ(compareDistance(ray, far, 2.99), Sign::positive);
  EXPECT_EQ(compareDistance(ray, far, 3.01), Sign::negative);
  const Polytope behind(Point{{-5, 0, 0}});
  EXPECT_EQ(compareDistance(ray, behind, 4.9), Sign::positive);
  // So short a direction that no double takes it there.
  const Polytope slow(Ray{{0, 0, 0}, {1e-310, 0, 0}, kInfinity});
  EXPECT_NE(compareDistance(slow, far, 3.01), Sign::positive);
}

}  // namespace
}  // namespace collision
