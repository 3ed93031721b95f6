#include "motion/meeting_times.h"

#include "answer/candidate.h"
#include "motion/box_cast.h"
#include "motion/mesh_cast.h"

namespace collision {
namespace {

MeetingTimes timesOf(const Cast& cast) {
  return {cast.outcome, cast.outcome != CastOutcome::never && cast.candidate < 0, cast.tEnter,
          cast.tExit};
}

}  // namespace

MeetingTimes meetingTimes(ShapeRef a, ShapeRef b, const Motion& motion) {
  const RelativeMotion relative(motion);
  if (isBox(a.kind()) && isBox(b.kind()) && !relative.isNone()) {
    if (const auto found = castOfBoxes(a, b, relative, false)) {
      return timesOf(found->cast);
    }
  }
  return timesOf(castWithoutPoints(a, b, motion));
}

}  // namespace collision
