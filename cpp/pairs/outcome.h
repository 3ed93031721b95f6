// The outcome of two shapes and nothing else: in doubles where these tell, else by the pair's test.
#pragma once

#include "answer/summary.h"
#include "collision/shape_ref.h"
#include "shapes/visit_any.h"

namespace collision {

namespace detail {
/** Shapes as they are in cells, by kind and address, which fit in registers. */
Summary summaryOfCells(Kind kindA, const void* a, Kind kindB, const void* b);
/** Where a box is not in a cell. */
Summary summaryWithFrames(ShapeRef a, ShapeRef b);
/** Of which at least one is a hull or mesh. */
Summary summaryOfGeometries(ShapeRef a, ShapeRef b);
/** Of which at least one is a mesh; in mesh/. */
Summary summaryOfMeshes(ShapeRef a, ShapeRef b);
constexpr bool isAsInCell(ShapeRef shape) { return shape.isInCell() || shape.kind() != Kind::obb; }
}  // namespace detail

/** Outcome, candidate and who decided it; of hulls and meshes no candidate. */
inline Summary summaryOf(ShapeRef a, ShapeRef b) {
  if constexpr (kHasHulls) {
    if (hasGeometry(a) || hasGeometry(b)) [[unlikely]] {
      return detail::summaryOfGeometries(a, b);
    }
  }
  return detail::isAsInCell(a) && detail::isAsInCell(b)
             ? detail::summaryOfCells(a.kind(), a.address(), b.kind(), b.address())
             : detail::summaryWithFrames(a, b);
}

}  // namespace collision
