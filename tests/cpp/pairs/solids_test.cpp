// Solid against solid and solid against plane: contacts that are exact in the numbers given.
#include <cmath>

#include "shapes.h"

namespace collision {
namespace {

double above(double x) { return std::nextafter(x, 1e9); }
double below(double x) { return std::nextafter(x, -1e9); }

TEST(SphereSphere, PythagoreanContact) {
  const Sphere a{{0, 0, 0}, 2};
  EXPECT_EQ(outcomeOf(a, Sphere{{3, 4, 0}, 3}), Outcome::touching);
  EXPECT_EQ(outcomeOf(a, Sphere{{3 + 1e-14, 4, 0}, 3}), Outcome::apart);
  EXPECT_EQ(outcomeOf(a, Sphere{{3 - 1e-14, 4, 0}, 3}), Outcome::overlapping);
  EXPECT_EQ(ask(a, Sphere{{6, 8, 0}, 3}).witness.gap, 5);
  EXPECT_EQ(ask(a, a).witness.gap, -4);  // concentric: any way out is as long
  EXPECT_EQ(outcomeOf(Sphere{{1, 1, 1}, 0}, Sphere{{1, 1, 1}, 0}), Outcome::touching);
}

TEST(SpherePlane, SidesAndContact) {
  const Plane plane{{0, 0, 2}, -2};  // z = 1
  EXPECT_EQ(ask(Sphere{{0, 0, 3}, 1}, plane).side, Side::front);
  EXPECT_EQ(ask(Sphere{{0, 0, 3}, 1}, plane).witness.gap, 1);
  EXPECT_EQ(outcomeOf(Sphere{{0, 0, 3}, 2}, plane), Outcome::touching);
  EXPECT_EQ(ask(Sphere{{0, 0, 3}, 2}, plane).side, Side::front);
  EXPECT_EQ(outcomeOf(Sphere{{0, 0, -1}, 2}, plane), Outcome::touching);
  EXPECT_EQ(ask(Sphere{{0, 0, -1}, 2}, plane).side, Side::back);
  EXPECT_EQ(ask(Sphere{{0, 0, 0}, 2}, plane).side, Side::straddling);
  EXPECT_EQ(ask(Sphere{{0, 0, 0}, 2}, plane).witness.gap, -1);
  EXPECT_EQ(outcomeOf(Sphere{{0, 0, 1}, 0}, plane), Outcome::touching);
  EXPECT_EQ(ask(Sphere{{0, 0, 1}, 0}, plane).side, Side::straddling);
}

TEST(BoxPlane, SidesAndContact) {
  const Plane plane{{0, 1, 0}, 0};
  const Quaternion q{0, 0, 1, 2};  // half extent 5 reaches 7 along y
  EXPECT_EQ(outcomeOf(box({0, 7, 0}, {5, 5, 5}, q), plane), Outcome::touching);
  EXPECT_EQ(ask(box({0, 7, 0}, {5, 5, 5}, q), plane).side, Side::front);
  EXPECT_EQ(outcomeOf(box({0, above(7), 0}, {5, 5, 5}, q), plane), Outcome::apart);
  EXPECT_EQ(outcomeOf(box({0, below(7), 0}, {5, 5, 5}, q), plane), Outcome::overlapping);
  EXPECT_EQ(ask(box({0, 6, 0}, {5, 5, 5}, q), plane).side, Side::straddling);
  const Aabb lying{{-1, 0, -1}, {1, 0, 1}};  // flat, within the plane
  EXPECT_EQ(outcomeOf(lying, plane), Outcome::touching);
  EXPECT_EQ(ask(lying, plane).side, Side::straddling);
}

TEST(AabbAabb, ContactIsTouching) {
  const Aabb unit{{0, 0, 0}, {1, 1, 1}};
  EXPECT_EQ(outcomeOf(unit, Aabb{{1, 0, 0}, {2, 1, 1}}), Outcome::touching);
  EXPECT_EQ(outcomeOf(unit, Aabb{{1, 1, 1}, {2, 2, 2}}), Outcome::touching);
  EXPECT_EQ(outcomeOf(unit, Aabb{{above(1), 0, 0}, {2, 1, 1}}), Outcome::apart);
  EXPECT_EQ(outcomeOf(unit, Aabb{{below(1), 0, 0}, {2, 1, 1}}), Outcome::overlapping);
  const Verdict deep = ask(unit, Aabb{{0.25, 0.5, -5}, {2, 2, 5}});
  EXPECT_EQ(deep.witness.gap, -0.5);
  EXPECT_EQ(deep.witness.axis, (Vec3{0, 1, 0}));
  EXPECT_EQ(outcomeOf(Aabb{{0, 0, 0}, {1, 1, 0}}, Aabb{{0, 0, 0}, {1, 1, 0}}), Outcome::touching);
}

TEST(BoxBox, TurnedBoxesRestOnEachOther) {
  const Quaternion q{0, 0, 1, 2};  // half extent 5 reaches 7 along x
  const Aabb block{{-5, -5, -5}, {5, 5, 5}};
  EXPECT_EQ(outcomeOf(block, box({12, 1, 0}, {5, 5, 5}, q)), Outcome::touching);
  EXPECT_EQ(outcomeOf(block, box({above(12), 1, 0}, {5, 5, 5}, q)), Outcome::apart);
  EXPECT_EQ(outcomeOf(block, box({below(12), 1, 0}, {5, 5, 5}, q)), Outcome::overlapping);
  EXPECT_EQ(outcomeOf(box({0, 0, 0}, {5, 5, 5}), box({12, 1, 0}, {5, 5, 5}, {0, 0, -3, -6})),
            Outcome::touching);
}

TEST(BoxBox, CrossedEdgesTouch) {
  // Two square bars on edge, one along x and one along z: their edges cross above the origin.
  const Obb lower = box({0, -5, 0}, {20, 5, 5}, {1, 0, 0, 1});
  const Obb upper = box({0, 5, 0}, {5, 5, 20}, {0, 0, 1, 1});
  EXPECT_EQ(outcomeOf(lower, upper), Outcome::touching);
}

TEST(BoxBox, SegmentsWithinOnePlane) {
  const Obb along = box({0, 0, 0}, {1, 0, 0});
  const Obb across = box({3, 0, 0}, {0, 1, 0});
  EXPECT_EQ(outcomeOf(along, across), Outcome::apart);
  EXPECT_EQ(outcomeOf(along, box({1, 0, 0}, {0, 1, 0})), Outcome::touching);
  EXPECT_EQ(outcomeOf(along, box({0, 0, 0}, {0, 1, 0})), Outcome::touching);
  // Turned within their plane, past each other's end: no ordinary candidate sees it.
  EXPECT_EQ(outcomeOf(along, box({1.25, 0.25, 0}, {0.3, 0, 0}, {0, 0, 1, 2})), Outcome::apart);
}

TEST(BoxTriangle, FacesEdgesAndCorners) {
  const Aabb unit{{-1, -1, -1}, {1, 1, 1}};
  EXPECT_EQ(outcomeOf(unit, Triangle{{-3, -3, 0}, {3, -3, 0}, {0, 5, 0}}), Outcome::overlapping);
  EXPECT_EQ(outcomeOf(unit, Triangle{{-3, -3, 1}, {3, -3, 1}, {0, 5, 1}}), Outcome::touching);
  EXPECT_EQ(outcomeOf(unit, Triangle{{1, 1, 1}, {2, 1, 1}, {1, 2, 1}}), Outcome::touching);
  EXPECT_EQ(outcomeOf(unit, Triangle{{3, 0, 0}, {0, 3, 0}, {0, 0, 3}}), Outcome::touching);
  EXPECT_EQ(outcomeOf(unit, Triangle{{above(3), 0, 0}, {0, 3.1, 0}, {0, 0, 3.1}}), Outcome::apart);
  EXPECT_EQ(candidateName(unit, Triangle{{4, 0, 0}, {0, 4, 0}, {0, 0, 4}}), "{b}.n");
}

TEST(BoxTriangle, ATurnedBox) {
  const Obb turned = box({0, 0, 0}, {5, 5, 5}, {0, 0, 1, 2});  // reaches x = 7 at y = 1
  EXPECT_EQ(outcomeOf(turned, Triangle{{7, 1, 0}, {9, 1, 0}, {9, 2, 0}}), Outcome::touching);
  EXPECT_EQ(outcomeOf(turned, Triangle{{7.01, 1, 0}, {9, 1, 0}, {9, 2, 0}}), Outcome::apart);
  EXPECT_EQ(outcomeOf(turned, Triangle{{6.99, 1, 0}, {9, 1, 0}, {9, 2, 0}}), Outcome::overlapping);
}

TEST(BoxTriangle, FlatStraightAndPointLike) {
  const Aabb point{{1, 1, 0}, {1, 1, 0}};
  const Triangle triangle{{0, 0, 0}, {4, 0, 0}, {0, 4, 0}};
  EXPECT_EQ(outcomeOf(point, triangle), Outcome::touching);
  EXPECT_EQ(outcomeOf(Aabb{{3, 3, 0}, {3, 3, 0}}, triangle), Outcome::apart);
  EXPECT_EQ(outcomeOf(Aabb{{1, 1, -1}, {1, 1, 1}}, triangle), Outcome::overlapping);
  EXPECT_EQ(outcomeOf(Aabb{{3, 3, -1}, {3, 3, 1}}, triangle), Outcome::apart);
  EXPECT_EQ(outcomeOf(Aabb{{-2, 3.5, 0}, {5, 3.5, 0}}, triangle), Outcome::touching);
  EXPECT_EQ(outcomeOf(Aabb{{2, 3, 0}, {5, 3, 0}}, triangle), Outcome::apart);
  const Triangle segment{{0, 0, 0}, {4, 4, 0}, {2, 2, 0}};
  EXPECT_EQ(outcomeOf(Aabb{{1, 1, 0}, {1, 1, 0}}, segment), Outcome::touching);
  EXPECT_EQ(outcomeOf(Aabb{{2, 1, 0}, {5, 1, 0}}, segment), Outcome::apart);
  EXPECT_EQ(outcomeOf(Aabb{{0, 1, 0}, {5, 1, 0}}, segment), Outcome::touching);
}

}  // namespace
}  // namespace collision
