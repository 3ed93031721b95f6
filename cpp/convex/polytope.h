// Point, segment, ray, box, triangle, parallelogram and hull as one: a convex shape with flat
// faces.
//
// It is the hull of one or three corners, swept along up to three generators (a box is its center
// swept along three edges, a parallelogram along two, a segment along one, a point along none), or
// the hull of any number of corners, which are made when they are asked for. On any axis L it
// covers
//   [min corner · L − Σ |generator · L|, max corner · L + Σ |generator · L|].
// Positions are doubled, so that a center needs no halving, and come multiplied by a scale n > 0
// (the squared length of a turned box's quaternion, 1 for all others), so that no division is left.
#pragma once

#include <array>
#include <optional>
#include <type_traits>

#include "collision/attributes.h"
#include "collision/hull.h"
#include "convex/places.h"
#include "linear/frame.h"
#include "number/filter.h"
#include "shapes/all.h"
#include "shapes/has_hulls.h"

namespace collision {

/**
 * Edges of a polytope that are known to be across an axis, bit i standing for edge i: what follows
 * from how the axis was made is not left to rounding.
 */
using EdgeSet = unsigned;
inline constexpr EdgeSet kAllEdges = 0b111;
constexpr bool isAcross(EdgeSet across, std::size_t i) { return ((across >> i) & 1U) != 0; }

/** What an axis meets of a polytope, twice, times n. */
template <class T>
struct ProjectedInterval {
  T min;
  T max;
};

/** Whether corner i is one of them, of a shape that is no hull. */
constexpr bool holdsCorner(Corners corners, std::size_t i) { return ((corners >> i) & 1U) != 0; }

/**
 * Corners after a sweep along generator `i` (collision/verdict.h says how they are numbered): those
 * at its lower end, its upper end or both, for a `sign` of −1, 1 or 0.
 */
constexpr unsigned swept(unsigned corners, int i, int sign) {
  return (sign <= 0 ? corners : 0U) |
         (sign >= 0 ? corners << (1U << static_cast<unsigned>(i)) : 0U);
}

/** A polytope's numbers in the number type T. */
template <class T>
struct PolytopeTerms {
  std::array<Vector3<T>, 3> corner{};     // from the reference point, twice, times n
  std::array<Vector3<T>, 3> generator{};  // full lengths, times n
  std::array<Vector3<T>, 3> edge{};       // directions of the edges, some length
  T n = T(1.0);
  int corners = 1;
  int generators = 0;
  /**
   * Of a hull `corner[0]` is where its frame's origin stands, `generator` the frame's axes, twice,
   * times n, and `edge` the same once. Its corners are those of `hull`, placed by cornerOf.
   */
  bool hasPlaces = false;
  const HullGeometry* hull = nullptr;
  COLLISION_ALWAYS_INLINE [[nodiscard]] constexpr bool isHull() const {
    return kHasHullsIn<T> && hasPlaces;
  }
  bool unbounded = false;  // goes on forever along edge[0]
  /**
   * Of a bounded ray, whose end is irrational, only the origin is a corner. Its end is 2 rayReach
   * √raySquare away from there, with rayReach = maxDistance · direction and raySquare = direction².
   */
  bool endsAtRoot = false;
  Vector3<T> rayReach{};
  T raySquare{};

  /** Whether corners and generators are all there is. */
  [[nodiscard]] constexpr bool endsEverywhere() const { return !unbounded && !endsAtRoot; }
  /** What an axis meets of the corners, before they are swept. */
  [[nodiscard]] constexpr ProjectedInterval<T> alongCorners(const Vector3<T>& axis, EdgeSet across,
                                                            const LevelCorners& level = {}) const {
    if (isHull()) {
      return alongHull(axis, level);
    }
    T min = dot(corner[0], axis);
    T max = min;
    for (std::size_t i = 1; i < static_cast<std::size_t>(corners); ++i) {
      if (!isAcross(across, i - 1)) {  // else it is level with the corner before
        const T at = dot(corner[i], axis);
        min = least(min, at);
        max = greatest(max, at);
      }
    }
    return {min, max};
  }
  /** But for an end that is a root, or nowhere. */
  [[nodiscard]] constexpr ProjectedInterval<T> along(const Vector3<T>& axis, EdgeSet across = 0,
                                                     const LevelCorners& level = {}) const {
    auto [min, max] = alongCorners(axis, across, level);
    for (std::size_t i = 0; i < static_cast<std::size_t>(generators); ++i) {
      if (!isAcross(across, i)) {
        const T reach = absolute(dot(generator[i], axis));
        min = min - reach;
        max = max + reach;
      }
    }
    return {min, max};
  }

