// When two shapes in motion meet of which at least one has a radius: when a point that moves is as
// near as the sum of the radii to the differences b − a of the two cores, which stand still.
#pragma once

#include <memory>
#include <vector>

#include "collision/shape_ref.h"
#include "motion/piece_names.h"
#include "motion/root_time.h"
#include "motion/row_times.h"

namespace collision {

/** When, and what the moving point is nearest to then. */
template <class T>
struct RoundedTimes {
  CastTimes<T> times{};  // the candidate is a piece, in the order of PieceNames
  /** From the moving point to what it is nearest to, at tEnter, of any length. */
  Vector3<T> toCore{};
  /** What numbers of a ray's end are made of, which lives as long as they do. */
  std::shared_ptr<const Exact> raySquare{};
};

/** Exactly, of shapes that move, by a look at all pieces. */
RoundedTimes<Root> roundedTimes(ShapeRef a, ShapeRef b, const RelativeMotion& motion);

/** When the moving point is near each piece, whatever the duration. */
struct PieceSpans {
  std::vector<TimeSpan<Root>> spans;
  std::shared_ptr<const Exact> raySquare;
};
PieceSpans pieceSpans(ShapeRef a, ShapeRef b, const RelativeMotion& motion);

}  // namespace collision
