// Where a curve ends, against where a value along it is zero; beyond which of its ends the line of
// one that misses meets a shape.
#include "curve/end.h"

#include <gtest/gtest.h>

#include "collision/shape_cell.h"
#include "random.h"
#include "random_slots.h"
#include "shapes.h"

namespace collision {
namespace {

TEST(CurveEnd, ComparesWithAnIrrationalEnd) {
  // Along (1, 1, 0) the end √2 rounded up is beyond t = 1, and one ulp less is before it.
  const Curve beyond(Ray{{}, {1, 1, 0}, std::sqrt(2.0)});
  const Curve before(Ray{{}, {1, 1, 0}, below(std::sqrt(2.0))});
  EXPECT_EQ(compareWithEnd(beyond, Exact(-1.0), Exact(1.0)), Sign::negative);
  EXPECT_EQ(compareWithEnd(before, Exact(-1.0), Exact(1.0)), Sign::positive);
  EXPECT_EQ(compareWithEnd(beyond, Exact(1.0), Exact(-1.0)), Sign::negative);
  EXPECT_EQ(compareWithEnd(Curve(Ray{{}, {3, 4, 0}, 5}), Exact(2.0), Exact(-2.0)), Sign::zero);
  EXPECT_EQ(compareWithEnd(before, Exact(1.0), Exact(1.0)), Sign::negative);  // t = −1
  const Curve point(Ray{{}, {1, 1, 0}, 0});
  EXPECT_EQ(compareWithEnd(point, Exact(), Exact(1.0)), Sign::zero);
}

TEST(CurveEnd, ComparisonIsThatOfTheExactEnd) {
  Random random(20260923);
  int byDoubles = 0;
  for (int round = 0; round < 1000; ++round) {
    const auto number = [&] { return static_cast<double>(random.between(-6, 6)); };
    const double value = number();
    const double slope = number();
    const double x = number();
    const double y = number();
    if (slope == 0 || (x == 0 && y == 0)) {
      continue;
    }
    const QuadraticSurd<Exact> t = QuadraticSurd<Exact>::fraction(Exact(-value), Exact(slope));
    for (const Curve& curve :
         {Curve(Ray{{}, {x, y, 0}, std::fabs(number())}), Curve(Segment{{}, {x, y, 0}})}) {
      const Sign exact = compare(t, curve.endIn<Exact>());
      ASSERT_EQ(compareWithEnd(curve, Exact(value), Exact(slope)), exact) << random.where(round);
      const double steep = std::fabs(slope);
      const double beyond = beyondEnd(slope < 0 ? -value : value, steep, curve.end());
      if (std::fabs(beyond) > beyondEndError(0.0, steep, 0.0, curve.end())) {
        ASSERT_EQ(signOf(beyond), exact) << random.where(round);
        ++byDoubles;
      }
    }
  }
  EXPECT_GT(byDoubles, 100);
}

/** Beyond which of its ends the line of a curve that misses meets a shape. */
Beyond beyondOf(ShapeRef curve, ShapeRef shape) {
  Trace trace;
  traceOf(curve, shape, trace);
  for (int i = 0; i < trace.count(); ++i) {
    if (trace[i].beyond != Beyond::none) {
      return trace[i].beyond;
    }
  }
  return Beyond::none;
}

TEST(Beyond, OfABox) {
  const Aabb cube{{-1, -1, -1}, {1, 1, 1}};
  const auto along = [&](double from, double length) {
    return beyondOf(Ray{{from, 0.5, 0.25}, {2, 0.125, 0}, length}, cube);
  };
  EXPECT_EQ(along(-5, 3), Beyond::end);
  EXPECT_EQ(along(-5, kInfinity), Beyond::none);  // it meets
  EXPECT_EQ(along(5, 3), Beyond::start);
  EXPECT_EQ(beyondOf(Ray{{-5, 2, 0}, {1, 0, 0}, 1}, cube), Beyond::none);
  // The line would miss, though the first slab is empty because the ray is too short.
  EXPECT_EQ(beyondOf(Ray{{-5, -5, 0}, {1, 2, 0}, 1}, cube), Beyond::none);
  EXPECT_EQ(beyondOf(Segment{{-5, 0, 0}, {-2, 0, 0}}, box({}, {1, 1, 1}, {0, 0, 1, 3})),
            Beyond::end);
  EXPECT_EQ(beyondOf(Segment{{-2, 0, 0}, {-5, 0, 0}}, cube), Beyond::start);
  EXPECT_EQ(beyondOf(Segment{{-2, 0, 0}, {-2, 0, 0}}, cube), Beyond::none);
}

TEST(Beyond, OfRoundShapesFlatShapesAndPlanes) {
  const Ray tooShort{{-5, 0.5, 0.25}, {1, 0, 0}, 1};
  const Ray away{{5, 0.5, 0.25}, {1, 0, 0}, kInfinity};
  const auto of = [&](ShapeRef shape) {
    return std::array{beyondOf(tooShort, shape), beyondOf(away, shape)};
  };
  const std::array both{Beyond::end, Beyond::start};
  EXPECT_EQ(of(Sphere{{}, 1}), both);
  EXPECT_EQ(of(Capsule{{0, -1, 0}, {0, 1, 0}, 1}), both);
  EXPECT_EQ(of(Triangle{{0, -2, -2}, {0, 4, -2}, {0, -2, 4}}), both);
  EXPECT_EQ(of(Plane{{1, 0, 0}, 0}), both);
  const std::array nowhere{Beyond::none, Beyond::none};
  EXPECT_EQ(of(Sphere{{0, 3, 0}, 1}), nowhere);
  EXPECT_EQ(of(Capsule{{-9, 3, 0}, {9, 3, 0}, 1}), nowhere);
  EXPECT_EQ(of(Triangle{{0, 2, 2}, {0, 4, 2}, {0, 2, 4}}), nowhere);  // it meets the plane only
  EXPECT_EQ(of(Plane{{0, 1, 0}, 3}), nowhere);
}

/** What the definition says: of the ray without an end, and of the one that goes back. */
Beyond expected(const Ray& ray, ShapeRef shape) {
  if (ray.maxDistance == 0 || outcomeOf(ray, shape) != Outcome::apart) {
    return Beyond::none;
  }
  if (outcomeOf(Ray{ray.origin, ray.direction, kInfinity}, shape) != Outcome::apart) {
    return Beyond::end;
  }
  return outcomeOf(Ray{ray.origin, -ray.direction, kInfinity}, shape) != Outcome::apart
             ? Beyond::start
             : Beyond::none;
}

TEST(Beyond, OfRandomRaysAgreesWithLongerOnes) {
  RandomSlots random(20261123);
  for (const Kind kind : {Kind::plane, Kind::sphere, Kind::capsule, Kind::aabb, Kind::obb}) {
    int found[3] = {};
    for (int i = 0; i < 600; ++i) {
      const Style style = i % 2 == 0 ? Style::ordinary : Style::grid;
      const Slot rayNumbers = random.slot(Kind::ray, style);
      const Slot numbers = random.slot(kind, style);
      if (checkSlot(Kind::ray, rayNumbers.data()) || checkSlot(kind, numbers.data())) {
        continue;  // a direction, normal or quaternion of 0
      }
      const ShapeCell a(Kind::ray, rayNumbers.data());
      const ShapeCell b(kind, numbers.data());
      const Beyond beyond = beyondOf(a, b);
      EXPECT_EQ(beyond, expected(a.as<Ray>(), b)) << static_cast<int>(kind);
      ++found[static_cast<int>(beyond)];
    }
    for (const int count : found) {
      EXPECT_GT(count, 0) << static_cast<int>(kind);
    }
  }
}

}  // namespace
}  // namespace collision
