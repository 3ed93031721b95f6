#include "world/write_boxes.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "collision/kind.h"
#include "linear/unit_axes.h"
#include "linear/vec3.h"
#include "shapes/slot.h"

namespace collision {
namespace {

using Axes = std::array<Vec3, 3>;

constexpr auto kObb = static_cast<std::int32_t>(Kind::obb);

/** Where the fields of an oriented box begin, after its center. */
constexpr int kRotation = 3;
constexpr int kHalfExtents = 7;

/** Any direction that is perpendicular to this one. */
Vec3 perpendicularTo(const Vec3& a) {
  const Vec3 size = absolute(a);
  const int least = size.x <= size.y ? (size.x <= size.z ? 0 : 2) : (size.y <= size.z ? 1 : 2);
  return cross(a, unitAxis(least));
}

/** Axes of length zero replaced by unit axes that are perpendicular to the others. */
Axes completed(Axes axes) {
  for (int i = 0; i < 3; ++i) {
    Vec3& axis = axes[static_cast<std::size_t>(i)];
    if (!isZero(axis)) {
      continue;
    }
    const Vec3& next = axes[static_cast<std::size_t>((i + 1) % 3)];
    const Vec3& last = axes[static_cast<std::size_t>((i + 2) % 3)];
    if (!isZero(next) && !isZero(last)) {
      axis = cross(next, last);
    } else if (isZero(next) && isZero(last)) {
      axis = unitAxis(i);
    } else {
      axis = normalized(perpendicularTo(isZero(next) ? last : next));
    }
  }
  return axes;
}

/** Columns as unit axes, and their lengths. */
struct ScaledColumns {
  Axes axes;
  std::array<double, 3> lengths;
};

ScaledColumns scaledAxesOf(const Axes& columns) {
  ScaledColumns scaled{columns, {}};
  bool isFlat = false;
  for (std::size_t i = 0; i < 3; ++i) {
    Vec3& axis = scaled.axes[i];
    const double squared = dot(axis, axis);
    if (squared > 0x1p-900 && squared < 0x1p900) {
      const double norm = std::sqrt(squared);
      scaled.lengths[i] = norm;
      axis = axis * (1 / norm);
    } else if (isZero(axis)) {
      isFlat = true;
    } else {  // squares of such numbers are none
      scaled.lengths[i] = length(axis);
      axis = normalized(axis);
    }
  }
  if (isFlat) {
    scaled.axes = completed(scaled.axes);
  }
  return scaled;
}

/** All at once: a product with 0 is NaN for what is not finite. */
template <class Number>
bool areFinite(const Number* numbers, int count) {
  Number sum = 0;
  for (int i = 0; i < count; ++i) {
    sum += numbers[i] * 0;
  }
  return sum == 0;
}

template <class Number>
Vec3 vectorFrom(const Number* n) {
  return {static_cast<double>(n[0]), static_cast<double>(n[1]), static_cast<double>(n[2])};
}

void write(const Vec3& a, double* into) {
  into[0] = a.x;
  into[1] = a.y;
  into[2] = a.z;
}

template <class Number>
TransformFault writeOfMatrix(const Number* n, const std::array<double, 3>& halfExtents,
                             double* slot) {
  if (!areFinite(n, kMatrixNumbers)) {
    return TransformFault::notFinite;
  }
  if (n[3] != 0 || n[7] != 0 || n[11] != 0 || n[15] != 1) {
    return TransformFault::projective;
  }
  const Axes columns{vectorFrom(n), vectorFrom(n + 4), vectorFrom(n + 8)};
  const ScaledColumns scaled = scaledAxesOf(columns);
  Quaternion rotation{};
  if (rotationOf(scaled.axes, LeftHanded::mirrored, rotation) != AxesFault::none) {
    return TransformFault::sheared;
  }
  write(vectorFrom(n + 12), slot);
  slot[kRotation] = rotation.x;
  slot[kRotation + 1] = rotation.y;
  slot[kRotation + 2] = rotation.z;
  slot[kRotation + 3] = rotation.w;
  for (std::size_t i = 0; i < 3; ++i) {
    slot[kHalfExtents + i] = halfExtents[i] * scaled.lengths[i];
  }
  return TransformFault::none;
}

template <class Number>
TransformFault writeOfPose(const Number* n, const std::array<double, 3>* halfExtents, bool isBox,
                           double* slot) {
  if (!areFinite(n, kPoseNumbers)) {
    return TransformFault::notFinite;
  }
  if (n[3] == 0 && n[4] == 0 && n[5] == 0 && n[6] == 0) {
    return TransformFault::noRotation;
  }
  if (halfExtents == nullptr && !isBox) {
    return TransformFault::notABox;
  }
  std::copy_n(n, kPoseNumbers, slot);
  if (halfExtents != nullptr) {
    std::copy_n(halfExtents->begin(), 3, slot + kHalfExtents);
  }
  return TransformFault::none;
}

template <class Number>
TransformResult writeAll(const Transforms<Number>& transforms, double* slots, std::int32_t* kinds) {
  const bool isPose = transforms.layout == TransformLayout::poses;
  const int stride = isPose ? kPoseNumbers : kMatrixNumbers;
  const Number* n = transforms.numbers;
  for (int i = 0; i < transforms.count; ++i, n += stride, slots += kSlotStride) {
    const TransformFault fault =
        isPose ? writeOfPose(n, transforms.halfExtents, kinds[i] == kObb, slots)
               : writeOfMatrix(n, *transforms.halfExtents, slots);
    if (fault != TransformFault::none) {
      return {fault, i};
    }
    kinds[i] = kObb;
  }
  return {};
}

}  // namespace

TransformResult writeBoxes(const Transforms<double>& transforms, double* slots,
                           std::int32_t* kinds) {
  return writeAll(transforms, slots, kinds);
}

TransformResult writeBoxes(const Transforms<float>& transforms, double* slots,
                           std::int32_t* kinds) {
  return writeAll(transforms, slots, kinds);
}

}  // namespace collision
