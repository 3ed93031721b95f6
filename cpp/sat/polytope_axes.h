// The axes of sat/separating_axes.h as vectors, in any number type, and the two polytopes along
// them.
#pragma once

#include "answer/candidate.h"
#include "convex/hull_directions.h"
#include "convex/polytope.h"
#include "convex/witness.h"
#include "number/index.h"

namespace collision {

/** The direction of an edge, of some length. */
template <class T>
Vector3<T> edgeOf(const PolytopeTerms<T>& terms, int i) {
  return terms.isHull() ? turned(terms.edge, wayAlong<T>(*terms.hull, i)) : terms.edge[at(i)];
}
/** No less than a number of it, of a hull in its own frame. */
inline double edgeSizeOf(const PolytopeTerms<double>& terms, int i) {
  return sizeOf(terms.isHull() ? wayAlong<double>(*terms.hull, i) : terms.edge[at(i)]);
}
/** Edge i as long as it is, or some part of it: zero where the edge has no length. */
template <class T>
Vector3<T> lengthOf(const PolytopeTerms<T>& terms, int i) {
  return i < terms.generators ? terms.generator[at(i)] : edgeOf(terms, i);
}
/** The normal of a face, of some length. */
template <class T>
Vector3<T> faceOf(const Polytope& shape, const PolytopeTerms<T>& terms, int i) {
  if (terms.isHull()) {
    return turned(terms.edge, normalOf<T>(*terms.hull, i));
  }
  return shape.isBox() ? terms.edge[at(i)] : cross(terms.edge[0], terms.edge[1]);
}

/** What space the differences of two polytopes span: its dimension, and its normal or direction. */
template <class T>
struct SpannedSpace {
  int dimension = 0;
  Vector3<T> direction{};
};

/** Two polytopes, positions measured from one reference point. */
template <class T>
class PolytopeAxes {
 public:
  PolytopeAxes(const Polytope& first, const Polytope& second, const Vec3& reference)
      : a(first.in<T>(reference)), b(second.in<T>(reference)), shapeA_(first), shapeB_(second) {}

  PolytopeTerms<T> a;
  PolytopeTerms<T> b;

  /** Of candidates that solid shapes have. */
  [[nodiscard]] KnownAxis<T> along(const Candidate& candidate) const;
  /** Of those for degenerate shapes; zero of one that is not needed. */
  [[nodiscard]] Vector3<T> degenerate(const Candidate& candidate,
                                      const SpannedSpace<T>& space) const;
  [[nodiscard]] SpannedSpace<T> space() const;
  /** From the first corner of a to that of b. */
  [[nodiscard]] Vector3<T> between() const { return cornerOf(b, 0) * a.n - cornerOf(a, 0) * b.n; }

 private:
  const Polytope& shapeA_;
  const Polytope& shapeB_;
};

}  // namespace collision
