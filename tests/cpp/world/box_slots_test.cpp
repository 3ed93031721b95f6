// Two boxes at once: the same bounds and records as of each by itself, and what is left to be
// checked.
#include "world/box_slots.h"

#include <gtest/gtest.h>

#include <limits>

#include "collision/shape_cell.h"
#include "number/index.h"
#include "pairs/outcome.h"
#include "random_slots.h"
#include "shapes/slot.h"

namespace collision {
namespace {

void expectSame(const BoxSlot& box, const Slot& slot) {
  const Obb obb = ShapeTraits<Obb>::read(slot.data());
  const Bounds bounds = ShapeTraits<Obb>::bounds(obb);
  const FloatBounds floats = floatBoundsOf(bounds);
  for (int axis = 0; axis < 3; ++axis) {
    EXPECT_EQ(box.bounds.min[at(axis)], floats.min[at(axis)]);
    EXPECT_EQ(box.bounds.max[at(axis)], floats.max[at(axis)]);
    EXPECT_LT(static_cast<double>(box.bounds.min[at(axis)]), bounds.min[axis]);
    EXPECT_GT(static_cast<double>(box.bounds.max[at(axis)]), bounds.max[axis]);
  }
  const BoxRecord record = boxRecordOf(obb);
  EXPECT_EQ(box.record.center, record.center);
  EXPECT_EQ(box.record.floats, record.floats);
}

TEST(BoxSlots, AreAsEachByItself) {
  RandomSlots random(1);
  for (int round = 0; round < 5000; ++round) {
    const Slot first = random.slot(Kind::obb, round % 2 == 0 ? Style::ordinary : Style::grid);
    const Slot second = random.slot(Kind::obb, Style::ordinary);
    std::array<BoxSlot, 2> boxes;
    const Summary found = outcomeOfTwoBoxes(first.data(), second.data());
    if (checkSlot(Kind::obb, first.data())) {
      EXPECT_FALSE(readTwoBoxes(first.data(), second.data(), boxes));
      EXPECT_FALSE(found.isDecided());
      continue;
    }
    const Summary single =
        summaryOf(ShapeCell(Kind::obb, first.data()), ShapeCell(Kind::obb, second.data()));
    ASSERT_TRUE(found.isDecided());
    EXPECT_EQ(found.outcome(), single.outcome());
    EXPECT_EQ(found.candidate(), single.candidate());
    EXPECT_EQ(found.decidedBy(), single.decidedBy());
    ASSERT_TRUE(readTwoBoxes(first.data(), second.data(), boxes));
    expectSame(boxes[0], first);
    expectSame(boxes[1], second);
  }
}

TEST(BoxSlots, LeaveWhatMayBeInvalidToBeChecked) {
  RandomSlots random(2);
  const Slot valid = random.slot(Kind::obb, Style::ordinary);
  std::array<BoxSlot, 2> boxes;
  for (std::size_t i = 0; i < 10; ++i) {
    for (const double number : {std::numeric_limits<double>::quiet_NaN(),
                                std::numeric_limits<double>::infinity(), 0x1p+201, -0x1p+300}) {
      Slot invalid = valid;
      invalid[i] = number;
      EXPECT_FALSE(readTwoBoxes(valid.data(), invalid.data(), boxes)) << i << " " << number;
      EXPECT_FALSE(readTwoBoxes(invalid.data(), valid.data(), boxes)) << i << " " << number;
      EXPECT_FALSE(outcomeOfTwoBoxes(valid.data(), invalid.data()).isDecided()) << i;
      EXPECT_FALSE(outcomeOfTwoBoxes(invalid.data(), valid.data()).isDecided()) << i;
    }
  }
  for (std::size_t i = 7; i < 10; ++i) {
    Slot negative = valid;
    negative[i] = -0x1p-1074;
    EXPECT_FALSE(readTwoBoxes(valid.data(), negative.data(), boxes));
  }
  Slot turnedByNothing = valid;
  std::fill_n(turnedByNothing.begin() + 3, 4, 0.0);
  EXPECT_FALSE(readTwoBoxes(turnedByNothing.data(), valid.data(), boxes));
}

}  // namespace
}  // namespace collision
