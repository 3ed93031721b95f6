#include "shapes.h"

namespace collision {
namespace {

const Triangle kTriangle{{0, 0, 0}, {4, 0, 0}, {0, 4, 0}};

Outcome down(double x, double y) {
  return outcomeOf(Ray{{x, y, 1}, {0, 0, -1}, kInfinity}, kTriangle);
}

TEST(RayTriangle, InsideEdgeCornerOutside) {
  EXPECT_EQ(down(1, 1), Outcome::overlapping);
  EXPECT_EQ(down(2, 0), Outcome::touching);
  EXPECT_EQ(down(2, 2), Outcome::touching);
  EXPECT_EQ(down(0, 0), Outcome::touching);
  EXPECT_EQ(down(3, 2), Outcome::apart);
  EXPECT_EQ(down(-1, 1), Outcome::apart);
}

TEST(RayTriangle, Features) {
  const auto featureAt = [](double x, double y) {
    const Hit hit = hitOf(Ray{{x, y, 1}, {0, 0, -1}, kInfinity}, kTriangle);
    return Triangle::kFeatures[static_cast<std::size_t>(hit.feature)];
  };
  EXPECT_EQ(featureAt(1, 1), "face");
  EXPECT_EQ(featureAt(2, 0), "ab");
  EXPECT_EQ(featureAt(2, 2), "bc");
  EXPECT_EQ(featureAt(0, 2), "ca");
  EXPECT_EQ(featureAt(0, 0), "a");
  EXPECT_EQ(featureAt(4, 0), "b");
  EXPECT_EQ(featureAt(0, 4), "c");
}

TEST(RayTriangle, StartingAndEndingOnIt) {
  EXPECT_EQ(outcomeOf(Ray{{1, 1, 0}, {0, 0, 1}, kInfinity}, kTriangle), Outcome::touching);
  EXPECT_EQ(outcomeOf(Ray{{1, 1, 2}, {0, 0, -1}, 2}, kTriangle), Outcome::touching);
  EXPECT_EQ(outcomeOf(Ray{{1, 1, 2}, {0, 0, -1}, 1.5}, kTriangle), Outcome::apart);
  EXPECT_EQ(outcomeOf(Ray{{1, 1, 2}, {0, 0, 1}, kInfinity}, kTriangle), Outcome::apart);
}

TEST(RayTriangle, FrontAndBack) {
  EXPECT_EQ(hitOf(Ray{{1, 1, 1}, {0, 0, -1}, kInfinity}, kTriangle).facing, Facing::front);
  EXPECT_EQ(hitOf(Ray{{1, 1, -1}, {0, 0, 1}, kInfinity}, kTriangle).facing, Facing::back);
  EXPECT_EQ(hitOf(Ray{{1, 1, -1}, {0, 0, 1}, kInfinity}, kTriangle).normal, (Vec3{0, 0, 1}));
}

TEST(RayTriangle, WithinItsPlane) {
  const Verdict through = ask(Ray{{-1, 1, 0}, {1, 0, 0}, kInfinity}, kTriangle);
  EXPECT_EQ(through.outcome, Outcome::touching);
  EXPECT_EQ(through.hit.t, 1);
  EXPECT_EQ(through.hit.tExit, 4);
  EXPECT_EQ(outcomeOf(Ray{{-1, 5, 0}, {1, 0, 0}, kInfinity}, kTriangle), Outcome::apart);
  EXPECT_EQ(outcomeOf(Ray{{-1, 4, 0}, {1, 0, 0}, kInfinity}, kTriangle), Outcome::touching);
  EXPECT_EQ(outcomeOf(Ray{{-1, 1, 0}, {1, 0, 0}, 0.5}, kTriangle), Outcome::apart);
  EXPECT_EQ(outcomeOf(Ray{{5, 1, 0}, {1, 0, 0}, kInfinity}, kTriangle), Outcome::apart);
  const Verdict beside = ask(Ray{{-1, 1, 3}, {1, 0, 0}, kInfinity}, kTriangle);
  EXPECT_EQ(beside.outcome, Outcome::apart);
  EXPECT_EQ(beside.witness.gap, 3);
  EXPECT_EQ(beside.witness.axis, (Vec3{0, 0, -1}));
}

TEST(RayTriangle, WithoutAreaItIsASegmentOrAPoint) {
  const Triangle segment{{0, 0, 0}, {4, 0, 0}, {2, 0, 0}};
  EXPECT_EQ(outcomeOf(Ray{{1, 0, 1}, {0, 0, -1}, kInfinity}, segment), Outcome::touching);
  EXPECT_EQ(outcomeOf(Ray{{5, 0, 1}, {0, 0, -1}, kInfinity}, segment), Outcome::apart);
  EXPECT_EQ(outcomeOf(Ray{{1, 0.5, 1}, {0, 0, -1}, kInfinity}, segment), Outcome::apart);
  EXPECT_EQ(outcomeOf(Ray{{1, 0, 1}, {0, 0, -1}, 0.5}, segment), Outcome::apart);
  EXPECT_EQ(outcomeOf(Ray{{-1, 0, 0}, {1, 0, 0}, kInfinity}, segment), Outcome::touching);
  EXPECT_EQ(hitOf(Ray{{-1, 0, 0}, {1, 0, 0}, kInfinity}, segment).tExit, 5);
  EXPECT_EQ(outcomeOf(Ray{{5, 0, 0}, {1, 0, 0}, kInfinity}, segment), Outcome::apart);
  const Triangle point{{1, 2, 3}, {1, 2, 3}, {1, 2, 3}};
  EXPECT_EQ(outcomeOf(Ray{{1, 2, 0}, {0, 0, 2}, kInfinity}, point), Outcome::touching);
  EXPECT_EQ(outcomeOf(Ray{{1, 2, 0}, {0, 0, -2}, kInfinity}, point), Outcome::apart);
  EXPECT_EQ(outcomeOf(Ray{{1, 2.5, 0}, {0, 0, 2}, kInfinity}, point), Outcome::apart);
}

}  // namespace
}  // namespace collision
