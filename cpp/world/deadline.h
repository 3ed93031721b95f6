// A limit of time for work that can be continued later.
#pragma once

#include <cmath>
#include <limits>

#include "collision/attributes.h"

#ifdef __EMSCRIPTEN__
#include <emscripten/emscripten.h>
#else
#include <chrono>
#endif

namespace collision {

class Deadline {
 public:
  /**
   * In so many milliseconds from now; never for infinity. Time for one piece of work there is at
   * least, so that it goes on however little is given; where none is, nothing is done.
   */
  explicit Deadline(double milliseconds = HUGE_VAL) : limited_(milliseconds < HUGE_VAL) {
    if (limited_) {
      end_ = now() + (milliseconds > 0 && milliseconds < kLeast ? kLeast : milliseconds);
    }
  }

  /** To be asked before each piece of work; looks at the clock now and then. */
  COLLISION_ALWAYS_INLINE [[nodiscard]] bool passed() { return limited_ && hasPassed(); }

  /** The last piece of work may have taken long: the clock is looked at before the next. */
  void expectLong() { unseen_ = 0; }

  /** Has passed from now on. */
  void end() {
    limited_ = true;
    passed_ = true;
    unseen_ = std::numeric_limits<int>::max();
  }

  /** Milliseconds of a clock that never goes back. */
  static double now() {
#ifdef __EMSCRIPTEN__
    return emscripten_get_now();  // a standard clock brings much more glue code
#else
    const auto time = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration<double, std::milli>(time).count();
#endif
  }

 private:
  COLLISION_NOINLINE [[nodiscard]] bool hasPassed() {
    if (--unseen_ <= 0) {
      unseen_ = kUnseen;
      passed_ = now() >= end_;
    }
    return passed_;
  }

  static constexpr double kLeast = 0.05;
  /** Pieces of work between two looks at the clock. */
  static constexpr int kUnseen = 128;

  bool limited_;
  bool passed_ = false;
  int unseen_ = 0;  // so that what is given no time does nothing
  double end_ = 0;
};

}  // namespace collision
