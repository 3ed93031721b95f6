// Do two shapes meet of which at least one has a radius? A sphere is a point swept by a ball, a
// capsule a segment: they meet where the distance of the cores is at most the sum of the radii. The
// squared distance is rational, so nothing is rounded.
// Source: the nearest features of Voronoi regions, Lin, Canny 1991; proved in
// convex/closest_points.h.
#include "pairs/filter/rounded.h"

#include <optional>

#include "answer/steps.h"
#include "convex/compare_distance.h"
#include "convex/point_and_box.h"
#include "convex/rounded_witness.h"
#include "linear/number_vector.h"
#include "number/certified.h"
#include "pairs/families.h"
#include "pairs/outcome.h"
#include "pairs/pairs.h"
#include "shapes/core.h"

namespace collision {
namespace {

/** Two cores and the radii around them. */
class RoundedPair {
 public:
  /** `cores`: those of the two, where somebody has walked between them. */
  RoundedPair(ShapeRef a, ShapeRef b, WalkedCores* cores = nullptr)
      : a_(a), b_(b), radiusA_(radiusOf(a)), radiusB_(radiusOf(b)), cores_(cores) {}

  /** Sign of the distance of the cores minus the sum of the radii. */
  [[nodiscard]] Decision apart() {
    if (radiusA_ == 0 && radiusB_ == 0) {
      const Verdict cores = testPair(coreOf(a_), coreOf(b_), {.numbers = false});
      return {signOf(cores.outcome), cores.decidedBy, __builtin_LINE()};
    }
    const Vec3* centerA = centerOf(a_);
    const Vec3* centerB = centerOf(b_);
    if (centerA != nullptr && centerB != nullptr) {
      return decideBeyond(filter::beyondRadii(*centerA, radiusA_, *centerB, radiusB_));
    }
    if (a_.kind() == Kind::sphere && b_.kind() == Kind::aabb) {
      return decideBeyond(filter::beyondRadius(a_.as<Sphere>(), b_.as<Aabb>()));
    }
    if (a_.kind() == Kind::sphere && b_.kind() == Kind::obb) {
      return decideBeyond(filter::beyondRadius(a_.as<Sphere>(), b_.as<Obb>()));
    }
    WalkedCores& own = cores();
    // The sum of the radii is rounded here; compareDistance leaves more room than that.
    const Sign farther = compareDistance(own.a, own.b, radiusA_ + radiusB_, own.begin());
    if (farther != Sign::zero) {
      return {farther, DecidedBy::filter, __builtin_LINE()};
    }
    return {exactlyBeyond().sign(), DecidedBy::exact, __builtin_LINE()};
  }

  /** Witness and contact, the outcome being known. */
  void measure(Verdict& verdict) {
    if constexpr (kHasLanes) {
      if (const auto nearest = pointAndBox(a_, b_).nearest) {
        measureBetween(verdict, nearest->cores, [&] { return nearest->distance; });
        return;
      }
    }
    const bool meeting = verdict.outcome != Outcome::apart && coresMeet();
    const bool between = !meeting && certified([&]<class T>() {
      const auto nearest = closest<T>();
      if (nearest.areApart()) {
        measureBetween(verdict, nearestCores(nearest, radiusA_, radiusB_), [&] {
          return quotient(squareRoot(nearest.numerator), squareRoot(nearest.denominator));
        });
      }
      return nearest.areApart();
    });
    if (!between) {
      measureMeetingCores(verdict);
    }
  }

 private:
  /** By a row in doubles of two whose nearest points are found without a walk. */
  [[nodiscard]] Decision decideBeyond(const Bounded& row, int line = __builtin_LINE()) {
    return decide(row, [&] { return exactlyBeyond(); }, line);
  }

  [[nodiscard]] Exact radii() const { return Exact(radiusA_) + Exact(radiusB_); }

  [[nodiscard]] bool coresMeet() const {
    return summaryOf(coreOf(a_), coreOf(b_)).outcome() != Outcome::apart;
  }

  WalkedCores& cores() {
    if (cores_ == nullptr) {
      cores_ = &own_.emplace(roundedPolytopeOf(a_).polytope, roundedPolytopeOf(b_).polytope);
    }
    return *cores_;
  }

  template <class T>
  ClosestPoints<T> closest() {
    WalkedCores& own = cores();
    return closestPoints<T>(own.a, own.b, own.begun());
  }

  [[nodiscard]] Exact exactlyBeyond() {
    const auto nearest = closest<Exact>();
    const Exact sum = radii();
    return nearest.numerator - sum * sum * nearest.denominator;
  }

  /** Along the line of the nearest points of the cores. */
  template <class DistanceOfCores>
  void measureBetween(Verdict& verdict, const NearestCores& nearest,
                      const DistanceOfCores& distanceOfCores) const {
    verdict.witness = nearest.witness(radiusA_, radiusB_);
    verdict.witness.gap = agreeing(verdict.witness.gap, signOf(verdict.outcome));
    if (verdict.outcome != Outcome::apart) {  // the middle of what both cover on that line
      const double distance = distanceOfCores();
      const double from = std::fmax(-radiusA_, distance - radiusB_);
      const double to = std::fmin(radiusA_, distance + radiusB_);
      verdict.contact = nearest.onA + nearest.axis * ((from + to) * 0.5);
    }
  }

  /** The way out of the cores, and of the radii around them. */
  void measureMeetingCores(Verdict& verdict) const {
    const Verdict cores = testPair(coreOf(a_), coreOf(b_), {});
    verdict.witness = cores.witness;
    Witness& witness = verdict.witness;
    witness.gap -= radiusA_ + radiusB_;
    witness.supportA = witness.supportA + witness.axis * radiusA_;
    witness.supportB = witness.supportB - witness.axis * radiusB_;
    witness.gap = agreeing(witness.gap, signOf(verdict.outcome));
    verdict.contact = cores.contact;
  }

  ShapeRef a_;
  ShapeRef b_;
  double radiusA_;
  double radiusB_;
  WalkedCores* cores_;
  std::optional<WalkedCores> own_;
};

Verdict measured(ShapeRef a, ShapeRef b, RoundedPair& pair, const Decision& gap, const Ask& ask) {
  Verdict verdict;
  verdict.outcome = outcomeOf(gap);
  verdict.decidedBy = gap.by;
  verdict.candidate = 0;
  if (ask.numbers) {
    pair.measure(verdict);
  }
  if (ask.trace != nullptr) {
    const Vec3& axis = verdict.witness.axis;
    const Vec3& reference = verdict.witness.supportA;
    Step step = axisStep(0, StepGroup::distance, gap, axis, projectionOf(a, axis, reference),
                         projectionOf(b, axis, reference), reference, true);
    step.gap = verdict.witness.gap;
    ask.trace->add(step);
  }
  return verdict;
}

}  // namespace

void measureRounded(Verdict& verdict, ShapeRef a, const Capsule& b, WalkedCores* cores) {
  RoundedPair(a, b, cores).measure(verdict);
}

Verdict testRounded(ShapeRef a, ShapeRef b, const Ask& ask) {
  RoundedPair pair(a, b);
  return measured(a, b, pair, pair.apart(), ask);
}

}  // namespace collision
