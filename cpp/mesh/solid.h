// What of a shape lies inside of a closed mesh, and what outside. The surface cuts a shape into
// parts, each of which is on one side: a place of every part tells.
#pragma once

#include <optional>
#include <vector>

#include "collision/mesh.h"
#include "collision/shape_ref.h"
#include "curve/curve.h"
#include "mesh/inside.h"
#include "mesh/mesh_pair.h"
#include "mesh/triangle_pair.h"

namespace collision {

/** A closed mesh, and a shape that overlaps none of its triangles. */
struct BesideSurface {
  ShapeRef shape;
  const PosedMesh& mesh;
  /** All triangles that touch, and maybe some that don't: the shape's, or −1, and the mesh's. */
  std::vector<TrianglePair> touching;
  /** The shape stands so far from where its numbers say. */
  ExactVec3 offset{};
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
std::optional<Vec3> placeInside(const PosedMesh& a, const PosedMesh& b, Where wanted,
                                const ExactVec3& offsetA = {});

/** A place that two have in common inside of a closed mesh, of which no triangles overlap; those
 * that touch, and maybe some that don't, are told. */
std::optional<Vec3> placeInBoth(const MeshPair& pair, const std::vector<TrianglePair>& touching,
                                const ExactVec3& offsetA = {});

/** Where the start of a ray or segment lies. */
Where whereStarts(const Curve& curve, const PosedMesh& mesh);
/** Where it lies just after a parameter. */
Where whereAfter(const Curve& curve, const Fraction<Exact>& t, const PosedMesh& mesh);

}  // namespace collision
