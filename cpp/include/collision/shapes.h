// The ten kinds of shape as plain numbers, and the list of them. All are closed sets of points in
// meters; what is degenerate (a box without height, a triangle without area) is the flat or thin
// set that it is.
#pragma once

#include <algorithm>
#include <array>

#include "collision/interval.h"
#include "collision/kind.h"
#include "collision/quaternion.h"
#include "collision/vector3.h"

namespace collision {

/**
 * The points origin + t · direction with t ≥ 0, no further than maxDistance meters from the origin.
 * The direction has any length but zero; t is in units of it as given.
 */
struct Ray {
  Vec3 origin;
  Vec3 direction{1, 0, 0};
  double maxDistance = kInfinity;

  static constexpr Kind kKind = Kind::ray;
  [[nodiscard]] constexpr bool bounded() const { return maxDistance < kInfinity; }
};

/** The points p with normal · p + constant = 0. Its front is where that is positive. */
struct Plane {
  Vec3 normal{0, 1, 0};
  double constant = 0;

  static constexpr Kind kKind = Kind::plane;
};

/** The points no further than radius from center; a solid ball. */
struct Sphere {
  Vec3 center;
  double radius = 1;

  static constexpr Kind kKind = Kind::sphere;
};

/** The points between two opposite corners; a solid box along the world's axes. */
struct Aabb {
  Vec3 min;
  Vec3 max;

  static constexpr Kind kKind = Kind::aabb;
  [[nodiscard]] constexpr Vec3 lengths() const { return max - min; }
};

/**
 * A solid oriented bounding box: center, rotation (a quaternion of any length but zero), half
 * extents along the rotated axes.
 */
struct Obb {
  Vec3 center;
  Quaternion rotation;
  Vec3 halfExtents{1, 1, 1};

  static constexpr Kind kKind = Kind::obb;
  [[nodiscard]] constexpr Vec3 lengths() const { return halfExtents + halfExtents; }
};

/** Three corners, counter-clockwise from the front; the flat area between them. */
struct Triangle {
  Vec3 a;
  Vec3 b;
  Vec3 c;

  static constexpr Kind kKind = Kind::triangle;
  [[nodiscard]] constexpr std::array<Vec3, 3> corners() const { return {a, b, c}; }
};

/** Corners a, b, c and b + c − a; the flat area a + u (b − a) + v (c − a), u and v in [0, 1]. */
struct Parallelogram {
  Vec3 a;
  Vec3 b;
  Vec3 c;

  static constexpr Kind kKind = Kind::parallelogram;
  /** In order around the edge: a, b, d, c, of which d is rounded. */
  [[nodiscard]] constexpr std::array<Vec3, 4> corners() const { return {a, b, b + (c - a), c}; }
};

/** One place in space. */
struct Point {
  Vec3 position;

  static constexpr Kind kKind = Kind::point;
};

/** The points start + t (end − start) with t in [0, 1]. Equal ends make it a point. */
struct Segment {
  Vec3 start;
  Vec3 end;

  static constexpr Kind kKind = Kind::segment;
  [[nodiscard]] constexpr std::array<Vec3, 2> corners() const { return {start, end}; }
};

/**
 * The points no further than radius from the segment between start and end; solid. Equal ends make
 * it a sphere, radius 0 a segment.
 */
struct Capsule {
  Vec3 start;
  Vec3 end;
  double radius = 1;

  static constexpr Kind kKind = Kind::capsule;
  [[nodiscard]] constexpr std::array<Vec3, 2> corners() const { return {start, end}; }
};

template <class... Shape>
struct ShapeList {};

/** In the order of Kind. */
using AllShapes =
    ShapeList<Ray, Plane, Sphere, Aabb, Obb, Triangle, Parallelogram, Point, Segment, Capsule>;

/** What `make.template operator()<Shape>()` gives for every kind, in the order of Kind. */
template <class Make, class... Shape>
constexpr auto forEachKind(const Make& make, ShapeList<Shape...> /*shapes*/) {
  return std::array{make.template operator()<Shape>()...};
}
template <class Make>
constexpr auto forEachKind(const Make& make) {
  return forEachKind(make, AllShapes{});
}

/** The greatest of these. */
template <class Make>
constexpr auto greatestOfKinds(const Make& make) {
  const auto values = forEachKind(make);
  return *std::max_element(values.begin(), values.end());
}

namespace detail {
constexpr bool inOrderOfKind() {
  int code = 0;
  for (const Kind kind : forEachKind([]<class Shape>() { return Shape::kKind; })) {
    if (kind != static_cast<Kind>(code++)) {
      return false;
    }
  }
  return code == kKindCount;
}
}  // namespace detail
static_assert(detail::inOrderOfKind());

}  // namespace collision
