// Two lattices and the signs between them: on which side of each plane of the one does each vertex
// of the other lie, and which of two planes does an edge cross first? Each sign is taken in
// approximate numbers and, where these are not certain of it, in exact ones.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "convex/two_lattices.h"
#include "number/sign.h"

namespace collision {

/** A place on an edge: at its start, between its ends where it crosses a plane, or at its end. */
struct PlaceOnEdge {
  enum class Where : signed char { start, between, end };
  Where where = Where::start;
  int plane = -1;  // of the other shape, in between
};

class LatticePair : public TwoLattices {
 public:
  LatticePair(ShapeRef a, ShapeRef b);

  /** Of a vertex about a plane of the other: positive in front of it. */
  [[nodiscard]] Sign sign(int side, int vertex, int plane);
  /** Whether a vertex lies in the other shape, its border included. */
  [[nodiscard]] bool isInOther(int side, int vertex);
  /** Of two places on an edge that are both between its ends, or of different sorts. */
  [[nodiscard]] Sign order(int side, int edge, const PlaceOnEdge& x, const PlaceOnEdge& y) const;

  /** In front of a plane of the other, of a place or of a ray's direction. */
  template <class T>
  [[nodiscard]] T value(const LatticeTermsPair<T>& terms, int side, int vertex, int plane) const {
    const LatticeTerms<T>& other = terms.of(1 - side);
    return lattice(side).isFar(vertex) ? dot(other.normal(plane), terms.of(side).direction())
                                       : other.valueAt(plane, terms.of(side).place(vertex));
  }

 private:
  [[nodiscard]] Sign decided(int side, int vertex, int plane) const;
  template <class T>
  [[nodiscard]] Sign signIn(const LatticeTermsPair<T>& terms, int side, int vertex,
                            int plane) const;
  template <class T>
  [[nodiscard]] Sign signOfEnd(const LatticeTermsPair<T>& terms, int side, int plane) const;

  std::array<std::vector<std::optional<Sign>>, 2> signs_;  // by vertex and plane, once asked
};

}  // namespace collision
