// On which side of a plane is a box? The diagonal most parallel to the normal decides;
// equivalently, the center's signed distance against the projected radius Σ half[i] |normal ·
// axis[i]|.
#include "math/box_plane.h"

#include "pairs/pairs.h"
#include "query/contact.h"
#include "query/plane_side.h"

namespace collision {
namespace {

template <class Box>
Verdict boxPlane(const Box& box, const Plane& plane, Trace* trace) {
  const BoxPlaneSides sides = boxPlaneSides(box.terms(), plane.normal, plane.constant);
  const Vec3 foot = footOf(plane, box.middle());
  Verdict verdict = beforePlane(plane, sides.lower, sides.upper,
                                box.extent(normalized(plane.normal), foot), foot, trace);
  if (verdict.outcome != Outcome::apart) {
    verdict.contact = contactOf(solidOf(box), plane);
  }
  return verdict;
}

}  // namespace

Verdict aabbPlane(const Aabb& a, const Plane& b, Trace* trace) { return boxPlane(a, b, trace); }
Verdict obbPlane(const Obb& a, const Plane& b, Trace* trace) { return boxPlane(a, b, trace); }

}  // namespace collision
