// Hulls of random points that stand somewhere.
#pragma once

#include <memory>
#include <vector>

#include "collision/hull.h"
#include "random.h"

namespace collision {

struct AnyHull {
  std::unique_ptr<HullGeometry> geometry;
  Hull hull;
};

/** Of points in a ball, of a grid, or in a few planes; turned, by quaternions of integers, or not.
 */
inline AnyHull anyHull(Random& random, int most = 24) {
  const int kind = random.below(3);
  std::vector<Vec3> points;
  const auto coordinate = [&] { return kind == 1 ? random.between(-2, 2) : random.withinTwo(); };
  for (int i = random.between(4, most); i > 0; --i) {
    points.push_back({coordinate(), coordinate(), kind == 2 ? random.between(0, 1) : coordinate()});
  }
  AnyHull made{std::make_unique<HullGeometry>(points), {}};
  const auto part = [&] {
    return random.below(2) == 0 ? random.between(-2, 2) : random.withinTwo();
  };
  const bool isTurned = random.below(3) != 0;
  const Quaternion rotation{isTurned ? part() : 0, isTurned ? part() : 0, isTurned ? part() : 0, 1};
  made.hull = {made.geometry.get(), {part(), part(), part()}, rotation};
  return made;
}

}  // namespace collision
