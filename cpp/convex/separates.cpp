// Does an axis separate two shapes, and by how much? separates() of collision/collision.h: the sign
// of the gap is that of the numbers as they are.
#include "answer/ask.h"
#include "collision/collision.h"
#include "convex/axis_range.h"
#include "convex/corner_cloud.h"
#include "linear/number_vector.h"
#include "number/certified.h"

namespace collision {
namespace {

/** From the upper end of one shape to the lower end of the other. */
struct Between {
  bool ends = false;  // false: one of the two ends is nowhere
  Sign sign = Sign::negative;
  double gap = -kInfinity;
};

/** `square`: axis², `norm`: |axis|. */
template <class T>
Between between(const AxisRange<T>& below, const AxisRange<T>& above, const T& square,
                const T& norm) {
  if (!below.upperEnds || !above.lowerEnds) {
    return {};
  }
  Sign sign = Sign::zero;
  Fraction<T> difference;
  if (below.radius != 0 && above.radius != 0) {
    // Both radii come with the same root, and the rest is rational.
    const T d = below.upper.d * above.lower.d;
    const QuadraticSurd<T> gap{above.lower.a * below.upper.d - below.upper.a * above.lower.d,
                               -(T(below.radius) + T(above.radius)) * d, square, d};
    sign = signOf(gap.a, gap.b, gap.q);
    difference = nearly(gap);
  } else {
    const QuadraticSurd<T> upper = below.outerUpper(square);
    const QuadraticSurd<T> lower = above.outerLower(square);
    sign = compare(lower, upper);
    difference = nearlyDifference(lower, upper);
  }
  const double gap = quotient(difference.numerator, difference.denominator * norm);
  return {true, sign, agreeing(gap, sign)};
}

AxisSeparation separationOf(ShapeRef a, ShapeRef b, const Vec3& axis) {
  AxisSeparation separation = certified([&]<class T>() {
    const Vector3<T> direction = vectorOf<T>(axis);
    const AxisRange<T> onA = rangeAlong<T>(a, direction);
    const AxisRange<T> onB = rangeAlong<T>(b, direction);
    const T square = dot(direction, direction);
    const T norm = squareRoot(square);
    const Between aBelow = between(onA, onB, square, norm);
    const Between bBelow = between(onB, onA, square, norm);
    // Their sum is less the lengths of both intervals, so no more than one of them is positive.
    const bool second = !aBelow.ends || (bBelow.ends && aBelow.gap < bBelow.gap);
    const Between& gap = second ? bBelow : aBelow;
    return AxisSeparation{outcomeOf({gap.sign}), gap.ends ? gap.gap : kNone};
  });
  separation.a = intervalAlong(a, axis);
  separation.b = intervalAlong(b, axis);
  return separation;
}

}  // namespace

AxisSeparation separates(ShapeRef a, ShapeRef b, const Vec3& axis) {
  if (isEmptyMesh(a) || isEmptyMesh(b)) {
    return {Outcome::apart, kInfinity, project(a, axis).interval, project(b, axis).interval};
  }
  const auto ofCorners = [&](ShapeRef ownA) {
    return withCorners(b, [&](ShapeRef ownB) { return separationOf(ownA, ownB, axis); }, axis);
  };
  return withCorners(a, ofCorners, axis);
}

}  // namespace collision
