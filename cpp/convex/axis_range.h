// Where does a shape begin and end along an axis? The values of dot(axis, p), as they are: rational
// at corners, with a root at the end of a bounded ray and on the surface of a sphere or capsule.
#pragma once

#include "collision/shape_ref.h"
#include "convex/polytope.h"
#include "linear/number_vector.h"
#include "number/gap.h"
#include "number/quadratic_surd.h"

namespace collision {

/**
 * dot(axis, p) over a polytope with a radius around it: from lower − radius |axis| to upper +
 * radius |axis|. An end that is nowhere has no value.
 */
template <class T>
struct AxisRange {
  QuadraticSurd<T> lower;
  QuadraticSurd<T> upper;
  bool lowerEnds = true;
  bool upperEnds = true;
  double radius = 0;

  /** An end with the radius; `square` is axis². A polytope with a radius has no root of its own. */
  [[nodiscard]] QuadraticSurd<T> outerLower(const T& square) const {
    return outward(lower, T(-radius), square);
  }
  [[nodiscard]] QuadraticSurd<T> outerUpper(const T& square) const {
    return outward(upper, T(radius), square);
  }
  /** The same for output. */
  [[nodiscard]] Fraction<T> lowerValue(const Direction<T>& axis) const {
    return radius == 0 ? nearly(lower) : nearly(outerLower(axis.square), axis.length);
  }
  [[nodiscard]] Fraction<T> upperValue(const Direction<T>& axis) const {
    return radius == 0 ? nearly(upper) : nearly(outerUpper(axis.square), axis.length);
  }

 private:
  [[nodiscard]] QuadraticSurd<T> outward(const QuadraticSurd<T>& end, const T& by,
                                         const T& square) const {
    return radius == 0 ? end : QuadraticSurd<T>{end.a, by * end.d, square, end.d};
  }
};

/** Of what its corners cover: with the end that is a root or nowhere. */
template <class T>
AxisRange<T> rangeOf(const PolytopeTerms<T>& terms, const ProjectedInterval<T>& corners,
                     double radius, const Vector3<T>& axis, const T& atReference);

/** Of the polytope's terms, measured from the point where dot(axis, p) is `atReference`. */
template <class T>
AxisRange<T> rangeAlong(const PolytopeTerms<T>& terms, double radius, const Vector3<T>& axis,
                        const T& atReference);

/** Of a plane: one value along its normal, everything along any other axis. */
template <class T>
AxisRange<T> rangeAlong(const Plane& plane, const Vector3<T>& axis);

/** Of any shape. */
template <class T>
AxisRange<T> rangeAlong(ShapeRef shape, const Vector3<T>& axis);

/** The range over |axis|, in meters: each end rounded, ±∞ where it is nowhere, never −0. */
template <class T>
Interval metersOf(const AxisRange<T>& range, const Vec3& axis);

/** The interval of a shape of any kind: that of project() alone, to the same bits. */
Interval intervalAlong(ShapeRef shape, const Vec3& axis);

}  // namespace collision
