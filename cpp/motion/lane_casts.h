// Casts of pairs of a batch whose numbers nobody has checked, as many at a time as there are lanes:
// what doubles tell of each, and the times of those that surely hit by rows that are known.
#pragma once

#include <array>

#include "batch/lane_shapes.h"
#include "collision/motion.h"
#include "motion/meeting_times.h"

namespace collision {

/** Pairs of shapes, one in each lane. */
struct LanePairs {
  LaneRecords a;
  LaneRecords b;
  LaneVector velocity;  // of a as seen from b
  DoubleLanes speed;    // no less than that of either
};

/** What is told of one pair. */
struct LaneCast {
  /** `never`; `hits` where its times are to be asked for; nothing is known where it is `invalid`.
   */
  CastOutcome outcome = CastOutcome::invalid;
  // Of two boxes that hit: the row that opens last and the one that closes first; -1: they meet
  // from the start, or until the end.
  int opens = -1;
  int closes = -1;
};

/** How two kinds are cast. */
struct LaneCaster {
  using Casts = std::array<LaneCast, DoubleLanes::kCount>;

  /** Within a duration, which is valid. */
  void (*cast)(const LanePairs& pairs, double duration, Casts& into);
  /** False where they are not certain. */
  bool (*findTimes)(const double* a, const double* b, const Motion& motion, const LaneCast& cast,
                    MeetingTimes& into);
};

/** The one of two kinds; null: they are cast one by one. */
struct LaneCasterPlace {
  const LaneCaster* caster;
  bool swapped;  // it takes them in the reverse order
};
LaneCasterPlace findLaneCaster(Kind a, Kind b);

}  // namespace collision
