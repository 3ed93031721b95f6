// Shapes in columns, and one ray for many boxes: the outcomes of single pairs, in every lane.
#include "batch/columns.h"

#include "outcome_of_records.h"
#include "random_slots.h"

namespace collision {
namespace {

constexpr int kRayEnd = 6;
constexpr int kBoxNumbers = 6;
constexpr int kRayNumbers = 7;

/** The same shapes as records and as columns. Of floats the records are rounded, too. */
template <class Number>
struct BothWays {
  BothWays(Kind ofKind, std::vector<double> numbers, int ofStride)
      : kind(ofKind),
        stride(ofStride),
        count(static_cast<int>(numbers.size()) / ofStride),
        records(std::move(numbers)),
        columns(records.size()) {
    for (int i = 0; i < count; ++i) {
      for (int k = 0; k < stride; ++k) {
        double& number = records[static_cast<std::size_t>(i * stride + k)];
        const auto rounded = static_cast<Number>(number);
        columns[static_cast<std::size_t>(k * count + i)] = rounded;
        number = static_cast<double>(rounded);
      }
    }
  }

  [[nodiscard]] ShapeNumbers asRecords() const {
    return {kind, {records.data(), stride, nullptr}, {}};
  }
  [[nodiscard]] ShapeNumbers asColumns() const {
    using Items = Columns::Items;
    constexpr Items kItems = sizeof(Number) == sizeof(float) ? Items::floats : Items::doubles;
    return {kind, {nullptr, stride, nullptr}, Columns(columns.data(), kItems, count)};
  }
  [[nodiscard]] const double* record(int i) const {
    return records.data() + static_cast<std::ptrdiff_t>(i) * stride;
  }

