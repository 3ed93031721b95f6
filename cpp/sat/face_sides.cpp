#include "sat/face_sides.h"

#include "convex/polytope_errors.h"
#include "number/index.h"
#include "sat/polytope_axes.h"

namespace collision {
namespace {

/** How far a direction, as terms of a kind have it, leads along the normal of a hull's face: what
 * that is off by. */
constexpr auto kAlongNormal = [] {
  std::array<ErrorBound, kAllTerms.size()> worst;
  const Vector3<Roundoff> normal = cross(kDirectionVector, kDirectionVector);
  for (const Terms other : kAllTerms) {
    worst[at(static_cast<int>(other))] =
        dot(normal, pulledBack(kFrameRoundoff.axis, worstTerms(other, kOtherDirection).edge[0]));
  }
  return worst;
}();

}  // namespace

FaceSides::FaceSides(const PolytopeTerms<double>& terms, const Polytope& other,
                     const PolytopeTerms<double>& otherTerms)
    : hull_(terms.hull), error_(&kAlongNormal[at(static_cast<int>(termsOf(other)))]) {
  for (int i = 0; i < other.edges(); ++i) {
    directions_.push_back(
        {pulledBack(terms.edge, edgeOf(otherTerms, i)), edgeSizeOf(otherTerms, i)});
  }
}

void FaceSides::computeAll() {
  if (hull_ == nullptr) {
    return;
  }
  sides_.reserve(at(hull_->faces()) * directions_.size());
  for (int face = 0; face < hull_->faces(); ++face) {
    const FaceNormal normal = normalOf(face);
    for (const Direction& direction : directions_) {
      sides_.push_back(sideOf(normal, direction));
    }
  }
}

FaceSides::FaceNormal FaceSides::normalOf(int face) const {
  const auto way = waysAlong<double>(*hull_, face);
  return {cross(way[0], way[1]), sizeOf(way[0], way[1])};
}

Certain FaceSides::sideOf(const FaceNormal& face, const Direction& direction) const {
  return certain({dot(face.normal, direction.way), error_->bound(1, face.size, direction.size)});
}

Certain FaceSides::side(int face, int direction) const {
  if (!sides_.empty()) {
    return sides_[at(face) * directions_.size() + at(direction)];
  }
  return sideOf(normalOf(face), directions_[at(direction)]);
}

bool FaceSides::areSurelyBeside(int edge, int direction) const {
  if (hull_ == nullptr) {
    return false;
  }
  const HullGeometry::Edge& of = hull_->edges()[at(edge)];
  const Certain left = side(of.left, direction);
  return left != Certain::no && left == side(of.right, direction);
}

}  // namespace collision
