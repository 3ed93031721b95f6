#include "intersection/lattice_pair.h"

#include "linear/number_vector.h"
#include "number/quadratic_surd.h"

namespace collision {
LatticePair::LatticePair(ShapeRef a, ShapeRef b) : TwoLattices(a, b) {
  for (int side = 0; side < 2; ++side) {
    const auto rows = at(lattice(side).vertices() + 1);
    signs_[at(side)].resize(rows * lattice(1 - side).planes().size());
  }
}

Sign LatticePair::sign(int side, int vertex, int plane) {
  const std::size_t columns = lattice(1 - side).planes().size();
  std::optional<Sign>& known = signs_[at(side)][at(vertex) * columns + at(plane)];
  if (!known) {
    known = decided(side, vertex, plane);
  }
  return *known;
}

Sign LatticePair::decided(int side, int vertex, int plane) const {
  return computed([&](const auto& terms) { return signIn(terms, side, vertex, plane); });
}

/** The end of a ray, its origin + m d / √(d · d), about a plane: of a ray with an end m' too. */
template <class T>
Sign LatticePair::signOfEnd(const LatticeTermsPair<T>& terms, int side, int plane) const {
  const LatticeTerms<T>& own = terms.of(side);
  const LatticeTerms<T>& other = terms.of(1 - side);
  const FaceLattice& beside = lattice(1 - side);
  const T far(lattice(side).ray()->maxDistance);
  const T along = value(terms, side, 1, plane);
  const T atStart = value(terms, side, 0, plane);
  // Times 2 n n' the direction is as long as places are far.
  const T square = dot(own.direction(), own.direction());
  if (!beside.planes()[at(plane)].isEndOfRay) {
    // atStart + along m s / √square, s the scale of places
    return signOf(atStart * square, along * far * terms.scale(), square);
  }
  const T farther = T(beside.ray()->maxDistance) * terms.scale();
  const Vector3<T>& direction = other.normal(plane);
  const T otherSquare = dot(direction, direction);
  for (int line = 0; line < 3; ++line) {
    // Where the end lies on the other's line and its own line does not, that is where it crosses.
    const T crossing = value(terms, side, 1, line);
    const Sign sense = crossing.sign();
    if (sense != Sign::zero) {
      const T weight = absolute(crossing);
      const T reach = value(terms, side, 0, line);
      const T value = atStart * weight - along * (sense == Sign::positive ? reach : -reach);
      return signOf(value, -(farther * weight), otherSquare);
    }
  }
  const T ownFar = far * terms.scale();
  return signOf(atStart, (along.sign() == Sign::negative ? -ownFar : ownFar) - farther,
                otherSquare);
}

template <class T>
Sign LatticePair::signIn(const LatticeTermsPair<T>& terms, int side, int vertex, int plane) const {
  const FaceLattice& own = lattice(side);
  const FaceLattice& other = lattice(1 - side);
  if (own.isFar(vertex) && own.ray()->bounded()) {
    return signOfEnd(terms, side, plane);
  }
  const T inFront = value(terms, side, vertex, plane);
  if (own.isFar(vertex) || !other.planes()[at(plane)].isEndOfRay) {
    return inFront.sign();
  }
  const Vector3<T>& direction = terms.of(1 - side).normal(plane);
  return signOf(inFront, -(T(other.ray()->maxDistance) * terms.scale()), dot(direction, direction));
}

bool LatticePair::isInOther(int side, int vertex) {
  const auto planes = lattice(1 - side).planes();
  for (int plane = 0; plane < static_cast<int>(planes.size()); ++plane) {
    const Sign where = sign(side, vertex, plane);
    if (where == Sign::positive || (where == Sign::negative && planes[at(plane)].holdsAll)) {
      return false;
    }
  }
  return true;
}

Sign LatticePair::order(int side, int edge, const PlaceOnEdge& x, const PlaceOnEdge& y) const {
  if (x.where != y.where) {
    return x.where < y.where ? Sign::negative : Sign::positive;
  }
  if (x.where != PlaceOnEdge::Where::between || x.plane == y.plane) {
    return Sign::zero;
  }
  // With values p at its start and q at its end, of opposite signs, an edge crosses a plane at
  // |p| : |q|; a ray without an end, whose q is the value of its direction, at |p| / |q|.
  return computed([&](const auto& terms) {
    const std::array<int, 2>& ends = lattice(side).edges()[at(edge)];
    const auto product = [&](int atStart, int atEnd) {
      return absolute(value(terms, side, ends[0], atStart)) *
             absolute(value(terms, side, ends[1], atEnd));
    };
    return compareExact(product(x.plane, y.plane), product(y.plane, x.plane));
  });
}

}  // namespace collision
