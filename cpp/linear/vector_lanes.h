// Vectors of double-doubles in lanes: what formulas of two boxes, or of two points, are made of.
#pragma once

#include <array>

#include "number/double_double_lanes.h"

namespace collision {

using DoubleDoubleVector = Vector3<DoubleDoubleLanes>;

inline DoubleDoubleLanes halfOf(const DoubleDoubleLanes& a) {
  return {a.hi * Lanes<double>(0.5), a.lo * Lanes<double>(0.5)};
}
inline DoubleDoubleVector halfOf(const DoubleDoubleVector& v) {
  return {halfOf(v.x), halfOf(v.y), halfOf(v.z)};
}

// By name, as those of all vectors (collision/vector3.h) are inlined wherever they are written.

inline DoubleDoubleVector sumOf(const DoubleDoubleVector& a, const DoubleDoubleVector& b) {
  return {a.x + b.x, a.y + b.y, a.z + b.z};
}
inline DoubleDoubleVector lessOf(const DoubleDoubleVector& a, const DoubleDoubleVector& b) {
  return {a.x - b.x, a.y - b.y, a.z - b.z};
}
inline DoubleDoubleVector scaledBy(const DoubleDoubleVector& v, const DoubleDoubleLanes& s) {
  return {v.x * s, v.y * s, v.z * s};
}
/** v where the mask holds, else −v. */
inline DoubleDoubleVector withSign(const LaneMask<double>& isPositive,
                                   const DoubleDoubleVector& v) {
  return {choose(isPositive, v.x, -v.x), choose(isPositive, v.y, -v.y),
          choose(isPositive, v.z, -v.z)};
}
inline DoubleDoubleVector inBothLanes(const Vector3<DoubleDouble>& v) {
  return {lanesOf(v.x, v.x), lanesOf(v.y, v.y), lanesOf(v.z, v.z)};
}
/** Lane i of one, and lane j of another. */
inline DoubleDoubleVector lanesOf(const DoubleDoubleVector& one, int i,
                                  const DoubleDoubleVector& other, int j) {
  return {lanesOf(one.x, i, other.x, j), lanesOf(one.y, i, other.y, j),
          lanesOf(one.z, i, other.z, j)};
}

/** Two places, or two directions, and what their coordinates are off by. */
using BoundedVectors = std::array<BoundedLanes, 3>;
/** The same rounded, and which of their coordinates are certain. */
using CertainVectors = std::array<CertainLanes, 3>;
inline CertainVectors rounded(const BoundedVectors& v) {
  return {rounded(v[0]), rounded(v[1]), rounded(v[2])};
}

/** v / weight, of which each coordinate is off by at most so much. */
inline CertainVectors quotient(const DoubleDoubleVector& v, const DoubleDoubleLanes& weight,
                               const Lanes<double>& error, const Lanes<double>& weightError) {
  const LaneDivisor divisor(weight, weightError);
  return {divisor.of(v.x, error), divisor.of(v.y, error), divisor.of(v.z, error)};
}
inline LaneMask<double> areCertain(const CertainVectors& v) {
  return v[0].isCertain & v[1].isCertain & v[2].isCertain;
}
inline Vec3 laneOf(const CertainVectors& v, int i) {
  return {v[0].number[i], v[1].number[i], v[2].number[i]};
}

}  // namespace collision
