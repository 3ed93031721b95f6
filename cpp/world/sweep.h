// All pairs of slots that meet while both move straight, each slot with a velocity of its own:
// pairs whose swept bounds meet, of these the ones whose bounds meet in time, of these the casts.
#pragma once

#include <memory>
#include <vector>

#include "wire/buffer.h"
#include "world/pair_search.h"
#include "world/slots.h"
#include "world/sweep_order.h"

namespace collision {

class WorldSweep {
 public:
  /** Takes no memory to speak of until it is asked for. */
  explicit WorldSweep(Slots& slots) : slots_(slots) {}

  /**
   * By slot: its velocity, three numbers. Empty, and all slots stand, until provideVelocities(),
   * which answers false when there is no memory for them.
   */
  Buffer<double>& velocities() { return velocities_; }
  [[nodiscard]] bool provideVelocities() {
    return velocities_.tryResize(static_cast<std::size_t>(slots_.capacity()) * 3);
  }
  [[nodiscard]] Motion motionOf(int a, int b, double duration) const {
    return SlotVelocities(velocities_).of(a, b, duration);
  }

  enum class Answer : signed char { finished, noRoom, invalidVelocity };
  /**
   * Finds the pairs of the first `count` slots that interact and meet within a duration, which is
   * valid.
   */
  Answer run(int count, double duration);
  /** Those that were found, in order of their exact times, of equal ones by a, then b. */
  [[nodiscard]] const std::vector<SweptPair>& pairs() const { return pairs_; }
  /** Where the velocity of a valid shape is none: its place among all numbers, and why. */
  [[nodiscard]] Fault fault() const { return fault_; }

 private:
  /** Reads the slots and their velocities. */
  Answer read(int count);
  /** Pairs of shapes that end everywhere. False when there is no memory for those that meet. */
  [[nodiscard]] bool castEnding();
  /** Those of a plane or ray and one that ends. */
  [[nodiscard]] bool castGoingOn();
  /** Casts two slots that may meet. False as above. */
  [[nodiscard]] bool cast(int slot, int partner);
  [[nodiscard]] bool interactsWith(int slot, int partner) const;
  [[nodiscard]] bool add(const SweptPair& pair);

  Slots& slots_;
  Buffer<double> velocities_;
  double duration_ = 0;
  std::vector<Bounds> bounds_;  // by slot, of shapes that end everywhere
  std::vector<int> ending_;     // slots of these
  std::vector<int> goingOn_;    // and of planes and rays
  std::unique_ptr<PairSearch> search_;
  std::vector<SweptPair> pairs_;
  Fault fault_;
};

}  // namespace collision
