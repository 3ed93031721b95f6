#include "collision/epa_walk.h"

#include <utility>

#include "answer/positive_zero.h"
#include "collision/collision.h"
#include "convex/expanding_polytope.h"
#include "convex/gjk.h"
#include "convex/support_corners.h"
#include "difference/expansion.h"
#include "linear/vec3.h"
#include "number/index.h"
#include "shapes/core.h"

namespace collision {
namespace {

constexpr double kEnough = 1e-10;
constexpr int kMostSplits = 64;
/** Twice what as many splits of a convex polytope give: rounding may leave one that is none. */
constexpr std::size_t kMostFacets = 256;

class Expansion {
 public:
  Expansion(const Polytope& a, const Polytope& b)
      : reference_(referenceOf(a, b)),
        a_(a.rounded(reference_)),
        b_(b.rounded(reference_)),
        differences_(a_, b_, 1.0),
        scale_(2 * a_.n * b_.n) {}

  EpaWalk walk(EpaRecord record) {
    if (!startsAround()) {
      return {};
    }
    for (int split = 0;; ++split) {
      const ExpandingPolytope::Facet& nearest = polytope_.nearest();
      const auto facets = polytope_.facets();
      EpaStep step;
      if (record == EpaRecord::allSteps) {
        for (const ExpandingPolytope::Facet& facet : facets) {
          step.faces.push_back({facet.points});
        }
      }
      step.nearest = static_cast<int>(&nearest - facets.data());
      step.normal = positiveZero(nearest.normal);
      step.distance = nearest.distance;
      const SupportName support = differences_.lowest(nearest.normal, {}, {});
      const bool goesOn =
          split < kMostSplits && dot(nearest.normal, pointOf(support)) > nearest.distance + kEnough;
      answer_.depth = nearest.distance;
      answer_.axis = step.normal;
      if (goesOn) {
        step.support = add(support);
      }
      if (record == EpaRecord::allSteps || answer_.steps.empty()) {
        answer_.steps.push_back(step);
      } else {
        answer_.steps.back() = step;
      }
      if (!goesOn || !polytope_.expandTo(polytope_.add(answer_.points.back().point)) ||
          polytope_.facets().size() > kMostFacets) {
        return std::move(answer_);
      }
    }
  }

 private:
  [[nodiscard]] Vec3 pointOf(const SupportName& name) const {
    return differences_.point(name) * (-1 / scale_);
  }

  int add(const SupportName& name) {
    answer_.points.push_back({positiveZero(pointOf(name)), cornersOf(std::span(&name, 1), 0, a_),
                              cornersOf(std::span(&name, 1), 1, b_)});
    return static_cast<int>(answer_.points.size()) - 1;
  }

  /** Four corners around the origin, by GJK; false where there are none. */
  bool startsAround() {
    Simplex<double> simplex(differences_);
    const WalkEnd end = walkToNearest(differences_, simplex, [](const auto&) { return true; });
    if (end != WalkEnd::inside) {
      return false;
    }
    std::array<Vec3, 4> corners;
    for (int i = 0; i < 4; ++i) {
      add(simplex.name(i));
      corners[at(i)] = answer_.points.back().point;
    }
    return polytope_.start(corners);
  }

  Vec3 reference_;
  PolytopeTerms<double> a_;
  PolytopeTerms<double> b_;
  Differences<double> differences_;
  double scale_;
  ExpandingPolytope polytope_;
  EpaWalk answer_;
};

}  // namespace

EpaWalk expand(const Polytope& a, const Polytope& b, EpaRecord record) {
  return Expansion(a, b).walk(record);
}

EpaWalk walkEpa(ShapeRef a, ShapeRef b) {
  if (!hasDifference(a, b)) {
    return {};
  }
  const RoundedPolytope coreA = roundedPolytopeOf(a);
  const RoundedPolytope coreB = roundedPolytopeOf(b);
  EpaWalk walk = expand(coreA.polytope, coreB.polytope, EpaRecord::allSteps);
  walk.outcome = collision::outcome(a, b);
  walk.radius = radiusOf(a) + radiusOf(b);
  return walk;
}

}  // namespace collision
