// A hull is what its half-spaces have in common (convex/hull_directions.h), so it holds a shape
// that ends within all of them.
#include "convex/hull_contains.h"

#include "convex/axis_range.h"
#include "convex/contact_sign.h"
#include "convex/hull_directions.h"
#include "linear/frame.h"
#include "number/certified.h"

namespace collision {

bool hullHolds(const Hull& hull, ShapeRef content) {
  if (content.kind() == Kind::point) {  // which lies in what it meets
    return contactSign(Polytope(content.as<Point>()), Polytope(hull)).sign != Sign::positive;
  }
  return certified([&]<class T>() {
    const ScaledAxes<T> frame = axesIn<T>(hull.rotation);
    for (int k = 0; k < halfSpacesOf(*hull.geometry); ++k) {
      const Vector3<T> axis = turned(frame.axis, halfSpaceOf<T>(*hull.geometry, k).normal);
      const QuadraticSurd<T> end = rangeAlong<T>(ShapeRef(hull), axis).upper;
      if (compare(rangeAlong<T>(content, axis).outerUpper(dot(axis, axis)), end) ==
          Sign::positive) {
        return false;
      }
    }
    return true;
  });
}

}  // namespace collision
