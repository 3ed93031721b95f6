#include "convex/distance.h"

#include <optional>

#include "answer/positive_zero.h"
#include "convex/point_and_box.h"
#include "convex/rounded_witness.h"
#include "number/certified.h"
#include "shapes/core.h"

namespace collision {
namespace {

Distance apartBy(const Witness& witness) {
  return {agreeing(witness.gap, Sign::positive),
          kNone,
          positiveZero(witness.axis),
          positiveZero(witness.supportA),
          positiveZero(witness.supportB),
          kNoPoint,
          witness.cornersA,
          witness.cornersB};
}

}  // namespace

std::optional<Distance> distanceApart(ShapeRef a, ShapeRef b) {
  if (a.kind() == Kind::plane || b.kind() == Kind::plane) {
    return std::nullopt;
  }
#ifndef COLLISION_EXACT_NUMBERS  // a small module has no lanes
  if (const auto nearest = nearestOfPointAndBox(a, b)) {
    return apartBy(nearest->cores.witness(radiusOf(a), radiusOf(b)));
  }
#endif
  const RoundedPolytope coreA = roundedPolytopeOf(a);
  const RoundedPolytope coreB = roundedPolytopeOf(b);
  const auto witness = certified([&]<class T>() {
    const auto nearest = closestPoints<T>(coreA.polytope, coreB.polytope);
    return nearest.areApart() ? std::optional(witnessBetween(nearest, coreA.radius, coreB.radius))
                              : std::nullopt;
  });
  return witness ? std::optional(apartBy(*witness)) : std::nullopt;
}

Distance distanceOf(const Verdict& verdict) {
  const Witness& witness = verdict.witness;
  if (verdict.outcome == Outcome::apart) {
    return apartBy(witness);
  }
  const double depth = verdict.outcome == Outcome::overlapping ? -witness.gap : kNone;
  return {0,
          depth,
          witness.axis,
          verdict.contact,
          verdict.contact,
          positiveZero(witness.axis * depth),
          witness.cornersA,
          witness.cornersB};
}

}  // namespace collision
