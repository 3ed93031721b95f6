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

Distance meetingBy(const Vec3& axis, double depth, const Vec3& contact, Corners cornersA,
                   Corners cornersB) {
  const Vec3 common = positiveZero(contact);
  return {0,        depth,   positiveZero(axis), common, common, positiveZero(axis * depth),
          cornersA, cornersB};
}

}  // namespace

std::optional<Distance> distanceOfPoint(ShapeRef a, ShapeRef b) {
  const auto [nearest, inside] = pointAndBox(a, b);
  if (nearest && nearest->cores.gap > 0) {
    return apartBy(nearest->cores.witness(radiusOf(a), radiusOf(b)));
  }
  if (inside) {
    return meetingBy(inside->axis, inside->depth, inside->point, inside->cornersA,
                     inside->cornersB);
  }
  return std::nullopt;
}

std::optional<Distance> distanceApart(ShapeRef a, ShapeRef b) {
  if (a.kind() == Kind::plane || b.kind() == Kind::plane) {
    return std::nullopt;
  }
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
  return meetingBy(witness.axis, depth, verdict.contact, witness.cornersA, witness.cornersB);
}

}  // namespace collision
