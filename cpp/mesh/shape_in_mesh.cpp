#include "mesh/shape_in_mesh.h"

#include <algorithm>
#include <utility>

#include "curve/end.h"
#include "number/index.h"

namespace collision {

CornersInMesh::CornersInMesh(const Polytope& polytope, const PosedMesh& mesh) {
  const PolytopeTerms<Exact> terms = polytope.exact(mesh.position);
  const ScaledAxes<Exact> frame = axesIn<Exact>(mesh.rotation);
  whole = terms.n * frame.n * Exact(2.0);
  const auto add = [&](const ExactVec3& corner) { corners.push_back(toLocal(frame, corner)); };
  if (terms.isHull()) {
    for (std::size_t i = 0; i < terms.hull->corners().size(); ++i) {
      add(cornerOf(terms, i));
    }
    return;
  }
  const auto generators = static_cast<unsigned>(terms.generators);
  for (std::size_t i = 0; i < at(terms.corners); ++i) {
    for (unsigned ends = 0; ends < 1U << generators; ++ends) {
      ExactVec3 corner = terms.corner[i];
      for (unsigned k = 0; k < generators; ++k) {
        const ExactVec3& generator = terms.generator[k];
        corner = (ends >> k & 1U) != 0 ? corner + generator : corner - generator;
      }
      add(corner);
    }
  }
}

NearPlace CornersInMesh::center() const {
  ExactVec3 sum{};
  for (const ExactVec3& corner : corners) {
    sum = sum + corner;
  }
  return {sum, whole * Exact(static_cast<double>(corners.size()))};
}

NearPlace CornersInMesh::besideCenter() const {
  NearPlace beside = center();
  beside.way = corners[0] * Exact(static_cast<double>(corners.size())) - beside.place;
  return beside;
}

CornerSpan::CornerSpan(const std::vector<ExactVec3>& corners) {
  for (const ExactVec3& corner : corners) {
    const ExactVec3 step = corner - corners[0];
    if (dimensions == 0 && !isZero(step)) {
      dimensions = 1;
      along = step;
    } else if (dimensions == 1 && !isZero(cross(along, step))) {
      dimensions = 2;
      along = cross(along, step);
    } else if (dimensions == 2 && signOfDot(along, step) != Sign::zero) {
      dimensions = 3;
    }
  }
}

LineInMesh::LineInMesh(const Curve& ofCurve, const PosedMesh& mesh)
    : LineInMesh(ofCurve, mesh, axesIn<Exact>(mesh.rotation)) {}
LineInMesh::LineInMesh(const Curve& ofCurve, const PosedMesh& mesh, const ScaledAxes<Exact>& frame)
    : from(toLocal(frame, differenceOf<Exact>(mesh.position, ofCurve.origin()))),
      way(toLocal(frame, ofCurve.exactDirection())),
      whole(frame.n),
      curve(&ofCurve) {}

LineInMesh::LineInMesh(ExactVec3 start, ExactVec3 toEnd, Exact scale)
    : from(std::move(start)), way(std::move(toEnd)), whole(std::move(scale)) {}

LineInMesh LineInMesh::of(const CornersInMesh& shape, const CornerSpan& span) {
  const auto isBefore = [&](const ExactVec3& a, const ExactVec3& b) {
    return signOfDot(span.along, b - a) == Sign::positive;
  };
  const auto [first, last] =
      std::minmax_element(shape.corners.begin(), shape.corners.end(), isBefore);
  return {*first, *last - *first, shape.whole};
}

bool LineInMesh::goesOnAfter(const Fraction<Exact>& t) const {
  if (t.numerator.sign() == Sign::negative) {
    return false;
  }
  if (curve == nullptr) {
    return t.numerator < t.denominator;
  }
  return !curve->bounded() || compareWithEnd(*curve, -t.numerator, t.denominator) == Sign::negative;
}

}  // namespace collision
