// Meshes and hulls in motion: those of a box against the box itself, and triangle by triangle.
#include "motion/mesh_cast.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>

#include "collision/collision.h"
#include "collision/motion.h"
#include "grid.h"
#include "random.h"

namespace collision {
namespace {

/** The corners of a box about its center, as Corners counts them. */
std::vector<double> cornersOf(const Vec3& half) {
  std::vector<double> positions;
  for (int i = 0; i < 8; ++i) {
    positions.insert(positions.end(),
                     {(i & 1) != 0 ? half.x : -half.x, (i & 2) != 0 ? half.y : -half.y,
                      (i & 4) != 0 ? half.z : -half.z});
  }
  return positions;
}
constexpr std::array<std::int32_t, 36> kFaces{0, 2, 1, 1, 2, 3, 4, 5, 6, 5, 7, 6, 0, 1, 4, 1, 5, 4,
                                              2, 6, 3, 3, 6, 7, 0, 4, 2, 2, 4, 6, 1, 3, 5, 3, 7, 5};

std::vector<Vec3> pointsOf(const std::vector<double>& positions) {
  std::vector<Vec3> points;
  for (std::size_t i = 0; i < positions.size(); i += 3) {
    points.push_back({positions[i], positions[i + 1], positions[i + 2]});
  }
  return points;
}

Motion gridMotion(Random& random) {
  return {gridPoint(random), gridPoint(random),
          random.below(4) == 0 ? kInfinity : random.between(0, 16) / 4.0};
}

bool isSame(double x, double y) { return x == y || (std::isnan(x) && std::isnan(y)); }

/** The geometry is met when what it is a copy of is. */
void expectInBothOrders(const Cast& expected, ShapeRef geometry, ShapeRef shape,
                        const Motion& motion) {
  const Motion exchanged{motion.velocityB, motion.velocityA, motion.duration};
  for (const Cast& found : {cast(geometry, shape, motion), cast(shape, geometry, exchanged)}) {
    EXPECT_EQ(found.outcome, expected.outcome);
    EXPECT_EQ(found.startsInside, expected.startsInside);
    EXPECT_TRUE(isSame(found.tEnter, expected.tEnter)) << found.tEnter << " " << expected.tEnter;
    EXPECT_TRUE(isSame(found.tExit, expected.tExit)) << found.tExit << " " << expected.tExit;
  }
}

constexpr std::array kKinds{Kind::point,    Kind::segment,      Kind::ray,  Kind::plane,
                            Kind::sphere,   Kind::capsule,      Kind::aabb, Kind::obb,
                            Kind::triangle, Kind::parallelogram};

TEST(MeshCast, AHullOfABoxIsTheBox) {
  Random random(31);
  int met = 0;
  for (int round = 0; round < repeated(4000); ++round) {
    const Vec3 half = absolute(gridPoint(random, 3));
    const HullGeometry geometry(pointsOf(cornersOf(half)));
    const Vec3 position = gridPoint(random);
    const Quaternion rotation = gridRotation(random);
    const Hull hull{&geometry, position, rotation};
    const Obb box{position, rotation, half};
    const ShapeCell shape = gridShape(kKinds.at(at(random.below(10))), random);
    const Motion motion = gridMotion(random);
    const Cast expected = cast(box, shape, motion);
    expectInBothOrders(expected, hull, shape, motion);
    ASSERT_FALSE(HasFailure()) << random.where(round);
    met += expected.outcome == CastOutcome::never ? 0 : 1;
  }
  if (!kIsSanitized) {
    EXPECT_GT(met, 100);
  }
}

TEST(MeshCast, ASolidMeshOfABoxIsTheBox) {
  Random random(32);
  std::array<int, 3> counts{};
  for (int round = 0; round < repeated(2000); ++round) {
    const Vec3 half = absolute(gridPoint(random, 3)) + Vec3{1, 1, 1};
    Mesh mesh(cornersOf(half), kFaces);
    ASSERT_FALSE(mesh.makeSolid());
    const Vec3 position = gridPoint(random);
    const Quaternion rotation = gridRotation(random);
    const PosedMesh posed{&mesh, position, rotation};
    const Obb box{position, rotation, half};
    const ShapeCell shape = gridShape(kKinds.at(at(random.below(10))), random);
    const Motion motion = gridMotion(random);
    const Cast expected = cast(box, shape, motion);
    ++counts.at(at(static_cast<int>(expected.outcome)));
    expectInBothOrders(expected, posed, shape, motion);
    ASSERT_FALSE(HasFailure()) << random.where(round);
  }
  if (!kIsSanitized) {
    for (const int count : counts) {
      EXPECT_GT(count, 20);
    }
  }
}

TEST(MeshCast, TwoSolidMeshesOfBoxes) {
  Random random(33);
  for (int round = 0; round < repeated(300); ++round) {
    const std::array<Vec3, 2> half{absolute(gridPoint(random, 3)) + Vec3{1, 1, 1},
                                   absolute(gridPoint(random, 2)) + Vec3{1, 1, 1}};
    Mesh first(cornersOf(half[0]), kFaces);
    Mesh second(cornersOf(half[1]), kFaces);
    ASSERT_FALSE(first.makeSolid());
    ASSERT_FALSE(second.makeSolid());
    const Obb boxA{gridPoint(random), gridRotation(random), half[0]};
    const Obb boxB{gridPoint(random), gridRotation(random), half[1]};
    const PosedMesh a{&first, boxA.center, boxA.rotation};
    const PosedMesh b{&second, boxB.center, boxB.rotation};
    const Motion motion = gridMotion(random);
    const Cast expected = cast(boxA, boxB, motion);
    const Cast found = cast(a, b, motion);
    ASSERT_EQ(found.outcome, expected.outcome) << random.where(round);
    ASSERT_TRUE(isSame(found.tEnter, expected.tEnter) && isSame(found.tExit, expected.tExit))
        << random.where(round);
  }
}

TEST(MeshCast, ASurfaceIsMetTriangleByTriangle) {
  const Mesh mesh(cornersOf({1, 1, 1}), kFaces);
  const PosedMesh posed{&mesh, {}, {}};
  // from inside, where only the surface counts, to beyond it
  const Cast found = cast(Sphere{{0, 0, 0}, 0.25}, posed, {{1, 0, 0}, {}, kInfinity});
  EXPECT_EQ(found.outcome, CastOutcome::hits);
  EXPECT_EQ(found.tEnter, 0.75);
  EXPECT_EQ(found.tExit, 1.25);
  EXPECT_GE(found.triangleB, 0);
  EXPECT_EQ(found.triangleA, -1);
  const Mesh empty(std::vector<double>{});
  EXPECT_EQ(cast(Sphere{{}, 1}, PosedMesh{&empty, {}, {}}, {{1, 0, 0}, {}, 1}).outcome,
            CastOutcome::never);
}

}  // namespace
}  // namespace collision
