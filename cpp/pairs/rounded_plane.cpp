// On which side of a plane is a sphere or capsule? The signed distance of the center, or of either
// end of the axis, against the radius; both squared, so that no root is taken.
#include "convex/polytope.h"
#include "linear/number_vector.h"
#include "number/certified.h"
#include "pairs/families.h"
#include "pairs/plane_side.h"

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
  constexpr Roundoff kBeyond = beyondRadius(kPlaneValue, kUnitVector, kPlace);
  static_assert(kBeyond.error() > kPlaneValue.error() * kPlaneValue.error(), "see endsAround");
  return kBeyond.bound(sizeOf(plane.normal) * extent + sizeOf(plane.constant));
}

EndSigns endsOf(const Vec3& center, double radius, const Plane& plane, double bound) {
  const double value = planeValue(plane.normal, plane.constant, center);
  const auto exactly = [&] {
    return planeValue<Exact>(lift(plane.normal), plane.constant, lift(center));
  };
  const Decision beyond = decide(beyondRadius(value, plane.normal, radius), bound, [&] {
    return beyondRadius<Exact>(exactly(), lift(plane.normal), radius);
  });
  return endsAround(value, beyond, exactly);
}

/** Where a plane and what it cuts are shown to meet: straight between the shape's two ends. */
template <class T>
Vec3 middleOnPlane(const Plane& plane, const PlaneEnd<T>& low, const PlaneEnd<T>& high) {
  const double below = std::fabs(distanceOf(low.value, plane));
  const double above = std::fabs(distanceOf(high.value, plane));
  const double whole = below + above;
  return footOf(plane,
                whole > 0 ? low.point + (high.point - low.point) * (below / whole) : low.point);
}

template <class Shape>
Verdict roundedPlane(const Shape& shape, std::span<const Vec3> centers, double bound,
                     const Plane& plane, const Ask& ask) {
  const double radius = shape.radius;
  std::array<Decision, 2> lowers;
  std::array<Decision, 2> uppers;
  std::size_t known = 0;
  for (const Vec3& center : centers) {
    const EndSigns around = endsOf(center, radius, plane, bound);
    lowers[known] = around.lower;
    uppers[known] = around.upper;
    ++known;
    if (around.lower.negative() && around.upper.positive()) {
      break;  // nothing can be further to either side
    }
  }
  const EndSigns ends{extremeOf({lowers.data(), known}, -1), extremeOf({uppers.data(), known}, 1)};
  Verdict verdict = besidePlane(ends);
  if (!ask.numbers) {
    return verdict;
  }
  const Polytope polytope(ShapeTraits<Shape>::core(shape));
  certified([&]<class T>() {
    const PolytopeTerms<T> terms = polytope.in<T>(centers[0]);
    const CoreTerms<T> core{terms, centers[0], radius};
    const PlaneEnds<T> reach = endsOf(plane, core);
    numbersBesidePlane(verdict, plane, reach, core);
    if (verdict.outcome != Outcome::apart) {
      verdict.contact = middleOnPlane(plane, reach.lower, reach.upper);
    }
    return true;
  });
  if (ask.trace != nullptr) {
    const Vec3 foot = footOf(plane, centers[0]);
    traceBesidePlane(verdict, plane, gapBesidePlane(ends),
                     projectionOf(shape, normalized(plane.normal), foot), foot, *ask.trace);
  }
  return verdict;
}

}  // namespace

Verdict testRoundedPlane(ShapeRef a, ShapeRef b, const Ask& ask) {
  const auto& plane = b.as<Plane>();
  if (a.kind() == Kind::sphere) {
    const auto& sphere = a.as<Sphere>();
    return roundedPlane(sphere, std::array{sphere.center},
                        boundOf(sizeOf(sphere.center, sphere.radius), plane), plane, ask);
  }
  const auto& capsule = a.as<Capsule>();
  return roundedPlane(capsule, capsule.corners(),
                      boundOf(sizeOf(capsule.start, capsule.end, capsule.radius), plane), plane,
                      ask);
}

}  // namespace collision
