// The Minkowski difference of two shapes as a polytope: why the separating axes are what they are.
//
//   const collision::Difference d = collision::difference(box, otherBox);
//   for (const collision::DifferenceFace& face : d.faces) { ... face.distance ... }
#pragma once

#include <vector>

#include "collision/shape_ref.h"
#include "collision/vector3.h"
#include "collision/verdict.h"

namespace collision {

/** A corner a − b. */
struct DifferencePoint {
  Vec3 point;
  Corners cornersA = 0;  // the corner of each shape that it comes from
  Corners cornersB = 0;
};

/** What a face is made of: the features of a and of b that reach furthest along its normal. */
enum class DifferenceFaceKind : signed char {
  faceA = 0,  // a face of a and a corner of b
  faceB = 1,  // a corner of a and a face of b
  edges = 2,  // an edge of each
  both = 3    // two faces, or a face of one and an edge of the other beside it
};

struct DifferenceFace {
  DifferenceFaceKind kind = DifferenceFaceKind::faceA;
  std::vector<int> points;  // counter-clockwise as seen from outside
  Vec3 normal = kNoPoint;   // unit, out of it
  /**
   * Meters from the origin to its plane along the normal: positive where the origin is behind it,
   * as it is behind all faces where the shapes meet. Less the radius it is the depth along this
   * axis, or where it is negative the gap.
   */
  double distance = kNone;
  Corners cornersA = 0;
  Corners cornersB = 0;
  /**
   * Its place among the steps of explain(); −1 where these have none for the normal of this face,
   * as of shapes that are tested by a distance.
   */
  int candidate = -1;
};

/**
 * D = all a − b of the cores of two shapes. The shapes meet where the origin is no further from D
 * than `radius`.
 */
struct Difference {
  Outcome outcome = Outcome::invalid;
  /** 3: a solid, 2: a polygon, 1: a segment, 0: a point. */
  int dimension = 0;
  std::vector<DifferencePoint> points;
  /** Of a solid all, first those of faces of a, then of b, then of edges. Of a polygon itself. */
  std::vector<DifferenceFace> faces;
  double radius = 0;  // the sum of both
};

/** Whether two kinds have one: all but rays, planes and meshes do. */
bool hasDifference(ShapeRef a, ShapeRef b);

/**
 * Which faces and corners there are is exact; coordinates, normals and distances are roundings of
 * the exact ones, to 2 ulp. Outcome `invalid` where hasDifference() is false, else that of the two
 * shapes.
 */
Difference difference(ShapeRef a, ShapeRef b);

}  // namespace collision
