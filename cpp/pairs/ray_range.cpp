#include "pairs/ray_range.h"

#include <array>

#include "curve/end.h"
#include "pairs/box_slabs.h"
#include "shapes/visit_box.h"

namespace collision {
namespace {

using Slabs = RoundedSpaces<std::array<double, kSlabFaces>>;

/** A parameter that lies between two others. */
struct Bracket {
  double least;
  double t;
  double most;

  /** The later of each two. */
  void raiseTo(const HitPlace& place) {
    least = greatest(least, place.t - place.error);
    t = greatest(t, place.t);
    most = greatest(most, place.t + place.error);
  }
  /** The earlier. */
  void lowerTo(const HitPlace& place) {
    least = collision::least(least, place.t - place.error);
    t = collision::least(t, place.t);
    most = collision::least(most, place.t + place.error);
  }
  [[nodiscard]] HitPlace place() const {
    return {t, greatest(most - t, t - least) * (1 + 0x1p-50)};
  }
};

/** The parameters that a ray surely and perhaps has in common with half-spaces. */
class CertainClip {
 public:
  explicit CertainClip(double end)
      : leastEnd_(end * (1 - kEndError)), mostEnd_(end * (1 + kEndError)) {}

  /** Between the two faces across an axis. False: doubles are not sure. */
  [[nodiscard]] bool keep(const Slabs& slabs, int axis) {
    const int lower = lowerFace(axis);
    const int upper = upperFace(axis);
    const double slope = slabs.slope[at(lower)];
    if (slope == 0 && slabs.signsAreExact) {
      const double inside = least(slabs.value[at(lower)], slabs.value[at(upper)]);
      isBeside_ = isBeside_ || inside < 0;
      return inside != 0;
    }
    const double inverse = slabs.inverseSlope(lower);
    const HitPlace near = slabs.crossingPlace(slope > 0 ? lower : upper, inverse);
    const HitPlace far = slabs.crossingPlace(slope > 0 ? upper : lower, inverse);
    enter_.raiseTo(near);
    exit_.lowerTo(far);
    return near.error + far.error < kInfinity;
  }

  /** Whether nothing is surely left. */
  [[nodiscard]] bool misses() const {
    return isBeside_ || greatest(enter_.least, 0.0) > least(exit_.most, mostEnd_);
  }

  /** Where one that doesn't surely miss comes in, or out of a shape that is not solid. */
  [[nodiscard]] std::optional<RayRange> range(bool solid) const {
    if (!(greatest(enter_.most, 0.0) < least(exit_.least, leastEnd_))) {
      return std::nullopt;
    }
    if (solid || enter_.least > 0) {
      Bracket start = enter_;
      start.raiseTo({});
      return RayRange{true, start.place()};
    }
    // The origin is inside where it is beyond all faces that the ray enters by.
    if (!(enter_.most < 0) || !(exit_.most <= leastEnd_)) {
      return std::nullopt;
    }
    return RayRange{true, exit_.place()};
  }

 private:
  Bracket enter_{-kInfinity, -kInfinity, -kInfinity};
  Bracket exit_{kInfinity, kInfinity, kInfinity};
  double leastEnd_;
  double mostEnd_;
  bool isBeside_ = false;
};

std::optional<RayRange> rangeOf(const Slabs& slabs, double end, bool solid) {
  CertainClip clip(end);
  for (int axis = 0; axis < 3; ++axis) {
    if (!clip.keep(slabs, axis)) {
      return std::nullopt;
    }
    if (clip.misses()) {
      return RayRange{};
    }
  }
  return clip.range(solid);
}

}  // namespace

std::optional<RayRange> rangeOfRay(const Ray& ray, ShapeRef shape, bool solid) {
  if (shape.kind() != Kind::aabb && shape.kind() != Kind::obb) {
    return std::nullopt;
  }
  Slabs slabs{};
  visitBox(shape, [&](const auto& box) { setSlabs(slabs, ray.origin, ray.direction, box); });
  return rangeOf(slabs, endOf(ray), solid);
}

}  // namespace collision
