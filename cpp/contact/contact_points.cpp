#include "contact/contact_points.h"

#include <algorithm>
#include <array>
#include <optional>
#include <type_traits>

#include "contact/common_part.h"
#include "contact/incident_face.h"
#include "convex/witness.h"
#include "linear/number_vector.h"
#include "number/quadratic_surd.h"
#include "pairs/filter/planes.h"

namespace collision {
namespace {

/** A place times 2 n n' and a weight > 0, from the reference of the two polytopes. */
template <class T>
struct Weighted {
  Vector3<T> place;
  T weight = T(1.0);

  static Weighted of(const Vector3<T>& place, const T& weight) {
    return weight.sign() == Sign::negative ? Weighted{-place, -weight} : Weighted{place, weight};
  }
};

/** An outline, and a plane that it lies in: of a segment the one that is level beside it. */
template <class T>
struct Facet {
  Outline<T> outline;
  Vector3<T> normal;  // along the axis rather than against it

  Facet(Outline<T> own, const Vector3<T>& axis, bool isLevel)
      : outline(std::move(own)), normal(axis) {
    if (isLevel || outline.size() == 1) {
      return;
    }
    const Vector3<T> along = outline.along(0);
    normal = outline.size() == 2 ? cross(cross(along, axis), along) : outline.normal();
  }

  /** What lies in its plane at the same place across the axis. */
  [[nodiscard]] Weighted<T> below(const Vector3<T>& place, const Vector3<T>& axis) const {
    const T weight = dot(normal, axis);
    const T way = dot(normal, outline.place[0] - place);
    return Weighted<T>::of(place * weight + axis * way, weight);
  }
  /** Where it is crossed by an edge of another as seen along the axis. */
  [[nodiscard]] Weighted<T> crossedAt(int edge, const Outline<T>& other, int otherEdge,
                                      const Vector3<T>& axis) const {
    const T start = sideOfEdge(axis, other, otherEdge, outline.from(edge));
    const T end = sideOfEdge(axis, other, otherEdge, outline.to(edge));
    const T weight = start - end;
    return Weighted<T>::of(outline.from(edge) * weight + outline.along(edge) * start, weight);
  }
};

/** The depth `apart` / (weight |axis|) and the radii; none where that is negative. */
template <class T>
std::optional<double> depthOf(const T& apart, const T& weight, const Vector3<T>& axis,
                              const T& radii) {
  const T square = dot(axis, axis);
  const T beyond = radii * weight;
  if (signOf(apart, beyond, square) == Sign::negative) {
    return std::nullopt;
  }
  if constexpr (std::is_same_v<T, Approximate>) {
    const T norm = squareRoot(square);
    return quotient(apart + beyond * norm, weight * norm);
  } else {
    return rounded(QuadraticSurd<T>{beyond * square, apart, square, weight * square});
  }
}

/** Of features with so many corners. */
ContactKind kindOf(int cornersA, int cornersB) {
  constexpr std::array<std::array<ContactKind, 3>, 3> kKinds{
      {{ContactKind::cornerCorner, ContactKind::cornerEdge, ContactKind::cornerFace},
       {ContactKind::cornerEdge, ContactKind::edgeEdge, ContactKind::faceEdge},
       {ContactKind::cornerFace, ContactKind::faceEdge, ContactKind::faceFace}}};
  return kKinds[at(std::min(cornersA, 3) - 1)][at(std::min(cornersB, 3) - 1)];
}

/** Numbers of points of two facets. */
template <class T>
class FacingPoints {
 public:
  FacingPoints(const FacingFeatures<T>& facing, const ContactOptions& options)
      : facing_(facing),
        ownN_(facing.a.n * facing.b.n * T(2.0)),
        a_(facet(facing.a, facing.cornersA, facing.b.n, true)),
        b_(facet(facing.b, facing.cornersB, facing.a.n, true)),
        kind_(kindOf(a_.outline.size(), b_.outline.size())) {
    if (!options.incident) {
      return;
    }
    isLevel_ = a_.outline.size() < 3 && b_.outline.size() < 3;
    if (a_.outline.size() > 2) {
      const Corners face = incidentFace(facing.shapeB, facing.b, facing.cornersB, -facing.axis);
      b_ = facet(facing.b, face, facing.a.n, false);
    } else if (b_.outline.size() > 2) {
      const Corners face = incidentFace(facing.shapeA, facing.a, facing.cornersA, facing.axis);
      a_ = facet(facing.a, face, facing.b.n, false);
    }
  }

