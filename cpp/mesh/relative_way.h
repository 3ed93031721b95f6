// A straight way that one shape goes as seen from another.
#pragma once

#include "linear/vec3.h"

namespace collision {

/** Moved by `start` meters at time 0, and by `way` more at time 1; off by no more than so many. */
struct RelativeWay {
  Vec3 start;
  Vec3 way;
  double off = 0;

  /** Of the other shape as seen from the first. */
  [[nodiscard]] RelativeWay exchanged() const { return {-start, -way, off}; }
  /** From the end. */
  [[nodiscard]] RelativeWay reversed() const { return {start + way, -way, off}; }
};

}  // namespace collision
