// The walks of GJK and EPA, beside the exact distance and depth.
#include <gtest/gtest.h>

#include <cmath>

#include "../motion/any_shape.h"
#include "collision/collision.h"
#include "collision/epa_walk.h"
#include "collision/gjk_walk.h"
#include "linear/vec3.h"
#include "number/index.h"
#include "random.h"

namespace collision {
namespace {

constexpr std::array kKinds{Kind::point, Kind::segment, Kind::sphere,   Kind::capsule,
                            Kind::aabb,  Kind::obb,     Kind::triangle, Kind::parallelogram};

ShapeCell anyBounded(Random& random) {
  return anyShapeNear(kKinds[at(random.below(static_cast<int>(kKinds.size())))], random, 1);
}

TEST(GjkWalk, EndsAtTheDistance) {
  Random random(3231);
  int apart = 0;
  for (int round = 0; round < repeated(4000); ++round) {
    SCOPED_TRACE(random.where(round));
    const ShapeCell a = anyBounded(random);
    const ShapeCell b = anyBounded(random);
    const GjkWalk walk = walkGjk(a, b);
    ASSERT_FALSE(walk.steps.empty());
    EXPECT_EQ(walk.outcome, outcome(a, b));
    for (std::size_t i = 0; i < walk.steps.size(); ++i) {
      const GjkStep& step = walk.steps[i];
      ASSERT_GE(step.simplex.size(), 1U);
      EXPECT_LE(step.simplex.size(), 4U);
      EXPECT_NEAR(length(step.nearest), step.distance, 1e-14);
      EXPECT_TRUE(i == 0 || step.distance <= walk.steps[i - 1].distance);
      // The nearest point is across the way to it from all corners that are left.
      for (const DifferencePoint& corner : step.simplex) {
        EXPECT_NEAR(dot(corner.point - step.nearest, step.nearest), 0, 1e-13);
      }
    }
    const double last = walk.steps.back().distance;
    if (walk.outcome == Outcome::apart) {
      ++apart;
      EXPECT_NEAR(last - walk.radius, distance(a, b).distance, 1e-14);
    } else {
      EXPECT_LE(last, walk.radius + 1e-14);
    }
  }
  EXPECT_GT(apart, repeated(1000));
}

TEST(GjkWalk, OfBoxesInContactIsExact) {
  // Turned alike, and resting on each other: the walk ends at 0.
  const Obb lower{{0, 0, 0}, {1, 2, 3, 4}, {1, 1, 1}};
  const Aabb cube{{-1, -1, -1}, {1, 1, 1}};
  const GjkWalk inside = walkGjk(lower, cube);
  EXPECT_EQ(inside.steps.back().distance, 0);
  const GjkWalk touching = walkGjk(cube, Aabb{{1, -1, -1}, {2, 1, 1}});
  EXPECT_EQ(touching.outcome, Outcome::touching);
  EXPECT_EQ(touching.steps.back().distance, 0);
  EXPECT_EQ(walkGjk(cube, Plane{{0, 1, 0}, 0}).outcome, Outcome::invalid);
}

TEST(EpaWalk, IsNearTheDepthOfBoxes) {
  Random random(3232);
  int asked = 0;
  for (int round = 0; round < repeated(4000); ++round) {
    SCOPED_TRACE(random.where(round));
    const ShapeCell a = anyShapeNear(Kind::obb, random, 1);
    const ShapeCell b = anyShapeNear(Kind::obb, random, 1);
    const EpaWalk walk = walkEpa(a, b);
    if (outcome(a, b) == Outcome::apart) {
      EXPECT_TRUE(walk.steps.empty());
      EXPECT_TRUE(std::isnan(walk.depth));
      continue;
    }
    const double depth = -test(a, b).witness.gap;
    if (depth < 1e-3) {
      continue;
    }
    ++asked;
    ASSERT_FALSE(walk.steps.empty());
    EXPECT_NEAR(walk.depth, depth, 1e-9);
    double before = 0;
    for (const EpaStep& step : walk.steps) {
      EXPECT_GE(step.distance, before - 1e-12) << "the polytope only grows";
      before = step.distance;
      for (const EpaFace& face : step.faces) {
        for (const int point : face.points) {
          EXPECT_LT(at(point), walk.points.size());
        }
      }
    }
    EXPECT_EQ(walk.steps.back().support, -1);
  }
  EXPECT_GT(asked, repeated(300));
}

}  // namespace
}  // namespace collision
