#include "sat/polytope_axes.h"

namespace collision {
namespace {

/** The corners of a hull's face or edge, which are level along what is across it. */
LevelCorners cornersOfFace(const Polytope& shape, int i) {
  return shape.hull() == nullptr ? LevelCorners{} : LevelCorners::ofFace(*shape.hull(), i);
}
LevelCorners cornersOfEdge(const Polytope& shape, int i) {
  return shape.hull() == nullptr ? LevelCorners{} : LevelCorners::ofEdge(*shape.hull(), i);
}

/** How many of the first edges span what all do, but for degenerate shapes with fewer. */
int spanningEdgesOf(const Polytope& shape) {
  const bool isTriangle = shape.edges() == 3 && !shape.isBox() && shape.hull() == nullptr;
  return isTriangle ? 2 : shape.edges();
}

}  // namespace

template <class T>
KnownAxis<T> PolytopeAxes<T>::along(const Candidate& candidate) const {
  // Of aligned boxes what is across an edge or face of one is across that of the other.
  const bool areAligned = shapeA_.isAlignedWith(shapeB_);
  // Of a box the two other axes, of a flat shape all edges.
  const auto acrossFace = [&](const Polytope& shape) {
    if (shape.hull() != nullptr) {
      return EdgeSet{0};
    }
    const EdgeSet all = (1U << at(shape.edges())) - 1;
    return shape.isBox() ? all & ~(1U << at(candidate.i)) : all;
  };
  switch (candidate.type) {
    case CandidateType::worldAxis:  // of two aligned boxes
    case CandidateType::faceA:
      return {faceOf(shapeA_, a, candidate.i),
              acrossFace(shapeA_),
              areAligned ? acrossFace(shapeB_) : 0,
              cornersOfFace(shapeA_, candidate.i),
              {}};
    case CandidateType::faceB:
      return {faceOf(shapeB_, b, candidate.i),
              areAligned ? acrossFace(shapeA_) : 0,
              acrossFace(shapeB_),
              {},
              cornersOfFace(shapeB_, candidate.i)};
    default: {
      const EdgeSet edgeA = shapeA_.hull() != nullptr ? 0 : 1U << at(candidate.i);
      const EdgeSet edgeB = shapeB_.hull() != nullptr ? 0 : 1U << at(candidate.j);
      const EdgeSet both = areAligned ? edgeA | edgeB : 0;
      return {cross(edgeOf(a, candidate.i), edgeOf(b, candidate.j)), edgeA | both, edgeB | both,
              cornersOfEdge(shapeA_, candidate.i), cornersOfEdge(shapeB_, candidate.j)};
    }
  }
}

/** Adds the edges one by one. */
template <class T>
SpannedSpace<T> PolytopeAxes<T>::space() const {
  SpannedSpace<T> space;
  const auto add = [&](const Vector3<T>& next) {
    if (space.dimension == 0) {
      if (!isZero(next)) {
        space = {1, next};
      }
    } else if (space.dimension == 1) {
      const Vector3<T> normal = cross(space.direction, next);
      if (!isZero(normal)) {
        space = {2, normal};
      }
    } else if (space.dimension == 2 && dot(space.direction, next).sign() != Sign::zero) {
      space.dimension = 3;
    }
  };
  for (const auto& [shape, terms] : {std::pair(&shapeA_, &a), std::pair(&shapeB_, &b)}) {
    for (int i = 0; i < spanningEdgesOf(*shape) && space.dimension < 3; ++i) {
      add(lengthOf(*terms, i));
    }
  }
  return space;
}

template <class T>
Vector3<T> PolytopeAxes<T>::degenerate(const Candidate& candidate,
                                       const SpannedSpace<T>& space) const {
  const auto& [dimension, direction] = space;
  switch (candidate.type) {
    case CandidateType::inPlaneA:
      return dimension == 2 ? cross(direction, lengthOf(a, candidate.i)) : Vector3<T>{};
    case CandidateType::inPlaneB:
      return dimension == 2 ? cross(direction, lengthOf(b, candidate.i)) : Vector3<T>{};
    case CandidateType::inLine:
      return dimension == 1 ? direction : Vector3<T>{};
    case CandidateType::besideLine: {
      if (dimension != 1) {
        return {};
      }
      const Vector3<T> beside = cross(cross(direction, between()), direction);
      return isZero(beside) ? across(direction) : beside;
    }
    default: {
      if (dimension != 0) {
        return {};
      }
      const Vector3<T> apart = between();
      return isZero(apart) ? vectorOf<T>(unitAxis(0)) : apart;
    }
  }
}

template class PolytopeAxes<Approximate>;
template class PolytopeAxes<Exact>;

}  // namespace collision
