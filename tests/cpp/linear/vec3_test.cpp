#include "linear/vec3.h"

#include <gtest/gtest.h>

namespace collision {
namespace {

TEST(Vec3, CrossIsAntisymmetricToTheBit) {
  const Vec3 a{0.1, 0.7, -1.3};
  const Vec3 b{2.3, -0.9, 1e-9};
  EXPECT_EQ(cross(a, b), -cross(b, a));
}

TEST(Vec3, LengthNeitherOverflowsNorVanishes) {
  EXPECT_EQ(length(Vec3{0x3p+700, 0x4p+700, 0}), 0x5p+700);
  EXPECT_EQ(length(Vec3{0x3p-1060, 0x4p-1060, 0}), 0x5p-1060);
  EXPECT_EQ(length(Vec3{}), 0);
}

TEST(Vec3, NormalizesEveryMagnitude) {
  for (const double scale : {1.0, 0x1p+900, 0x1p-1060}) {
    EXPECT_EQ(normalized(Vec3{3 * scale, 0, 4 * scale}), (Vec3{0.6, 0, 0.8})) << scale;
  }
}

}  // namespace
}  // namespace collision
