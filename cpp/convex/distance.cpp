#include "convex/distance.h"

#include "answer/positive_zero.h"
#include "convex/rounded_witness.h"
#include "number/certified.h"

namespace collision {
Distance distanceOf(ShapeRef a, ShapeRef b, const Verdict& verdict) {
  if (verdict.outcome != Outcome::apart) {
    const bool overlapping = verdict.outcome == Outcome::overlapping;
    return {0, overlapping ? -verdict.witness.gap : kNone, verdict.witness.axis, verdict.contact,
            verdict.contact};
  }
  Witness witness = verdict.witness;  // along a plane's normal it is the nearest already
  if (a.kind() != Kind::plane && b.kind() != Kind::plane) {
    const RoundedPolytope coreA = roundedPolytopeOf(a);
    const RoundedPolytope coreB = roundedPolytopeOf(b);
    witness = certified([&]<class T>() {
      const auto nearest = closestFeatures(PolytopeTermsPair<T>(coreA.polytope, coreB.polytope));
      return nearest ? witnessBetween(*nearest, coreA.radius, coreB.radius) : verdict.witness;
    });
  }
  return {agreeing(witness.gap, Sign::positive), kNone, positiveZero(witness.axis),
          positiveZero(witness.pointA), positiveZero(witness.pointB)};
}

}  // namespace collision
