#include "world/wire_sweep.h"

#include "collision/motion.h"

namespace collision {

bool WireSweep::resize(std::size_t count) {
  return a_.tryResize(count) && b_.tryResize(count) && outcomes_.tryResize(count) &&
         tEnter_.tryResize(count) && tExit_.tryResize(count);
}

int WireSweep::refuse(double place, Reason reason) {
  world_.scratch()[0] = place;
  return WireWorld::kMotionFault - static_cast<int>(reason);
}

int WireSweep::run(int count, double duration) {
  [[maybe_unused]] const bool isEmpty = resize(0);
  if (const Fault fault = checkMotion({.duration = duration})) {
    return refuse(kOfDuration, fault.reason);
  }
  switch (sweep_.run(count, duration)) {
    case WorldSweep::Answer::noRoom:
      return WireWorld::kNoRoom;
    case WorldSweep::Answer::invalidVelocity:
      return refuse(sweep_.fault().index, sweep_.fault().reason);
    case WorldSweep::Answer::finished:
      break;
  }
  const std::vector<SweptPair>& pairs = sweep_.pairs();
  if (!resize(pairs.size())) {
    [[maybe_unused]] const bool hasNone = resize(0);
    return WireWorld::kNoRoom;
  }
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    const SweptPair& pair = pairs[i];
    a_[i] = pair.a;
    b_[i] = pair.b;
    outcomes_[i] = static_cast<std::uint8_t>(pair.outcome);
    tEnter_[i] = pair.tEnter;
    tExit_[i] = pair.tExit;
  }
  return static_cast<int>(pairs.size());
}

}  // namespace collision
