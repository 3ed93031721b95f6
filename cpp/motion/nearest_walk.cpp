#include "motion/nearest_walk.h"

#include <algorithm>

#include "convex/gjk.h"

namespace collision {

bool NearestWalk::moves() const {
  const double speed = length(velocity_);
  return speed > 0x1p-500 && speed < 0x1p500;
}

double NearestWalk::before() const {
  const double speed = length(velocity_);
  return (rounded_.differences.lowestAlong(velocity_) / speed - radius_) / speed;
}

std::optional<NearestWalk::Place> NearestWalk::at(double time) {
  const Differences<double> seen = rounded_.differences.seenFrom(velocity_ * time);
  Simplex<double> simplex(seen);
  simplex.add(start_);
  const WalkEnd end = walkToNearest(seen, simplex, [](const auto& /*step*/) { return true; });
  const Vec3& v = simplex.toNearest();
  if (end != WalkEnd::nearest || isZero(v)) {
    return std::nullopt;
  }
  start_ = simplex.name(0);
  const double norm = length(v);
  Place place{dot(simplex.newest(), v) / norm - radius_, dot(velocity_, v) / norm, v};
  place.count = simplex.names().size();
  std::copy(simplex.names().begin(), simplex.names().end(), place.names.begin());
  return place;
}

}  // namespace collision
