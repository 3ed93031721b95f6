// Where a ray enters a shape, as far as doubles are sure of it: to choose among many shapes the one
// that is hit first.
#pragma once

#include <optional>

#include "collision/codes.h"
#include "collision/shape_ref.h"
#include "curve/hit_order.h"
#include "shapes/ray.h"

namespace collision {

struct RayRange {
  bool hits = false;
  HitPlace place;  // of a hit
};

/** Nothing: doubles are not sure, or the shape is no box. */
std::optional<RayRange> rangeOfRay(const Ray& ray, ShapeRef shape, bool solid);

}  // namespace collision
