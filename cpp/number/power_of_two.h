// Powers of two that are normal numbers, without a call of the library.
#pragma once

#include <cstdint>

namespace collision {

/** 2^exponent, for exponents from −1022 to 1023. */
constexpr double powerOfTwo(int exponent) {
  constexpr int kBias = 1023;
  constexpr unsigned kMantissaBits = 52;
  return __builtin_bit_cast(double, static_cast<std::uint64_t>(exponent + kBias) << kMantissaBits);
}

}  // namespace collision
