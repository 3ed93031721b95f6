// Disks, circles and ovals.
#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

#include "collision/collision.h"
#include "collision/intersection.h"
#include "linear/vec3.h"
#include "random.h"

namespace collision {
namespace {

Vec3 anyPlace(Random& random) {
  return {random.withinTwo(), random.withinTwo(), random.withinTwo()};
}

TEST(RoundSets, AreDisksOfSpheres) {
  Random random(3214);
  int disks = 0;
  for (int round = 0; round < 2000; ++round) {
    SCOPED_TRACE(random.where(round));
    const Plane plane{anyPlace(random), random.withinTwo()};
    const Sphere sphere{anyPlace(random), std::fabs(random.withinTwo())};
    const Intersection common = intersection(plane, sphere);
    if (common.kind == IntersectionKind::none) {
      EXPECT_EQ(outcome(plane, sphere), Outcome::apart);
      continue;
    }
    ++disks;
    ASSERT_EQ(common.kind, IntersectionKind::disk);
    const double height = length(common.center - sphere.center);
    EXPECT_NEAR(std::hypot(height, common.radius), sphere.radius, 1e-14);
    EXPECT_NEAR(dot(plane.normal, common.center) + plane.constant, 0, 1e-14);
    EXPECT_NEAR(common.area, std::numbers::pi * common.radius * common.radius, 1e-14);
  }
  EXPECT_GT(disks, 200);
  const Intersection touching = intersection(Sphere{{1, 2, 3}, 2}, Plane{{0, 2, 0}, 0});
  ASSERT_EQ(touching.kind, IntersectionKind::point);
  EXPECT_EQ(touching.points[0].point, (Vec3{1, 0, 3}));
}

/** The volume of the ball's cap beyond a plane at a distance from its center. */
double capOf(double radius, double distance) {
  const double height = radius - distance;
  return std::numbers::pi * height * height * (3 * radius - height) / 3;
}

TEST(RoundSets, AreCirclesOfTwoSpheres) {
  Random random(3215);
  std::array<int, 3> kinds{};
  for (int round = 0; round < 3000; ++round) {
    SCOPED_TRACE(random.where(round));
    const Sphere a{anyPlace(random), 0.5 + std::fabs(random.withinTwo())};
    const Sphere b{anyPlace(random), 0.5 + std::fabs(random.withinTwo())};
    const Intersection common = intersection(a, b);
    if (common.kind == IntersectionKind::none) {
      ++kinds[0];
      EXPECT_EQ(outcome(a, b), Outcome::apart);
    } else if (common.kind == IntersectionKind::sphere) {
      ++kinds[1];
      EXPECT_LE(length(a.center - b.center), std::fabs(a.radius - b.radius) + 1e-15);
      EXPECT_EQ(common.radius, std::min(a.radius, b.radius));
    } else {
      ++kinds[2];
      ASSERT_EQ(common.kind, IntersectionKind::circle);
      const double fromA = dot(common.center - a.center, common.normal);
      const double fromB = dot(b.center - common.center, common.normal);
      EXPECT_NEAR(fromA * fromA + common.radius * common.radius, a.radius * a.radius, 1e-13);
      EXPECT_NEAR(fromB * fromB + common.radius * common.radius, b.radius * b.radius, 1e-13);
      EXPECT_NEAR(common.volume, capOf(a.radius, fromA) + capOf(b.radius, fromB), 1e-12);
    }
  }
  for (const int count : kinds) {
    EXPECT_GT(count, 30);
  }
}

TEST(RoundSets, OfSpheresThatTouch) {
  const Intersection outside = intersection(Sphere{{0, 0, 0}, 2}, Sphere{{2, 1, 2}, 1});
  ASSERT_EQ(outside.kind, IntersectionKind::point);
  EXPECT_EQ(outside.points[0].point.x, 2.0 * 2 / 3);
  const Intersection inside = intersection(Sphere{{0, 0, 0}, 4}, Sphere{{2, 1, 2}, 1});
  EXPECT_EQ(inside.kind, IntersectionKind::sphere);
  EXPECT_EQ(inside.center, (Vec3{2, 1, 2}));
  EXPECT_EQ(intersection(Sphere{{0, 0, 0}, 4}, Sphere{{2, 1, 2}, 0}).kind, IntersectionKind::point);
}

Vec3 pointOf(const IntersectionArc& arc, double s) {
  const double first = (1 - s) * (1 - s);
  const double middle = 2 * s * (1 - s) * arc.weight;
  const double last = s * s;
  return (arc.from * first + arc.control * middle + arc.to * last) * (1 / (first + middle + last));
}

/** The border lies in the plane, a radius from the capsule's segment, and goes around once. */
void expectBorder(const Intersection& oval, const Plane& plane, const Capsule& capsule) {
  const Segment core{capsule.start, capsule.end};
  Vec3 middle{};
  for (const IntersectionArc& arc : oval.arcs) {
    middle = middle + arc.from * (1 / static_cast<double>(oval.arcs.size()));
  }
  for (std::size_t i = 0; i < oval.arcs.size(); ++i) {
    const IntersectionArc& arc = oval.arcs[i];
    EXPECT_EQ(arc.to, oval.arcs[(i + 1) % oval.arcs.size()].from);
    for (int step = 0; step <= 8; ++step) {
      const Vec3 point = pointOf(arc, step / 8.0);
      EXPECT_NEAR(dot(plane.normal, point) + plane.constant, 0, 1e-9) << "in the plane";
      EXPECT_NEAR(distance(Point{point}, core).distance, capsule.radius, 1e-9)
          << "arc " << i << " of " << oval.arcs.size() << " step " << step;
    }
    EXPECT_GE(dot(oval.normal, cross(arc.from - middle, arc.to - middle)), -1e-9);
  }
}

TEST(RoundSets, AreOvalsOfCapsules) {
  Random random(3216);
  std::array<int, 3> kinds{};
  for (int round = 0; round < 5000; ++round) {
    SCOPED_TRACE(random.where(round));
    const Plane plane{anyPlace(random), random.withinTwo()};
    const Capsule capsule{anyPlace(random), anyPlace(random), std::fabs(random.withinTwo())};
    const Intersection common = intersection(plane, capsule);
    if (common.kind == IntersectionKind::none) {
      ++kinds[0];
      EXPECT_EQ(outcome(plane, capsule), Outcome::apart);
    } else if (common.kind == IntersectionKind::disk) {
      ++kinds[1];
      EXPECT_NEAR(dot(plane.normal, common.center) + plane.constant, 0, 1e-13);
    } else {
      ++kinds[2];
      ASSERT_EQ(common.kind, IntersectionKind::oval);
      expectBorder(common, plane, capsule);
    }
    if (testing::Test::HasFailure()) {
      return;
    }
  }
  for (const int count : kinds) {
    EXPECT_GT(count, 100);
  }
}

TEST(RoundSets, OfACapsuleThatLiesOrStands) {
  const Plane floor{{0, 1, 0}, 0};
  const Intersection lies = intersection(floor, Capsule{{0, 1, 0}, {3, 1, 4}, 1});
  ASSERT_EQ(lies.kind, IntersectionKind::segment);
  EXPECT_EQ(lies.length, 5);
  EXPECT_EQ(lies.points[1].point, (Vec3{3, 0, 4}));
  EXPECT_EQ(lies.points[1].cornersB, 2U);
  EXPECT_EQ(intersection(floor, Capsule{{0, 1, 0}, {0, 3, 0}, 1}).kind, IntersectionKind::point);
  const Intersection upright = intersection(floor, Capsule{{1, -1, 2}, {1, 3, 2}, 0.5});
  ASSERT_EQ(upright.kind, IntersectionKind::disk);
  EXPECT_EQ(upright.radius, 0.5);
  EXPECT_EQ(upright.center, (Vec3{1, 0, 2}));
  const Plane middle{{0, 1, 0}, -1};
  const Intersection flat = intersection(middle, Capsule{{0, 1, 0}, {3, 1, 4}, 1});
  ASSERT_EQ(flat.kind, IntersectionKind::oval);
  expectBorder(flat, middle, Capsule{{0, 1, 0}, {3, 1, 4}, 1});
}

}  // namespace
}  // namespace collision
