// A shape against a plane: along the normal the shape covers an interval, the plane a point.
#pragma once

#include "answer/ask.h"
#include "answer/steps.h"
#include "convex/polytope.h"
#include "number/quadratic_surd.h"
#include "pairs/filter/planes.h"

namespace collision {

/** A plane in the numbers of an answer. */
template <class T>
struct PlaneTerms {
  explicit PlaneTerms(const Plane& plane)
      : normal(vectorOf<T>(plane.normal)), constant(plane.constant) {}

  /** normal · p + constant */
  [[nodiscard]] T valueAt(const Vector3<T>& p) const {
    return planeValue<T>(normal.vector, constant, p);
  }

  Direction<T> normal;
  double constant;
};

/** One end of a shape along a plane's normal, for numbers: the plane's value there, and a point. */
template <class T>
struct PlaneEnd {
  Fraction<T> value;  // normal · p + constant
  Vec3 point;
  Corners corners = 0;
  bool infinite = false;
};

template <class T>
struct PlaneEnds {
  PlaneEnd<T> lower;
  PlaneEnd<T> upper;
};

/** A shape's core seen from a point of it, with the radius around it. */
template <class T>
struct CoreTerms {
  explicit CoreTerms(const RoundedPolytope& core)
      : reference(core.polytope.reference()),
        terms(core.polytope.in<T>(reference)),
        radius(core.radius) {}

  Vec3 reference;
  PolytopeTerms<T> terms;
  double radius;
};

/** Signs of the plane's value at a shape's two ends along the normal. */
struct EndSigns {
  Decision lower;
  Decision upper;
};

/** Which side of a plane a place is on. */
inline Decision planeSide(const Plane& plane, const Vec3& p, int line = __builtin_LINE()) {
  return decide(
      filter::valueOf(plane, p),
      [&] { return planeValue<Exact>(lift(plane.normal), plane.constant, lift(p)); }, line);
}

/** The outcome and side that the signs of a shape's two ends along the normal stand for. */
Verdict besidePlane(const EndSigns& ends);

/** Gives the verdict its witness along the normal and its signed distances. */
template <class T>
void numbersBesidePlane(Verdict& verdict, const PlaneTerms<T>& plane, const PlaneEnds<T>& ends,
                        const CoreTerms<T>& core);

/** The trace's step, from the shape's extent along the unit normal as seen from `foot`. */
void traceBesidePlane(const Verdict& verdict, const Plane& plane, const Decision& gap,
                      const Projection& extent, const Vec3& foot, Trace& trace);

/** Of the two ends, the sign of the gap. */
inline Decision gapBesidePlane(const EndSigns& ends) {
  return greater(ends.lower, {-ends.upper.sign, ends.upper.by, ends.upper.line});
}

/** The point of the plane straight above or below `p`, rounded. */
Vec3 footOf(const Plane& plane, const Vec3& p);
template <class T>
Vec3 footOf(const PlaneTerms<T>& plane, const Vec3& p);
/** The plane's unit normal. */
Vec3 unitNormalOf(const Plane& plane);

}  // namespace collision
