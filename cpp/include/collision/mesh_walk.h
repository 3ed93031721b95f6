// The hierarchy of a mesh, box by box, and how a ray goes through it to what it hits first: which
// boxes it enters, which it needn't, and which triangles are tested on the way.
//
//   const collision::MeshWalk walk = collision::walk(ray, {&mesh, position, rotation});
#pragma once

#include <array>
#include <vector>

#include "collision/mesh.h"

namespace collision {

/** A box of a hierarchy: around four boxes, or, a leaf, around four triangles; or around fewer. */
struct TreeBox {
  int box = -1;  // its number among all, from 0: that around all triangles
  int level = 0;
  bool isLeaf = false;
  Aabb bounds;  // in the mesh's own coordinates
};

/**
 * Those of a level: 0 has the one around all triangles. None where the hierarchy has no such level.
 */
std::vector<TreeBox> boxesAt(const Mesh& mesh, int level);

/** What becomes of a box on the walk of a ray. */
enum class BoxVisit : signed char {
  missed = 0,   // by the ray
  spared = 1,   // it begins beyond the nearest hit so far
  entered = 2,  // what is in it is tested
};

/** What becomes of a triangle of a leaf that is entered. */
enum class TriangleVisit : signed char {
  ruledOut = 0,  // surely missed, as floats tell of four triangles at once
  missed = 1,    // in doubles, or exactly
  hit = 2,       // not before the nearest so far
  nearest = 3,   // before all others so far
};

struct VisitedTriangle {
  int triangle = -1;  // −1: the leaf has fewer
  TriangleVisit visit = TriangleVisit::ruledOut;
};

/** A step of a walk: a box whose turn it is. */
struct WalkStep {
  TreeBox box;
  BoxVisit visit = BoxVisit::missed;
  /**
   * Where the ray is in the box, parameters of the ray: the first at most, the last at least. NaN
   * where it is missed, for the box around all triangles, which needs no test, and where the ray is
   * too far away to tell.
   */
  double enter = kNone;
  double exit = kNone;
  std::array<VisitedTriangle, 4> triangles;  // of a leaf that is entered
  int nearest = -1;                          // the triangle that is hit first so far; −1: none
};

/**
 * The very walk of Mesh::raycast(), for a mesh that stands somewhere: each box that is looked at,
 * once, nearer ones first. Empty of an invalid ray or pose.
 */
std::vector<WalkStep> walk(const Ray& ray, const PosedMesh& mesh, const HitOptions& options = {});

}  // namespace collision
