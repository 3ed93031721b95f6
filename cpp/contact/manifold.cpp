// The questions of collision/manifold.h: what is asked of which shapes, and in which order.
#include "collision/manifold.h"

#include <algorithm>
#include <utility>

#include "answer/positive_zero.h"
#include "collision/collision.h"
#include "contact/contact_axis.h"
#include "contact/contact_points.h"
#include "contact/largest_quad.h"
#include "mesh/mesh_pair.h"
#include "number/certified.h"
#include "pairs/pairs.h"
#include "shapes/core.h"
#include "shapes/visit_any.h"

namespace collision {
namespace {

Manifold besidePlane(ShapeRef shape, const Plane& plane, Outcome outcome,
                     const ContactOptions& options) {
  const Witness witness = testPair(shape, plane, {}).witness;
  Manifold manifold;
  manifold.outcome = outcome;
  manifold.axis = witness.axis;
  manifold.depth = 0.0 - witness.gap;
  manifold.cornersA = witness.cornersA;
  const RoundedPolytope core = roundedPolytopeOf(shape);
  const bool isForward = dot(plane.normal, witness.axis) > 0;
  ContactPart part = certified([&]<class T>() {
    const Vec3& reference = core.polytope.reference();
    const PolytopeTerms<T> terms = core.polytope.in<T>(reference);
    const FacingPlane<T> facing{core.polytope, terms,     reference,        core.radius,
                                plane,         isForward, witness.cornersA, manifold.depth};
    return contactPart(facing, options);
  });
  manifold.points = std::move(part.points);
  manifold.kind = core.radius > 0 ? ContactKind::round : part.kind;
  return manifold;
}

/** Two planes: only where they coincide there is one axis. */
Manifold ofPlanes(ShapeRef a, ShapeRef b, Outcome outcome) {
  Manifold manifold;
  manifold.outcome = outcome;
  if (outcome == Outcome::touching) {
    manifold.kind = ContactKind::faceFace;
    manifold.axis = testPair(a, b, {}).witness.axis;
    manifold.depth = 0;
  }
  return manifold;
}

void exchange(Manifold& manifold) {
  manifold.axis = Vec3{} - manifold.axis;
  std::swap(manifold.cornersA, manifold.cornersB);
  std::swap(manifold.triangleA, manifold.triangleB);
  for (ContactPoint& point : manifold.points) {
    std::swap(point.pointA, point.pointB);
  }
  if (manifold.points.size() > 2) {
    std::reverse(manifold.points.begin() + 1, manifold.points.end());
  }
}

/** In the order of the table of pairs. */
Manifold inOrder(ShapeRef a, ShapeRef b, const ContactOptions& options) {
  const Outcome outcome = collision::outcome(a, b);
  if (outcome == Outcome::apart) {
    return {};
  }
  if (a.kind() == Kind::plane) {
    return ofPlanes(a, b, outcome);
  }
  Manifold manifold = b.kind() == Kind::plane ? besidePlane(a, b.as<Plane>(), outcome, options)
                                              : contactAlongLeastAxis(a, b, outcome, options);
  if (options.atMostFour) {
    keepLargestQuad(manifold.points, manifold.axis);
  }
  return manifold;
}

void clearNegativeZeros(Manifold& manifold) {
  clearEach(manifold.axis);
  for (ContactPoint& point : manifold.points) {
    clearEach(point.pointA, point.pointB, point.depth);
  }
}

Manifold ofConvex(ShapeRef a, ShapeRef b, const ContactOptions& options) {
  const bool isExchanged = findPair(a.kind(), b.kind()).swapped;
  Manifold manifold = isExchanged ? inOrder(b, a, options) : inOrder(a, b, options);
  if (isExchanged) {
    exchange(manifold);
  }
  clearNegativeZeros(manifold);
  return manifold;
}

bool areInvalid(ShapeRef a, ShapeRef b) { return !hasContacts(a.kind()) || !hasContacts(b.kind()); }

bool hasMesh(ShapeRef a, ShapeRef b) { return isMesh(a) || isMesh(b); }

}  // namespace

Manifold contact(ShapeRef a, ShapeRef b, const ContactOptions& options) {
  if (areInvalid(a, b)) {
    Manifold none;
    none.outcome = Outcome::invalid;
    return none;
  }
  if (!hasMesh(a, b)) {
    return ofConvex(a, b, options);
  }
  std::vector<Manifold> all = contacts(a, b, options);
  const auto deepest =
      std::max_element(all.begin(), all.end(),
                       [](const Manifold& x, const Manifold& y) { return x.depth < y.depth; });
  return deepest == all.end() ? Manifold{} : std::move(*deepest);
}

std::vector<Manifold> contacts(ShapeRef a, ShapeRef b, const ContactOptions& options) {
  std::vector<Manifold> all;
  if (areInvalid(a, b)) {
    return all;
  }
  if (!hasMesh(a, b)) {
    Manifold manifold = ofConvex(a, b, options);
    if (manifold.outcome != Outcome::apart) {
      all.push_back(std::move(manifold));
    }
    return all;
  }
  const MeshPair pair(a, b);
  for (const MeetingTriangles& triangles : meetingTriangles(a, b)) {
    Manifold manifold = pair.withShapes(
        triangles.triangleA, triangles.triangleB,
        [&](ShapeRef first, ShapeRef second) { return ofConvex(first, second, options); });
    manifold.triangleA = triangles.triangleA;
    manifold.triangleB = triangles.triangleB;
    all.push_back(std::move(manifold));
  }
  return all;
}

}  // namespace collision
