#include "mesh/shape_in_mesh.h"

#include <algorithm>
#include <utility>

#include "curve/end.h"
#include "number/index.h"

namespace collision {

namespace {

/** A polytope's terms as seen from a mesh, and what turns them into its frame. */
struct TermsInMesh {
  PolytopeTerms<Exact> terms;
  ScaledAxes<Exact> frame;
  Exact whole;

  TermsInMesh(const Polytope& polytope, const PosedMesh& mesh, const ExactVec3& offset)
      : terms(polytope.exact(mesh.position)),
        frame(axesIn<Exact>(mesh.rotation)),
        whole(terms.n * frame.n * Exact(2.0)) {
    const ExactVec3 scaled = offset * (terms.n * Exact(2.0));
    for (ExactVec3& corner : terms.corner) {
      corner = corner + scaled;
    }
  }
  [[nodiscard]] ExactVec3 local(const ExactVec3& corner) const { return toLocal(frame, corner); }
};

}  // namespace

NearPlace placeIn(const Polytope& polytope, const PosedMesh& mesh, const ExactVec3& offset) {
  const TermsInMesh seen(polytope, mesh, offset);
  return {seen.local(cornerOf(seen.terms, 0)), seen.whole};
}

CornersInMesh::CornersInMesh(const Polytope& polytope, const PosedMesh& mesh,
                             const ExactVec3& offset) {
  const TermsInMesh seen(polytope, mesh, offset);
  const PolytopeTerms<Exact>& terms = seen.terms;
  whole = seen.whole;
  const auto add = [&](const ExactVec3& corner) { corners.push_back(seen.local(corner)); };
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

LineInMesh::LineInMesh(const Curve& ofCurve, const PosedMesh& mesh, const ExactVec3& offset)
    : LineInMesh(ofCurve, differenceOf<Exact>(mesh.position, ofCurve.origin()) + offset,
                 axesIn<Exact>(mesh.rotation)) {}
LineInMesh::LineInMesh(const Curve& ofCurve, const ExactVec3& origin,
                       const ScaledAxes<Exact>& frame)
    : from(toLocal(frame, origin)),
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
