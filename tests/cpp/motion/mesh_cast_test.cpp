// Meshes and hulls in motion: those of a box against the box itself, and triangle by triangle.
#include "motion/mesh_cast.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "collision/collision.h"
#include "collision/motion.h"
#include "grid.h"
#include "mesh/mesh_pair.h"
#include "mesh/random_mesh.h"
#include "motion/convex_cast.h"
#include "number/certified.h"
#include "number/index.h"
#include "random.h"
#include "shapes.h"

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

TEST(MeshCast, AnyPartOfASurfaceMayBeInsideOfASolidMesh) {
  Mesh box(cornersOf({10, 10, 10}), kFaces);
  ASSERT_FALSE(box.makeSolid());
  const PosedMesh solid{&box, {}, {}};
  const std::vector<double> corners{99, 0, 0, 101, 0, 0, 100, 1, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0};
  for (const std::vector<std::int32_t>& list :
       {std::vector<std::int32_t>{0, 1, 2, 3, 4, 5}, std::vector<std::int32_t>{3, 4, 5, 0, 1, 2}}) {
    const Mesh surface(corners, list);
    const PosedMesh parts{&surface, {}, {}};
    for (const double duration : {1.0, 8.0, 16.0}) {
      const Cast found = cast(solid, parts, {{}, {0, 0, 1}, duration});
      EXPECT_EQ(found.outcome, CastOutcome::hits);
      EXPECT_TRUE(found.startsInside);
      EXPECT_EQ(found.tEnter, 0);
      EXPECT_EQ(found.tExit, std::fmin(duration, 10));
    }
    const Cast later = cast(solid, parts, {{}, {-1, 0, 0}, 100});  // one leaves, the other comes
    EXPECT_EQ(later.tEnter, 0);
    EXPECT_EQ(later.tExit, 100);
  }
}

