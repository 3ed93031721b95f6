// Random choices that are the same with any compiler on any machine.
//
// splitmix64 (Steele, Lea, Flood 2014). A case draws from a state that depends on its seed and
// index alone, so it is the same whichever cases were made before it. Where two draws stand in one
// expression their order is the compiler's; so each draw gets a name of its own.
#pragma once

#include <cmath>
#include <cstdint>

namespace oracle {

class Draws {
 public:
  explicit Draws(std::uint64_t seed) : state_(seed) {}
  /** Of case `index`. */
  Draws(std::uint64_t seed, std::uint64_t index)
      : state_(Draws(Draws(seed).next() ^ (index * 0xd1342543de82ef95U)).next()) {}

  std::uint64_t next() {
    state_ += 0x9e3779b97f4a7c15U;
    std::uint64_t z = state_;
    z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
    z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
    return z ^ (z >> 31U);
  }
  int whole(int low, int high) {
    const auto span = 1 + static_cast<std::uint64_t>(high - low);
    return low + static_cast<int>(next() % span);
  }
  bool oneIn(int count) { return whole(1, count) == 1; }
  int sign() { return oneIn(2) ? 1 : -1; }
  /** From -1 to 1. */
  double unit() { return std::ldexp(static_cast<double>(next() >> 11U), -52) - 1; }

 private:
  std::uint64_t state_;
};

}  // namespace oracle
