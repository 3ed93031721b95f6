// From when to when something may be met on a way that is gone from time 0 to 1, of several at
// once: while no row separates them, in floats.
#pragma once

#include "collision/attributes.h"
#include "number/lanes.h"

namespace collision {

class OpenTimes {
 public:
  using Lane = Lanes<float>;

  /**
   * A row is open where what moves has gone at least `before` and at most `behind` along an axis,
   * along which it goes `speed` in all. These are beyond what they, and the speed, are off by.
   */
  COLLISION_ALWAYS_INLINE void keep(const Lane& before, const Lane& behind, const Lane& speed) {
    // Of what stands along the axis a time is infinite, or NaN, which has to say nothing: it does,
    // as least() and greatest() have their first where they can't compare.
    const Lane first = before / speed;
    const Lane second = behind / speed;
    enter_ = greatest(enter_, least(first, second));
    exit_ = least(exit_, greatest(second, first));
  }
  /**
   * From the time at which they enter on a gap is between the two, which closes with a speed. Both
   * may be NaN: there is none.
   */
  COLLISION_ALWAYS_INLINE void advance(const Lane& gap, const Lane& speed) {
    enter_ = enter_ + freeWhile(gap, speed);
  }
  /** The same from time 0 on. */
  COLLISION_ALWAYS_INLINE void start(const Lane& gap, const Lane& speed) {
    enter_ = greatest(enter_, freeWhile(gap, speed));
  }

  [[nodiscard]] const Lane& enter() const { return enter_; }
  /** Bits of what may be met until a time, and not before which times. */
  COLLISION_ALWAYS_INLINE unsigned until(float limit, float* times) const {
    const Lane enter = enter_ - Lane(kMargin);
    store(enter, times);
    return butNot(enter <= Lane(limit), exit_ + Lane(kMargin) < enter).bits();
  }

  /** More than what a time is off by, beside what places are. */
  static constexpr float kMargin = 0x1p-20F;

 private:
  COLLISION_ALWAYS_INLINE static Lane freeWhile(const Lane& gap, const Lane& speed) {
    const Lane zero(0.0F);
    const Lane never(2.0F);
    return choose(gap > zero, choose(speed > gap, gap / speed, never) * Lane(1 - kMargin), zero);
  }

  Lane enter_ = Lane(0.0F);
  Lane exit_ = Lane(1.0F);
};

}  // namespace collision
