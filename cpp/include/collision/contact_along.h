// Where a shape first meets another one while one of its numbers grows or falls: down to
// neighboring doubles of that number, with the exact test at each.
//
// The number is a coordinate of its position: of a point, sphere, oriented box or ray, and of what
// has a geometry. A shape with several positions is shifted along the axis, and the number is by
// how much; a plane goes along its normal, and the number is its constant.
#pragma once

#include "collision/codes.h"
#include "collision/shape_ref.h"

namespace collision {

struct AlongNumber {
  bool movesB = true;
  int axis = 0;  // 0 to 2: x, y, z; of a plane it means nothing
  bool grows = true;
};

/** What has no meaning is NaN. */
struct ContactAlong {
  /**
   * Two neighboring doubles of the number, the earlier one on the way first: until there the shapes
   * come nearer, at `after` they meet, or have passed each other. Of shapes that overlap it is the
   * way back from outside; invalid: there is no contact ahead, or shapes that overlap never part.
   */
  double before = 0;
  double after = 0;
  Outcome outcome = Outcome::invalid;  // at `after`; apart: they only pass
  double nearest = 0;                  // of the two the one at which they are less far apart
  double moved = 0;                    // meters from where the shape stands to `after`
};

/** Both valid; meshes that are passed in several places may be met in any of these. */
ContactAlong contactAlong(ShapeRef a, ShapeRef b, const AlongNumber& along);

}  // namespace collision
