// When two shapes in motion meet of which at least one has a radius: when a point that moves is as
// near as the sum of the radii to the differences b − a of the two cores, which stand still.
#pragma once

#include "collision/shape_ref.h"
#include "motion/core_pieces.h"
#include "motion/row_times.h"

namespace collision {

/** When, and what the moving point is nearest to then. */
template <class T>
struct RoundedTimes {
  CastTimes<T> times{};  // the candidate is a piece, in the order of CorePieces
  /** From the moving point to what it is nearest to, at tEnter, of any length. */
  Vector3<T> toCore{};
};

/** Of shapes that move. Approximate numbers raise a doubt where a guess proves nothing. */
template <class T>
RoundedTimes<T> roundedTimes(ShapeRef a, ShapeRef b, const RelativeMotion& motion);

/** A piece of the boundary, and when the moving point is near it, whatever the duration. */
template <class T>
struct PieceSpan {
  PieceOf parts;
  TimeSpan<T> span;
};
/** All of them, in order; Exact or Root. */
template <class T>
std::vector<PieceSpan<T>> pieceSpans(ShapeRef a, ShapeRef b, const RelativeMotion& motion);

}  // namespace collision
