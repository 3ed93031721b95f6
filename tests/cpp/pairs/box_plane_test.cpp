// On which side of a plane a box is, to the last bit.
#include "ledger.h"
#include "shapes.h"

namespace collision {
namespace {

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

TEST(BoxPlane, TheNumbersOfAnAnswer) {
  const Plane plane{{0, 2, 0}, -2};  // y = 1
  const Aabb over{{-1, 3, -1}, {1, 4, 1}};
  const Verdict apart = ask(over, plane);
  EXPECT_EQ(apart.decidedBy, DecidedBy::filter);
  EXPECT_EQ(apart.witness.gap, 2);
  EXPECT_EQ(apart.witness.axis, (Vec3{0, -1, 0}));
  EXPECT_EQ(apart.witness.supportA, (Vec3{0, 3, 0}));
  EXPECT_EQ(apart.witness.supportB, (Vec3{0, 1, 0}));
  EXPECT_EQ(ask(plane, over).witness.axis, (Vec3{0, 1, 0}));
  EXPECT_EQ(ask(plane, over).side, Side::front);
  const Verdict deep = ask(Aabb{{-1, 0.5, -1}, {1, 4, 1}}, plane);
  EXPECT_EQ(deep.witness.gap, -0.5);
  expectNear(deep.contact, {0, 1, 0}, 1e-9);
  EXPECT_EQ(ask(Aabb{{-1, 0, -1}, {1, 1, 1}}, plane).side, Side::back);
  expectLedgerAgrees(over, plane);
}

TEST(BoxPlane, AnObliquePlaneThroughACorner) {
  const Aabb unit{{0, 0, 0}, {1, 1, 1}};
  EXPECT_EQ(outcomeOf(unit, Plane{{1, 2, 3}, -6}), Outcome::touching);
  EXPECT_EQ(ask(unit, Plane{{1, 2, 3}, -6}).decidedBy, DecidedBy::exact);
  EXPECT_EQ(ask(unit, Plane{{1, 2, 3}, -6}).side, Side::back);
  EXPECT_EQ(outcomeOf(unit, Plane{{1, 2, 3}, below(-6)}), Outcome::apart);
  EXPECT_EQ(outcomeOf(unit, Plane{{1, 2, 3}, above(-6)}), Outcome::overlapping);
}

}  // namespace
}  // namespace collision
