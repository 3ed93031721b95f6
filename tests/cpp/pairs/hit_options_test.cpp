// Which hits count: the way out of a start inside, and faces that are culled.
#include "curve/hit_order.h"
#include "grid.h"
#include "pairs/common_shapes.h"

namespace collision {
namespace {

constexpr HitOptions kNotSolid{.solid = false};
constexpr HitOptions kCullBack{.cull = Facing::back};
constexpr HitOptions kCullFront{.cull = Facing::front};

Verdict askWith(const HitOptions& options, ShapeRef a, ShapeRef b) {
  return testPair(a, b, {.options = options});
}

TEST(NotSolid, AStartInsideHitsTheWayOut) {
  const Ray ray{{0, 0, 0}, {2, 0, 0}, kInfinity};
  for (const ShapeCell& shape :
       {ShapeCell(kUnit), ShapeCell(box({0, 0, 0}, {1, 1, 1}, {0, 0, 1, 0})),
        ShapeCell(Sphere{{0, 0, 0}, 1}), ShapeCell(Capsule{{0, 0, 0}, {0, 9, 0}, 1})}) {
    const Verdict verdict = askWith(kNotSolid, ray, shape);
    EXPECT_EQ(verdict.outcome, Outcome::overlapping);
    const Hit& hit = verdict.hit;
    const Hit solid = hitOf(ray, shape);
    EXPECT_EQ(hit.t, 0.5);
    EXPECT_EQ(hit.tExit, 0.5);
    EXPECT_EQ(hit.distance, 1);
    EXPECT_EQ(hit.point, (Vec3{1, 0, 0}));
    EXPECT_EQ(hit.exitPoint, hit.point);
    EXPECT_EQ(hit.normal, (Vec3{1, 0, 0}));
    EXPECT_EQ(hit.exitNormal, hit.normal);
    EXPECT_EQ(hit.feature, solid.exitFeature);
    EXPECT_EQ(hit.exitFeature, solid.exitFeature);
    EXPECT_EQ(hit.facing, Facing::back);
    EXPECT_TRUE(hit.startsInside);
    EXPECT_EQ(verdict.contact, hit.point);
    EXPECT_EQ(solid.t, 0);
  }
}

TEST(NotSolid, WithoutAWayOutThereIsNoHit) {
  for (const ShapeCell& shape :
       {ShapeCell(Aabb{{-9, -9, -9}, {9, 9, 9}}), ShapeCell(Sphere{{0, 0, 0}, 9}),
        ShapeCell(Capsule{{0, 0, 0}, {0, 9, 0}, 9})}) {
    for (const ShapeCell& curve :
         {ShapeCell(Ray{{1, 0, 0}, {2, 0, 0}, 1}), ShapeCell(Ray{{1, 0, 0}, {2, 0, 0}, 0}),
          ShapeCell(Segment{{1, 0, 0}, {2, 0, 0}}), ShapeCell(Segment{{1, 0, 0}, {1, 0, 0}})}) {
      const Verdict verdict = askWith(kNotSolid, curve, shape);
      EXPECT_EQ(verdict.outcome, Outcome::overlapping);
      EXPECT_FALSE(verdict.hit.present);
      EXPECT_TRUE(std::isnan(verdict.hit.t));
      EXPECT_EQ(verdict.contact, (Vec3{1, 0, 0}));
      EXPECT_FALSE(testPair(curve, shape, {.numbers = false, .options = kNotSolid}).hit.present);
    }
    // up to the surface it is one
    const Verdict upTo = askWith(kNotSolid, Segment{{1, 0, 0}, {9, 0, 0}}, shape);
    EXPECT_EQ(upTo.hit.t, 1);
  }
}

TEST(NotSolid, FromOutsideAndFromTheSurfaceItIsTheSame) {
  Random random(5);
  int hits = 0;
  for (int round = 0; round < 3000; ++round) {
    for (const Kind kind : {Kind::aabb, Kind::obb, Kind::sphere, Kind::capsule}) {
      const ShapeCell shape = gridShape(kind, random);
      const ShapeCell curve = gridShape(round % 2 == 0 ? Kind::ray : Kind::segment, random);
      const Verdict solid = ask(curve, shape);
      const Verdict other = askWith(kNotSolid, curve, shape);
      ASSERT_EQ(other.outcome, solid.outcome) << random.where(round);
      ASSERT_EQ(other.witness.gap, solid.witness.gap) << random.where(round);
      const bool out = solid.hit.startsInside;
      ASSERT_EQ(other.hit.present, solid.hit.present && (!out || solid.hit.exitFeature >= 0))
          << random.where(round);
      if (other.hit.present) {
        ++hits;
        ASSERT_EQ(other.hit.t, out ? solid.hit.tExit : solid.hit.t) << random.where(round);
        ASSERT_EQ(other.hit.point, out ? solid.hit.exitPoint : solid.hit.point)
            << random.where(round);
        ASSERT_EQ(other.hit.feature, out ? solid.hit.exitFeature : solid.hit.feature)
            << random.where(round);
      }
    }
  }
  EXPECT_GT(hits, 1000);
}

TEST(NotSolid, TheParameterThatOrdersIsThatOfTheHit) {
  Random random(6);
  int inside = 0;
  for (int round = 0; round < 1500; ++round) {
    for (const Kind kind : {Kind::aabb, Kind::obb, Kind::sphere, Kind::capsule, Kind::triangle}) {
      const ShapeCell shape = gridShape(kind, random);
      const ShapeCell ray = gridShape(Kind::ray, random);
      QuadraticSurd<Exact> enter;
      HitPlace place;
      const Verdict bare = testPair(
          ray, shape, {.numbers = false, .place = &place, .enter = &enter, .options = kNotSolid});
      const Verdict full = askWith(kNotSolid, ray, shape);
      ASSERT_EQ(bare.hit.present, full.hit.present) << random.where(round);
      if (full.hit.present) {
        inside += full.hit.startsInside ? 1 : 0;
        ASSERT_EQ(rounded(enter), full.hit.t) << random.where(round);
        ASSERT_LE(std::fabs(place.t - full.hit.t), place.error) << random.where(round);
      }
    }
  }
  EXPECT_GT(inside, 50);
}

TEST(Cull, HitsOfThatSideAreNone) {
  const Ray front{{1, 1, 1}, {0, 0, -1}, kInfinity};
  const Ray back{{1, 1, -1}, {0, 0, 1}, kInfinity};
  const Parallelogram square{{0, 0, 0}, {4, 0, 0}, {0, 4, 0}};
  for (const ShapeCell& shape : {ShapeCell(kTriangle), ShapeCell(square)}) {
    EXPECT_TRUE(askWith(kCullBack, front, shape).hit.present);
    EXPECT_TRUE(askWith(kCullFront, back, shape).hit.present);
    const Verdict culled = askWith(kCullBack, back, shape);
    EXPECT_FALSE(culled.hit.present);
    EXPECT_EQ(culled.outcome, Outcome::overlapping);
    EXPECT_EQ(culled.contact, (Vec3{1, 1, 0}));
    EXPECT_EQ(culled.hit.feature, -1);
    EXPECT_FALSE(askWith(kCullFront, front, shape).hit.present);
    EXPECT_FALSE(testPair(back, shape, {.numbers = false, .options = kCullBack}).hit.present);
    EXPECT_EQ(askWith(kCullBack, shape, back).outcome, Outcome::overlapping);  // in either order
    EXPECT_FALSE(askWith(kCullBack, shape, back).hit.present);
  }
}

TEST(Cull, NeverWhatComesFromNeitherSide) {
  const Ray along{{-1, 1, 0}, {1, 0, 0}, kInfinity};
  const Triangle flat{{0, 0, 0}, {4, 0, 0}, {2, 0, 0}};
  for (const HitOptions& options : {kCullBack, kCullFront}) {
    EXPECT_TRUE(askWith(options, along, kTriangle).hit.present);
    EXPECT_TRUE(askWith(options, Ray{{1, 1, 0}, {0, 0, 1}, 0}, kTriangle).hit.present);
    EXPECT_TRUE(askWith(options, Ray{{1, 0, 1}, {0, 0, -1}, kInfinity}, flat).hit.present);
  }
}

TEST(Cull, IsAboutTrianglesAndParallelogramsAlone) {
  const Ray up{{0, 0, -3}, {0, 0, 1}, kInfinity};
  for (const ShapeCell& shape : {ShapeCell(kUnit), ShapeCell(Sphere{{0, 0, 0}, 1}),
                                 ShapeCell(Capsule{{0, 0, 0}, {0, 9, 0}, 1}),
                                 ShapeCell(Plane{{0, 0, 1}, 0}), ShapeCell(Plane{{0, 0, -1}, 0})}) {
    for (const HitOptions& options : {kCullBack, kCullFront}) {
      EXPECT_TRUE(askWith(options, up, shape).hit.present);
    }
  }
}

}  // namespace
}  // namespace collision
