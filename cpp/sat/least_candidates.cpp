#include "sat/least_candidates.h"

#include <algorithm>
#include <cmath>

#include "convex/least_depth.h"
#include "linear/vec3.h"
#include "sat/axis_lists.h"
#include "sat/polytope_axes.h"
#include "sat/spanning_edges.h"

namespace collision {
namespace {

/** What directions of edges are off by, as a part of their length: differences, and turns of these;
 * and products with them. */
constexpr double kOff = 8 * (kFrameRoundoff.axis[0].x.error() + Roundoff::kUnit);

/** Edges and faces of a polytope that lie across one of some directions, but for an angle. */
class Across {
 public:
  Across(const Polytope& polytope, const Vec3& reference, const LeastDepthAxes& axes)
      : polytope_(polytope), terms_(polytope.rounded(reference)), sine_(axes.sine + kOff) {}

  [[nodiscard]] bool edge(int i, const Vec3& direction) const {
    return isAcross(edgeOf(terms_, i), direction);
  }
  /** All of its edges are, or two of them that are not parallel. */
  [[nodiscard]] bool face(int i, const Vec3& direction) const {
    if (polytope_.hull() != nullptr) {
      const auto corners = polytope_.hull()->face(i);
      for (std::size_t k = 0; k < corners.size(); ++k) {
        const Vec3 way =
            wayIn<double>(*polytope_.hull(), corners[k], corners[(k + 1) % corners.size()]);
        if (!isAcross(turned(terms_.edge, way), direction)) {
          return false;
        }
      }
      return true;
    }
    const int first = polytope_.isBox() ? (i + 1) % 3 : 0;
    const int second = polytope_.isBox() ? (i + 2) % 3 : 1;
    return edge(first, direction) && edge(second, direction);
  }

 private:
  [[nodiscard]] bool isAcross(const Vec3& way, const Vec3& direction) const {
    return std::fabs(dot(way, direction)) <= sine_ * length(way);
  }

  const Polytope& polytope_;
  PolytopeTerms<double> terms_;
  double sine_;
};

}  // namespace

std::optional<std::vector<Candidate>> leastCandidatesOf(const Polytope& a, const Polytope& b) {
  const auto axes = leastDepthAxes(a, b);
  if (!axes) {
    return std::nullopt;
  }
  const Vec3& reference = referenceOf(a, b);
  const Across acrossA(a, reference, *axes);
  const Across acrossB(b, reference, *axes);
  const SpanningEdges spanning(a, b);
  std::vector<Candidate> list;
  const auto numbered = [](int count, const auto& isOne) {
    std::vector<int> found;
    for (int i = 0; i < count; ++i) {
      if (isOne(i)) {
        found.push_back(i);
      }
    }
    return found;
  };
  for (const Vec3& direction : axes->directions) {
    for (const int i : numbered(a.faces(), [&](int k) { return acrossA.face(k, direction); })) {
      list.push_back({CandidateType::faceA, i});
    }
    for (const int i : numbered(b.faces(), [&](int k) { return acrossB.face(k, direction); })) {
      list.push_back({CandidateType::faceB, i});
    }
    const auto edgesB = numbered(b.edges(), [&](int k) { return acrossB.edge(k, direction); });
    for (const int i : numbered(a.edges(), [&](int k) { return acrossA.edge(k, direction); })) {
      for (const int j : edgesB) {
        if (spanning.maySpan(i, j)) {
          list.push_back({CandidateType::edges, i, j});
        }
      }
    }
  }
  std::sort(list.begin(), list.end());
  list.erase(std::unique(list.begin(), list.end()), list.end());
  leaveFirstOfParallels(a, b, list);
  return list.empty() ? std::nullopt : std::optional(std::move(list));
}

}  // namespace collision
