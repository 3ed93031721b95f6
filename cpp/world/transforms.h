// Boxes from the poses that a renderer or an engine keeps of many bodies: one pass over an array of
// matrices, or of positions and quaternions.
#pragma once

#include <array>
#include <cstdint>

namespace collision {

enum class TransformLayout : signed char {
  /** 16 numbers each, column by column: a rotation with a scale along its axes, and a translation.
   */
  matrices = 0,
  /** 7 numbers each: position x, y, z and rotation x, y, z, w. */
  poses = 1,
};

inline constexpr int kMatrixNumbers = 16;
inline constexpr int kPoseNumbers = 7;

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
};

/** Where boxes come from. */
template <class Number>
struct Transforms {
  const Number* numbers;
  int count;
  TransformLayout layout;
  /**
   * Of the box before it is transformed. A matrix multiplies them by the lengths of its columns. Of
   * poses, null: those in the slots stay.
   */
  const std::array<double, 3>* halfExtents;
};

/** Where it stopped. */
struct TransformResult {
  TransformFault fault = TransformFault::none;
  int index = 0;  // of the transform at fault; those before it are written
};

/**
 * Writes an oriented box for each transform into slots of kSlotStride doubles and into their kinds.
 * Of a matrix with columns of zero, the rotation is any that has the others.
 */
TransformResult writeBoxes(const Transforms<double>& transforms, double* slots,
                           std::int32_t* kinds);
TransformResult writeBoxes(const Transforms<float>& transforms, double* slots, std::int32_t* kinds);

}  // namespace collision
