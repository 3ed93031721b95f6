// Which side of a plane a box is on: its diagonal most parallel to the normal decides.
#pragma once

#include "math/box_terms.h"
#include "math/sign.h"

namespace collision {

/** Signs of normal · p + constant at the two corners that reach furthest along the normal. */
struct BoxPlaneSides {
  Decision lower;
  Decision upper;
};

inline BoxPlaneSides boxPlaneSides(const BoxTerms& box, const Vec3& normal, double constant,
                                   int line = __builtin_LINE()) {
  const double middle = (dot(normal, box.center2) + 2 * constant) * box.frame.n;
  const double reach = dot(box.half2, absolute(toLocal(box.frame, normal)));
  return {compare(middle, reach, line), compare(middle, -reach, line)};
}

}  // namespace collision
