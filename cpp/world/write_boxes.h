// Boxes from transforms (collision/transforms.h): one pass over an array of matrices, or of
// positions and quaternions.
#pragma once

#include <array>
#include <cstdint>

#include "collision/transforms.h"

namespace collision {

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

/**
 * Writes an oriented box for each transform into slots of kSlotStride doubles and into their kinds.
 * Of a matrix with columns of zero, the rotation is any that has the others.
 */
TransformResult writeBoxes(const Transforms<double>& transforms, double* slots,
                           std::int32_t* kinds);
TransformResult writeBoxes(const Transforms<float>& transforms, double* slots, std::int32_t* kinds);

}  // namespace collision
