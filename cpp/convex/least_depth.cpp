// A surface of points of D around the origin (convex/expanding_polytope.h) grows where it is
// nearest, until D reaches hardly further there: `most` is how far, which no least depth exceeds. A
// unit vector u along which D reaches no further than `most` leads through some facet at a point s
// u with s ≤ most, as that is a point of D. All of the facet is beyond its plane, with the unit
// normal n, so that n · s u ≥ distance, and the cosine of the angle between n and u is distance /
// most or more.
#include "convex/least_depth.h"

#include <cmath>

#include "convex/difference_errors.h"
#include "convex/expanding_polytope.h"
#include "convex/gjk.h"
#include "linear/vec3.h"

namespace collision {
namespace {

constexpr int kMostSplits = 128;
/** Of the depth: what D may reach further than the surface. */
constexpr double kNearly = 0x1p-40;
/** What is taken for more than the sine of an angle, as small ones are: their number is less. */
constexpr double kMostSine = 0.02;

}  // namespace

std::optional<LeastDepthAxes> leastDepthAxes(const Polytope& a, const Polytope& b) {
  const Vec3& reference = referenceOf(a, b);
  const auto rounded = roundedDifferences(a.rounded(reference), b.rounded(reference));
  if (!rounded || a.unbounded() || b.unbounded()) {
    return std::nullopt;
  }
  const Differences<double>& d = rounded->differences;
  const Terms termsA = termsOf(a);
  const Terms termsB = termsOf(b);
  // The components of a unit vector sum up to less than 2; its own rounding is among the margins.
  const double error = 2 * (kMeanPoint(termsA, termsB) * rounded->size +
                            2 * kLowestAlong(termsA, termsB).bound(rounded->size)) +
                       kUnderflow;
  Simplex<double> simplex(d);
  if (walkToNearest(d, simplex, [](const auto&) { return true; }) != WalkEnd::inside) {
    return std::nullopt;
  }
  ExpandingPolytope surface(error);
  const Vec3& newest = simplex.newest();
  const auto& edges = simplex.edges();
  if (!surface.start({newest, newest + edges[1], newest + edges[2], newest + edges[3]})) {
    return std::nullopt;
  }
  double most = kInfinity;
  for (int split = 0;; ++split) {
    const ExpandingPolytope::Facet nearest = surface.nearest();
    const Vec3 furthest = d.point(d.lowest(-nearest.normal, {}, {}));
    const double reach = dot(nearest.normal, furthest);
    most = std::fmin(most, reach + error);
    if (reach - nearest.distance <= kNearly * reach + 2 * error) {
      break;
    }
    if (split == kMostSplits || !surface.expandTo(surface.add(furthest))) {
      return std::nullopt;
    }
  }
  most *= 1 + kNearly;  // those that are nearly the least, too
  const double least = surface.nearest().distance - error;
  // sin² x = (1 − cos x)(1 + cos x)
  const double sine = std::sqrt(2 * (most / least - 1)) * 1.25 + kNearly;
  if (!(least > 0 && sine < kMostSine)) {
    return std::nullopt;
  }
  LeastDepthAxes axes{{}, sine};
  for (const ExpandingPolytope::Facet& facet : surface.facets()) {
    if (facet.distance - error <= most) {
      axes.directions.push_back(facet.normal);
    }
  }
  return axes;
}

}  // namespace collision
