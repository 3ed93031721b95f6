// What two convex outlines have in common as seen along an axis: its corners by what they are made
// of, in order. Only signs are asked, so none is missing and none is there twice.
//
// A corner of one that lies in the other is a corner of the common part, and so is the place where
// two edges cross. There are no others. Each edge of the common part lies on an edge of one of the
// two; the corners on an edge, at most two, are in the order in which it runs, and lead from one to
// the next.
#pragma once

#include <array>

#include "contact/outline.h"

namespace collision {

/** By its numbers in the outline of a and in that of b; −1: it is none there. */
struct CommonCorner {
  std::array<int, 2> corner{-1, -1};
  std::array<int, 2> edge{-1, -1};  // of a crossing of two edges

  [[nodiscard]] bool isCrossing() const { return edge[0] >= 0; }
};
/** Faces of two boxes have no more than eight. */
using CommonCorners = ShortList<CommonCorner, 2 * kFewCorners>;

/**
 * Counter-clockwise as seen from where the axis points: first one of a's corners, the least, if
 * there is any, else the least of b's, else the crossing on the least edge. Empty: they have
 * nothing in common.
 */
template <class T>
CommonCorners commonPart(const Outline<T>& a, const Outline<T>& b, const Vector3<T>& axis,
                         const OutlineSigns<T>& signs = {});

}  // namespace collision
