// A box in the form in which it is decided: twice the center and twice the half extents, so that an
// AABB needs no halving, with scaled axes (see math/frame.h).
#pragma once

#include "math/frame.h"

namespace collision {

struct BoxTerms {
  Vec3 center2;
  Vec3 half2;
  Frame frame;
};

/** Along how many of its axes a box has any length: 3 for a solid one, 0 for a point. */
constexpr int lengthsOf(const Vec3& half) {
  return (half.x > 0 ? 1 : 0) + (half.y > 0 ? 1 : 0) + (half.z > 0 ? 1 : 0);
}

/** The first axis along which a box has any length. */
constexpr int firstLength(const Vec3& half) { return half.x > 0 ? 0 : (half.y > 0 ? 1 : 2); }

}  // namespace collision
