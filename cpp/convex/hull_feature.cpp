#include "convex/hull_feature.h"

#include <algorithm>

namespace collision {

bool isInFace(const HullGeometry& hull, int face, std::span<const std::int32_t> corners) {
  const auto all = hull.face(face);
  return std::all_of(corners.begin(), corners.end(), [&](std::int32_t corner) {
    return std::find(all.begin(), all.end(), corner) != all.end();
  });
}

int edgeBetween(const HullGeometry& hull, const std::array<std::int32_t, 2>& ends) {
  const auto edges = hull.edges();
  const auto edge = std::lower_bound(
      edges.begin(), edges.end(), ends,
      [](const HullGeometry::Edge& e, const auto& wanted) { return e.corner < wanted; });
  return edge != edges.end() && edge->corner == ends ? static_cast<int>(edge - edges.begin()) : -1;
}

Corners featureHolding(const HullGeometry& hull, std::span<const std::int32_t> corners) {
  if (corners.size() == 1) {
    return hullFeature(HullFeature::corner, corners[0]);
  }
  if (corners.size() == 2) {
    if (const int edge = edgeBetween(hull, {corners[0], corners[1]}); edge >= 0) {
      return hullFeature(HullFeature::edge, edge);
    }
  }
  for (int i = 0; i < hull.faces(); ++i) {
    if (isInFace(hull, i, corners)) {
      return hullFeature(HullFeature::face, i);
    }
  }
  return 0;
}

}  // namespace collision
