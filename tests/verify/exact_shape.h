// Where is a shape along an exact axis, and what are its exact directions?
//
// Plain fractions, one corner after the other: slow, and sharing nothing with the oracle's whole
// numbers or the core's terms.
#pragma once

#include <optional>
#include <vector>

#include "oracle/parameter.h"
#include "oracle/shape.h"

namespace verify {

using oracle::Parameter;
using oracle::Rational;
using Exact3 = oracle::Vector<Rational>;

/** All corners of a bounded core; a ray's origin; a plane's foot of 0. */
std::vector<Exact3> cornersOf(const oracle::Shape& shape);

/** The directions along which the core has any length. */
std::vector<Exact3> spansOf(const oracle::Shape& shape);

/** axis . p over the core; nothing where that has no end. Of a plane only along its normal. */
struct ProjectedInterval {
  std::optional<Parameter> low;
  std::optional<Parameter> high;
};
ProjectedInterval reachOf(const oracle::Shape& shape, const Exact3& axis);

/** The same with the radius around the core, of a plane along any axis. */
ProjectedInterval wholeReach(const oracle::Shape& shape, const Exact3& axis);

Rational radiusOf(const oracle::Shape& shape);
/** A box's axis, of any length. */
Exact3 boxAxis(const oracle::Shape& box, int axis);
Exact3 boxCenter(const oracle::Shape& box);
/** Of a triangle, parallelogram or plane; of any length, 0 where there is none. */
Exact3 normalOf(const oracle::Shape& shape);
/** A ray's as given, a segment's from start to end. */
Exact3 directionOf(const oracle::Shape& curve);
/** The corner that a curve starts at. */
inline Exact3 originOf(const oracle::Shape& curve) {
  return oracle::rationalVector(curve.numbers.data());
}

inline Exact3 negated(const Exact3& v) { return {Rational(-v.x), Rational(-v.y), Rational(-v.z)}; }
inline Parameter negated(const Parameter& p) { return {Rational(-p.a), Rational(-p.b), p.c}; }

}  // namespace verify
