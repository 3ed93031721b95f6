// A solid shape against a plane: along the normal the shape covers an interval, the plane a point.
#pragma once

#include "query/trace.h"
#include "query/verdict.h"
#include "shapes/plane.h"

namespace collision {

/**
 * `lower` and `upper` are the signs of the plane's value at the shape's two ends along the normal.
 * `foot` is a point of the plane near the shape; `extent` was measured from it.
 */
inline Verdict beforePlane(const Plane& plane, const Decision& lower, const Decision& upper,
                           const Extent& extent, const Vec3& foot, Trace* trace) {
  const Vec3 axis = normalized(plane.normal);
  const Extent onPlane{{0, 0}, foot, foot};
  const Decision gap = greater(lower, {-upper.sign, upper.by, upper.line});

  Verdict verdict;
  verdict.outcome = outcomeOf(gap);
  const bool within = lower.zero() && upper.zero();
  if (within || (lower.negative() && upper.positive())) {
    verdict.side = Side::straddling;
  } else {
    verdict.side = lower.negative() ? Side::back : Side::front;
  }
  verdict.candidate = 0;
  verdict.witness = witnessAlong(axis, extent, onPlane);
  verdict.witness.gap = agreeing(verdict.witness.gap, gap.sign);
  if (trace != nullptr) {
    trace->add(axisStep(0, StepGroup::plane, gap, axis, extent, onPlane, foot, true));
  }
  return verdict;
}

/** The point of the plane straight above or below `p`. */
inline Vec3 footOf(const Plane& plane, const Vec3& p) {
  return p - normalized(plane.normal) * (plane.value(p) / length(plane.normal));
}

}  // namespace collision
