// The outcomes of four rays without an end and four axis-aligned boxes in lanes of floats: a stage
// in front of lanes of doubles. What depends on the ray alone is computed before, once where one
// ray is asked about many boxes.
#pragma once

#include "batch/float_lanes.h"
#include "collision/attributes.h"
#include "pairs/filter/curves.h"
#include "sat/box_box_rows.h"

namespace collision::filter {

/** The parameters at which a line enters and leaves a slab, and the difference. */
template <class T>
struct FloatSlab {
  T near;
  T far;
  T width;
};

template <class T>
COLLISION_ALWAYS_INLINE constexpr FloatSlab<T> floatSlab(const T& nearFace, const T& farFace,
                                                         const T& perSlope, const T& start) {
  const T width = (farFace - nearFace) * perSlope;
  const T near = parameterAt(nearFace, perSlope) - start;
  return {near, near + width, width};
}

/**
 * By how much the difference of two parameters can be off for faces and origins of at most 1,
 * rounded to floats, and inverses of at most 1 of slopes that are: these are off by 3 u of
 * themselves.
 */
inline constexpr auto kFloatGapRoundoff = [] {
  using Worst = RoundoffIn<float>;
  constexpr Worst kRounded = Worst::input(Worst::Size::place, Worst::kUnit);
  constexpr Worst kPerSlope = Worst::input(Worst::Size::direction, 3 * Worst::kUnit);
  constexpr auto kSlab = floatSlab(kRounded, kRounded, kPerSlope, parameterAt(kRounded, kPerSlope));
  return kSlab.near - kSlab.far;
}();

struct FloatSlabRays {
  FloatVector perSlope;
  FloatVector start;  // the parameter of 0 in each direction, reversed
  FloatLanes size;    // infinite where floats are not sure of anything
};

/** No slope is so small that its inverse would be out of range, and so none is zero. */
COLLISION_ALWAYS_INLINE inline FloatSlabRays slabRaysOf(const FloatVector& origin,
                                                        const FloatVector& direction,
                                                        FloatMask isOrdinary) {
  FloatSlabRays rays{};
  for (int i = 0; i < 3; ++i) {
    const FloatLanes slope = absolute(direction[i]);
    isOrdinary = isOrdinary & (slope >= FloatLanes(0x1p-40F)) & (slope <= FloatLanes(0x1p+40F));
    rays.perSlope[i] = FloatLanes(1.0F) / direction[i];
    rays.start[i] = parameterAt(origin[i], rays.perSlope[i]);
  }
  rays.size = choose(isOrdinary, roundoff::magnitudeOf(rays.start), FloatLanes(HUGE_VALF));
  return rays;
}

/** The same ray in all lanes. Out of line, because once for many boxes is seldom. */
COLLISION_NOINLINE inline FloatSlabRays oneSlabRay(const double* ray) {
  const auto number = [&](int i) COLLISION_ALWAYS_INLINE_LAMBDA {
    return FloatLanes(rounded(Lanes<double>(ray[i]))[0]);
  };
  return slabRaysOf({number(0), number(1), number(2)}, {number(3), number(4), number(5)},
                    FloatMask(ray[6] == kInfinity));
}
COLLISION_ALWAYS_INLINE inline bool isOrdinary(const FloatSlabRays& oneRay) {
  return oneRay.size[0] < HUGE_VALF;
}

/**
 * Of faces in the order in which the rays come to them. `most` is no less than any parameter of the
 * six, see lineBox of doubles, and with the starts no less than that of any place: this is the
 * product of sizes in the bound, doubled, because it is rounded itself. What is no number, or
 * infinite, makes a width so, or all of a slab: then `most` is out of range. A box has a volume
 * where the widths are positive, since rounding keeps an order.
 */
COLLISION_ALWAYS_INLINE inline LaneSummary<float> raysAndFaces(const FloatSlabRays& rays,
                                                               const FloatVector& nearFaces,
                                                               const FloatVector& farFaces) {
  constexpr auto kError = static_cast<float>(2 * kFloatGapRoundoff.error());
  SlabsIn<FloatLanes> slabs;
  FloatVector width;
  for (int i = 0; i < 3; ++i) {
    const auto slab = floatSlab(nearFaces[i], farFaces[i], rays.perSlope[i], rays.start[i]);
    slabs.near[i] = slab.near;
    slabs.far[i] = slab.far;
    width[i] = slab.width;
  }
  const FloatLanes enter = enterOf(slabs);
  const FloatLanes exit = exitOf(slabs);
  const FloatLanes most = sum(width) + enter + absolute(exit) + rays.size;
  const FloatLanes leastWidth = least(width.x, least(width.y, width.z));
  return outcomeOfGap(BoundedIn<FloatLanes>{enter - exit, FloatLanes(kError) * most})
      .where((most <= FloatLanes(0x1p+60F)) & (leastWidth > FloatLanes(0.0F)));
}

COLLISION_ALWAYS_INLINE inline LaneSummary<float> raysAndAabbs(const FloatSlabRays& rays,
                                                               const FloatVector& min,
                                                               const FloatVector& max) {
  FloatVector nearFaces;
  FloatVector farFaces;
  for (int i = 0; i < 3; ++i) {
    const FloatMask ascends = rays.perSlope[i] > FloatLanes(0.0F);
    nearFaces[i] = choose(ascends, min[i], max[i]);
    farFaces[i] = choose(ascends, max[i], min[i]);
  }
  return raysAndFaces(rays, nearFaces, farFaces);
}

COLLISION_ALWAYS_INLINE inline LaneSummary<float> raysAndAabbs(const FloatSlabRays& rays,
                                                               const FourRecords& boxes) {
  const auto [minX, minY] = roundedLanes(twoNumbersAt(boxes, 0));
  const auto [minZ, maxX] = roundedLanes(twoNumbersAt(boxes, 2));
  const auto [maxY, maxZ] = roundedLanes(twoNumbersAt(boxes, 4));
  return raysAndAabbs(rays, {minX, minY, minZ}, {maxX, maxY, maxZ});
}

}  // namespace collision::filter
