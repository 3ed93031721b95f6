// A posed mesh is its triangles where they stand: every answer is that of all pairs one by one,
// each triangle as the hull of its corners.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <deque>
#include <vector>

#include "collision/collision.h"
#include "collision/mesh.h"
#include "collision/world.h"
#include "convex/corner_cloud.h"
#include "grid.h"
#include "mesh/random_mesh.h"
#include "number/certified.h"
#include "number/index.h"

namespace collision {
namespace {

/** The triangles of a mesh as hulls; of any other shape itself. */
class Parts {
 public:
  explicit Parts(ShapeRef shape) {
    if (shape.kind() != Kind::mesh) {
      parts_.push_back(shape);
      isMesh_ = false;
      return;
    }
    const auto& mesh = shape.as<PosedMesh>();
    for (int i = 0; i < mesh.geometry->triangleCount(); ++i) {
      const auto [a, b, c] = mesh.geometry->triangle(i);
      geometries_.emplace_back(std::array{a, b, c});
      hulls_.push_back({&geometries_.back(), mesh.position, mesh.rotation});
      parts_.push_back(hulls_.back());
    }
  }
  Parts(const Parts&) = delete;
  Parts& operator=(const Parts&) = delete;

  [[nodiscard]] int count() const { return static_cast<int>(parts_.size()); }
  [[nodiscard]] ShapeRef operator[](int i) const { return parts_[at(i)]; }
  /** The number that an answer gives part i. */
  [[nodiscard]] int number(int i) const { return isMesh_ ? i : -1; }

