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

/** A pass of the sort, in parts: where each digit's numbers go. */
class DigitPlaces {
 public:
  explicit DigitPlaces(unsigned shift = 0) : shift_(shift) {}

  /** First, of all numbers. */
  void count(const std::vector<std::uint64_t>& numbers, std::size_t first, std::size_t end) {
    for (std::size_t i = first; i < end; ++i) {
      ++place_[digitOf(numbers[i])];
    }
  }
  /** Once they are counted. */
  void sum() {
    std::uint32_t sum = 0;
    for (std::uint32_t& each : place_) {
      const std::uint32_t here = each;
      each = sum;
      sum += here;
    }
  }
  /** Then, of all numbers, in their order. */
  void move(const std::vector<std::uint64_t>& numbers, std::vector<std::uint64_t>& other,
            std::size_t first, std::size_t end) {
    for (std::size_t i = first; i < end; ++i) {
      const std::uint64_t number = numbers[i];
      other[place_[digitOf(number)]++] = number;
    }
  }

 private:
  static constexpr std::size_t kDigits = std::size_t{1} << kDigitBits;

  [[nodiscard]] std::size_t digitOf(std::uint64_t number) const {
    return static_cast<std::size_t>(number >> shift_) & (kDigits - 1);
  }

  unsigned shift_;
  std::array<std::uint32_t, kDigits> place_{};
};

/**
 * Sorts the first `count` by the digit that begins at bit `shift`; equal digits stay in their
 * order. `other`, of the same size, is overwritten.
 */
inline void sortByDigit(std::vector<std::uint64_t>& numbers, std::vector<std::uint64_t>& other,
                        std::size_t count, unsigned shift) {
  DigitPlaces places(shift);
  places.count(numbers, 0, count);
  places.sum();
  places.move(numbers, other, 0, count);
  numbers.swap(other);
}

}  // namespace collision
