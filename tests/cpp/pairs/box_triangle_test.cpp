// A box and a triangle: contacts that are exact in the numbers given.
#include "ledger.h"
#include "shapes.h"

namespace collision {
namespace {

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

TEST(BoxTriangle, WhoDecidesAtContactAndAwayFromIt) {
  const Aabb unit{{-1, -1, -1}, {1, 1, 1}};
  EXPECT_EQ(ask(unit, Triangle{{3, 0, 0}, {0, 3, 0}, {0, 0, 3}}).decidedBy, DecidedBy::exact);
  const Verdict apart = ask(unit, Triangle{{4, 0, 0}, {0, 4, 0}, {0, 0, 4}});
  EXPECT_EQ(apart.decidedBy, DecidedBy::filter);
  EXPECT_NEAR(apart.witness.gap, std::sqrt(1.0 / 3), 1e-15);
  const double third = std::sqrt(1.0 / 3);
  expectNear(apart.witness.axis, {third, third, third}, 1e-15);
  expectNear(apart.witness.supportA, {1, 1, 1}, 0);
}

TEST(BoxTriangle, SinksInAsDeepAsTheLeastCandidate) {
  const Aabb unit{{-1, -1, -1}, {1, 1, 1}};
  const Triangle floor{{-9, 0.75, -9}, {9, 0.75, -9}, {0, 0.75, 9}};
  const Verdict verdict = ask(unit, floor);
  EXPECT_EQ(verdict.outcome, Outcome::overlapping);
  EXPECT_EQ(verdict.witness.gap, -0.25);
  EXPECT_EQ(verdict.witness.axis, (Vec3{0, 1, 0}));
  expectLedgerAgrees(unit, floor);
}

TEST(BoxTriangle, TheOtherOrderIsMirrored) {
  const Aabb unit{{-1, -1, -1}, {1, 1, 1}};
  const Triangle triangle{{3, 0, 0}, {5, 0, 0}, {5, 1, 0}};
  EXPECT_EQ(ask(unit, triangle).witness.gap, 2);
  EXPECT_EQ(ask(unit, triangle).witness.axis, (Vec3{1, 0, 0}));
  EXPECT_EQ(ask(triangle, unit).witness.axis, (Vec3{-1, 0, 0}));
  EXPECT_EQ(ask(triangle, unit).witness.supportA, ask(unit, triangle).witness.supportB);
}

}  // namespace
}  // namespace collision
