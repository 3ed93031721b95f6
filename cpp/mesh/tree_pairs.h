// Which triangles of two meshes may meet, or be near each other: both hierarchies from the top
// down, the boxes of one as they stand in the space of the other. What is passed over surely is
// beside, in floats.
// Source: Gottschalk, Lin, Manocha, OBBTree, SIGGRAPH 1996, for both descending together.
#pragma once

#include <vector>

#include "collision/measures.h"
#include "collision/mesh.h"
#include "mesh/relative_way.h"
#include "mesh/tree_mesh.h"

namespace collision {

/** What is done with two triangles, of what is no mesh with −1. */
class PairVisitor {
 public:
  PairVisitor() = default;
  PairVisitor(const PairVisitor&) = delete;
  PairVisitor& operator=(const PairVisitor&) = delete;
  virtual ~PairVisitor() = default;

  /** `overlaps`: they surely do. Answers whether to go on. */
  virtual bool visit(int triangleA, int triangleB, bool overlaps) = 0;
};

/** What looks for the nearest of such pairs. */
class NearVisitor {
 public:
  NearVisitor() = default;
  NearVisitor(const NearVisitor&) = delete;
  NearVisitor& operator=(const NearVisitor&) = delete;
  virtual ~NearVisitor() = default;

  /** How near it is. */
  virtual const Distance& visit(int triangleA, int triangleB) = 0;
};

/** What looks for the first of them to meet, on a way that is gone from time 0 to 1. */
class TimeVisitor {
 public:
  TimeVisitor() = default;
  TimeVisitor(const TimeVisitor&) = delete;
  TimeVisitor& operator=(const TimeVisitor&) = delete;
  virtual ~TimeVisitor() = default;

  /** Until when others matter, and an axis from a to b that separates them before they meet, of any
   * length; 0: none. */
  struct Answer {
    double until = 1;
    Vec3 axis;
  };
  virtual Answer visit(int triangleA, int triangleB) = 0;
};

/** Visits, in any order, all that are no further apart than `within` meters, and some that are. */
void visitPairs(const PosedMesh& a, const PosedMesh& b, double within, PairVisitor& visitor);

/** Visits all that may be as near as the nearest that was visited before. */
void visitNearestPairs(const PosedMesh& a, const PosedMesh& b, NearVisitor& visitor);

/**
 * Visits, about as they come, all that a may meet on the way, from time 0 until what a visitor
 * answers.
 */
void visitPairsOnWay(const PosedMesh& a, const PosedMesh& b, const RelativeWay& way,
                     TimeVisitor& visitor);

}  // namespace collision