TEST(MeshCast, WhatSlidesInASolidsFaceTouches) {
  // Positions on the way are rounded, beside the face: it is spanned by z and (2, 1, 0).
  Random random(37);
  const std::vector<double> corners{3, 0, -10, 3, 0, 10, 23, 10, 0, 0, 10, 0};
  Mesh mesh(corners, std::array<std::int32_t, 12>{0, 1, 2, 0, 3, 1, 0, 2, 3, 1, 3, 2});
  ASSERT_FALSE(mesh.makeSolid());
  const HullGeometry geometry(pointsOf(corners));
  const PosedMesh posed{&mesh, {}, {}};
  const Hull hull{&geometry, {}, {}};
  std::array<int, 3> counts{};
  for (int round = 0; round < repeated(200); ++round) {
    const auto place = [&] {
      const double along = 1 + random.below(8);
      return Vec3{3 + 2 * along, along, double(random.between(-1, 1))};
    };
    const std::array<Vec3, 3> places{place(), place(), place()};
    // What has an inside, or is across the face, has this corner outside.
    const Vec3 beyond = places[0] + Vec3{1, -random.between(1, 2) * 1.0, 0};
    const std::array<ShapeCell, 5> shapes{
        Point{places[0]}, Segment{places[0], places[1]}, Segment{places[0], beyond},
        Triangle{places[0], places[1], places[2]}, Triangle{places[0], places[1], beyond}};
    const double speed = 0.25 * random.withinTwo();
    Motion motion{{2 * speed, speed, random.withinTwo()}, {}, 1};
    const int turn = random.below(3);
    if (turn > 0) {  // into it, or away, as little as can be
      motion.velocityA.x = std::nextafter(motion.velocityA.x, turn == 1 ? -8 : 8);
    }
    for (const ShapeCell& shape : shapes) {
      const Cast expected = cast(hull, shape, {{}, motion.velocityA, motion.duration});
      ++counts.at(at(static_cast<int>(expected.outcome)));
      ASSERT_EQ(expected.outcome, turn == 1 ? CastOutcome::hits : CastOutcome::touches);
      expectInBothOrders(expected, posed, shape, {{}, motion.velocityA, motion.duration});
    }
    // A prism that stands on the face.
    std::vector<double> prism;
    for (const double height : {0.0, 1.0}) {
      for (const Vec3& corner : places) {
        prism.insert(prism.end(), {corner.x + height, corner.y - 2 * height, corner.z});
      }
    }
    Mesh standing(prism, std::array<std::int32_t, 24>{0, 1, 2, 3, 5, 4, 0, 3, 1, 1, 3, 4,
                                                      1, 4, 2, 2, 4, 5, 2, 5, 0, 0, 5, 3});
    ASSERT_FALSE(standing.makeSolid());
    const PosedMesh other{&standing, {}, {}};
    const HullGeometry hullOfOther(pointsOf(prism));
    if (hullOfOther.dimension() == 3) {
      const Cast expected = cast(hull, Hull{&hullOfOther, {}, {}}, {{}, motion.velocityA, 1});
      expectInBothOrders(expected, posed, other, {{}, motion.velocityA, 1});
    }
    ASSERT_FALSE(HasFailure()) << random.where(round);
  }
  EXPECT_GT(counts[1], 100);
  EXPECT_GT(counts[2], 100);
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

/** Every triangle cast at every other: the first of all, the last, and what they come to. */
Cast oneByOne(ShapeRef a, ShapeRef b, const Motion& motion) {
  const MeshPair pair(a, b);
  Cast all;
  double tExit = 0;
  CastOutcome outcome = CastOutcome::never;
  for (int i = 0; i < pair.trianglesOfA(); ++i) {
    for (int j = 0; j < pair.trianglesOfB(); ++j) {
      const int ofA = pair.meshA() != nullptr ? i : -1;
      const int ofB = pair.meshB() != nullptr ? j : -1;
      Cast own = pair.withShapes(
          ofA, ofB, [&](ShapeRef x, ShapeRef y) { return castOfConvex(x, y, motion); });
      if (own.outcome == CastOutcome::never) {
        continue;
      }
      own.triangleA = ofA;
      own.triangleB = ofB;
      tExit = std::fmax(tExit, own.tExit);
      outcome = std::max(outcome, own.outcome);
      // In the order of the triangles, so the first of those that meet at the same time.
      all = all.outcome == CastOutcome::never || own.tEnter < all.tEnter ? own : all;
    }
  }
  all.outcome = outcome;
  all.tExit = outcome == CastOutcome::never ? kNone : tExit;
  return all;
}

void expectAsOneByOne(ShapeRef a, ShapeRef b, const Motion& motion, const std::string& where) {
  const Cast expected = oneByOne(a, b, motion);
  const Cast found = castWithoutPoints(a, b, motion);
  const bool startsInside = outcome(a, b) == Outcome::overlapping && found.tEnter == 0;
  ASSERT_EQ(found.startsInside, startsInside) << where;
  ASSERT_EQ(found.outcome, startsInside ? CastOutcome::hits : expected.outcome) << where;
  ASSERT_TRUE(isSame(found.tEnter, expected.tEnter)) << where;
  ASSERT_TRUE(isSame(found.tExit, expected.tExit)) << where;
  ASSERT_EQ(found.triangleA, expected.triangleA) << where;
  ASSERT_EQ(found.triangleB, expected.triangleB) << where;
  ASSERT_EQ(found.candidate, expected.candidate) << where;
}

/** From a shape at the mesh, past it or anywhere, for a while or forever. */
Motion motionIn(Random& random, const RandomList& list) {
  const auto velocity = [&] {
    return pointFrom([&] { return random.between(-4, 4) * 0.5 * list.scale; });
  };
  Motion motion{velocity(), velocity(), random.between(0, 16) / 4.0};
  if (random.below(4) == 0) {
    motion.duration = kInfinity;
  }
  if (random.below(8) == 0) {
    motion.velocityA = motion.velocityA * std::ldexp(1, random.between(-40, 40));
  }
  return motion;
}

TEST(MeshCast, TheFirstAndTheLastOfAllTriangles) {
  Random random(34);
  std::array<int, 3> counts{};
  forEachPosed(random, repeated(1500), 24,
               [&](const RandomList& list, const PosedMesh& posed, const std::string& where) {
                 const ShapeCell shape = randomShape(random, list);
                 const Motion motion = motionIn(random, list);
                 if (check(shape)) {
                   return;
                 }
                 ++counts.at(at(static_cast<int>(cast(shape, posed, motion).outcome)));
                 if (random.below(2) == 0) {
                   expectAsOneByOne(shape, posed, motion, where);
                 } else {
                   expectAsOneByOne(posed, shape, motion, where);
                 }
               });
  for (const int count : counts) {
    EXPECT_GT(count, repeated(30)) << counts[0] << " " << counts[1] << " " << counts[2];
  }
}

TEST(MeshCast, TheFirstAndTheLastOfTwoMeshes) {
  Random random(35);
  std::array<int, 3> counts{};
  forEachPosed(random, repeated(400), 12,
               [&](const RandomList& list, const PosedMesh& posed, const std::string& where) {
                 const RandomList otherList = random.below(4) == 0 ? randomList(random, 12) : list;
                 const Mesh other(otherList.positions, otherList.indices);
                 const PosedMesh second = randomPose(random, other, otherList);
                 const Motion motion = motionIn(random, random.below(2) == 0 ? list : otherList);
                 if (!check(second)) {
                   ++counts.at(at(static_cast<int>(cast(posed, second, motion).outcome)));
                   expectAsOneByOne(posed, second, motion, where);
                 }
               });
  for (const int count : counts) {
    EXPECT_GT(count, repeated(5)) << counts[0] << " " << counts[1] << " " << counts[2];
  }
}

TEST(MeshCast, FewTrianglesAreCast) {
  Random random(36);
  const RandomList ground = bumpyGround(random, 60);
  const Mesh mesh(ground.positions, ground.indices);
  const Mesh small(randomList(random, 40).positions);
  const auto vector = [&] { return placeIn(random, false); };
  for (int round = 0; round < 100; ++round) {
    const PosedMesh posed{&mesh, {1, 2, 3}, {0.1, 0.2, 0.3, 0.9}};
    const PosedMesh own = round % 2 == 0 ? PosedMesh{&mesh, {}, {}} : posed;
    // Falls from above through the ground, and beyond.
    const Vec3 start = vector() * 0.5 + Vec3{3, 4, 3};
    const Motion motion{{random.withinTwo(), -3, random.withinTwo()}, {}, kInfinity};
    const std::string where = random.where(round);
    const auto few = [&](ShapeRef shape) {
      numberPaths() = {};
      cast(shape, own, motion);
      EXPECT_LT(numberPaths().approximate + numberPaths().exact, 700)
          << where << ", kind " << static_cast<int>(shape.kind());
    };
    few(Point{start});
    few(Sphere{start, 0.2});
    few(Segment{start, start + vector()});
    few(Ray{start, vector()});
    few(Capsule{start, start + vector(), 0.2});
    few(Triangle{start, start + vector(), start + vector()});
    few(Parallelogram{start, start + vector(), start + vector()});
    few(Aabb{start - Vec3{0.1, 0.2, 0.3}, start + Vec3{0.1, 0.2, 0.3}});
    const Vec3 axis = vector();
    few(Obb{start, {axis.x, axis.y, axis.z, 1}, {0.1, 0.2, 0.3}});
    few(Plane{{0.1 * axis.x, 1, 0.1 * axis.z}, -4});
    const HullGeometry geometry(std::array{vector() * 0.2, vector() * 0.2, vector() * 0.2});
    few(Hull{&geometry, start, {axis.x, axis.y, axis.z, 1}});
    few(PosedMesh{&small, start, {axis.x, axis.y, axis.z, 1}});
  }
}

}  // namespace
}  // namespace collision
