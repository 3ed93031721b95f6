// Rays and segments as one: the points origin + t · direction with t from 0 to an end, which is
// t = 1 for a segment, maxDistance metres away for a ray, or nowhere.
#pragma once

#include "linear/number_vector.h"
#include "number/filter.h"
#include "number/quadratic_surd.h"
#include "shapes/ray.h"
#include "shapes/segment.h"

namespace collision {

class Curve {
 public:
  explicit Curve(const Ray& ray)
      : origin_(ray.origin), direction_(ray.direction), maxDistance_(ray.maxDistance) {}
  explicit Curve(const Segment& segment)
      : origin_(segment.start),
        direction_(segment.end - segment.start),
        end_(segment.end),
        isSegment_(true) {}

  [[nodiscard]] const Vec3& origin() const { return origin_; }
  /** Of a segment rounded: each component is off by 2⁻⁵³ of itself at most. */
  [[nodiscard]] const Vec3& direction() const { return direction_; }
  /** The same as it is, in Exact or Approximate numbers. */
  template <class T>
  [[nodiscard]] Vector3<T> directionIn() const {
    return isSegment_ ? differenceOf<T>(origin_, end_) : vectorOf<T>(direction_);
  }
  [[nodiscard]] ExactVec3 exactDirection() const { return directionIn<Exact>(); }
  [[nodiscard]] bool isSegment() const { return isSegment_; }
  /** A segment's end. */
  [[nodiscard]] const Vec3& endPoint() const { return end_; }
  [[nodiscard]] double maxDistance() const { return maxDistance_; }
  /** Whether it has no length: a ray that ends where it starts, a segment with equal ends. */
  [[nodiscard]] bool isPoint() const { return isSegment_ ? origin_ == end_ : maxDistance_ == 0; }
  [[nodiscard]] bool bounded() const { return isSegment_ || maxDistance_ < kInfinity; }
  /** The parameter at the end, +∞ without one; rounded. */
  [[nodiscard]] double end() const {
    if (isSegment_) {
      return 1;
    }
    return bounded() ? maxDistance_ / length(direction_) : kInfinity;
  }
  /** The same as it is; of a bounded curve. */
  template <class T>
  [[nodiscard]] QuadraticSurd<T> endIn() const {
    if (isSegment_) {
      return QuadraticSurd<T>::of(1.0);
    }
    const Vector3<T> d = directionIn<T>();
    const T squared = dot(d, d);
    return {T(), maxDistance_, squared, squared};
  }
  [[nodiscard]] QuadraticSurd<Exact> exactEnd() const { return endIn<Exact>(); }
  [[nodiscard]] Vec3 at(double t) const { return origin_ + direction_ * t; }

 private:
  Vec3 origin_;
  Vec3 direction_;
  Vec3 end_;
  double maxDistance_ = kInfinity;
  bool isSegment_ = false;
};

}  // namespace collision
