// A point that two meeting shapes have in common, to show where they meet. Nothing is decided here:
// whether they meet is known before.
#pragma once

#include <optional>

#include "answer/ask.h"
#include "collision/shape_ref.h"
#include "collision/shapes.h"
#include "convex/polytope.h"

namespace collision {

/** How far the point may lie outside a shape, as a part of the shapes' size. */
inline constexpr double kContactBound = 0x1p-40;

/**
 * The middle of what two boxes, or a box and a triangle, have in common. The common part of convex
 * shapes is convex, so the mean of any of its points belongs to it; the points taken are those
 * where the edges of one enter and leave the other. Edges and faces are rounded, so each shape is
 * taken to be larger by kContactBound of the two shapes' size.
 */
Vec3 contactOf(const Aabb& a, const Aabb& b);
Vec3 contactOf(const Aabb& a, const Obb& b);
Vec3 contactOf(const Obb& a, const Obb& b);
Vec3 contactOf(const Aabb& a, const Triangle& b, Outcome outcome);
Vec3 contactOf(const Obb& a, const Triangle& b, Outcome outcome);

/**
 * Of the cores of any two shapes, which are polytopes that meet. Where they just touch, or
 * doubles find none, it is rounded from an exact common point.
 */
Vec3 contactOf(ShapeRef a, ShapeRef b, Outcome outcome);

/**
 * A point that two polytopes have in common, or of each is within `slack`, as doubles find it;
 * nothing where roundings may be more than that. No more than one of the two goes on forever.
 */
std::optional<Vec3> roughCommonPoint(const Polytope& a, const Polytope& b, double slack);

}  // namespace collision
