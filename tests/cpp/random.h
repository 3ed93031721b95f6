// Random numbers that are the same everywhere, from a seed that a failing test prints.
#pragma once

#include <cstdint>
#include <sstream>
#include <string>

namespace collision {

#if defined(__SANITIZE_ADDRESS__)
inline constexpr bool kIsSanitized = true;
#elif defined(__has_feature)
inline constexpr bool kIsSanitized = __has_feature(address_sanitizer);
#else
inline constexpr bool kIsSanitized = false;
#endif

/**
 * How often a random test that takes long is repeated: less often under the sanitizers, which are
 * many times slower. The same tests are run in full without them.
 */
constexpr int repeated(int times) { return kIsSanitized ? (times + 5) / 6 : times; }

/** splitmix64. */
class Random {
 public:
  explicit Random(std::uint64_t seed) : seed_(seed), state_(seed) {}

  std::uint64_t next() {
    state_ += 0x9e3779b97f4a7c15U;
    std::uint64_t z = state_;
    z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
    z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
    return z ^ (z >> 31U);
  }
  int below(int bound) { return static_cast<int>(next() % static_cast<std::uint64_t>(bound)); }
  int between(int least, int most) { return least + below(most - least + 1); }

  /** Any finite double up to 2²⁰⁰, subnormals included; often with few bits, and often near 1. */
  double anyDouble() {
    constexpr int kBias = 1023;
    const int place = below(4);
    int exponent = kBias + between(-10, 10);
    if (place == 0) {
      exponent = below(kBias + 200);
    } else if (place == 1) {
      exponent = 0;
    }
    std::uint64_t mantissa = next() & ((std::uint64_t{1} << 52U) - 1);
    if (below(3) == 0) {
      mantissa &= ~((std::uint64_t{1} << static_cast<unsigned>(below(52))) - 1);
    }
    const std::uint64_t sign = next() & (std::uint64_t{1} << 63U);
    const std::uint64_t bits = sign | (static_cast<std::uint64_t>(exponent) << 52U) | mantissa;
    return __builtin_bit_cast(double, bits);
  }

  /** Between −2 and 2, with all the bits that a double has there. */
  double withinTwo() {
    return static_cast<double>(static_cast<std::int64_t>(next()) >> 11) * 0x1p-52;
  }

  /** For the message of a failing test. */
  [[nodiscard]] std::string where(int round) const {
    std::ostringstream text;
    text << "seed " << seed_ << ", round " << round;
    return text.str();
  }

 private:
  std::uint64_t seed_;
  std::uint64_t state_;
};

}  // namespace collision
