// Casts of two slots, for JavaScript.
#include "collision/motion.h"
#include "shapes/traits.h"
#include "world/wire_world.h"

namespace collision {
namespace {

/** Never destroyed: nothing is to be called at an exit. */
std::string& names() {
  static std::string& all = *new std::string;
  return all;
}

Motion motionAt(const double* numbers) {
  return {vectorAt(numbers), vectorAt(numbers + 3), numbers[6]};
}

}  // namespace

const std::string& WireWorld::castNames() { return names(); }

int WireWorld::cast(bool explains) {
  if (!slots_.usable(0) || !slots_.usable(1)) {
    writeVerdict(testSlots(slots_, 0, 1, {}));
    return kInvalidPair;
  }
  const Motion motion = motionAt(scratch_.data());
  if (const Fault fault = checkMotion(motion)) {
    scratch_[0] = fault.index;
    return kMotionFault - static_cast<int>(fault.reason);
  }
  const ShapeCell& a = slots_[0];
  const ShapeCell& b = slots_[1];
  trace_.clear();
  const Cast found = explains ? explainCast(a, b, motion, trace_) : collision::cast(a, b, motion);
  if (found.outcome == CastOutcome::invalid) {
    return kBothGoOn;
  }
  write(found, verdict_.data());
  std::string& text = names();
  text.clear();
  const auto add = [&](int row) {
    text += castRowName(a, b, found, row);
    text += '\n';
  };
  add(found.candidate);
  add(found.against);
  for (int i = 0; i < trace_.count(); ++i) {
    add(trace_[i].candidate);
  }
  return writeTrace();
}

}  // namespace collision
