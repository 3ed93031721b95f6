// What segments, rays and points have in common with other shapes, beside where they are hit.
#include <gtest/gtest.h>

#include <array>
#include <cmath>

#include "../motion/any_shape.h"
#include "collision/collision.h"
#include "collision/intersection.h"
#include "linear/vec3.h"
#include "random.h"

namespace collision {
namespace {

constexpr std::array kKinds{Kind::point,  Kind::segment,  Kind::ray,           Kind::plane,
                            Kind::aabb,   Kind::triangle, Kind::parallelogram, Kind::obb,
                            Kind::sphere, Kind::capsule};

Vec3 gridPlace(Random& random) {
  return {static_cast<double>(random.between(-2, 2)), static_cast<double>(random.between(-2, 2)),
          static_cast<double>(random.between(-2, 2))};
}

/** Of whole numbers, often degenerate. */
ShapeCell gridShape(Kind kind, Random& random) {
  const auto place = [&] { return gridPlace(random); };
  const auto whole = [&](int least, int most) {
    return static_cast<double>(random.between(least, most));
  };
  const auto direction = [&] {
    for (;;) {
      if (const Vec3 d = place(); !(d == Vec3{})) {
        return d;
      }
    }
  };
  switch (kind) {
    case Kind::point:
      return Point{place()};
    case Kind::segment:
      return Segment{place(), place()};
    case Kind::ray:
      return Ray{place(), direction(), random.below(3) == 0 ? kInfinity : whole(0, 4)};
    case Kind::plane:
      return Plane{direction(), whole(-3, 3)};
    case Kind::sphere:
      return Sphere{place(), whole(0, 3)};
    case Kind::capsule:
      return Capsule{place(), place(), whole(0, 2)};
    case Kind::triangle:
      return Triangle{place(), place(), place()};
    case Kind::parallelogram:
      return Parallelogram{place(), place(), place()};
    case Kind::aabb: {
      const Vec3 min = place();
      return Aabb{min, min + Vec3{whole(0, 2), whole(0, 2), whole(0, 2)}};
    }
    default:
      return Obb{
          place(), {0, whole(0, 1), whole(0, 2), 1}, {whole(0, 2), whole(0, 2), whole(0, 2)}};
  }
}

bool isOnePlace(ShapeRef curve) {
  return curve.kind() == Kind::segment && curve.as<Segment>().start == curve.as<Segment>().end;
}

void expectNear(const Vec3& found, const Vec3& expected, const char* what) {
  EXPECT_LE(length(found - expected), 1e-13 * (1 + length(expected))) << what;
}

/** The curve comes first. */
void expectAsHit(ShapeRef curve, ShapeRef other) {
  const Intersection common = intersection(curve, other);
  const Verdict verdict = test(curve, other);
  ASSERT_EQ(common.outcome, verdict.outcome);
  if (verdict.outcome == Outcome::apart) {
    EXPECT_EQ(common.kind, IntersectionKind::none);
    EXPECT_TRUE(common.points.empty());
    return;
  }
  const Hit& hit = verdict.hit;
  ASSERT_TRUE(hit.present);
  const bool isRay = curve.kind() == Kind::ray;
  const Vec3 origin = isRay ? curve.as<Ray>().origin : curve.as<Segment>().start;
  ASSERT_FALSE(common.points.empty());
  const Vec3 first = common.points[0].point;
  const Vec3 last = common.points.back().point;
  switch (common.kind) {
    case IntersectionKind::point:
      ASSERT_EQ(common.points.size(), 1U);
      EXPECT_TRUE(hit.t == hit.tExit || isOnePlace(curve));
      expectNear(first, hit.t == 0 ? origin : hit.point, "point");
      break;
    case IntersectionKind::segment: {
      ASSERT_EQ(common.points.size(), 2U);
      EXPECT_LT(hit.t, hit.tExit);
      const Vec3 enter = hit.t == 0 ? origin : hit.point;
      const bool isForward = length(first - enter) < length(last - enter);
      expectNear(isForward ? first : last, enter, "enter");
      expectNear(isForward ? last : first, hit.exitPoint, "exit");
      EXPECT_NEAR(common.length, length(hit.exitPoint - enter), 1e-13);
      break;
    }
    case IntersectionKind::ray:
      EXPECT_TRUE(std::isnan(hit.tExit));
      expectNear(first, hit.t == 0 ? origin : hit.point, "start");
      EXPECT_NEAR(length(common.normal), 1, 1e-15);
      break;
    default:
      FAIL() << "of a curve";
  }
}

void expectMirrored(ShapeRef a, ShapeRef b) {
  const Intersection common = intersection(a, b);
  const Intersection other = intersection(b, a);
  ASSERT_EQ(common.outcome, other.outcome);
  ASSERT_EQ(common.kind, other.kind);
  ASSERT_EQ(common.points.size(), other.points.size());
  for (const IntersectionPoint& point : common.points) {
    const bool isThere = std::any_of(
        other.points.begin(), other.points.end(), [&](const IntersectionPoint& mirrored) {
          return mirrored.point == point.point && mirrored.cornersA == point.cornersB &&
                 mirrored.cornersB == point.cornersA;
        });
    EXPECT_TRUE(isThere) << "kinds " << static_cast<int>(a.kind()) << " and "
                         << static_cast<int>(b.kind()) << ", point " << point.point.x << " "
                         << point.point.y << " " << point.point.z << " corners " << point.cornersA
                         << " " << point.cornersB;
  }
}

TEST(CurveSets, AreWhatIsHit) {
  Random random(3212);
  int met = 0;
  for (int round = 0; round < repeated(30000); ++round) {
    SCOPED_TRACE(random.where(round));
    const bool isTidy = random.below(2) == 0;
    const auto make = [&](Kind kind) {
      return isTidy ? gridShape(kind, random) : anyShapeNear(kind, random, 1);
    };
    const ShapeCell curve = make(random.below(2) == 0 ? Kind::ray : Kind::segment);
    const ShapeCell other = make(kKinds[at(random.below(static_cast<int>(kKinds.size())))]);
    expectAsHit(curve, other);
    expectMirrored(curve, other);
    met += outcome(curve, other) == Outcome::apart ? 0 : 1;
    if (testing::Test::HasFailure()) {
      return;
    }
  }
  EXPECT_GT(met, repeated(2500));
}

TEST(CurveSets, AreTheSameInBothOrders) {
  Random random(3213);
  for (int round = 0; round < repeated(20000); ++round) {
    SCOPED_TRACE(random.where(round));
    const auto make = [&] {
      return gridShape(kKinds[at(random.below(static_cast<int>(kKinds.size())))], random);
    };
    const ShapeCell a = make();
    const ShapeCell b = make();
    if (!hasIntersection(a, b)) {
      EXPECT_FALSE(hasIntersection(b, a));
      EXPECT_EQ(intersection(a, b).outcome, Outcome::invalid);
      continue;
    }
    const Intersection common = intersection(a, b);
    EXPECT_EQ(common.outcome, outcome(a, b));
    EXPECT_EQ(common.kind == IntersectionKind::none, common.outcome == Outcome::apart);
    expectMirrored(a, b);
    if (testing::Test::HasFailure()) {
      return;
    }
  }
}

TEST(CurveSets, EndWhereARayEnds) {
  // Its end, 1 / √3 of (1, 1, 1) from the origin, is in no plane of the box.
  const Ray ray{{0, 0, 0}, {1, 1, 1}, 1};
  const Intersection common = intersection(ray, Aabb{{-1, -1, -1}, {2, 2, 2}});
  ASSERT_EQ(common.kind, IntersectionKind::segment);
  EXPECT_EQ(common.length, 1);
  EXPECT_EQ(common.points[0].cornersA, 1U);
  EXPECT_EQ(common.points[1].cornersA, 2U);
  EXPECT_EQ(common.points[1].cornersB, 0U);
}

TEST(CurveSets, OfTwoRaysThatEndInEachOther) {
  const Ray right{{0, 0, 0}, {1, 2, 2}, 3};
  const Ray left{{2, 4, 4}, {-1, -2, -2}, 4};
  const Intersection common = intersection(right, left);
  ASSERT_EQ(common.kind, IntersectionKind::segment);
  EXPECT_EQ(common.length, 1);
  EXPECT_EQ(common.points[0].point, (Vec3{1, 2, 2}));
  const Ray across{{1, 1, 2}, {0, 1, 0}, 1};
  EXPECT_EQ(intersection(right, across).kind, IntersectionKind::point);
  EXPECT_EQ(intersection(right, across).points[0].cornersA, 2U);
  EXPECT_EQ(intersection(right, across).points[0].cornersB, 2U);
}

}  // namespace
}  // namespace collision