  Kind kind;
  int stride;
  int count;
  std::vector<double> records;
  std::vector<Number> columns;
};

std::vector<double> randomNumbers(Kind kind, RandomSlots& random, Style style, int count,
                                  int stride) {
  std::vector<double> numbers;
  for (int i = 0; i < count; ++i) {
    const Slot slot = random.slot(kind, style);
    numbers.insert(numbers.end(), slot.begin(), slot.begin() + stride);
  }
  return numbers;
}

void expectOutcomes(const ShapeNumbers& a, const ShapeNumbers& b, int count,
                    const std::vector<Outcome>& singles) {
  for (int first = 0; first < count; first += kColumnChunk) {
    const int length = std::min(kColumnChunk, count - first);
    std::vector<std::uint8_t> outcomes(static_cast<std::size_t>(length));
    const LaneCounts counts =
        decideColumns(findKernel(a.kind, b.kind), a, b, first, length, outcomes.data());
    LaneCounts expected;
    for (int i = 0; i < length; ++i) {
      const std::uint8_t code = outcomes[static_cast<std::size_t>(i)];
      const Outcome single = singles[static_cast<std::size_t>(first + i)];
      if (code == kUndecidedPair) {
        ++expected.undecided;
        continue;
      }
      ASSERT_EQ(code, static_cast<std::uint8_t>(single)) << "pair " << first + i;
      expected.meeting += meets(single) ? 1 : 0;
    }
    ASSERT_EQ(counts.meeting, expected.meeting);
    ASSERT_EQ(counts.undecided, expected.undecided);
  }
}

/** Rays with boxes in all ways of giving them, and the first ray with all of the boxes. */
template <class Number>
void expectSameOutcomesOf(const std::vector<double>& rayNumbers,
                          const std::vector<double>& boxNumbers) {
  const BothWays<Number> rays(Kind::ray, rayNumbers, kRayNumbers);
  const BothWays<Number> boxes(Kind::aabb, boxNumbers, kBoxNumbers);
  std::vector<Outcome> singles;
  std::vector<Outcome> ofFirst;
  for (int i = 0; i < boxes.count; ++i) {
    singles.push_back(outcomeOfRecords(Kind::ray, rays.record(i), Kind::aabb, boxes.record(i)));
    ofFirst.push_back(outcomeOfRecords(Kind::ray, rays.record(0), Kind::aabb, boxes.record(i)));
  }
  expectOutcomes(rays.asColumns(), boxes.asColumns(), boxes.count, singles);
  expectOutcomes(boxes.asColumns(), rays.asColumns(), boxes.count, singles);
  expectOutcomes(rays.asRecords(), boxes.asColumns(), boxes.count, singles);
  expectOutcomes(rays.asColumns(), boxes.asRecords(), boxes.count, singles);
  const ShapeNumbers one{Kind::ray, {rays.record(0), 0, nullptr}, {}};
  expectOutcomes(one, boxes.asColumns(), boxes.count, ofFirst);
  expectOutcomes(boxes.asColumns(), one, boxes.count, ofFirst);
  expectOutcomes(one, boxes.asRecords(), boxes.count, ofFirst);
}
void expectSameOutcomes(const std::vector<double>& rays, const std::vector<double>& boxes) {
  expectSameOutcomesOf<double>(rays, boxes);
  expectSameOutcomesOf<float>(rays, boxes);
}

TEST(ShapeColumns, GiveTheOutcomesOfSinglePairs) {
  RandomSlots random(41);
  for (const Style style : {Style::ordinary, Style::grid, Style::any}) {
    for (const int count : {1, 2, 3, 4, 5, 7, 64, 301}) {
      for (const bool areEndless : {true, false}) {
        std::vector<double> rays = randomNumbers(Kind::ray, random, style, count, kRayNumbers);
        for (std::size_t i = kRayEnd; i < rays.size() && areEndless; i += kRayNumbers) {
          rays[i] = HUGE_VAL;
        }
        expectSameOutcomes(rays, randomNumbers(Kind::aabb, random, style, count, kBoxNumbers));
      }
    }
  }
}

TEST(ShapeColumns, KnowOfEachNumberWhetherItIsInvalid) {
  constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
  constexpr int kPairs = 5;
  RandomSlots random(43);
  for (const double number : {kNaN, HUGE_VAL, -HUGE_VAL, 0x1p+201, -0x1p+201, 0x1p+150, -0x1p+150,
                              0x1p+127, -0x1p+127, 0.0, 0x1p-1074, 0x1p-140, -0x1p-140, 9.0}) {
    for (std::size_t k = 0; k < kRayNumbers + kBoxNumbers; ++k) {
      for (std::size_t i = 0; i < 2; ++i) {
        std::vector<double> rays =
            randomNumbers(Kind::ray, random, Style::ordinary, kPairs, kRayNumbers);
        for (std::size_t j = kRayEnd; j < rays.size(); j += kRayNumbers) {
          rays[j] = HUGE_VAL;
        }
        std::vector<double> boxes =
            randomNumbers(Kind::aabb, random, Style::ordinary, kPairs, kBoxNumbers);
        (k < kRayNumbers ? rays[i * kRayNumbers + k] : boxes[i * kBoxNumbers + k - kRayNumbers]) =
            number;
        expectSameOutcomes(rays, boxes);
      }
    }
  }
}

/** Rays through the edge of a box and beside it, by so little that floats can't tell. */
TEST(ShapeColumns, DecideNearContact) {
  constexpr int kPairs = 16;
  RandomSlots random(47);
  for (int bits = 4; bits < 56; ++bits) {
    for (const double sign : {-1.0, 1.0}) {
      std::vector<double> rays =
          randomNumbers(Kind::ray, random, Style::ordinary, kPairs, kRayNumbers);
      std::vector<double> boxes =
          randomNumbers(Kind::aabb, random, Style::ordinary, kPairs, kBoxNumbers);
      for (std::size_t i = 0; i < kPairs; ++i) {
        double* const ray = &rays[i * kRayNumbers];
        double* const box = &boxes[i * kBoxNumbers];
        const double far = i % 4 == 0 ? 1e4 : 3;
        // through (max x, max y, the middle of z), moved out or in along x
        const double through[] = {box[3] + sign * std::ldexp(1, -bits), box[4],
                                  (box[2] + box[5]) / 2};
        const double way[] = {1, -1, 0.25};
        for (std::size_t j = 0; j < 3; ++j) {
          ray[j] = through[j] - far * way[j];
          ray[3 + j] = way[j];
        }
        ray[kRayEnd] = HUGE_VAL;
      }
      expectSameOutcomes(rays, boxes);
    }
  }
}

TEST(ShapeColumns, MakeTheSameRecords) {
  RandomSlots random(53);
  for (const int count : {1, 2, 5, 8}) {
    const BothWays<float> rays(
        Kind::ray, randomNumbers(Kind::ray, random, Style::ordinary, count, kRayNumbers),
        kRayNumbers);
    std::vector<double> records(rays.records.size());
    rays.asColumns().columns.writeRecords(0, count, kRayNumbers, records.data());
    EXPECT_EQ(records, rays.records);
  }
}

}  // namespace
}  // namespace collision
