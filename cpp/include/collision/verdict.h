// The answer to "do these two shapes meet?", the same for every pair of kinds.
#pragma once

#include <cstdint>

#include "collision/codes.h"
#include "collision/fault.h"
#include "collision/interval.h"
#include "collision/vector3.h"

namespace collision {

inline constexpr Vec3 kNoPoint{kNone, kNone, kNone};

/** Where a ray meets a shape: the common part is [t, tExit]. What has no meaning is NaN. */
struct Hit {
  bool present = false;
  bool startsInside = false;     // the origin is in the interior: t = 0, no normal, no feature;
                                 // with HitOptions::solid false the hit is the way out
  double t = kNone;              // parameter along the direction as given; infinite where it is
                                 // beyond the largest double, point and distance are right then too
  double tExit = kNone;          // NaN: unbounded
  double tB = kNone;             // parameter along b, where b is a ray or segment
  double distance = kNone;       // meters: t · |direction|
  double u = kNone;              // weight of corner b at the point, of a shape with area
  double v = kNone;              // weight of corner c
  Facing facing = Facing::none;  // which side of the surface the ray comes from
  int feature = -1;              // index into the shape's features, −1: none
  int exitFeature = -1;          // where it leaves; −1: it ends before it leaves, or never does
  Vec3 point = kNoPoint;
  Vec3 exitPoint = kNoPoint;
  Vec3 normal = kNoPoint;      // unit, the surface's own: it does not turn toward the ray
  Vec3 exitNormal = kNoPoint;  // the same where it leaves
};

/**
 * A set of corners, bit i standing for corner i: of a box bit 0, 1, 2 of i say whether it is at the
 * upper end of x, y, z; of a parallelogram a, b, c and the one across from a; of a triangle a, b,
 * c; of a segment, ray or capsule the start and the end, which of an endless ray stands for its
 * direction; a point or center alone. Planes have none.
 */
using Corners = unsigned;

/**
 * Of a hull, which may have any number of corners, `Corners` names the one feature that has them:
 * of the two lowest bits a HullFeature and one, above them its index; 0 the hull as a whole.
 */
enum class HullFeature : signed char { corner = 0, edge = 1, face = 2 };
constexpr Corners hullFeature(HullFeature type, int index) {
  return (static_cast<Corners>(index) << 2U) | (static_cast<Corners>(type) + 1);
}

/**
 * An axis with the gap along it, and the points of a and b that face each other there. The corners
 * are the symbolic part, the certificate: with the candidate they say which exact axis this is the
 * rounding of, and all of them reach furthest along it.
 */
struct Witness {
  Vec3 axis = kNoPoint;  // unit, from a to b
  double gap = kNone;    // meters, positive apart, negative penetration depth
  Vec3 supportA = kNoPoint;
  Vec3 supportB = kNoPoint;
  Corners cornersA = 0;
  Corners cornersB = 0;
};

/**
 * Where a shape lies about a plane: signed distances in meters, positive in front of it. What has
 * no meaning is NaN; all of it where no shape is a plane or both are.
 */
struct PlaneDistances {
  /** Of the center; the mean of a triangle's corners, the middle of a segment, a ray's origin. */
  double signedDistance = kNone;
  /** Half of what the shape covers along the normal; NaN of a ray that goes on along it. */
  double projectedRadius = kNone;
  double min = kNone;  // of the point furthest behind, −∞ where a ray goes on
  double max = kNone;  // of the point furthest in front, +∞ where a ray goes on
};

/**
 * The triangles of meshes that a verdict is about, as that has them. Where they aren't given they
 * are looked for again, which takes as long as the verdict did.
 */
struct TrianglesOf {
  int triangleA = -1;
  int triangleB = -1;
};

struct Verdict {
  Outcome outcome = Outcome::apart;
  DecidedBy decidedBy = DecidedBy::filter;
  Side side = Side::none;       // where a plane is one of the two
  std::int64_t candidate = -1;  // the candidate that separates or has the least depth, −1: none
  Witness witness;
  Vec3 contact = kNoPoint;  // a point of both, where they meet (within 2⁻⁴⁰ of their size)
  Hit hit;
  Reason reason = Reason::none;  // of Outcome::invalid
  PlaneDistances plane;
  int triangleA = -1;  // of a mesh the triangle that this is about (collision/mesh.h), −1: none
  int triangleB = -1;
};

/** Which hits of a ray or segment count. They change the hit alone, never the outcome. */
struct HitOptions {
  /**
   * false: a start inside a box, sphere or capsule hits the way out. Then t, point, normal and
   * feature are those of the exit, facing is back, and startsInside stays true. A curve that ends
   * before it leaves has no hit. A start on the boundary is none inside.
   */
  bool solid = true;
  /**
   * The side of triangles and parallelograms whose hits are none. A curve in their plane, and one
   * that is only a point, come from neither side and are never culled.
   */
  Facing cull = Facing::none;

  [[nodiscard]] bool culls(Facing facing) const { return facing != Facing::none && facing == cull; }
};

}  // namespace collision