 private:
  std::deque<HullGeometry> geometries_;
  std::deque<Hull> hulls_;
  std::vector<ShapeRef> parts_;
  bool isMesh_ = true;
};

std::vector<MeetingTriangles> oneByOne(const Parts& a, const Parts& b) {
  std::vector<MeetingTriangles> found;
  for (int i = 0; i < a.count(); ++i) {
    for (int j = 0; j < b.count(); ++j) {
      const Outcome own = outcome(a[i], b[j]);
      if (own != Outcome::apart) {
        found.push_back({a.number(i), b.number(j), own});
      }
    }
  }
  return found;
}

/** Shapes where the mesh stands or beside it. */
void expectAsOneByOne(ShapeRef a, ShapeRef b, const std::string& where) {
  const Parts partsA(a);
  const Parts partsB(b);
  const std::vector<MeetingTriangles> expected = oneByOne(partsA, partsB);
  const std::vector<MeetingTriangles> found = meetingTriangles(a, b);
  ASSERT_EQ(found.size(), expected.size()) << where;
  Outcome all = Outcome::apart;
  MeetingTriangles first;
  for (std::size_t i = 0; i < found.size(); ++i) {
    ASSERT_EQ(found[i].triangleA, expected[i].triangleA) << where;
    ASSERT_EQ(found[i].triangleB, expected[i].triangleB) << where;
    ASSERT_EQ(found[i].outcome, expected[i].outcome) << where;
    if (found[i].outcome > all) {
      all = found[i].outcome;
      first = found[i];
    }
  }
  ASSERT_EQ(outcome(a, b), all) << where;
  const Verdict verdict = test(a, b);
  ASSERT_EQ(verdict.outcome, all) << where;
  const bool isRay = a.kind() == Kind::ray || b.kind() == Kind::ray || a.kind() == Kind::segment ||
                     b.kind() == Kind::segment;
  double least = kInfinity;
  for (int i = 0; i < partsA.count() && all == Outcome::apart; ++i) {
    for (int j = 0; j < partsB.count(); ++j) {
      least = std::fmin(least, distance(partsA[i], partsB[j]).distance);
    }
  }
  ASSERT_EQ(candidateName(a, b, verdict.candidate, {verdict.triangleA, verdict.triangleB}),
            candidateName(a, b, verdict.candidate))
      << where;
  const Distance own = distance(a, b);
  if (all == Outcome::apart) {
    EXPECT_EQ(own.distance, least) << where;
  } else {
    EXPECT_EQ(own.distance, 0) << where;
    if (!isRay) {
      EXPECT_EQ(verdict.triangleA, first.triangleA) << where;
      EXPECT_EQ(verdict.triangleB, first.triangleB) << where;
    }
  }
}

TEST(MeshPairs, MeetAsTheirTrianglesDo) {
  Random random(3001);
  int met = 0;
  forEachPosed(random, repeated(1500), 12,
               [&](const RandomList& list, const PosedMesh& posed, const std::string& where) {
                 const ShapeCell shape = randomShape(random, list);
                 if (check(shape)) {
                   return;
                 }
                 met += meets(shape, posed) ? 1 : 0;
                 if (random.below(2) == 0) {
                   expectAsOneByOne(shape, posed, where);
                 } else {
                   expectAsOneByOne(posed, shape, where);
                 }
               });
  EXPECT_GT(met, repeated(300));
}

TEST(MeshPairs, TwoMeshesMeetAsTheirTrianglesDo) {
  Random random(3002);
  int met = 0;
  for (int round = 0; round < repeated(400); ++round) {
    const RandomList list = randomList(random, 10);
    RandomList other = randomList(random, 10);
    if (random.below(4) != 0) {
      other = list;
    }
    const Mesh first(list.positions, list.indices);
    const Mesh second(other.positions, other.indices);
    const PosedMesh a = randomPose(random, first, list);
    const PosedMesh b = random.below(6) == 0 ? PosedMesh{&second, a.position, a.rotation}
                                             : randomPose(random, second, other);
    if (check(a) || check(b)) {
      continue;
    }
    met += meets(a, b) ? 1 : 0;
    expectAsOneByOne(a, b, random.where(round));
    if (HasFatalFailure()) {
      return;
    }
  }
  EXPECT_GT(met, repeated(100));
}

/** Of two apart the least distance of their parts; of others 0. */
double leastDistance(ShapeRef a, ShapeRef b) {
  if (meets(a, b)) {
    return 0;
  }
  const Parts partsA(a);
  const Parts partsB(b);
  double least = kInfinity;
  for (int i = 0; i < partsA.count(); ++i) {
    for (int j = 0; j < partsB.count(); ++j) {
      least = std::fmin(least, distance(partsA[i], partsB[j]).distance);
    }
  }
  return least;
}

/** In both orders. Answers whether they are apart. */
bool expectLeastDistance(ShapeRef a, ShapeRef b, const std::string& where) {
  const double expected = leastDistance(a, b);
  EXPECT_EQ(distance(a, b).distance, expected) << where;
  EXPECT_EQ(distance(b, a).distance, expected) << where;
  return expected > 0;
}

TEST(MeshPairs, TheNearestOfManyTrianglesIsFound) {
  Random random(3004);
  int apart = 0;
  forEachPosed(random, repeated(150), 150,
               [&](const RandomList& list, const PosedMesh& posed, const std::string& where) {
                 const ShapeCell shape = randomShape(random, list);
                 if (check(shape)) {
                   return;
                 }
                 apart += expectLeastDistance(shape, posed, where) ? 1 : 0;
               });
  EXPECT_GT(apart, repeated(30));
}

TEST(MeshPairs, TheNearestTriangleToAHullIsFound) {
  Random random(3007);
  int apart = 0;
  forEachPosed(random, repeated(150), 150,
               [&](const RandomList& list, const PosedMesh& posed, const std::string& where) {
                 const RandomList other = randomList(random, 12);
                 std::vector<Vec3> corners;
                 for (std::size_t i = 0; i < other.corners(); ++i) {
                   corners.push_back(other.corner(random));
                 }
                 const HullGeometry geometry(corners);
                 const Hull hull{&geometry,
                                 list.corner(random) - other.corner(random),
                                 {random.withinTwo(), random.withinTwo(), random.withinTwo(), 1}};
                 if (!check(hull)) {
                   apart += expectLeastDistance(hull, posed, where) ? 1 : 0;
                 }
               });
  EXPECT_GT(apart, repeated(30));
}

TEST(MeshPairs, FewTrianglesAreMeasured) {
  // A bumpy ground of many triangles, and shapes of each kind above it.
  constexpr int kSide = 60;
  Random random(3006);
  const RandomList list = bumpyGround(random, kSide);
  const Mesh mesh(list.positions, list.indices);
  const PosedMesh posed{&mesh, {1, 2, 3}, {0.1, 0.2, 0.3, 0.9}};
  const auto place = [&] {
    return Vec3{2 * random.withinTwo() + 3, 0, 2 * random.withinTwo() + 3};
  };
  const auto above = [&] { return place() + Vec3{0, 1.5 + 0.5 * random.withinTwo(), 0}; };
  const auto way = [&] { return Vec3{random.withinTwo(), random.withinTwo(), random.withinTwo()}; };
  const auto few = [&](ShapeRef shape, ShapeRef ground, const std::string& where, int most = 40) {
    numberPaths() = {};
    const double apart = distance(shape, ground).distance;
    EXPECT_GT(apart, 0) << where;
    EXPECT_LT(numberPaths().approximate + numberPaths().exact, most) << where;
  };
  constexpr int kOfGuessed = 100;  // whose distances at most aren't told
  for (int round = 0; round < 100; ++round) {
    const PosedMesh own = round % 2 == 0 ? PosedMesh{&mesh, {}, {}} : posed;
    const std::string where = random.where(round);
    const auto there = [&](const Vec3& v) { return isZero(own.position) ? v : v + Vec3{40, 0, 0}; };
    const Vec3 p = there(above());
    few(Point{p}, own, where);
    few(Sphere{p, 0.2}, own, where);
    few(Segment{p, there(above())}, own, where);
    few(Ray{p, {random.withinTwo(), 1, random.withinTwo()}}, own, where);
    few(Capsule{p, there(above()), 0.2}, own, where);
    few(Triangle{p, there(above()), there(above())}, own, where);
    few(Parallelogram{p, p + way() * 0.2, p + way() * 0.2}, own, where);
    few(Aabb{p - Vec3{0.1, 0.2, 0.3}, p + Vec3{0.1, 0.2, 0.3}}, own, where);
    const Vec3 axis = way();
    few(Obb{p, {axis.x, axis.y, axis.z, 1}, {0.1, 0.2, 0.3}}, own, where);
    few(Plane{{0.1 * axis.x, 1, 0.1 * axis.z}, 40}, own, where, kOfGuessed);
    const HullGeometry geometry(std::array{way() * 0.2, way() * 0.2, way() * 0.2, way() * 0.2});
    few(Hull{&geometry, p, {axis.x, axis.y, axis.z, 1}}, own, where, kOfGuessed);
  }
}

TEST(MeshPairs, TheNearestTrianglesOfTwoMeshesAreFound) {
  Random random(3005);
  int apart = 0;
  forEachPosed(random, repeated(40), 40,
               [&](const RandomList& list, const PosedMesh& posed, const std::string& where) {
                 const RandomList otherList = randomList(random, 40);
                 const Mesh other(otherList.positions, otherList.indices);
                 PosedMesh second = randomPose(random, other, otherList);
                 second.position.x += 8 * list.scale;
                 if (check(second)) {
                   return;
                 }
                 apart += expectLeastDistance(posed, second, where) ? 1 : 0;
               });
  EXPECT_GT(apart, repeated(10));
}

TEST(MeshPairs, ARayHitsTheFirstTriangle) {
  Random random(3003);
  int hits = 0;
  forEachPosed(random, repeated(600), 10,
               [&](const RandomList& list, const PosedMesh& posed, const std::string& where) {
                 const Ray ray = randomRay(random, list);
                 if (check(ray)) {
                   return;
                 }
                 const Parts parts(posed);
                 int first = -1;
                 double t = kInfinity;
                 for (int i = 0; i < parts.count(); ++i) {
                   const Verdict own = test(ray, parts[i]);
                   if (own.hit.present && own.hit.t < t) {
                     t = own.hit.t;
                     first = i;
                   }
                 }
                 const Verdict verdict = test(ray, posed);
                 ASSERT_EQ(verdict.hit.present, first >= 0) << where;
                 if (first >= 0) {
                   ++hits;
                   ASSERT_EQ(verdict.hit.t, t) << where;
                   if (!std::isnan(verdict.hit.u)) {
                     ASSERT_GE(verdict.hit.u, 0) << where;
                     ASSERT_GE(verdict.hit.v, 0) << where;
                     ASSERT_LE(verdict.hit.u + verdict.hit.v, 1 + 0x1p-50) << where;
                   }
                 }
                 World world(4);
                 world.set(1, posed);
                 world.set(2, Sphere{{1e9, 0, 0}, 1});
                 const RayHit hit = world.raycast(ray);
                 ASSERT_EQ(hit.slot, first >= 0 ? 1 : -1) << where;
                 if (first >= 0) {
                   ASSERT_EQ(hit.hit.t, t) << where;
                 }
               });
  EXPECT_GT(hits, repeated(60));
}

TEST(MeshPairs, CornersDecideWhatHoldsAndSeparatesThem) {
  Random random(3004);
  forEachPosed(random, repeated(300), 8,
               [&](const RandomList& list, const PosedMesh& posed, const std::string& where) {
                 const ShapeCell shape = randomShape(random, list);
                 if (check(shape)) {
                   return;
                 }
                 const Parts parts(posed);
                 bool holdsAll = true;
                 Vec3 axis{1, 2, -1};
                 Interval interval{kInfinity, -kInfinity};
                 for (int i = 0; i < parts.count(); ++i) {
                   holdsAll = holdsAll && contains(shape, parts[i]);
                   const Interval own = project(parts[i], axis).interval;
                   interval = {std::fmin(interval.min, own.min), std::fmax(interval.max, own.max)};
                 }
                 ASSERT_EQ(contains(shape, posed), holdsAll) << where;
                 ASSERT_FALSE(contains(posed, shape)) << where;
                 ASSERT_EQ(project(posed, axis).interval.min, interval.min) << where;
                 ASSERT_EQ(project(posed, axis).interval.max, interval.max) << where;
                 const AxisSeparation separation = separates(shape, posed, axis);
                 ASSERT_EQ(separation.b.min, interval.min) << where;
               });
}

TEST(MeshPairs, WhatIsAlongAnAxisIsThatOfAllCorners) {
  Random random(3007);
  forEachPosed(
      random, repeated(600), 60,
      [&](const RandomList& list, const PosedMesh& posed, const std::string& where) {
        const CornerCloud all(posed);
        const Vec3 axis = random.below(2) == 0 ? gridDirection(random)
                                               : list.corner(random) - list.corner(random);
        if (checkAxis(axis)) {
          return;
        }
        const Projection expected = project(all.hull(), axis);
        const Projection found = project(posed, axis);
        ASSERT_EQ(found.interval.min, expected.interval.min) << where;
        ASSERT_EQ(found.interval.max, expected.interval.max) << where;
        ASSERT_EQ(found.minPoint, expected.minPoint) << where;
        ASSERT_EQ(found.maxPoint, expected.maxPoint) << where;
        const Plane plane{axis, -dot(axis, list.corner(random))};
        if (check(plane)) {
          return;
        }
        const Verdict ofAll = test(all.hull(), plane);
        const Verdict verdict = test(posed, plane);
        ASSERT_EQ(verdict.side, ofAll.side) << where;
        ASSERT_EQ(verdict.plane.min, ofAll.plane.min) << where;
        ASSERT_EQ(verdict.plane.max, ofAll.plane.max) << where;
        const Point point{list.corner(random)};
        ASSERT_EQ(separates(posed, point, axis).gap, separates(all.hull(), point, axis).gap)
            << where;
      });
}

TEST(MeshPairs, WithoutTrianglesNothingMeets) {
  const Mesh empty(std::vector<double>{});
  const PosedMesh posed{&empty, {1, 2, 3}, {}};
  EXPECT_EQ(outcome(posed, Sphere{{1, 2, 3}, 5}), Outcome::apart);
  EXPECT_EQ(test(posed, posed).outcome, Outcome::apart);
  EXPECT_EQ(distance(posed, Point{}).distance, kInfinity);
  EXPECT_EQ(test(posed, Point{}).witness.gap, kInfinity);
  EXPECT_FALSE(test(Ray{{0, 0, 0}, {1, 2, 3}}, posed).hit.present);
  const Projection none = project(posed, {1, 0, 0});
  EXPECT_EQ(none.interval.min, kInfinity);
  EXPECT_EQ(none.interval.max, -kInfinity);
  EXPECT_TRUE(std::isnan(none.minPoint.x));
  for (const AxisSeparation& own : {separates(posed, Sphere{{1, 2, 3}, 5}, {1, 0, 0}),
                                    separates(Sphere{{1, 2, 3}, 5}, posed, {1, 0, 0})}) {
    EXPECT_EQ(own.outcome, Outcome::apart);
    EXPECT_EQ(own.gap, kInfinity);
  }
  EXPECT_TRUE(candidateName(posed, Point{}, 0).empty());
  EXPECT_TRUE(meetingTriangles(posed, posed).empty());
}

TEST(MeshPairs, LookLikeTheHullOfATriangle) {
  const std::vector<double> positions{0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 5, 2, 0, 5, 0, 2, 5};
  const Mesh mesh(positions);
  const PosedMesh posed{&mesh, {0, 0, 1}, {0, 0, 1, 1}};
  const Verdict verdict = test(Ray{{-0.5, 0.5, 9}, {0, 0, -1}}, posed);
  EXPECT_EQ(verdict.triangleA, -1);
  EXPECT_EQ(verdict.triangleB, 1);
  EXPECT_EQ(verdict.hit.t, 3);
  EXPECT_EQ(verdict.hit.u, 0.25);
  EXPECT_EQ(verdict.hit.v, 0.25);
  EXPECT_EQ(verdict.hit.facing, Facing::front);
  EXPECT_EQ(test(Ray{{-0.5, 0.5, 9}, {0, 0, -1}}, posed, {.cull = Facing::front}).hit.present,
            false);
  const Verdict beside = test(posed, Sphere{{-0.5, 0.5, 3}, 1});
  EXPECT_EQ(beside.triangleA, 0);
  EXPECT_EQ(distance(posed, Sphere{{-0.5, 0.5, 3}, 1}).distance, 1);
  const Verdict plane = test(posed, Plane{{0, 0, 1}, -3});
  EXPECT_EQ(plane.outcome, Outcome::apart);
  EXPECT_EQ(plane.side, Side::straddling);
  EXPECT_EQ(plane.plane.min, -2);
  EXPECT_EQ(plane.plane.max, 3);
}

TEST(MeshPairs, StandInWorlds) {
  Mesh mesh(std::vector<double>{0, 0, 0, 1, 0, 0, 0, 1, 0});
  World world(3);
  ASSERT_FALSE(world.set(0, PosedMesh{&mesh, {5, 0, 0}, {}}));
  ASSERT_FALSE(world.set(1, Sphere{{5.1, 0.1, 0}, 0.5}));
  EXPECT_EQ(world.evaluate(), Status::finished);
  ASSERT_EQ(world.meetings().size(), 1U);
  EXPECT_EQ(world.meetings()[0].outcome, Outcome::overlapping);
  EXPECT_TRUE(check(PosedMesh{nullptr, {}, {}}));
  EXPECT_EQ(world.set(2, PosedMesh{nullptr, {}, {}}).reason, Reason::noGeometry);
}

}  // namespace
}  // namespace collision
