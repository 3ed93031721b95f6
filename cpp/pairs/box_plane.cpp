// On which side of a plane is a box? The diagonal most parallel to the normal decides;
// equivalently, the center's signed distance against the projected radius Σ half[i] |normal ·
// axis[i]|.
#include "linear/number_vector.h"
#include "number/certified.h"
#include "pairs/families.h"
#include "pairs/plane_side.h"
#include "shapes/visit_as.h"

namespace collision {
namespace {

/** Of an axis-aligned box the corners that reach furthest are its own; degree 2. */
EndSigns endsOf(const Aabb& box, const Plane& plane) {
  Vec3 lowest;
  Vec3 highest;
  for (int i = 0; i < 3; ++i) {
    lowest[i] = plane.normal[i] < 0 ? box.max[i] : box.min[i];
    highest[i] = plane.normal[i] < 0 ? box.min[i] : box.max[i];
  }
  return {planeSide(plane.normal, plane.constant, lowest),
          planeSide(plane.normal, plane.constant, highest)};
}

/** n (normal · center + constant), degree 4 with scaled axes. */
template <class T>
constexpr T centerValue(const Vector3<T>& normal, const T& constant, const Vector3<T>& center,
                        const ScaledAxes<T>& frame) {
  return planeValue(normal, constant, center) * frame.n;
}

/** |value| − Σ half[i] |normal · A[i]|. */
template <class T>
constexpr T beyondReach(const T& value, const Vector3<T>& normal, const Vector3<T>& half,
                        const ScaledAxes<T>& frame) {
  return absolute(value) - half.x * absolute(dot(normal, frame.axis[0])) -
         half.y * absolute(dot(normal, frame.axis[1])) -
         half.z * absolute(dot(normal, frame.axis[2]));
}

EndSigns endsOf(const Obb& box, const Plane& plane) {
  constexpr Roundoff kValue = centerValue(kUnitVector, kPlace, kPlaceVector, kFrameRoundoff);
  constexpr Roundoff kBeyond = beyondReach(kValue, kUnitVector, kPlaceVector, kFrameRoundoff);
  const Frame frame = roundedFrame(box);
  const double size = sizeOf(box.center, box.halfExtents);
  const double bound = kBeyond.bound(sizeOf(plane.normal) * size + sizeOf(plane.constant));
  const double value = centerValue(plane.normal, plane.constant, box.center, frame);
  const auto exactly = [&] {
    return centerValue<Exact>(lift(plane.normal), plane.constant, lift(box.center),
                              frameIn<Exact>(box));
  };
  const Decision beyond =
      decide(beyondReach(value, plane.normal, box.halfExtents, frame), bound, [&] {
        return beyondReach<Exact>(exactly(), lift(plane.normal), lift(box.halfExtents),
                                  frameIn<Exact>(box));
      });
  return endsAround(value, beyond, exactly);
}

template <class Box>
Verdict boxPlane(const Box& box, const Plane& plane, const Ask& ask) {
  const EndSigns ends = endsOf(box, plane);
  Verdict verdict = besidePlane(ends);
  if (!ask.numbers) {
    return verdict;
  }
  const Polytope polytope(box);
  certified([&]<class T>() {
    const PolytopeTerms<T> terms = polytope.in<T>(lowPole(box));
    const CoreTerms<T> core{terms, lowPole(box)};
    const PlaneEnds<T> reach = endsOf(plane, core);
    numbersBesidePlane(verdict, plane, reach, core);
    if (verdict.outcome != Outcome::apart) {  // between the two ends, where the plane is
      const auto& [lower, upper] = reach;
      const T& low = lower.value.a;  // over the same denominator
      const T& high = upper.value.a;
      const T span = high - low;
      verdict.contact =
          span.sign() == Sign::zero
              ? lower.point
              : quotient(vectorOf<T>(lower.point) * high - vectorOf<T>(upper.point) * low, span);
    }
    return true;
  });
  if (ask.trace != nullptr) {
    const Vec3 foot = footOf(plane, middle(box));
    traceBesidePlane(verdict, plane, gapBesidePlane(ends),
                     projectionOf(box, normalized(plane.normal), foot), foot, *ask.trace);
  }
  return verdict;
}

}  // namespace

Verdict testBoxPlane(ShapeRef a, ShapeRef b, const Ask& ask) {
  return visitAs<Aabb, Obb>(a, [&](const auto& box) { return boxPlane(box, b.as<Plane>(), ask); });
}

}  // namespace collision
