// The random numbers of web/pages/shared/random-numbers.ts, so that both benches have the same
// scenes.
#pragma once

#include <array>
#include <cstdint>

namespace peers {

using Triple = std::array<double, 3>;

class Random {
 public:
  explicit Random(std::uint32_t seed) : state_((seed * kGolden) | 1U) {}

  /** From 0 to 1. */
  double unit() {
    const double high = next();
    return (high * 0x1p21 + (next() >> 11U)) * 0x1p-53;
  }
  /** From −most to most. */
  double within(double most) { return (2 * unit() - 1) * most; }
  Triple place(double x, double y, double z) {
    // one after the other
    return {within(x), within(y), within(z)};
  }
  Triple place(double most) { return place(most, most, most); }

 private:
  static constexpr std::uint32_t kGolden = 0x9e3779b1;

  std::uint32_t next() {
    state_ ^= state_ << 13U;
    state_ ^= state_ >> 17U;
    state_ ^= state_ << 5U;
    return state_;
  }

  std::uint32_t state_;
};

}  // namespace peers
