// On which side of a plane a point, triangle or parallelogram is.
#include "ledger.h"
#include "pairs/common_shapes.h"
#include "shapes.h"

namespace collision {
namespace {

TEST(PointPlane, ToTheLastBit) {
  EXPECT_EQ(outcomeOf(Point{{7, 0, -3}}, kGround), Outcome::touching);
  EXPECT_EQ(ask(Point{{7, 0, -3}}, kGround).side, Side::straddling);
  EXPECT_EQ(ask(Point{{7, 5e-324, -3}}, kGround).side, Side::front);
  EXPECT_EQ(ask(Point{{7, 5e-324, -3}}, kGround).decidedBy, DecidedBy::exact);
  EXPECT_EQ(ask(Point{{7, -5e-324, -3}}, kGround).side, Side::back);
  const Verdict verdict = ask(Point{{7, 2, -3}}, kGround);
  EXPECT_EQ(verdict.decidedBy, DecidedBy::filter);
  EXPECT_EQ(verdict.witness.gap, 2);
  EXPECT_EQ(verdict.witness.axis, (Vec3{0, -1, 0}));
  EXPECT_EQ(verdict.witness.supportB, (Vec3{7, 0, -3}));
  EXPECT_EQ(ask(kGround, Point{{7, 2, -3}}).witness.supportA, (Vec3{7, 0, -3}));
}

TEST(PointPlane, WhatCancelsInDoubles) {
  // 0.1 · 3 − 0.3 is 2⁻⁵⁴ · 3.2 above zero in exact numbers, and so are the doubles' neighbors.
  const Plane plane{{0.1, 0, 0}, -0.3};
  EXPECT_EQ(ask(Point{{3, 0, 0}}, plane).side, Side::front);
  EXPECT_EQ(ask(Point{{below(3), 0, 0}}, plane).side, Side::back);
}

TEST(TrianglePlane, AboveOnAcrossAndWithin) {
  const auto triangle = [](double ya, double yb, double yc) {
    return Triangle{{0, ya, 0}, {4, yb, 0}, {0, yc, 4}};
  };
  EXPECT_EQ(ask(triangle(1, 2, 3), kGround).side, Side::front);
  EXPECT_EQ(ask(triangle(1, 2, 3), kGround).witness.gap, 1);
  EXPECT_EQ(ask(triangle(1, 2, 3), kGround).witness.supportA, (Vec3{0, 1, 0}));
  EXPECT_EQ(outcomeOf(triangle(0, 2, 3), kGround), Outcome::touching);
  EXPECT_EQ(ask(triangle(0, 2, 3), kGround).side, Side::front);
  EXPECT_EQ(ask(triangle(0, 2, 3), kGround).contact, (Vec3{0, 0, 0}));
  EXPECT_EQ(ask(triangle(0, -2, 0), kGround).side, Side::back);
  EXPECT_EQ(ask(triangle(0, -2, 0), kGround).contact, (Vec3{0, 0, 2}));
  EXPECT_EQ(outcomeOf(triangle(-5e-324, 2, 3), kGround), Outcome::overlapping);
  EXPECT_EQ(outcomeOf(triangle(5e-324, 2, 3), kGround), Outcome::apart);
  const Verdict across = ask(triangle(-1, 1, 1), kGround);
  EXPECT_EQ(across.outcome, Outcome::overlapping);
  EXPECT_EQ(across.side, Side::straddling);
  EXPECT_EQ(across.witness.gap, -1);
  EXPECT_EQ(across.contact, (Vec3{1, 0, 1}));
  EXPECT_EQ(outcomeOf(triangle(0, 0, 0), kGround), Outcome::touching);
  EXPECT_EQ(ask(triangle(0, 0, 0), kGround).side, Side::straddling);
  expectLedgerAgrees(triangle(-1, 1, 1), kGround);
  expectLedgerAgrees(triangle(1, 1, 1), kGround);
}

TEST(TrianglePlane, WithoutArea) {
  EXPECT_EQ(outcomeOf(Triangle{{0, 1, 0}, {0, -1, 0}, {0, 0, 0}}, kGround), Outcome::overlapping);
  EXPECT_EQ(outcomeOf(Triangle{{1, 0, 0}, {1, 0, 0}, {1, 0, 0}}, kGround), Outcome::touching);
  EXPECT_EQ(ask(Triangle{{1, 3, 0}, {1, 3, 0}, {1, 3, 0}}, kGround).witness.gap, 3);
}

TEST(ParallelogramPlane, TheFourthCornerDecides) {
  const Parallelogram sheet{{0, 3, 0}, {1, 1, 0}, {0, 1, 1}};  // fourth corner (1, −1, 1)
  EXPECT_EQ(outcomeOf(sheet, kGround), Outcome::overlapping);
  EXPECT_EQ(ask(sheet, kGround).witness.gap, -1);
  EXPECT_EQ(ask(sheet, kGround).witness.supportA, (Vec3{1, -1, 1}));
  EXPECT_EQ(outcomeOf(Parallelogram{{0, 2, 0}, {1, 1, 0}, {0, 1, 1}}, kGround), Outcome::touching);
}

TEST(ParallelogramPlane, TheFourthCornerIsNotRounded) {
  // 1 + (2⁻⁶⁰ − 1): in doubles the fourth corner lies in the plane.
  const auto sheet = [](double y) { return Parallelogram{{0, 1, 0}, {1, 1, 0}, {0, y, 1}}; };
  EXPECT_EQ(outcomeOf(sheet(0x1p-60), kGround), Outcome::apart);
  EXPECT_EQ(ask(sheet(0x1p-60), kGround).witness.gap, 0x1p-60);
  EXPECT_EQ(outcomeOf(sheet(0), kGround), Outcome::touching);
  EXPECT_EQ(outcomeOf(sheet(-0x1p-60), kGround), Outcome::overlapping);
}

}  // namespace
}  // namespace collision
