#include "sat/axis_lists.h"

#include <algorithm>
#include <tuple>

#include "number/sort_in_place.h"
#include "sat/spanning_edges.h"

namespace collision {
namespace {

/** Of axes that are parallel the first, as far as a hull knows. */
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
bool isBefore(const Candidate& x, const Candidate& y) {
  return std::tuple(x.type, x.i, x.j) < std::tuple(y.type, y.i, y.j);
}
bool hasParallels(const Polytope& polytope) {
  return polytope.hull() != nullptr && polytope.hull()->hasParallels();
}

}  // namespace

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
  };
  std::vector<Axis> sorted;
  for (const Candidate& axis : axes) {
    sorted.push_back({firstParallel(a, b, axis), axis});
  }
  sortInPlace(sorted.begin(), sorted.end(), [](const Axis& x, const Axis& y) {
    return x.first == y.first ? isBefore(x.own, y.own) : isBefore(x.first, y.first);
  });
  std::vector<Candidate> later;
  for (std::size_t i = 1; i < sorted.size(); ++i) {
    if (sorted[i].first == sorted[i - 1].first) {
      later.push_back(sorted[i].own);
    }
  }
  sortInPlace(later.begin(), later.end(), isBefore);
  std::erase_if(axes, [&](const Candidate& axis) {
    return std::binary_search(later.begin(), later.end(), axis, isBefore);
  });
}

std::vector<Candidate> distinctAxes(const Polytope& a, const Polytope& b,
                                    const AxisCounts& counts) {
  std::vector<Candidate> axes = axesThatMatter(a, b, counts);
  leaveFirstOfParallels(a, b, axes);
  return axes;
}

}  // namespace collision
