#include "motion/core_pieces.h"

#include "number/index.h"
#include "number/root_sum.h"

namespace collision {
namespace {

/** Of one shape. */
constexpr int kMostGenerators = 3;

std::size_t placeOf(std::int32_t i) { return static_cast<std::size_t>(i); }

}  // namespace

template <class T>
CorePieces<T>::CorePieces(const PolytopeTerms<T>& a, const PolytopeTerms<T>& b) {
  const bool isOfA = a.isHull() || a.corners > b.corners;
  isOfA_ = isOfA;
  const PolytopeTerms<T>& many = isOfA ? a : b;
  const PolytopeTerms<T>& one = isOfA ? b : a;
  const Vector3<T> other = one.corner[0] * many.n;
  for (int i = 0; i < many.corners; ++i) {
    const Vector3<T> corner = cornerOf(many, at(i)) * one.n;
    corners_.push_back(isOfA ? other - corner : corner - other);
  }
  if (many.isHull()) {
    for (const HullGeometry::Edge& edge : many.hull->edges()) {
      edges_.push_back({placeOf(edge.corner[0]), placeOf(edge.corner[1])});
    }
    for (int face = 0; face < many.hull->faces(); ++face) {
      const auto around = many.hull->face(face);
      for (std::size_t i = 2; i < around.size(); ++i) {
        faces_.push_back({placeOf(around[0]), placeOf(around[i - 1]), placeOf(around[i])});
      }
    }
  } else if (many.corners == 3) {
    edges_ = {{0, 1}, {1, 2}, {2, 0}};
    faces_ = {{0, 1, 2}};
  }
  const auto add = [&](const Vector3<T>& vector, bool isEndless, int index) {
    if (!isZero(vector)) {
      generators_.push_back({vector, isEndless, index});
    }
  };
  const auto addAll = [&](const PolytopeTerms<T>& terms, const T& n, int first) {
    for (int i = 0; i < terms.generators; ++i) {
      add(terms.generator[at(i)] * n, false, first + i);
    }
    if (terms.unbounded) {
      add(terms.edge[0] * n, true, first);
    }
  };
  addAll(a, -b.n, 0);
  addAll(b, a.n, kMostGenerators);
}

template <class T>
PieceOf CorePieces<T>::parts(const CorePiece<T>& piece) const {
  PieceOf parts;
  (isOfA_ ? parts.a : parts.b).corner = piece.corner;
  for (std::size_t i = 0; i < generators_.size(); ++i) {
    const int index = generators_[i].index;
    const bool isOfB = index >= kMostGenerators;
    (isOfB ? parts.b : parts.a).end[at(index % kMostGenerators)] = piece.end[i];
  }
  return parts;
}

template class CorePieces<double>;
template class CorePieces<Approximate>;
template class CorePieces<Exact>;
template class CorePieces<RootSum<Exact>>;

}  // namespace collision
