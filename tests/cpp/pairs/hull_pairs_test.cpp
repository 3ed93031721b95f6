// Hulls against the shapes that they are: what is true of a box is true of the hull of its corners.
#include "pairs/hull_pairs.h"

#include <gtest/gtest.h>

#include <vector>

#include "collision/collision.h"
#include "convex/contact_sign.h"
#include "grid.h"
#include "shapes.h"

namespace collision {
namespace {

using Corners3 = std::vector<Vec3>;

/** A shape, and the hull that is the same set of points. */
struct Twin {
  ShapeCell shape;
  HullGeometry geometry;
  Hull hull;

  Twin(const ShapeCell& same, const Corners3& corners, const Vec3& position,
       const Quaternion& rotation)
      : shape(same), geometry(corners), hull{&geometry, position, rotation} {}
  Twin(const Twin&) = delete;
  Twin& operator=(const Twin&) = delete;
};

Corners3 cornersOfBox(const Vec3& half) {
  Corners3 corners;
  for (int i = 0; i < 8; ++i) {
    corners.push_back({(i & 1) != 0 ? half.x : -half.x, (i & 2) != 0 ? half.y : -half.y,
                       (i & 4) != 0 ? half.z : -half.z});
  }
  return corners;
}

/** Of a shape on a grid; null of kinds that are no polytope. */
std::unique_ptr<Twin> twinOf(const ShapeCell& shape) {
  switch (shape.kind()) {
    case Kind::obb: {
      const Obb& own = shape.as<Obb>();
      return std::make_unique<Twin>(shape, cornersOfBox(own.halfExtents), own.center, own.rotation);
    }
    case Kind::aabb: {
      const Aabb& own = shape.as<Aabb>();
      Corners3 corners;
      for (int i = 0; i < 8; ++i) {
        corners.push_back({(i & 1) != 0 ? own.max.x : own.min.x,
                           (i & 2) != 0 ? own.max.y : own.min.y,
                           (i & 4) != 0 ? own.max.z : own.min.z});
      }
      return std::make_unique<Twin>(shape, corners, Vec3{}, Quaternion{});
    }
    case Kind::triangle: {
      const auto corners = shape.as<Triangle>().corners();
      return std::make_unique<Twin>(shape, Corners3{corners.begin(), corners.end()}, Vec3{},
                                    Quaternion{0, 0, 0, -2});
    }
    case Kind::parallelogram: {
      const auto corners = shape.as<Parallelogram>().corners();
      return std::make_unique<Twin>(shape, Corners3{corners.begin(), corners.end()}, Vec3{},
                                    Quaternion{});
    }
    case Kind::segment: {
      const auto corners = shape.as<Segment>().corners();
      return std::make_unique<Twin>(shape, Corners3{corners.begin(), corners.end()}, Vec3{},
                                    Quaternion{});
    }
    case Kind::point:
      return std::make_unique<Twin>(shape, Corners3{shape.as<Point>().position}, Vec3{},
                                    Quaternion{});
    default:
      return nullptr;
  }
}

void expectClose(double a, double b) {
  if (std::isnan(a) || std::isnan(b)) {
    EXPECT_EQ(std::isnan(a), std::isnan(b));
  } else if (std::isinf(a) || std::isinf(b)) {
    EXPECT_EQ(a, b);
  } else {
    EXPECT_LE(std::fabs(a - b), 4 * 0x1p-52 * std::fmax(std::fabs(a), std::fabs(b)));
  }
}

void expectSameHit(const Hit& hull, const Hit& own) {
  EXPECT_EQ(hull.present, own.present);
  EXPECT_EQ(hull.startsInside, own.startsInside);
  expectClose(hull.t, own.t);
  expectClose(hull.tExit, own.tExit);
  expectClose(hull.distance, own.distance);
}

constexpr Kind kTwins[] = {Kind::obb,           Kind::aabb,    Kind::triangle,
                           Kind::parallelogram, Kind::segment, Kind::point};

/** Calls check(other shape, twin) for many of both. */
template <class Check>
void forEachTwin(int rounds, const Check& check) {
  Random random(20261127);
  for (int round = 0; round < repeated(rounds); ++round) {
    SCOPED_TRACE(random.where(round));
    const auto kind = static_cast<Kind>(random.below(kKindCount));
    const ShapeCell other = gridShape(kind, random);
    const auto twin = twinOf(gridShape(kTwins[random.below(6)], random));
    check(other, *twin);
  }
}

TEST(HullPairs, HasTheOutcomeOfTheShapeThatItIs) {
  forEachTwin(6000, [](const ShapeCell& other, const Twin& twin) {
    SCOPED_TRACE(std::string(kindInfo(other.kind()).name) + " " +
                 std::string(kindInfo(twin.shape.kind()).name));
    const Outcome expected = outcome(other, twin.shape);
    EXPECT_EQ(outcome(other, twin.hull), expected);
    EXPECT_EQ(outcome(twin.hull, other), expected);
    EXPECT_EQ(test(other, twin.hull).outcome, expected);
    EXPECT_EQ(test(twin.hull, other).outcome, expected);
    Trace trace;
    EXPECT_EQ(explain(other, twin.hull, trace).outcome, expected);
  });
}

TEST(HullPairs, IsAsFarAwayAsTheShapeThatItIs) {
  forEachTwin(3000, [](const ShapeCell& other, const Twin& twin) {
    SCOPED_TRACE(std::string(kindInfo(other.kind()).name) + " " +
                 std::string(kindInfo(twin.shape.kind()).name));
    const Distance expected = distance(other, twin.shape);
    const Distance found = distance(other, twin.hull);
    expectClose(found.distance, expected.distance);
    if (twin.shape.kind() != Kind::segment && twin.shape.kind() != Kind::point) {
      expectClose(found.depth, expected.depth);
    }
  });
}

TEST(HullPairs, IsHitWhereTheShapeThatItIsIsHit) {
  forEachTwin(3000, [](const ShapeCell& other, const Twin& twin) {
    const bool isCurve = other.kind() == Kind::ray || other.kind() == Kind::segment;
    const bool isSolid = isBox(twin.shape.kind());
    if (isCurve && (isSolid || twin.shape.kind() == Kind::triangle)) {
      SCOPED_TRACE(std::string(kindInfo(other.kind()).name) + " " +
                   std::string(kindInfo(twin.shape.kind()).name));
      expectSameHit(test(other, twin.hull).hit, test(other, twin.shape).hit);
      const HitOptions wayOut{.solid = false};
      expectSameHit(test(other, twin.hull, wayOut).hit, test(other, twin.shape, wayOut).hit);
    }
  });
}

TEST(HullPairs, LiesAboutAPlaneAsTheShapeThatItIs) {
  Random random(4);
  for (int round = 0; round < 2000; ++round) {
    SCOPED_TRACE(random.where(round));
    const ShapeCell plane = gridShape(Kind::plane, random);
    const auto twin = twinOf(gridShape(kTwins[random.below(4)], random));
    const Verdict expected = test(twin->shape, plane);
    const Verdict found = test(twin->hull, plane);
    EXPECT_EQ(found.side, expected.side);
    expectClose(found.witness.gap, expected.witness.gap);
    expectClose(found.plane.min, expected.plane.min);
    expectClose(found.plane.max, expected.plane.max);
    expectClose(found.plane.projectedRadius, expected.plane.projectedRadius);
    EXPECT_EQ(test(plane, twin->hull).side, expected.side);
  }
}

TEST(HullPairs, HoldsWhatTheShapeThatItIsHolds) {
  forEachTwin(4000, [](const ShapeCell& other, const Twin& twin) {
    SCOPED_TRACE(std::string(kindInfo(other.kind()).name) + " " +
                 std::string(kindInfo(twin.shape.kind()).name));
    EXPECT_EQ(contains(other, twin.hull), contains(other, twin.shape));
    if (isBox(twin.shape.kind())) {
      EXPECT_EQ(contains(twin.hull, other), contains(twin.shape, other));
    }
  });
}

TEST(HullPairs, IsProjectedLikeTheShapeThatItIs) {
  Random random(6);
  for (int round = 0; round < 500; ++round) {
    SCOPED_TRACE(random.where(round));
    const Vec3 axis = gridDirection(random);
    const auto twin = twinOf(gridShape(kTwins[random.below(6)], random));
    const Projection expected = project(twin->shape, axis);
    const Projection found = project(twin->hull, axis);
    expectClose(found.interval.min, expected.interval.min);
    expectClose(found.interval.max, expected.interval.max);
  }
}

Corners3 gridCorners(Random& random, int most) {
  Corners3 corners(static_cast<std::size_t>(random.between(1, most)));
  for (Vec3& corner : corners) {
    corner = gridPoint(random);
  }
  return corners;
}

/** The walks that decide outcomes against the list of axes, on hulls of all dimensions. */
TEST(HullPairs, WalksAndAxesAgree) {
  Random random(8);
  int touching = 0;
  for (int round = 0; round < 4000; ++round) {
    SCOPED_TRACE(random.where(round));
    const HullGeometry first(gridCorners(random, 9));
    const HullGeometry second(gridCorners(random, 9));
    const auto rotation = [&] {
      return random.below(3) == 0 ? gridRotation(random) : Quaternion{};
    };
    const Hull a{&first, gridPoint(random, 3), rotation()};
    const Hull b{&second, gridPoint(random, 3), rotation()};
    const Verdict verdict = test(a, b);
    touching += verdict.outcome == Outcome::touching ? 1 : 0;
    EXPECT_EQ(outcome(a, b), verdict.outcome);
    EXPECT_EQ(outcome(b, a), verdict.outcome);
    EXPECT_EQ(test(b, a).outcome, verdict.outcome);
    if (verdict.outcome == Outcome::apart) {
      EXPECT_GT(verdict.witness.gap, 0);
      EXPECT_GE(distance(a, b).distance, verdict.witness.gap * (1 - 0x1p-50));
    }
  }
  EXPECT_GT(touching, 20);
}

/** Of points on a coarse grid of doubles of any size: exact where products underflow, too. */
TEST(HullPairs, WalksAndAxesAgreeAtAnyMagnitude) {
  Random random(9);
  for (int round = 0; round < 300; ++round) {
    SCOPED_TRACE(random.where(round));
    const auto anyCorners = [&] {
      Corners3 corners(static_cast<std::size_t>(random.between(1, 6)));
      for (Vec3& corner : corners) {
        corner = {random.anyDouble(), random.anyDouble(), random.anyDouble()};
      }
      return corners;
    };
    const HullGeometry first(anyCorners());
    const HullGeometry second(anyCorners());
    const Hull a{&first, {}, {}};
    const Hull b{&second, {random.anyDouble(), 0, 0}, gridRotation(random)};
    EXPECT_EQ(outcome(a, b), test(a, b).outcome);
  }
}

TEST(HullPairs, NamesItsCandidates) {
  const HullGeometry geometry(cornersOfBox({1, 1, 1}));
  const Hull a{&geometry, {}, {}};
  const Hull b{&geometry, {2.5, 0, 0}, {}};
  const Verdict verdict = test(a, b);
  EXPECT_EQ(verdict.outcome, Outcome::apart);
  EXPECT_EQ(verdict.witness.gap, 0.5);
  EXPECT_EQ(verdict.witness.axis, (Vec3{1, 0, 0}));
  EXPECT_EQ(candidateName(a, b, verdict.candidate)[0], 'A');
  EXPECT_EQ(candidateName(a, b, verdict.candidate)[2], 'f');
  EXPECT_EQ(verdict.witness.cornersA & 3U, 3U);  // a face
  EXPECT_EQ(verdict.witness.cornersB & 3U, 3U);
  EXPECT_EQ(candidateName(b, Sphere{{0, 0, 0}, 1}, 0), "|B − A|");
}

TEST(HullPairs, ChecksItsNumbers) {
  const HullGeometry geometry(cornersOfBox({1, 1, 1}));
  EXPECT_FALSE(check(Hull{&geometry, {}, {}}));
  EXPECT_EQ(check(Hull{&geometry, {0, kNone, 0}, {}}).index, 1);
  EXPECT_EQ(check(Hull{&geometry, {}, {0, 0, 0, 0}}).reason, Reason::zeroLength);
  EXPECT_EQ(check(Hull{&geometry, {}, {0, 0, kInfinity, 0}}).index, 5);
  EXPECT_EQ(check(Hull{}).reason, Reason::noGeometry);
}

}  // namespace
}  // namespace collision
