#include "pairs/ray_range.h"

#include <array>

#include "answer/candidate.h"
#include "pairs/certain_clip.h"
#include "shapes/visit_box.h"

namespace collision {
namespace {

using RoundedSlabs = RoundedSpaces<std::array<double, kSlabFaces>>;

std::optional<RayRange> rangeOf(const RoundedSlabs& slabs, double end, bool solid) {
  CertainClip clip(end);
  for (int axis = 0; axis < 3; ++axis) {
    if (!clip.keep(slabs, axis)) {
      return std::nullopt;
    }
    if (clip.misses()) {
      return RayRange{};
    }
  }
  if (!clip.passes()) {
    return std::nullopt;
  }
  if (solid || clip.enter().least > 0) {
    Bracket start = clip.enter();
    start.raiseTo(0, 0);
    return RayRange{true, start.place()};
  }
  // The origin is inside where it is beyond all faces that the ray enters by.
  if (!(clip.enter().most < 0) || !clip.leaves()) {
    return std::nullopt;
  }
  return RayRange{true, clip.exit().place()};
}

}  // namespace

std::optional<RayRange> rangeOfRay(const Ray& ray, ShapeRef shape, bool solid) {
  if (!isBox(shape.kind())) {
    return std::nullopt;
  }
  RoundedSlabs slabs{};
  visitBox(shape, [&](const auto& box) { setSlabs(slabs, ray.origin, ray.direction, box); });
  return rangeOf(slabs, endOf(ray), solid);
}

}  // namespace collision
