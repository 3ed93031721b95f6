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
#include <cstdint>
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

/** What comes after a flat shape's own edges: where the differences are a line or a point. */
inline constexpr std::array kLastOfStanding{CandidateType::inLine, CandidateType::besideLine,
                                            CandidateType::betweenPoints};
/** The same of shapes that move. */
inline constexpr std::array kLastOfMoving{CandidateType::inLine, CandidateType::besideLine,
                                          CandidateType::acrossMotion, CandidateType::alongMotion};

/** How many normals of faces and directions of edges two polytopes have. */
struct AxisCounts {
  int facesA = 0;
  int facesB = 0;
  int edgesA = 0;
  int edgesB = 0;
  /** Of two that may be flat, straight or points together; empty of all others. */
  std::span<const CandidateType> last;

  [[nodiscard]] constexpr std::int64_t edgePairs() const { return std::int64_t{edgesA} * edgesB; }
  [[nodiscard]] constexpr std::int64_t all() const {
    const auto ofFlat = last.empty() ? 0 : edgesA + edgesB + static_cast<int>(last.size());
    return facesA + facesB + edgePairs() + ofFlat;
  }
};

/** Calls add(candidate) for each axis, in order: a complete list. `forEachPair(add)`: of edges. */
template <class Edges, class Add>
constexpr void forEachAxis(const AxisCounts& of, AxisOrder order, const Edges& forEachPair,
                           const Add& add) {
  using enum CandidateType;
  const auto addEach = [&](CandidateType type, int end) {
    for (int i = 0; i < end; ++i) {
      add(Candidate{type, i});
    }
  };
  const auto addEdges = [&] { forEachPair([&](int i, int j) { add(Candidate{edges, i, j}); }); };
  if (order == AxisOrder::edgesFirst) {
    addEdges();
  }
  addEach(faceA, of.facesA);
  addEach(faceB, of.facesB);
  if (order == AxisOrder::facesFirst) {
    addEdges();
  }
  if (!of.last.empty()) {
    addEach(inPlaneA, of.edgesA);
    addEach(inPlaneB, of.edgesB);
    for (const CandidateType type : of.last) {
      add(Candidate{type});
    }
  }
}
/** With all pairs of edges. */
template <class Add>
constexpr void forEachAxis(const AxisCounts& of, AxisOrder order, const Add& add) {
  const auto all = [&](const auto& addPair) {
    for (int i = 0; i < of.edgesA; ++i) {
      for (int j = 0; j < of.edgesB; ++j) {
        addPair(i, j);
      }
    }
  };
  forEachAxis(of, order, all, add);
}

/** Where an axis stands in the list with all pairs of edges, faces first. */
constexpr std::int64_t numberOf(const AxisCounts& of, const Candidate& axis) {
  using enum CandidateType;
  const int faces = of.facesA + of.facesB;
  const std::int64_t solid = faces + of.edgePairs();
  switch (axis.type) {
    case faceA:
      return axis.i;
    case faceB:
      return of.facesA + axis.i;
    case edges:
      return faces + std::int64_t{axis.i} * of.edgesB + axis.j;
    case inPlaneA:
      return solid + axis.i;
    case inPlaneB:
      return solid + of.edgesA + axis.i;
    default: {
      const auto place = std::find(of.last.begin(), of.last.end(), axis.type);
      return solid + of.edgesA + of.edgesB + (place - of.last.begin());
    }
  }
}

/** The axis that stands there. */
constexpr Candidate axisAt(const AxisCounts& of, std::int64_t number) {
  using enum CandidateType;
  const auto take = [&](std::int64_t count) {
    const bool isOne = number < count;
    number -= isOne ? 0 : count;
    return isOne;
  };
  const auto index = [&] { return static_cast<int>(number); };
  if (take(of.facesA)) {
    return {faceA, index()};
  }
  if (take(of.facesB)) {
    return {faceB, index()};
  }
  if (take(of.edgePairs())) {
    return {edges, static_cast<int>(number / of.edgesB), static_cast<int>(number % of.edgesB)};
  }
  if (take(of.edgesA)) {
    return {inPlaneA, index()};
  }
  if (take(of.edgesB)) {
    return {inPlaneB, index()};
  }
  return {of.last[static_cast<std::size_t>(number)]};
}

/** The separating axes of two polytopes, see sat/polytope_candidates.h. */
template <Kind A, Kind B>
constexpr auto separatingAxes(AxisOrder order = AxisOrder::facesFirst) {
  std::array<Candidate, static_cast<std::size_t>(axisCount(A, B))> axes;
  std::size_t count = 0;
  std::span<const CandidateType> last;
  if (mayBeDegenerate(A, B)) {
    last = kLastOfStanding;
  }
  forEachAxis({facesOf(A), facesOf(B), edgesOf(A), edgesOf(B), last}, order,
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
