// The corners of a mesh that may be the first or the last along an axis.
#include <algorithm>
#include <bit>
#include <cfloat>
#include <functional>
#include <vector>

#include "collision/mesh.h"
#include "mesh/boxes_along.h"
#include "mesh/float_vectors.h"
#include "mesh/mesh_state.h"
#include "mesh/triangles_along.h"
#include "number/sort_in_place.h"
#include "shapes/float_bounds.h"

namespace collision {
namespace {

using Lane = Lanes<float>;

/** More than what a number along a unit vector is off by, and than what that is. */
constexpr double kCornerMargin = 0x1p-16;
static_assert(kCornerMargin > 2 * kBoxesAlongError);

/** Adds the triangles that may reach as low along a unit vector as the lowest. */
void addLowest(const TriangleTree& tree, const Vec3& unit, std::vector<int>& triangles) {
  const Vector3<Lane> normal = inAllLanes(floatsOf(unit));
  struct Low {
    int triangle;
    float low;
  };
  std::vector<Low> found;
  float limit = FLT_MAX;
  const auto lowOf = [&](const FourBoxes& boxes, float most, FourBoxes::Floats& lows) {
    const Vector3<Lane> min = lanesOf(boxes.min);
    const Vector3<Lane> max = lanesOf(boxes.max);
    const Lane low = BoxesAlong<Lane>(min, max)(normal).low;
    store(low, lows.data());
    return ((low <= Lane(most)) & (min.x <= max.x)).bits();
  };
  tree.visitNearest(lowOf, limit, [&](const FourTriangles& four, float /*low*/) {
    const Lane low = TrianglesAlong(four)(normal).low;
    for (unsigned lanes = (low <= Lane(limit)).bits(); lanes != 0; lanes &= lanes - 1) {
      const int lane = std::countr_zero(lanes);
      found.push_back({four.triangle[at(lane)], low[lane]});
      limit = std::fmin(limit, low[lane] + floatAbove(2 * kCornerMargin));
    }
  });
  for (const auto& [triangle, low] : found) {
    if (low <= limit) {
      triangles.push_back(triangle);
    }
  }
}

}  // namespace

std::vector<Vec3> Mesh::cornersAlong(const Vec3& axis) const {
  const Vec3 unit = directionOf(axis);
  std::vector<int> triangles;
  addLowest(state_->mesh.tree(), unit, triangles);
  addLowest(state_->mesh.tree(), -unit, triangles);
  // Each once and in their order, so that sums of level corners are those of all.
  sortInPlace(triangles.begin(), triangles.end(), std::less<>());
  triangles.erase(std::unique(triangles.begin(), triangles.end()), triangles.end());
  std::vector<Vec3> corners;
  corners.reserve(3 * triangles.size());
  for (const int i : triangles) {
    const auto [a, b, c] = triangle(i);
    corners.insert(corners.end(), {a, b, c});
  }
  return corners;
}

}  // namespace collision
