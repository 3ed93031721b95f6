// A point that two meeting shapes have in common, to show where they meet. Nothing is decided here:
// whether they meet is known before.
//
// The common part of two convex shapes is convex, so the mean of any of its points belongs to it.
// The points taken are those where the edges of one shape enter and leave the other. Because edges
// and faces are rounded, each shape is taken to be larger by kContactBound of the two shapes' size;
// so the point lies within that distance of both.
#pragma once

#include "shapes/aabb.h"
#include "shapes/obb.h"
#include "shapes/plane.h"
#include "shapes/triangle.h"

namespace collision {

/** How far the point may lie outside a shape, as a part of the shapes' size. */
inline constexpr double kContactBound = 0x1p-40;

/** A box with its axes rounded to unit length. */
struct SolidBox {
  Vec3 center;
  Vec3 half;
  std::array<Vec3, 3> unit;
};

SolidBox solidOf(const Aabb& box);
SolidBox solidOf(const Obb& box);

Vec3 contactOf(const SolidBox& a, const SolidBox& b);
Vec3 contactOf(const SolidBox& a, const Triangle& b);
Vec3 contactOf(const SolidBox& a, const Plane& b);

}  // namespace collision
