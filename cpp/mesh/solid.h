// What of a shape lies inside of a closed mesh, and what outside. The surface cuts a shape into
// parts, each of which is on one side: a place of every part tells.
#pragma once

#include <optional>

#include "collision/mesh.h"
#include "collision/shape_ref.h"
#include "curve/curve.h"
#include "mesh/inside.h"

namespace collision {

/** A closed mesh, and a shape that overlaps none of its triangles. */
struct BesideSurface {
  ShapeRef shape;
  const PosedMesh& mesh;
  bool touches = false;  // a triangle
};
/**
 * A place of the shape that lies there, rounded; none: it has none. What goes on forever is outside
 * there, so it is to be asked for what lies inside.
 */
std::optional<Vec3> placeOf(const BesideSurface& pair, Where wanted);

/**
 * Of two closed meshes, of which no triangles overlap and no part of a surface lies inside of the
 * other or, of `wanted`, outside: a place inside of a that lies there about b.
 */
std::optional<Vec3> placeInside(const PosedMesh& a, const PosedMesh& b, Where wanted);

/** Where the start of a ray or segment lies. */
Where whereStarts(const Curve& curve, const PosedMesh& mesh);
/** Where it lies just after a parameter. */
Where whereAfter(const Curve& curve, const Fraction<Exact>& t, const PosedMesh& mesh);

}  // namespace collision
