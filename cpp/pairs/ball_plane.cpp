// On which side of a plane is a sphere or capsule? The signed distance of the center, or of either
// end of the axis, against the radius; both squared, so that no root is taken.
#include "math/rounded.h"
#include "pairs/pairs.h"
#include "query/plane_side.h"

namespace collision {
namespace {

/** (normal · p + constant)² − radius² normal²; degree 4. */
template <class T>
constexpr T beyondRadius(const T& value, const Vector3<T>& normal, const T& radius) {
  return value * value - radius * radius * dot(normal, normal);
}

/**
 * How far beyondRadius can be off. `extent`: a size that neither centers nor radius exceed, see
 * sizeOf.
 */
double boundOf(double extent, const Plane& plane) {
  constexpr Roundoff kValue = planeValue(kUnitVector, kUnitNumber, kUnitVector);
  constexpr double kError = beyondRadius(kValue, kUnitVector, kUnitNumber).error();
  static_assert(kError > kValue.error() * kValue.error(), "see endsOf");
  const double size = sizeOf(plane.normal) * extent + sizeOf(plane.constant);
  return kError * size * size;
}

/** Of a ball: the signs of the plane's value at its two ends along the normal. */
struct Ends {
  Decision lower;
  Decision upper;
};

Ends endsOf(const Vec3& center, double radius, const Plane& plane, double bound) {
  const double value = planeValue(plane.normal, plane.constant, center);
  const auto exactValue = [&] {
    return planeValue<Exact>(lift(plane.normal), plane.constant, lift(center));
  };
  const Decision beyond = decide(beyondRadius(value, plane.normal, radius), bound, [&] {
    return beyondRadius<Exact>(exactValue(), lift(plane.normal), radius);
  });
  const auto end = [&](Sign sign) { return Decision{sign, beyond.by, beyond.line}; };
  if (beyond.negative()) {
    return {end(Sign::negative), end(Sign::positive)};
  }
  // Where doubles tell that value² is above 0, and by more than its error, they tell its sign too.
  const Sign side = beyond.by == DecidedBy::filter ? signOf(value) : exactValue().sign();
  const Decision inner = end(side * beyond.sign);
  return side == Sign::negative ? Ends{end(side), inner} : Ends{inner, end(side)};
}

/** The value and the point furthest along the normal (`order` 1) or against it (−1). */
PlaneEnd endOf(std::span<const Vec3> centers, double radius, const Plane& plane, int order) {
  const Exact sign(static_cast<double>(order));
  const ExactVec3 normal = lift(plane.normal);
  const Exact squared = dot(normal, normal);
  ExactVec3 sum = lift(centers[0]);
  Exact furthest = dot(normal, sum);
  double tied = 1;
  for (const Vec3& center : centers.subspan(1)) {
    const Exact along = dot(normal, lift(center));
    const Sign further = compareExact(along, furthest);
    if (further == Sign::zero) {
      sum = sum + lift(center);
      tied += 1;
    } else if ((further == Sign::positive) == (order > 0)) {
      furthest = along;
      sum = lift(center);
      tied = 1;
    }
  }
  const Exact length = rootOf(squared);
  const Exact weight = length * Exact(tied);
  const ExactVec3 point = sum * length + normal * (sign * Exact(radius) * Exact(tied));
  return {{furthest + Exact(plane.constant), sign * Exact(radius), squared},
          quotient(point, weight)};
}

template <class Shape>
Verdict ballPlane(const Shape& shape, std::span<const Vec3> centers, double bound,
                  const Plane& plane, const Ask& ask) {
  const double radius = shape.radius;
  std::array<Decision, 2> lowers;
  std::array<Decision, 2> uppers;
  std::size_t known = 0;
  for (const Vec3& center : centers) {
    const Ends ends = endsOf(center, radius, plane, bound);
    lowers[known] = ends.lower;
    uppers[known] = ends.upper;
    ++known;
    if (ends.lower.negative() && ends.upper.positive()) {
      break;  // nothing can be further to either side
    }
  }
  const Decision lower = extremeOf({lowers.data(), known}, -1);
  const Decision upper = extremeOf({uppers.data(), known}, 1);
  Verdict verdict = besidePlane(lower, upper);
  if (!ask.numbers) {
    return verdict;
  }
  const PlaneEnd low = endOf(centers, radius, plane, -1);
  const PlaneEnd high = endOf(centers, radius, plane, 1);
  measureBesidePlane(verdict, plane, low, high);
  if (verdict.outcome != Outcome::apart) {  // straight between its two ends
    const double below = std::fabs(planeValue(plane.normal, plane.constant, low.point));
    const double above = std::fabs(planeValue(plane.normal, plane.constant, high.point));
    const double whole = below + above;
    const Vec3 middle =
        whole > 0 ? low.point + (high.point - low.point) * (below / whole) : low.point;
    verdict.contact = footOf(plane, middle);
  }
  if (ask.trace != nullptr) {
    const Vec3 foot = footOf(plane, centers[0]);
    traceBesidePlane(verdict, plane, gapBesidePlane(lower, upper),
                     shape.extent(normalized(plane.normal), foot), foot, *ask.trace);
  }
  return verdict;
}

}  // namespace

Verdict spherePlane(const Sphere& a, const Plane& b, const Ask& ask) {
  return ballPlane(a, std::array{a.center}, boundOf(sizeOf(a.center, a.radius), b), b, ask);
}

Verdict capsulePlane(const Capsule& a, const Plane& b, const Ask& ask) {
  return ballPlane(a, a.corners(), boundOf(sizeOf(a.start, a.end, a.radius), b), b, ask);
}

}  // namespace collision
