// What a shape is but for its radius, for the distances of rounded.h: in doubles, in lanes of them
// and as its bounds are derived.
#pragma once

#include "collision/attributes.h"
#include "linear/frame.h"
#include "pairs/filter/lines.h"

namespace collision::filter {

template <class T>
COLLISION_ALWAYS_INLINE inline T clamped(const T& value, const T& low, const T& high) {
  return least(greatest(value, low), high);
}
COLLISION_ALWAYS_INLINE inline double clamped(double value, double low, double high) {
  return least(greatest(value, low), high);
}

// Cores, positions seen from a common point. Of each
//   at()           a place, by parameters that make it one, however they were found
//   leastAlong(v)  the least of v · x over all places x
//   worst()        the core as these two formulas are bounded: the terms that coreOf rounds
//   placeRoundoff() what a place is off by

template <class T>
struct PointCore {
  Vector3<T> p;

  static constexpr bool kIsPoint = true;
  static constexpr PointCore<Roundoff> worst() { return {kPlaceDifferenceVector}; }
  static constexpr Roundoff placeRoundoff() { return kPlaceDifference; }

  COLLISION_ALWAYS_INLINE [[nodiscard]] Vec3 nearestTo(const Vec3& /*to*/) const { return p; }
  COLLISION_ALWAYS_INLINE [[nodiscard]] constexpr T leastAlong(const Vector3<T>& v) const {
    return dot(v, p);
  }
  COLLISION_ALWAYS_INLINE [[nodiscard]] Vec3 middle() const { return p; }
  COLLISION_ALWAYS_INLINE [[nodiscard]] T size() const { return sizeOf(p); }
};

/** Of a segment or a capsule: one end and the way to the other. */
template <class T>
struct SegmentCore {
  Vector3<T> p;
  Vector3<T> d;

  static constexpr bool kIsPoint = false;
  static constexpr SegmentCore<Roundoff> worst() {
    return {kPlaceDifferenceVector, vectorOfRoundoff(kWay)};
  }
  static constexpr Roundoff placeRoundoff() { return worst().at(kUnitNumber).x; }

  /** 0 ≤ t ≤ 1 */
  COLLISION_ALWAYS_INLINE [[nodiscard]] constexpr Vector3<T> at(const T& t) const {
    return p + d * t;
  }
  COLLISION_ALWAYS_INLINE [[nodiscard]] Vec3 nearestTo(const Vec3& to) const {
    const double squared = dot(d, d);
    return at(squared > 0 ? clamped(dot(to - p, d) / squared, 0, 1) : 0);
  }
  COLLISION_ALWAYS_INLINE [[nodiscard]] constexpr T leastAlong(const Vector3<T>& v) const {
    return dot(v, p) + least(dot(v, d), T(0.0));
  }
  COLLISION_ALWAYS_INLINE [[nodiscard]] Vec3 middle() const { return at(0.5); }
  COLLISION_ALWAYS_INLINE [[nodiscard]] T size() const { return sizeOf(p, d); }
};

template <class T>
struct AlignedBoxCore {
  Vector3<T> min;
  Vector3<T> max;

  static constexpr bool kIsPoint = false;
  static constexpr AlignedBoxCore<Roundoff> worst() {
    return {kPlaceDifferenceVector, kPlaceDifferenceVector};
  }
  static constexpr Roundoff placeRoundoff() { return kPlaceDifference; }

  COLLISION_ALWAYS_INLINE [[nodiscard]] Vec3 nearestTo(const Vec3& to) const {
    return {clamped(to.x, min.x, max.x), clamped(to.y, min.y, max.y), clamped(to.z, min.z, max.z)};
  }
  COLLISION_ALWAYS_INLINE [[nodiscard]] constexpr T leastAlong(const Vector3<T>& v) const {
    return least(v.x * min.x, v.x * max.x) + least(v.y * min.y, v.y * max.y) +
           least(v.z * min.z, v.z * max.z);
  }
  COLLISION_ALWAYS_INLINE [[nodiscard]] Vec3 middle() const { return (min + max) * 0.5; }
  COLLISION_ALWAYS_INLINE [[nodiscard]] T size() const { return sizeOf(min, max); }
};

template <class T>
struct TurnedBoxCore {
  Vector3<T> center;
  Vector3<T> half;
  const ScaledAxes<T>& frame;
  T inverse;  // 1 / n

