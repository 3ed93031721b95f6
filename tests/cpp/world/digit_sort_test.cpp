// Sorting by digits: the order of std::stable_sort, whatever the digit, and nothing beyond the
// count.
#include "world/digit_sort.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "random.h"

namespace collision {
namespace {

TEST(DigitSort, SortsByOneDigitAndKeepsTheOrderOfEqualOnes) {
  Random random(1);
  for (const std::size_t count : {0U, 1U, 2U, 63U, 64U, 65U, 5000U}) {
    for (const unsigned shift : {0U, 11U, 32U, 43U, 53U}) {
      std::vector<std::uint64_t> numbers;
      for (std::size_t i = 0; i < count + 3; ++i) {
        numbers.push_back(random.next());
      }
      std::vector<std::uint64_t> expected(numbers.begin(),
                                          numbers.begin() + static_cast<std::ptrdiff_t>(count));
      const auto digitOf = [&](std::uint64_t number) { return (number >> shift) & 2047U; };
      std::stable_sort(expected.begin(), expected.end(),
                       [&](std::uint64_t a, std::uint64_t b) { return digitOf(a) < digitOf(b); });
      std::vector<std::uint64_t> other(numbers.size());
      sortByDigit(numbers, other, count, shift);
      numbers.resize(count);
      EXPECT_EQ(numbers, expected) << count << " from bit " << shift;
    }
  }
}

}  // namespace
}  // namespace collision
