// Batches against single pairs: the same outcome in every lane, whatever the numbers, the number of
// pairs and the place where they start.
#include "batch/kernels.h"

#include <gtest/gtest.h>

#include <limits>
#include <string>
#include <vector>

#include "collision/shapes.h"
#include "random_slots.h"
#include "shapes/slot.h"

namespace collision {
namespace {

constexpr std::uint8_t kUntouched = 99;

int strideOf(Kind kind) {
  int stride = 0;
  for (const Field& field : kindInfo(kind).fields) {
    stride += field.size;
  }
  return stride;
}

/** Records of one kind, as a batch has them. */
struct Records {
  Records(Kind ofKind, RandomSlots& random, Style style, int count) : kind(ofKind) {
    for (int i = 0; i < count; ++i) {
      const Slot slot = random.slot(kind, style);
      numbers.insert(numbers.end(), slot.begin(), slot.begin() + strideOf(kind));
    }
  }
  [[nodiscard]] Column column() const { return {numbers.data(), strideOf(kind)}; }
  double& number(int record, int i) {
    return numbers[static_cast<std::size_t>(record * strideOf(kind) + i)];
  }

  Kind kind;
  std::vector<double> numbers;
};

int run(const Records& a, const Records& b, int first, int end,
        std::vector<std::uint8_t>& outcomes) {
  const KernelPlace place = findKernel(a.kind, b.kind);
  return place.swapped ? place.kernel(b.column(), a.column(), first, end, outcomes.data())
                       : place.kernel(a.column(), b.column(), first, end, outcomes.data());
}

/** Compares the pairs first … end − 1 with single ones, and that no other outcome was written. */
void expectSingleOutcomes(const Records& a, const Records& b, int first, int end, int count) {
  std::vector<std::uint8_t> outcomes(static_cast<std::size_t>(count), kUntouched);
  int meeting = 0;
  const int found = run(a, b, first, end, outcomes);
  for (int i = 0; i < count; ++i) {
    const std::uint8_t outcome = outcomes[static_cast<std::size_t>(i)];
    if (i < first || i >= end) {
      ASSERT_EQ(outcome, kUntouched) << "pair " << i;
      continue;
    }
    const Outcome single = outcomeOfRecords(a.kind, a.column()[i], b.kind, b.column()[i]);
    ASSERT_EQ(outcome, static_cast<std::uint8_t>(single)) << "pair " << i << " of " << count;
    meeting += single == Outcome::touching || single == Outcome::overlapping ? 1 : 0;
  }
  ASSERT_EQ(found, meeting);
}

template <class Visit>
void forEachTwoKinds(const Visit& visit) {
  for (int a = 0; a < kKindCount; ++a) {
    for (int b = 0; b < kKindCount; ++b) {
      SCOPED_TRACE(std::string(kindInfo(static_cast<Kind>(a)).name) + " and " +
                   std::string(kindInfo(static_cast<Kind>(b)).name));
      visit(static_cast<Kind>(a), static_cast<Kind>(b));
    }
  }
}

class KernelsOfStyle : public ::testing::TestWithParam<Style> {};

TEST_P(KernelsOfStyle, GiveTheOutcomesOfSinglePairs) {
  constexpr int kPairs = 501;
  RandomSlots random(20261123);
  forEachTwoKinds([&](Kind kindA, Kind kindB) {
    const Records a(kindA, random, GetParam(), kPairs);
    const Records b(kindB, random, GetParam(), kPairs);
    expectSingleOutcomes(a, b, 0, kPairs, kPairs);
  });
}

INSTANTIATE_TEST_SUITE_P(Styles, KernelsOfStyle,
                         ::testing::Values(Style::ordinary, Style::grid, Style::any));

TEST(Kernels, DecideAnyNumberOfPairsFromAnyPlaceOn) {
  constexpr int kPairs = 9;
  RandomSlots random(7);
  forEachTwoKinds([&](Kind kindA, Kind kindB) {
    const Records a(kindA, random, Style::ordinary, kPairs);
    const Records b(kindB, random, Style::ordinary, kPairs);
    for (int first = 0; first <= kPairs; ++first) {
      for (int end = first; end <= kPairs; ++end) {
        expectSingleOutcomes(a, b, first, end, kPairs);
      }
    }
  });
}

TEST(Kernels, KnowOfEachNumberWhetherItIsInvalid) {
  constexpr int kPairs = 3;
  const double kInvalid[] = {std::numeric_limits<double>::quiet_NaN(),
                             std::numeric_limits<double>::infinity(),
                             -std::numeric_limits<double>::infinity(),
                             0x1p+201,
                             -0x1p+201,
                             0x1p+300,
                             -0x1p+300,
                             0x1p+1000,
                             -0x1p+1023,
                             0x1p+150,
                             -0x1p+150,
                             -1,
                             0,
                             0x1p-1074};
  RandomSlots random(11);
  forEachTwoKinds([&](Kind kindA, Kind kindB) {
    for (int i = 0; i < strideOf(kindA) + strideOf(kindB); ++i) {
      Records a(kindA, random, Style::ordinary, kPairs);
      Records b(kindB, random, Style::ordinary, kPairs);
      for (const double number : kInvalid) {
        (i < strideOf(kindA) ? a.number(1, i) : b.number(1, i - strideOf(kindA))) = number;
        expectSingleOutcomes(a, b, 0, kPairs, kPairs);
      }
    }
  });
}

/** All numbers of both alike: differences vanish, however large the numbers are. */
TEST(Kernels, KnowWhatIsInvalidInBoth) {
  const double kNumbers[] = {0, 1, 0x1p+100, 0x1p+199, 0x1p+201, 0x1p+300, 0x1p+1023, -0x1p+300};
  RandomSlots random(13);
  forEachTwoKinds([&](Kind kindA, Kind kindB) {
    for (const double number : kNumbers) {
      for (int places = 0; places < 3; ++places) {
        Records a(kindA, random, Style::ordinary, 2);
        Records b(kindB, random, Style::ordinary, 2);
        for (int i = 0; i < (places + 1) * 3; ++i) {
          if (i < strideOf(kindA)) {
            a.number(0, i) += number;
          }
          if (i < strideOf(kindB)) {
            b.number(0, i) += number;
          }
        }
        expectSingleOutcomes(a, b, 0, 2, 2);
      }
    }
  });
}

TEST(Kernels, TakeOneRecordForAllPairs) {
  constexpr int kPairs = 64;
  RandomSlots random(17);
  forEachTwoKinds([&](Kind kindA, Kind kindB) {
    const Records a(kindA, random, Style::ordinary, 1);
    const Records b(kindB, random, Style::ordinary, kPairs);
    const Column one{a.numbers.data(), 0};
    const KernelPlace place = findKernel(kindA, kindB);
    std::vector<std::uint8_t> outcomes(kPairs);
    const int found = place.swapped ? place.kernel(b.column(), one, 0, kPairs, outcomes.data())
                                    : place.kernel(one, b.column(), 0, kPairs, outcomes.data());
    int meeting = 0;
    for (int i = 0; i < kPairs; ++i) {
      const Outcome single = outcomeOfRecords(kindA, one[i], kindB, b.column()[i]);
      ASSERT_EQ(outcomes[static_cast<std::size_t>(i)], static_cast<std::uint8_t>(single));
      meeting += single == Outcome::touching || single == Outcome::overlapping ? 1 : 0;
    }
    ASSERT_EQ(found, meeting);
  });
}

/** Lines along faces, as along the axes of a grid: parallel to slabs, and in faces. */
TEST(Kernels, DecideLinesAlongFaces) {
  constexpr int kPairs = 2000;
  RandomSlots random(19);
  for (const Kind curve : {Kind::ray, Kind::segment}) {
    for (const Kind box : {Kind::aabb, Kind::obb}) {
      Records a(curve, random, Style::grid, kPairs);
      const Records b(box, random, Style::grid, kPairs);
      for (int i = 0; i < kPairs; ++i) {
        for (int k = 0; k < 3; ++k) {
          if ((i >> k) % 2 == 0) {
            a.number(i, 3 + k) = curve == Kind::ray ? 0 : a.number(i, k);
          }
        }
      }
      expectSingleOutcomes(a, b, 0, kPairs, kPairs);
    }
  }
}

}  // namespace
}  // namespace collision
