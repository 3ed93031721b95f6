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
#include "number/index.h"

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

/** Whether the corners of pieces are those of a; else b is the one that may have several. */
template <class T>
bool hasTheCorners(const PolytopeTerms<T>& a, const PolytopeTerms<T>& b) {
  return a.isHull() || a.corners > b.corners;
}

/**
 * Of two polytopes, one of which has one corner: it is the core of a sphere or capsule. Points are
 * numbered first, then straight pieces, then flat ones.
 */
class PieceNames {
 public:
  template <class T>
  PieceNames(const PolytopeTerms<T>& a, const PolytopeTerms<T>& b);

  [[nodiscard]] int count() const;
  /** visit(name), in the order of numbers. */
  template <class Visit>
  void forEach(const Visit& visit) const;
  [[nodiscard]] std::vector<PieceName> all() const;
  /** Of a piece by its corners, in any order, and its ends; −1: it is none. */
  [[nodiscard]] int numberOf(const PieceName& name) const;

 private:
  static constexpr int kMostWays = 2;

  /** Calls visit(piece) with the corners, edges and triangles of the corners, until that is false.
   */
  template <class Visit>
  void forEachOfCorners(const Visit& visit) const;
  /** How many pieces the generators from `next` on make of one, with so many ways more. */
  [[nodiscard]] int countFrom(int next, int ways) const {
    return ways < 0 || ways > kMostWays ? 0 : counts_[at(next)][at(ways)];
  }
  [[nodiscard]] int numberAmongSwept(const PieceName& name, int ways) const;
  template <class Visit>
  void sweep(const PieceName& piece, int next, int ways, const Visit& visit) const;

  const HullGeometry* hull_;
  int corners_;
  std::array<signed char, 2 * PieceName::kGenerators> generators_{};
  int generatorCount_ = 0;
  std::array<bool, 2 * PieceName::kGenerators> isEndless_{};
  std::array<std::array<int, kMostWays + 1>, 2 * PieceName::kGenerators + 1> counts_{};
};

template <class Visit>
void PieceNames::forEachOfCorners(const Visit& visit) const {
  const auto of = [&](int first, int second = -1, int third = -1) {
    PieceName piece;
    piece.ways = third >= 0 ? 2 : (second >= 0 ? 1 : 0);
    piece.corner = {first, second, third};
    return visit(piece);
  };
  for (int i = 0; i < corners_; ++i) {
    if (!of(i)) {
      return;
    }
  }
  if (hull_ == nullptr) {
    if (corners_ == 3) {
      static_cast<void>(of(0, 1) && of(1, 2) && of(2, 0) && of(0, 1, 2));
    }
    return;
  }
  for (const HullGeometry::Edge& edge : hull_->edges()) {
    if (!of(edge.corner[0], edge.corner[1])) {
      return;
    }
  }
  for (int face = 0; face < hull_->faces(); ++face) {
    const auto around = hull_->face(face);
    for (std::size_t i = 2; i < around.size(); ++i) {
      if (!of(around[0], around[i - 1], around[i])) {
        return;
      }
    }
  }
}

template <class Visit>
void PieceNames::sweep(const PieceName& piece, int next, int ways, const Visit& visit) const {
  if (countFrom(next, ways) == 0) {
    return;
  }
  if (next == generatorCount_) {
    visit(piece);
    return;
  }
  const signed char generator = generators_[at(next)];
  PieceName swept = piece;
  signed char& end = swept.end[at(generator)];
  end = -1;
  sweep(swept, next + 1, ways, visit);
  if (!isEndless_[at(generator)]) {
    end = 1;
    sweep(swept, next + 1, ways, visit);
  }
  if (ways > 0) {
    end = 0;
    swept.along[at(swept.alongCount++)] = generator;
    ++swept.ways;
    sweep(swept, next + 1, ways - 1, visit);
  }
}

template <class Visit>
void PieceNames::forEach(const Visit& visit) const {
  for (int ways = 0; ways <= kMostWays; ++ways) {
    forEachOfCorners([&](const PieceName& piece) {
      sweep(piece, 0, ways - piece.ways, visit);
      return true;
    });
  }
}

}  // namespace collision
