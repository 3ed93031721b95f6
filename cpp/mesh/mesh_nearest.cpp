#include "mesh/mesh_nearest.h"

#include <algorithm>
#include <cfloat>
#include <cmath>
#include <vector>

#include "answer/positive_zero.h"
#include "collision/collision.h"
#include "linear/number_vector.h"
#include "mesh/float_vectors.h"
#include "number/certified.h"
#include "number/gap.h"
#include "pairs/filter/nearest_place.h"
#include "pairs/point_range.h"
#include "shapes/all.h"

namespace collision {
namespace {

/** A place as FourBoxes and FourTriangles are asked how far they are from it. */
class UnitPlace {
 public:
  UnitPlace(const Vec3& place, const MeshSpace& space) {
    const Vec3 here = space.placeOf(place);
    constexpr double kFarthestPlace = 0x1p+20;
    isFar_ = !(largestMagnitude(here) <= kFarthestPlace);
    place_ = isFar_ ? Vector3<float>{} : floatsOf(here);
    // What a distance is off by: the place, corners and lengths are rounded.
    const double size = isFar_ ? 0 : roundoff::magnitudeOf(here) + 2;
    margin_ = static_cast<float>(size * kMargin);
  }

  /** What squared distances are compared with; that of a box that there is not is infinite. */
  static constexpr float kNoLimit = FLT_MAX;
  /** The same, of those that may be as near as this. */
  [[nodiscard]] static float limitOf(float distance) {
    return std::fmin(distance * distance * (1 + kSlack) + FLT_MIN, kNoLimit);
  }

  unsigned operator()(const FourBoxes& boxes, float limit, FourBoxes::Floats& squares) const {
    Floats square(0.0F);
    for (int axis = 0; axis < 3; ++axis) {
      const Floats min = lanesAt(boxes.min[at(axis)].data());
      const Floats max = lanesAt(boxes.max[at(axis)].data());
      const Floats place(place_[axis]);
      const Floats out = greatest(min - place, place - max) - Floats(margin_);
      const Floats beside = greatest(Floats(0.0F), out);
      square = square + beside * beside;
    }
    if (isFar_) {
      // All as near as any, but for what is not there.
      square = choose(square < Floats(kNoLimit), Floats(0.0F), square);
    }
    store(square, squares.data());
    return (square <= Floats(limit)).bits();
  }

  /** Between which numbers distances lie; where nothing is known from 0 to the largest. */
  struct Range {
    FourBoxes::Floats least;
    FourBoxes::Floats most;
  };
  [[nodiscard]] Range rangeOf(const FourTriangles& four) const {
    using Polygon = filter::PolygonCore<Floats, true>;
    const Polygon polygon{lanesOf(four.a) - inAllLanes(place_), lanesOf(four.ab), lanesOf(four.ac)};
    const Vector3<Floats> way = filter::nearestOnPolygon<true>(polygon);
    const Floats length = squareRoot(dot(way, way));
    // All of the triangle lies beyond the plane across the way to any of its places.
    const Floats beyond = polygon.leastAlong(way) / length;
    const Floats margin(margin_);
    const auto isKnown = (length > margin) & (beyond <= length * (1 + kSlack));
    Range range{};
    store(choose(isKnown, beyond - margin, Floats(0.0F)), range.least.data());
    store(choose(length >= Floats(0.0F), length + margin, Floats(kNoLimit)), range.most.data());
    if (isFar_) {
      range.least.fill(0);
      range.most.fill(kNoLimit);
    }
    return range;
  }

 private:
  using Floats = Lanes<float>;
  static constexpr double kMargin = 0x1p-19;
  static_assert(kMargin >= 24 * RoundoffIn<float>::kUnit);
  /** More than the roundings of a squared distance. */
  static constexpr float kSlack = 0x1p-19F;
  static_assert(kSlack >= 16 * RoundoffIn<float>::kUnit);

