// When two shapes in motion meet and part, and nothing else: what many pairs are asked for. Of
// boxes doubles say which rows open last and close first, and these alone are computed to the bit.
#pragma once

#include "collision/motion.h"
#include "curve/hit_order.h"
#include "motion/relative_motion.h"

namespace collision {

struct MeetingTimes {
  CastOutcome outcome = CastOutcome::never;
  bool meetsFromStart = false;  // so that tEnter is 0 and not only rounded to it
  double tEnter = kNone;
  double tExit = kNone;
};

MeetingTimes meetingTimesOf(const Cast& cast);

/** As castWithoutPoints has them, to the bit. */
MeetingTimes meetingTimes(ShapeRef a, ShapeRef b, const Motion& motion);

/** tEnter of two that meet, and what it is off by at most: nothing where it is 0 as it is. */
HitPlace placeOfStart(double tEnter, bool meetsFromStart);

}  // namespace collision
