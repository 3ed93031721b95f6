// When two shapes in motion meet of which none is a mesh.
#pragma once

#include "collision/motion.h"
#include "collision/shapes.h"
#include "number/quadratic_surd.h"

namespace collision {

/** The same as a shape that says by its kind what it is: a ray without a length is a point, which
 * is put into `point`. */
ShapeRef withoutEmptyRay(ShapeRef shape, Point& point);

/** As cast(), but for the points; both valid, and not both of them go on forever. */
Cast castOfConvex(ShapeRef first, ShapeRef second, const Motion& motion);
/** The same, but for `startsInside` and the axis. */
Cast castWithoutAxis(ShapeRef a, ShapeRef b, const Motion& motion);

/**
 * When two that meet do first: exactly, but of meshes and of rays that end as it is rounded. Not
 * both of them go on forever.
 */
QuadraticSurd<Exact> startOf(ShapeRef one, ShapeRef other, const Motion& motion);

/**
 * Sign of when a shape that moves first meets `first` minus when it meets `second`; it does meet
 * them, and neither moves. Exact but of meshes and of rays that end, whose times are compared as
 * they are rounded.
 */
Sign compareStarts(ShapeRef moving, ShapeRef first, ShapeRef second, const Motion& motion);

}  // namespace collision
