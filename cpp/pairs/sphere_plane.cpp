// On which side of a plane is a sphere? The center's signed distance against the radius.
#include "math/orientation.h"
#include "math/sphere_terms.h"
#include "pairs/pairs.h"
#include "query/plane_side.h"

namespace collision {

Verdict spherePlane(const Sphere& sphere, const Plane& plane, Trace* trace) {
  const Decision center = planeSide(plane.normal, plane.constant, sphere.center);
  const Decision reaches =
      sphereApartFromPlane(plane.value(sphere.center), plane.normal, sphere.radius);

  // The ball's end on the center's side has the center's sign; the other end crosses over when the
  // ball reaches further than its center is away.
  const Decision lower =
      center.positive() ? reaches : decide(sphere.radius > 0 ? Sign::negative : center.sign);
  const Decision upper = center.negative()
                             ? Decision{-reaches.sign, reaches.by, reaches.line}
                             : decide(sphere.radius > 0 ? Sign::positive : center.sign);
  const Vec3 foot = footOf(plane, sphere.center);
  Verdict verdict =
      beforePlane(plane, lower, upper, sphere.extent(normalized(plane.normal), foot), foot, trace);
  if (verdict.outcome != Outcome::apart) {
    verdict.contact = foot;
  }
  return verdict;
}

}  // namespace collision
