// The points of a contact manifold along an axis that is known: the corners of what two features
// have in common, in numbers.
#pragma once

#include <optional>
#include <vector>

#include "collision/manifold.h"
#include "contact/common_features.h"
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
  std::optional<double> depth;  // where it is known
};

/** The points, the kind of two shapes without radii, and the depth of the features. */
struct ContactPart {
  std::vector<ContactPoint> points;
  ContactKind kind = ContactKind::none;
  double depth = 0;
};

/**
 * No points where the features have none in common as seen along the axis. `rough`: the same in
 * doubles, if there are any, for signs that these are sure of.
 */
template <class T>
ContactPart contactPart(const FacingFeatures<T>& facing, const ContactOptions& options,
                        const AlongAxis<double>* rough = nullptr);
/** Whether the features have any; an incident face may have some where they have none. */
template <class T>
bool haveCommonPoints(const FacingFeatures<T>& facing, const AlongAxis<double>* rough = nullptr);

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
