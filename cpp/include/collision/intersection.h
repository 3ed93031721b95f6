// What two shapes have in common: a point, a segment, a polygon, a polyhedron, a disk.
//
//   const collision::Intersection common = collision::intersection(triangle, box);
//   if (common.kind == collision::IntersectionKind::polygon) { ... common.points ... }
#pragma once

#include <vector>

#include "collision/codes.h"
#include "collision/kind.h"
#include "collision/mesh.h"
#include "collision/shape_ref.h"
#include "collision/shapes.h"
#include "collision/vector3.h"
#include "collision/verdict.h"

namespace collision {

enum class IntersectionKind : signed char {
  none = -1,
  point = 0,
  segment = 1,
  ray = 2,
  line = 3,
  plane = 4,
  polygon = 5,
  polyhedron = 6,
  box = 7,      // a polyhedron with axes x, y and z
  disk = 8,     // of a plane and a sphere
  oval = 9,     // of a plane and a capsule
  circle = 10,  // in which two spheres cross: the rim of the lens that they have in common
  sphere = 11   // a sphere within a sphere: the smaller one
};

struct IntersectionPoint {
  Vec3 point;
  /**
   * The least corner, edge or face of each shape that holds it, as certificates name them
   * (featureName in collision/manifold.h). 0: the inside of a solid, a plane, a round surface.
   */
  Corners cornersA = 0;
  Corners cornersB = 0;
};

/** Of a polyhedron. */
struct IntersectionFace {
  std::vector<int> points;  // counter-clockwise as seen from outside
  Vec3 normal = kNoPoint;   // unit, out of it
  /** The face of a and of b that it is part of; 0: of none of that shape. */
  Corners cornersA = 0;
  Corners cornersB = 0;
};

/**
 * A conic as a rational Bézier curve: ((1 − s)² from + 2 s (1 − s) weight · control + s² to) /
 * ((1 − s)² + 2 s (1 − s) weight + s²) for s in [0, 1].
 */
struct IntersectionArc {
  Vec3 from;
  Vec3 control;
  Vec3 to;
  double weight = 1;  // 1 of a straight line
};

struct Intersection {
  Outcome outcome = Outcome::apart;
  IntersectionKind kind = IntersectionKind::none;
  /**
   * The corners: one point, the ends of a segment, the start of a ray, those of a polygon
   * counter-clockwise as seen from where `normal` points, those of a polyhedron in the order of its
   * vertices of a, of b, and crossings of edges of a and of b with faces of the other.
   */
  std::vector<IntersectionPoint> points;
  std::vector<IntersectionFace> faces;
  std::vector<IntersectionArc> arcs;  // the border of an oval, counter-clockwise from `normal`
  /** Unit: the normal of a polygon, disk, oval, circle or plane; where a line or ray goes. */
  Vec3 normal = kNoPoint;
  /** Of a disk, circle or sphere; of a line or plane its point nearest to the origin. */
  Vec3 center = kNoPoint;
  double radius = kNone;
  /** Of a segment, meters. */
  double length = kNone;
  /** Of a polygon and disk, and of the surface of a polyhedron, square meters. */
  double area = kNone;
  /** Of a polyhedron, sphere, and of the lens of two spheres, cubic meters. */
  double volume = kNone;
  /** Of a box its least and greatest corner. */
  Vec3 min = kNoPoint;
  Vec3 max = kNoPoint;
  int triangleA = -1;  // of a mesh the triangle that this is part of, −1: none
  int triangleB = -1;
};

/**
 * Whether what two kinds have in common is one of the kinds above: that of shapes with flat faces,
 * of a plane, segment or ray with anything, and of two spheres. A shape whose radius is 0 has flat
 * faces.
 */
bool hasIntersection(ShapeRef a, ShapeRef b);

/**
 * The common set of two shapes. Its kind, and which points there are, are exact: none is missing,
 * none is there twice, in an order that doesn't depend on rounding. Coordinates are roundings of
 * the exact ones (to 2 ulp), and so are radii; length, area and volume are within 2⁻⁴⁰ of
 * themselves. Two of round shapes are less precise: the length of what a curve has in common with
 * one is off by what rounds its ends, and arcs of an oval by 2⁻³⁰ of its size. A mesh is its
 * triangles: see intersections().
 *
 * Outcome `invalid` where hasIntersection() is false, and of meshes.
 */
Intersection intersection(ShapeRef a, ShapeRef b);

/**
 * The same of each triangle of a mesh that meets the other shape, in the order of the triangles; of
 * two meshes of each pair. Of others one or none.
 */
std::vector<Intersection> intersections(ShapeRef a, ShapeRef b);

/** A line through points of a mesh, from one to the next; closed from the last to the first. */
struct SectionLine {
  std::vector<Vec3> points;
  /** The triangle that each step lies in; of one along an edge the first of those that have it. */
  std::vector<int> triangles;
  bool closed = false;
};

/** Where a plane cuts a mesh. */
struct Section {
  std::vector<SectionLine> lines;
  std::vector<int> triangles;  // that lie in the plane
};

/**
 * The lines in which the surface of a mesh meets a plane. Triangles with an edge in common, by the
 * places of its ends, meet it in the very same point, so where a closed surface crosses the plane
 * its lines are closed. An edge in the plane is a step of them; a corner that just touches it is a
 * line of one point.
 */
Section section(const PosedMesh& mesh, const Plane& plane);

}  // namespace collision
