#include "collision/manifold.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <memory>

#include "../motion/any_shape.h"
#include "collision/collision.h"
#include "linear/vec3.h"
#include "number/index.h"
#include "random.h"
#include "shapes.h"
#include "shapes/core.h"

namespace collision {
namespace {

constexpr std::array kKinds{Kind::point,  Kind::segment,  Kind::plane,
                            Kind::sphere, Kind::capsule,  Kind::aabb,
                            Kind::obb,    Kind::triangle, Kind::parallelogram};

double rounding(double size) { return 0x1p-44 * size; }

/** What every manifold owes, whatever the shapes: sizes are near `size`. */
void expectSound(const Manifold& manifold, ShapeRef a, ShapeRef b, double size, bool isIncident) {
  ASSERT_EQ(manifold.outcome, outcome(a, b));
  if (manifold.outcome == Outcome::apart) {
    EXPECT_TRUE(manifold.points.empty());
    return;
  }
  ASSERT_FALSE(manifold.points.empty());
  EXPECT_NE(manifold.kind, ContactKind::none);
  EXPECT_NEAR(length(manifold.axis), 1, 1e-14);
  const Verdict verdict = test(a, b);
  if (verdict.outcome == Outcome::touching) {
    EXPECT_EQ(manifold.depth, 0);
  } else {
    EXPECT_GT(manifold.depth, 0);
    EXPECT_NEAR(manifold.depth, -verdict.witness.gap, 0x1p-50 * manifold.depth);
  }
  double deepest = -1;
  for (const ContactPoint& point : manifold.points) {
    const Vec3 way = point.pointA - point.pointB;
    EXPECT_NEAR(dot(way, manifold.axis), point.depth, rounding(size));
    EXPECT_NEAR(length(way - manifold.axis * point.depth), 0, rounding(size));
    EXPECT_LE(distance(Point{point.pointA}, a).distance, rounding(size));
    EXPECT_LE(distance(Point{point.pointB}, b).distance, rounding(size));
    if (isIncident) {
      EXPECT_GE(point.depth, 0);
      EXPECT_LE(point.depth, manifold.depth + rounding(size));
    } else {
      EXPECT_EQ(point.depth, manifold.depth);
    }
    deepest = std::max(deepest, point.depth);
  }
  EXPECT_NEAR(deepest, manifold.depth, rounding(size)) << "the deepest place is a point";
  for (std::size_t i = 0; manifold.points.size() > 2 && i < manifold.points.size(); ++i) {
    const auto place = [&](std::size_t k) {
      return manifold.points[(i + k) % manifold.points.size()].pointA;
    };
    EXPECT_GT(dot(manifold.axis, cross(place(1) - place(0), place(2) - place(1))),
              -rounding(size * size))
        << "around the axis";
  }
}

void expectSame(const Manifold& x, const Manifold& y) {
  EXPECT_EQ(x.outcome, y.outcome);
  EXPECT_EQ(x.kind, y.kind);
  EXPECT_EQ(x.cornersA, y.cornersA);
  EXPECT_EQ(x.cornersB, y.cornersB);
  ASSERT_EQ(x.points.size(), y.points.size());
  for (std::size_t i = 0; i < x.points.size(); ++i) {
    EXPECT_EQ(x.points[i].pointA, y.points[i].pointA);
    EXPECT_EQ(x.points[i].pointB, y.points[i].pointB);
    EXPECT_EQ(x.points[i].depth, y.points[i].depth);
  }
}

Manifold exchanged(Manifold manifold) {
  std::swap(manifold.cornersA, manifold.cornersB);
  for (ContactPoint& point : manifold.points) {
    std::swap(point.pointA, point.pointB);
  }
  if (manifold.points.size() > 2) {
    std::reverse(manifold.points.begin() + 1, manifold.points.end());
  }
  return manifold;
}

void expectSoundInBothOrders(ShapeRef a, ShapeRef b, double size) {
  for (const bool incident : {false, true}) {
    const ContactOptions options{.incident = incident};
    const Manifold manifold = contact(a, b, options);
    expectSound(manifold, a, b, size, incident);
    const Manifold other = contact(b, a, options);
    expectSound(other, b, a, size, incident);
    if (a.kind() != b.kind()) {
      expectSame(exchanged(other), manifold);
    }
    const Manifold four = contact(a, b, {.incident = incident, .atMostFour = true});
    EXPECT_EQ(four.points.size(), std::min<std::size_t>(manifold.points.size(), 4));
  }
}

bool arePlanes(ShapeRef a, ShapeRef b) {
  return a.kind() == Kind::plane && b.kind() == Kind::plane;
}

TEST(Manifold, IsSoundForAllKinds) {
  Random random(3202);
  int meeting = 0;
  for (int round = 0; round < repeated(12000); ++round) {
    const Kind kindA = kKinds[at(random.below(static_cast<int>(kKinds.size())))];
    const Kind kindB = kKinds[at(random.below(static_cast<int>(kKinds.size())))];
    const ShapeCell a = anyShapeNear(kindA, random, 1);
    const ShapeCell b = anyShapeNear(kindB, random, 1);
    if (arePlanes(a, b)) {
      continue;
    }
    SCOPED_TRACE(random.where(round) + " " + std::string(kindInfo(kindA).name) + " " +
                 std::string(kindInfo(kindB).name));
    expectSoundInBothOrders(a, b, 16);
    meeting += meets(a, b) ? 1 : 0;
    if (HasFailure()) {
      return;
    }
  }
  EXPECT_GT(meeting, repeated(1000));
}

/** Of small whole numbers: shapes lie in one another, touch, are flat, straight and points. */
ShapeCell tidyShape(Kind kind, Random& random) {
  const auto number = [&] { return static_cast<double>(random.between(-2, 2)); };
  const auto length = [&] { return static_cast<double>(random.between(0, 2)); };
  const auto vector = [&] { return pointFrom(number); };
  switch (kind) {
    case Kind::point:
      return Point{vector()};
    case Kind::segment: {
      const Vec3 start = vector();
      return Segment{start, vector()};
    }
    case Kind::plane: {
      Vec3 normal = vector();
      normal.z = isZero(normal) ? 1 : normal.z;
      return Plane{normal, number()};
    }
    case Kind::sphere: {
      const Vec3 center = vector();
      return Sphere{center, length()};
    }
    case Kind::capsule: {
      const Vec3 start = vector();
      const Vec3 end = vector();
      return Capsule{start, end, length()};
    }
    case Kind::aabb: {
      const Vec3 min = vector();
      return Aabb{min, min + pointFrom(length)};
    }
    case Kind::obb: {
      const Vec3 center = vector();
      const Vec3 half = pointFrom(length);
      const Vec3 axis = vector();
      const double w = number();
      return Obb{center, {axis.x, axis.y, axis.z, isZero(axis) && w == 0 ? 1 : w}, half};
    }
    case Kind::triangle: {
      const Vec3 first = vector();
      const Vec3 second = vector();
      return Triangle{first, second, vector()};
    }
    default: {
      const Vec3 first = vector();
      const Vec3 second = vector();
      return Parallelogram{first, second, vector()};
    }
  }
}

TEST(Manifold, IsSoundForTidyShapes) {
  Random random(3203);
  int touching = 0;
  for (int round = 0; round < repeated(24000); ++round) {
    const Kind kindA = kKinds[at(random.below(static_cast<int>(kKinds.size())))];
    const Kind kindB = kKinds[at(random.below(static_cast<int>(kKinds.size())))];
    const ShapeCell a = tidyShape(kindA, random);
    const ShapeCell b = tidyShape(kindB, random);
    if (arePlanes(a, b)) {
      continue;
    }
    SCOPED_TRACE(random.where(round) + " " + std::string(kindInfo(kindA).name) + " " +
                 std::string(kindInfo(kindB).name));
    expectSoundInBothOrders(a, b, 16);
    touching += outcome(a, b) == Outcome::touching ? 1 : 0;
    if (HasFailure()) {
      return;
    }
  }
  EXPECT_GT(touching, repeated(1000));
}

TEST(Manifold, IsSoundForHulls) {
  Random random(3204);
  for (int round = 0; round < repeated(800); ++round) {
    const auto hull = [&] {
      std::vector<Vec3> points(at(random.between(1, 9)));
      for (Vec3& point : points) {
        point = pointFrom([&] { return static_cast<double>(random.between(-2, 2)); });
      }
      return std::make_unique<HullGeometry>(points);
    };
    const auto geometryA = hull();
    const auto geometryB = hull();
    const auto number = [&] { return static_cast<double>(random.between(-1, 1)); };
    const Hull a{geometryA.get(), pointFrom(number), {0, 0, 0, 1}};
    const Hull b{geometryB.get(), pointFrom(number), {number(), number(), number(), 1}};
    const Kind kind = kKinds[at(random.below(static_cast<int>(kKinds.size())))];
    SCOPED_TRACE(random.where(round) + " " + std::string(kindInfo(kind).name));
    expectSoundInBothOrders(a, b, 16);
    expectSoundInBothOrders(tidyShape(kind, random), b, 16);
    if (HasFailure()) {
      return;
    }
  }
}

TEST(Manifold, OfBoxesThatStandOnEachOther) {
  const Aabb lower{{-1, -1, -1}, {1, 1, 1}};
  const Obb upper{{0, 0, 1.875}, {0, 0, 0.38268343236508978, 0.92387953251128674}, {1, 1, 1}};
  const Manifold manifold = contact(lower, upper);
  EXPECT_EQ(manifold.kind, ContactKind::faceFace);
  EXPECT_EQ(manifold.axis, (Vec3{0, 0, 1}));
  EXPECT_EQ(manifold.depth, 0.125);
  EXPECT_EQ(featureName(Kind::aabb, manifold.cornersA), "+z");
  EXPECT_EQ(featureName(Kind::obb, manifold.cornersB), "−z");
  ASSERT_EQ(manifold.points.size(), 8U);
  for (const ContactPoint& point : manifold.points) {
    EXPECT_EQ(point.pointA.z, 1);
    EXPECT_EQ(point.pointB.z, 0.875);
    EXPECT_NEAR(std::fabs(point.pointA.x * point.pointA.y), std::sqrt(2.0) - 1, 1e-12);
  }
  const Manifold four = contact(lower, upper, {.atMostFour = true});
  ASSERT_EQ(four.points.size(), 4U);
  // No four of a regular octagon's corners span more than a square.
  EXPECT_NEAR(length(four.points[0].pointA - four.points[2].pointA),
              2 * std::sqrt(4 - std::sqrt(8.0)), 1e-12);
}

TEST(Manifold, OfIncidentFacesHasDepthsOfItsOwn) {
  const Aabb floor{{-9, -9, -1}, {9, 9, 0}};
  const Obb tilted{{0, 0, 1}, {0, 1, 0, 8}, {1, 1, 1}};  // about y
  const Manifold edge = contact(floor, tilted);
  EXPECT_EQ(edge.kind, ContactKind::faceEdge);
  EXPECT_EQ(edge.points.size(), 2U);
  const Manifold face = contact(floor, tilted, {.incident = true});
  ASSERT_EQ(face.points.size(), 2U) << "the other side of the incident face is above the floor";
  const Obb deeper{{0, 0, 0.75}, {0, 1, 0, 16}, {1, 1, 1}};
  const Manifold deep = contact(floor, deeper, {.incident = true});
  ASSERT_EQ(deep.points.size(), 4U);
  EXPECT_EQ(deep.depth, std::max({deep.points[0].depth, deep.points[1].depth, deep.points[2].depth,
                                  deep.points[3].depth}));
  EXPECT_LT(std::min({deep.points[0].depth, deep.points[1].depth, deep.points[2].depth,
                      deep.points[3].depth}),
            deep.depth);
}

TEST(Manifold, TakesTheAxisAlongWhichTheFeaturesMeet) {
  // A roof with two faces that are nearly one, and points below it, whose depths differ by less
  // than a rounding. The foot on the face that is further away lies beyond the ridge.
  const double ridge = 0x1p-30;
  const std::vector<Vec3> points{{-1, -1, 0},    {-1, 1, 0},    {1, -1, 0},  {1, 1, 0},
                                 {0, -1, ridge}, {0, 1, ridge}, {0, -1, -5}, {0, 1, -5}};
  const HullGeometry geometry(points);
  const Hull roof{&geometry, {}, {}};
  for (const double x : {-0x1p-25, 0x1p-25, -0x1p-40, 0.0, 0x1p-40}) {
    const Point point{{x, 0.5, -1}};
    const Manifold manifold = contact(point, roof);
    ASSERT_EQ(manifold.points.size(), 1U) << x;
    EXPECT_EQ(distance(Point{manifold.points[0].pointB}, roof).distance, 0) << x;
  }
}

TEST(Manifold, OfWhatIsApartOrNeverEndsHasNothing) {
  const Aabb box{{-1, -1, -1}, {1, 1, 1}};
  EXPECT_EQ(contact(box, Sphere{{5, 0, 0}, 1}).outcome, Outcome::apart);
  EXPECT_TRUE(contacts(box, Sphere{{5, 0, 0}, 1}).empty());
  EXPECT_EQ(contact(box, Ray{{0, 0, 0}, {1, 0, 0}, 5}).outcome, Outcome::invalid);
  EXPECT_TRUE(contacts(box, Ray{{0, 0, 0}, {1, 0, 0}, 5}).empty());
  const Plane plane{{0, 0, 2}, -2};
  EXPECT_EQ(contact(plane, Plane{{0, 1, 0}, 0}).outcome, Outcome::overlapping);
  const Manifold same = contact(plane, Plane{{0, 0, 1}, -1});
  EXPECT_EQ(same.outcome, Outcome::touching);
  EXPECT_EQ(same.axis, (Vec3{0, 0, 1}));
  EXPECT_TRUE(same.points.empty());
}

TEST(Manifold, OfAMeshIsOneForEachTriangle) {
  const std::vector<double> positions{-4, -4, 0, 4, -4, 0, 4, 4, 0, -4, 4, 0, 9, 9, 9};
  const std::vector<std::int32_t> indices{0, 1, 2, 0, 2, 3, 2, 3, 4};
  const Mesh geometry(positions, indices);
  const PosedMesh mesh{&geometry, {0, 0, -1}, {}};
  const Aabb box{{-1, -2, -1.25}, {1, 1, 3}};
  const std::vector<Manifold> all = contacts(mesh, box);
  ASSERT_EQ(all.size(), 2U);
  for (int i = 0; i < 2; ++i) {
    EXPECT_EQ(all[at(i)].triangleA, i);
    EXPECT_EQ(all[at(i)].triangleB, -1);
    EXPECT_EQ(all[at(i)].depth, 0.25);
    EXPECT_EQ(all[at(i)].axis, (Vec3{0, 0, 1}));
    EXPECT_GE(all[at(i)].points.size(), 3U);
  }
  EXPECT_EQ(contact(box, mesh).triangleB, 0);
  EXPECT_EQ(contact(box, mesh).axis, (Vec3{0, 0, -1}));
  EXPECT_EQ(contact(mesh, Sphere{{0, 0, 5}, 1}).outcome, Outcome::apart);
}

TEST(FeatureName, NamesCornersEdgesAndFaces) {
  EXPECT_EQ(featureName(Kind::aabb, 0b11110000), "+z");
  EXPECT_EQ(featureName(Kind::aabb, 0b00000001), "−x−y−z");
  EXPECT_EQ(featureName(Kind::aabb, 0b00000011), "−y−z");
  EXPECT_EQ(featureName(Kind::triangle, 0b110), "bc");
  EXPECT_EQ(featureName(Kind::capsule, 0b01), "start");
  EXPECT_EQ(featureName(Kind::capsule, 0b11), "side");
  EXPECT_EQ(featureName(Kind::sphere, 1), "");
  EXPECT_EQ(featureName(Kind::hull, hullFeature(HullFeature::edge, 5)), "e5");
}

}  // namespace
}  // namespace collision
