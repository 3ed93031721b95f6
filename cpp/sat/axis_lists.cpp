#include "sat/axis_lists.h"

#include <algorithm>
#include <functional>

#include "number/sort_in_place.h"
#include "sat/spanning_edges.h"

namespace collision {
namespace {

bool hasParallels(const Polytope& polytope) {
  return polytope.hull() != nullptr && polytope.hull()->hasParallels();
}

}  // namespace

Candidate firstParallel(const Polytope& a, const Polytope& b, Candidate axis) {
  using enum CandidateType;
  const auto edgeOf = [](const Polytope& of, int i) {
    return of.hull() != nullptr ? of.hull()->firstParallelEdge(i) : i;
  };
  if (axis.type == edges) {
    axis.i = edgeOf(a, axis.i);
    axis.j = edgeOf(b, axis.j);
  } else if (axis.type == faceA || axis.type == faceB) {
    const HullGeometry* hull = (axis.type == faceA ? a : b).hull();
    const int parallel = hull != nullptr ? hull->parallelFace(axis.i) : -1;
    axis.i = parallel >= 0 ? std::min(axis.i, parallel) : axis.i;
  }
  return axis;
}
AxisCounts countsOf(const Polytope& a, const Polytope& b) {
  AxisCounts counts{a.faces(), b.faces(), a.edges(), b.edges(), {}};
  if (!a.isBox() && !b.isBox() && !a.solid() && !b.solid()) {
    counts.last = kLastOfStanding;
  }
  return counts;
}

std::vector<Candidate> axesThatMatter(const Polytope& a, const Polytope& b,
                                      const AxisCounts& counts) {
  std::vector<Candidate> axes;
  const auto addEdges = [&](const auto& add) {
    for (const EdgePair& pair : SpanningEdges(a, b).all()) {
      add(pair.a, pair.b);
    }
  };
  forEachAxis(counts, AxisOrder::facesFirst, addEdges,
              [&](const Candidate& axis) { axes.push_back(axis); });
  return axes;
}

void leaveFirstOfParallels(const Polytope& a, const Polytope& b, std::vector<Candidate>& axes) {
  if (!hasParallels(a) && !hasParallels(b)) {
    return;
  }
  struct Axis {
    Candidate first;  // of all that are parallel, in the list or not
    Candidate own;

    auto operator<=>(const Axis&) const = default;
  };
  std::vector<Axis> sorted;
  for (const Candidate& axis : axes) {
    sorted.push_back({firstParallel(a, b, axis), axis});
  }
  sortInPlace(sorted.begin(), sorted.end(), std::less<>());
  std::vector<Candidate> later;
  for (std::size_t i = 1; i < sorted.size(); ++i) {
    if (sorted[i].first == sorted[i - 1].first) {
      later.push_back(sorted[i].own);
    }
  }
  sortInPlace(later.begin(), later.end(), std::less<>());
  std::erase_if(axes, [&](const Candidate& axis) {
    return std::binary_search(later.begin(), later.end(), axis);
  });
}

std::vector<Candidate> distinctAxes(const Polytope& a, const Polytope& b,
                                    const AxisCounts& counts) {
  std::vector<Candidate> axes = axesThatMatter(a, b, counts);
  leaveFirstOfParallels(a, b, axes);
  return axes;
}

}  // namespace collision
