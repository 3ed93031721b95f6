// Which pairs of edges surely span no face of the differences of two polytopes, of which one is a
// solid hull: most, so that few of its thousands of separating axes are asked.
#pragma once

#include <vector>

#include "convex/polytope.h"
#include "number/error_bound.h"
#include "sat/bounded.h"

namespace collision {

/** On which side of the faces of a solid hull the edges of another shape lead. */
class FaceSides {
 public:
  /** Of no hull. */
  FaceSides() = default;
  FaceSides(const PolytopeTerms<double>& terms, const Polytope& other,
            const PolytopeTerms<double>& otherTerms);
  /** Computes all sides at once: for who asks about most of them. */
  void computeAll();

  /**
   * Whether a direction, that of an edge of the other shape, surely leads out of both faces of the
   * hull's edge, or into both: then the edge is not on the outline of the hull as seen along that.
   */
  [[nodiscard]] bool areSurelyBeside(int edge, int direction) const;

 private:
  struct Direction {
    Vec3 way;
    double size;
  };
  struct FaceNormal {
    Vec3 normal;
    double size;
  };
  [[nodiscard]] FaceNormal normalOf(int face) const;
  [[nodiscard]] Certain sideOf(const FaceNormal& face, const Direction& direction) const;
  [[nodiscard]] Certain side(int face, int direction) const;

  const HullGeometry* hull_ = nullptr;
  const ErrorBound* error_ = nullptr;
  std::vector<Direction> directions_;
  std::vector<Certain> sides_;  // by face, then by direction; empty: not computed
};

}  // namespace collision
