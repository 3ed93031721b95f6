// Which pairs of edges may span a face of the differences a − b of two polytopes? Of two solid
// hulls few of many thousands: those whose arcs on the sphere of normals cross, of a's edge from
// the normal of one of its faces to that of the other, of b's the same of opposite normals.
#pragma once

#include <vector>

#include "convex/polytope.h"
#include "number/error_bound.h"
#include "sat/bounded.h"

namespace collision {

/** On which side of the faces of a solid hull the edges of another shape lead. */
class FaceSides {
 public:
  /** Of what is no solid hull: nothing is sure. */
  FaceSides() = default;
  FaceSides(const PolytopeTerms<double>& terms, const Polytope& other,
            const PolytopeTerms<double>& otherTerms);
  /** For who asks about most faces. */
  void computeNormals();

  /**
   * How a direction, that of an edge of the other shape, leads about the two faces of the hull's
   * edge: where it leads out of both or into both, the edge is not on the outline of the hull as
   * seen along it.
   */
  enum class Leads : signed char { besideOutline, outOfLeft, outOfRight, unsure };
  [[nodiscard]] Leads about(int edge, int direction) const;

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
  [[nodiscard]] Certain side(int face, const Direction& direction) const;

  const HullGeometry* hull_ = nullptr;
  const ErrorBound* error_ = nullptr;
  std::vector<Direction> directions_;
  std::vector<FaceNormal> normals_;  // empty: not computed
};

/** An edge of each. */
struct EdgePair {
  int a;
  int b;
};

class SpanningEdges {
 public:
  /** They must outlive it. */
  SpanningEdges(const Polytope& a, const Polytope& b);

  /** Whether two edges may; else they surely span no face. */
  [[nodiscard]] bool maySpan(int edgeA, int edgeB) const;
  /** All pairs that span a face, and some that surely don't, in order. */
  [[nodiscard]] std::vector<EdgePair> all();

 private:
  /** Those of two solid hulls whose arcs are near each other. */
  [[nodiscard]] std::vector<EdgePair> crossing() const;

  const Polytope& a_;
  const Polytope& b_;
  PolytopeTerms<double> termsA_;
  PolytopeTerms<double> termsB_;
  FaceSides sidesOfA_;
  FaceSides sidesOfB_;
};

}  // namespace collision
