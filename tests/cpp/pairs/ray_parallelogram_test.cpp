#include "shapes.h"

namespace collision {
namespace {

const Parallelogram kSheet{{0, 0, 0}, {4, 0, 0}, {2, 2, 0}};  // fourth corner (6, 2, 0)

Verdict down(double x, double y) { return ask(Ray{{x, y, 1}, {0, 0, -1}, kInfinity}, kSheet); }

TEST(RayParallelogram, InsideEdgeCornerOutside) {
  EXPECT_EQ(down(3, 1).outcome, Outcome::overlapping);
  EXPECT_EQ(down(4.5, 1.5).outcome, Outcome::overlapping);  // beyond the triangle a, b, c
  EXPECT_EQ(down(2, 0).outcome, Outcome::touching);
  EXPECT_EQ(down(5, 1).outcome, Outcome::touching);
  EXPECT_EQ(down(6, 2).outcome, Outcome::touching);
  EXPECT_EQ(down(5.5, 1).outcome, Outcome::apart);
  EXPECT_EQ(down(0.5, 1).outcome, Outcome::apart);
  EXPECT_EQ(down(4, 2.5).outcome, Outcome::apart);
}

TEST(RayParallelogram, CoordinatesAndFeatures) {
  const Hit hit = down(4, 1).hit;
  EXPECT_EQ(hit.u, 0.75);
  EXPECT_EQ(hit.v, 0.5);
  const auto featureAt = [](double x, double y) {
    return Parallelogram::kFeatures[static_cast<std::size_t>(down(x, y).hit.feature)];
  };
  EXPECT_EQ(featureAt(3, 1), "face");
  EXPECT_EQ(featureAt(2, 0), "ab");
  EXPECT_EQ(featureAt(5, 1), "bd");
  EXPECT_EQ(featureAt(4, 2), "dc");
  EXPECT_EQ(featureAt(1, 1), "ca");
  EXPECT_EQ(featureAt(0, 0), "a");
  EXPECT_EQ(featureAt(4, 0), "b");
  EXPECT_EQ(featureAt(6, 2), "d");
  EXPECT_EQ(featureAt(2, 2), "c");
}

TEST(RayParallelogram, WithinItsPlaneAndWithoutArea) {
  EXPECT_EQ(outcomeOf(Ray{{-1, 1, 0}, {1, 0, 0}, kInfinity}, kSheet), Outcome::touching);
  EXPECT_EQ(outcomeOf(Ray{{-1, 3, 0}, {1, 0, 0}, kInfinity}, kSheet), Outcome::apart);
  const Parallelogram line{{0, 0, 0}, {1, 0, 0}, {2, 0, 0}};  // the segment from 0 to 3
  EXPECT_EQ(outcomeOf(Ray{{3, 0, 1}, {0, 0, -1}, kInfinity}, line), Outcome::touching);
  EXPECT_EQ(outcomeOf(Ray{{3.5, 0, 1}, {0, 0, -1}, kInfinity}, line), Outcome::apart);
}

}  // namespace
}  // namespace collision
