// How far inside each face of a box the origin of a curve is, and how fast the curve goes further
// in: half-spaces along it, in doubles with bounds.
#pragma once

#include "curve/clip.h"
#include "linear/frame.h"
#include "number/filter.h"
#include "number/index.h"
#include "shapes/aabb.h"
#include "shapes/obb.h"

namespace collision {

inline constexpr int kSlabFaces = 6;
constexpr int lowerFace(int axis) { return 2 * axis; }
constexpr int upperFace(int axis) { return 2 * axis + 1; }
constexpr int axisOfFace(int face) { return face / 2; }

template <class Numbers>
void setSlab(RoundedSpaces<Numbers>& slabs, int axis, double toLower, double toUpper,
             double along) {
  slabs.value[at(lowerFace(axis))] = toLower;
  slabs.value[at(upperFace(axis))] = toUpper;
  slabs.slope[at(lowerFace(axis))] = along;
  slabs.slope[at(upperFace(axis))] = -along;
}

template <class Numbers>
void setSlabs(RoundedSpaces<Numbers>& slabs, const Vec3& origin, const Vec3& direction,
              const Aabb& box) {
  const Vec3 inLower = origin - box.min;
  const Vec3 inUpper = box.max - origin;
  for (int i = 0; i < 3; ++i) {
    setSlab(slabs, i, inLower[i], inUpper[i], direction[i]);
  }
  const double size = sizeOf(inLower, inUpper);
  const double directionSize = sizeOf(direction);
  slabs.valueError = kPlaceDifference.bound(size);
  slabs.slopeError = kDirection.bound(1, directionSize);
  constexpr Roundoff kCrossing = crossingOf(kPlaceDifference, kDirection);
  slabs.crossingError = kCrossing.bound(size, directionSize);
  slabs.signsAreExact = true;
}

/** Values are n times the distances, n of the frame. */
template <class Numbers>
void setSlabs(RoundedSpaces<Numbers>& slabs, const Vec3& origin, const Vec3& direction,
              const FramedObb& box) {
  constexpr Roundoff kAlong = dot(kFrameRoundoff.axis[0], kDirectionVector);
  constexpr Roundoff kInside =
      kPlace * kFrameRoundoff.n + dot(kFrameRoundoff.axis[0], kPlaceDifferenceVector);
  const Vec3 fromCenter = origin - box.center;
  const Frame& frame = roundedFrame(box);
  const Vec3 place = toLocal(frame, fromCenter);
  const Vec3 along = toLocal(frame, direction);
  for (int i = 0; i < 3; ++i) {
    const double reach = box.halfExtents[i] * frame.n;
    setSlab(slabs, i, reach + place[i], reach - place[i], along[i]);
  }
  const double size = sizeOf(fromCenter, box.halfExtents);
  const double directionSize = sizeOf(direction);
  slabs.valueError = kInside.bound(size);
  slabs.slopeError = kAlong.bound(1, directionSize);
  constexpr Roundoff kCrossing = crossingOf(kInside, kAlong);
  slabs.crossingError = kCrossing.bound(size, directionSize);
}

}  // namespace collision