  [[nodiscard]] ContactPart part() const {
    ContactPart part{{}, kind_};
    for (const CommonCorner& corner : commonPart(a_.outline, b_.outline, facing_.axis)) {
      if (const auto point = pointAt(corner)) {
        part.points.push_back(*point);
      }
    }
    return part;
  }

 private:
  Facet<T> facet(const PolytopeTerms<T>& terms, Corners corners, const T& factor,
                 bool isLevel) const {
    return {outlineOf(terms, corners, factor, facing_.axis), facing_.axis, isLevel};
  }

  /** On one of the facets, of a corner of the common part: of it, of the other, or of both. */
  Weighted<T> on(std::size_t side, const CommonCorner& corner) const {
    const std::size_t other = 1 - side;
    const Facet<T>& own = side == 0 ? a_ : b_;
    const Outline<T>& beside = (side == 0 ? b_ : a_).outline;
    if (corner.corner[side] >= 0) {
      return {own.outline.place[at(corner.corner[side])]};
    }
    return corner.isCrossing()
               ? own.crossedAt(corner.edge[side], beside, corner.edge[other], facing_.axis)
               : own.below(beside.place[at(corner.corner[other])], facing_.axis);
  }

  [[nodiscard]] std::optional<ContactPoint> pointAt(const CommonCorner& corner) const {
    const Weighted<T> onA = on(0, corner);
    const Weighted<T> onB = on(1, corner);
    double depth = facing_.depth;
    if (!isLevel_) {
      const T apart = dot(facing_.axis, onA.place * onB.weight - onB.place * onA.weight);
      const auto own = depthOf(apart, onA.weight * onB.weight * ownN_, facing_.axis,
                               T(facing_.radiusA) + T(facing_.radiusB));
      if (!own) {
        return std::nullopt;
      }
      depth = *own;
    }
    return ContactPoint{inWorld(onA, facing_.axis, facing_.radiusA),
                        inWorld(onB, -facing_.axis, facing_.radiusB), depth};
  }

  Vec3 inWorld(const Weighted<T>& point, const Vector3<T>& outward, double radius) const {
    const T weight = point.weight * ownN_;
    return pointBeyond(point.place + vectorOf<T>(facing_.reference) * weight, weight, outward,
                       radius);
  }

  const FacingFeatures<T>& facing_;
  T ownN_;
  Facet<T> a_;
  Facet<T> b_;
  ContactKind kind_;
  bool isLevel_ = true;
};

}  // namespace

template <class T>
ContactPart contactPart(const FacingFeatures<T>& facing, const ContactOptions& options) {
  return FacingPoints<T>(facing, options).part();
}

template <class T>
ContactPart contactPart(const FacingPlane<T>& facing, const ContactOptions& options) {
  const auto& [shape, terms, reference, radius, plane, isForward, feature, depth] = facing;
  const Vector3<T> normal = vectorOf<T>(plane.normal);
  const Vector3<T> axis = isForward ? normal : -normal;
  const Corners corners = options.incident ? incidentFace(shape, terms, feature, axis) : feature;
  const T square = dot(normal, normal);
  const T n = terms.n * T(2.0);
  const T valueHere = planeValue<T>(normal, plane.constant, vectorOf<T>(reference)) * n;
  ContactPart part{{}, kindOf(outlineOf(terms, feature, T(1.0), axis).size(), 3)};
  for (const Vector3<T>& place : outlineOf(terms, corners, T(1.0), axis).place) {
    const T value = dot(normal, place) + valueHere;
    const auto own = options.incident ? depthOf(isForward ? value : -value, n, normal, T(radius))
                                      : std::optional(depth);
    if (!own) {
      continue;
    }
    const T weight = n * square;
    const Vector3<T> here = vectorOf<T>(reference);
    part.points.push_back({pointBeyond(place + here * n, n, axis, radius),
                           quotient((place + here * n) * square - normal * value, weight), *own});
  }
  return part;
}

template ContactPart contactPart(const FacingFeatures<Approximate>&, const ContactOptions&);
template ContactPart contactPart(const FacingFeatures<Exact>&, const ContactOptions&);
template ContactPart contactPart(const FacingPlane<Approximate>&, const ContactOptions&);
template ContactPart contactPart(const FacingPlane<Exact>&, const ContactOptions&);

}  // namespace collision
