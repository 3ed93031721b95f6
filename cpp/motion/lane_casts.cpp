#include "motion/lane_casts.h"

#include "batch/lane_outcome.h"
#include "motion/rough_boxes.h"

namespace collision {

unsigned aabbsNeverMeet(const LanePairs& pairs, double duration) {
  const LanesOf<Aabb> a(pairs.a);
  const LanesOf<Aabb> b(pairs.b);
  const auto times = roughTimesOf(a, b, pairs.velocity, DoubleLanes(duration),
                                  [](const auto& /*they have none*/) { return false; });
  const DoubleMask isOrdinary =
      filter::areOrdinary(a, b) & (roundoff::magnitudeOf(pairs.velocity) <= DoubleLanes(0x1p+100));
  return (times.surelyNever() & isOrdinary).bits();
}

}  // namespace collision
