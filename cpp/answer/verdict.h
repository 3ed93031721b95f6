// The answer to "do these two shapes meet?", the same for every pair of kinds.
//
// Shapes are closed sets. With the Minkowski difference D = all a − b: Overlapping when 0 lies
// inside D, Touching when it lies on D's boundary, Apart when outside.
#pragma once

#include <utility>

#include "linear/vec3.h"
#include "number/interval.h"
#include "number/sign.h"
#include "shapes/kind.h"
#include "shapes/projection.h"

namespace collision {

enum class Outcome : signed char { apart = 0, touching = 1, overlapping = 2, invalid = 3 };
enum class Side : signed char { none = -1, front = 0, back = 1, straddling = 2 };
enum class Facing : signed char { none = -1, front = 0, back = 1 };

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
  double distance = kNone;       // metres: t · |direction|
  double u = kNone;              // weight of corner b at the point, of a shape with area
  double v = kNone;              // weight of corner c
  Facing facing = Facing::none;  // which side of the surface the ray comes from
  int feature = -1;              // index into the shape's features, −1: none
  int exitFeature = -1;          // where it leaves; −1: it ends before it leaves, or never does
  Vec3 point = kNoPoint;
  Vec3 exitPoint = kNoPoint;
  Vec3 normal = kNoPoint;      // unit, the surface's own: it does not turn towards the ray
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
 * An axis with the gap along it, and the points of a and b that face each other there. The corners
 * are the symbolic part, the certificate: with the candidate they say which exact axis this is the
 * rounding of, and all of them reach furthest along it.
 */
struct Witness {
  Vec3 axis = kNoPoint;  // unit, from a to b
  double gap = kNone;    // metres, positive apart, negative penetration depth
  Vec3 pointA = kNoPoint;
  Vec3 pointB = kNoPoint;
  Corners cornersA = 0;
  Corners cornersB = 0;
};

/**
 * Where a shape lies about a plane: signed distances in metres, positive in front of it. What has
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

struct Verdict {
  Outcome outcome = Outcome::apart;
  DecidedBy decidedBy = DecidedBy::filter;
  Side side = Side::none;  // where a plane is one of the two
  int candidate = -1;      // the candidate that separates or has the least depth, −1: none
  Witness witness;
  Vec3 contact = kNoPoint;  // a point of both, where they meet (bound: convex/contact.h)
  Hit hit;
  Reason reason = Reason::none;  // of Outcome::invalid
  PlaneDistances plane;
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
   * The side of triangles and parallelograms whose hits are none. A curve in their plane comes from
   * neither side and is never culled.
   */
  Facing cull = Facing::none;

  [[nodiscard]] bool culls(Facing facing) const { return facing != Facing::none && facing == cull; }
};

class Trace;
template <class T>
struct QuadraticSurd;
class Exact;
struct HitPlace;

/** How much of an answer is wanted: the outcome alone, the numbers too, the trace too. */
struct Ask {
  bool numbers = true;
  Trace* trace = nullptr;
  HitPlace* place = nullptr;              // takes the parameter of a hit, to order hits by
  QuadraticSurd<Exact>* enter = nullptr;  // takes the same exactly
  bool witness = true;                    // of the numbers those of a hit may be all that is wanted
  HitOptions options{};
};

/** The sign that the gap of an outcome has. */
constexpr Sign signOf(Outcome outcome) {
  if (outcome == Outcome::overlapping) {
    return Sign::negative;
  }
  return outcome == Outcome::touching ? Sign::zero : Sign::positive;
}

/** The outcome that the sign of the gap stands for. */
constexpr Outcome outcomeOf(const Decision& gap) {
  if (gap.positive()) {
    return Outcome::apart;
  }
  return gap.zero() ? Outcome::touching : Outcome::overlapping;
}

/**
 * Whether `depth` beats `best` clearly; ties go to whoever was first. A tie is within 2⁻⁵¹ of the
 * depth: 2 to 4 ulp, and subnormal depths have to be equal.
 */
inline bool clearlyLess(double depth, double best) {
  return depth < best && best - depth > 0x1p-51 * std::fabs(best);
}

/** The same answer with the shapes' places exchanged. */
inline Verdict reversed(Verdict verdict) {
  std::swap(verdict.witness.pointA, verdict.witness.pointB);
  std::swap(verdict.witness.cornersA, verdict.witness.cornersB);
  verdict.witness.axis = Vec3{} - verdict.witness.axis;  // not a negation, which has −0
  return verdict;
}

}  // namespace collision
