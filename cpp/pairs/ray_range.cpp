#include "pairs/ray_range.h"

#include "curve/end.h"
#include "pairs/box_slabs.h"

namespace collision {
namespace {

/** The parameters that a ray surely and perhaps has in common with half-spaces. */
class CertainClip {
 public:
  explicit CertainClip(double end)
      : leastExit_(end * (1 - kEndError)), mostExit_(end * (1 + kEndError)) {}

  /** False: doubles are not sure. */
  [[nodiscard]] bool keep(const RoundedHalfSpaces& spaces, int k) {
    const double slope = spaces.slope[at(k)];
    if (slope == 0 && spaces.signsAreExact) {
      isMissed_ = isMissed_ || spaces.value[at(k)] < 0;
      return spaces.value[at(k)] != 0;
    }
    const HitPlace place = spaces.crossingPlace(k);
    if (!(std::fabs(place.t) + place.error < kInfinity)) {
      return false;
    }
    if (slope > 0) {
      mostEnter_ = greatest(mostEnter_, place.t + place.error);
      leastEnter_ = greatest(leastEnter_, place.t - place.error);
      enter_ = greatest(enter_, place.t);
    } else {
      mostExit_ = least(mostExit_, place.t + place.error);
      leastExit_ = least(leastExit_, place.t - place.error);
    }
    return true;
  }

  [[nodiscard]] std::optional<RayRange> range(bool solid) const {
    if (isMissed_ || leastEnter_ > mostExit_) {
      return RayRange{};
    }
    // Where it starts inside is the other end asked for, unless the shape is solid.
    if (!(mostEnter_ < leastExit_) || (!solid && leastEnter_ <= 0)) {
      return std::nullopt;
    }
    const double error = greatest(mostEnter_ - enter_, enter_ - leastEnter_);
    return RayRange{true, {enter_, error * (1 + 0x1p-50)}};
  }

 private:
  double enter_ = 0;
  double leastEnter_ = 0;
  double mostEnter_ = 0;
  double leastExit_;
  double mostExit_;
  bool isMissed_ = false;
};

template <class Box>
std::optional<RayRange> rangeOfBox(const Ray& ray, const Box& box, bool solid) {
  RoundedHalfSpaces slabs(kSlabFaces);
  setSlabs(slabs, ray.origin, ray.direction, box);
  CertainClip clip(endOf(ray));
  for (int k = 0; k < kSlabFaces; ++k) {
    if (!clip.keep(slabs, k)) {
      return std::nullopt;
    }
  }
  return clip.range(solid);
}

}  // namespace

std::optional<RayRange> rangeOfRay(const Ray& ray, ShapeRef shape, bool solid) {
  switch (shape.kind()) {
    case Kind::aabb:
      return rangeOfBox(ray, shape.as<Aabb>(), solid);
    case Kind::obb:
      return rangeOfBox(ray, shape.as<Obb>(), solid);
    default:
      return std::nullopt;
  }
}

}  // namespace collision
