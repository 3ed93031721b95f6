// What a ray's verdict is made of: the part it has in common with a shape, and the gap or depth
// along an axis, along which a ray may reach to infinity.
#pragma once

#include "math/orientation.h"
#include "query/verdict.h"
#include "shapes/ray.h"

namespace collision {

/** The common part from parameter `enter` to `exit`, NaN when it has no end. */
inline Hit hitBetween(const Ray& ray, double enter, double exit) {
  Hit hit;
  hit.present = true;
  hit.t = enter;
  hit.tExit = exit;
  hit.distance = enter * length(ray.direction);
  hit.point = ray.at(enter);
  hit.exitPoint = ray.at(exit);
  return hit;
}

/** How the ray goes along an axis: the caller decides this sign; rounding must not. */
enum class Along : signed char { against = -1, across = 0, with = 1 };

inline Along alongOf(const Decision& slope) { return static_cast<Along>(slope.sign); }

/** Extent of the ray along unit `axis`. Where it has no end there is no extreme point. */
inline Extent extentOfRay(const Ray& ray, const Vec3& axis, Along along, const Vec3& reference) {
  const double start = dot(ray.origin - reference, axis);
  Extent extent{{start, start}, ray.origin, ray.origin};
  if (along == Along::across) {
    return extent;
  }
  const bool up = along == Along::with;
  double far = up ? kInfinity : -kInfinity;
  Vec3 farPoint = kNoPoint;
  if (ray.bounded()) {
    farPoint = ray.at(ray.end());
    far = dot(farPoint - reference, axis);
  }
  (up ? extent.interval.max : extent.interval.min) = far;
  (up ? extent.maxPoint : extent.minPoint) = farPoint;
  return extent;
}

/** Keeps the least deep of the witnesses it is shown; ties go to the first. */
class LeastDepth {
 public:
  void consider(const Witness& witness) {
    if (std::isfinite(witness.gap) &&
        (!found_ || clearlyLess(std::fabs(witness.gap), std::fabs(best_.gap)))) {
      best_ = witness;
      found_ = true;
    }
  }
  [[nodiscard]] const Witness& witness() const { return best_; }

 private:
  Witness best_;
  bool found_ = false;
};

}  // namespace collision
