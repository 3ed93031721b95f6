#include "convex/distance.h"

#include "answer/positive_zero.h"
#include "convex/rounded_witness.h"
#include "number/certified.h"

namespace collision {
namespace {

/**
 * The nearest points of two aligned boxes that are apart: axis by axis the ends that face each
 * other, or the middle of what both cover.
 */
Witness betweenAlignedBoxes(const Aabb& a, const Aabb& b) {
  return certified([&]<class T>() {
    Witness witness;
    Vector3<T> between;
    for (int i = 0; i < 3; ++i) {
      if (a.max[i] < b.min[i]) {
        between[i] = T(b.min[i]) - T(a.max[i]);
        witness.supportA[i] = a.max[i];
        witness.supportB[i] = b.min[i];
      } else if (b.max[i] < a.min[i]) {
        between[i] = T(b.max[i]) - T(a.min[i]);
        witness.supportA[i] = a.min[i];
        witness.supportB[i] = b.max[i];
      } else {
        const double low = greatest(a.min[i], b.min[i]);
        const double high = least(a.max[i], b.max[i]);
        witness.supportA[i] = witness.supportB[i] = quotient(T(low) + T(high), T(2.0));
      }
    }
    const T length = squareRoot(dot(between, between));
    witness.axis = quotient(between, length);
    witness.gap = quotient(length, T(1.0));
    return witness;
  });
}

}  // namespace

Distance distanceOf(ShapeRef a, ShapeRef b, const Verdict& verdict) {
  if (verdict.outcome != Outcome::apart) {
    const bool overlapping = verdict.outcome == Outcome::overlapping;
    const Vec3& axis = verdict.witness.axis;
    const double depth = overlapping ? -verdict.witness.gap : kNone;
    return {0,
            depth,
            axis,
            verdict.contact,
            verdict.contact,
            positiveZero(axis * depth),
            verdict.witness.cornersA,
            verdict.witness.cornersB};
  }
  Witness witness = verdict.witness;  // along a plane's normal it is the nearest already
  if (a.kind() == Kind::aabb && b.kind() == Kind::aabb) {
    witness = betweenAlignedBoxes(a.as<Aabb>(), b.as<Aabb>());
  } else if (a.kind() != Kind::plane && b.kind() != Kind::plane) {
    const RoundedPolytope coreA = roundedPolytopeOf(a);
    const RoundedPolytope coreB = roundedPolytopeOf(b);
    witness = certified([&]<class T>() {
      const auto nearest = closestFeatures(PolytopeTermsPair<T>(coreA.polytope, coreB.polytope));
      return nearest ? witnessBetween(*nearest, coreA.radius, coreB.radius) : verdict.witness;
    });
  }
  return {agreeing(witness.gap, Sign::positive),
          kNone,
          positiveZero(witness.axis),
          positiveZero(witness.supportA),
          positiveZero(witness.supportB),
          kNoPoint,
          witness.cornersA,
          witness.cornersB};
}

}  // namespace collision
