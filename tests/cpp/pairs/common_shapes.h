// Shapes that the tests of several pairs use.
#pragma once

#include "shapes/all.h"

namespace collision {

inline const Aabb kUnit{{-1, -1, -1}, {1, 1, 1}};
inline const Triangle kTriangle{{0, 0, 0}, {4, 0, 0}, {0, 4, 0}};
inline const Plane kGround{{0, 2, 0}, 0};  // y = 0, front above
inline const Capsule kRod{{0, 0, 0}, {10, 0, 0}, 2};

}  // namespace collision
