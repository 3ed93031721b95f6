#include "shapes/slot.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <limits>

#include "collision/collision.h"
#include "collision/shape_cell.h"
#include "collision/visit_shape.h"

namespace collision {
namespace {

using Numbers = std::array<double, kSlotStride>;

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

struct Case {
  Kind kind;
  std::array<double, 10> slot;
  Reason reason;
  int index;
};

TEST(Slot, ChecksEveryKind) {
  const Case cases[] = {
      {Kind::ray, {0, 0, 0, 1, 0, 0, kInfinity}, Reason::none, 0},
      {Kind::ray, {0, 0, 0, 0, 0, 0, kInfinity}, Reason::zeroLength, 3},
      {Kind::ray, {0, 0, 0, 1, 0, 0, -1}, Reason::negative, 6},
      {Kind::ray, {0, 0, 0, 1, 0, 0, kNan}, Reason::notFinite, 6},
      {Kind::ray, {0, kInfinity, 0, 1, 0, 0, 1}, Reason::notFinite, 1},
      {Kind::plane, {0, 0, 0, 1}, Reason::zeroLength, 0},
      {Kind::plane, {0, 0, 1, kNan}, Reason::notFinite, 3},
      {Kind::sphere, {0, 0, 0, -5e-324}, Reason::negative, 3},
      {Kind::sphere, {0, 0, 0x1p+201, 1}, Reason::outOfRange, 2},
      {Kind::sphere, {0, 0, -0x1p+200, 0}, Reason::none, 0},
      {Kind::aabb, {0, 0, 0, 1, -1, 1}, Reason::minAboveMax, 4},
      {Kind::aabb, {-3, -3, -3, -2, -3, -4}, Reason::minAboveMax, 5},
      {Kind::aabb, {0, 0, 0, 0, 0, 0}, Reason::none, 0},
      {Kind::obb, {0, 0, 0, 0, 0, 0, 0, 1, 1, 1}, Reason::zeroLength, 3},
      {Kind::obb, {0, 0, 0, 0, 0, 0, 5e-324, 1, -1, 1}, Reason::negative, 8},
      {Kind::triangle, {0, 0, 0, 1, 0, 0, 0, kNan}, Reason::notFinite, 7},
      {Kind::parallelogram, {}, Reason::none, 0},
      {Kind::none, {}, Reason::noShape, 0},
      {static_cast<Kind>(99), {}, Reason::noShape, 0},
  };
  for (const Case& entry : cases) {
    const Fault fault = checkSlot(entry.kind, entry.slot.data());
    EXPECT_EQ(fault.reason, entry.reason) << static_cast<int>(entry.kind);
    EXPECT_EQ(fault.index, entry.index) << static_cast<int>(entry.kind);
  }
}

TEST(Slot, KnowsWhichNumbersAShapeWasReadFrom) {
  for (int code = 0; code < kKindCount; ++code) {
    const Kind kind = static_cast<Kind>(code);
    Numbers slot{};
    for (std::size_t i = 0; i < slot.size(); ++i) {
      slot[i] = 1.0 + static_cast<double>(i);
    }
    const ShapeCell shape(kind, slot.data());
    EXPECT_TRUE(shape.wasReadFrom(kind, slot.data())) << code;
    EXPECT_FALSE(shape.wasReadFrom(static_cast<Kind>((code + 1) % kKindCount), slot.data()));
    EXPECT_FALSE(shape.wasReadFrom(Kind::none, slot.data()));
    std::size_t numbers = 0;
    for (const Field& field : kindInfo(kind).fields) {
      numbers += static_cast<std::size_t>(field.size);
    }
    for (std::size_t i = 0; i < slot.size(); ++i) {
      Numbers other = slot;
      other[i] = std::nextafter(other[i], 0);
      EXPECT_EQ(shape.wasReadFrom(kind, other.data()), i >= numbers) << code << ", number " << i;
    }
  }
  EXPECT_FALSE(ShapeCell().wasReadFrom(Kind::none, Numbers{}.data()));
}

TEST(Slot, ReadsFieldsInSlotOrder) {
  const std::array<double, 10> slot{1, 2, 3, 0, 0, 1, 2, 4, 5, 6};
  const ShapeCell shape(Kind::obb, slot.data());
  const Obb& box = shape.as<Obb>();
  EXPECT_EQ(box.center, (Vec3{1, 2, 3}));
  EXPECT_EQ(box.rotation, (Quaternion{0, 0, 1, 2}));
  EXPECT_EQ(box.halfExtents, (Vec3{4, 5, 6}));
  EXPECT_EQ(shape.kind(), Kind::obb);
}

TEST(Slot, WritesWhatItReads) {
  std::array<double, kSlotStride> numbers{};
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    numbers[i] = 1 + static_cast<double>(i);
  }
  for (int code = 0; code < kKindCount; ++code) {
    const Kind kind = kindOfCode(code);
    const ShapeCell shape(kind, numbers.data());
    ASSERT_EQ(shape.kind(), kind);
    std::array<double, kSlotStride> written{};
    visitShape(shape,
               [&]<class Shape>(const Shape& s) { ShapeTraits<Shape>::write(s, written.data()); });
    std::size_t count = 0;
    for (const Field& field : kindInfo(kind).fields) {
      count += static_cast<std::size_t>(field.size);
    }
    for (std::size_t i = 0; i < written.size(); ++i) {
      EXPECT_EQ(written[i], i < count ? numbers[i] : 0) << kindInfo(kind).name << " " << i;
    }
  }
}

TEST(Slot, ChecksShapesAsItChecksNumbers) {
  EXPECT_EQ(check(Sphere{{0, 0, 0}, 1}).reason, Reason::none);
  EXPECT_EQ(check(Sphere{{0, 0, 0}, -1}).reason, Reason::negative);
  EXPECT_EQ(check(Sphere{{0, 0, 0}, -1}).index, 3);
  EXPECT_EQ(check(Obb{{0, 0, 0}, {0, 0, 0, 0}, {1, 1, 1}}).reason, Reason::zeroLength);
  EXPECT_EQ(check(Ray{{0, 0, 0}, {1, 0, 0}}).reason, Reason::none);
  EXPECT_EQ(check(Plane{{0, 0, 0}, 1}).reason, Reason::zeroLength);
}

TEST(Slot, AShapeIsWhatItsMembersSay) {
  const Sphere beside{{1.5, 0, 0}, 0.25};
  Obb box{{0, 0, 0}, {0, 0, 0, 1}, {1, 1, 1}};
  EXPECT_EQ(outcome(box, beside), Outcome::apart);
  box.rotation = {0, 0, 1, 2};
  EXPECT_EQ(outcome(box, beside), Outcome::overlapping);
  box.halfExtents.y = 0.125;
  EXPECT_EQ(outcome(box, beside), Outcome::apart);

  const Plane ground{{0, 1, 0}, 0};
  Obb crate{{0, 0, 0}, {0, 0, 0, 1}, {1, 1, 1}};
  crate.center = {0x1p+60, 0x1p+60 + 512, 0};
  EXPECT_EQ(outcome(crate, ground), Outcome::apart);
}

}  // namespace
}  // namespace collision
