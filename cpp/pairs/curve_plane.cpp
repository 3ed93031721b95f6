// Does a ray or segment meet a plane, and where? The signed distance at the origin and the slope
// along the direction say whether and when it crosses.
#include "curve/curve_projection.h"
#include "curve/hit.h"
#include "linear/rounded.h"
#include "pairs/pairs.h"
#include "pairs/plane_side.h"

namespace collision {
namespace {

enum CurvePlaneCandidate { kNormal = 0, kRange = 1 };

/** Sign of normal · direction; a curve without length has no slope. */
Decision slopeOf(const Curve& curve, const Plane& plane) {
  constexpr double kError = dot(kUnitVector, kUnitDifference).error();
  if (curve.isPoint()) {
    return decide(Sign::zero);
  }
  return decide(dot(plane.normal, curve.direction()),
                kError * sizeOf(plane.normal) * sizeOf(curve.direction()),
                [&] { return dot(lift(plane.normal), curve.exactDirection()); });
}

/** The side of a curve's end, which may be infinitely far away. */
Decision endSide(const Curve& curve, const Plane& plane, const Decision& origin,
                 const Decision& slope) {
  if (slope.zero()) {
    return origin;
  }
  if (curve.isSegment()) {
    return planeSide(plane.normal, plane.constant, curve.endPoint());
  }
  if (origin.sign * slope.sign != Sign::negative || !curve.bounded()) {
    return slope;  // it goes away from the plane, or crosses it for sure
  }
  constexpr Roundoff kValue = planeValue(kUnitVector, kUnitNumber, kUnitVector);
  constexpr Roundoff kSlope = dot(kUnitVector, kUnitVector);
  constexpr double kError = shortfall(kValue, kSlope, kUnitVector, kUnitNumber).error();
  const Vec3& d = curve.direction();
  const double value = planeValue(plane.normal, plane.constant, curve.origin());
  const double size = (sizeOf(plane.normal) * sizeOf(curve.origin(), curve.maxDistance()) +
                       sizeOf(plane.constant)) *
                      sizeOf(d);
  const Decision gap = decide(
      shortfall(value, dot(plane.normal, d), d, curve.maxDistance()), kError * size * size, [&] {
        const ExactVec3 normal = lift(plane.normal);
        return shortfall<Exact>(planeValue<Exact>(normal, plane.constant, lift(curve.origin())),
                                dot(normal, lift(d)), lift(d), curve.maxDistance());
      });
  return {gap.sign * origin.sign, gap.by, gap.line};
}

PlaneEnd endAt(const Curve& curve, const Plane& plane, bool atEnd) {
  const ExactVec3 normal = lift(plane.normal);
  const auto value = planeValue<Exact>(normal, plane.constant, lift(curve.origin()));
  if (!atEnd) {
    return {QuadraticSurd::of(value), curve.origin(), 0b01};
  }
  if (!curve.bounded()) {
    return {QuadraticSurd{}, kNoPoint, 0, true};
  }
  const QuadraticSurd end = curve.exactEnd();
  const Exact slope = dot(normal, curve.exactDirection());
  const Fraction t = nearly(end);
  const Vec3 point = quotient(
      lift(curve.origin()) * t.denominator + curve.exactDirection() * t.numerator, t.denominator);
  return {{value * end.d + slope * end.a, slope * end.b, end.q, end.d}, point, 0b10};
}

template <class Shape>
Verdict curvePlane(const Shape& shape, const Plane& plane, const Ask& ask) {
  const Curve curve(shape);
  const Decision origin = planeSide(plane.normal, plane.constant, curve.origin());
  const Decision slope = slopeOf(curve, plane);
  const Decision end = endSide(curve, plane, origin, slope);
  const std::array<Decision, 2> both{origin, end};
  const EndSigns ends{extremeOf(both, -1), extremeOf(both, 1)};
  const Decision gap = gapBesidePlane(ends);

  Verdict verdict = besidePlane(ends);
  verdict.decidedBy = verdict.decidedBy | slope.by;
  // Where it is crossed, or the first of what lies in the plane.
  const ExactVec3 normal = lift(plane.normal);
  const auto crossing = [&] {
    if (origin.zero()) {
      return QuadraticSurd{};
    }
    return QuadraticSurd::fraction(-planeValue<Exact>(normal, plane.constant, lift(curve.origin())),
                                   dot(normal, curve.exactDirection()));
  };
  if (verdict.outcome != Outcome::apart) {
    const QuadraticSurd enter = ask.numbers || ask.enter != nullptr ? crossing() : QuadraticSurd{};
    const bool within = origin.zero() && slope.zero();
    const QuadraticSurd exit =
        within && curve.bounded() && !curve.isPoint() ? curve.exactEnd() : enter;
    verdict.hit = hitBetween(curve, enter, within && !curve.bounded() ? nullptr : &exit, ask);
  }
  if (!ask.numbers) {
    return verdict;
  }
  const bool rises = slope.positive();
  if (ask.witness) {
    measureBesidePlane(verdict, plane, endAt(curve, plane, slope.negative()),
                       endAt(curve, plane, rises));
  }
  if (Hit& hit = verdict.hit; hit.present) {
    hit.normal = unitOf(normal);
    hit.feature = 0;
    if (!slope.zero()) {
      hit.facing = slope.negative() ? Facing::front : Facing::back;
    }
  }
  if (ask.trace != nullptr) {
    const Vec3 foot = footOf(plane, curve.origin());
    traceBesidePlane(verdict, plane, gap,
                     projectionOf(curve, normalized(plane.normal), slope.sign, foot), foot,
                     *ask.trace);
    if (slope.zero()) {
      ask.trace->add(
          skippedStep(kRange, StepGroup::range, SkipReason::parallel, !gap.positive(), slope.line));
    } else {
      const double t = rounded(crossing());
      Step step = scalarStep(kRange, StepGroup::range, StepUnit::parameter, gap, {t, t},
                             {0, curve.end()}, !gap.positive());
      step.aMinPoint = step.aMaxPoint = curve.at(t);
      ask.trace->add(step);
    }
  }
  return verdict;
}

}  // namespace

Verdict segmentPlane(const Segment& a, const Plane& b, const Ask& ask) {
  return curvePlane(a, b, ask);
}
Verdict rayPlane(const Ray& a, const Plane& b, const Ask& ask) { return curvePlane(a, b, ask); }

}  // namespace collision
