// Sweeps of a world as JavaScript sees them: velocities that it writes, and the pairs in columns.
#pragma once

#include <cstdint>

#include "wire/buffer.h"
#include "world/sweep.h"
#include "world/wire_world.h"

namespace collision {

class WireSweep {
 public:
  /** Of a world that outlives it. */
  explicit WireSweep(WireWorld& world) : world_(world), sweep_(world.slots()) {}

  /** By slot: three numbers each. Empty when there is no memory for them. */
  Buffer<double>& velocities() {
    [[maybe_unused]] const bool hasRoom = sweep_.provideVelocities();
    return sweep_.velocities();
  }

  // Of the last run(), a number for each pair that meets, in the order of WorldSweep::pairs().
  Buffer<std::int32_t>& a() { return a_; }
  Buffer<std::int32_t>& b() { return b_; }
  Buffer<std::uint8_t>& outcomes() { return outcomes_; }
  Buffer<double>& tEnter() { return tEnter_; }
  Buffer<double>& tExit() { return tExit_; }

  static constexpr double kOfDuration = -1;
  /**
   * Answers how many pairs of the first `count` slots meet, kNoRoom, or as WireWorld::cast() of
   * what is no motion: then the first number of the world's scratch is the place of the number at
   * fault among the velocities, or kOfDuration. There are no pairs then.
   */
  int run(int count, double duration);

 private:
  int refuse(double place, Reason reason);
  /** Room for so many pairs. False when there is none. */
  [[nodiscard]] bool resize(std::size_t count);

  WireWorld& world_;
  WorldSweep sweep_;
  Buffer<std::int32_t> a_;
  Buffer<std::int32_t> b_;
  Buffer<std::uint8_t> outcomes_;
  Buffer<double> tEnter_;
  Buffer<double> tExit_;
};

}  // namespace collision
