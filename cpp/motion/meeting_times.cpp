#include "motion/meeting_times.h"

#include <limits>

#include "answer/candidate.h"
#include "motion/ball_cast.h"
#include "motion/box_cast.h"
#include "motion/convex_cast.h"
#include "motion/mesh_cast.h"
#include "shapes/has_hulls.h"

namespace collision {

MeetingTimes meetingTimesOf(const Cast& cast) {
  return {cast.outcome, cast.outcome != CastOutcome::never && cast.candidate < 0, cast.tEnter,
          cast.tExit};
}

MeetingTimes meetingTimes(ShapeRef a, ShapeRef b, const Motion& motion) {
  const RelativeMotion relative(motion);
  if (isBox(a.kind()) && isBox(b.kind()) && !relative.isNone()) {
    if (const auto found = castOfBoxes(a, b, relative, false)) {
      return meetingTimesOf(found->cast);
    }
  }
  if (isBallCast(a, b) && !relative.isNone()) {
    if (const auto found = castOfBall(a, b, relative, false)) {
      return meetingTimesOf(*found);
    }
  }
  const bool isConvex = !isMesh(a.kind()) && !isMesh(b.kind());
  return meetingTimesOf(isConvex ? castWithoutAxis(a, b, motion) : castWithoutPoints(a, b, motion));
}

HitPlace placeOfStart(double tEnter, bool meetsFromStart) {
  constexpr double kLeast = std::numeric_limits<double>::denorm_min();
  return {tEnter, meetsFromStart ? 0.0 : 0x1p-51 * tEnter + kLeast};  // two ulp
}

}  // namespace collision
