// Predicates, signs about points, lines and planes: on which side does it lie, does it point along
// or against?
#pragma once

#include "linear/number_vector.h"
#include "number/filter.h"

namespace collision {

/** normal · p + constant; degree 2. */
template <class T>
constexpr T planeValue(const Vector3<T>& normal, const T& constant, const Vector3<T>& p) {
  return dot(normal, p) + constant;
}

/**
 * The same for normals of at most 1: as it is linear in the normal, so are its bounds, and `place`
 * is |normal| times a place and the constant together.
 */
inline constexpr Roundoff kPlaneValue = planeValue(kUnitVector, kPlace, kPlaceVector);
/** normal · direction. */
inline constexpr Roundoff kPlaneSlope = dot(kOtherDirectionVector, kDirectionVector);

/**
 * How a line along d passes the edge from p to q, both seen from a point of the line: d · (p × q);
 * the signed volume (orient3d), of degree 3. Exchanging p and q changes the sign and nothing else,
 * so two triangles that share an edge agree about every line.
 */
template <class T>
constexpr T signedVolume(const Vector3<T>& d, const Vector3<T>& p, const Vector3<T>& q) {
  return dot(d, cross(p, q));
}
inline constexpr Roundoff kSignedVolume =
    signedVolume(kPlaceDifferenceVector, kDirectionVector, kOtherDirectionVector);

/** Positive when `side` is against `facing`: the line passes an edge on the outer side. */
constexpr Decision against(const Decision& side, const Decision& facing) {
  return {-(side.sign * facing.sign), side.by, side.line};
}

}  // namespace collision
