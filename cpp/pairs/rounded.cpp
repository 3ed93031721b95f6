// Do two shapes meet of which at least one has a radius? A sphere is a point swept by a ball, a
// capsule a segment: they meet where the distance of the cores is at most the sum of the radii. The
// squared distance is rational, so nothing is rounded.
// Source: the nearest features of Voronoi regions, Lin, Canny 1991; proved in
// convex/closest_features.h.
#include "pairs/rounded.h"

#include "answer/trace.h"
#include "convex/gjk.h"
#include "convex/rounded_witness.h"
#include "convex/shape_view.h"
#include "linear/number_vector.h"
#include "number/certified.h"
#include "pairs/outcome.h"
#include "pairs/pairs.h"

namespace collision {
namespace {

double radiusOf(const Sphere& sphere) { return sphere.radius; }
double radiusOf(const Capsule& capsule) { return capsule.radius; }
template <class Shape>
double radiusOf(const Shape& /*shape*/) {
  return 0;
}

/** Two cores and the radii around them. */
class RoundedPair {
 public:
  template <class A, class B>
  RoundedPair(const A& a, const B& b)
      : a_(a), b_(b), radiusA_(radiusOf(a)), radiusB_(radiusOf(b)) {}

  /** Sign of the distance of the cores minus the sum of the radii. */
  [[nodiscard]] Decision apart() const {
    if (radiusA_ == 0 && radiusB_ == 0) {
      const Summary cores = summaryOf(a_.core(), b_.core());
      return {signOf(cores.outcome()), cores.decidedBy(), __builtin_LINE()};
    }
    // The sum of the radii is rounded here; compareDistance leaves more room than that.
    const Sign farther = compareDistance(a_.polytope(), b_.polytope(), radiusA_ + radiusB_);
    if (farther != Sign::zero) {
      return {farther, DecidedBy::filter, __builtin_LINE()};
    }
    return {exactlyApart(), DecidedBy::exact, __builtin_LINE()};
  }

  /** Witness and contact, the outcome being known. */
  void measure(Verdict& verdict) const {
    const Polytope coreA = a_.polytope();
    const Polytope coreB = b_.polytope();
    const bool coresMeet = verdict.outcome != Outcome::apart && meets(a_.core(), b_.core());
    const bool between = !coresMeet && certified([&]<class T>() {
      const auto nearest = closestFeatures(PolytopeTermsPair<T>(coreA, coreB));
      if (!nearest || nearest->numerator.sign() != Sign::positive) {
        return false;
      }
      measureBetween(verdict, *nearest);
      return true;
    });
    if (!between) {
      measureMeetingCores(verdict);
    }
    verdict.witness.gap = agreeing(verdict.witness.gap, signOf(verdict.outcome));
  }

 private:
  [[nodiscard]] Exact radii() const { return Exact(radiusA_) + Exact(radiusB_); }

  [[nodiscard]] Sign exactlyApart() const {
    if (meets(a_.core(), b_.core())) {
      return Sign::negative;
    }
    const auto nearest = closestFeatures(PolytopeTermsPair<Exact>(a_.polytope(), b_.polytope()));
    const Exact sum = radii();
    return compareExact(nearest->numerator, sum * sum * nearest->denominator);
  }

  /** Along the line of the nearest points of the cores. */
  template <class T>
  void measureBetween(Verdict& verdict, const ClosestPoints<T>& nearest) const {
    verdict.witness = witnessBetween(nearest, radiusA_, radiusB_);
    if (verdict.outcome != Outcome::apart) {  // the middle of what both cover on that line
      const double distance =
          quotient(squareRoot(nearest.numerator), squareRoot(nearest.denominator));
      const double from = std::fmax(-radiusA_, distance - radiusB_);
      const double to = std::fmin(radiusA_, distance + radiusB_);
      const Vec3 onA = quotient(nearest.pointA, nearest.weightA);
      verdict.contact = onA + verdict.witness.axis * ((from + to) * 0.5);
    }
  }

  /** The way out of the cores, and of the radii around them. */
  void measureMeetingCores(Verdict& verdict) const {
    const Verdict cores = test(a_.core(), b_.core(), Ask{});
    verdict.witness = cores.witness;
    Witness& witness = verdict.witness;
    witness.gap -= radiusA_ + radiusB_;
    witness.pointA = witness.pointA + witness.axis * radiusA_;
    witness.pointB = witness.pointB - witness.axis * radiusB_;
    verdict.contact = cores.contact;
  }

