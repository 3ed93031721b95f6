// What the differences b − a of two cores have for a boundary, by name: points, straight pieces and
// flat pieces, each made of a feature of a and one of b. Some lie inside; all together hold the
// whole boundary.
//
// The cores are corners that are swept along generators (convex/polytope.h). A piece is a corner,
// edge or triangle of these corners, at one end of each generator or all along it.
#pragma once

#include <array>
#include <vector>

#include "convex/polytope.h"

namespace collision {

struct PieceName {
  /** Of each shape: those of a come first. */
  static constexpr std::size_t kGenerators = 3;

  /** How many ways it goes: none, one, or two. */
  int ways = 0;
  /** Of the one shape that has several corners, those that it is made of. */
  std::array<int, 3> corner{-1, -1, -1};
  /** At the start −1 of a generator or at its end 1; 0 all along it, or there is none. */
  std::array<signed char, 2 * kGenerators> end{};
  /** The generators that it is all along. */
  std::array<signed char, 2> along{-1, -1};
  int alongCount = 0;

  [[nodiscard]] bool isTriangle() const { return corner[2] >= 0; }
};

/** Of two polytopes, one of which has one corner: it is the core of a sphere or capsule. */
class PieceNames {
 public:
  /** Those of the last pairs are kept; valid until the next call on this thread. */
  template <class T>
  static const PieceNames& of(const PolytopeTerms<T>& a, const PolytopeTerms<T>& b);

  template <class T>
  PieceNames(const PolytopeTerms<T>& a, const PolytopeTerms<T>& b);

  /** Points first, then straight pieces, then flat ones. */
  [[nodiscard]] const std::vector<PieceName>& all() const { return all_; }
  /** Of a piece by its corners, in any order, and its ends; −1: it is none. */
  [[nodiscard]] int numberOf(const PieceName& piece) const;

 private:
  void addOf(int ways, const PieceName& piece, std::size_t next);

  std::vector<signed char> generators_;
  std::array<bool, 2 * PieceName::kGenerators> isEndless_{};
  std::vector<PieceName> all_;
};

}  // namespace collision
