// Common sets, differences and walks of shapes with any doubles, from subnormal ones up to 2²⁰⁰.
#include <gtest/gtest.h>

#include <array>
#include <cmath>

#include "collision/collision.h"
#include "collision/difference.h"
#include "collision/epa_walk.h"
#include "collision/gjk_walk.h"
#include "collision/intersection.h"
#include "number/index.h"
#include "random.h"

namespace collision {
namespace {

ShapeCell anyShape(Random& random) {
  const auto number = [&] { return random.anyDouble(); };
  const auto place = [&] { return Vec3{number(), number(), number()}; };
  const auto size = [&] { return std::fabs(number()); };
  const auto direction = [&] {
    Vec3 v = place();
    v.x = v.x == 0 ? 1 : v.x;
    return v;
  };
  switch (random.below(10)) {
    case 0:
      return Point{place()};
    case 1:
      return Segment{place(), place()};
    case 2:
      return Ray{place(), direction(), random.below(2) == 0 ? kInfinity : size()};
    case 3:
      return Plane{direction(), number()};
    case 4:
      return Sphere{place(), size()};
    case 5:
      return Capsule{place(), place(), size()};
    case 6:
      return Triangle{place(), place(), place()};
    case 7:
      return Parallelogram{place(), place(), place()};
    case 8: {
      const Vec3 p = place();
      const Vec3 q = place();
      return Aabb{{std::fmin(p.x, q.x), std::fmin(p.y, q.y), std::fmin(p.z, q.z)},
                  {std::fmax(p.x, q.x), std::fmax(p.y, q.y), std::fmax(p.z, q.z)}};
    }
    default:
      return Obb{place(), {number(), number(), number(), 1}, {size(), size(), size()}};
  }
}

bool isNumber(const Vec3& v) { return !std::isnan(v.x) && !std::isnan(v.y) && !std::isnan(v.z); }

TEST(AnyDoubles, HaveSoundCommonSets) {
  Random random(3241);
  std::array<int, 2> met{};
  for (int round = 0; round < repeated(2000); ++round) {
    SCOPED_TRACE(random.where(round));
    const ShapeCell a = anyShape(random);
    const ShapeCell b = anyShape(random);
    const Outcome expected = outcome(a, b);
    if (hasIntersection(a, b)) {
      const Intersection common = intersection(a, b);
      EXPECT_EQ(common.outcome, expected);
      EXPECT_EQ(common.kind == IntersectionKind::none, expected == Outcome::apart);
      ++met[expected == Outcome::apart ? 0 : 1];
      for (const IntersectionPoint& point : common.points) {
        EXPECT_TRUE(isNumber(point.point));
      }
      for (const IntersectionFace& face : common.faces) {
        EXPECT_GE(face.points.size(), 3U);
      }
    }
    if (hasDifference(a, b)) {
      const Difference d = difference(a, b);
      EXPECT_EQ(d.outcome, expected);
      for (const DifferencePoint& point : d.points) {
        EXPECT_TRUE(isNumber(point.point));
      }
      std::size_t sides = 0;
      for (const DifferenceFace& face : d.faces) {
        sides += face.points.size();
      }
      if (d.dimension == 3) {
        EXPECT_EQ(d.points.size() + d.faces.size(), sides / 2 + 2) << "Euler";
      }
      EXPECT_FALSE(walkGjk(a, b).steps.empty());
      EXPECT_LE(walkEpa(a, b).steps.size(), 65U);
    }
  }
  EXPECT_GT(met[0], repeated(100));
  EXPECT_GT(met[1], repeated(100));
}

}  // namespace
}  // namespace collision
