// The separating axes of two polytopes, symbolically and in order: a complete list.
//
// With D all differences of the two: where D fills space, its faces are spanned by two edges, so
// the normals of both shapes' faces and the cross products of an edge of each are all there is to
// ask. Where D is flat, with the normal n, its own edges matter: n × edge. Where it is a line, that
// line and the way across to the origin; where it is a point, the way to it. Source: Gottschalk
// 1996; for degenerate shapes the same argument within the plane or line of D.
#pragma once

#include <algorithm>
#include <array>
#include <span>

#include "answer/candidate.h"

namespace collision {

/** Whether shapes of these kinds need other axes where they are flat, straight or points. */
constexpr bool mayBeDegenerate(Kind a, Kind b) { return !isBox(a) && !isBox(b); }

/** How many axes two polytopes that fill space together have. */
constexpr int solidCount(Kind a, Kind b) {
  return facesOf(a) + facesOf(b) + edgesOf(a) * edgesOf(b);
}

/**
 * With those that are needed where the differences of the two lie in a plane or line. Boxes never
 * need them, however flat they are: their three axes span space, so that one of a box's axes or of
 * its products with an edge has a part along each direction within that plane or line.
 */
constexpr int axisCount(Kind a, Kind b) {
  return solidCount(a, b) + (mayBeDegenerate(a, b) ? edgesOf(a) + edgesOf(b) + 3 : 0);
}

enum class AxisOrder : signed char { facesFirst, edgesFirst };

/** How many normals of faces and directions of edges two polytopes have. */
struct AxisCounts {
  int facesA = 0;
  int facesB = 0;
  int edgesA = 0;
  int edgesB = 0;
  bool mayBeDegenerate = false;
};

/** Calls add(candidate) for each axis, in order: a complete list. */
template <class Add>
constexpr void forEachAxis(const AxisCounts& of, AxisOrder order, const Add& add) {
  using enum CandidateType;
  const auto addEach = [&](CandidateType type, int end) {
    for (int i = 0; i < end; ++i) {
      add(Candidate{type, i});
    }
  };
  const auto addEdges = [&] {
    for (int i = 0; i < of.edgesA; ++i) {
      for (int j = 0; j < of.edgesB; ++j) {
        add(Candidate{edges, i, j});
      }
    }
  };
  if (order == AxisOrder::edgesFirst) {
    addEdges();
  }
  addEach(faceA, of.facesA);
  addEach(faceB, of.facesB);
  if (order == AxisOrder::facesFirst) {
    addEdges();
  }
  if (of.mayBeDegenerate) {
    addEach(inPlaneA, of.edgesA);
    addEach(inPlaneB, of.edgesB);
    add(Candidate{inLine});
    add(Candidate{besideLine});
    add(Candidate{betweenPoints});
  }
}

/** The separating axes of two polytopes, see sat/polytope_candidates.h. */
template <Kind A, Kind B>
constexpr auto separatingAxes(AxisOrder order = AxisOrder::facesFirst) {
  std::array<Candidate, static_cast<std::size_t>(axisCount(A, B))> axes;
  std::size_t count = 0;
  forEachAxis({facesOf(A), facesOf(B), edgesOf(A), edgesOf(B), mayBeDegenerate(A, B)}, order,
              [&](const Candidate& axis) { axes[count++] = axis; });
  return axes;
}

template <Kind A, Kind B>
inline constexpr auto kSeparatingAxes = separatingAxes<A, B>();
/** In the order of Akenine-Möller. */
template <Kind A>
inline constexpr auto kBoxTriangleAxes = separatingAxes<A, Kind::triangle>(AxisOrder::edgesFirst);

inline constexpr std::array<Candidate, 3> kWorldAxes{{
    {CandidateType::worldAxis, 0},
    {CandidateType::worldAxis, 1},
    {CandidateType::worldAxis, 2},
}};

/** No two polytopes have more. */
inline constexpr int kMostAxes = [] {
  int most = 0;
  for (int a = 0; a < kKindCount; ++a) {
    for (int b = 0; b < kKindCount; ++b) {
      most = std::max(most, axisCount(static_cast<Kind>(a), static_cast<Kind>(b)));
    }
  }
  return most;
}();

/** How many of a list are asked of shapes that fill space together; the others follow them. */
constexpr int solidCountOf(std::span<const Candidate> list) {
  const auto isSolid = [](const Candidate& axis) { return !isForDegenerate(axis.type); };
  return static_cast<int>(std::find_if_not(list.begin(), list.end(), isSolid) - list.begin());
}

}  // namespace collision
