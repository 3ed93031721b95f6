// Times of a ray that ends a length away, in numbers a + b √q of one q: what is made of them for
// output, as number/quadratic_surd.h has it of rational ones.
#pragma once

#include "linear/number_vector.h"
#include "number/root_sum.h"

namespace collision {

using Root = RootSum<Exact>;

inline QuadraticSurd<Exact> nearlyRational(const QuadraticSurd<Root>& root) {
  return {root.a.nearly(), root.b.nearly(), root.q.nearly(), root.d.nearly()};
}
inline Vec3 unitOf(const Vector3<Root>& v) {
  return unitOf(ExactVec3{v.x.nearly(), v.y.nearly(), v.z.nearly()});
}

}  // namespace collision
