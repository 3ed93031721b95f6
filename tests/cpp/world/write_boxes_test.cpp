// Boxes of matrices and poses: the rotation and the half extents that the matrix has, those of flat
// ones too, and faults by the number of the transform.
#include "world/write_boxes.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <vector>

#include "random.h"
#include "shapes.h"
#include "shapes/obb.h"
#include "shapes/slot.h"

namespace collision {
namespace {

constexpr std::array<double, 3> kHalf{0.5, 0.5, 0.5};
constexpr auto kObbCode = static_cast<std::int32_t>(Kind::obb);

/** Slots that were never written. */
struct Slots {
  explicit Slots(int count)
      : numbers(static_cast<std::size_t>(count) * kSlotStride, -1),
        kinds(static_cast<std::size_t>(count), -1) {}

  template <class Number>
  TransformResult write(const std::vector<Number>& values, TransformLayout layout,
                        const std::array<double, 3>* halfExtents) {
    const int stride = layout == TransformLayout::poses ? kPoseNumbers : kMatrixNumbers;
    const int count = static_cast<int>(values.size()) / stride;
    const Transforms<Number> transforms{values.data(), count, layout, halfExtents};
    return writeBoxes(transforms, numbers.data(), kinds.data());
  }
  [[nodiscard]] Obb box(int slot) const {
    return ShapeTraits<Obb>::read(&numbers[static_cast<std::size_t>(slot) * kSlotStride]);
  }

  std::vector<double> numbers;
  std::vector<std::int32_t> kinds;
};

/** Thousandths, up to `reach`. */
Vec3 randomVector(Random& random, int reach) {
  const auto next = [&] { return random.between(-1000 * reach, 1000 * reach) / 1000.0; };
  const double x = next();
  const double y = next();
  return {x, y, next()};
}

/** Columns of the rotation, each times a factor, and a place. */
template <class Number>
void append(std::vector<Number>& values, const Quaternion& rotation, const Vec3& factors,
            const Vec3& place) {
  const Frame frame = frameOf(rotation);
  for (int i = 0; i < 3; ++i) {
    const Vec3 column = normalized(frame.axis[static_cast<std::size_t>(i)]) * factors[i];
    values.insert(values.end(), {static_cast<Number>(column.x), static_cast<Number>(column.y),
                                 static_cast<Number>(column.z), Number{0}});
  }
  values.insert(values.end(), {static_cast<Number>(place.x), static_cast<Number>(place.y),
                               static_cast<Number>(place.z), Number{1}});
}

template <class Number>
void expectBoxesOfMatrices(double tolerance) {
  Random random(11);
  std::vector<Number> values;
  std::vector<Quaternion> rotations;
  std::vector<Vec3> factors;
  constexpr int kCount = 200;
  for (int i = 0; i < kCount; ++i) {
    const Vec3 part = randomVector(random, 1);
    rotations.push_back({part.x, part.y, part.z, 0.3});
    factors.push_back(randomVector(random, 2));
    if (i % 5 == 0) {
      factors.back()[i / 5 % 3] = 0;
    }
    append(values, rotations.back(), factors.back(), part);
  }
  Slots slots(kCount);
  const TransformResult result = slots.write(values, TransformLayout::matrices, &kHalf);
  EXPECT_EQ(result.fault, TransformFault::none);
  for (int i = 0; i < kCount; ++i) {
    const auto k = static_cast<std::size_t>(i);
    const Obb box = slots.box(i);
    EXPECT_EQ(slots.kinds[k], kObbCode);
    const Frame wanted = frameOf(rotations[k]);
    for (int axis = 0; axis < 3; ++axis) {
      EXPECT_NEAR(box.halfExtents[axis], std::fabs(factors[k][axis]) / 2, tolerance);
      // The same line: axes may be reversed.
      const Vec3 along = normalized(wanted.axis[static_cast<std::size_t>(axis)]);
      const Vec3 found = unit(box, axis);
      expectNear(dot(along, found) < 0 ? -found : found, along, tolerance);
    }
  }
}

TEST(Transforms, AreTheBoxesOfDoubles) { expectBoxesOfMatrices<double>(1e-14); }

TEST(Transforms, AreTheBoxesOfFloats) { expectBoxesOfMatrices<float>(1e-5); }

TEST(Transforms, OfLinesAndPoints) {
  for (int axis = -1; axis < 3; ++axis) {
    Vec3 factors{0, 0, 0};
    if (axis >= 0) {
      factors[axis] = 3;
    }
    std::vector<double> values;
    append(values, {0.1, 0.2, -0.7, 0.4}, factors, {1, 2, 3});
    Slots slots(1);
    EXPECT_EQ(slots.write(values, TransformLayout::matrices, &kHalf).fault, TransformFault::none);
    expectNear(slots.box(0).halfExtents, factors * 0.5, 1e-15);
    if (axis >= 0) {
      const Frame frame = frameOf({0.1, 0.2, -0.7, 0.4});
      const Vec3 along = normalized(frame.axis[static_cast<std::size_t>(axis)]);
      expectNear(cross(unit(slots.box(0), axis), along), {0, 0, 0}, 1e-14);
    }
  }
}

TEST(Transforms, StopAtTheFirstFault) {
  std::vector<double> good;
  append(good, {0, 0, 0, 1}, {1, 1, 1}, {0, 0, 0});
  const auto faultOf = [&](std::size_t number, double value) {
    std::vector<double> values = good;
    values.insert(values.end(), good.begin(), good.end());
    values[kMatrixNumbers + number] = value;
    Slots slots(2);
    const TransformResult result = slots.write(values, TransformLayout::matrices, &kHalf);
    EXPECT_EQ(result.index, 1);
    EXPECT_EQ(slots.kinds[0], kObbCode);
    EXPECT_EQ(slots.kinds[1], -1);
    return result.fault;
  };
  EXPECT_EQ(faultOf(0, std::nan("")), TransformFault::notFinite);
  EXPECT_EQ(faultOf(15, std::numeric_limits<double>::infinity()), TransformFault::notFinite);
  EXPECT_EQ(faultOf(1, 1e-3), TransformFault::sheared);
  for (const std::size_t entry : {3U, 7U, 11U, 15U}) {
    EXPECT_EQ(faultOf(entry, 0.5), TransformFault::projective);
  }
}

TEST(Transforms, OfPosesKeepHalfExtents) {
  const std::vector<float> values{1, 2, 3, 0, 0, 0.5F, 0.5F};
  Slots slots(1);
  EXPECT_EQ(slots.write(values, TransformLayout::poses, nullptr).fault, TransformFault::notABox);
  EXPECT_EQ(slots.write(values, TransformLayout::poses, &kHalf).fault, TransformFault::none);
  EXPECT_EQ(slots.kinds[0], kObbCode);
  EXPECT_EQ(slots.write(values, TransformLayout::poses, nullptr).fault, TransformFault::none);
  const Obb box = slots.box(0);
  expectNear(box.center, {1, 2, 3}, 0);
  EXPECT_EQ(box.rotation.z, 0.5);
  expectNear(box.halfExtents, {0.5, 0.5, 0.5}, 0);
  const std::vector<float> none{1, 2, 3, 0, 0, 0, 0};
  EXPECT_EQ(slots.write(none, TransformLayout::poses, nullptr).fault, TransformFault::noRotation);
}

}  // namespace
}  // namespace collision
