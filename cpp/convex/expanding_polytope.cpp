#include "convex/expanding_polytope.h"

#include <algorithm>
#include <utility>

#include "linear/vec3.h"
#include "number/index.h"

namespace collision {

bool ExpandingPolytope::start(const std::array<Vec3, 4>& corners) {
  constexpr std::array kFaces{std::array{0, 1, 2}, std::array{0, 3, 1}, std::array{0, 2, 3},
                              std::array{1, 3, 2}};
  points_.assign(corners.begin(), corners.end());
  facets_.clear();
  for (const std::array<int, 3>& face : kFaces) {
    addFacet(face, true);
  }
  if (facets_.size() != kFaces.size()) {
    return false;
  }
  // All of them look the same way around the tetrahedron, or else the origin is not within it.
  std::size_t turned = 0;
  for (std::size_t i = 0; i < kFaces.size(); ++i) {
    turned += facets_[i].points == kFaces[i] ? 0 : 1;
  }
  return !isProven_ || turned % kFaces.size() == 0;
}

int ExpandingPolytope::add(const Vec3& point) {
  points_.push_back(point);
  return static_cast<int>(points_.size()) - 1;
}

const ExpandingPolytope::Facet& ExpandingPolytope::nearest() const {
  return *std::min_element(facets_.begin(), facets_.end(),
                           [](const Facet& x, const Facet& y) { return x.distance < y.distance; });
}

bool ExpandingPolytope::addFacet(std::array<int, 3> points, bool mayTurn) {
  const auto point = [&](int i) { return points_[at(points[at(i)])]; };
  const Vec3 normal = cross(point(1) - point(0), point(2) - point(0));
  const double size = length(normal);
  if (!(size > 0)) {
    return !isProven_;
  }
  Vec3 unit = normal * (1 / size);
  if (mayTurn && dot(unit, point(0)) < 0) {
    std::swap(points[1], points[2]);
    unit = -unit;
  }
  const double distance = std::min({dot(unit, point(0)), dot(unit, point(1)), dot(unit, point(2))});
  if (isProven_ && !(distance > error_)) {
    return false;
  }
  facets_.push_back({points, unit, distance});
  return true;
}

// A facet and the point that it sees are, but for what they are off by, before a plane that the
// origin is behind: so the tetrahedron between them does not hold the origin, and what the surface
// gains and loses is made of such tetrahedra. However wrong a normal is, the surface stays around
// the origin: that it is closed follows from how the border is made, not from numbers.
bool ExpandingPolytope::expandTo(int point) {
  const Vec3 added = points_[at(point)];
  // Facets in one plane with the point would leave slivers.
  const double slack = isProven_ ? 4 * error_ : 0;
  border_.clear();
  kept_.clear();
  for (const Facet& facet : facets_) {
    const double along = dot(facet.normal, added);
    if (along <= facet.distance - slack || (isProven_ && along <= error_)) {
      kept_.push_back(facet);
      continue;
    }
    for (std::size_t i = 0; i < 3; ++i) {
      const std::array<int, 2> side{facet.points[i], facet.points[(i + 1) % 3]};
      const auto opposite = std::find(border_.begin(), border_.end(), std::array{side[1], side[0]});
      if (opposite == border_.end()) {
        border_.push_back(side);
      } else {
        border_.erase(opposite);
      }
    }
  }
  if (kept_.size() == facets_.size()) {
    return false;
  }
  std::swap(facets_, kept_);
  bool isSurface = true;
  for (const std::array<int, 2>& side : border_) {
    isSurface = addFacet({side[0], side[1], point}, !isProven_) && isSurface;
  }
  return isSurface && !facets_.empty();
}

}  // namespace collision
