// Does a ray meet a plane, and where? The signed distance at the origin and the slope along the
// direction say whether and when the ray crosses.
#include "math/crossing.h"
#include "math/orientation.h"
#include "pairs/pairs.h"
#include "query/plane_side.h"
#include "query/ray_witness.h"
#include "query/trace.h"

namespace collision {
namespace {

enum RayPlaneCandidate { kNormal = 0, kRange = 1 };

Side sideOf(const Decision& origin, const Decision& slope, bool crosses) {
  if (crosses) {
    return Side::straddling;
  }
  const Sign sign = origin.zero() ? slope.sign : origin.sign;
  if (sign == Sign::zero) {
    return Side::straddling;  // it lies in the plane
  }
  return sign == Sign::positive ? Side::front : Side::back;
}

}  // namespace

Verdict rayPlane(const Ray& ray, const Plane& plane, Trace* trace) {
  const double value = plane.value(ray.origin);
  const double slopeValue = dot(plane.normal, ray.direction);
  const Decision origin = planeSide(plane.normal, plane.constant, ray.origin);
  const bool isPoint = ray.maxDistance == 0;
  const Decision slope = isPoint ? decide(Sign::zero) : signOfDot(plane.normal, ray.direction);

  // Along the normal the ray covers an interval, the plane a point.
  Decision gap = origin;
  Decision range = decide(Sign::zero);
  if (!origin.zero() && slope.sign * origin.sign != Sign::negative) {
    gap.sign = Sign::positive;  // it starts beside the plane and does not come nearer
  } else if (!origin.zero()) {
    range = compareWithEnd(crossingOf(value, slopeValue), ray.direction, ray.maxDistance);
    gap = range;
  }
  const double t = slope.zero() ? 0.0 : crossingOf(value, slopeValue).t();
  const Vec3 axis = normalized(plane.normal);
  const Vec3 foot = footOf(plane, ray.origin);
  const Extent onRay = extentOfRay(ray, axis, alongOf(slope), foot);
  const Extent onPlane{{0, 0}, foot, foot};

  Verdict verdict;
  verdict.outcome = outcomeOf(gap);
  verdict.side = sideOf(origin, slope, gap.negative());
  verdict.candidate = kNormal;
  verdict.witness = witnessAlong(axis, onRay, onPlane);
  verdict.witness.gap = agreeing(verdict.witness.gap, gap.sign);
  if (trace != nullptr) {
    trace->add(axisStep(kNormal, StepGroup::plane, gap, axis, onRay, onPlane, foot, true));
    if (slope.zero()) {
      trace->add(
          skippedStep(kRange, StepGroup::range, SkipReason::parallel, !gap.positive(), slope.line));
    } else {
      Step step = scalarStep(kRange, StepGroup::range, StepUnit::parameter, gap, {t, t},
                             {0, ray.end()}, !gap.positive());
      step.aMinPoint = step.aMaxPoint = ray.at(t);
      trace->add(step);
    }
  }
  if (gap.positive()) {
    return verdict;
  }
  const double enter = origin.zero() ? 0.0 : t;
  const bool within = origin.zero() && slope.zero();
  const double end = ray.bounded() ? ray.end() : kNone;
  verdict.hit = hitBetween(ray, enter, within ? end : enter);
  Hit& hit = verdict.hit;
  hit.normal = axis;
  hit.feature = 0;
  if (!slope.zero()) {
    hit.facing = slope.negative() ? Facing::front : Facing::back;
  }
  return verdict;
}

}  // namespace collision
