// Shapes in a mesh's own frame, exactly: all coordinates times one number, so that nothing is
// divided. A shape may stand elsewhere than its numbers say, by an offset.
#pragma once

#include <vector>

#include "collision/mesh.h"
#include "convex/polytope.h"
#include "curve/curve.h"
#include "mesh/inside.h"

namespace collision {

/** A place of a convex shape with flat faces: of a box its center, of others a corner. */
NearPlace placeIn(const Polytope& polytope, const PosedMesh& mesh, const ExactVec3& offset = {});

/** The corners of a bounded convex shape with flat faces. */
struct CornersInMesh {
  std::vector<ExactVec3> corners;
  Exact whole;  // by which they are multiplied; > 0

  CornersInMesh(const Polytope& polytope, const PosedMesh& mesh, const ExactVec3& offset = {});

  /** Their mean, which is no place of the shape's border however many dimensions it has. */
  [[nodiscard]] NearPlace center() const;
  /** Of a flat shape the same, and from there into its plane. */
  [[nodiscard]] NearPlace besideCenter() const;
};

/** How many dimensions corners span; of one their direction, of two their normal. */
struct CornerSpan {
  int dimensions = 0;
  ExactVec3 along{};

  explicit CornerSpan(const std::vector<ExactVec3>& corners);
};

/** The places (from + t way) / whole from t = 0 to an end. */
struct LineInMesh {
  ExactVec3 from;
  ExactVec3 way;
  Exact whole;
  const Curve* curve = nullptr;  // whose end it has; null: t = 1

  LineInMesh(const Curve& curve, const PosedMesh& mesh, const ExactVec3& offset = {});
  /** All of a straight shape. */
  static LineInMesh of(const CornersInMesh& shape, const CornerSpan& span);

  /** The place where it starts, and from there along the line. */
  [[nodiscard]] NearPlace start() const { return {from, whole, way}; }
  /** Whether numerator / denominator is a t of its own, and not that of its end. */
  [[nodiscard]] bool goesOnAfter(const Fraction<Exact>& t) const;
  /** The place there, and from there along the line. */
  [[nodiscard]] NearPlace after(const Fraction<Exact>& t) const {
    return {from * t.denominator + way * t.numerator, whole * t.denominator, way};
  }

 private:
  LineInMesh(const Curve& curve, const ExactVec3& origin, const ScaledAxes<Exact>& frame);
  LineInMesh(ExactVec3 start, ExactVec3 toEnd, Exact scale);
};

}  // namespace collision