  Vector3<float> place_;
  float margin_ = 0;
  bool isFar_ = false;
};

/** A squared length, and where it ends: the weights of b and c, times `whole`. */
template <class T>
struct NearestOnTriangle {
  T square;
  T squareWhole;  // the squared length is square / squareWhole
  T u;
  T v;
  T whole;
};

/**
 * The nearest point of a triangle: a corner that the place is beyond along both of its edges, or
 * where an edge is across from it, or the face. Of one without area, too.
 */
template <class T>
NearestOnTriangle<T> nearestOnTriangle(const Vec3& place, const Triangle& triangle) {
  const std::array<Vector3<T>, 3> corners{differenceOf<T>(place, triangle.a),
                                          differenceOf<T>(place, triangle.b),
                                          differenceOf<T>(place, triangle.c)};
  const std::array<Vector3<T>, 3> edges{differenceOf<T>(triangle.a, triangle.b),
                                        differenceOf<T>(triangle.b, triangle.c),
                                        differenceOf<T>(triangle.c, triangle.a)};
  std::array<bool, 3> isAfterStart{};  // of the edge from this corner to the next
  std::array<bool, 3> isBeforeEnd{};
  for (std::size_t k = 0; k < 3; ++k) {
    isAfterStart[k] = signOfDot(corners[k], edges[k]) == Sign::negative;
    isBeforeEnd[k] = signOfDot(corners[(k + 1) % 3], edges[k]) == Sign::positive;
  }
  /** On the edge from corner k, so far along it. */
  const auto onEdge = [&](std::size_t k, const T& along, const T& whole, const T& square) {
    const std::array<T, 3> weights{whole - along, along, T()};
    return NearestOnTriangle<T>{square, whole, weights[(4 - k) % 3], weights[(5 - k) % 3], whole};
  };
  for (std::size_t k = 0; k < 3; ++k) {
    if (!isAfterStart[k] && !isBeforeEnd[(k + 2) % 3]) {
      return onEdge(k, T(), T(1.0), dot(corners[k], corners[k]));
    }
  }
  // Twice the area beside an edge, which is the weight of the third corner.
  const Vector3<T> normal = cross(edges[0], edges[1]);
  std::array<T, 3> inner;
  for (std::size_t k = 0; k < 3; ++k) {
    inner[k] = dot(normal, cross(corners[k], edges[k]));
    if (isAfterStart[k] && isBeforeEnd[k] && inner[k].sign() != Sign::positive) {
      const T whole = dot(edges[k], edges[k]);
      const T along = -dot(corners[k], edges[k]);
      return onEdge(k, along, whole, dot(corners[k], corners[k]) * whole - along * along);
    }
  }
  const T height = dot(corners[0], normal);
  const T whole = dot(normal, normal);
  return {height * height, whole, inner[2], inner[0], whole};
}

/** A corner or edge of a triangle on which its nearest point surely lies: one end or both. */
struct NearFeature {
  bool isKnown = false;
  Vec3 first;
  Vec3 second;
};

bool isTheSame(const NearFeature& a, const NearFeature& b) {
  return (a.first == b.first && a.second == b.second) ||
         (a.first == b.second && a.second == b.first);
}

/** And the first triangle that has it. */
struct SharedFeature {
  NearFeature feature;
  int triangle;
};

/** By the signs of products that doubles are sure of: of a corner or an edge, else unknown. */
NearFeature nearFeatureOf(const Vec3& place, const Triangle& triangle) {
  constexpr Roundoff kAlongEdge = dot(kPlaceDifferenceVector, kDirectionVector);
  constexpr Roundoff kBesideEdge = dot(cross(kDirectionVector, kDirectionVector),
                                       cross(kPlaceDifferenceVector, kDirectionVector));
  const std::array<Vec3, 3> corners{triangle.a, triangle.b, triangle.c};
  const Vec3 normal = cross(triangle.b - triangle.a, triangle.c - triangle.a);
  const double edgeSize = sizeOf(triangle.b - triangle.a, triangle.c - triangle.a);
  for (std::size_t k = 0; k < 3; ++k) {
    const Vec3& from = corners[k];
    const Vec3& to = corners[(k + 1) % 3];
    const Vec3& third = corners[(k + 2) % 3];
    const Vec3 way = place - from;
    const double size = sizeOf(way);
    const double bound = kAlongEdge.bound(size, edgeSize);
    // No other place of the triangle is nearer than the corner.
    if (surelyAboveZero(-dot(way, to - from), bound) &&
        surelyAboveZero(-dot(way, third - from), bound)) {
      return {true, from, from};
    }
    // Or than the edge: the place is beside it, on its outer side.
    const Vec3 edge = to - from;
    if (surelyAboveZero(dot(way, edge), bound) &&
        surelyAboveZero(-dot(place - to, edge), kAlongEdge.bound(sizeOf(place - to), edgeSize)) &&
        surelyAboveZero(dot(normal, cross(way, edge)), kBesideEdge.bound(size, edgeSize))) {
      return {true, from, to};
    }
  }
  return {};
}

/** A triangle that may be the nearest, and its least distance. */
struct NearTriangle {
  int triangle;
  float least;
};

/** Those that may be the nearest, as far as floats tell. */
std::vector<NearTriangle> nearTriangles(const TreeMesh& mesh, const Point& point) {
  const UnitPlace place(point.position, mesh.tree().space());
  float limit = UnitPlace::kNoLimit;
  float most = UnitPlace::kNoLimit;
  std::vector<NearTriangle> near;
  const auto isBeyond = [&](const NearTriangle& own) { return own.least > most; };
  mesh.tree().visitNearest(place, limit, [&](const FourTriangles& four, float /*distance*/) {
    const UnitPlace::Range range = place.rangeOf(four);
    for (std::size_t lane = 0; lane < range.least.size() && four.triangle[lane] >= 0; ++lane) {
      if (range.least[lane] > most) {
        continue;
      }
      if (range.most[lane] < most) {
        most = range.most[lane];
        limit = UnitPlace::limitOf(most);
      }
      constexpr std::size_t kMany = 64;
      if (near.size() >= kMany && near.size() == near.capacity()) {
        std::erase_if(near, isBeyond);
      }
      near.push_back({four.triangle[lane], range.least[lane]});
    }
  });
  std::erase_if(near, isBeyond);
  return near;
}

/** The first and the nearest by exact distances. */
class NearestOfTriangles {
 public:
  NearestOfTriangles(const TreeMesh& mesh, const Point& point) : mesh_(mesh), point_(point) {}

