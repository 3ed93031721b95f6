// Rays and segments that miss: beyond which of its ends a curve's line meets the other shape.
#include "curve/beyond.h"

#include "collision/shape_cell.h"
#include "random_slots.h"
#include "shapes.h"

namespace collision {
namespace {

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
