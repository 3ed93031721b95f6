// Is the cast of any two shapes in any motion sound: as the shapes are at the start, the same in
// either order, with its rows, and where only times are asked for?
#include <array>

#include "answers.h"
#include "collision/collision.h"
#include "collision/motion.h"
#include "input.h"
#include "motion/meeting_times.h"
#include "motion/relative_motion.h"
#include "require.h"
#include "slots.h"

using collision::Cast;
using collision::CastOutcome;
using collision::Motion;
using collision::Outcome;
using collision::ShapeRef;
using collision::Vec3;

namespace {

constexpr std::size_t kNumbers = 7;

/** Where the numbers are those of a motion. */
std::optional<Motion> readMotion(fuzz::Input& input) {
  std::array<double, kNumbers> n{};
  for (double& number : n) {
    number = input.number();
  }
  const Motion motion{{n[0], n[1], n[2]}, {n[3], n[4], n[5]}, n[6]};
  const collision::Fault fault = checkMotion(motion);
  if (!fault) {
    return motion;
  }
  fuzz::require(fault.index >= 0 && fault.index < static_cast<int>(kNumbers),
                "the fault is in one of the numbers");
  const double value = n[static_cast<std::size_t>(fault.index)];
  const bool isWrong =
      !(std::fabs(value) <= collision::kMaxMagnitude) || (fault.index == 6 && value < 0);
  fuzz::require(isWrong, "the number at fault is none of a motion");
  return std::nullopt;
}

bool meets(const Cast& cast) {
  return cast.outcome == CastOutcome::touches || cast.outcome == CastOutcome::hits;
}

bool same(double a, double b) { return a == b || (std::isnan(a) && std::isnan(b)); }
bool sameTimes(const Cast& a, const Cast& b) {
  return a.outcome == b.outcome && a.startsInside == b.startsInside && same(a.tEnter, b.tEnter) &&
         same(a.tExit, b.tExit);
}

void requireSound(const Cast& cast, const Motion& motion) {
  fuzz::require(fuzz::absentOrUnit(cast.axis), "an axis has length one");
  if (!meets(cast)) {
    fuzz::require(std::isnan(cast.tEnter) && std::isnan(cast.tExit),
                  "what never meets has no time");
    fuzz::require(!cast.startsInside, "what never meets does not start inside");
    return;
  }
  fuzz::require(cast.tEnter >= 0 && cast.tEnter <= cast.tExit && cast.tExit <= motion.duration,
                "times are in order, within the duration");
  fuzz::require(!std::signbit(cast.tEnter) && !std::signbit(cast.tExit), "no time is −0");
  fuzz::require(!cast.startsInside || cast.tEnter == 0, "what starts inside meets at the start");
}

/** As the shapes are before they move. */
void requireStart(const Cast& cast, Outcome start) {
  if (start == Outcome::apart) {
    fuzz::require(!cast.startsInside, "what is apart does not start inside");
    return;
  }
  fuzz::require(meets(cast) && cast.tEnter == 0, "what meets at the start has met at 0");
  const bool isInside = start == Outcome::overlapping;
  fuzz::require(cast.startsInside == isInside, "what overlaps at the start starts inside");
  fuzz::require(!isInside || cast.outcome == CastOutcome::hits, "what overlaps hits");
}

/** −1: no row decides. */
bool hasRow(const collision::Trace& trace, std::int64_t candidate) {
  for (int i = 0; i < trace.count(); ++i) {
    if (trace[i].candidate == candidate) {
      return true;
    }
  }
  return candidate == -1;
}

void testCasts(ShapeRef a, ShapeRef b, const Motion& motion) {
  const Cast found = collision::cast(a, b, motion);
  if (collision::goesOn(a.kind()) && collision::goesOn(b.kind())) {
    fuzz::require(found.outcome == CastOutcome::invalid, "two that go on are not cast");
    return;
  }
  fuzz::require(found.outcome != CastOutcome::invalid,
                "shapes and motions that are valid are cast");
  requireSound(found, motion);
  requireStart(found, collision::outcome(a, b));

  collision::Trace trace;
  const Cast explained = collision::explainCast(a, b, motion, trace);
  fuzz::require(sameTimes(found, explained) && found.candidate == explained.candidate,
                "rows change nothing");
  fuzz::require(hasRow(trace, found.candidate) && hasRow(trace, found.against),
                "a row that decides is there");

  const Motion exchanged{motion.velocityB, motion.velocityA, motion.duration};
  fuzz::require(sameTimes(found, collision::cast(b, a, exchanged)), "the order changes no time");

  const collision::MeetingTimes times = collision::meetingTimes(a, b, motion);
  fuzz::require(times.outcome == found.outcome && same(times.tEnter, found.tEnter) &&
                    same(times.tExit, found.tExit),
                "times alone are those of the cast");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::Input input({data, size});
  const auto [a, b] = fuzz::readPair(input);
  const auto motion = readMotion(input);
  if (a && b && motion) {
    testCasts(*a, *b, *motion);
  }
  return 0;
}
