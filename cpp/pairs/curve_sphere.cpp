// Does a ray or segment meet a sphere, and where? The squared distance from the center is quadratic
// in t; its roots bound what the curve spends inside.
#include <algorithm>
#include <optional>

#include "answer/steps.h"
#include "collision/attributes.h"
#include "convex/rounded_witness.h"
#include "curve/end.h"
#include "linear/number_vector.h"
#include "number/certified.h"
#include "pairs/curve_line.h"
#include "pairs/families.h"

namespace collision {
namespace {

enum CurveSphereCandidate { kSphereDistance = 0, kSphereRange = 1 };

class CurveSphere {
 public:
  CurveSphere(const Curve& curve, const Sphere& sphere)
      : curve_(curve),
        sphere_(sphere),
        line_(lineOf(curve)),
        rows_(filter::sphereRows(line_, sphere, knownSizeOf(line_))),
        startOutside_(decide(rows_.start, [&] { return exact().c; })),
        toward_(decideToward()),
        gap_(decideGap()) {}

  [[nodiscard]] const Decision& gap() const { return gap_; }
  [[nodiscard]] const Decision& startOutside() const { return startOutside_; }
  [[nodiscard]] const Decision& toward() const { return toward_; }

  /** Sign of the line's distance from the center minus the radius. */
  [[nodiscard]] Decision lineApart() const {
    return decide(rows_.line, [&] { return exact().lineApart(); });
  }

  /** Where the line enters (`sign` −1) or leaves (1) the sphere; it must meet it. */
  template <class T>
  [[nodiscard]] QuadraticSurd<T> root(double sign) const {
    const filter::Quadratic<T> q = in<T>();
    const T discriminant = q.b * q.b - q.a * q.c;
    return {-q.b, T(sign), discriminant.sign() == Sign::negative ? T() : discriminant, q.a};
  }

 private:
  [[nodiscard]] Decision decideToward() const {
    if (curve_.isPoint() || startOutside_.negative()) {  // it plays no part
      return decide(Sign::zero);
    }
    return decide(rows_.away, [&] { return exact().b; });
  }
  [[nodiscard]] Decision decideGap() const {
    Decision gap = startOutside_;
    gap.by = gap.by | toward_.by;
    if (!toward_.negative()) {
      return gap;
    }
    if (startOutside_.positive()) {
      const Decision beyond = closestBeyondEnd();
      const Decision nearest = beyond.positive() ? endOutside() : lineApart();
      return {nearest.sign, gap.by | beyond.by | nearest.by, nearest.line};
    }
    if (gap.zero() && sphere_.radius > 0) {
      gap.sign = Sign::negative;  // from the surface inward
    }
    return gap;
  }

  /** Sign of the end's distance from the center minus the radius; of a bounded curve. */
  [[nodiscard]] Decision endOutside() const {
    return decide(rows_.endpoint, [&] {
      const auto& [a, b, c] = exact();
      if (curve_.isSegment()) {
        return ExactSign{(a + Exact(2.0) * b + c).sign()};
      }
      const Exact end(curve_.maxDistance());  // at L / √a, times √a
      return ExactSign{signOf(Exact(2.0) * b * end, c + end * end, a)};
    });
  }
  [[nodiscard]] Decision closestBeyondEnd() const {
    return curve_.bounded() ? decide(rows_.beyond,
                                     [&] {
                                       const auto& [a, b, c] = exact();
                                       return ExactSign{compareWithEnd(curve_, b, a)};
                                     })
                            : decide(Sign::negative);
  }

  template <class T>
  [[nodiscard]] filter::Quadratic<T> in() const {
    return {curve_.directionIn<T>(), differenceOf<T>(sphere_.center, curve_.origin()),
            T(sphere_.radius)};
  }
  [[nodiscard]] const filter::Quadratic<Exact>& exact() const {
    if (!exact_) {
      exact_.emplace(in<Exact>());
    }
    return *exact_;
  }

