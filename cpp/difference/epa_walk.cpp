#include "collision/epa_walk.h"

#include <algorithm>
#include <utility>

#include "answer/positive_zero.h"
#include "collision/collision.h"
#include "convex/gjk.h"
#include "convex/support_corners.h"
#include "difference/expansion.h"
#include "linear/vec3.h"
#include "shapes/core.h"

namespace collision {
namespace {

constexpr double kEnough = 1e-10;
constexpr int kMostSplits = 64;
/** Twice what as many splits of a convex polytope give: rounding may leave one that is none. */
constexpr std::size_t kMostFacets = 256;

struct Facet {
  std::array<int, 3> points;
  Vec3 normal;
  double distance;
};

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
      const auto nearest =
          std::min_element(facets_.begin(), facets_.end(),
                           [](const Facet& x, const Facet& y) { return x.distance < y.distance; });
      EpaStep step;
      if (record == EpaRecord::allSteps) {
        for (const Facet& facet : facets_) {
          step.faces.push_back({facet.points});
        }
      }
      step.nearest = static_cast<int>(nearest - facets_.begin());
      step.normal = positiveZero(nearest->normal);
      step.distance = nearest->distance;
      const Vec3 normal = nearest->normal;
      const SupportName support = differences_.lowest(normal, {}, {});
      const bool goesOn =
          split < kMostSplits && dot(normal, pointOf(support)) > nearest->distance + kEnough;
      answer_.depth = nearest->distance;
      answer_.axis = step.normal;
      if (goesOn) {
        step.support = add(support);
      }
      if (record == EpaRecord::allSteps || answer_.steps.empty()) {
        answer_.steps.push_back(step);
      } else {
        answer_.steps.back() = step;
      }
      if (!goesOn || !expandTo(step.support)) {
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
    for (int i = 0; i < 4; ++i) {
      add(simplex.name(i));
    }
    for (const std::array<int, 3>& face :
         {std::array{0, 1, 2}, std::array{0, 3, 1}, std::array{0, 2, 3}, std::array{1, 3, 2}}) {
      addFacet(face);
    }
    return facets_.size() == 4;
  }

  /** Turned so that its normal points away from the origin; none without an area. */
  void addFacet(std::array<int, 3> points) {
    const auto point = [&](int i) { return answer_.points[at(points[at(i)])].point; };
    const Vec3 normal = cross(point(1) - point(0), point(2) - point(0));
    const double size = length(normal);
    if (!(size > 0)) {
      return;
    }
    const Vec3 unit = normal * (1 / size);
    const double distance = dot(unit, point(0));
    if (distance < 0) {
      std::swap(points[1], points[2]);
      facets_.push_back({points, unit * -1.0, -distance});
    } else {
      facets_.push_back({points, unit, distance});
    }
  }

  /** Facets that see the point go, and the border of the hole is joined with it. */
  bool expandTo(int point) {
    const Vec3 added = answer_.points[at(point)].point;
    std::vector<std::array<int, 2>> border;
    std::vector<Facet> kept;
    for (const Facet& facet : facets_) {
      if (dot(facet.normal, added) <= facet.distance) {
        kept.push_back(facet);
        continue;
      }
      for (std::size_t i = 0; i < 3; ++i) {
        const std::array<int, 2> side{facet.points[i], facet.points[(i + 1) % 3]};
        const auto opposite = std::find(border.begin(), border.end(), std::array{side[1], side[0]});
        if (opposite == border.end()) {
          border.push_back(side);
        } else {
          border.erase(opposite);
        }
      }
    }
    if (kept.size() == facets_.size()) {
      return false;
    }
    facets_ = std::move(kept);
    for (const std::array<int, 2>& side : border) {
      addFacet({side[0], side[1], point});
    }
    return !facets_.empty() && facets_.size() <= kMostFacets;
  }

  Vec3 reference_;
  PolytopeTerms<double> a_;
  PolytopeTerms<double> b_;
  Differences<double> differences_;
  double scale_;
  std::vector<Facet> facets_;
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
