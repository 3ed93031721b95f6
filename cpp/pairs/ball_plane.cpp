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

/** Of a ball: the signs of the plane's value at its two ends along the normal. */
struct Ends {
  Decision lower;
  Decision upper;
};

Ends endsOf(const Vec3& center, double radius, const Plane& plane) {
  const Decision side = planeSide(plane.normal, plane.constant, center);
  // The end on the center's side has the center's sign.
  const auto outer = [&](Sign sign) {
    return Decision{radius > 0 ? sign : side.sign, side.by, side.line};
  };
  if (side.zero()) {
    return {outer(Sign::negative), outer(Sign::positive)};
  }
  // The other end crosses over when the ball reaches further than its center is away.
  constexpr Roundoff kValue = planeValue(kUnitVector, kUnitNumber, kUnitVector);
  constexpr double kError = beyondRadius(kValue, kUnitVector, kUnitNumber).error();
  const double value = planeValue(plane.normal, plane.constant, center);
  const double size = sizeOf(plane.normal) * sizeOf(center, radius) + sizeOf(plane.constant);
  const Decision reaches =
      decide(beyondRadius(value, plane.normal, radius), kError * size * size, [&] {
        const ExactVec3 normal = lift(plane.normal);
        const auto exactly = planeValue<Exact>(normal, plane.constant, lift(center));
        return beyondRadius<Exact>(exactly, normal, radius);
      });
  if (side.positive()) {
    return {reaches, outer(Sign::positive)};
  }
  return {outer(Sign::negative), {-reaches.sign, reaches.by, reaches.line}};
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
Verdict ballPlane(const Shape& shape, std::span<const Vec3> centers, double radius,
                  const Plane& plane, const Ask& ask) {
  std::array<Decision, 2> lowers;
  std::array<Decision, 2> uppers;
  for (std::size_t i = 0; i < centers.size(); ++i) {
    const Ends ends = endsOf(centers[i], radius, plane);
    lowers[i] = ends.lower;
    uppers[i] = ends.upper;
  }
  const Decision lower = extremeOf({lowers.data(), centers.size()}, -1);
  const Decision upper = extremeOf({uppers.data(), centers.size()}, 1);
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
  return ballPlane(a, std::array{a.center}, a.radius, b, ask);
}

Verdict capsulePlane(const Capsule& a, const Plane& b, const Ask& ask) {
  return ballPlane(a, a.corners(), a.radius, b, ask);
}

}  // namespace collision