 private:
  [[nodiscard]] constexpr ProjectedInterval<T> alongHull(const Vector3<T>& axis,
                                                         const LevelCorners& level) const {
    const T base = dot(corner[0], axis);
    const PlacesAlong<T> places(hull, pulledBack(generator, axis));
    return {base + places.least(level), base + places.greatest(level)};
  }
};

/** What a polytope has for corner i; `Part`: its terms, or what it has part in Differences. */
template <class Part>
constexpr auto cornerOf(const Part& part, std::size_t i) {
  using T = std::remove_cvref_t<decltype(part.corner[0].x)>;
  return part.isHull() ? part.corner[0] + turned(part.generator, placeIn<T>(part.hull, i))
                       : part.corner[i];
}
/** From corner i to corner j. */
template <class Part>
constexpr auto stepBetween(const Part& part, std::size_t i, std::size_t j) {
  using T = std::remove_cvref_t<decltype(part.corner[0].x)>;
  return part.isHull() ? turned(part.generator, placeIn<T>(part.hull, j) - placeIn<T>(part.hull, i))
                       : part.corner[j] - part.corner[i];
}

/** The sum of all magnitudes, which no number of its corners and generators exceeds. */
inline double magnitudeOf(const PolytopeTerms<double>& terms) {
  double corners = 0;
  double generators = 0;
  for (std::size_t i = 0; i < 3; ++i) {
    corners += roundoff::magnitudeOf(terms.corner[i]);
    generators += roundoff::magnitudeOf(terms.generator[i]);
  }
  return corners + (terms.isHull() ? generators * (1 + terms.hull->extent()) : generators);
}
/** The same as bounds take it, see sizeOf. */
inline double sizeOf(const PolytopeTerms<double>& terms) { return withinRange(magnitudeOf(terms)); }

/** The gap of two polytopes along an axis, times 2 n n' |axis|: positive when it separates. */
template <class T>
constexpr T gapAlong(const PolytopeTerms<T>& a, const PolytopeTerms<T>& b, const Vector3<T>& axis) {
  const ProjectedInterval<T> onA = a.along(axis);
  const ProjectedInterval<T> onB = b.along(axis);
  return greatest(onB.min * a.n - onA.max * b.n, onA.min * b.n - onB.max * a.n);
}

/**
 * The same with a bounded ray's end among the numbers, off by 2⁻⁴⁰⁰ of its distance: what nearly
 * touches it keeps the digits of its gap.
 */
template <class T>
void roundEnd(PolytopeTerms<T>& terms);
template <class T>
PolytopeTerms<T> withRoundedEnd(const PolytopeTerms<T>& terms) {
  PolytopeTerms<T> rounded = terms;
  roundEnd(rounded);
  return rounded;
}

/** A point, a segment or an endless ray as it was given. */
struct Line {
  Vec3 start;
  Vec3 end;       // of a segment
  Vec3 from;      // its direction leads from here
  Vec3 to;        // to here
  double length;  // in directions: 0, 1 or infinite

  [[nodiscard]] ApproximateVec3 direction() const { return differenceOf<Approximate>(from, to); }
  [[nodiscard]] Vec3 roughDirection() const { return to - from; }
};

/** A polytope as it was given, to be read in any arithmetic. */
class Polytope {
 public:
  explicit Polytope(const Point& point);
  explicit Polytope(const Segment& segment);
  explicit Polytope(const Ray& ray);
  explicit Polytope(const Aabb& box);
  explicit Polytope(const Obb& box);
  explicit Polytope(const Triangle& triangle);
  explicit Polytope(const Parallelogram& parallelogram);
  explicit Polytope(const Hull& hull);

