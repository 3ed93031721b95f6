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

}  // namespace collision
