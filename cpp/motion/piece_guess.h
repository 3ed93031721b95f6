// At which pieces of the cores' differences a point that moves comes within the radius, and at
// which it leaves: guessed in doubles.
#pragma once

#include "motion/near_piece.h"

namespace collision {

/** Numbers in the order of PieceNames; −1: none was found. */
struct PieceGuess {
  int first = -1;
  int last = -1;
};

/** `point` moves as a does, in the space of CorePieces. */
PieceGuess guessPieces(const PieceNames& names, const PolytopeTerms<double>& a,
                       const PolytopeTerms<double>& b, const MovingPoint<double>& point);

}  // namespace collision
