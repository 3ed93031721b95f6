// The surface of EPA: around the origin or refused, closed while it grows.
#include "convex/expanding_polytope.h"

#include <gtest/gtest.h>

#include <map>
#include <utility>

#include "linear/vec3.h"
#include "number/index.h"
#include "random.h"

namespace collision {
namespace {

constexpr double kError = 1e-12;

TEST(ExpandingPolytope, StartsOnlyAroundTheOrigin) {
  Random random(3261);
  int around = 0;
  for (int round = 0; round < 2000; ++round) {
    SCOPED_TRACE(random.where(round));
    std::array<Vec3, 4> corners;
    for (Vec3& corner : corners) {
      corner = {random.withinTwo(), random.withinTwo(), random.withinTwo()};
    }
    // The origin is within where each face has it on the side of the corner across.
    bool isWithin = true;
    for (std::size_t i = 0; i < 4; ++i) {
      const Vec3& p = corners[(i + 1) % 4];
      const Vec3 normal = cross(corners[(i + 2) % 4] - p, corners[(i + 3) % 4] - p);
      isWithin = isWithin && dot(normal, corners[i] - p) * dot(normal, -p) > 0;
    }
    around += isWithin ? 1 : 0;
    EXPECT_EQ(ExpandingPolytope(kError).start(corners), isWithin);
  }
  EXPECT_GT(around, 50);
}

TEST(ExpandingPolytope, StaysClosedAsItGrows) {
  Random random(3262);
  int grown = 0;
  for (int round = 0; round < 300; ++round) {
    SCOPED_TRACE(random.where(round));
    ExpandingPolytope surface(kError);
    const double size = 1 + random.withinTwo() / 4;
    ASSERT_TRUE(
        surface.start({Vec3{size, size, size}, {size, -1, -1}, {-1, size, -1}, {-1, -1, size}}));
    for (int split = 0; split < 20; ++split) {
      const Vec3 direction{random.withinTwo(), random.withinTwo(), random.withinTwo()};
      if (!surface.expandTo(surface.add(direction * 2.0))) {
        break;
      }
      ++grown;
      std::map<std::pair<int, int>, int> sides;
      for (const ExpandingPolytope::Facet& facet : surface.facets()) {
        EXPECT_GT(facet.distance, kError);
        for (std::size_t i = 0; i < 3; ++i) {
          ++sides[{facet.points[i], facet.points[(i + 1) % 3]}];
        }
      }
      for (const auto& [side, count] : sides) {
        EXPECT_EQ((sides[{side.second, side.first}]), count);
      }
    }
  }
  EXPECT_GT(grown, 300);
}

}  // namespace
}  // namespace collision
