#include "contact/contact_points.h"

#include <algorithm>
#include <array>
#include <optional>
#include <type_traits>
#include <utility>

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

/** What signs say of the common part of two features. */
struct CommonFeatures {
  std::array<OutlineOrder, 2> outlines;
  CommonCorners corners;
  ContactKind kind = ContactKind::none;
  bool isLevel = true;  // whether both outlines are across the axis
};

/** `incident(side)`: the incident face of the shape on that side. */
template <class T, class Incident>
CommonFeatures commonFeatures(const AlongAxis<T>& along, Corners cornersA, Corners cornersB,
                              bool isIncident, const Incident& incident) {
  const auto& [termsA, termsB, axis, signs] = along;
  Outline<T> a = outlineOf(termsA, cornersA, termsB.n, axis, signs);
  Outline<T> b = outlineOf(termsB, cornersB, termsA.n, axis, signs);
  CommonFeatures common;
  common.kind = kindOf(a.size(), b.size());
  if (isIncident) {
    common.isLevel = a.size() < 3 && b.size() < 3;
    if (a.size() > 2) {
      b = outlineOf(termsB, incident(1), termsA.n, axis, signs);
    } else if (b.size() > 2) {
      a = outlineOf(termsA, incident(0), termsB.n, axis, signs);
    }
  }
  common.corners = commonPart(a, b, axis, signs);
  common.outlines = {std::move(a.order), std::move(b.order)};
  return common;
}

/** In doubles where these are sure of all signs. */
template <class T>
CommonFeatures commonFeatures(const FacingFeatures<T>& facing, bool isIncident,
                              const AlongAxis<double>* rough) {
  const auto incident = [&](int side) {
    return side == 0 ? incidentFace(facing.shapeA, facing.a, facing.cornersA, facing.axis)
                     : incidentFace(facing.shapeB, facing.b, facing.cornersB, -facing.axis);
  };
  const auto commonIn = [&](const auto& along) {
    return commonFeatures(along, facing.cornersA, facing.cornersB, isIncident, incident);
  };
  if (rough != nullptr) {
    if (auto common = withoutDoubt([&] { return commonIn(*rough); })) {
      return *std::move(common);
    }
  }
  return commonIn(AlongAxis<T>{facing.a, facing.b, facing.axis, {}});
}

/** A corner of an outline where it is first asked for. */
template <class T>
class Places {
 public:
  Places(const PolytopeTerms<T>& terms, const T& factor, const OutlineOrder& order)
      : terms_(terms), factor_(factor), order_(order) {
    for (int i = 0; i < order.size(); ++i) {
      places_.push_back({});
    }
  }
  const Vector3<T>& operator()(int i) {
    Place& place = places_[at(i)];
    if (!place.isKnown) {
      place = {placeOf(terms_, order_.corner[at(i)]) * factor_, true};
    }
    return place.place;
  }
  const Vector3<T>& from(int edge) { return (*this)(edge); }
  Vector3<T> along(int edge) { return (*this)(order_.after(edge)) - (*this)(edge); }
  [[nodiscard]] int size() const { return order_.size(); }

 private:
  struct Place {
    Vector3<T> place;
    bool isKnown = false;
  };
  const PolytopeTerms<T>& terms_;
  const T& factor_;
  const OutlineOrder& order_;
  ShortList<Place, kFewCorners> places_;
};

/** Numbers of points of two facets: outlines, each with a plane that it lies in. */
template <class T>
class FacingPoints {
 public:
  FacingPoints(const FacingFeatures<T>& facing, const CommonFeatures& common)
      : facing_(facing),
        common_(common),
        places_{Places<T>(facing.a, facing.b.n, common.outlines[0]),
                Places<T>(facing.b, facing.a.n, common.outlines[1])},
        square_(dot(facing.axis, facing.axis)),
        ownN_(facing.a.n * facing.b.n * T(2.0)),
        here_(vectorOf<T>(facing.reference) * ownN_) {
    if (common.isLevel) {
      const T apart = dot(facing.axis, places_[0](0) - places_[1](0));
      ways_ = {facing.axis * apart, facing.axis * -apart};
      depth_ = facing.depth ? *facing.depth : depthBetween(apart);
    } else {
      normals_ = {normalOf(0), normalOf(1)};
      depth_ =
          facing.depth ? *facing.depth : depthBetween(dot(facing.axis, firstOf(0) - firstOf(1)));
    }
  }

  [[nodiscard]] double depth() const { return depth_; }
  [[nodiscard]] std::vector<ContactPoint> points() {
    std::vector<ContactPoint> points;
    points.reserve(common_.corners.size());
    for (const CommonCorner& corner : common_.corners) {
      if (const auto point = pointAt(corner)) {
        points.push_back(*point);
      }
    }
    return points;
  }

