// A hull is all points between its ends along the normals of its faces; where it is flat, straight
// or a point, along its plane's normal and those of its border, along and across its line, or along
// all axes. So it holds a shape whose ends lie between its own along all of these.
#include "convex/hull_contains.h"

#include "convex/axis_range.h"
#include "convex/hull_directions.h"
#include "linear/frame.h"
#include "number/certified.h"
#include "number/index.h"

namespace collision {
namespace {

/** Whether visit(axis) is true of all axes along which the ends of a hull bound it, in its frame.
 */
template <class T, class Visit>
bool forAllAxes(const HullGeometry& hull, const Visit& visit) {
  if (hull.dimension() < 2) {
    for (int i = 0; i < 3; ++i) {
      const Vector3<T> axis = vectorOf<T>(unitAxis(i));
      if (!visit(hull.dimension() == 0 ? axis : cross(wayAlong<T>(hull, 0), axis))) {
        return false;
      }
    }
    return hull.dimension() == 0 || visit(wayAlong<T>(hull, 0));
  }
  for (int i = 0; i < hull.faces(); ++i) {
    if (!visit(normalOf<T>(hull, i))) {
      return false;
    }
  }
  if (hull.dimension() == 2) {
    for (int i = 0; i < static_cast<int>(hull.edges().size()); ++i) {
      if (!visit(cross(normalOf<T>(hull, 0), wayAlong<T>(hull, i)))) {
        return false;
      }
    }
  }
  return true;
}

}  // namespace

bool hullHolds(const Hull& hull, ShapeRef content) {
  return certified([&]<class T>() {
    const ScaledAxes<T> frame = axesIn<T>(hull.rotation);
    return forAllAxes<T>(*hull.geometry, [&](const Vector3<T>& own) {
      const Vector3<T> axis = turned(frame.axis, own);
      if (isZero(axis)) {
        return true;
      }
      const T square = dot(axis, axis);
      const AxisRange<T> outer = rangeAlong<T>(ShapeRef(hull), axis);
      const AxisRange<T> inner = rangeAlong<T>(content, axis);
      return compare(inner.outerUpper(square), outer.upper) != Sign::positive &&
             compare(inner.outerLower(square), outer.lower) != Sign::negative;
    });
  });
}

}  // namespace collision
