// Where a ray or segment meets a shape, in numbers: rounded from the exact parameters.
#pragma once

#include "answer/verdict.h"
#include "curve/curve.h"

namespace collision {

/** The common part from `enter` to `exit`; without exit it goes on forever. */
Hit hitBetween(const Curve& curve, const QuadraticSurd& enter, const QuadraticSurd* exit,
               const Ask& ask);

/** A common part of one point. */
inline Hit hitAt(const Curve& curve, const QuadraticSurd& t, const Ask& ask) {
  return hitBetween(curve, t, &t, ask);
}

/** The unit vector from `center` to the curve's point at t. */
Vec3 normalAt(const Curve& curve, const QuadraticSurd& t, const Vec3& center);

}  // namespace collision
