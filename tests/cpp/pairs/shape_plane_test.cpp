// On which side of a plane a shape is, to the last bit and without taking a root.
#include <gmpxx.h>

#include "ledger.h"
#include "pairs/common_shapes.h"
#include "random.h"
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

TEST(SpherePlane, TheWitnessPointsFromAToB) {
  const Plane plane{{0, 0, 2}, -2};  // z = 1
  const Verdict verdict = ask(Sphere{{0, 0, 4}, 1}, plane);
  EXPECT_EQ(verdict.decidedBy, DecidedBy::filter);
  EXPECT_EQ(verdict.witness.gap, 2);
  EXPECT_EQ(verdict.witness.axis, (Vec3{0, 0, -1}));
  EXPECT_EQ(verdict.witness.supportA, (Vec3{0, 0, 3}));
  EXPECT_EQ(verdict.witness.supportB, (Vec3{0, 0, 1}));
  EXPECT_EQ(ask(plane, Sphere{{0, 0, 4}, 1}).witness.axis, (Vec3{0, 0, 1}));
  EXPECT_EQ(ask(plane, Sphere{{0, 0, 4}, 1}).side, Side::front);
  EXPECT_EQ(ask(Sphere{{7, 8, 1.5}, 2}, plane).contact, (Vec3{7, 8, 1}));
}

TEST(SpherePlane, ObliqueToTheLastBit) {
  const Plane plane{{3, 4, 0}, 0};
  EXPECT_EQ(outcomeOf(Sphere{{3, 4, 9}, 5}, plane), Outcome::touching);
  EXPECT_EQ(ask(Sphere{{3, 4, 9}, 5}, plane).decidedBy, DecidedBy::exact);
  EXPECT_EQ(outcomeOf(Sphere{{3, 4, 9}, below(5)}, plane), Outcome::apart);
  EXPECT_EQ(outcomeOf(Sphere{{3, 4, 9}, above(5)}, plane), Outcome::overlapping);
  // √3 lies between two doubles.
  const Plane diagonal{{1, 1, 1}, 0};
  const double root = std::sqrt(3.0);  // the lower one
  EXPECT_EQ(outcomeOf(Sphere{{1, 1, 1}, root}, diagonal), Outcome::apart);
  EXPECT_GT(ask(Sphere{{1, 1, 1}, root}, diagonal).witness.gap, 0);
  EXPECT_LT(ask(Sphere{{1, 1, 1}, root}, diagonal).witness.gap, above(root) - root);
  EXPECT_EQ(outcomeOf(Sphere{{1, 1, 1}, above(root)}, diagonal), Outcome::overlapping);
}

TEST(CapsulePlane, SidesAndContact) {
  const Plane plane{{0, 0, 2}, -2};  // z = 1
  const auto standing = [](double z) { return Capsule{{0, 0, z}, {0, 0, 9}, 2}; };
  EXPECT_EQ(outcomeOf(standing(3), plane), Outcome::touching);
  EXPECT_EQ(ask(standing(3), plane).side, Side::front);
  EXPECT_EQ(outcomeOf(standing(above(3)), plane), Outcome::apart);
  EXPECT_EQ(outcomeOf(standing(below(3)), plane), Outcome::overlapping);
  EXPECT_EQ(ask(standing(below(3)), plane).side, Side::straddling);
  EXPECT_EQ(ask(Capsule{{0, 0, -4}, {0, 0, -9}, 2}, plane).side, Side::back);
  EXPECT_EQ(ask(Capsule{{0, 0, -4}, {0, 0, -9}, 2}, plane).witness.gap, 3);
  // Lying along the plane both ends are nearest: the middle is shown.
  const Verdict lying = ask(Capsule{{0, 0, 5}, {4, 0, 5}, 1}, plane);
  EXPECT_EQ(lying.witness.gap, 3);
  EXPECT_EQ(lying.witness.supportA, (Vec3{2, 0, 4}));
  EXPECT_EQ(ask(Capsule{{0, 0, 0}, {0, 0, 5}, 2}, plane).witness.gap, -3);
}

TEST(CapsulePlane, WithoutRadiusItIsASegment) {
  const Plane plane{{0, 0, 2}, -2};
  EXPECT_EQ(ask(Capsule{{0, 0, 1}, {4, 0, 1}, 0}, plane).side, Side::straddling);
  EXPECT_EQ(outcomeOf(Capsule{{0, 0, 1}, {4, 0, 1}, 0}, plane), Outcome::touching);
  EXPECT_EQ(ask(Capsule{{0, 0, 1}, {4, 0, 2}, 0}, plane).side, Side::front);
  EXPECT_EQ(outcomeOf(Capsule{{0, 0, 1}, {4, 0, 2}, 0}, plane), Outcome::touching);
  EXPECT_EQ(outcomeOf(Capsule{{0, 0, above(1)}, {4, 0, 2}, 0}, plane), Outcome::apart);
}

TEST(BallPlane, AgreesWithRationals) {
  Random random(20260911);
  int touching = 0;
  for (int round = 0; round < 4000; ++round) {
    const bool coarse = random.below(2) == 0;
    const auto number = [&] {
      return coarse ? static_cast<double>(random.between(-6, 6)) : random.anyDouble();
    };
    const auto vector = [&] {
      const double x = number();
      const double y = number();
      const double z = number();
      return Vec3{x, y, z};
    };
    Plane plane{vector(), number()};
    if (isZero(plane.normal)) {
      plane.normal.x = 1;
    }
    const Vec3 start = vector();
    const Vec3 end = vector();
    const double radius = std::fabs(number());
    mpq_class squared = 0;
    mpq_class atStart = plane.constant;
    mpq_class atEnd = plane.constant;
    for (int k = 0; k < 3; ++k) {
      const mpq_class n(plane.normal[k]);
      squared += n * n;
      atStart += n * mpq_class(start[k]);
      atEnd += n * mpq_class(end[k]);
    }
    const mpq_class reach = mpq_class(radius) * radius * squared;
    const auto expected = [&](const mpq_class& low, const mpq_class& high) {
      if (sgn(low) * sgn(high) < 0 || (sgn(low) == 0 && sgn(high) == 0 && radius > 0)) {
        return Outcome::overlapping;
      }
      const mpq_class nearest = cmp(abs(low), abs(high)) < 0 ? abs(low) : abs(high);
      const int sign = sgn(mpq_class(nearest * nearest - reach));
      if (sign > 0) {
        return Outcome::apart;
      }
      return sign == 0 ? Outcome::touching : Outcome::overlapping;
    };
    const Outcome capsule = outcomeOf(Capsule{start, end, radius}, plane);
    ASSERT_EQ(capsule, expected(atStart, atEnd)) << random.where(round);
    const Outcome sphere = outcomeOf(Sphere{start, radius}, plane);
    ASSERT_EQ(sphere, expected(atStart, atStart)) << random.where(round);
    touching += capsule == Outcome::touching || sphere == Outcome::touching ? 1 : 0;
  }
  EXPECT_GT(touching, 5);
}

}  // namespace
}  // namespace collision
