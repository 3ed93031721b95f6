// The direction to the nearest point of two polytopes' differences: that of the proven nearest
// points.
#include "convex/nearest_direction.h"

#include <gtest/gtest.h>

#include "convex/closest_features.h"
#include "random.h"
#include "shapes.h"

namespace collision {
namespace {

using Pair = PolytopeTermsPair<Exact>;

std::optional<ExactVec3> directionOf(const Pair& pair) {
  return nearestDirection(Differences<Exact>(pair.a, pair.b));
}

TEST(NearestDirection, OfCornersEdgesAndFaces) {
  const Aabb box{{-1, -1, -1}, {1, 1, 1}};
  const auto between = [&](const Vec3& point) {
    return directionOf(Pair(Polytope(Point{point}), Polytope(box)));
  };
  const auto corner = between({3, 3, 3});
  ASSERT_TRUE(corner);
  EXPECT_EQ(corner->x, corner->y);
  EXPECT_EQ(corner->x, corner->z);
  EXPECT_EQ(corner->x.sign(), Sign::negative);  // from a to b
  const auto face = between({0.25, 5, -0.5});
  ASSERT_TRUE(face);
  EXPECT_EQ(face->x.sign(), Sign::zero);
  EXPECT_EQ(face->y.sign(), Sign::negative);
  EXPECT_EQ(face->z.sign(), Sign::zero);
}

TEST(NearestDirection, IsNoneWhereTheShapesMeetOrOneHasNoEnd) {
  const Aabb box{{-1, -1, -1}, {1, 1, 1}};
  for (const Vec3& point : {Vec3{0, 0, 0}, Vec3{0.5, 0.25, -0.125}, Vec3{1, 0.5, 0.5}}) {
    EXPECT_FALSE(directionOf(Pair(Polytope(Point{point}), Polytope(box))));
  }
  const Ray ray{{0, 4, 0}, {1, 0, 0}, kInfinity};
  EXPECT_FALSE(directionOf(Pair(Polytope(ray), Polytope(box))));
}

/** Compares it with the nearest points, of which closestFeatures proves that they are. */
void expectItOfNearestPoints(const Pair& pair, int& apart, const std::string& where) {
  const auto direction = directionOf(pair);
  const auto nearest = closestFeatures(pair);
  const bool isApart = nearest && nearest->numerator.sign() == Sign::positive;
  ASSERT_EQ(direction.has_value(), isApart) << where;
  if (isApart) {
    ++apart;
    EXPECT_TRUE(isZero(cross(*direction, nearest->between))) << where;
    EXPECT_EQ(signOfDot(*direction, nearest->between), Sign::positive) << where;
  }
}

template <class Number>
void expectItOfRandomShapes(std::uint64_t seed, int rounds, const Number& numberOf) {
  Random random(seed);
  const auto number = [&] { return numberOf(random); };
  const auto point = [&] {
    const double x = number();
    const double y = number();
    return Vec3{x, y, number()};
  };
  const auto size = [&] { return std::fabs(number()); };
  int apart = 0;
  for (int round = 0; round < rounds; ++round) {
    const Polytope triangle(Triangle{point(), point(), point()});
    const Vec3 sizes{size(), size(), size()};
    const Polytope box(Obb{point(), {1, number() > 0 ? 2.0 : -1.0, 0, 3}, sizes});
    const Polytope segment(Segment{point(), point()});
    expectItOfNearestPoints(Pair(triangle, box), apart, random.where(round));
    expectItOfNearestPoints(Pair(box, segment), apart, random.where(round));
    expectItOfNearestPoints(Pair(segment, triangle), apart, random.where(round));
  }
  EXPECT_GT(apart, rounds / 2);
}

TEST(NearestDirection, IsThatOfTheNearestPointsOnAGrid) {
  expectItOfRandomShapes(20261123, 300,
                         [](Random& random) { return random.between(-8, 8) * 0.25; });
}

TEST(NearestDirection, IsThatOfTheNearestPointsWhereMagnitudesAreFarApart) {
  expectItOfRandomShapes(20261124, 60, [](Random& random) { return random.anyDouble(); });
}

}  // namespace
}  // namespace collision
