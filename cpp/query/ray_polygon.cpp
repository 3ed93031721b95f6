#include "query/ray_polygon.h"

#include "query/ray_flat.h"

namespace collision {
namespace {

Witness witnessOn(const Ray& ray, std::span<const Vec3> corners, const Vec3& direction,
                  Along along) {
  const Vec3 axis = normalized(direction);
  return witnessAlong(axis, extentOfRay(ray, axis, along, corners[0]),
                      extentOfPoints(corners, axis, corners[0]));
}

/** The witness of a row: the plane's normal for the range, ray × edge for an edge. */
Witness witnessOfRow(const Ray& ray, const PolygonCrossing& polygon, int candidate) {
  if (candidate == kRangeCandidate) {
    return witnessOn(ray, polygon.corners, polygon.normal, alongOf(polygon.facing));
  }
  const EdgeRow& row = polygon.rows[static_cast<std::size_t>(candidate - kFirstEdgeCandidate)];
  return witnessOn(ray, polygon.corners, cross(ray.direction, row.edge), Along::across);
}

}  // namespace

Verdict rayThroughPlane(const Ray& ray, const PolygonCrossing& polygon, Trace* trace) {
  const Vec3& corner = polygon.corners[0];
  const Crossing plane =
      crossingOf(dot(ray.origin - corner, polygon.normal), dot(ray.direction, polygon.normal));
  const Decision range =
      greater(decide(-plane.numerator), compareWithEnd(plane, ray.direction, ray.maxDistance));
  const double t = plane.t();

  Verdict verdict;
  bool strict = range.negative();
  if (range.positive()) {
    verdict.candidate = kRangeCandidate;
  }
  if (trace != nullptr) {
    Step step = scalarStep(kRangeCandidate, StepGroup::range, StepUnit::parameter, range, {t, t},
                           {0, ray.end()}, true);
    step.aMinPoint = step.aMaxPoint = ray.at(t);
    trace->add(step);
  }
  int candidate = kFirstEdgeCandidate;
  for (const EdgeRow& row : polygon.rows) {
    const bool reached = verdict.candidate < 0;
    strict = strict && row.outside.negative();
    if (reached && row.outside.positive()) {
      verdict.candidate = candidate;
    }
    if (trace != nullptr) {
      Step step = scalarStep(candidate, StepGroup::barycentric, StepUnit::ratio, row.outside,
                             {row.value, row.value}, row.allowed, reached);
      step.aMinPoint = step.aMaxPoint = ray.at(t);
      trace->add(step);
    }
    ++candidate;
  }
  if (verdict.candidate >= 0) {
    verdict.witness = witnessOfRow(ray, polygon, verdict.candidate);
    verdict.witness.gap = agreeing(verdict.witness.gap, Sign::positive);
    return verdict;
  }

  verdict.outcome = strict ? Outcome::overlapping : Outcome::touching;
  verdict.hit = hitBetween(ray, t, t);
  Hit& hit = verdict.hit;
  hit.u = polygon.u;
  hit.v = polygon.v;
  hit.normal = normalized(polygon.normal);
  hit.facing = polygon.facing.negative() ? Facing::front : Facing::back;
  hit.feature = polygon.feature;
  LeastDepth least;
  least.consider(witnessOfRow(ray, polygon, kRangeCandidate));
  for (int row = kFirstEdgeCandidate; row < candidate; ++row) {
    least.consider(witnessOfRow(ray, polygon, row));
  }
  verdict.witness = least.witness();
  verdict.witness.gap = agreeing(verdict.witness.gap, strict ? Sign::negative : Sign::zero);
  return verdict;
}

Verdict rayAlongPlane(const Ray& ray, std::span<const Vec3> corners, const Vec3& normal,
                      int firstFlatCandidate, Trace* trace) {
  const Vec3& corner = corners[0];
  const Decision side = signOfDot(ray.origin - corner, normal);
  const Decision gap = side.zero() ? side : Decision{Sign::positive, side.by, side.line};
  const Vec3 axis = normalized(normal);
  const Extent onRay = extentOfRay(ray, axis, Along::across, corner);
  const Extent onPolygon{{0, 0}, corner, corner};
  if (trace != nullptr) {
    trace->add(
        skippedStep(kRangeCandidate, StepGroup::range, SkipReason::parallel, true, side.line));
    trace->add(
        axisStep(kPlaneCandidate, StepGroup::plane, gap, axis, onRay, onPolygon, corner, true));
  }
  if (gap.zero()) {
    return rayInPlane(ray, corners, normal, firstFlatCandidate, trace);
  }
  Verdict verdict;
  verdict.candidate = kPlaneCandidate;
  verdict.witness = witnessAlong(axis, onRay, onPolygon);
  verdict.witness.gap = agreeing(verdict.witness.gap, Sign::positive);
  return verdict;
}

}  // namespace collision
