// A ray as a hierarchy of floats asks about it (triangle_tree.h): in the mesh's space, starting
// where it comes near the mesh, its direction scaled to a largest component between 1/2 and 1. What
// it is told to miss, or to hit beyond a parameter, it surely does; the rest is for doubles.
// Source: Ize, Robust BVH ray traversal, JCGT 2013, with other bounds.
#pragma once

#include "mesh/triangle_tree.h"
#include "number/lanes.h"

namespace collision {

class UnitRay {
 public:
  /** More than the roundings of two parameters, as a part of them. */
  static constexpr float kSlack = 0x1p-20F;

  /** `off`: by how many meters places of the ray are off, as far as the mesh reaches. */
  UnitRay(const Ray& ray, const MeshSpace& space, double off = 0);

  /** A parameter here that is no less than one of the ray's. */
  [[nodiscard]] float limitOf(double parameter) const;
  /** No hit has a greater one. */
  [[nodiscard]] float end() const { return end_; }

  /** The ray's parameter of one here; NaN where nothing is told. */
  [[nodiscard]] double parameterAt(float here) const;

  /** Where it enters boxes and leaves them, up to a limit, at most and at least. */
  struct Crossings {
    Lanes<float> enter;
    Lanes<float> exit;
    /** Bits of those that it may meet. */
    [[nodiscard]] unsigned met() const { return (enter <= exit * Lanes<float>(1 + kSlack)).bits(); }
  };
  [[nodiscard]] Crossings crossings(const FourBoxes& boxes, float limit) const;
  /** Bits of the boxes that it may enter at a parameter up to `limit`, and no later than there. */
  unsigned operator()(const FourBoxes& boxes, float limit, FourBoxes::Floats& enters) const;
  /**
   * Bits of the triangles that it may hit at a parameter up to `limit`. `near`: any parameter of
   * the ray; bounds are smallest where that is near them.
   */
  [[nodiscard]] unsigned mayHit(const FourTriangles& triangles, float near, float limit) const;

 private:
  using Floats = Lanes<float>;

  Vector3<float> inverse_;  // of the direction
  Vector3<float> before_;   // the origin, as seen from the planes that are entered, rounded beyond
  Vector3<float> behind_;   // and from those that are left
  std::array<bool, 3> isBackward_{};
  float directionSize_ = 0;
  float end_ = 0;
  bool isFar_ = false;  // too far away for this space: nothing is told
  int exponent_ = 0;    // parameters here are those of the ray times 2^exponent,
  PowerOfTwo scale_;    // which is this,
  double start_ = 0;    // less that one
  Vec3 origin_;         // as moved, off by
  double originError_ = 0;
  Vec3 direction_;
};

COLLISION_ALWAYS_INLINE inline UnitRay::Crossings UnitRay::crossings(const FourBoxes& boxes,
                                                                     float limit) const {
  Floats enter(0.0F);
  Floats exit(limit);
  for (int axis = 0; axis < 3; ++axis) {
    const auto i = at(axis);
    const Floats near = lanesAt((isBackward_[i] ? boxes.max[i] : boxes.min[i]).data());
    const Floats far = lanesAt((isBackward_[i] ? boxes.min[i] : boxes.max[i]).data());
    enter = greatest(enter, (near - Floats(before_[axis])) * Floats(inverse_[axis]));
    exit = least(exit, (far - Floats(behind_[axis])) * Floats(inverse_[axis]));
  }
  return {enter, exit};
}

COLLISION_ALWAYS_INLINE inline unsigned UnitRay::operator()(const FourBoxes& boxes, float limit,
                                                            FourBoxes::Floats& enters) const {
  const Crossings own = crossings(boxes, limit);
  store(own.enter, enters.data());
  return own.met();
}

}  // namespace collision
