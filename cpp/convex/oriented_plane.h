// The plane through three points, with a front: on which side of it is a fourth? The sign of
// orient3d, in doubles where their bound tells it, else exact.
#pragma once

#include "linear/predicates.h"

namespace collision {

/** Its front is where a, b and c are seen counter-clockwise. The points must outlive it. */
class OrientedPlane {
 public:
  OrientedPlane(const Vec3& a, const Vec3& b, const Vec3& c)
      : a_(&a),
        b_(&b),
        c_(&c),
        normal_(cross(b - a, c - a)),
        bound_(kSignedVolume.bound(1, sizeOf(b - a), sizeOf(c - a))) {}

  /** Rounded; as long as the parallelogram of the three is large. */
  [[nodiscard]] const Vec3& normal() const { return normal_; }
  /** How far p is in front, times the length of the normal; rounded. */
  [[nodiscard]] double heightOf(const Vec3& p) const { return dot(p - *a_, normal_); }
  /** Positive in front, negative behind, zero in the plane; where there is none, always. */
  [[nodiscard]] Sign sideOf(const Vec3& p) const { return sideOf(p, heightOf(p)); }
  /** The same with what heightOf says of it. */
  [[nodiscard]] Sign sideOf(const Vec3& p, double height) const {
    return decide(height, bound_ * sizeOf(p - *a_), [&] { return exactHeightOf(p); }).sign;
  }

 private:
  [[nodiscard]] Exact exactHeightOf(const Vec3& p) const {
    return signedVolume(difference(*a_, p), difference(*a_, *b_), difference(*a_, *c_));
  }

  const Vec3* a_;
  const Vec3* b_;
  const Vec3* c_;
  Vec3 normal_;
  double bound_;
};

/** Whether three points lie on a line. */
inline bool areCollinear(const Vec3& a, const Vec3& b, const Vec3& c) {
  return isZero(cross(difference(a, b), difference(a, c)));
}

}  // namespace collision
