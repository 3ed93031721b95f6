#include "collision/gjk_walk.h"

#include "answer/positive_zero.h"
#include "collision/collision.h"
#include "convex/gjk.h"
#include "convex/support_corners.h"
#include "linear/number_vector.h"
#include "number/quadratic_surd.h"
#include "shapes/core.h"

namespace collision {
namespace {

class Recorder {
 public:
  Recorder(const Polytope& a, const Polytope& b)
      : reference_(referenceOf(a, b)),
        a_(a.exact(reference_)),
        b_(b.exact(reference_)),
        differences_(a_, b_, Exact(1.0)),
        scale_(a_.n * b_.n * Exact(2.0)) {}

  std::vector<GjkStep> walk() {
    Simplex<Exact> simplex(differences_);
    const WalkEnd end = walkToNearest(differences_, simplex, [&](const Simplex<Exact>& reached) {
      record(reached);
      return true;
    });
    if (end == WalkEnd::inside) {
      record(simplex);
    }
    return std::move(steps_);
  }

 private:
  void record(const Simplex<Exact>& simplex) {
    GjkStep step;
    for (int i = 0; i < simplex.count(); ++i) {
      const SupportName& name = simplex.name(i);
      step.simplex.push_back({positiveZero(quotient(-differences_.point(name), scale_)),
                              cornersOf(std::span(&name, 1), 0, a_),
                              cornersOf(std::span(&name, 1), 1, b_)});
    }
    if (!isZero(simplex.toNearest())) {
      const auto weights = simplex.weights();
      ExactVec3 mean = simplex.newest() * weights.sum;
      for (int i = 1; i < simplex.count(); ++i) {
        mean = mean + simplex.edges()[at(i)] * weights.of[at(i)];
      }
      step.nearest = positiveZero(quotient(-mean, weights.sum * scale_));
      step.distance = rounded(QuadraticSurd<Exact>{
          Exact(0.0), Exact(1.0), weights.squared * weights.sum, weights.sum * scale_});
    }
    steps_.push_back(std::move(step));
  }

  Vec3 reference_;
  PolytopeTerms<Exact> a_;
  PolytopeTerms<Exact> b_;
  Differences<Exact> differences_;
  Exact scale_;
  std::vector<GjkStep> steps_;
};

}  // namespace

GjkWalk walkGjk(ShapeRef a, ShapeRef b) {
  GjkWalk walk;
  if (!hasDifference(a, b)) {
    return walk;
  }
  walk.outcome = collision::outcome(a, b);
  walk.radius = radiusOf(a) + radiusOf(b);
  const RoundedPolytope coreA = roundedPolytopeOf(a);
  const RoundedPolytope coreB = roundedPolytopeOf(b);
  walk.steps = Recorder(coreA.polytope, coreB.polytope).walk();
  return walk;
}

}  // namespace collision
