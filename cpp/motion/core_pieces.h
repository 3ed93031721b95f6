// All that bounds the differences b − a of two cores: points, straight pieces and flat pieces, each
// made of a feature of a and one of b. Some lie inside; all together hold the whole boundary.
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "convex/polytope.h"

namespace collision {

/** A piece by its number of ways: none, one, or two that are not parallel. */
template <class T>
struct CorePiece {
  Vector3<T> start{};
  std::array<Vector3<T>, 2> way{};
  std::array<bool, 2> isEndless{};  // of the ways
  int ways = 0;
  bool isTriangle = false;  // else the piece of two ways is a parallelogram
  /** The corners that it is made of, by their index; of a generator its end or 0 for all of it. */
  std::array<int, 3> corner{-1, -1, -1};
  std::array<signed char, 4> end{};
};

/** What a piece of D is of one shape: corners of a triangle or hull, and the end of each generator,
 * −1 or 1, or 0 for all of it. */
struct PartOf {
  std::array<int, 3> corner{-1, -1, -1};
  std::array<signed char, 3> end{};
};
struct PieceOf {
  PartOf a;
  PartOf b;
};

/** One of the two has no more than a line of corners: it is the core of a sphere or capsule. */
template <class T>
class CorePieces {
 public:
  CorePieces(const PolytopeTerms<T>& a, const PolytopeTerms<T>& b);

  /** Calls visit(piece) for each: points first, then straight ones, then flat ones. */
  template <class Visit>
  void forEach(const Visit& visit) const {
    for (int ways = 0; ways <= 2; ++ways) {
      forEachOf(ways, visit);
    }
  }

  /**
   * Whether nothing lies further along a direction than a piece, which is level along it: `along`
   * answers with the sign of its product with a vector.
   */
  template <class Along>
  [[nodiscard]] bool isFurthest(const CorePiece<T>& piece, const Along& along) const;

  /** What a piece is made of, as `a` and `b` name it. */
  [[nodiscard]] PieceOf parts(const CorePiece<T>& piece) const;

 private:
  /** Of the corners of the one that has several: which make an edge, which a triangle of a face. */
  using Edge = std::array<std::size_t, 2>;
  using Face = std::array<std::size_t, 3>;
  /** From its negative to itself; of an endless ray from 0 on. */
  struct Generator {
    Vector3<T> vector;
    bool isEndless = false;
    int index = 0;  // of the shape's own; from 3 on of b's
  };

  template <class Visit>
  void forEachOf(int ways, const Visit& visit) const;
  /** The piece swept along generators: as a part of these and at one end or the other of the rest.
   */
  template <class Visit>
  void sweep(const CorePiece<T>& piece, int ways, std::size_t next, const Visit& visit) const;

  std::vector<Vector3<T>> corners_;
  std::vector<Edge> edges_;
  std::vector<Face> faces_;
  std::vector<Generator> generators_;
  bool isOfA_;  // the corners
};

template <class T>
template <class Visit>
void CorePieces<T>::forEachOf(int ways, const Visit& visit) const {
  for (std::size_t i = 0; i < corners_.size(); ++i) {
    CorePiece<T> corner{.start = corners_[i]};
    corner.corner[0] = static_cast<int>(i);
    sweep(corner, ways, 0, visit);
  }
  for (const auto& [from, to] : edges_) {
    CorePiece<T> edge{.start = corners_[from]};
    edge.corner = {static_cast<int>(from), static_cast<int>(to), -1};
    edge.way[0] = corners_[to] - corners_[from];
    edge.ways = 1;
    sweep(edge, ways, 0, visit);
  }
  for (const auto& [first, second, third] : faces_) {
    CorePiece<T> face{.start = corners_[first]};
    face.corner = {static_cast<int>(first), static_cast<int>(second), static_cast<int>(third)};
    face.way = {corners_[second] - corners_[first], corners_[third] - corners_[first]};
    face.ways = 2;
    face.isTriangle = true;
    sweep(face, ways, 0, visit);
  }
}

template <class T>
template <class Visit>
void CorePieces<T>::sweep(const CorePiece<T>& piece, int ways, std::size_t next,
                          const Visit& visit) const {
  if (piece.ways > ways) {
    return;
  }
  if (next == generators_.size()) {
    if (piece.ways == ways) {
      visit(piece);
    }
    return;
  }
  const Vector3<T>& vector = generators_[next].vector;
  const bool isEndless = generators_[next].isEndless;
  CorePiece<T> swept = piece;
  if (!isEndless) {
    swept.start = piece.start + vector;
    swept.end[next] = 1;
    sweep(swept, ways, next + 1, visit);
    swept.start = piece.start - vector;
  }
  swept.end[next] = -1;
  sweep(swept, ways, next + 1, visit);
  if (piece.ways < 2) {
    const auto way = static_cast<std::size_t>(swept.ways++);
    swept.end[next] = 0;
    swept.way[way] = isEndless ? vector : vector + vector;
    swept.isEndless[way] = isEndless;
    sweep(swept, ways, next + 1, visit);
  }
}

template <class T>
template <class Along>
bool CorePieces<T>::isFurthest(const CorePiece<T>& piece, const Along& along) const {
  for (std::size_t i = 0; i < generators_.size(); ++i) {
    if (piece.end[i] != 0 && along(generators_[i].vector) == static_cast<Sign>(-piece.end[i])) {
      return false;
    }
  }
  const auto isOf = [&](int corner) {
    return std::find(piece.corner.begin(), piece.corner.end(), corner) != piece.corner.end();
  };
  for (std::size_t i = 0; i < corners_.size(); ++i) {
    if (!isOf(static_cast<int>(i)) &&
        along(corners_[i] - corners_[static_cast<std::size_t>(piece.corner[0])]) ==
            Sign::positive) {
      return false;
    }
  }
  return true;
}

}  // namespace collision
