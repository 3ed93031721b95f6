// At which pieces of the cores' differences a point that moves comes within the radius, and at
// which it leaves: guessed in doubles.
#pragma once

#include "motion/near_piece.h"

namespace collision {

struct GuessedPiece {
  PieceName name;
  int number = -1;  // in the order of PieceNames; −1: none was found
};
struct PieceGuess {
  GuessedPiece first;
  GuessedPiece last;
};

/** `point` moves as a does, in the space of CorePieces. */
PieceGuess guessPieces(const PieceNames& names, const PolytopeTerms<double>& a,
                       const PolytopeTerms<double>& b, const MovingPoint<double>& point);

}  // namespace collision
