// A hull is what its half-spaces have in common (convex/hull_directions.h), so it holds a shape
// that ends within all of them.
#include "convex/hull_contains.h"

#include "convex/axis_range.h"
#include "convex/contact_sign.h"
#include "convex/hull_directions.h"
#include "linear/number_vector.h"
#include "number/certified.h"
#include "number/index.h"

namespace collision {

bool hullHolds(const Hull& hull, ShapeRef content) {
  if (content.kind() == Kind::point) {  // which lies in what it meets
    return contactSign(Polytope(content.as<Point>()), Polytope(hull)).sign != Sign::positive;
  }
  const Polytope own(hull);
  const RoundedPolytope inner = roundedPolytopeOf(content);
  const HullGeometry& geometry = *hull.geometry;
  const Vec3& reference = hull.position;
  return certified([&]<class T>() {
    const PolytopeTerms<T> outerTerms = own.in<T>(reference);
    const PolytopeTerms<T> innerTerms = inner.polytope.in<T>(reference);
    for (int k = 0; k < halfSpacesOf(geometry); ++k) {
      const HullHalfSpace<T> bound = halfSpaceOf<T>(geometry, k);
      const Vector3<T> axis = turned(outerTerms.edge, bound.normal);
      const Vector3<T> corner = cornerOf(outerTerms, at(bound.corner));
      const auto end = QuadraticSurd<T>::fraction(dot(corner, axis), outerTerms.n * T(2.0));
      const AxisRange<T> range = rangeAlong(innerTerms, inner.radius, axis, T());
      if (compare(range.outerUpper(dot(axis, axis)), end) == Sign::positive) {
        return false;
      }
    }
    return true;
  });
}

}  // namespace collision
