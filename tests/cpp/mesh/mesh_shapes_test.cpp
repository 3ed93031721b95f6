// Shapes and points beside a mesh: each answer is that of its triangles one by one.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>

#include "collision/collision.h"
#include "collision/mesh.h"
#include "mesh/random_mesh.h"

namespace collision {
namespace {

int shapeRounds() {
  const char* wanted = std::getenv("COLLISION_MESH_ROUNDS");
  return wanted == nullptr ? repeated(300) : std::atoi(wanted);
}

Triangle triangleOf(const RandomList& list, std::size_t i) {
  const auto corner = [&](std::size_t k) {
    const double* p = &list.positions[3 * static_cast<std::size_t>(list.indices[3 * i + k])];
    return Vec3{p[0], p[1], p[2]};
  };
  return {corner(0), corner(1), corner(2)};
}

TEST(MeshShapes, MeetWhatTheirTrianglesMeet) {
  Random random(20261128);
  std::array<int, 4> found{};
  for (int round = 0; round < shapeRounds(); ++round) {
    const RandomList list = randomList(random, round % 8 == 0 ? 300 : 40);
    const Mesh mesh(list.positions, list.indices);
    for (int i = 0; i < 10; ++i) {
      const ShapeCell shape = randomShape(random, list);
      if (check(shape)) {
        continue;
      }
      Outcome expected = Outcome::apart;
      std::vector<std::pair<int, Outcome>> all;
      for (std::size_t k = 0; 3 * k < list.indices.size(); ++k) {
        const Outcome own = outcome(shape, triangleOf(list, k));
        if (own != Outcome::apart) {
          expected = std::max(expected, own);
          all.emplace_back(static_cast<int>(k), own);
        }
      }
      ASSERT_EQ(mesh.outcome(shape), expected)
          << random.where(round) << ", " << static_cast<int>(shape.kind());
      ++found[static_cast<std::size_t>(expected)];
      std::vector<std::pair<int, Outcome>> triangles;
      for (const MeetingTriangle& own : mesh.trianglesMeeting(shape)) {
        triangles.emplace_back(own.triangle, own.outcome);
      }
      std::sort(triangles.begin(), triangles.end());
      ASSERT_EQ(triangles, all) << random.where(round) << ", " << static_cast<int>(shape.kind());
    }
  }
  for (const Outcome each : {Outcome::apart, Outcome::touching, Outcome::overlapping}) {
    EXPECT_GT(found[static_cast<std::size_t>(each)], shapeRounds() / 20);
  }
}

TEST(MeshShapes, ThatAreInvalidHaveNoAnswer) {
  const Mesh mesh(std::vector<double>{0, 0, 0, 1, 0, 0, 0, 1, 0});
  EXPECT_EQ(mesh.outcome(Sphere{{0, 0, 0}, -1}), Outcome::invalid);
  EXPECT_TRUE(mesh.trianglesMeeting(Sphere{{0, 0, 0}, -1}).empty());
  EXPECT_EQ(mesh.closestPoint({{kNone, 0, 0}}).triangle, -1);
}

TEST(MeshShapes, TheNearestPointIsThatOfTheNearestTriangle) {
  Random random(20261129);
  for (int round = 0; round < shapeRounds(); ++round) {
    const RandomList list = randomList(random, round % 8 == 0 ? 300 : 40);
    const Mesh mesh(list.positions, list.indices);
    for (int i = 0; i < 10; ++i) {
      const Ray ray = randomRay(random, list);
      const Point point{ray.origin};
      if (check(point)) {
        continue;
      }
      double least = kInfinity;
      for (std::size_t k = 0; 3 * k < list.indices.size(); ++k) {
        least = std::min(least, distance(point, triangleOf(list, k)).distance);
      }
      const MeshPoint found = mesh.closestPoint(point);
      ASSERT_GE(found.triangle, 0);
      ASSERT_EQ(found.distance, least) << random.where(round);
      const Triangle triangle = triangleOf(list, static_cast<std::size_t>(found.triangle));
      ASSERT_EQ(distance(point, triangle).distance, least);
      // No triangle before it is as near, as far as rounded distances tell.
      for (int k = 0; k < found.triangle; ++k) {
        const Triangle before = triangleOf(list, static_cast<std::size_t>(k));
        if (before.a == triangle.a && before.b == triangle.b && before.c == triangle.c) {
          FAIL() << random.where(round);
        }
      }
      const Vec3 there =
          triangle.a + (triangle.b - triangle.a) * found.u + (triangle.c - triangle.a) * found.v;
      const double size = largestMagnitude(triangle.a - there) + largestMagnitude(there) +
                          largestMagnitude(triangle.b) + largestMagnitude(triangle.c);
      ASSERT_LE(largestMagnitude(there - found.point), size * 0x1p-40 + 0x1p-1070)
          << random.where(round);
    }
  }
}

TEST(MeshShapes, OfEquallyNearTrianglesTheFirstCounts) {
  const std::vector<double> positions{0, 0, 1, 1, 0, 1, 0, 1, 1, -1, 0, 1};
  const Mesh mesh(positions, std::vector<std::int32_t>{0, 2, 3, 0, 1, 2});
  const MeshPoint found = mesh.closestPoint({{0, 0.5, 3}});
  EXPECT_EQ(found.triangle, 0);
  EXPECT_EQ(found.distance, 2);
  EXPECT_EQ(found.u, 0.5);
  EXPECT_EQ(found.v, 0);
}

}  // namespace
}  // namespace collision
