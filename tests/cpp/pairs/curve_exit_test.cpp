// Where rays and segments leave a shape: its normal and feature there.
#include <string_view>

#include "grid.h"
#include "pairs/common_shapes.h"

namespace collision {
namespace {

/** The name of a feature of a shape, empty for none. */
std::string_view nameOf(ShapeRef shape, int feature) {
  return feature < 0 ? "" : kindInfo(shape.kind()).features[static_cast<std::size_t>(feature)];
}

void expectExit(ShapeRef curve, ShapeRef shape, std::string_view feature, const Vec3& normal) {
  const Hit hit = hitOf(curve, shape);
  EXPECT_TRUE(hit.present);
  EXPECT_EQ(nameOf(shape, hit.exitFeature), feature);
  EXPECT_EQ(hit.exitNormal, normal);
}

void expectNoExit(ShapeRef curve, ShapeRef shape) {
  const Hit hit = hitOf(curve, shape);
  EXPECT_TRUE(hit.present);
  EXPECT_EQ(hit.exitFeature, -1);
  EXPECT_TRUE(std::isnan(hit.exitNormal.x));
}

const Sphere kBall{{0, 0, 0}, 5};
const Capsule kCapsule{{-2, 0, 0}, {2, 0, 0}, 5};
const Parallelogram kSquare{{0, 0, 0}, {4, 0, 0}, {0, 4, 0}};
const Plane kLevel{{0, 0, 2}, 0};

TEST(Exit, OfABox) {
  expectExit(Ray{{-3, 0, 0.5}, {2, 0, 0}, kInfinity}, kUnit, "x+", {1, 0, 0});
  expectExit(Ray{{-3, -3.5, 0}, {2, 2, 0}, kInfinity}, kUnit, "x+", {1, 0, 0});
  expectExit(Ray{{0, 0, 0}, {0, -2, 0}, kInfinity}, kUnit, "y-", {0, -1, 0});  // from inside
  expectExit(Ray{{1, 0, 0}, {1, 0, 0}, kInfinity}, kUnit, "x+", {1, 0, 0});    // from the surface
  expectExit(Ray{{1, -3, 0}, {0, 1, 0}, kInfinity}, kUnit, "y+", {0, 1, 0});   // along a face
  expectExit(Segment{{0, 0, 0}, {0, 0, 1}}, kUnit, "z+", {0, 0, 1});           // ends on the face
  const Obb turned = box({0, 0, 0}, {1, 1, 1}, {0, 0, 1, 2});
  expectExit(Ray{{0, 0, 0}, {3, 4, 0}, kInfinity}, turned, "x+", {0.6, 0.8, 0});
}

TEST(Exit, OfABall) {
  expectExit(Ray{{-9, 3, 0}, {1, 0, 0}, kInfinity}, kBall, "surface", {0.8, 0.6, 0});
  expectExit(Ray{{0, 3, 0}, {1, 0, 0}, kInfinity}, kBall, "surface", {0.8, 0.6, 0});
  expectExit(Ray{{-9, 5, 0}, {1, 0, 0}, kInfinity}, kBall, "surface", {0, 1, 0});  // tangent
  expectExit(Ray{{3, 4, 0}, {1, 0, 0}, kInfinity}, kBall, "surface", {0.6, 0.8, 0});
  expectExit(Segment{{0, 3, 0}, {4, 3, 0}}, kBall, "surface", {0.8, 0.6, 0});
  expectExit(Segment{{-9, 3, 0}, {4, 3, 0}}, kBall, "surface", {0.8, 0.6, 0});
}

TEST(Exit, OfACapsule) {
  expectExit(Ray{{-9, 0, 0}, {1, 0, 0}, kInfinity}, kCapsule, "end", {1, 0, 0});
  expectExit(Ray{{0, 0, 0}, {0, 1, 0}, kInfinity}, kCapsule, "side", {0, 1, 0});
  expectExit(Ray{{9, 3, 0}, {-1, 0, 0}, kInfinity}, kCapsule, "start", {-0.8, 0.6, 0});
  expectExit(Segment{{0, 0, 0}, {6, 3, 0}}, kCapsule, "end", {0.8, 0.6, 0});
}

TEST(Exit, OfWhatIsFlatIsItsEntry) {
  expectExit(Ray{{1, 1, 1}, {0, 0, -1}, kInfinity}, kTriangle, "face", {0, 0, 1});
  expectExit(Ray{{2, 0, -1}, {0, 0, 1}, kInfinity}, kTriangle, "ab", {0, 0, 1});
  expectExit(Segment{{4, 4, 1}, {4, 4, 0}}, kSquare, "d", {0, 0, 1});
  expectExit(Ray{{1, 1, 1}, {0, 0, -1}, kInfinity}, kLevel, "face", {0, 0, 1});
}

TEST(Exit, AlongAPlaneFigureIsAnEdgeOrCorner) {
  expectExit(Ray{{-1, 1, 0}, {1, 0, 0}, kInfinity}, kTriangle, "bc", {0, 0, 1});
  expectExit(Ray{{1, 1, 0}, {-1, -1, 0}, kInfinity}, kTriangle, "a", {0, 0, 1});
  expectExit(Segment{{1, 1, 0}, {4, 1, 0}}, kSquare, "bd", {0, 0, 1});
  expectNoExit(Segment{{-1, 1, 0}, {1, 1, 0}}, kTriangle);
  expectNoExit(Ray{{-1, 1, 0}, {1, 0, 0}, kInfinity}, kLevel);
}

TEST(Exit, IsNoneWhereTheCurveEndsBefore) {
  expectNoExit(Segment{{-3, 0, 0}, {0, 0, 0}}, kUnit);
  expectNoExit(Segment{{-3, 0, 0}, {-1, 0, 0}}, kUnit);  // going on it would be inside
  expectNoExit(Segment{{1, -3, 0}, {1, 0, 0}}, kUnit);   // and here on the face
  expectNoExit(Ray{{0, 0, 0}, {0, 3, 0}, 0.5}, kUnit);
  expectNoExit(Segment{{0, 0, 0}, {1, 1, 1}}, kBall);
  expectNoExit(Segment{{-9, 3, 0}, {-4, 3, 0}}, kBall);
  expectNoExit(Ray{{-9, 3, 0}, {2, 0, 0}, 5}, kBall);
  expectNoExit(Segment{{0, 0, 0}, {1, 1, 1}}, kCapsule);
  expectNoExit(Segment{{-12, 0, 0}, {-7, 0, 0}}, kCapsule);
  for (const ShapeCell& shape : {ShapeCell(kUnit), ShapeCell(kBall), ShapeCell(kCapsule),
                                 ShapeCell(kTriangle), ShapeCell(kLevel)}) {
    expectNoExit(Ray{{0, 0, 0}, {1, 2, 3}, 0}, shape);
    expectNoExit(Segment{{0, 0, 0}, {0, 0, 0}}, shape);
  }
}

TEST(Exit, OfASegmentIsItsEndOrTheSamePoint) {
  const Segment target{{0, 0, 0}, {4, 0, 0}};
  const auto exitOf = [&](ShapeRef curve) {
    return nameOf(target, hitOf(curve, target).exitFeature);
  };
  EXPECT_EQ(exitOf(Ray{{1, -1, 0}, {0, 1, 0}, kInfinity}), "line");
  EXPECT_EQ(exitOf(Ray{{-1, 0, 0}, {1, 0, 0}, kInfinity}), "end");
  EXPECT_EQ(exitOf(Ray{{9, 0, 0}, {-1, 0, 0}, kInfinity}), "start");
  EXPECT_EQ(exitOf(Segment{{-1, 0, 0}, {1, 0, 0}}), "");
}

/** Of a point of the surface: whether the shape has this normal there, as far as it is unique. */
bool agree(const Hit& exit, const Hit& entry, bool isBox) {
  return std::isnan(entry.normal.x) ? std::isnan(exit.exitNormal.x)
                                    : isBox || exit.exitNormal == entry.normal;
}

TEST(Exit, IsWhereTheReversedSegmentEnters) {
  Random random(20261122);
  int exits = 0;
  for (int round = 0; round < 6000; ++round) {
    const Vec3 from = gridPoint(random);
    const Vec3 to = gridPoint(random);
    for (const Kind kind : {Kind::aabb, Kind::obb, Kind::sphere, Kind::capsule, Kind::triangle,
                            Kind::parallelogram, Kind::plane}) {
      const ShapeCell shape = gridShape(kind, random);
      const Hit there = hitOf(Segment{from, to}, shape);
      const Hit back = hitOf(Segment{to, from}, shape);
      ASSERT_EQ(there.present, back.present) << random.where(round);
      if (there.exitFeature < 0 || back.startsInside) {
        continue;
      }
      ++exits;
      const bool isBox = kind == Kind::aabb || kind == Kind::obb;  // one of several faces
      ASSERT_TRUE(agree(there, back, isBox)) << random.where(round);
      if (!isBox) {
        ASSERT_EQ(there.exitFeature, back.feature) << random.where(round);
      }
    }
  }
  EXPECT_GT(exits, 5000);
}

TEST(Weights, StandWhereverTheHitLiesOnAShapeWithArea) {
  const auto weights = [](ShapeRef curve, ShapeRef shape) {
    const Hit hit = hitOf(curve, shape);
    return Vec3{hit.u, hit.v, 0};
  };
  EXPECT_EQ(weights(Ray{{1, 2, 0}, {0, 0, 1}, 0}, kTriangle), (Vec3{0.25, 0.5, 0}));
  EXPECT_EQ(weights(Ray{{1, 2, 0}, {0, 0, 1}, 0}, kSquare), (Vec3{0.25, 0.5, 0}));
  EXPECT_EQ(weights(Segment{{3, 0, 0}, {3, 0, 0}}, kTriangle), (Vec3{0.75, 0, 0}));
  EXPECT_EQ(weights(Ray{{-1, 1, 0}, {1, 0, 0}, kInfinity}, kTriangle), (Vec3{0, 0.25, 0}));
  EXPECT_EQ(weights(Segment{{1, 1, 0}, {2, 1, 0}}, kSquare), (Vec3{0.25, 0.25, 0}));
  const Triangle flat{{0, 0, 0}, {4, 0, 0}, {2, 0, 0}};
  EXPECT_TRUE(std::isnan(hitOf(Ray{{1, 0, 0}, {0, 0, 1}, 0}, flat).u));
}

TEST(Feature, OfAPolygonWithoutAreaIsACornerOrItsLongestEdge) {
  const Triangle triangle{{1, 0, 0}, {0, 0, 0}, {4, 0, 0}};  // a between b and c
  const auto featureAt = [](double x, ShapeRef shape) {
    const Hit hit = hitOf(Ray{{x, 0, 1}, {0, 0, -1}, kInfinity}, shape);
    EXPECT_TRUE(std::isnan(hit.normal.x));
    EXPECT_TRUE(std::isnan(hit.exitNormal.x));
    EXPECT_EQ(hit.exitFeature, hit.feature);
    return nameOf(shape, hit.feature);
  };
  EXPECT_EQ(featureAt(0.5, triangle), "bc");
  EXPECT_EQ(featureAt(2, triangle), "bc");
  EXPECT_EQ(featureAt(0, triangle), "b");
  EXPECT_EQ(featureAt(1, triangle), "a");
  EXPECT_EQ(featureAt(4, triangle), "c");
  const Parallelogram parallelogram{{0, 0, 0}, {1, 0, 0}, {2, 0, 0}};  // d at 3
  EXPECT_EQ(featureAt(0.5, parallelogram), "ca");
  EXPECT_EQ(featureAt(1.5, parallelogram), "bd");
  EXPECT_EQ(featureAt(2.5, parallelogram), "bd");
  EXPECT_EQ(featureAt(3, parallelogram), "d");
  const Triangle point{{2, 0, 0}, {2, 0, 0}, {2, 0, 0}};
  EXPECT_EQ(featureAt(2, point), "a");
  // along it: in at one end, out at the other
  const Hit along = hitOf(Ray{{-1, 0, 0}, {1, 0, 0}, kInfinity}, triangle);
  EXPECT_EQ(nameOf(triangle, along.feature), "b");
  EXPECT_EQ(nameOf(triangle, along.exitFeature), "c");
  expectNoExit(Segment{{-1, 0, 0}, {2, 0, 0}}, triangle);
  EXPECT_EQ(nameOf(triangle, hitOf(Segment{{2, 0, 0}, {9, 0, 0}}, triangle).feature), "bc");
}

}  // namespace
}  // namespace collision
