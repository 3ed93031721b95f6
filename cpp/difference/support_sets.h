// Directions that follow from the edges and faces of two shapes, and which corners of a reach
// furthest along them, and of b furthest against them: by signs alone.
#pragma once

#include <array>
#include <vector>

#include "convex/two_lattices.h"

namespace collision {

/** A direction by what it is made of: the normal of a plane of one side, or an edge × an edge. */
struct NormalName {
  int side = 0;
  int plane = -1;
  std::array<int, 2> edges{-1, -1};
  bool isReversed = false;
};

/** The corners of a that reach furthest, and of b that reach furthest the other way, ascending. */
using SupportSets = std::array<std::vector<int>, 2>;

/** A corner of each. */
using CornerPair = std::array<int, 2>;

/** An edge of a face of D, from the difference of two corners to that of two others. */
struct DifferenceSide {
  CornerPair from{};
  CornerPair to{};
};

class SupportSearch : public TwoLattices {
 public:
  SupportSearch(ShapeRef a, ShapeRef b);

  /** Among all corners; along edges of which spanFace() is true. */
  [[nodiscard]] SupportSets supportsAlong(const NormalName& normal) const;
  /** Whether two edges are all that reaches furthest along a × b, or against it if reversed. */
  [[nodiscard]] bool spanFace(const NormalName& edges) const;
  [[nodiscard]] bool areParallel(int edgeA, int edgeB) const;
  /** Whether an edge is across a plane of the other side. */
  [[nodiscard]] bool isInPlane(int side, int edge, int plane) const;

  /**
   * Seen against a normal, the side of its face that runs as an edge does: of those of D that lie
   * furthest along edge × normal the two ends. They are one where the face has no such side.
   */
  [[nodiscard]] DifferenceSide sideOf(const SupportSets& supports, const NormalName& normal,
                                      int side, int edge, bool isReversed) const;
  /** Of two parallel edges, or one edge beside a corner: the ends of D. */
  [[nodiscard]] DifferenceSide endsAlong(int side, int edge) const;

  [[nodiscard]] Vec3 pointOf(const CornerPair& corners) const;
  [[nodiscard]] Vec3 unitOf(const NormalName& normal) const;
  /** Along a unit normal, from the origin to the difference of two corners. */
  [[nodiscard]] double distanceTo(const CornerPair& corners, const NormalName& normal) const;

 private:
  /**
   * The corners of a side, among these, that reach furthest along direction(terms).
   * areLevel(side, corner, other): whether two are known to reach as far.
   */
  template <class Direction, class AreLevel>
  [[nodiscard]] std::vector<int> furthest(int side, const std::vector<int>& among,
                                          const Direction& direction,
                                          const AreLevel& areLevel) const;
  template <class Direction, class AreLevel>
  [[nodiscard]] SupportSets furthestOf(const SupportSets& among, const Direction& direction,
                                       const AreLevel& areLevel) const;
  /** Whether two corners of a side are known to be the ends of an edge parallel to this one. */
  [[nodiscard]] bool areParallelTo(int side, int edge, int corner, int other) const;
  [[nodiscard]] SupportSets all() const;
  /** One corner of each face beside an edge. */
  [[nodiscard]] std::vector<int> cornersBeside(int side, int edge) const;

  std::array<std::vector<std::vector<int>>, 2> beside_;  // by edge
};

}  // namespace collision
