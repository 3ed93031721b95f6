// How a moves as seen from b.
#pragma once

#include "collision/motion.h"
#include "linear/number_vector.h"
#include "number/filter.h"

namespace collision {

/** Whether shapes of a kind may go on forever: two of those are not cast at each other. */
constexpr bool goesOn(Kind kind) { return kind == Kind::plane || kind == Kind::ray; }

/** The same motion, as that of b and a. */
inline Motion exchanged(const Motion& motion) {
  return {motion.velocityB, motion.velocityA, motion.duration};
}

/** A motion that takes no time is none. */
class RelativeMotion {
 public:
  explicit RelativeMotion(const Motion& motion) : motion_(motion) {}

  [[nodiscard]] const Motion& given() const { return motion_; }
  [[nodiscard]] double duration() const { return motion_.duration; }
  [[nodiscard]] bool ends() const { return motion_.duration < HUGE_VAL; }
  /** Whether nothing moves as seen from the other. */
  [[nodiscard]] bool isNone() const {
    return motion_.duration == 0 || motion_.velocityA == motion_.velocityB;
  }
  template <class T>
  [[nodiscard]] Vector3<T> velocity() const {
    return isNone() ? Vector3<T>{} : differenceOf<T>(motion_.velocityB, motion_.velocityA);
  }
  /** The same rounded, each component once. */
  [[nodiscard]] Vec3 roughVelocity() const {
    return isNone() ? Vec3{} : motion_.velocityA - motion_.velocityB;
  }
  /** No less than what counts of the duration for two shapes that are within `size` of the origin:
   * later they go away from each other. */
  [[nodiscard]] double durationWithin(double size) const {
    return isNone() ? 0 : least(duration(), 4 * size / largestMagnitude(roughVelocity()));
  }

 private:
  const Motion& motion_;
};

}  // namespace collision