  [[nodiscard]] int edges() const { return edges_; }
  /** Normals of faces: of a box its three axes, of a flat shape one. */
  [[nodiscard]] int faces() const { return faces_; }
  [[nodiscard]] bool isBox() const { return isBox_; }
  /** A hull's geometry; null of all others. */
  COLLISION_ALWAYS_INLINE [[nodiscard]] const HullGeometry* hull() const {
    return kHasHulls ? hull_ : nullptr;
  }
  /** Whether both are boxes with the same axes, however they came by them. */
  [[nodiscard]] bool isAlignedWith(const Polytope& other) const {
    return isBox_ && other.isBox_ && rotation_ == other.rotation_;
  }
  /** Whether both are boxes with an axis in common, as far as rotations tell: see shareAnAxis. */
  [[nodiscard]] bool sharesAnAxisWith(const Polytope& other) const;
  [[nodiscard]] bool isPoint() const { return corners_ == 1 && edges_ == 0 && hull() == nullptr; }
  /** The same, or one is a point, whose axes are any, and the other a box. */
  [[nodiscard]] bool sharesAxesWith(const Polytope& other) const {
    return isAlignedWith(other) || (isBox_ && other.isPoint()) || (isPoint() && other.isBox_);
  }
  /** Whether it goes on forever along its one edge. */
  [[nodiscard]] bool unbounded() const { return unbounded_; }
  /** Nothing of others. */
  [[nodiscard]] std::optional<Line> line() const;
  /** Whether it has an inside: a box with three lengths, a hull of points that fill space. */
  [[nodiscard]] bool solid() const;
  /** One of its points; of a hull its position. */
  [[nodiscard]] const Vec3& reference() const { return corner_[0]; }

  /** Of a box or hull; of others those of the world. */
  template <class T>
  [[nodiscard]] ScaledAxes<T> axes() const;
  /** Twice the way from `reference` to the center; of no triangle and no hull. */
  template <class T>
  [[nodiscard]] Vector3<T> twiceCenter(const Vec3& reference) const {
    return differenceOf<T>(reference, corner_[0]) + differenceOf<T>(reference, corner_[1]);
  }
  /** How long a box is along its axis i; 0 of a point. */
  template <class T>
  [[nodiscard]] T lengthAlong(int i) const {
    return T(to_[at(i)].x) - T(from_[at(i)].x);
  }

  /** Its numbers, positions measured from `reference`; in doubles the end of a ray is rounded, too.
   */
  template <class T>
  [[nodiscard]] PolytopeTerms<T> in(const Vec3& reference) const;
  /** The same terms with positions measured from the world's origin; of no ray. */
  template <class T>
  [[nodiscard]] PolytopeTerms<T> fromOrigin(const PolytopeTerms<T>& terms) const;
  [[nodiscard]] PolytopeTerms<double> rounded(const Vec3& reference) const {
    return in<double>(reference);
  }
  [[nodiscard]] PolytopeTerms<Exact> exact(const Vec3& reference) const {
    return in<Exact>(reference);
  }

 private:
  template <class T>
  void placeCorners(PolytopeTerms<T>& terms, const Vec3& reference) const;

  /** A triangle's corners; otherwise two points whose sum is twice the center. */
  std::array<Vec3, 3> corner_{};
  /** Edge i goes from `from` to `to`; of a box only the lengths along its axes. */
  std::array<Vec3, 3> from_{};
  std::array<Vec3, 3> to_{};
  Quaternion rotation_{};
  double maxDistance_ = kInfinity;
  const HullGeometry* hull_ = nullptr;
  int corners_ = 1;
  int edges_ = 0;
  int faces_ = 0;
  bool isBox_ = false;
  bool isTurned_ = false;
  bool isRay_ = false;
  bool unbounded_ = false;
};

/** Where the places of two are measured from: a point of a, or of b where a is a box. */
inline const Vec3& referenceOf(const Polytope& a, const Polytope& b) {
  return a.isBox() ? b.reference() : a.reference();
}

/** A shape as all points within a radius of a polytope. */
struct RoundedPolytope {
  Polytope polytope;
  double radius = 0;
};
/** Of any shape but a plane. */
RoundedPolytope roundedPolytopeOf(ShapeRef shape);

}  // namespace collision