  static constexpr bool kIsPoint = false;
  /** n is 1 or more, and 1 / n off by no more than n is and a rounding. */
  static constexpr TurnedBoxCore<Roundoff> worst() {
    constexpr Roundoff kInverse =
        Roundoff(1.0).offBy(kFrameRoundoff.n.error() * (1 + 0x1p-20) + Roundoff::kUnit);
    return {kPlaceDifferenceVector, kPlaceVector, kFrameRoundoff, kInverse};
  }
  static constexpr Roundoff placeRoundoff() { return worst().at(kPlaceVector).x; }

  /** By coordinates from −half to half. */
  COLLISION_ALWAYS_INLINE [[nodiscard]] constexpr Vector3<T> at(const Vector3<T>& along) const {
    return center + frame.axis[0] * (along.x * inverse) + frame.axis[1] * (along.y * inverse) +
           frame.axis[2] * (along.z * inverse);
  }
  COLLISION_ALWAYS_INLINE [[nodiscard]] Vec3 nearestTo(const Vec3& to) const {
    const Vec3 local = toLocal(frame, to - center) * inverse;
    return at({clamped(local.x, -half.x, half.x), clamped(local.y, -half.y, half.y),
               clamped(local.z, -half.z, half.z)});
  }
  COLLISION_ALWAYS_INLINE [[nodiscard]] constexpr T leastAlong(const Vector3<T>& v) const {
    const Vector3<T> local = toLocal(frame, v);
    const T reach =
        half.x * absolute(local.x) + half.y * absolute(local.y) + half.z * absolute(local.z);
    return dot(v, center) - reach * inverse;
  }
  COLLISION_ALWAYS_INLINE [[nodiscard]] Vec3 middle() const { return center; }
  COLLISION_ALWAYS_INLINE [[nodiscard]] T size() const { return sizeOf(center, half); }
};

/** Of a triangle or parallelogram a + u ab + v ac. */
template <class T, bool kTriangle>
struct PolygonCore {
  Vector3<T> a;
  Vector3<T> ab;
  Vector3<T> ac;

  static constexpr bool kIsPoint = false;
  static constexpr PolygonCore<Roundoff, kTriangle> worst() {
    return {kPlaceDifferenceVector, kPlaceDifferenceVector, kPlaceDifferenceVector};
  }
  static constexpr Roundoff placeRoundoff() {
    constexpr Roundoff kCoordinate = kUnitNumber.offBy(Roundoff::kUnit);
    return worst().at(kCoordinate, kCoordinate).x;
  }

  /** u, v from 0 to 1; of a triangle u + v, which is rounded, is at most 1. */
  COLLISION_ALWAYS_INLINE [[nodiscard]] constexpr Vector3<T> at(const T& u, const T& v) const {
    return a + ab * u + ac * v;
  }
  COLLISION_ALWAYS_INLINE [[nodiscard]] Vec3 nearestTo(const Vec3& to) const {
    const Vec3 from = to - a;
    const double bb = dot(ab, ab);
    const double bc = dot(ab, ac);
    const double cc = dot(ac, ac);
    const double onB = dot(from, ab);
    const double onC = dot(from, ac);
    const double area = bb * cc - bc * bc;
    if (!(area > 0)) {
      return a;
    }
    double u = (onB * cc - onC * bc) / area;
    double v = (onC * bb - onB * bc) / area;
    if constexpr (kTriangle) {
      if (u >= 0 && v >= 0 && u + v <= 1) {
        return at(u, v);
      }
      if (u + v > 1 && u > 0 && v > 0) {  // along bc
        const double squared = bb - 2 * bc + cc;
        v = clamped((onC - onB + bb - bc) / squared, 0, 1);
        return at(1 - v, v);
      }
      return v <= 0 && (u > 0 || u >= v) ? at(clamped(onB / bb, 0, 1), 0)
                                         : at(0, clamped(onC / cc, 0, 1));
    } else {
      u = clamped(u, 0, 1);
      v = clamped((onC - bc * u) / cc, 0, 1);
      return at(clamped((onB - bc * v) / bb, 0, 1), v);
    }
  }
  COLLISION_ALWAYS_INLINE [[nodiscard]] constexpr T leastAlong(const Vector3<T>& v) const {
    const T alongB = dot(v, ab);
    const T alongC = dot(v, ac);
    const T zero(0.0);
    if constexpr (kTriangle) {
      return dot(v, a) + least(least(alongB, alongC), zero);
    } else {
      return dot(v, a) + (least(alongB, zero) + least(alongC, zero));
    }
  }
  COLLISION_ALWAYS_INLINE [[nodiscard]] Vec3 middle() const { return a + (ab + ac) * (1.0 / 3); }
  COLLISION_ALWAYS_INLINE [[nodiscard]] T size() const { return sizeOf(a, ab, ac); }
};

}  // namespace collision::filter
