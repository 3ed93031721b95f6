// Boxes decided from their records: the same outcome as of each pair by itself, or none.
#include "batch/box_records.h"

#include "number/index.h"
#include "outcome_of_records.h"
#include "random_slots.h"
#include "shapes/slot.h"

namespace collision {
namespace {

struct Boxes {
  explicit Boxes(const std::vector<Slot>& slots) : numbers(slots) {
    for (const Slot& slot : slots) {
      records.push_back(boxRecordOf(ShapeTraits<Obb>::read(slot.data())));
    }
  }

  std::vector<Slot> numbers;
  std::vector<BoxRecord> records;
};

/** Of each box with all later ones; how many are left to doubles. */
int expectSingleOutcomes(const Boxes& boxes) {
  std::vector<int> a;
  std::vector<int> b;
  for (int i = 0; i < static_cast<int>(boxes.numbers.size()); ++i) {
    for (int j = 0; j < i; ++j) {
      a.push_back(i);
      b.push_back(j);
    }
  }
  std::vector<std::uint8_t> outcomes(a.size());
  const LaneCounts counts = decideBoxes(boxes.records.data(), a.data(), b.data(),
                                        static_cast<int>(a.size()), outcomes.data());
  int undecided = 0;
  int meeting = 0;
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (outcomes[i] == kUndecidedPair) {
      ++undecided;
      continue;
    }
    const Outcome single = outcomeOfRecords(Kind::obb, boxes.numbers[at(a[i])].data(), Kind::obb,
                                            boxes.numbers[at(b[i])].data());
    EXPECT_EQ(outcomes[i], static_cast<std::uint8_t>(single)) << a[i] << " and " << b[i];
    meeting += meets(single) ? 1 : 0;
  }
  EXPECT_EQ(counts.meeting, meeting);
  EXPECT_EQ(counts.undecided, undecided);
  return undecided;
}

std::vector<Slot> validSlots(RandomSlots& random, Style style, int count) {
  std::vector<Slot> slots;
  while (static_cast<int>(slots.size()) < count) {
    const Slot slot = random.slot(Kind::obb, style);
    if (!checkSlot(Kind::obb, slot.data())) {
      slots.push_back(slot);
    }
  }
  return slots;
}

TEST(BoxRecords, GiveTheOutcomesOfSinglePairs) {
  RandomSlots random(1);
  for (const int count : {0, 1, 2, 3, 4, 5, 40}) {
    for (const Style style : {Style::ordinary, Style::grid, Style::any}) {
      expectSingleOutcomes(Boxes(validSlots(random, style, count)));
    }
  }
}

TEST(BoxRecords, DecideNearlyAllOrdinaryBoxes) {
  RandomSlots random(2);
  const int undecided = expectSingleOutcomes(Boxes(validSlots(random, Style::ordinary, 200)));
  EXPECT_LT(undecided, 20) << "of 19,900";
}

/** Boxes beside one another, so many meters from the origin, with a gap of 2⁻ᵏ either way. */
TEST(BoxRecords, AreRightNearContactWhereverItIs) {
  RandomSlots random(3);
  for (const double far : {0.0, 1.0, 1e3, 1e6, 1e9}) {
    for (int bits = 2; bits < 50; ++bits) {
      std::vector<Slot> slots = validSlots(random, Style::ordinary, 8);
      for (std::size_t i = 0; i < slots.size(); i += 2) {
        const Frame frame = roundedFrame(ShapeTraits<Obb>::read(slots[i].data()));
        const double reach = slots[i][7] + slots[i + 1][7];
        const double way = reach + std::ldexp(i % 4 == 0 ? 1 : -1, -bits);
        for (std::size_t k = 0; k < 3; ++k) {
          slots[i][k] += far;
          slots[i + 1][k] = slots[i][k] + frame.axis[0][static_cast<int>(k)] * way / frame.n;
          slots[i + 1][3 + k] = slots[i][3 + k];
        }
        slots[i + 1][6] = slots[i][6];
      }
      expectSingleOutcomes(Boxes(slots));
    }
  }
}

}  // namespace
}  // namespace collision
