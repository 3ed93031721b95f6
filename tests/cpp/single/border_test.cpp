// The border of the WebAssembly module: two slots to write, one call, the gap behind them.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "wire/layout.h"

extern "C" double* singleNumbers();
extern "C" int singleTest(int kindA, int kindB);

namespace collision::single {
namespace {

TEST(SingleBorder, AnswersWithOutcomeAndGap) {
  double* const numbers = singleNumbers();
  constexpr std::array<double, 4> kA{0, 0, 0, 1};
  constexpr std::array<double, 4> kB{3, 4, 0, 2};
  std::copy(kA.begin(), kA.end(), numbers);
  std::copy(kB.begin(), kB.end(), numbers + kSlotStride);
  constexpr int kSphere = static_cast<int>(Kind::sphere);
  EXPECT_EQ(singleTest(kSphere, kSphere), 0);
  EXPECT_EQ(numbers[2 * kSlotStride], 2);
}

TEST(SingleBorder, AKindThatIsNoneHasNoOutcome) {
  EXPECT_EQ(singleTest(0, kKindCount), -1);
  EXPECT_EQ(singleTest(-1, 0), -1);
}

}  // namespace
}  // namespace collision::single
