#include "contact/contact_points.h"

#include <algorithm>
#include <array>
#include <optional>
#include <type_traits>
#include <utility>

#include "contact/common_features.h"
#include "contact/incident_face.h"
#include "convex/witness.h"
#include "linear/number_vector.h"
#include "number/quadratic_surd.h"
#include "pairs/filter/planes.h"

namespace collision {
namespace {

/**
 * A place times 2 n n' and a weight > 0: from the reference of the two polytopes, and from the
 * world's origin. The two are made side by side, so that coordinates which are 0 there are known to
 * be.
 */
template <class T>
struct Weighted {
  Vector3<T> place;
  Vector3<T> world;
  T weight = T(1.0);

  [[nodiscard]] Weighted positive() const {
    return weight.sign() == Sign::negative ? Weighted{-place, -world, -weight} : *this;
  }
};

bool isSurelyZero(const Approximate& number) { return number.isZero(); }
bool isSurelyZero(const Exact& number) { return number.sign() == Sign::zero; }

/** Which of the world's axes an axis is known to be parallel to; −1: none. */
template <class T>
int worldAxisAlong(const Vector3<T>& axis) {
  const std::array<bool, 3> isZero{isSurelyZero(axis.x), isSurelyZero(axis.y),
                                   isSurelyZero(axis.z)};
  for (int i = 0; i < 3; ++i) {
    if (isZero[at((i + 1) % 3)] && isZero[at((i + 2) % 3)]) {
      return i;
    }
  }
  return -1;
}

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

/** Corners of an outline, each where it is first asked for. */
template <class T>
class Places {
 public:
  Places(const Polytope& shape, const PolytopeTerms<T>& terms, const T& factor,
         const OutlineOrder& order)
      : terms_(terms), inWorld_(shape.fromOrigin(terms)), factor_(factor), order_(order) {
    for (int i = 0; i < order.size(); ++i) {
      places_.push_back({});
    }
  }
  const Vector3<T>& operator()(int i) { return known(i).place; }
  const Vector3<T>& from(int edge) { return (*this)(edge); }
  Vector3<T> along(int edge) const { return way(edge, order_.after(edge)); }
  [[nodiscard]] Vector3<T> way(int from, int to) const {
    return wayBetween(terms_, order_.corner[collision::at(from)],
                      order_.corner[collision::at(to)]) *
           factor_;
  }
  Weighted<T> at(int i) {
    Place& place = known(i);
    if (!place.isKnownInWorld) {
      place.world = placeOf(inWorld_, order_.corner[collision::at(i)]) * factor_;
      place.isKnownInWorld = true;
    }
    return {place.place, place.world};
  }
  [[nodiscard]] int size() const { return order_.size(); }

 private:
  struct Place {
    Vector3<T> place;
    Vector3<T> world;
    bool isKnown = false;
    bool isKnownInWorld = false;
  };
  Place& known(int i) {
    Place& place = places_[collision::at(i)];
    if (!place.isKnown) {
      place.place = placeOf(terms_, order_.corner[collision::at(i)]) * factor_;
      place.isKnown = true;
    }
    return place;
  }

  const PolytopeTerms<T>& terms_;
  PolytopeTerms<T> inWorld_;
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
        places_{Places<T>(facing.shapeA, facing.a, facing.b.n, common.outlines[0]),
                Places<T>(facing.shapeB, facing.b, facing.a.n, common.outlines[1])},
        square_(dot(facing.axis, facing.axis)),
        ownN_(facing.a.n * facing.b.n * T(2.0)),
        worldAxis_(worldAxisAlong(facing.axis)) {
    if (common.areLevel()) {
      const T apart = dot(facing.axis, places_[0](0) - places_[1](0));
      ways_ = {facing.axis * apart, facing.axis * -apart};
      depth_ = facing.depth ? *facing.depth : depthBetween(apart);
      return;
    }
    depth_ = facing.depth ? *facing.depth : depthBetween(dot(facing.axis, firstOf(0) - firstOf(1)));
    for (std::size_t side = 0; side < 2; ++side) {
      normals_[side] = common.isLevel[side] ? facing.axis : normalOf(side);
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
    const Places<T>& own = places_[side];
    if (own.size() == 1) {
      return facing_.axis;
    }
    const Vector3<T> along = own.along(0);
    return own.size() == 2 ? cross(cross(along, facing_.axis), along) : cross(along, own.way(0, 2));
  }

  /** What lies in the plane of a facet at the same place across the axis. */
  Weighted<T> below(std::size_t side, const Weighted<T>& point) {
    if (common_.isLevel[side] && worldAxis_ >= 0) {
      // Nothing but one coordinate is another there, that of all of the facet.
      const Weighted<T> own = places_[side].at(0);
      Weighted<T> level = point;
      level.place[worldAxis_] = own.place[worldAxis_] * point.weight;
      level.world[worldAxis_] = own.world[worldAxis_] * point.weight;
      return level;
    }
    if (common_.areLevel()) {  // as far along the axis everywhere
      return {{}, point.world * square_ + ways_[side] * point.weight, point.weight * square_};
    }
    const T weight = dot(normals_[side], facing_.axis);
    const Vector3<T> way =
        facing_.axis * dot(normals_[side], places_[side](0) * point.weight - point.place);
    return Weighted<T>{point.place * weight + way, point.world * weight + way,
                       point.weight * weight}
        .positive();
  }
  /** Where a facet's edge is crossed by one of the other as seen along the axis. */
  Weighted<T> crossedAt(std::size_t side, int edge, int otherEdge) {
    Places<T>& other = places_[1 - side];
    const Vector3<T> along = places_[side].along(edge);
    const Vector3<T>& from = places_[side].from(edge);
    const Vector3<T> inward = cross(facing_.axis, other.along(otherEdge));
    const Vector3<T> way = along * dot(inward, from - other.from(otherEdge));
    const T weight = -dot(inward, along);
    // From the reference it is asked for depths alone.
    return Weighted<T>{common_.areLevel() ? Vector3<T>{} : from * weight + way,
                       places_[side].at(edge).world * weight + way, weight}
        .positive();
  }

  /** On both facets, of a corner of the common part: of one of them, of both, or a crossing. */
  std::array<Weighted<T>, 2> on(const CommonCorner& corner) {
    const auto placeOn = [&](std::size_t side) { return places_[side].at(corner.corner[side]); };
    if (corner.isCrossing()) {
      const Weighted<T> onA = crossedAt(0, corner.edge[0], corner.edge[1]);
      return {onA,
              common_.areLevel() ? below(1, onA) : crossedAt(1, corner.edge[1], corner.edge[0])};
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
    if (!common_.areLevel()) {
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
    return pointBeyond(point.world, ownN_ * point.weight, outward, radius);
  }

  const FacingFeatures<T>& facing_;
  const CommonFeatures& common_;
  std::array<Places<T>, 2> places_;
  T square_;
  T ownN_;
  int worldAxis_;
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
