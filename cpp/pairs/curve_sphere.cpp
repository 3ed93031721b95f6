// Does a ray or segment meet a sphere, and where? The squared distance from the center is quadratic
// in t; its roots bound what the curve spends inside.
#include "answer/steps.h"
#include "collision/attributes.h"
#include "convex/rounded_witness.h"
#include "curve/curve_projection.h"
#include "curve/hit.h"
#include "linear/number_vector.h"
#include "number/certified.h"
#include "number/relative_roundoff.h"
#include "pairs/families.h"

namespace collision {
namespace {

enum CurveSphereCandidate { kSphereDistance = 0, kSphereRange = 1 };

/** a t² + 2 b t + c: the squared distance of a line's point from the center, minus radius². */
template <class T>
struct Quadratic {
  T a;
  T b;
  T c;

  constexpr Quadratic(const Vector3<T>& direction, const Vector3<T>& fromCenter, const T& radius)
      : a(dot(direction, direction)),
        b(dot(direction, fromCenter)),
        c(dot(fromCenter, fromCenter) - radius * radius) {}

  /** a times the line's squared distance from the center minus radius²; degree 4. */
  [[nodiscard]] constexpr T lineApart() const { return a * c - b * b; }
  /** Positive where the nearest point of the line comes after the end of a ray of this length. */
  [[nodiscard]] constexpr T closestBeyond(const T& length) const {
    return b * b - length * length * a;
  }
};

constexpr Quadratic<Roundoff> kWorst(kDirectionVector, kPlaceDifferenceVector, kPlace);

/** The same at t = L / √a, L being a length: c + L² + 2 (b / √a) L. */
template <class T>
constexpr T atLength(const T& c, const T& alongUnit, const T& length) {
  return c + length * length + 2 * (alongUnit * length);
}
/**
 * What it is off by. b / √a is the way from the center along a unit vector; b is off by its bound,
 * in which the direction's size is no more than √3 √a, and the root and quotient by a part of it.
 */
constexpr Roundoff kAtLength = [] {
  constexpr RelativeRoundoff kGiven;
  constexpr double kUnit =
      (kGiven / squareRoot(dot(kVectorRoundedOnce, kVectorRoundedOnce))).ofComputed();
  return atLength(kWorst.c, kPlace.offBy(1.75 * kWorst.b.error() + 2 * kUnit), kPlace);
}();

class CurveSphere {
 public:
  COLLISION_ALWAYS_INLINE CurveSphere(const Curve& curve, const Sphere& sphere)
      : curve_(curve),
        sphere_(sphere),
        fromCenter_(curve.origin() - sphere.center),
        rounded_(curve.direction(), fromCenter_, sphere.radius),
        size_(sizeOf(fromCenter_, sphere.radius)),
        directionSize_(sizeOf(curve.direction())),
        startOutside_(decideStart()),
        toward_(decideToward()),
        gap_(decideGap()) {}

  [[nodiscard]] const Decision& gap() const { return gap_; }
  [[nodiscard]] const Decision& startOutside() const { return startOutside_; }
  [[nodiscard]] const Decision& toward() const { return toward_; }

  /** Sign of the line's distance from the center minus the radius. */
  [[nodiscard]] Decision lineApart() const {
    constexpr Roundoff kApart = kWorst.lineApart();
    return decide(rounded_.lineApart(), kApart.bound(size_, directionSize_),
                  [&] { return exact().lineApart(); });
  }

  /** Where the line enters (`sign` −1) or leaves (1) the sphere; it must meet it. */
  template <class T>
  [[nodiscard]] QuadraticSurd<T> root(double sign) const {
    const Quadratic<T> q(curve_.directionIn<T>(), differenceOf<T>(sphere_.center, curve_.origin()),
                         T(sphere_.radius));
    const T discriminant = q.b * q.b - q.a * q.c;
    return {-q.b, T(sign), discriminant.sign() == Sign::negative ? T() : discriminant, q.a};
  }

  /** Sign of the end's distance from the center minus the radius; of a bounded curve. */
  [[nodiscard]] Decision endOutside() const {
    if (curve_.isSegment()) {
      const Vec3 fromCenter = curve_.endPoint() - sphere_.center;
      const double size = sizeOf(fromCenter, sphere_.radius);
      return decide(dot(fromCenter, fromCenter) - sphere_.radius * sphere_.radius,
                    kWorst.c.bound(size), [&] {
                      const ExactVec3 w = difference(sphere_.center, curve_.endPoint());
                      return dot(w, w) - Exact(sphere_.radius) * Exact(sphere_.radius);
                    });
    }
    const double length = curve_.maxDistance();
    const double size = sizeOf(fromCenter_, sphere_.radius, length);
    const double value = atLength(rounded_.c, rounded_.b / std::sqrt(rounded_.a), length);
    // Of a direction whose square loses bits or overflows nothing is known.
    const bool isOrdinary = directionSize_ > 0x1p-100 && directionSize_ < kInfinity;
    const double bound = isOrdinary ? kAtLength.bound(size) : kInfinity;
    return decide(value, bound, [&] {
      const Exact end(length);
      const Quadratic<Exact>& q = exact();
      const Sign sign = signOf(Exact(2.0) * q.b * end, q.c + end * end, q.a);
      return Exact(static_cast<double>(static_cast<int>(sign)));
    });
  }

