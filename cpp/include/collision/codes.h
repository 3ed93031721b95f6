// The codes of an answer.
#pragma once

namespace collision {

/**
 * Shapes are closed sets. With the Minkowski difference D = all a − b: overlapping when 0 lies
 * inside D, touching when it lies on D's boundary, apart when outside.
 */
enum class Outcome : signed char { apart = 0, touching = 1, overlapping = 2, invalid = 3 };

/** Who decided a sign: arithmetic in doubles alone, or exact arithmetic after it. */
enum class DecidedBy : signed char { filter = 0, exact = 1 };

/** Where a shape lies about a plane; straddling: on both sides of it, or in it. */
enum class Side : signed char { none = -1, front = 0, back = 1, straddling = 2 };

/** Which side of a surface a ray comes from. */
enum class Facing : signed char { none = -1, front = 0, back = 1 };

}  // namespace collision