 private:
  /** A corner of the feature that reaches furthest. */
  Vector3<T> firstOf(std::size_t side) const {
    return side == 0 ? firstPlaceOf(facing_.a, facing_.cornersA) * facing_.b.n
                     : firstPlaceOf(facing_.b, facing_.cornersB) * facing_.a.n;
  }
  double depthBetween(const T& apart) const {
    // Depths of shapes that overlap are positive.
    return depthOf(apart, ownN_, facing_.axis, T(facing_.radiusA) + T(facing_.radiusB)).value_or(0);
  }

  /** Of the plane of a facet, along the axis rather than against it: of a segment the one that is
   * level beside it. */
  Vector3<T> normalOf(std::size_t side) {
    Places<T>& own = places_[side];
    if (own.size() == 1) {
      return facing_.axis;
    }
    const Vector3<T> along = own.along(0);
    return own.size() == 2 ? cross(cross(along, facing_.axis), along)
                           : cross(along, own(2) - own(0));
  }

  /** What lies in the plane of a facet at the same place across the axis. */
  Weighted<T> below(std::size_t side, const Weighted<T>& point) {
    if (common_.isLevel) {  // as far along the axis everywhere
      return {point.place * square_ + ways_[side] * point.weight, point.weight * square_};
    }
    const T weight = dot(normals_[side], facing_.axis);
    const T way = dot(normals_[side], places_[side](0) * point.weight - point.place);
    return Weighted<T>::of(point.place * weight + facing_.axis * way, point.weight * weight);
  }
  /** Where a facet's edge is crossed by one of the other as seen along the axis. */
  Weighted<T> crossedAt(std::size_t side, int edge, int otherEdge) {
    Places<T>& other = places_[1 - side];
    const Vector3<T> along = places_[side].along(edge);
    const Vector3<T>& from = places_[side].from(edge);
    const Vector3<T> inward = cross(facing_.axis, other.along(otherEdge));
    const T start = dot(inward, from - other.from(otherEdge));
    const T weight = dot(inward, along);
    return Weighted<T>::of(along * start - from * weight, -weight);
  }

  /** On both facets, of a corner of the common part: of one of them, of both, or a crossing. */
  std::array<Weighted<T>, 2> on(const CommonCorner& corner) {
    const auto placeOn = [&](std::size_t side) {
      return Weighted<T>{places_[side](corner.corner[side])};
    };
    if (corner.isCrossing()) {
      const Weighted<T> onA = crossedAt(0, corner.edge[0], corner.edge[1]);
      return {onA, common_.isLevel ? below(1, onA) : crossedAt(1, corner.edge[1], corner.edge[0])};
    }
    if (corner.corner[0] < 0) {
      const Weighted<T> onB = placeOn(1);
      return {below(0, onB), onB};
    }
    const Weighted<T> onA = placeOn(0);
    return {onA, corner.corner[1] < 0 ? below(1, onA) : placeOn(1)};
  }

  std::optional<ContactPoint> pointAt(const CommonCorner& corner) {
    const auto [onA, onB] = on(corner);
    double depth = depth_;
    if (!common_.isLevel) {
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
    return pointBeyond(point.place + here_ * point.weight, ownN_ * point.weight, outward, radius);
  }

  const FacingFeatures<T>& facing_;
  const CommonFeatures& common_;
  std::array<Places<T>, 2> places_;
  T square_;
  T ownN_;
  Vector3<T> here_;
  std::array<Vector3<T>, 2> ways_;     // from the other facet to each, times the axis squared
  std::array<Vector3<T>, 2> normals_;  // where they are not both level
  double depth_ = 0;
};

}  // namespace

template <class T>
ContactPart contactPart(const FacingFeatures<T>& facing, const ContactOptions& options,
                        const AlongAxis<double>* rough) {
  const CommonFeatures common = commonFeatures(facing, options.incident, rough);
  if (common.corners.empty()) {
    return {{}, common.kind};
  }
  FacingPoints<T> points(facing, common);
  return {points.points(), common.kind, points.depth()};
}

template <class T>
bool haveCommonPoints(const FacingFeatures<T>& facing, const AlongAxis<double>* rough) {
  return !commonFeatures(facing, false, rough).corners.empty();
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
  const Outline<T> outline = outlineOf(terms, corners, T(1.0), axis);
  for (const Vector3<T>& place : outline.place) {
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

template ContactPart contactPart(const FacingFeatures<Approximate>&, const ContactOptions&,
                                 const AlongAxis<double>*);
template ContactPart contactPart(const FacingFeatures<Exact>&, const ContactOptions&,
                                 const AlongAxis<double>*);
template bool haveCommonPoints(const FacingFeatures<Approximate>&, const AlongAxis<double>*);
template bool haveCommonPoints(const FacingFeatures<Exact>&, const AlongAxis<double>*);
template ContactPart contactPart(const FacingPlane<Approximate>&, const ContactOptions&);
template ContactPart contactPart(const FacingPlane<Exact>&, const ContactOptions&);

}  // namespace collision
