// The bytes of a fuzzer as numbers. Eight raw bytes would nearly never make two shapes touch, so a
// first byte says how a number is written: raw, small and whole, near one that was there before, or
// one of those that are easily forgotten.
#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>
#include <span>

namespace fuzz {

class Input {
 public:
  explicit Input(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}

  [[nodiscard]] bool empty() const { return bytes_.empty(); }

  /** 0 where nothing is left, as for all that follows. */
  std::uint8_t byte() {
    if (bytes_.empty()) {
      return 0;
    }
    const std::uint8_t value = bytes_.front();
    bytes_ = bytes_.subspan(1);
    return value;
  }
  int below(int bound) { return byte() % bound; }
  int smallInteger() { return static_cast<std::int8_t>(byte()); }

  template <class Number>
  Number raw() {
    std::array<std::uint8_t, sizeof(Number)> bytes{};
    for (std::uint8_t& value : bytes) {
      value = byte();
    }
    Number number{};
    std::memcpy(&number, bytes.data(), sizeof number);
    return number;
  }

  double number() {
    const double value = written();
    earlier_[count_++ % earlier_.size()] = value;
    return value;
  }

 private:
  double written() {
    const std::uint8_t form = byte();
    const double before = earlier_[(form >> 3U) % earlier_.size()];
    switch (form % 8U) {
      case 0:
        return raw<double>();
      case 1:
        return smallInteger() / 2.0;
      case 2:
        return std::ldexp(smallInteger(), 9 * smallInteger());
      case 3:
        return before;
      case 4:
        return -before;
      case 5:
        return std::nextafter(before, (form & 0x80U) != 0 ? HUGE_VAL : -HUGE_VAL);
      case 6:
        return before + smallInteger();
      default:
        return kForgotten[byte() % kForgotten.size()];
    }
  }

  static constexpr double kMost = 0x1p+200;
  static constexpr std::array<double, 16> kForgotten{-0.0,
                                                     std::numeric_limits<double>::quiet_NaN(),
                                                     std::numeric_limits<double>::infinity(),
                                                     -std::numeric_limits<double>::infinity(),
                                                     std::numeric_limits<double>::denorm_min(),
                                                     -std::numeric_limits<double>::denorm_min(),
                                                     std::numeric_limits<double>::min(),
                                                     std::numeric_limits<double>::max(),
                                                     kMost,
                                                     -kMost,
                                                     0x1.0000000000001p+200,
                                                     0x1p+100,
                                                     0x1p-260,
                                                     1.0 / 3,
                                                     1e-9,
                                                     0.1};

  std::span<const std::uint8_t> bytes_;
  std::array<double, 32> earlier_{};
  std::size_t count_ = 0;
};

}  // namespace fuzz
