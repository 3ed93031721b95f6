// The pieces of motion/piece_names.h in numbers.
#pragma once

#include <array>
#include <vector>

#include "motion/piece_names.h"
#include "number/index.h"

namespace collision {

/** Ways may be zero, or parallel: then it is no piece. */
template <class T>
struct CorePiece {
  Vector3<T> start{};
  std::array<Vector3<T>, 2> way{};
  std::array<bool, 2> isEndless{};  // of the ways
  int ways = 0;
  bool isTriangle = false;  // else the piece of two ways is a parallelogram
};

template <class T>
class CorePieces {
 public:
  CorePieces(const PolytopeTerms<T>& a, const PolytopeTerms<T>& b);

  [[nodiscard]] CorePiece<T> piece(const PieceName& name) const;
  /**
   * Whether nothing lies further along a direction than a piece, which is level along it: `along`
   * answers with the sign of its product with a vector.
   */
  template <class Along>
  [[nodiscard]] bool isFurthest(const PieceName& piece, const Along& along) const;

 private:
  std::vector<Vector3<T>> corners_;
  /** From the middle to the end; of an endless ray its direction. */
  std::array<Vector3<T>, 2 * PieceName::kGenerators> generators_{};
  std::array<bool, 2 * PieceName::kGenerators> isEndless_{};
};

template <class T>
template <class Along>
bool CorePieces<T>::isFurthest(const PieceName& piece, const Along& along) const {
  for (std::size_t i = 0; i < generators_.size(); ++i) {
    if (piece.end[i] != 0 && along(generators_[i]) == static_cast<Sign>(-piece.end[i])) {
      return false;
    }
  }
  for (std::size_t i = 0; i < corners_.size(); ++i) {
    const int corner = static_cast<int>(i);
    const bool isOf =
        piece.corner[0] == corner || piece.corner[1] == corner || piece.corner[2] == corner;
    if (!isOf && along(corners_[i] - corners_[at(piece.corner[0])]) == Sign::positive) {
      return false;
    }
  }
  return true;
}

}  // namespace collision
