// Where two shapes are in contact, and how deep: the contact manifold that a solver asks for.
//
//   const collision::Manifold manifold = collision::contact(a, b);
//   for (const collision::ContactPoint& point : manifold.points) { ... point.pointA, point.pointB
//   ... }
#pragma once

#include <string>
#include <vector>

#include "collision/codes.h"
#include "collision/kind.h"
#include "collision/shape_ref.h"
#include "collision/vector3.h"
#include "collision/verdict.h"

namespace collision {

/** Which features face each other, in either order; round where one of the shapes has a radius. */
enum class ContactKind : signed char {
  none = -1,
  faceFace = 0,
  faceEdge = 1,
  edgeEdge = 2,
  cornerFace = 3,
  cornerEdge = 4,
  cornerCorner = 5,
  round = 6
};

/** The two lie at one place across the axis. */
struct ContactPoint {
  Vec3 pointA;  // in the surface of a
  Vec3 pointB;
  double depth = 0;  // meters from pointB to pointA along the axis
};

struct Manifold {
  Outcome outcome = Outcome::apart;  // nothing else is set of shapes that are apart
  ContactKind kind = ContactKind::none;
  Vec3 axis = kNoPoint;  // unit, from a to b: the way that b must go to come free
  double depth = kNone;  // meters that it must go; 0 where they just touch
  /** The features that reach furthest along the axis, as certificates name them; of a plane 0. */
  Corners cornersA = 0;
  Corners cornersB = 0;
  /**
   * The corners of the common part, counter-clockwise as seen from where the axis points: one
   * point, the two ends of a line, or a polygon. Of the shape that comes first in the table of
   * pairs the least corner that lies in the common part is the first of them, if there is any.
   */
  std::vector<ContactPoint> points;
  int triangleA = -1;  // of a mesh the triangle that this is about, −1: none
  int triangleB = -1;
};

struct ContactOptions {
  /**
   * false: the points are the corners of what the two features that reach furthest have in common
   * as seen along the axis; all have the depth of the manifold.
   *
   * true: where one of these is a face, it is the reference face; of two that of the shape that
   * comes first in the table of pairs, of two of one kind that of a. Of the
   * faces of the other shape that hold its feature the one most against the axis is the incident
   * face (of equal ones the first in the order of the axes or faces; an edge where there is no such
   * face), and is clipped by the sides of the reference face. Points above the reference face are
   * left out; each other one has its own depth.
   */
  bool incident = false;
  /** At most four points: of more those that span the largest area; of equal ones the first. */
  bool atMostFour = false;
};

/** Planes and shapes that end everywhere have manifolds; rays have none. */
constexpr bool hasContacts(Kind kind) { return kind != Kind::ray; }

/**
 * The manifold of two shapes along the axis of least depth. Which corners there are is exact: none
 * is missing, none is there twice. Coordinates and depths are roundings of the exact ones: to 2
 * ulp, with 2⁻⁵⁰ of a radius added.
 *
 * Depths that differ by no more than 2⁻⁵¹ of themselves count as equal; of equal axes it is the
 * first in the table of candidates along which the features have a point in common.
 *
 * Two planes have an axis where they coincide, and no points. A ray: outcome `invalid`. Of a mesh
 * the manifold of the triangle that is deepest.
 */
Manifold contact(ShapeRef a, ShapeRef b, const ContactOptions& options = {});

/**
 * All manifolds: of a mesh one for each triangle that meets the other shape, in the order of its
 * triangles, whether or not it is solid; of two meshes for each pair. Of others none or one.
 */
std::vector<Manifold> contacts(ShapeRef a, ShapeRef b, const ContactOptions& options = {});

/**
 * What a certificate of a kind of shape is called: of a box "+x", "+x−z" or "+x−y+z", of a triangle
 * and parallelogram "a", "ab", "abc" or "abcd", of a segment and capsule "start", "end" and "side",
 * of a hull "v3", "e7" or "f2", a corner, edge or face by its number; empty for the shape as a
 * whole.
 */
std::string featureName(Kind kind, Corners corners);

}  // namespace collision
