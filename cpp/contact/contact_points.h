// The points of a contact manifold along an axis that is known: the corners of what two features
// have in common, in numbers.
#pragma once

#include <vector>

#include "collision/manifold.h"
#include "convex/polytope.h"

namespace collision {

/** Two cores with radii, and the features of them that face each other along an axis. */
template <class T>
struct FacingFeatures {
  const Polytope& shapeA;
  const Polytope& shapeB;
  const PolytopeTerms<T>& a;  // measured from the reference
  const PolytopeTerms<T>& b;
  Vec3 reference;
  double radiusA;
  double radiusB;
  Vector3<T> axis;  // from a to b, of any length
  Corners cornersA;
  Corners cornersB;
  double depth;
};

/** The points, and the kind of two shapes without radii. */
struct ContactPart {
  std::vector<ContactPoint> points;
  ContactKind kind = ContactKind::none;
};

/** No points where the features have none in common as seen along the axis. */
template <class T>
ContactPart contactPart(const FacingFeatures<T>& facing, const ContactOptions& options);

/** Of a core with a radius and a plane behind it, as seen along the axis. */
template <class T>
struct FacingPlane {
  const Polytope& shape;
  const PolytopeTerms<T>& terms;
  Vec3 reference;
  double radius;
  Plane plane;
  bool isForward;  // whether the axis, from the shape to the plane, is the plane's normal
  Corners corners;
  double depth;
};
template <class T>
ContactPart contactPart(const FacingPlane<T>& facing, const ContactOptions& options);

}  // namespace collision
