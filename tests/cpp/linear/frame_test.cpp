#include "linear/frame.h"

#include <gtest/gtest.h>

namespace collision {
namespace {

TEST(Frame, OfTheIdentity) {
  const Frame frame = frameOf({});
  EXPECT_EQ(frame.axis[0], unitAxis(0));
  EXPECT_EQ(frame.axis[2], unitAxis(2));
  EXPECT_EQ(frame.n, 1);
}

TEST(Frame, OfAnIntegerQuaternionIsExact) {
  const Frame frame = frameOf({0, 0, 1, 2});  // n = 5 over 2², the scale
  EXPECT_EQ(frame.axis[0] * 4.0, (Vec3{3, 4, 0}));
  EXPECT_EQ(frame.axis[1] * 4.0, (Vec3{-4, 3, 0}));
  EXPECT_EQ(frame.axis[2] * 4.0, (Vec3{0, 0, 5}));
  EXPECT_EQ(frame.n * 4, 5);
}

TEST(Frame, OfTwiceTheQuaternionIsTheSame) {
  const Quaternion q{0.3, -0.4, 0.5, 0.6};
  for (const double scale : {2.0, 0x1p+190, 0x1p-990, 0x1p-1000, 0x1p-1015, 0x1p+1000, 0x1p+1015}) {
    const Frame scaled = frameOf({q.x * scale, q.y * scale, q.z * scale, q.w * scale});
    EXPECT_EQ(scaled.axis, frameOf(q).axis) << scale;
    EXPECT_EQ(scaled.n, frameOf(q).n) << scale;
  }
}

TEST(Frame, LocalAndBack) {
  const Frame frame = frameOf({1, 2, 3, 4});
  const Vec3 v{0.5, -2, 7};
  const Vec3 local = toLocal(frame, v);
  const Vec3 back = frame.axis[0] * local.x + frame.axis[1] * local.y + frame.axis[2] * local.z;
  const double square = frame.n * frame.n;
  EXPECT_NEAR(back.x / square, v.x, 1e-14);
  EXPECT_NEAR(back.y / square, v.y, 1e-14);
  EXPECT_NEAR(back.z / square, v.z, 1e-14);
}

}  // namespace
}  // namespace collision
