// On which side of a plane is a box? The diagonal most parallel to the normal decides;
// equivalently, the center's signed distance against the projected radius Σ half[i] |normal ·
// axis[i]|.
#include "math/rounded.h"
#include "pairs/pairs.h"
#include "query/plane_side.h"
#include "query/witness.h"

namespace collision {
namespace {

/** Signs of normal · p + constant at the two corners that reach furthest along the normal. */
struct Ends {
  Decision lower;
  Decision upper;
};

/** Of an axis-aligned box the corners are its own; degree 2. */
Ends endsOf(const Aabb& box, const Plane& plane) {
  Vec3 lowest;
  Vec3 highest;
  for (int i = 0; i < 3; ++i) {
    lowest[i] = plane.normal[i] < 0 ? box.max[i] : box.min[i];
    highest[i] = plane.normal[i] < 0 ? box.min[i] : box.max[i];
  }
  return {planeSide(plane.normal, plane.constant, lowest),
          planeSide(plane.normal, plane.constant, highest)};
}

/** n (normal · center + constant) ∓ Σ half[i] |normal · A[i]|, with scaled axes; degree 4. */
template <class T>
constexpr T endOf(const Vector3<T>& normal, const T& constant, const Vector3<T>& center,
                  const Vector3<T>& half, const ScaledAxes<T>& frame, const T& direction) {
  const T reach = half.x * absolute(dot(normal, frame.axis[0])) +
                  half.y * absolute(dot(normal, frame.axis[1])) +
                  half.z * absolute(dot(normal, frame.axis[2]));
  return (dot(normal, center) + constant) * frame.n + direction * reach;
}

Ends endsOf(const Obb& box, const Plane& plane) {
  constexpr double kError =
      endOf(kUnitVector, kUnitNumber, kUnitVector, kUnitVector, kFrameRoundoff, kUnitNumber)
          .error();
  const double bound = kError * (sizeOf(plane.normal) * sizeOf(box.center, box.halfExtents) +
                                 sizeOf(plane.constant));
  const auto end = [&](double direction, int line) {
    return decide(
        endOf(plane.normal, plane.constant, box.center, box.halfExtents, box.frame, direction),
        bound,
        [&] {
          return endOf<Exact>(lift(plane.normal), plane.constant, lift(box.center),
                              lift(box.halfExtents), box.exactFrame(), direction);
        },
        line);
  };
  return {end(-1.0, __builtin_LINE()), end(1.0, __builtin_LINE())};
}

template <class Box>
Verdict boxPlane(const Box& box, const Plane& plane, const Ask& ask) {
  const Ends ends = endsOf(box, plane);
  Verdict verdict = besidePlane(ends.lower, ends.upper);
  if (!ask.numbers) {
    return verdict;
  }
  const ExactVec3 normal = lift(plane.normal);
  const Vec3& reference = box.lowPole();
  const PolytopeTerms<Exact> terms = Polytope(box).exact(reference);
  const Reach<Exact> reach = terms.along(normal);
  const Exact twice = terms.n * Exact(2.0);
  const Exact atReference = planeValue<Exact>(normal, plane.constant, lift(reference)) * twice;
  const Exact low = reach.min + atReference;
  const Exact high = reach.max + atReference;
  const Vec3 lowPoint = supportPoint(terms, -normal, reference);
  const Vec3 highPoint = supportPoint(terms, normal, reference);
  measureBesidePlane(verdict, plane, {Root::fraction(low, twice), lowPoint},
                     {Root::fraction(high, twice), highPoint});
  if (verdict.outcome != Outcome::apart) {  // between the two ends, where the plane is
    const Exact span = high - low;
    verdict.contact = span.sign() == Sign::zero
                          ? lowPoint
                          : quotient(lift(lowPoint) * high - lift(highPoint) * low, span);
  }
  if (ask.trace != nullptr) {
    const Vec3 foot = footOf(plane, box.middle());
    traceBesidePlane(verdict, plane, gapBesidePlane(ends.lower, ends.upper),
                     box.extent(normalized(plane.normal), foot), foot, *ask.trace);
  }
  return verdict;
}

}  // namespace

Verdict aabbPlane(const Aabb& a, const Plane& b, const Ask& ask) { return boxPlane(a, b, ask); }
Verdict obbPlane(const Obb& a, const Plane& b, const Ask& ask) { return boxPlane(a, b, ask); }

}  // namespace collision