  const Curve& curve_;
  const Sphere& sphere_;
  mutable std::optional<filter::Quadratic<Exact>> exact_;
  filter::Line line_;
  filter::SphereRows<double> rows_;
  Decision startOutside_;
  Decision toward_;
  Decision gap_;
};

/** By the nearest point of the curve. */
Witness witnessOf(ShapeRef shape, const Curve& curve, const Sphere& sphere, Sign gap) {
  const Polytope onCurve = roundedPolytopeOf(shape).polytope;
  const Polytope center(Point{sphere.center});
  Corners cornersA = 0;
  Witness witness = certified([&]<class T>() {
    const auto nearest = closestPoints<T>(onCurve, center);
    cornersA = nearest.cornersA;
    return nearest.areApart() ? witnessBetween(nearest, 0, sphere.radius) : Witness{};
  });
  if (std::isnan(witness.gap)) {  // through the center: any way across
    const ExactVec3 d = curve.exactDirection();
    const ExactVec3 sideways = cross(d, lift(unitAxis(0)));
    const ExactVec3 other = cross(d, lift(unitAxis(1)));
    witness.axis =
        isZero(sideways) ? (isZero(other) ? unitAxis(0) : unitOf(other)) : unitOf(sideways);
    witness.gap = -sphere.radius;
    witness.supportA = sphere.center;
    witness.cornersA = cornersA;
    witness.cornersB = 1;
  }
  witness.gap = agreeing(witness.gap, gap);
  witness.supportB = sphere.center - witness.axis * sphere.radius;
  return witness;
}

/** What of a curve's line is nearest to the center. */
struct LineNearby {
  double distance = 0;
  double gap = 0;  // less the radius
  Vec3 point;
};

template <class T>
LineNearby lineNearby(const Curve& curve, const Sphere& sphere) {
  const Vector3<T> toCenter = differenceOf<T>(curve.origin(), sphere.center);
  const T radius(sphere.radius);
  if (curve.isPoint()) {
    const T squared = dot(toCenter, toCenter);
    return {quotient(squareRoot(squared), T(1.0)), gapBeyondRadii(squared, T(1.0), radius),
            curve.origin()};
  }
  const Vector3<T> d = curve.directionIn<T>();
  const Vector3<T> across = cross(d, toCenter);
  const T numerator = dot(across, across);
  const T squared = dot(d, d);
  return {
      quotient(squareRoot(numerator), squareRoot(squared)),
      gapBeyondRadii(numerator, squared, radius),
      quotient(vectorOf<T>(curve.origin()) * squared + d * dot(d, toCenter), squared),
  };
}

void writeTrace(const Curve& curve, const Sphere& sphere, const CurveSphere& signs, Trace& trace) {
  const Decision lineApart = curve.isPoint() ? signs.startOutside() : signs.lineApart();
  const LineNearby line = certified([&]<class T>() { return lineNearby<T>(curve, sphere); });
  Step step = scalarStep(kSphereDistance, StepGroup::distance, StepUnit::meter, lineApart,
                         {line.distance, line.distance}, {0, sphere.radius}, true);
  // Not the least shift that parts the two intervals: a distance is never less than 0.
  step.gap = agreeing(line.gap, lineApart.sign);
  step.aMinPoint = step.aMaxPoint = line.point;
  step.bMinPoint = sphere.center;
  trace.add(step);
  if (lineApart.positive() || curve.isPoint()) {
    trace.add(
        skippedStep(kSphereRange, StepGroup::range, SkipReason::notNeeded, false, lineApart.line));
    return;
  }
  const auto rootAt = [&](double sign) {
    return certified([&]<class T>() { return rounded(signs.root<T>(sign)); });
  };
  const Interval roots{rootAt(-1), rootAt(1)};
  step = scalarStep(kSphereRange, StepGroup::range, StepUnit::parameter, signs.gap(),
                    {0, curve.end()}, roots, true);
  if (signs.gap().positive()) {
    step.beyond = signs.toward().negative() ? Beyond::end : Beyond::start;
  }
  step.aMinPoint = curve.origin();
  step.bMinPoint = curve.at(roots.min);
  step.bMaxPoint = curve.at(roots.max);
  trace.add(step);
}

}  // namespace

Verdict testCurveSphere(ShapeRef a, ShapeRef b, const Ask& ask) {
  const Curve curve(a);
  const auto& sphere = b.as<Sphere>();
  const CurveSphere signs(curve, sphere);
  const Decision& gap = signs.gap();
  Verdict verdict;
  verdict.outcome = outcomeOf(gap);
  verdict.decidedBy = gap.by;
  verdict.candidate = !gap.positive() || (!curve.isPoint() && !signs.lineApart().positive())
                          ? kSphereRange
                          : kSphereDistance;
  const bool meets = !gap.positive();
  if (meets) {
    Hit& hit = verdict.hit;
    hit = hitRounded(curve, {sphere.center, sphere.center, sphere.radius},
                     outcomeOf(signs.startOutside()), ask);
    hit.feature = std::min(hit.feature, 0);
    hit.exitFeature = std::min(hit.exitFeature, 0);
    if (!hit.present) {
      verdict.contact = curve.origin();
    }
  }
  if (!ask.numbers) {
    return verdict;
  }
  if (ask.witness) {
    verdict.witness = witnessOf(a, curve, sphere, gap.sign);
  }
  if (ask.trace != nullptr) {
    writeTrace(curve, sphere, signs, *ask.trace);
  }
  return verdict;
}

}  // namespace collision
