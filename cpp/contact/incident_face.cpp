#include "contact/incident_face.h"

#include "contact/outline.h"
#include "convex/hull_directions.h"
#include "convex/hull_feature.h"
#include "linear/number_vector.h"
#include "sat/polytope_axes.h"

namespace collision {
namespace {

template <class T>
Corners faceOfBox(const PolytopeTerms<T>& box, Corners feature, const Vector3<T>& toward) {
  int best = 0;
  T most(0.0);
  for (int i = 0; i < 3; ++i) {
    const T along = absolute(dot(box.edge[at(i)], toward));  // all edges are of one length
    if (most < along) {
      best = i;
      most = along;
    }
  }
  const bool holdsLower = (feature & boxCornersAt(best, false)) != 0;
  const bool holdsUpper = (feature & boxCornersAt(best, true)) != 0;
  const bool isUpper = holdsLower == holdsUpper  // a flat box
                           ? signOfDot(box.edge[at(best)], toward) == Sign::positive
                           : holdsUpper;
  return boxCornersAt(best, isUpper);
}

template <class T>
Corners faceOfSolidHull(const PolytopeTerms<T>& terms, Corners feature, const Vector3<T>& toward) {
  const HullGeometry& hull = *terms.hull;
  const std::vector<std::int32_t> corners = levelOf(terms, feature).corners;
  int best = -1;
  T bestAlong(0.0);
  T bestSquare(1.0);
  for (int i = 0; i < hull.faces(); ++i) {
    if (!isInFace(hull, i, corners)) {
      continue;
    }
    const Vector3<T> normal = turned(terms.edge, normalOf<T>(hull, i));
    const T along = dot(normal, toward);
    if (along.sign() == Sign::negative) {
      continue;
    }
    const T square = dot(normal, normal);
    if (best < 0 || bestAlong * bestAlong * square < along * along * bestSquare) {
      best = i;
      bestAlong = along;
      bestSquare = square;
    }
  }
  return best < 0 ? feature : hullFeature(HullFeature::face, best);
}

/** All of a flat or straight shape, unless it is seen edge-on. */
template <class T>
Corners wholeUnlessEdgeOn(const PolytopeTerms<T>& terms, Corners whole, Corners feature,
                          const Vector3<T>& toward) {
  const Outline<T> outline = outlineOf(terms, whole, T(1.0), toward);
  if (outline.size() == 1) {
    return whole;
  }
  const bool isSeen = outline.size() == 2 ? !isZero(cross(outline.along(0), toward))
                                          : signOfDot(outline.normal(), toward) != Sign::zero;
  return isSeen ? whole : feature;
}

}  // namespace

template <class T>
Corners incidentFace(const Polytope& shape, const PolytopeTerms<T>& terms, Corners feature,
                     const Vector3<T>& toward) {
  if (shape.isBox()) {
    return faceOfBox(terms, feature, toward);
  }
  if (shape.hull() != nullptr) {
    switch (shape.hull()->dimension()) {
      case 3:
        return faceOfSolidHull(terms, feature, toward);
      case 2:
        return wholeUnlessEdgeOn(terms, hullFeature(HullFeature::face, 0), feature, toward);
      case 1:
        return wholeUnlessEdgeOn(terms, hullFeature(HullFeature::edge, 0), feature, toward);
      default:
        return feature;
    }
  }
  const int corners = terms.corners == 3 ? 3 : 1 << at(terms.generators);
  return wholeUnlessEdgeOn(terms, (1U << at(corners)) - 1, feature, toward);
}

template Corners incidentFace(const Polytope&, const PolytopeTerms<Approximate>&, Corners,
                              const ApproximateVec3&);
template Corners incidentFace(const Polytope&, const PolytopeTerms<Exact>&, Corners,
                              const ExactVec3&);

}  // namespace collision