  /** Whether its end is inside or on the surface. */
  [[nodiscard]] bool endsWithin() const { return curve_.bounded() && !endOutside().positive(); }
  /** Of a curve that meets the sphere and has a length: whether, going on, it would be outside. */
  [[nodiscard]] bool leaves() const {
    if (curve_.isPoint() || !endsWithin()) {
      return !curve_.isPoint();
    }
    return endOutside().zero() && !(startOutside_.positive() && closestBeyondEnd().positive());
  }

 private:
  [[nodiscard]] Decision decideStart() const {
    return decide(rounded_.c, kWorst.c.bound(size_), [&] { return exact().c; });
  }
  [[nodiscard]] Decision decideToward() const {
    if (curve_.isPoint() || startOutside_.negative()) {  // it plays no part
      return decide(Sign::zero);
    }
    return decide(rounded_.b, kWorst.b.bound(size_, directionSize_), [&] { return exact().b; });
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

  [[nodiscard]] Decision closestBeyondEnd() const {
    if (!curve_.bounded()) {
      return decide(Sign::negative);
    }
    if (curve_.isSegment()) {  // −b / a > 1: at its end it still comes nearer
      const Vec3 fromCenter = sphere_.center - curve_.endPoint();
      return decide(dot(curve_.direction(), fromCenter),
                    kWorst.b.bound(sizeOf(fromCenter), directionSize_), [&] {
                      return dot(curve_.exactDirection(),
                                 difference(curve_.endPoint(), sphere_.center));
                    });
    }
    constexpr Roundoff kBeyond = kWorst.closestBeyond(kPlace);
    return decide(rounded_.closestBeyond(curve_.maxDistance()),
                  kBeyond.bound(sizeOf(fromCenter_, curve_.maxDistance()), directionSize_),
                  [&] { return exact().closestBeyond(curve_.maxDistance()); });
  }

  [[nodiscard]] const Quadratic<Exact>& exact() const {
    if (!exact_) {
      exact_.emplace(curve_.exactDirection(), difference(sphere_.center, curve_.origin()),
                     Exact(sphere_.radius));
    }
    return *exact_;
  }

  const Curve& curve_;
  const Sphere& sphere_;
  Vec3 fromCenter_;
  Quadratic<double> rounded_;
  double size_;
  double directionSize_;
  mutable std::optional<Quadratic<Exact>> exact_;
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
    const auto nearest = closestPoints(PolytopeTermsPair<T>(onCurve, center));
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
  const bool wayOut = meets && !ask.options.solid && signs.startOutside().negative();
  const bool hits = meets && (!wayOut || signs.leaves());
  // Where the common part ends; of an end on the surface as the end itself, which is exact.
  const auto exit = [&]<class T>() {
    return signs.endsWithin() ? curve.endIn<T>() : signs.template root<T>(1);
  };
  const auto enter = [&]<class T>() {
    if (wayOut) {
      return exit.template operator()<T>();
    }
    return signs.startOutside().positive() ? signs.template root<T>(-1) : QuadraticSurd<T>{};
  };
  if (!ask.numbers) {
    if (hits) {
      verdict.hit = hitWithoutNumbers(ask, enter);
    }
    return verdict;
  }
  if (ask.witness) {
    verdict.witness = witnessOf(a, curve, sphere, gap.sign);
  }
  if (ask.trace != nullptr) {
    writeTrace(curve, sphere, signs, *ask.trace);
  }
  if (!hits) {
    verdict.contact = meets ? curve.origin() : kNoPoint;
    return verdict;
  }
  const bool onlyStart = curve.isPoint() || (signs.startOutside().zero() && !gap.negative());
  verdict.hit = certified([&]<class T>() {
    const QuadraticSurd<T> from = enter.template operator()<T>();
    if (wayOut) {
      return hitAt(curve, from);
    }
    const QuadraticSurd<T> to = onlyStart ? QuadraticSurd<T>{} : exit.template operator()<T>();
    return hitBetween(curve, from, &to);
  });
  Hit& hit = verdict.hit;
  hit.startsInside = signs.startOutside().negative();
  const auto normal = [&](const auto& placeIn) {
    return sphere.radius > 0 ? certified([&]<class T>() {
      return normalAt(curve, placeIn.template operator()<T>(), sphere.center);
    })
                             : kNoPoint;
  };
  if (onlyStart ? !curve.isPoint() : signs.leaves()) {
    hit.exitFeature = 0;
    hit.exitNormal = onlyStart ? normal(enter) : normal(exit);
  }
  if (wayOut) {
    turnToExit(hit);
  }
  if (hit.startsInside) {
    return verdict;
  }
  hit.feature = 0;
  hit.normal = onlyStart && !curve.isPoint() ? hit.exitNormal : normal(enter);
  if (!signs.toward().zero() && !(signs.startOutside().positive() && signs.lineApart().zero())) {
    hit.facing = signs.toward().negative() ? Facing::front : Facing::back;
  }
  return verdict;
}

}  // namespace collision
