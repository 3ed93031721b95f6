// Spheres and capsules: the distance of the cores against the radii.
#include "single/distance.h"

#include "single/slots.h"

namespace collision::single {
namespace {

Shape sphere(double x, double y, double z, double radius) {
  return {Kind::sphere, {x, y, z, radius}};
}
Shape capsule(const std::array<double, 6>& s, double radius) {
  return {Kind::capsule, {s[0], s[1], s[2], s[3], s[4], s[5], radius}};
}

const Shape kBox = box({0, 0, 0}, {1, 2, 3});
const Shape kAabb{Kind::aabb, {-1, -2, -3, 1, 2, 3}};
const Shape kRod = capsule({-5, 0, 0, 5, 0, 0}, 1);

TEST(SingleDistance, Spheres) {
  EXPECT_EQ(gapOf(sphere(0, 0, 0, 1), sphere(3, 4, 0, 2)), 2);
  EXPECT_EQ(outcomeOf(sphere(0, 0, 0, 3), sphere(3, 4, 0, 2)), Outcome::touching);
  EXPECT_EQ(gapOf(sphere(0, 0, 0, 3), sphere(0, 0, 0, 2)), -5);
  EXPECT_EQ(outcomeOf(sphere(1, 1, 1, 0), sphere(1, 1, 1, 0)), Outcome::touching);
  EXPECT_EQ(gapOf({Kind::point, {0, 0, 9}}, sphere(0, 0, 0, 2)), 7);
}

TEST(SingleDistance, Capsules) {
  EXPECT_EQ(gapOf(kRod, sphere(3, 5, 0, 1)), 3);
  EXPECT_EQ(gapOf(kRod, sphere(8, 4, 0, 1)), 3);
  EXPECT_EQ(gapOf(kRod, capsule({0, -5, 3, 0, 5, 3}, 1)), 1);
  EXPECT_EQ(gapOf(kRod, capsule({0, -5, 0, 0, 5, 0}, 1)), -2);
  EXPECT_EQ(gapOf(kRod, capsule({6, 0, 4, 9, 0, 8}, 1)), std::sqrt(17.0F) - 2);
  EXPECT_EQ(gapOf(kRod, capsule({-9, 3, 0, 9, 3, 0}, 1)), 1);  // parallel
  EXPECT_EQ(outcomeOf(kRod, capsule({7, 0, 0, 7, 0, 0}, 1)), Outcome::touching);
  EXPECT_EQ(gapOf(kRod, {Kind::segment, {0, -5, 3, 0, 5, 3}}), 2);
}

TEST(SingleDistance, RaysGoOnForever) {
  const Shape ray{Kind::ray, {-100, 3, 0, 1, 0, 0, HUGE_VAL}};
  EXPECT_EQ(gapOf(ray, sphere(100, 0, 0, 1)), 2);
  EXPECT_EQ(gapOf(ray, kRod), 2);
  EXPECT_EQ(gapOf(ray, sphere(-104, 0, 0, 1)), 4);
  EXPECT_EQ(gapOf({Kind::ray, {0, 0, 5, 0, 0, 2, HUGE_VAL}}, kRod), 4);
  EXPECT_EQ(gapOf({Kind::ray, {0, 0, 9, 0, 0, -2, 4}}, kRod), 4);
}

TEST(SingleDistance, Boxes) {
  for (const Shape& shape : {kBox, kAabb}) {
    EXPECT_EQ(gapOf(sphere(4, 6, 0, 2), shape), 3);        // its edge
    EXPECT_EQ(gapOf(sphere(0, 0, 9, 2), shape), 4);        // a face
    EXPECT_EQ(gapOf(sphere(0.5, 0, 0, 2), shape), -2.5F);  // from inside
    EXPECT_EQ(outcomeOf(sphere(2, 0, 0, 1), shape), Outcome::touching);
    EXPECT_EQ(gapOf(capsule({-9, 0, 5, 9, 0, 5}, 1), shape), 1);   // along a face
    EXPECT_EQ(gapOf(capsule({-9, 0, 0, 9, 0, 0}, 1), shape), -3);  // through it
    EXPECT_EQ(gapOf(capsule({3, -9, 9, 3, 9, -9}, 0), shape), 2);
    // Edge against edge: y + z = 9 passes the edge y = 2, z = 3.
    EXPECT_NEAR(gapOf(capsule({0, 0, 9, 0, 9, 0}, 1), shape), 4 / std::sqrt(2) - 1, 1e-6);
  }
}

TEST(SingleDistance, FlatShapes) {
  EXPECT_EQ(gapOf(sphere(1, 1, 3, 1), kTriangle), 2);
  EXPECT_EQ(gapOf(sphere(-3, 1, 4, 1), kTriangle), 4);
  EXPECT_EQ(gapOf(sphere(-3, -4, 0, 1), kTriangle), 4);
  EXPECT_EQ(gapOf(sphere(1, 1, 0, 1), kTriangle), -1);
  EXPECT_EQ(gapOf(sphere(7, 4, 4, 1), kSquare), 4);
  EXPECT_EQ(outcomeOf(sphere(3, 3, 1, 1), kSquare), Outcome::touching);
  EXPECT_EQ(gapOf(capsule({1, 1, -1, 1, 1, 5}, 1), kTriangle), -2);
  EXPECT_EQ(gapOf(capsule({1, 1, 3, 1, 1, 5}, 1), kTriangle), 2);
  EXPECT_EQ(gapOf(capsule({7, -9, 4, 7, 9, 4}, 1), kSquare), 4);
  EXPECT_EQ(gapOf(sphere(0, 3, 4, 1), {Kind::triangle, {0, 0, 0, 1, 0, 0, 2, 0, 0}}), 4);
}

}  // namespace
}  // namespace collision::single
