// What floats make of boxes, against doubles: axes and rows may be off by no more than their
// bounds, and the bounds may not be vacuous.
#include "batch/float_boxes.h"

#include <gtest/gtest.h>

#include <cmath>

#include "random_slots.h"
#include "shapes/obb.h"

namespace collision::filter {
namespace {

constexpr int kRounds = 20000;

FourRecords fourTimes(const Slot& slot) {
  return {slot.data(), slot.data(), slot.data(), slot.data()};
}

UnitAxes<double> axesInDoubles(const Slot& slot) {
  const Frame frame = roundedFrame(ShapeTraits<Obb>::read(slot.data()));
  const double inverse = 1 / frame.n;
  return {{frame.axis[0] * inverse, frame.axis[1] * inverse, frame.axis[2] * inverse}};
}

TEST(FloatBoxes, AxesAreAsFarOffAsTheirBoundSays) {
  RandomSlots random(3);
  double worst = 0;
  for (int round = 0; round < kRounds; ++round) {
    Slot slot = random.slot(Kind::obb, Style::ordinary);
    const double scale = std::ldexp(1, random.below(36) - 18);
    for (std::size_t i = 3; i < 7; ++i) {
      slot[i] *= scale;
    }
    const FloatBoxesOfNumbers floats = floatBoxesOf(fourTimes(slot));
    ASSERT_EQ(floats.isValid.bits(), FloatMask::kAll);
    const UnitAxes<double> doubles = axesInDoubles(slot);
    for (std::size_t i = 0; i < 3; ++i) {
      for (int k = 0; k < 3; ++k) {
        const double off =
            std::fabs(static_cast<double>(floats.axes.axis[i][k][0]) - doubles.axis[i][k]);
        worst = std::fmax(worst, off);
      }
    }
  }
  EXPECT_LE(worst, kFloatAxisRoundoff.error());
  EXPECT_GT(worst, kFloatAxisRoundoff.error() / 16) << "the bound is much too wide";
}

TEST(FloatBoxes, RowsAreAsFarOffAsTheirBoundSays) {
  RandomSlots random(5);
  double worst = 0;
  for (int round = 0; round < kRounds; ++round) {
    const Slot slotA = random.slot(Kind::obb, Style::ordinary);
    const Slot slotB = random.slot(Kind::obb, Style::ordinary);
    const FloatBoxLanes a = floatBoxesOf(fourTimes(slotA));
    const FloatBoxLanes b = floatBoxesOf(fourTimes(slotB));
    const auto rows = rowsOf(a, b, between(fourTimes(slotA), 0, fourTimes(slotB), 0));
    const Obb boxA = ShapeTraits<Obb>::read(slotA.data());
    const Obb boxB = ShapeTraits<Obb>::read(slotB.data());
    const Vec3 way = boxB.center - boxA.center;
    const BoxBoxSeparation<double, UnitAxes<double>, UnitAxes<double>> doubles(
        {boxA.halfExtents, axesInDoubles(slotA)}, {boxB.halfExtents, axesInDoubles(slotB)}, way);
    const auto expectNear = [&](const BoundedIn<FloatLanes>& row, double value) {
      const double off = std::fabs(static_cast<double>(row.value[0]) - value);
      ASSERT_LE(off, static_cast<double>(row.bound[0]));
      worst = std::fmax(worst, off / static_cast<double>(row.bound[0]));
    };
    for (int i = 0; i < 3; ++i) {
      expectNear(rows.alongFaceA(i), doubles.alongFaceA(i).gap());
      expectNear(rows.alongFaceB(i), doubles.alongFaceB(i).gap());
      for (int j = 0; j < 3; ++j) {
        expectNear(rows.alongEdges(i, j), doubles.alongEdges(i, j).gap());
      }
    }
  }
  EXPECT_GT(worst, 1e-3) << "the bound is much too wide";
}

}  // namespace
}  // namespace collision::filter
