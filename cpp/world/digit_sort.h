// Sorting numbers by some of their bits at a time, least first (radix sort): in as many steps as
// there are numbers.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace collision {

/** Bits that one pass sorts by: so few that the counts stay in the cache. */
inline constexpr unsigned kDigitBits = 11;

/**
 * Sorts the first `count` by the digit that begins at bit `shift`; equal digits stay in their
 * order. `other`, of the same size, is overwritten.
 */
inline void sortByDigit(std::vector<std::uint64_t>& numbers, std::vector<std::uint64_t>& other,
                        std::size_t count, unsigned shift) {
  constexpr std::size_t kDigits = std::size_t{1} << kDigitBits;
  const auto digitOf = [shift](std::uint64_t number) {
    return static_cast<std::size_t>(number >> shift) & (kDigits - 1);
  };
  std::array<std::uint32_t, kDigits> place{};
  for (std::size_t i = 0; i < count; ++i) {
    ++place[digitOf(numbers[i])];
  }
  std::uint32_t sum = 0;
  for (std::uint32_t& each : place) {
    const std::uint32_t here = each;
    each = sum;
    sum += here;
  }
  for (std::size_t i = 0; i < count; ++i) {
    const std::uint64_t number = numbers[i];
    other[place[digitOf(number)]++] = number;
  }
  numbers.swap(other);
}

}  // namespace collision