  CoreView a_;
  CoreView b_;
  double radiusA_;
  double radiusB_;
};

Verdict measured(const ShapeView& a, const ShapeView& b, const RoundedPair& balls,
                 const Decision& gap, const Ask& ask) {
  Verdict verdict;
  verdict.outcome = outcomeOf(gap);
  verdict.decidedBy = gap.by;
  verdict.candidate = 0;
  if (ask.numbers) {
    balls.measure(verdict);
  }
  if (ask.trace != nullptr) {
    const Vec3& axis = verdict.witness.axis;
    const Vec3& reference = verdict.witness.pointA;
    Step step = axisStep(0, StepGroup::distance, gap, axis, a.extent(axis, reference),
                         b.extent(axis, reference), reference, true);
    step.gap = verdict.witness.gap;
    ask.trace->add(step);
  }
  return verdict;
}

template <class A, class B>
Verdict roundedPair(const A& a, const B& b, const Ask& ask) {
  const RoundedPair balls(a, b);
  return measured(ShapeView(a), ShapeView(b), balls, balls.apart(), ask);
}

/** between² − (radiusA + radiusB)²; degree 2. */
template <class T>
constexpr T beyondRadii(const Vector3<T>& between, const T& radiusA, const T& radiusB) {
  const T sum = radiusA + radiusB;
  return dot(between, between) - sum * sum;
}

/** Two points with radii. */
Decision pointsApart(const Vec3& a, double radiusA, const Vec3& b, double radiusB) {
  constexpr double kError = beyondRadii(kUnitDifference, kUnitNumber, kUnitNumber).error();
  const Vec3 between = b - a;
  const double size = sizeOf(between, radiusA, radiusB);
  return decide(beyondRadii(between, radiusA, radiusB), kError * size * size,
                [&] { return beyondRadii<Exact>(difference(a, b), radiusA, radiusB); });
}

}  // namespace

void measureRounded(Verdict& verdict, const Segment& a, const Capsule& b) {
  RoundedPair(a, b).measure(verdict);
}
void measureRounded(Verdict& verdict, const Ray& a, const Capsule& b) {
  RoundedPair(a, b).measure(verdict);
}

Verdict pointSphere(const Point& a, const Sphere& b, const Ask& ask) {
  return b.radius == 0 ? roundedPair(a, b, ask)
                       : measured(ShapeView(a), ShapeView(b), RoundedPair(a, b),
                                  pointsApart(a.position, 0, b.center, b.radius), ask);
}
Verdict sphereSphere(const Sphere& a, const Sphere& b, const Ask& ask) {
  return a.radius == 0 && b.radius == 0
             ? roundedPair(a, b, ask)
             : measured(ShapeView(a), ShapeView(b), RoundedPair(a, b),
                        pointsApart(a.center, a.radius, b.center, b.radius), ask);
}
Verdict pointCapsule(const Point& a, const Capsule& b, const Ask& ask) {
  return roundedPair(a, b, ask);
}
Verdict sphereCapsule(const Sphere& a, const Capsule& b, const Ask& ask) {
  return roundedPair(a, b, ask);
}
Verdict sphereAabb(const Sphere& a, const Aabb& b, const Ask& ask) {
  return roundedPair(a, b, ask);
}
Verdict sphereObb(const Sphere& a, const Obb& b, const Ask& ask) { return roundedPair(a, b, ask); }
Verdict sphereTriangle(const Sphere& a, const Triangle& b, const Ask& ask) {
  return roundedPair(a, b, ask);
}
Verdict sphereParallelogram(const Sphere& a, const Parallelogram& b, const Ask& ask) {
  return roundedPair(a, b, ask);
}
Verdict capsuleCapsule(const Capsule& a, const Capsule& b, const Ask& ask) {
  return roundedPair(a, b, ask);
}
Verdict capsuleAabb(const Capsule& a, const Aabb& b, const Ask& ask) {
  return roundedPair(a, b, ask);
}
Verdict capsuleObb(const Capsule& a, const Obb& b, const Ask& ask) {
  return roundedPair(a, b, ask);
}
Verdict capsuleTriangle(const Capsule& a, const Triangle& b, const Ask& ask) {
  return roundedPair(a, b, ask);
}
Verdict capsuleParallelogram(const Capsule& a, const Parallelogram& b, const Ask& ask) {
  return roundedPair(a, b, ask);
}

}  // namespace collision
