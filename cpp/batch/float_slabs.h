// The outcomes of four rays without an end and four axis-aligned boxes in lanes of floats: a stage
// in front of lanes of doubles. What depends on the ray alone is computed before, once where one
// ray is asked about many boxes.
#pragma once

#include "batch/float_lanes.h"
#include "collision/attributes.h"
#include "pairs/filter/curves.h"
#include "sat/box_box_rows.h"

namespace collision::filter {

/** Where a line is in one slab, as twice its parameters. */
template <class T>
struct DoubledSlab {
  T near;
  T far;
  T width;  // half of far − near
};

template <class T>
COLLISION_ALWAYS_INLINE constexpr T doubledStart(const T& origin, const T& perSlope) {
  return (origin + origin) * perSlope;
}
/** Which of the faces is nearer is told by nothing: the middle and the width are of either. */
template <class T>
COLLISION_ALWAYS_INLINE constexpr DoubledSlab<T> doubledSlab(const T& min, const T& max,
                                                             const T& perSlope, const T& start) {
  const T width = (max - min) * absolute(perSlope);
  const T middle = (min + max) * perSlope - start;
  return {middle - width, middle + width, width};
}

/**
 * By how much a parameter can be off for origins and faces of at most 1 that are rounded to floats,
 * and for an inverse of at most 1 of a slope that is: it is off by u, its inverse by 3 u of itself.
 */
inline constexpr auto kDoubledSlabRoundoff = [] {
  using Worst = RoundoffIn<float>;
  constexpr Worst kRoundedPlace = Worst::input(Worst::Size::place, Worst::kUnit);
  constexpr Worst kPerSlope = Worst::input(Worst::Size::direction, 3 * Worst::kUnit);
  return doubledSlab(kRoundedPlace, kRoundedPlace, kPerSlope,
                     doubledStart(kRoundedPlace, kPerSlope))
      .far;
}();

struct FloatSlabRays {
  FloatVector perSlope;
  FloatVector start;
  FloatLanes size{};
  FloatMask isOrdinary{false};
};

/** No slope is so small that its inverse would be out of range, and so none is zero. */
COLLISION_ALWAYS_INLINE inline FloatSlabRays slabRaysOf(const FloatVector& origin,
                                                        const FloatVector& direction) {
  const FloatLanes one(1.0F);
  const FloatVector perSlope{one / direction.x, one / direction.y, one / direction.z};
  const FloatVector start{doubledStart(origin.x, perSlope.x), doubledStart(origin.y, perSlope.y),
                          doubledStart(origin.z, perSlope.z)};
  FloatMask isOrdinary(true);
  for (int i = 0; i < 3; ++i) {
    const FloatLanes slope = absolute(direction[i]);
    isOrdinary = isOrdinary & (slope >= FloatLanes(0x1p-40F)) & (slope <= FloatLanes(0x1p+40F));
  }
  return {perSlope, start, roundoff::magnitudeOf(start), isOrdinary};
}

/** The same ray in all lanes. */
COLLISION_ALWAYS_INLINE inline FloatSlabRays oneSlabRay(const double* ray) {
  const auto number = [&](int i) { return FloatLanes(rounded(Lanes<double>(ray[i]))[0]); };
  FloatSlabRays rays =
      slabRaysOf({number(0), number(1), number(2)}, {number(3), number(4), number(5)});
  rays.isOrdinary = rays.isOrdinary & FloatMask(ray[6] == kInfinity);
  return rays;
}

/**
 * `most` is no less than any parameter of the six faces: see lineBox of doubles. A face, and an
 * origin, times the inverse is at most half of it and of the start: that is the product of sizes in
 * the bound, and a gap has two parameters. Doubled, because `most` is rounded itself. What is no
 * number, or infinite, makes a width so, or all of a slab: then `most` isn't within range. That a
 * box has a volume is told by the widths, since rounding keeps an order.
 */
COLLISION_ALWAYS_INLINE inline LaneSummary<float> raysAndAabbs(const FloatSlabRays& rays,
                                                               const FloatVector& min,
                                                               const FloatVector& max) {
  static_assert(kDoubledSlabRoundoff.products() < 8);
  constexpr auto kError = static_cast<float>(2 * kDoubledSlabRoundoff.error());
  SlabsIn<FloatLanes> slabs;
  FloatVector width;
  for (int i = 0; i < 3; ++i) {
    const auto slab = doubledSlab<FloatLanes>(min[i], max[i], rays.perSlope[i], rays.start[i]);
    slabs.near[i] = slab.near;
    slabs.far[i] = slab.far;
    width[i] = slab.width;
  }
  const FloatLanes enter = enterOf(slabs);
  const FloatLanes exit = exitOf(slabs);
  const FloatLanes widths = sum(width);
  const FloatLanes most = widths + widths + enter + absolute(exit) + rays.size;
  const FloatLanes least3 = least(width.x, least(width.y, width.z));
  return outcomeOfGap(BoundedIn<FloatLanes>{enter - exit, FloatLanes(kError) * most})
      .where(rays.isOrdinary & (most <= FloatLanes(0x1p+60F)) & (least3 > FloatLanes(0.0F)));
}

COLLISION_ALWAYS_INLINE inline LaneSummary<float> rayAndAabbs(const FloatSlabRays& ray,
                                                              const FourRecords& boxes) {
  const auto [minX, minY] = roundedLanes(twoNumbersAt(boxes, 0));
  const auto [minZ, maxX] = roundedLanes(twoNumbersAt(boxes, 2));
  const auto [maxY, maxZ] = roundedLanes(twoNumbersAt(boxes, 4));
  return raysAndAabbs(ray, {minX, minY, minZ}, {maxX, maxY, maxZ});
}

}  // namespace collision::filter
