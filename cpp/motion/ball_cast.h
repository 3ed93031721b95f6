// When a ball and a box, or two balls, in motion meet, by the box's own axes: doubles find the
// corner, edge or face at which the ball comes and that at which it goes, and the two times alone
// are computed to the bit.
#pragma once

#include <optional>

#include "collision/motion.h"
#include "motion/lane_casts.h"
#include "motion/relative_motion.h"

namespace collision {

/** Whether one is a sphere with a radius, and the other such a sphere or a box with three lengths.
 */
bool isBallCast(ShapeRef a, ShapeRef b);

/**
 * Of such two that move as seen from each other: as castWithoutPoints, but for `startsInside` and
 * the axis of shapes that meet from the start. `withAxis`: else none. Nothing where it is not
 * certain.
 */
std::optional<Cast> castOfBall(ShapeRef a, ShapeRef b, const RelativeMotion& motion, bool withAxis);

/** How balls and the second kind are cast in a batch; null where these are no boxes or balls. */
const LaneCaster* ballCasterOf(Kind box);

}  // namespace collision
