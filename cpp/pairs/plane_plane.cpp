// Do two planes meet? Always, unless they are parallel: then one point of the first decides.
#include "answer/steps.h"
#include "linear/number_vector.h"
#include "number/certified.h"
#include "pairs/families.h"
#include "pairs/plane_side.h"

namespace collision {
namespace {

enum PlaneCandidate { kPlaneNormals = 0, kPlaneOffset = 1 };

/** normalA · normalB > 0 tells which way the second looks; the planes are parallel. */
struct Offset {
  Exact value;  // times |normalA|² |normalB|, from a to b along normal A
  Sign same;    // whether the normals point the same way
};

/** Of parallel planes: with normals n and m = s n, the constants differ by c − d / s. */
Offset offsetOf(const Plane& a, const Plane& b) {
  const ExactVec3 n = lift(a.normal);
  const ExactVec3 m = lift(b.normal);
  const Exact along = dot(n, m);
  // s = n · m / n², so n² d − (n · m) c has the sign of −s times the offset from a to b.
  const Exact difference = Exact(a.constant) * along - Exact(b.constant) * dot(n, n);
  return {along.sign() == Sign::negative ? -difference : difference, along.sign()};
}

/** Where the two planes meet, nearest to the origin. */
Vec3 commonPoint(const Plane& a, const Plane& b) {
  return certified([&]<class T>() {
    const Vector3<T> n = vectorOf<T>(a.normal);
    const Vector3<T> m = vectorOf<T>(b.normal);
    const Vector3<T> line = cross(n, m);
    return quotient(cross(line, m * T(a.constant) - n * T(b.constant)), dot(line, line));
  });
}

}  // namespace

Verdict testPlanes(ShapeRef first, ShapeRef second, const Ask& ask) {
  const auto& a = first.as<Plane>();
  const auto& b = second.as<Plane>();
  Verdict verdict;
  verdict.side = Side::straddling;
  verdict.candidate = kPlaneNormals;
  const bool surely = isSure(filter::crossingOf(a, b));
  const bool crossing = surely || !isZero(cross(lift(a.normal), lift(b.normal)));
  const DecidedBy by = surely ? DecidedBy::filter : DecidedBy::exact;
  verdict.decidedBy = by;
  const Decision normals{crossing ? Sign::negative : Sign::zero, by, __builtin_LINE()};
  if (ask.trace != nullptr) {
    // The sine of the angle between the normals: 0 when parallel.
    const Vec3 unitA = unitNormalOf(a);
    const double sine = length(cross(unitA, unitNormalOf(b)));
    Step step = scalarStep(kPlaneNormals, StepGroup::plane, StepUnit::ratio, normals, {0, sine},
                           {0, 0}, true);
    step.axis = unitA;
    step.gap = agreeing(-sine, normals.sign);
    ask.trace->add(step);
  }
  if (crossing) {
    verdict.outcome = Outcome::overlapping;
    if (ask.numbers) {
      verdict.contact = commonPoint(a, b);
    }
    if (ask.trace != nullptr) {
      ask.trace->add(skippedStep(kPlaneOffset, StepGroup::distance, SkipReason::notNeeded, false,
                                 normals.line));
    }
    return verdict;
  }

  const Offset offset = offsetOf(a, b);
  const Sign sign = offset.value.sign();
  const Decision gap{sign == Sign::zero ? sign : Sign::positive, DecidedBy::exact,
                     __builtin_LINE()};
  verdict.outcome = outcomeOf(gap);
  verdict.candidate = kPlaneOffset;
  // Which side of b is a on? In front where b's normal points from b to a.
  if (sign != Sign::zero) {
    verdict.side = offset.same * sign == Sign::negative ? Side::front : Side::back;
  }
  if (!ask.numbers) {
    return verdict;
  }
  const ExactVec3 normal = lift(a.normal);
  const Exact squared = dot(normal, normal);
  const Vec3 unit = unitOf(normal);
  const Exact along = absolute(dot(normal, lift(b.normal)));
  const double distance = std::fabs(quotient(offset.value, along * squareRoot(squared)));
  verdict.witness.axis = sign == Sign::negative ? -unit : unit;
  verdict.witness.gap = agreeing(distance, gap.sign);
  verdict.witness.supportA = footOf(a, {});
  verdict.witness.supportB = footOf(b, verdict.witness.supportA);
  if (gap.zero()) {
    verdict.contact = verdict.witness.supportA;
  }
  if (ask.trace != nullptr) {
    const Vec3& reference = verdict.witness.supportA;
    const double at = sign == Sign::negative ? -distance : distance;
    Step step =
        axisStep(kPlaneOffset, StepGroup::distance, gap, unit, {{0, 0}, reference, reference},
                 {{at, at}, verdict.witness.supportB, verdict.witness.supportB}, reference, true);
    step.gap = verdict.witness.gap;
    ask.trace->add(step);
  }
  return verdict;
}

}  // namespace collision
