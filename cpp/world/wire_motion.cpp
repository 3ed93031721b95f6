// Casts of slots, for JavaScript.
#include <algorithm>

#include "collision/contact_along.h"
#include "collision/motion.h"
#include "collision/turning.h"
#include "linear/vec3.h"
#include "motion/cast_rows.h"
#include "shapes/traits.h"
#include "world/casts.h"
#include "world/record_list.h"
#include "world/wire_world.h"

namespace collision {
namespace {

/** The last cast, whose names somebody may ask for, which take as long as the cast of two boxes. */
struct LastCast {
  const WireWorld* world = nullptr;  // null: they were made
  int first = 0;
  int second = 0;
  Cast cast;
};
LastCast& lastCast() {
  static LastCast last;
  return last;
}

Motion motionAt(const double* numbers) {
  return {vectorAt(numbers), vectorAt(numbers + 3), numbers[6]};
}

}  // namespace

const std::string& WireWorld::castNames() {
  // Never destroyed: nothing is to be called at an exit.
  static std::string& text = *new std::string;
  auto& [world, first, second, cast] = lastCast();
  if (world == nullptr) {
    return text;
  }
  const ShapeCell& a = world->slots_[first];
  const ShapeCell& b = world->slots_[second];
  text.clear();
  const auto add = [&, of = &cast](std::int64_t row) {
    text += castRowName(a, b, *of, row);
    text += '\n';
  };
  add(cast.candidate);
  add(cast.against);
  for (int i = 0; i < world->trace_.count(); ++i) {
    add(world->trace_[i].candidate);
  }
  world = nullptr;
  return text;
}

int WireWorld::castTurning(const Vec3& angularVelocityA, const Vec3& angularVelocityB,
                           double tolerance) {
  if (!slots_.usable(0) || !slots_.usable(1)) {
    return cast(0, 1, false);
  }
  const ShapeCell& a = slots_[0];
  const ShapeCell& b = slots_[1];
  const TurningMotion motion{motionAt(scratch_.data()), angularVelocityA, angularVelocityB,
                             tolerance};
  const bool isTurned = turns(a, b, motion);
  if (const int fault = answerOf(checkTurningMotion(motion)); fault != 0) {
    return fault;
  }
  if (!isTurned) {
    return cast(0, 1, false);
  }
  const TurningCast found = collision::castTurning(a, b, motion);
  if (found.outcome == TurningOutcome::invalid) {
    const bool isA = !canTurn(a.kind()) && !isZero(angularVelocityA);
    scratch_[0] = isA ? 0 : 1;
    return goesOn(a.kind()) && goesOn(b.kind()) ? kBothGoOn : kNeverTurns;
  }
  write(found, verdict_.data());
  return kTurned;
}

int WireWorld::contactAlong(const AlongNumber& along) {
  if (!slots_.usable(0) || !slots_.usable(1)) {
    return cast(0, 1, false);
  }
  const ContactAlong found = collision::contactAlong(slots_[0], slots_[1], along);
  scratch_[0] = found.before;
  scratch_[1] = found.after;
  scratch_[2] = found.nearest;
  scratch_[3] = found.moved;
  return found.outcome == Outcome::invalid ? kNoContact : static_cast<int>(found.outcome);
}

int WireWorld::checkMotionInScratch() { return answerOf(checkMotion(motionAt(scratch_.data()))); }

int WireWorld::answerOf(const Fault& fault) {
  if (fault) {
    scratch_[0] = fault.index;
  }
  return fault ? kMotionFault - static_cast<int>(fault.reason) : 0;
}

int WireWorld::cast(int first, int second, bool explains) {
  if (!slots_.usable(first) || !slots_.usable(second)) {
    writeVerdict(testSlots(slots_, first, second, {}));
    return kInvalidPair;
  }
  if (const int fault = checkMotionInScratch(); fault != 0) {
    return fault;
  }
  const Motion motion = motionAt(scratch_.data());
  const ShapeCell& a = slots_[first];
  const ShapeCell& b = slots_[second];
  trace_.clear();
  const Cast found = explains ? explainCast(a, b, motion, trace_) : collision::cast(a, b, motion);
  if (found.outcome == CastOutcome::invalid) {
    return kBothGoOn;
  }
  write(found, formsOf(a, b), verdict_.data());
  lastCast() = {this, first, second, found};
  return writeTrace();
}

int WireWorld::castAmong(const Queries::Among& among, bool all) {
  const int query = slots_.querySlot();
  if (!slots_.usable(query)) {
    return kInvalidQuery;
  }
  const Kind kind = slots_[query].kind();
  if (goesOn(kind)) {
    return kBothGoOn;
  }
  if (const int fault = checkMotionInScratch(); fault != 0) {
    return fault;
  }
  const Motion motion = motionAt(scratch_.data());
  WorldCasts casts(slots_, queries_);
  if (!all) {
    const int first = casts.first(among, motion);
    hits_[0] = first;
    return first < 0 ? 0 : 1;
  }
  clear(hits_, hitCount_, kHitStride);
  hitCount_ = 0;
  const std::vector<int>& found = casts.all(among, motion);
  if (!makeRoom(hits_, found.size(), 1)) {
    return kNoRoom;
  }
  std::copy(found.begin(), found.end(), hits_.data());
  return static_cast<int>(found.size());
}

}  // namespace collision
