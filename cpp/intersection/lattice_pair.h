// Two lattices and the signs between them: on which side of each plane of the one does each vertex
// of the other lie, and which of two planes does an edge cross first? Each sign is taken in
// approximate numbers and, where these are not certain of it, in exact ones.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "intersection/face_lattice.h"
#include "number/certified.h"
#include "number/sign.h"

namespace collision {

/** A place on an edge: at its start, between its ends where it crosses a plane, or at its end. */
struct PlaceOnEdge {
  enum class Where : signed char { start, between, end };
  Where where = Where::start;
  int plane = -1;  // of the other shape, in between
};

class LatticePair {
 public:
  LatticePair(ShapeRef a, ShapeRef b);

  [[nodiscard]] const FaceLattice& lattice(int side) const { return side == 0 ? a_ : b_; }
  [[nodiscard]] const Vec3& reference() const { return reference_; }

  /** Of a vertex about a plane of the other: positive in front of it. */
  [[nodiscard]] Sign sign(int side, int vertex, int plane);
  /** Whether a vertex lies in the other shape, its border included. */
  [[nodiscard]] bool isInOther(int side, int vertex);
  /** Of two places on an edge that are both between its ends, or of different sorts. */
  [[nodiscard]] Sign order(int side, int edge, const PlaceOnEdge& x, const PlaceOnEdge& y) const;

  template <class T>
  struct Terms {
    explicit Terms(const LatticePair& pair)
        : nA(LatticeTerms<T>::scaleOf(pair.a_)),
          nB(LatticeTerms<T>::scaleOf(pair.b_)),
          a(pair.a_, pair.reference_, nB),
          b(pair.b_, pair.reference_, nA) {}

    /** Places are times this. */
    [[nodiscard]] T scale() const { return nA * nB * T(2.0); }
    [[nodiscard]] const LatticeTerms<T>& of(int side) const { return side == 0 ? a : b; }
    /** In front of a plane of the other, of a place or of a ray's direction. */
    [[nodiscard]] T value(const LatticePair& pair, int side, int vertex, int plane) const {
      const LatticeTerms<T>& other = of(1 - side);
      return pair.lattice(side).isFar(vertex) ? dot(other.normal(plane), of(side).direction())
                                              : other.valueAt(plane, of(side).place(vertex));
    }

    T nA;
    T nB;
    LatticeTerms<T> a;
    LatticeTerms<T> b;
  };

  /** compute(terms) in approximate numbers if these are certain, else in exact ones. */
  template <class Compute>
  auto computed(const Compute& compute) const {
    if (auto answer = withoutDoubt([&] { return compute(approximate_); })) {
      return *std::move(answer);
    }
    if (!exact_) {
      exact_.emplace(*this);
    }
    return compute(*exact_);
  }

 private:
  [[nodiscard]] Sign decided(int side, int vertex, int plane) const;
  template <class T>
  [[nodiscard]] Sign signIn(const Terms<T>& terms, int side, int vertex, int plane) const;
  template <class T>
  [[nodiscard]] Sign signOfEnd(const Terms<T>& terms, int side, int plane) const;

  FaceLattice a_;
  FaceLattice b_;
  Vec3 reference_;
  Terms<Approximate> approximate_;
  mutable std::optional<Terms<Exact>> exact_;
  std::array<std::vector<std::optional<Sign>>, 2> signs_;  // by vertex and plane, once asked
};

}  // namespace collision
