// Does a ray or segment meet a plane, and where? The signed distance at the origin and the slope
// along the direction say whether and when it crosses.
#include "curve/curve_projection.h"
#include "curve/end.h"
#include "curve/hit.h"
#include "linear/number_vector.h"
#include "number/certified.h"
#include "pairs/families.h"
#include "pairs/plane_side.h"
#include "shapes/visit_as.h"

namespace collision {
namespace {

enum CurvePlaneCandidate { kPlaneNormal = 0, kPlaneRange = 1 };

/** Sign of normal · direction; a curve without length has no slope. */
Decision slopeOf(const Curve& curve, const Plane& plane) {
  if (curve.isPoint()) {
    return decide(Sign::zero);
  }
  return decide(filter::slopeOf(plane, curve.direction()),
                [&] { return dot(lift(plane.normal), curve.exactDirection()); });
}

/** The side of a curve's end, which may be infinitely far away. */
Decision endSide(const Curve& curve, const Plane& plane, const Decision& origin,
                 const Decision& slope) {
  if (slope.zero()) {
    return origin;
  }
  if (curve.isSegment()) {
    return planeSide(plane, curve.endPoint());
  }
  if (origin.sign * slope.sign != Sign::negative || !curve.bounded()) {
    return slope;  // it goes away from the plane, or crosses it for sure
  }
  const Bounded value = filter::valueOf(plane, curve.origin());
  const Bounded rise = filter::slopeOf(plane, curve.direction());
  const double steep = std::fabs(rise.value);
  const double end = curve.end();
  const Decision gap =
      decide(Bounded{beyondEnd(-std::fabs(value.value), steep, end),
                     beyondEndError(value.bound, steep, rise.bound, end)},
             [&] {
               const ExactVec3 normal = lift(plane.normal);
               return ExactSign{compareWithEnd(
                   curve, planeValue<Exact>(normal, plane.constant, lift(curve.origin())),
                   dot(normal, curve.exactDirection()))};
             });
  return {gap.sign * origin.sign, gap.by, gap.line};
}

template <class T>
PlaneEnd<T> endAt(const Curve& curve, const PlaneTerms<T>& plane, bool atEnd) {
  const T value = plane.valueAt(vectorOf<T>(curve.origin()));
  if (!atEnd) {
    return {{value, T(1.0)}, curve.origin(), 0b01};
  }
  if (!curve.bounded()) {
    return {{}, kNoPoint, 0, true};
  }
  const QuadraticSurd<T> end = curve.endIn<T>();
  const Vector3<T> direction = curve.directionIn<T>();
  const T slope = dot(plane.normal.vector, direction);
  const Fraction<T> t = nearly(end);
  const Vec3 point = quotient(vectorOf<T>(curve.origin()) * t.denominator + direction * t.numerator,
                              t.denominator);
  return {nearly<T>({value * end.d + slope * end.a, slope * end.b, end.q, end.d}), point, 0b10};
}

/** Where the plane is crossed, or the first of what lies in it. */
template <class T>
QuadraticSurd<T> crossingOf(const Curve& curve, const Plane& plane, const Decision& origin) {
  if (origin.zero()) {
    return {};
  }
  const Vector3<T> normal = vectorOf<T>(plane.normal);
  return QuadraticSurd<T>::fraction(
      -planeValue<T>(normal, plane.constant, vectorOf<T>(curve.origin())),
      dot(normal, curve.directionIn<T>()));
}

template <class Shape>
Verdict curvePlane(const Shape& shape, const Plane& plane, const Ask& ask) {
  const Curve curve(shape);
  const Decision origin = planeSide(plane, curve.origin());
  const Decision slope = slopeOf(curve, plane);
  const Decision end = endSide(curve, plane, origin, slope);
  const EndSigns ends = end.sign < origin.sign ? EndSigns{end, origin} : EndSigns{origin, end};
  const Decision gap = gapBesidePlane(ends);

  Verdict verdict = besidePlane(ends);
  verdict.decidedBy = verdict.decidedBy | slope.by;
  const bool meets = verdict.outcome != Outcome::apart;
  if (!ask.numbers) {
    if (meets) {
      verdict.hit =
          hitWithoutNumbers(ask, [&]<class T>() { return crossingOf<T>(curve, plane, origin); });
    }
    return verdict;
  }
  const bool rises = slope.positive();
  if (meets) {
    const bool within = origin.zero() && slope.zero();
    verdict.hit = certified([&]<class T>() {
      const QuadraticSurd<T> enter = crossingOf<T>(curve, plane, origin);
      if (!within || curve.isPoint()) {
        return hitAt(curve, enter);
      }
      const QuadraticSurd<T> exit = curve.bounded() ? curve.endIn<T>() : enter;
      return hitBetween(curve, enter, curve.bounded() ? &exit : nullptr);
    });
  }
  if (ask.witness) {
    const RoundedPolytope core{Polytope(shape)};
    certified([&]<class T>() {
      const PlaneTerms<T> terms(plane);
      numbersBesidePlane<T>(verdict, terms,
                            {endAt(curve, terms, slope.negative()), endAt(curve, terms, rises)},
                            CoreTerms<T>(core));
      return true;
    });
  }
  if (Hit& hit = verdict.hit; hit.present) {
    hit.normal = unitNormalOf(plane);
    hit.feature = 0;
    if (!slope.zero()) {  // it enters and leaves at one point; in the plane it never leaves
      hit.facing = slope.negative() ? Facing::front : Facing::back;
      hit.exitNormal = hit.normal;
      hit.exitFeature = hit.feature;
    }
  }
  if (ask.trace != nullptr) {
    const Vec3 foot = footOf(plane, curve.origin());
    traceBesidePlane(verdict, plane, gap,
                     projectionOf(curve, normalized(plane.normal), slope.sign, foot), foot,
                     *ask.trace);
    if (slope.zero()) {
      ask.trace->add(skippedStep(kPlaneRange, StepGroup::range, SkipReason::parallel,
                                 !gap.positive(), slope.line));
    } else {
      const double t =
          certified([&]<class T>() { return rounded(crossingOf<T>(curve, plane, origin)); });
      Step step = scalarStep(kPlaneRange, StepGroup::range, StepUnit::parameter, gap, {t, t},
                             {0, curve.end()}, !gap.positive());
      if (gap.positive()) {
        step.beyond = origin.sign == slope.sign ? Beyond::start : Beyond::end;
      }
      step.aMinPoint = step.aMaxPoint = curve.at(t);
      ask.trace->add(step);
    }
  }
  return verdict;
}

}  // namespace

Verdict testCurvePlane(ShapeRef a, ShapeRef b, const Ask& ask) {
  return visitAs<Segment, Ray>(
      a, [&](const auto& curve) { return curvePlane(curve, b.as<Plane>(), ask); });
}

}  // namespace collision
