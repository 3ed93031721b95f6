// A convex hull: its own core, with a geometry beside the numbers of its slot, which name it.
#pragma once

#include "collision/hull.h"
#include "linear/frame.h"
#include "shapes/traits.h"

namespace collision {

/** Which of the numbers of a slot names the geometry. */
inline constexpr int kHullName = 7;

template <>
struct ShapeTraits<Hull> : AlwaysBounded<Hull> {
  static constexpr std::string_view kName = "hull";
  static constexpr std::array<Field, 3> kFields{{{"position", 3}, {"rotation", 4}, {"geometry"}}};
  static constexpr std::array<std::string_view, 0> kFeatures{};  // faces, by their numbers
  static constexpr bool kContainer = true;

  static const Hull& core(const Hull& hull) { return hull; }
  static constexpr double radius(const Hull& /*hull*/) { return 0; }

  /** Of its place; the geometry may be any. */
  static Fault check(const Hull& hull);
  static Projection projection(const Hull& hull, const Vec3& axis, const Vec3& reference);
  static Bounds bounds(const Hull& hull);
};

/** The hull of a slot's numbers, with the geometry that they name. */
Hull hullOf(const double* numbers, const HullGeometry* geometry);
void write(const Hull& hull, double name, double* numbers);

}  // namespace collision
