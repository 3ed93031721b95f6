// Separating axes in float: boxes, flat shapes, lines and points with each other.
#include "single/separation.h"

#include "single/slots.h"

namespace collision::single {
namespace {

const Shape kCube = box({0, 0, 0}, {1, 1, 1});

Shape point(double x, double y, double z) { return {Kind::point, {x, y, z}}; }
Shape segment(const std::array<double, 6>& s) {
  return {Kind::segment, {s[0], s[1], s[2], s[3], s[4], s[5]}};
}
Shape ray(const std::array<double, 6>& s, double maxDistance = HUGE_VAL) {
  return {Kind::ray, {s[0], s[1], s[2], s[3], s[4], s[5], maxDistance}};
}
Shape aabb(const std::array<double, 6>& s) {
  return {Kind::aabb, {s[0], s[1], s[2], s[3], s[4], s[5]}};
}

TEST(SingleSeparation, BoxesAlongAnAxis) {
  EXPECT_EQ(gapOf(kCube, box({3.5, 0, 0}, {1, 1, 1})), 1.5F);
  EXPECT_EQ(gapOf(kCube, box({1.5, 0, 0}, {1, 1, 1})), -0.5F);
  EXPECT_EQ(outcomeOf(kCube, box({2, 0, 0}, {1, 1, 1})), Outcome::touching);
  EXPECT_EQ(outcomeOf(kCube, box({2, 2, 2}, {1, 1, 1})), Outcome::touching);  // corner to corner
}

TEST(SingleSeparation, BoxesThatOnlyAnEdgeCrossSeparates) {
  // One turned by 45° about x, the other about y, edge above edge.
  const Shape a = box({0, 0, 0}, {1, 1, 1}, {1, 0, 0, 1 + std::sqrt(2)});
  const Shape b = box({0, 0, 2.9}, {1, 1, 1}, {0, 1, 0, 1 + std::sqrt(2)});
  EXPECT_NEAR(gapOf(a, b), 2.9 - 2 * std::sqrt(2), 1e-6);
  const Shape c = box({0, 0, 2.7}, {1, 1, 1}, {0, 1, 0, 1 + std::sqrt(2)});
  EXPECT_NEAR(gapOf(a, c), 2.7 - 2 * std::sqrt(2), 1e-6);
}

TEST(SingleSeparation, AabbsCompareTheirFloats) {
  const Shape a = aabb({0, 0, 0, 0.1, 1, 1});
  EXPECT_EQ(outcomeOf(a, aabb({0.1, 0, 0, 0.3, 1, 1})), Outcome::touching);
  EXPECT_EQ(outcomeOf(a, aabb({0.1 + 1e-12, 0, 0, 0.3, 1, 1})), Outcome::touching);
  EXPECT_EQ(gapOf(a, aabb({0.1 + 0x1p-27, 0, 0, 0.3, 1, 1})), 0x1p-27F);
  EXPECT_EQ(gapOf(a, aabb({-1, 0.75, 0, 1, 2, 1})), -0.25F);
  EXPECT_EQ(outcomeOf(a, aabb({0.05, 0.5, 0.5, 0.05, 0.5, 0.5})), Outcome::overlapping);
}

TEST(SingleSeparation, BoxAndTriangle) {
  EXPECT_EQ(outcomeOf(kCube, kTriangle), Outcome::overlapping);
  EXPECT_EQ(gapOf(box({1, 1, 3}, {1, 1, 1}), kTriangle), 2);
  EXPECT_EQ(outcomeOf(box({1, 1, 1}, {1, 1, 1}), kTriangle), Outcome::touching);
  // Beside the long edge, where bounding boxes meet.
  EXPECT_NEAR(gapOf(box({3.5, 3.5, 0}, {1, 1, 1}), kTriangle), std::sqrt(0.5), 1e-6);
}

TEST(SingleSeparation, BoxAndParallelogram) {
  EXPECT_EQ(outcomeOf(kCube, kSquare), Outcome::overlapping);
  EXPECT_EQ(outcomeOf(box({5, 2, 0}, {1, 1, 1}), kSquare), Outcome::touching);
  EXPECT_EQ(gapOf(box({6, 2, 0}, {1, 1, 1}), kSquare), 1);
}

TEST(SingleSeparation, FlatShapesInOnePlane) {
  EXPECT_EQ(outcomeOf(kTriangle, kTriangle), Outcome::touching);
  const Shape beside{Kind::triangle, {4, 4, 0, 8, 4, 0, 4, 8, 0}};
  EXPECT_NEAR(gapOf(kTriangle, beside), 2 * std::sqrt(2), 1e-6);
  EXPECT_EQ(gapOf(kSquare, {Kind::parallelogram, {6, 0, 0, 8, 0, 0, 6, 2, 0}}), 2);
  EXPECT_EQ(gapOf(kSquare, {Kind::aabb, {6, 0, 0, 8, 2, 0}}), 2);
  // A tilted plane, 5 apart within it.
  const Shape tilted{Kind::parallelogram, {0, 0, 0, 3, 4, 0, 0, 0, 1}};
  EXPECT_NEAR(gapOf(tilted, {Kind::triangle, {6, 8, 0, 9, 12, 0, 6, 8, 1}}), 5, 1e-6);
}

TEST(SingleSeparation, TrianglesThroughEachOther) {
  const Shape upright{Kind::triangle, {1, 1, -1, 1, 1, 1, 1, 9, 0}};
  EXPECT_EQ(outcomeOf(kTriangle, upright), Outcome::overlapping);
  const Shape above{Kind::triangle, {1, 1, 1, 1, 1, 2, 1, 9, 2}};
  EXPECT_EQ(gapOf(kTriangle, above), 1);
}

TEST(SingleSeparation, SegmentAndTriangle) {
  EXPECT_EQ(gapOf(segment({1, 1, -1, 1, 1, 2}), kTriangle), -1);
  EXPECT_EQ(outcomeOf(segment({1, 1, 0, 1, 1, 2}), kTriangle), Outcome::touching);
  EXPECT_EQ(outcomeOf(segment({2, 2, -1, 2, 2, 1}), kTriangle), Outcome::touching);  // its edge
  EXPECT_NEAR(gapOf(segment({3, 3, -1, 3, 3, 1}), kTriangle), std::sqrt(2), 1e-6);
  EXPECT_EQ(outcomeOf(segment({-1, 1, 0, 9, 1, 0}), kTriangle), Outcome::touching);  // within
  EXPECT_EQ(gapOf(segment({-1, 6, 0, 9, 6, 0}), kTriangle), 2);                      // beside it
}

TEST(SingleSeparation, EndlessRays) {
  EXPECT_EQ(outcomeOf(ray({1, 1, 9, 0, 0, -2}), kTriangle), Outcome::overlapping);
  EXPECT_EQ(gapOf(ray({1, 1, 9, 0, 0, 2}), kTriangle), 9);
  EXPECT_EQ(gapOf(ray({1, 1, 9, 0, 0, -2}, 4), kTriangle), 5);
  EXPECT_EQ(gapOf(ray({-9, 0.5, 0, 1, 0, 0}), kCube), -0.5F);
  EXPECT_EQ(outcomeOf(ray({-9, 1, 0, 1, 0, 0}), kCube), Outcome::touching);
  EXPECT_EQ(gapOf(ray({-9, 2, 0, 1, 0, 0}), kCube), 1);
  EXPECT_EQ(gapOf(ray({-9, 0, 0, -1, 0, 0}), kCube), 8);
  // Parallel to a turned box's face, but for rounding.
  const Shape turned = box({0, 0, 0}, {1, 1, 1}, {0, 0, 1, 3});
  EXPECT_NEAR(gapOf(ray({-1.2, 1.6, 0, 4, 3, 0}), turned), 1, 1e-6);
}

TEST(SingleSeparation, LinesAndPoints) {
  EXPECT_EQ(outcomeOf(point(1, 2, 3), point(1, 2, 3)), Outcome::touching);
  EXPECT_EQ(gapOf(point(1, 2, 3), point(4, 6, 3)), 5);
  EXPECT_EQ(outcomeOf(point(1, 1, 1), segment({0, 0, 0, 3, 3, 3})), Outcome::touching);
  EXPECT_EQ(gapOf(point(0, 2, 0), segment({0, 0, 0, 3, 0, 0})), 2);
  EXPECT_EQ(gapOf(point(5, 0, 0), segment({0, 0, 0, 3, 0, 0})), 2);
  EXPECT_EQ(gapOf(point(-2, 0, 0), ray({0, 0, 0, 3, 0, 0})), 2);
  EXPECT_EQ(outcomeOf(point(1e9, 0, 0), ray({0, 0, 0, 3, 0, 0})), Outcome::touching);
  EXPECT_EQ(outcomeOf(segment({0, 0, 0, 2, 2, 0}), segment({0, 2, 0, 2, 0, 0})), Outcome::touching);
  EXPECT_EQ(gapOf(segment({0, 0, 0, 2, 2, 0}), segment({0, 2, 3, 2, 0, 3})), 3);
  EXPECT_EQ(gapOf(ray({0, 0, 0, 1, 0, 0}), ray({9, 2, 0, -1, 0, 0})), 2);  // parallel
  EXPECT_EQ(gapOf(ray({0, 0, 0, 1, 0, 0}), ray({-3, 0, 0, -1, 0, 0})), 3);
  EXPECT_EQ(outcomeOf(ray({0, 0, 0, 1, 0, 0}), ray({-3, 0, 0, 1, 0, 0})), Outcome::touching);
}

TEST(SingleSeparation, PointsInFlatAndSolidShapes) {
  EXPECT_EQ(gapOf(point(0.5, 0, 0), kCube), -0.5F);
  EXPECT_EQ(outcomeOf(point(1, 1, 1), kCube), Outcome::touching);
  EXPECT_EQ(gapOf(point(0, 3, 0), kCube), 2);
  EXPECT_EQ(outcomeOf(point(1, 1, 0), kTriangle), Outcome::touching);
  EXPECT_EQ(gapOf(point(1, 1, 1), kTriangle), 1);
  EXPECT_EQ(gapOf(point(1, -1, 0), kSquare), 1);
}

TEST(SingleSeparation, ShapesWithoutAnyExtent) {
  const Shape dot{Kind::triangle, {1, 1, 1, 1, 1, 1, 1, 1, 1}};
  EXPECT_EQ(outcomeOf(dot, dot), Outcome::touching);
  EXPECT_EQ(gapOf(dot, {Kind::parallelogram, {1, 4, 5, 1, 4, 5, 1, 4, 5}}), 5);
  const Shape line{Kind::triangle, {0, 0, 0, 2, 0, 0, 4, 0, 0}};
  EXPECT_EQ(gapOf(line, segment({5, 0, 0, 6, 0, 0})), 1);
  EXPECT_EQ(outcomeOf(line, box({2, 0, 0}, {0, 1, 0})), Outcome::touching);
}

}  // namespace
}  // namespace collision::single