  void test(int triangle) {
    const auto own = nearestOnTriangle<Exact>(point_.position, mesh_.triangles()[triangle]);
    const Sign order = triangle_ < 0 ? Sign::negative
                                     : compareExact(own.square * best_.squareWhole,
                                                    best_.square * own.squareWhole);
    if (order == Sign::negative || (order == Sign::zero && triangle < triangle_)) {
      triangle_ = triangle;
      best_ = own;
    }
  }
  [[nodiscard]] int triangle() const { return triangle_; }

 private:
  const TreeMesh& mesh_;
  const Point& point_;
  int triangle_ = -1;
  NearestOnTriangle<Exact> best_;
};

}  // namespace

int nearestTriangle(const TreeMesh& mesh, const Point& point) {
  // Distances are rounded: of two that may be equal then, neither is passed over.
  constexpr double kRounded = 1 + 0x1p-50;
  std::vector<NearTriangle> near = nearTriangles(mesh, point);
  if (near.size() <= 1) {
    return near.empty() ? -1 : near[0].triangle;
  }
  std::vector<Interval> ranges;
  double most = kInfinity;
  for (const NearTriangle& own : near) {
    ranges.push_back(distanceRange(point, mesh.triangles()[own.triangle]));
    most = std::fmin(most, ranges.back().max * kRounded);
  }
  // Corners and edges that triangles share are as far from all of them.
  std::vector<SharedFeature> features;
  for (std::size_t i = 0; i < near.size(); ++i) {
    if (ranges[i].min <= most) {
      const int triangle = near[i].triangle;
      const NearFeature own = nearFeatureOf(point.position, mesh.triangles()[triangle]);
      const auto same = std::find_if(features.begin(), features.end(), [&](const auto& other) {
        return own.isKnown && other.feature.isKnown && isTheSame(own, other.feature);
      });
      if (same == features.end()) {
        features.push_back({own, triangle});
      } else {
        same->triangle = std::min(same->triangle, triangle);
      }
    }
  }
  if (features.size() == 1) {
    return features[0].triangle;
  }
  NearestOfTriangles nearest(mesh, point);
  for (const SharedFeature& own : features) {
    nearest.test(own.triangle);
  }
  return nearest.triangle();
}

MeshPoint nearestPointOn(const TreeMesh& mesh, const Point& point, int triangle) {
  const Triangle corners = mesh.triangles()[triangle];
  const Vec3& a = corners.a;
  return certified([&]<class T>() -> MeshPoint {
    const NearestOnTriangle<T> own = nearestOnTriangle<T>(point.position, corners);
    const Vector3<T> place = vectorOf<T>(a) * own.whole + differenceOf<T>(a, corners.b) * own.u +
                             differenceOf<T>(a, corners.c) * own.v;
    const double length = quotient(squareRoot(own.square * own.squareWhole), own.squareWhole);
    return {triangle, positiveZero(quotient(place, own.whole)), agreeing(length, own.square.sign()),
            positiveZero(quotient(own.u, own.whole)), positiveZero(quotient(own.v, own.whole))};
  });
}

}  // namespace collision
