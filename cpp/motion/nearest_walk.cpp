#include "motion/nearest_walk.h"

#include <algorithm>

#include "convex/gjk.h"

namespace collision {

NearestWalk::NearestWalk(const RoundedDifferences& rounded, const Vec3& velocity, double radius)
    : rounded_(rounded), velocity_(velocity), radius_(radius) {
  constexpr int kMost = 16;
  const double speed = length(velocity);
  if (speed > 0x1p-500 && speed < 0x1p500) {
    time_ = (rounded.differences.lowestAlong(velocity) / speed - radius) / speed;
    steps_ = kMost;
  }
}

std::optional<NearestWalk::Place> NearestWalk::next() {
  if (steps_-- <= 0) {
    return std::nullopt;
  }
  const Differences<double> seen = rounded_.differences.seenFrom(velocity_ * time_);
  Simplex<double> simplex(seen);
  simplex.add(start_);
  const WalkEnd end = walkToNearest(seen, simplex, [](const auto& /*step*/) { return true; });
  const Vec3& v = simplex.toNearest();
  if (end != WalkEnd::nearest || isZero(v)) {
    return std::nullopt;
  }
  start_ = simplex.name(0);
  const double norm = length(v);
  const double gap = dot(simplex.newest(), v) / norm - radius_;
  const double speed = dot(velocity_, v) / norm;
  Place place{speed > 0 ? gap / speed : 0, v};
  place.count = simplex.names().size();
  std::copy(simplex.names().begin(), simplex.names().end(), place.names.begin());
  time_ += place.left;
  steps_ = speed > 0 ? steps_ : 0;
  return place;
}

}  // namespace collision
