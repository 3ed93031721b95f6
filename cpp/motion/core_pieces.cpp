#include "motion/core_pieces.h"

#include "number/root_sum.h"

namespace collision {

template <class T>
CorePieces<T>::CorePieces(const PolytopeTerms<T>& a, const PolytopeTerms<T>& b) {
  const bool isOfA = hasTheCorners(a, b);
  const PolytopeTerms<T>& many = isOfA ? a : b;
  const PolytopeTerms<T>& one = isOfA ? b : a;
  const Vector3<T> other = one.corner[0] * many.n;
  for (int i = 0; i < many.corners; ++i) {
    const Vector3<T> corner = cornerOf(many, at(i)) * one.n;
    corners_.push_back(isOfA ? other - corner : corner - other);
  }
  const auto add = [&](const PolytopeTerms<T>& terms, const T& n, std::size_t first) {
    for (std::size_t i = 0; i < at(terms.generators); ++i) {
      generators_[first + i] = terms.generator[i] * n;
    }
    if (terms.unbounded) {
      generators_[first] = terms.edge[0] * n;
      isEndless_[first] = true;
    }
  };
  add(a, -b.n, 0);
  add(b, a.n, PieceName::kGenerators);
}

template <class T>
CorePiece<T> CorePieces<T>::piece(const PieceName& name) const {
  const auto cornerAt = [&](std::size_t i) { return corners_[at(name.corner[i])]; };
  CorePiece<T> piece;
  piece.ways = name.ways;
  piece.isTriangle = name.isTriangle();
  piece.start = cornerAt(0);
  int ways = 0;
  for (std::size_t i = 1; i < 3 && name.corner[i] >= 0; ++i) {
    piece.way[at(ways++)] = cornerAt(i) - piece.start;
  }
  for (std::size_t i = 0; i < generators_.size(); ++i) {
    if (name.end[i] != 0 && !isEndless_[i]) {
      piece.start = name.end[i] < 0 ? piece.start - generators_[i] : piece.start + generators_[i];
    }
  }
  for (int i = 0; i < name.alongCount; ++i) {
    const std::size_t generator = at(name.along[at(i)]);
    const Vector3<T>& vector = generators_[generator];
    piece.isEndless[at(ways)] = isEndless_[generator];
    piece.way[at(ways++)] = isEndless_[generator] ? vector : vector + vector;
    if (!isEndless_[generator]) {
      piece.start = piece.start - vector;
    }
  }
  return piece;
}

template class CorePieces<double>;
template class CorePieces<Approximate>;
template class CorePieces<RootSum<Exact>>;

}  // namespace collision
