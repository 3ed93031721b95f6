// The lines in which planes cut meshes, and what triangles of meshes have in common with shapes.
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <vector>

#include "collision/collision.h"
#include "collision/intersection.h"
#include "collision/mesh.h"
#include "linear/vec3.h"
#include "random.h"

namespace collision {
namespace {

/** The cube from −1 to 1. */
Mesh cube() {
  std::vector<double> positions;
  for (int corner = 0; corner < 8; ++corner) {
    for (int axis = 0; axis < 3; ++axis) {
      positions.push_back(((corner >> axis) & 1) != 0 ? 1 : -1);
    }
  }
  const std::vector<std::int32_t> indices{0, 2, 1, 1, 2, 3, 4, 5, 6, 5, 7, 6, 0, 1, 4, 1, 5, 4,
                                          2, 6, 3, 3, 6, 7, 0, 4, 2, 2, 4, 6, 1, 3, 5, 3, 7, 5};
  return Mesh(positions, indices);
}

TEST(MeshSection, IsASquareOfACube) {
  const Mesh mesh = cube();
  const PosedMesh posed{&mesh, {0, 0, 0}, {0, 0, 0, 1}};
  const Section cut = section(posed, Plane{{0, 1, 0}, -0.25});
  ASSERT_EQ(cut.lines.size(), 1U);
  EXPECT_TRUE(cut.lines[0].closed);
  EXPECT_EQ(cut.lines[0].points.size(), 8U) << "four corners, and four diagonals";
  EXPECT_EQ(cut.lines[0].triangles.size(), 8U);
  EXPECT_TRUE(cut.triangles.empty());
}

TEST(MeshSection, OfAFaceInThePlane) {
  const Mesh mesh = cube();
  const PosedMesh posed{&mesh, {0, 0, 0}, {0, 0, 0, 1}};
  const Section top = section(posed, Plane{{0, 1, 0}, -1});
  EXPECT_EQ(top.triangles.size(), 2U);
  ASSERT_EQ(top.lines.size(), 1U);
  EXPECT_TRUE(top.lines[0].closed);
  EXPECT_EQ(top.lines[0].points.size(), 4U);
}

TEST(MeshSection, OfAnEdgeAndACorner) {
  const Mesh mesh = cube();
  const PosedMesh posed{&mesh, {0, 0, 0}, {0, 0, 0, 1}};
  const Section edge = section(posed, Plane{{1, 1, 0}, -2});
  ASSERT_EQ(edge.lines.size(), 1U);
  EXPECT_FALSE(edge.lines[0].closed);
  EXPECT_EQ(edge.lines[0].points.size(), 2U);
  const Section corner = section(posed, Plane{{1, 1, 1}, -3});
  ASSERT_EQ(corner.lines.size(), 1U);
  ASSERT_EQ(corner.lines[0].points.size(), 1U);
  EXPECT_EQ(corner.lines[0].points[0], (Vec3{1, 1, 1}));
  EXPECT_TRUE(section(posed, Plane{{1, 1, 1}, -4}).lines.empty());
}

/** A ring around y, closed, of so many squares each way. */
Mesh ring(int around, int across) {
  std::vector<double> positions;
  std::vector<std::int32_t> indices;
  for (int i = 0; i < around; ++i) {
    for (int j = 0; j < across; ++j) {
      const double u = 2 * M_PI * i / around;
      const double v = 2 * M_PI * j / across;
      const double r = 2 + std::cos(v);
      positions.insert(positions.end(), {r * std::cos(u), std::sin(v), r * std::sin(u)});
      const auto corner = [&](int di, int dj) {
        return (i + di) % around * across + (j + dj) % across;
      };
      for (const int k :
           {corner(0, 0), corner(0, 1), corner(1, 0), corner(1, 0), corner(0, 1), corner(1, 1)}) {
        indices.push_back(k);
      }
    }
  }
  return Mesh(positions, indices);
}

TEST(MeshSection, OfAClosedSurfaceIsClosed) {
  const Mesh mesh = ring(24, 12);
  Random random(3217);
  int lines = 0;
  for (int round = 0; round < 300; ++round) {
    SCOPED_TRACE(random.where(round));
    const PosedMesh posed{&mesh,
                          {random.withinTwo(), random.withinTwo(), random.withinTwo()},
                          {random.withinTwo(), random.withinTwo(), random.withinTwo(), 1}};
    const Plane plane{{random.withinTwo(), random.withinTwo(), random.withinTwo()},
                      random.withinTwo()};
    for (const SectionLine& line : section(posed, plane).lines) {
      ++lines;
      EXPECT_TRUE(line.closed);
      EXPECT_EQ(line.points.size(), line.triangles.size());
      for (const Vec3& point : line.points) {
        EXPECT_NEAR(dot(plane.normal, point) + plane.constant, 0, 1e-13);
      }
    }
  }
  EXPECT_GT(lines, 300);
  // Through corners and along edges: the plane of two rows of corners.
  const PosedMesh posed{&mesh, {0, 0, 0}, {0, 0, 0, 1}};
  const Section halves = section(posed, Plane{{0, 0, 1}, 0});
  ASSERT_EQ(halves.lines.size(), 2U);
  EXPECT_TRUE(halves.lines[0].closed && halves.lines[1].closed);
}

TEST(MeshSection, OfTrianglesWithoutSharedCornersIsTheSame) {
  const Mesh mesh = cube();
  std::vector<double> positions;
  for (int i = 0; i < mesh.triangleCount(); ++i) {
    const Triangle triangle = mesh.triangle(i);
    for (const Vec3& corner : {triangle.a, triangle.b, triangle.c}) {
      positions.insert(positions.end(), {corner.x, corner.y, corner.z});
    }
  }
  const Mesh apart(positions);
  const Plane plane{{1, 2, 3}, 0.5};
  const Section first = section(PosedMesh{&mesh, {}, {0, 0, 0, 1}}, plane);
  const Section second = section(PosedMesh{&apart, {}, {0, 0, 0, 1}}, plane);
  ASSERT_EQ(first.lines.size(), 1U);
  ASSERT_EQ(second.lines.size(), 1U);
  EXPECT_EQ(first.lines[0].points, second.lines[0].points);
}

TEST(MeshSection, IntersectionsAreThoseOfEachTriangle) {
  const Mesh mesh = ring(12, 8);
  const PosedMesh posed{&mesh, {0.1, 0.2, 0.3}, {1, 2, 3, 4}};
  const Obb box{{2, 0.3, 0.1}, {1, 0, 0, 2}, {1, 0.7, 0.8}};
  const std::vector<Intersection> parts = intersections(box, posed);
  ASSERT_EQ(parts.size(), meetingTriangles(box, posed).size());
  EXPECT_GT(parts.size(), 4U);
  for (const Intersection& part : parts) {
    EXPECT_EQ(part.triangleA, -1);
    EXPECT_GE(part.triangleB, 0);
    EXPECT_EQ(part.kind, IntersectionKind::polygon);
    for (const IntersectionPoint& point : part.points) {
      EXPECT_LE(distance(Point{point.point}, box).distance, 1e-14);
    }
  }
  EXPECT_EQ(intersection(box, posed).outcome, Outcome::invalid);
  EXPECT_TRUE(intersections(Sphere{{2, 0, 0}, 1}, posed).empty());
}

}  // namespace
}  // namespace collision
