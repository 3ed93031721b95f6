// Does a ray meet a sphere, and where? The squared distance from the center is quadratic in t; its
// roots bound what the ray spends inside.
#include "math/orientation.h"
#include "math/sphere_terms.h"
#include "pairs/pairs.h"
#include "query/ray_witness.h"
#include "query/trace.h"

namespace collision {
namespace {

enum RaySphereCandidate { kDistance = 0, kRange = 1 };

/** Parameters at which the ray's line enters and leaves; equal for a line that grazes. */
Interval rootsOf(const RaySphereTerms& terms, const Decision& lineApart) {
  const double closest = -terms.b / terms.a;
  if (lineApart.zero()) {
    return {closest, closest};
  }
  const double root = std::sqrt(std::fmax(terms.b * terms.b - terms.a * terms.c, 0.0));
  // The root without cancellation first; the other from the product of both, c / a.
  const double sum = terms.b < 0 ? -terms.b + root : -terms.b - root;
  const double first = sum / terms.a;
  const double second = sum != 0 ? terms.c / sum : 0.0;
  return terms.b < 0 ? Interval{second, first} : Interval{first, second};
}

/** The point of the ray nearest to the center. */
double closestParameter(const Ray& ray, const RaySphereTerms& terms) {
  return terms.b < 0 ? std::fmin(-terms.b / terms.a, ray.end()) : 0.0;
}

Step rangeStep(const Ray& ray, const Decision& gap, const Interval& roots, bool reached) {
  Step step = scalarStep(kRange, StepGroup::range, StepUnit::parameter, gap, {0, ray.end()}, roots,
                         reached);
  step.aMinPoint = ray.origin;
  step.bMinPoint = ray.at(roots.min);
  step.bMaxPoint = ray.at(roots.max);
  return step;
}

}  // namespace

Verdict raySphere(const Ray& ray, const Sphere& sphere, Trace* trace) {
  const Vec3 fromCenter = ray.origin - sphere.center;
  const RaySphereTerms terms(fromCenter, ray.direction, sphere.radius);
  const Decision startOutside = decide(terms.c);
  const Decision towards = decide(terms.b);  // negative: the ray comes nearer
  const Decision lineApart = terms.lineApart();

  // How far the ray itself keeps from the sphere: at its start, its end or its closest point.
  Decision gap = startOutside;
  if (startOutside.positive() && towards.negative() && ray.maxDistance > 0) {
    gap = terms.closestBeyondEnd(ray.maxDistance).positive() ? terms.endOutside(ray.maxDistance)
                                                             : lineApart;
  } else if (startOutside.zero() && towards.negative() && ray.maxDistance > 0 &&
             sphere.radius > 0) {
    gap.sign = Sign::negative;  // from the surface inwards
  }

  const double closest = closestParameter(ray, terms);
  const Vec3 nearest = ray.at(closest);
  const Vec3 between = sphere.center - nearest;
  const double distance = length(between);
  const bool centered = isZero(between);
  const Vec3 sideways = cross(ray.direction, unitAxis(std::fabs(ray.direction.x) > 0 ? 1 : 0));
  const Vec3 axis = normalized(centered ? (isZero(sideways) ? unitAxis(2) : sideways) : between);

  Verdict verdict;
  verdict.outcome = outcomeOf(gap);
  verdict.candidate = lineApart.positive() ? kDistance : kRange;
  verdict.witness = {axis, agreeing(distance - sphere.radius, gap.sign), nearest,
                     sphere.center - axis * sphere.radius};
  const Interval roots = lineApart.positive() ? Interval{kNone, kNone} : rootsOf(terms, lineApart);
  if (trace != nullptr) {
    const Vec3 onLine = ray.at(-terms.b / terms.a);
    const double lineDistance = length(sphere.center - onLine);
    Step step = scalarStep(kDistance, StepGroup::distance, StepUnit::metre, lineApart,
                           {lineDistance, lineDistance}, {0, sphere.radius}, true);
    step.aMinPoint = step.aMaxPoint = onLine;
    step.bMinPoint = sphere.center;
    trace->add(step);
    trace->add(lineApart.positive() ? skippedStep(kRange, StepGroup::range, SkipReason::notNeeded,
                                                  false, lineApart.line)
                                    : rangeStep(ray, gap, roots, true));
  }
  if (gap.positive()) {
    return verdict;
  }

  const double enter = startOutside.positive() ? roots.min : 0.0;
  const bool onlyStart = startOutside.zero() && !gap.negative();
  const double exit = onlyStart ? 0.0 : std::fmin(std::fmax(roots.max, enter), ray.end());
  verdict.hit = hitBetween(ray, enter, exit);
  Hit& hit = verdict.hit;
  hit.startsInside = startOutside.negative();
  if (!hit.startsInside) {
    hit.feature = 0;
    if (sphere.radius > 0) {
      hit.normal = normalized(hit.point - sphere.center);
    }
    if (!towards.zero() && !lineApart.zero()) {
      hit.facing = towards.negative() ? Facing::front : Facing::back;
    }
  }
  return verdict;
}

}  // namespace collision
