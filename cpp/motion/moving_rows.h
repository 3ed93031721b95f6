// The rows of a pair in motion: of each axis the times at which it does not separate the two. With
// the distance along an axis linear in time and the reach constant, these are one interval.
#pragma once

#include "convex/polytope.h"
#include "convex/witness.h"
#include "motion/time_span.h"
#include "shapes/plane.h"

namespace collision {

/** What an axis shows of a in motion and b at rest, times a factor that is positive. */
template <class T>
struct MovingRow {
  QuadraticSurd<T> below{};  // from b's lower end to a's upper one at time 0
  QuadraticSurd<T> above{};  // from a's lower end to b's upper one
  bool endlessBelow = false;
  bool endlessAbove = false;
  T slope{};  // how fast a goes along the axis

  /** While neither end has gone by. */
  [[nodiscard]] TimeSpan<T> span() const;
  /** Whether both are a point along the axis. */
  [[nodiscard]] bool hasNoWidth() const;
};

/** The row of an axis; `velocity` is that of a as seen from b. */
template <class T>
MovingRow<T> rowAlong(const PolytopeTerms<T>& a, const PolytopeTerms<T>& b,
                      const KnownAxis<T>& known, const Vector3<T>& velocity);

/** The row of a shape and a plane's normal, the core's places measured from `reference`. */
template <class T>
MovingRow<T> rowBesidePlane(const PolytopeTerms<T>& core, double radius, const Vec3& reference,
                            const Plane& plane, const Vector3<T>& velocity);

}  // namespace collision
