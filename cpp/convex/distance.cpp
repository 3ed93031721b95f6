#include "convex/distance.h"

#include <optional>
#include <type_traits>

#include "answer/positive_zero.h"
#include "convex/rounded_witness.h"
#include "convex/shape_view.h"
#include "number/certified.h"

namespace collision {
namespace {

struct Core {
  Polytope polytope;
  double radius;
};

/** None of a plane. */
std::optional<Core> coreOfAny(const AnyShape& shape) {
  return std::visit(
      [](const auto& s) -> std::optional<Core> {
        using Shape = std::decay_t<decltype(s)>;
        if constexpr (std::is_same_v<Shape, Plane>) {
          return std::nullopt;
        } else if constexpr (std::is_same_v<Shape, Sphere> || std::is_same_v<Shape, Capsule>) {
          return Core{Polytope(coreOf(s)), s.radius};
        } else {
          return Core{Polytope(s), 0};
        }
      },
      shape);
}

}  // namespace

Distance distanceOf(const AnyShape& a, const AnyShape& b, const Verdict& verdict) {
  if (verdict.outcome != Outcome::apart) {
    const bool overlapping = verdict.outcome == Outcome::overlapping;
    return {0, overlapping ? -verdict.witness.gap : kNone, verdict.witness.axis, verdict.contact,
            verdict.contact};
  }
  Witness witness = verdict.witness;  // along a plane's normal it is the nearest already
  const std::optional<Core> coreA = coreOfAny(a);
  const std::optional<Core> coreB = coreOfAny(b);
  if (coreA && coreB) {
    witness = certified([&]<class T>() {
      const auto nearest = closestFeatures(PolytopeTermsPair<T>(coreA->polytope, coreB->polytope));
      return nearest ? witnessBetween(*nearest, coreA->radius, coreB->radius) : verdict.witness;
    });
  }
  return {agreeing(witness.gap, Sign::positive), kNone, positiveZero(witness.axis),
          positiveZero(witness.pointA), positiveZero(witness.pointB)};
}

}  // namespace collision
