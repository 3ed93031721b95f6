// The outcomes of four rays with oriented boxes in lanes of floats: a stage in front of lanes of
// doubles. Of rays without an end, as most are; others are left to doubles. Against other shapes
// there is less to compute than to load and to convert, so that doubles take no longer.
#pragma once

#include "batch/float_boxes.h"
#include "collision/attributes.h"
#include "pairs/filter/curves.h"

namespace collision::filter {

using FloatOutcome = LaneSummary<float>;
using FloatBounded = BoundedIn<FloatLanes>;

struct FloatRayLanes {
  FloatVector direction;
  FloatLanes directionSize{};
  FloatMask isEndless{false};
};

COLLISION_ALWAYS_INLINE inline FloatRayLanes floatRaysOf(const FourRecords& rays) {
  const auto [x, y] = roundedLanes(twoNumbersAt(rays, 3));
  const auto ends = twoNumbersAt(rays, 5);
  const FloatLanes z = roundedLanes(ends)[0];
  // As doubles, because there are ends that floats have no number for.
  const Lanes<double> infinite(kInfinity);
  const FloatVector direction{x, y, z};
  return {direction, sizeOf(direction),
          secondLanes({ends[0] == infinite, ends[1] == infinite, ends[2] == infinite,
                       ends[3] == infinite})};
}

/** As of doubles, see lineBox. A slope that counts is so large that its inverse is within range. */
COLLISION_ALWAYS_INLINE inline FloatOutcome raysAndObbs(const FourRecords& rays,
                                                        const FourRecords& boxes) {
  using Worst = RoundoffOf<FloatLanes>;
  constexpr Vector3<Worst> kAxis = vectorOfRoundoff(kFloatAxisRoundoff);
  constexpr auto kInside =
      dot(kAxis, kPlaceDifferencesIn<FloatLanes>) - kPlaceDifferencesIn<FloatLanes>.x;
  constexpr auto kSlope = dot(kAxis, kDirectionsIn<FloatLanes>);
  const FloatRayLanes ray = floatRaysOf(rays);
  const FloatBoxesOfNumbers box = floatBoxesOf(boxes);
  const FloatVector toRay = between(boxes, 0, rays, 0);
  const auto& axis = box.axes.axis;
  const auto along = [&](const FloatVector& v) COLLISION_ALWAYS_INLINE_LAMBDA -> FloatVector {
    return {dot(axis[0], v), dot(axis[1], v), dot(axis[2], v)};
  };
  const auto size = withinRange(sizeOf(toRay) + sum(box.halfExtents));
  const LineInFrame<FloatLanes> local{along(toRay),
                                      along(ray.direction),
                                      box.halfExtents,
                                      kInside.bound(size),
                                      kSlope.bound(FloatLanes(1.0F), ray.directionSize),
                                      size};
  FloatLanes leastSlope;
  const SlabsIn<FloatLanes> slabs = slabsOf(local, leastSlope);
  const FloatLanes enter = enterOf(slabs);
  const FloatLanes exit = exitOf(slabs);
  const FloatLanes error =
      2.0F * (2.0F * local.placeBound + local.slopeBound * (enter + absolute(exit))) / leastSlope;
  const FloatLanes leastHalf =
      least(box.halfExtents.x, least(box.halfExtents.y, box.halfExtents.z));
  return outcomeOfGap(FloatBounded{enter - exit, 2.0F * error})
      .where((ray.directionSize >= FloatLanes(0x1p-40F)) & (leastHalf > FloatLanes(0.0F)) &
             (leastSlope > 2.0F * local.slopeBound) & box.isValid & ray.isEndless &
             havePlaces(rays, toRay));
}

}  // namespace collision::filter
