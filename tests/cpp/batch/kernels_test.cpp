// Batches against single pairs: the same outcome in every lane, whatever the numbers, the number of
// pairs and the place where they start.
#include "batch/kernels.h"

#include "collision/shapes.h"
#include "outcome_of_records.h"
#include "random_slots.h"
#include "shapes/obb.h"
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
struct Shapes {
  Shapes(Kind ofKind, RandomSlots& random, Style style, int count) : kind(ofKind) {
    for (int i = 0; i < count; ++i) {
      const Slot slot = random.slot(kind, style);
      numbers.insert(numbers.end(), slot.begin(), slot.begin() + strideOf(kind));
    }
  }
  [[nodiscard]] const double* record(int i) const {
    return numbers.data() + static_cast<std::ptrdiff_t>(i) * strideOf(kind);
  }
  double& number(int record, int i) {
    return numbers[static_cast<std::size_t>(record * strideOf(kind) + i)];
  }

  Kind kind;
  std::vector<double> numbers;
};

/** What kernel and single tests together give for the pairs a[first[i]], b[second[i]]. */
void expectSingleOutcomes(const Shapes& a, const std::vector<int>& first, const Shapes& b,
                          const std::vector<int>& second) {
  const int count = static_cast<int>(first.size());
  std::vector<std::uint8_t> outcomes(first.size() + 1, kUntouched);
  const LaneCounts counts = findKernel(a.kind, b.kind)(
      {a.numbers.data(), strideOf(a.kind), first.data()},
      {b.numbers.data(), strideOf(b.kind), second.data()}, count, outcomes.data());
  int meeting = 0;
  int undecided = 0;
  for (std::size_t i = 0; i < first.size(); ++i) {
    if (outcomes[i] == kUndecidedPair) {
      ++undecided;
      continue;
    }
    const Outcome single =
        outcomeOfRecords(a.kind, a.record(first[i]), b.kind, b.record(second[i]));
    ASSERT_EQ(outcomes[i], static_cast<std::uint8_t>(single)) << "pair " << i << " of " << count;
    meeting += meets(single) ? 1 : 0;
  }
  ASSERT_EQ(outcomes.back(), kUntouched);
  ASSERT_EQ(counts.meeting, meeting);
  ASSERT_EQ(counts.undecided, undecided);
}

std::vector<int> indices(int first, int end) {
  std::vector<int> all;
  for (int i = first; i < end; ++i) {
    all.push_back(i);
  }
  return all;
}

void expectSingleOutcomes(const Shapes& a, const Shapes& b, int first, int end) {
  expectSingleOutcomes(a, indices(first, end), b, indices(first, end));
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
    const Shapes a(kindA, random, GetParam(), kPairs);
    const Shapes b(kindB, random, GetParam(), kPairs);
    expectSingleOutcomes(a, b, 0, kPairs);
  });
}

INSTANTIATE_TEST_SUITE_P(Styles, KernelsOfStyle,
                         ::testing::Values(Style::ordinary, Style::grid, Style::any));

