#include "convex/places.h"

#include <algorithm>
#include <cmath>

#include "collision/interval.h"
#include "convex/hull_feature.h"

namespace collision {

RoughDirection roughly(const ApproximateVec3& v) {
  const Vec3 direction{v.x.hi(), v.y.hi(), v.z.hi()};
  const double size = roundoff::magnitudeOf(direction);
  const double error = v.x.error() + v.y.error() + v.z.error();
  // what underflows does not matter beside such sizes
  const bool isKnown = size > 0x1p-800 && size < 0x1p+800 && error < 0x1p-50 * size;
  return isKnown ? RoughDirection{direction, 0x1p-49} : RoughDirection{{}, kInfinity};
}

RoughDirection roughly(const ExactVec3& v) {
  constexpr int kNothing = std::numeric_limits<int>::min();
  const std::array<Exact::Leading, 3> leading{v.x.leading(), v.y.leading(), v.z.leading()};
  int most = kNothing;
  for (const Exact::Leading& number : leading) {
    most = number.mantissa != 0 ? std::max(most, number.exponent) : most;
  }
  const auto component = [&](const Exact::Leading& number) {
    return number.mantissa == 0 ? 0 : std::scalbn(number.mantissa, number.exponent - most);
  };
  return {{component(leading[0]), component(leading[1]), component(leading[2])}, 0x1p-51};
}

LevelCornersOfHull LevelCornersOfHull::ofFace(const HullGeometry& hull, int face) {
  LevelCornersOfHull level(hull.face(face));
  if (const int parallel = hull.parallelFace(face); parallel >= 0) {
    level.parallel_ = hull.face(parallel);
  }
  return level;
}

LevelCornersOfHull LevelCornersOfHull::ofEdge(const HullGeometry& hull, int edge) {
  LevelCornersOfHull level(hull.edges()[at(edge)].corner);
  if (hull.hasParallels()) {
    level.hull_ = &hull;
    level.edge_ = hull.firstParallelEdge(edge);
  }
  return level;
}

bool LevelCornersOfHull::areOfParallelEdge(std::size_t i, std::size_t j) const {
  const int edge = edgeBetween(*hull_, {static_cast<std::int32_t>(std::min(i, j)),
                                        static_cast<std::int32_t>(std::max(i, j))});
  return edge >= 0 && hull_->firstParallelEdge(edge) == edge_;
}

}  // namespace collision
