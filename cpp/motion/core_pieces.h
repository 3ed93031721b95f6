// All that bounds the differences b − a of two cores: points, straight pieces and flat pieces, each
// made of a feature of a and one of b. Some lie inside; all together hold the whole boundary.
#pragma once

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

 private:
  /** Of the corners of the one that has several: which make an edge, which a triangle of a face. */
  using Edge = std::array<std::size_t, 2>;
  using Face = std::array<std::size_t, 3>;
  /** From its negative to itself; of an endless ray from 0 on. */
  struct Generator {
    Vector3<T> vector;
    bool isEndless = false;
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
};

template <class T>
template <class Visit>
void CorePieces<T>::forEachOf(int ways, const Visit& visit) const {
  for (const Vector3<T>& corner : corners_) {
    sweep({.start = corner}, ways, 0, visit);
  }
  for (const auto& [from, to] : edges_) {
    CorePiece<T> edge{.start = corners_[from]};
    edge.way[0] = corners_[to] - corners_[from];
    edge.ways = 1;
    sweep(edge, ways, 0, visit);
  }
  for (const auto& [first, second, third] : faces_) {
    CorePiece<T> face{.start = corners_[first]};
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
  const auto& [vector, isEndless] = generators_[next];
  CorePiece<T> swept = piece;
  if (!isEndless) {
    swept.start = piece.start + vector;
    sweep(swept, ways, next + 1, visit);
    swept.start = piece.start - vector;
  }
  sweep(swept, ways, next + 1, visit);
  if (piece.ways < 2) {
    const auto way = static_cast<std::size_t>(swept.ways++);
    swept.way[way] = isEndless ? vector : vector + vector;
    swept.isEndless[way] = isEndless;
    sweep(swept, ways, next + 1, visit);
  }
}

}  // namespace collision
