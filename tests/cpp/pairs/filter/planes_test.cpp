// What doubles are sure of beside a plane, against exact numbers.
#include "pairs/filter/planes.h"

#include <gtest/gtest.h>

#include "collision/visit_shape.h"
#include "convex/axis_range.h"
#include "random_slots.h"

namespace collision {
namespace {

/** The row of a shape, as far as there is one. */
filter::PlaneRow<double, double> rowBeside(const Plane& plane, ShapeRef shape) {
  return visitShape(shape, [&]<class Shape>(const Shape& s) {
    if constexpr (HasProjection<Shape>) {
      return filter::rowIn<double>(s, plane);
    } else {
      return filter::PlaneRow<double, double>{};
    }
  });
}

Sign signOfEnd(QuadraticSurd<Exact> end, const Exact& constant) {
  end.a = end.a + constant * end.d;
  return signOf(end.a, end.b, end.q);
}

TEST(PlaneRows, AreSureOfWhatExactNumbersSay) {
  constexpr std::array kStyles{Style::ordinary, Style::grid, Style::any};
  for (const Kind kind : {Kind::point, Kind::segment, Kind::sphere, Kind::capsule, Kind::aabb,
                          Kind::obb, Kind::triangle, Kind::parallelogram}) {
    int apart = 0;
    int overlapping = 0;
    for (std::uint64_t round = 0; round < 3000; ++round) {
      RandomSlots random(Random(round).next());
      const Style style = kStyles[round % 3];
      const Slot first = random.slot(kind, style);
      Slot second = random.slot(Kind::plane, style);
      if (round % 2 == 0) {  // near the plane
        second[3] = -dot(vectorAt(first.data()), vectorAt(second.data()));
      }
      if (checkSlot(kind, first.data()) || checkSlot(Kind::plane, second.data())) {
        continue;
      }
      const ShapeCell shape(kind, first.data());
      const ShapeCell cell(Kind::plane, second.data());
      const auto& plane = ShapeRef(cell).as<Plane>();
      const auto row = rowBeside(plane, shape);
      const Bounded gap = row.gap();
      if (!isSure(gap)) {
        continue;
      }
      const ExactVec3 normal = lift(plane.normal);
      const AxisRange<Exact> range = rangeAlong<Exact>(shape, normal);
      const Exact square = dot(normal, normal);
      const Sign lower = signOfEnd(range.outerLower(square), plane.constant);
      const Sign upper = signOfEnd(range.outerUpper(square), plane.constant);
      if (gap.value > 0) {
        ++apart;
        ASSERT_EQ(lower, signOf(row.along.center)) << static_cast<int>(kind) << ", " << round;
        ASSERT_EQ(upper, lower) << static_cast<int>(kind) << ", " << round;
      } else {
        ++overlapping;
        ASSERT_EQ(lower, Sign::negative) << static_cast<int>(kind) << ", " << round;
        ASSERT_EQ(upper, Sign::positive) << static_cast<int>(kind) << ", " << round;
      }
    }
    EXPECT_GT(apart, 300) << static_cast<int>(kind);
    EXPECT_EQ(overlapping == 0, kind == Kind::point);
  }
}

}  // namespace
}  // namespace collision
