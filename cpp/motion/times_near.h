// From when to when a moving shape may be near a mesh, of which only the bounds are known, and
// where it is then: a way on which hierarchies are asked about it.
#pragma once

#include <optional>

#include "collision/shape_ref.h"
#include "collision/shapes.h"
#include "shapes/bounds.h"

namespace collision {

/** More than what lengths and times are off by in doubles, as a part of them. */
inline constexpr double kWayPart = 0x1p-40;

struct TimesNear {
  double from;
  double to;
};

/** Of a velocity of the shape as seen from the mesh, for so long; nothing: it surely never is. */
std::optional<TimesNear> timesNear(ShapeRef shape, const Bounds& mesh, const Vec3& velocity,
                                   double duration);

/**
 * Of a ray what may be near a mesh on a way, where the ray is moved by `start` at first: what goes
 * on further than beyond the mesh is left out. Nothing of other shapes.
 */
std::optional<Segment> partNear(ShapeRef shape, const Bounds& mesh, const Vec3& start,
                                const Vec3& way);

}  // namespace collision
