// An outcome and nothing else that costs anything: what a pair's filter gives, in one register.
#pragma once

#include <cstdint>

#include "answer/ask.h"

namespace collision {

/** Where nothing but doubles was asked it may be that they can't tell: kUndecided. */
class Summary {
 public:
  constexpr Summary(Outcome outcome, int candidate, DecidedBy by = DecidedBy::filter)
      : bits_((candidate + 1) * 16 + static_cast<int>(by) * 4 + static_cast<int>(outcome)) {}
  /** Of one without numbers, which names no pair of edges of hulls. */
  explicit Summary(const Verdict& verdict)
      : Summary(verdict.outcome, static_cast<int>(verdict.candidate), verdict.decidedBy) {}

  static constexpr Summary undecided() { return Summary(-1); }
  [[nodiscard]] constexpr bool isDecided() const { return bits_ >= 0; }

  [[nodiscard]] constexpr Outcome outcome() const { return static_cast<Outcome>(bits_ & 3); }
  [[nodiscard]] constexpr DecidedBy decidedBy() const {
    return static_cast<DecidedBy>((bits_ >> 2) & 3);
  }
  /** The candidate that separates or touches first; −1: none. */
  [[nodiscard]] constexpr int candidate() const { return (bits_ >> 4) - 1; }

 private:
  constexpr explicit Summary(std::int32_t bits) : bits_(bits) {}

  // Not an optional: with a flag beside the number compilers pass it through memory.
  std::int32_t bits_;
};

inline constexpr Summary kUndecided = Summary::undecided();

}  // namespace collision
