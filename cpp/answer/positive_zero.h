// No output is ever −0. Adding 0 makes it 0, and leaves every other number as it is, NaN too.
#pragma once

#include "answer/ask.h"
#include "answer/steps.h"

namespace collision {

constexpr double positiveZero(double number) { return number + 0.0; }
constexpr Vec3 positiveZero(const Vec3& v) {
  return {positiveZero(v.x), positiveZero(v.y), positiveZero(v.z)};
}
constexpr Interval positiveZero(const Interval& interval) {
  return {positiveZero(interval.min), positiveZero(interval.max)};
}

template <class... Numbers>
constexpr void clearEach(Numbers&... numbers) {
  ((numbers = positiveZero(numbers)), ...);
}
/** In all numbers of an answer, where it leaves the core. */
inline void clearNegativeZeros(Verdict& verdict) {
  Witness& w = verdict.witness;
  Hit& hit = verdict.hit;
  PlaneDistances& plane = verdict.plane;
  clearEach(w.axis, w.gap, w.supportA, w.supportB, verdict.contact, plane.signedDistance,
            plane.projectedRadius, plane.min, plane.max);
  if (hit.present) {
    clearEach(hit.t, hit.tExit, hit.tB, hit.distance, hit.u, hit.v, hit.point, hit.exitPoint,
              hit.normal, hit.exitNormal);
  }
}
inline void clearNegativeZeros(Step& step) {
  clearEach(step.a, step.b, step.gap, step.axis, step.aMinPoint, step.aMaxPoint, step.bMinPoint,
            step.bMaxPoint);
}

}  // namespace collision
