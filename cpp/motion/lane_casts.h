// Which of several pairs of straight boxes in motion surely never meet, in lanes of doubles: what
// many pairs of a batch are, before any of their shapes is made.
#pragma once

#include "batch/lane_shapes.h"

namespace collision {

/** Pairs of boxes whose numbers nobody has checked, one in each lane. */
struct LanePairs {
  LaneRecords a;
  LaneRecords b;
  LaneVector velocity;  // of a as seen from b
};

/** Bit i where pair i surely never meets within a duration, which is valid. */
unsigned aabbsNeverMeet(const LanePairs& pairs, double duration);

}  // namespace collision