TEST(Kernels, DecideAnyNumberOfPairsFromAnyPlaceOn) {
  constexpr int kPairs = 9;
  RandomSlots random(7);
  forEachTwoKinds([&](Kind kindA, Kind kindB) {
    const Shapes a(kindA, random, Style::ordinary, kPairs);
    const Shapes b(kindB, random, Style::ordinary, kPairs);
    for (int first = 0; first <= kPairs; ++first) {
      for (int end = first; end <= kPairs; ++end) {
        expectSingleOutcomes(a, b, first, end);
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
                             0x1p-1074,
                             -0x1p-1074,  // 0 in floats
                             0x1p-300,
                             -0x1p-300};
  RandomSlots random(11);
  forEachTwoKinds([&](Kind kindA, Kind kindB) {
    for (int i = 0; i < strideOf(kindA) + strideOf(kindB); ++i) {
      Shapes a(kindA, random, Style::ordinary, kPairs);
      Shapes b(kindB, random, Style::ordinary, kPairs);
      for (const double number : kInvalid) {
        (i < strideOf(kindA) ? a.number(1, i) : b.number(1, i - strideOf(kindA))) = number;
        expectSingleOutcomes(a, b, 0, kPairs);
      }
    }
  });
}

/** A pair's outcome and whether it is counted depend on no other pair, as with rays of which some
 * have an end. */
TEST(Kernels, DecideRaysWithAndWithoutEndsSideBySide) {
  constexpr int kPairs = 13;
  constexpr int kMaxDistance = 6;
  RandomSlots random(31);
  for (int b = 0; b < kKindCount; ++b) {
    for (unsigned haveEnds = 0; haveEnds < 1U << 6U; ++haveEnds) {
      Shapes rays(Kind::ray, random, Style::ordinary, kPairs);
      const Shapes others(static_cast<Kind>(b), random, Style::ordinary, kPairs);
      for (int i = 0; i < kPairs; ++i) {
        const bool hasEnd = (haveEnds >> static_cast<unsigned>(i % 6) & 1U) != 0;
        rays.number(i, kMaxDistance) = hasEnd ? 1e9 : std::numeric_limits<double>::infinity();
      }
      for (int end = 1; end <= kPairs; ++end) {
        expectSingleOutcomes(rays, others, 0, end);
        expectSingleOutcomes(others, rays, 0, end);
      }
    }
  }
}

/** All numbers of both alike: differences vanish, however large the numbers are. */
TEST(Kernels, KnowWhatIsInvalidInBoth) {
  const double kNumbers[] = {0, 1, 0x1p+100, 0x1p+199, 0x1p+201, 0x1p+300, 0x1p+1023, -0x1p+300};
  RandomSlots random(13);
  forEachTwoKinds([&](Kind kindA, Kind kindB) {
    for (const double number : kNumbers) {
      for (int places = 0; places < 3; ++places) {
        Shapes a(kindA, random, Style::ordinary, 2);
        Shapes b(kindB, random, Style::ordinary, 2);
        for (int i = 0; i < (places + 1) * 3; ++i) {
          if (i < strideOf(kindA)) {
            a.number(0, i) += number;
          }
          if (i < strideOf(kindB)) {
            b.number(0, i) += number;
          }
        }
        expectSingleOutcomes(a, b, 0, 2);
      }
    }
  });
}

TEST(Kernels, TakePairsInAnyOrder) {
  constexpr int kShapes = 40;
  RandomSlots random(17);
  forEachTwoKinds([&](Kind kindA, Kind kindB) {
    const Shapes a(kindA, random, Style::ordinary, kShapes);
    const Shapes b(kindB, random, Style::ordinary, kShapes);
    std::vector<int> first;
    std::vector<int> second;
    for (int i = 0; i < 3 * kShapes; ++i) {
      first.push_back(random.below(kShapes));
      second.push_back(i < kShapes ? 0 : random.below(kShapes));
    }
    expectSingleOutcomes(a, first, b, second);
  });
}

/** Where the gap is too small for floats, doubles have to decide. */
TEST(Kernels, DecideBoxesNearContact) {
  constexpr int kPairs = 20;
  constexpr int kCenter = 0;
  constexpr int kRotation = 3;
  constexpr int kHalfExtents = 7;
  RandomSlots random(29);
  for (int bits = 4; bits < 56; ++bits) {
    for (const double sign : {-1.0, 1.0}) {
      Shapes a(Kind::obb, random, Style::ordinary, kPairs);
      Shapes b(Kind::obb, random, Style::ordinary, kPairs);
      for (int i = 0; i < kPairs; ++i) {
        const Frame frame = roundedFrame(ShapeTraits<Obb>::read(a.record(i)));
        const double reach = a.number(i, kHalfExtents) + b.number(i, kHalfExtents);
        const double way = reach * (1 + sign * std::ldexp(1, -bits)) / frame.n;
        for (int k = 0; k < 3; ++k) {
          b.number(i, kCenter + k) = a.number(i, kCenter + k) + frame.axis[0][k] * way;
        }
        // every other pair with the same rotation
        for (int k = 0; k < 4 && i % 2 == 0; ++k) {
          b.number(i, kRotation + k) = a.number(i, kRotation + k);
        }
      }
      expectSingleOutcomes(a, b, 0, kPairs);
    }
  }
}

/** In general position nearly nothing is left to single tests, so that lanes are worth it. */
TEST(Kernels, DecideOrdinaryShapes) {
  constexpr int kPairs = 1000;
  int withLanes = 0;
  RandomSlots random(23);
  forEachTwoKinds([&](Kind kindA, Kind kindB) {
    const KernelPlace place = findKernel(kindA, kindB);
    if (place.kernel == nullptr) {
      return;
    }
    ++withLanes;
    const Shapes a(kindA, random, Style::ordinary, kPairs);
    const Shapes b(kindB, random, Style::ordinary, kPairs);
    const std::vector<int> all = indices(0, kPairs);
    std::vector<std::uint8_t> outcomes(kPairs);
    const LaneCounts counts =
        place({a.numbers.data(), strideOf(kindA), all.data()},
              {b.numbers.data(), strideOf(kindB), all.data()}, kPairs, outcomes.data());
    EXPECT_LE(counts.undecided, kPairs / 100);
  });
  EXPECT_GE(withLanes, 60);  // of 100
}

/** Lines along faces, as along the axes of a grid: parallel to slabs, and in faces. */
TEST(Kernels, DecideLinesAlongFaces) {
  constexpr int kPairs = 2000;
  RandomSlots random(19);
  for (const Kind curve : {Kind::ray, Kind::segment}) {
    for (const Kind box : {Kind::aabb, Kind::obb}) {
      Shapes a(curve, random, Style::grid, kPairs);
      const Shapes b(box, random, Style::grid, kPairs);
      for (int i = 0; i < kPairs; ++i) {
        for (int k = 0; k < 3; ++k) {
          if ((i >> k) % 2 == 0) {
            a.number(i, 3 + k) = curve == Kind::ray ? 0 : a.number(i, k);
          }
        }
      }
      expectSingleOutcomes(a, b, 0, kPairs);
    }
  }
}

}  // namespace
}  // namespace collision
