// A box as what it is, a turned one with its frame.
#pragma once

#include "collision/shape_ref.h"
#include "shapes/aabb.h"
#include "shapes/obb.h"

namespace collision {

/** use(an Aabb or a FramedObb), of a shape that is an AABB or OBB. */
template <class Use>
auto visitBox(ShapeRef box, const Use& use) {
  if (box.kind() == Kind::aabb) {
    return use(box.as<Aabb>());
  }
  if (box.isInCell()) {
    return use(box.as<FramedObb>());
  }
  return use(FramedObb(box.as<Obb>()));
}

}  // namespace collision
