// Rays and segments as one: the points origin + t · direction with t from 0 to an end, which is
// t = 1 for a segment, maxDistance meters away for a ray, or nowhere.
#pragma once

#include <utility>

#include "linear/number_vector.h"
#include "number/filter.h"
#include "number/quadratic_surd.h"
#include "shapes/point.h"
#include "shapes/ray.h"
#include "shapes/segment.h"

namespace collision {

class Curve {
 public:
  /** Of a ray or segment; a point counts as a segment without length. */
  explicit Curve(ShapeRef shape)
      : Curve(shape.kind() == Kind::ray ? Curve(shape.as<Ray>())
              : shape.kind() == Kind::segment
                  ? Curve(shape.as<Segment>())
                  : Curve(Segment{shape.as<Point>().position, shape.as<Point>().position})) {}
  explicit Curve(const Ray& ray)
      : origin_(ray.origin),
        direction_(ray.direction),
        maxDistance_(ray.maxDistance),
        ends_(ray.maxDistance < kInfinity) {}
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
  [[nodiscard]] bool bounded() const { return ends_; }
  /** The parameter at the end, +∞ without one; rounded. */
  [[nodiscard]] double end() const {
    if (!ends_) {
      return kInfinity;
    }
    return isSegment_ ? 1 : maxDistance_ / length(direction_);
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
  /** The same as if it had no end. */
  [[nodiscard]] Curve goingOn() const {
    Curve curve = *this;
    curve.maxDistance_ = kInfinity;
    curve.ends_ = false;
    return curve;
  }
  /** Its line the other way, without an end: from a ray's start, or from a segment's end. */
  [[nodiscard]] Curve goingBack() const {
    Curve curve = goingOn();
    curve.direction_ = -direction_;
    if (isSegment_) {
      std::swap(curve.origin_, curve.end_);
    }
    return curve;
  }
  [[nodiscard]] Vec3 at(double t) const { return origin_ + direction_ * t; }

 private:
  Vec3 origin_;
  Vec3 direction_;
  Vec3 end_;
  double maxDistance_ = kInfinity;
  bool isSegment_ = false;
  bool ends_ = true;
};

}  // namespace collision
