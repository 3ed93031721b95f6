// A limit of time for work that can be continued later.
#pragma once

#include <chrono>
#include <cmath>

namespace collision {

class Deadline {
 public:
  /** In so many milliseconds from now; never for infinity. */
  explicit Deadline(double milliseconds = HUGE_VAL) : limited_(milliseconds < HUGE_VAL) {
    if (limited_) {
      end_ = Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                std::chrono::duration<double, std::milli>(milliseconds));
    }
  }

  /** To be asked before each piece of work; looks at the clock now and then. */
  [[nodiscard, gnu::always_inline]] bool passed() { return limited_ && hasPassed(); }

  /** The last piece of work may have taken long: the clock is looked at before the next. */
  void expectLong() { unseen_ = 0; }

 private:
  [[nodiscard, gnu::noinline]] bool hasPassed() {
    if (--unseen_ <= 0) {
      unseen_ = kUnseen;
      passed_ = Clock::now() >= end_;
    }
    return passed_;
  }

  using Clock = std::chrono::steady_clock;
  /** Pieces of work between two looks at the clock. */
  static constexpr int kUnseen = 128;

  bool limited_;
  bool passed_ = false;
  int unseen_ = 0;  // so that what is given no time does nothing
  Clock::time_point end_;
};

}  // namespace collision
