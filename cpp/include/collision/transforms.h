// Boxes from the poses that a renderer or an engine keeps of many bodies, see World::transforms().
#pragma once

#include <array>
#include <optional>

namespace collision {

enum class TransformLayout : signed char {
  /**
   * 16 numbers each, column by column: a rotation with a scale along its axes, and a translation.
   */
  matrices = 0,
  /** 7 numbers each: position x, y, z and rotation x, y, z, w. */
  poses = 1,
};

inline constexpr int kMatrixNumbers = 16;
inline constexpr int kPoseNumbers = 7;

struct TransformOptions {
  TransformLayout layout = TransformLayout::matrices;
  int first = 0;  // the slot of the first box
  /**
   * Half extents of the box that is transformed, meters; a matrix multiplies them by the lengths of
   * its columns. Without any: 0.5 each for matrices; poses keep those in the slots.
   */
  std::optional<std::array<double, 3>> halfExtents = std::nullopt;
};

enum class TransformFault : signed char {
  none = 0,
  notFinite = 1,
  /** The axes of a matrix are not perpendicular, see kMostShear. */
  sheared = 2,
  /** A rotation of length zero. */
  noRotation = 3,
  /** Its half extents were to be kept, and the slot has no oriented box. */
  notABox = 4,
  /** The last row of a matrix is not 0, 0, 0, 1, as that of a projection. */
  projective = 5,
  /** The numbers are not those of whole transforms. */
  leftOver = 6,
  /** There are fewer slots from the first on. */
  noSlot = 7,
  /** A half extent is negative or not finite. */
  halfExtents = 8,
};

/** Where it stopped. */
struct TransformResult {
  TransformFault fault = TransformFault::none;
  int index = 0;  // of the transform at fault; those before it are written
};

}  // namespace collision
