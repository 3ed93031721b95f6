// Shapes with a radius: the distance of the cores against the sum of the radii.
#include <gmpxx.h>

#include "ledger.h"
#include "pairs/common_shapes.h"
#include "random.h"
#include "shapes.h"

namespace collision {
namespace {

TEST(SphereSphere, PythagoreanContact) {
  const Sphere a{{0, 0, 0}, 2};
  EXPECT_EQ(outcomeOf(a, Sphere{{3, 4, 0}, 3}), Outcome::touching);
  EXPECT_EQ(outcomeOf(a, Sphere{{3 + 1e-14, 4, 0}, 3}), Outcome::apart);
  EXPECT_EQ(outcomeOf(a, Sphere{{3 - 1e-14, 4, 0}, 3}), Outcome::overlapping);
  EXPECT_EQ(ask(a, Sphere{{6, 8, 0}, 3}).witness.gap, 5);
  EXPECT_EQ(ask(a, a).witness.gap, -4);  // concentric: any way out is as long
  EXPECT_EQ(outcomeOf(Sphere{{1, 1, 1}, 0}, Sphere{{1, 1, 1}, 0}), Outcome::touching);
}

TEST(PointSphere, ToTheLastBit) {
  const Sphere ball{{0, 0, 0}, 5};
  const Verdict touching = ask(Point{{3, 4, 0}}, ball);
  EXPECT_EQ(touching.outcome, Outcome::touching);
  EXPECT_EQ(touching.decidedBy, DecidedBy::exact);
  EXPECT_EQ(touching.witness.gap, 0);
  EXPECT_EQ(outcomeOf(Point{{3, above(4), 0}}, ball), Outcome::apart);
  EXPECT_EQ(outcomeOf(Point{{3, below(4), 0}}, ball), Outcome::overlapping);
  const Verdict apart = ask(Point{{6, 8, 0}}, ball);
  EXPECT_EQ(apart.decidedBy, DecidedBy::filter);
  EXPECT_EQ(apart.witness.gap, 5);
  EXPECT_EQ(apart.witness.axis, (Vec3{-0.6, -0.8, 0}));
  EXPECT_EQ(apart.witness.supportB, (Vec3{3, 4, 0}));
  EXPECT_EQ(ask(ball, Point{{6, 8, 0}}).witness.axis, (Vec3{0.6, 0.8, 0}));
}

TEST(PointCapsule, BesideItsAxisAndBeyondItsEnd) {
  EXPECT_EQ(outcomeOf(Point{{5, 2, 0}}, kRod), Outcome::touching);
  EXPECT_EQ(outcomeOf(Point{{5, above(2), 0}}, kRod), Outcome::apart);
  EXPECT_EQ(outcomeOf(Point{{5, below(2), 0}}, kRod), Outcome::overlapping);
  EXPECT_EQ(outcomeOf(Point{{-2, 0, 0}}, kRod), Outcome::touching);
  EXPECT_EQ(outcomeOf(Point{{below(-2), 0, 0}}, kRod), Outcome::apart);
  EXPECT_EQ(ask(Point{{13, 4, 0}}, kRod).witness.gap, 3);
  EXPECT_EQ(ask(Point{{13, 4, 0}}, kRod).decidedBy, DecidedBy::filter);
  // On the axis: out across it.
  EXPECT_EQ(ask(Point{{5, 0, 0}}, kRod).witness.gap, -2);
  EXPECT_EQ(outcomeOf(Point{{1, 2, 3}}, Capsule{{1, 2, 3}, {1, 2, 3}, 0}), Outcome::touching);
}

TEST(SphereCapsule, SumsTheRadiiExactly) {
  EXPECT_EQ(outcomeOf(Sphere{{13, 4, 0}, 3}, kRod), Outcome::touching);
  EXPECT_EQ(ask(Sphere{{13, 4, 0}, 3}, kRod).decidedBy, DecidedBy::exact);
  EXPECT_EQ(outcomeOf(Sphere{{13, 4, 0}, below(3)}, kRod), Outcome::apart);
  EXPECT_EQ(outcomeOf(Sphere{{13, 4, 0}, above(3)}, kRod), Outcome::overlapping);
  // 1 + 2⁻⁶⁰ rounds to 1; the exact sum still reaches.
  const Capsule thin{{0, 0, 0}, {10, 0, 0}, 0x1p-60};
  EXPECT_EQ(outcomeOf(Sphere{{5, 1, 0}, 1}, thin), Outcome::overlapping);
  EXPECT_EQ(outcomeOf(Sphere{{5, above(1), 0}, 1}, thin), Outcome::apart);
}

TEST(SphereAabb, FaceEdgeAndCorner) {
  const Aabb unit{{-1, -1, -1}, {1, 1, 1}};
  EXPECT_EQ(outcomeOf(Sphere{{0, 4, 0}, 3}, unit), Outcome::touching);
  EXPECT_EQ(outcomeOf(Sphere{{4, 5, 0.5}, 5}, unit), Outcome::touching);
  EXPECT_EQ(outcomeOf(Sphere{{3, 4, 7}, 7}, unit), Outcome::touching);  // 2, 3, 6 from a corner
  EXPECT_EQ(outcomeOf(Sphere{{3, 4, above(7)}, 7}, unit), Outcome::apart);
  EXPECT_EQ(outcomeOf(Sphere{{3, 4, below(7)}, 7}, unit), Outcome::overlapping);
  const Verdict apart = ask(Sphere{{4, 5, 0.5}, 4}, unit);
  EXPECT_EQ(apart.witness.gap, 1);
  EXPECT_EQ(apart.witness.axis, (Vec3{-0.6, -0.8, 0}));
  EXPECT_EQ(apart.witness.supportB, (Vec3{1, 1, 0.5}));
  // The center inside: out by the nearest face, and the radius.
  const Verdict deep = ask(Sphere{{0.5, 0, 0}, 2}, unit);
  EXPECT_EQ(deep.witness.gap, -2.5);
  EXPECT_EQ(deep.witness.axis, (Vec3{-1, 0, 0}));
}

TEST(SphereObb, TheEdgeOfATurnedBox) {
  const Obb turned = box({0, 0, 0}, {5, 5, 5}, {0, 0, 1, 2});  // an edge at x = 7, y = 1
  EXPECT_EQ(outcomeOf(Sphere{{11, 4, 0}, 5}, turned), Outcome::touching);
  EXPECT_EQ(ask(Sphere{{11, 4, 0}, 5}, turned).decidedBy, DecidedBy::exact);
  EXPECT_EQ(outcomeOf(Sphere{{11, 4, 0}, below(5)}, turned), Outcome::apart);
  EXPECT_EQ(outcomeOf(Sphere{{11, 4, 0}, above(5)}, turned), Outcome::overlapping);
  EXPECT_EQ(ask(Sphere{{11, 4, 0}, 3}, turned).witness.gap, 2);
}

TEST(SphereTriangle, FaceEdgeAndCorner) {
  const Triangle triangle{{0, 0, 0}, {4, 0, 0}, {0, 4, 0}};
  EXPECT_EQ(outcomeOf(Sphere{{1, 1, 3}, 3}, triangle), Outcome::touching);
  EXPECT_EQ(outcomeOf(Sphere{{1, 1, above(3)}, 3}, triangle), Outcome::apart);
  EXPECT_EQ(outcomeOf(Sphere{{2, -3, 4}, 5}, triangle), Outcome::touching);
  EXPECT_EQ(outcomeOf(Sphere{{-2, -3, 6}, 7}, triangle), Outcome::touching);
  EXPECT_EQ(outcomeOf(Sphere{{-2, -3, 6}, below(7)}, triangle), Outcome::apart);
  const Verdict pierced = ask(Sphere{{1, 1, 0}, 3}, triangle);
  EXPECT_EQ(pierced.outcome, Outcome::overlapping);
  EXPECT_EQ(pierced.witness.gap, -3);
  EXPECT_EQ(std::fabs(pierced.witness.axis.z), 1);
}

TEST(SphereParallelogram, TheCornerThatIsNotGiven) {
  const Parallelogram sheet{{0, 0, 0}, {4, 0, 0}, {2, 2, 0}};  // fourth corner (6, 2, 0)
  EXPECT_EQ(outcomeOf(Sphere{{8, 5, 6}, 7}, sheet), Outcome::touching);
  EXPECT_EQ(outcomeOf(Sphere{{8, 5, 6}, below(7)}, sheet), Outcome::apart);
  EXPECT_EQ(outcomeOf(Sphere{{8, 5, 6}, above(7)}, sheet), Outcome::overlapping);
  EXPECT_EQ(ask(Sphere{{8, 5, 6}, 6}, sheet).witness.supportB, (Vec3{6, 2, 0}));
}

TEST(CapsuleCapsule, SkewParallelAndCrossed) {
  const auto across = [](double z) { return Capsule{{5, -3, z}, {5, 3, z}, 3}; };
  EXPECT_EQ(outcomeOf(kRod, across(5)), Outcome::touching);
  EXPECT_EQ(outcomeOf(kRod, across(above(5))), Outcome::apart);
  EXPECT_EQ(outcomeOf(kRod, across(below(5))), Outcome::overlapping);
  EXPECT_EQ(ask(kRod, across(7)).witness.gap, 2);
  EXPECT_EQ(ask(kRod, across(7)).witness.axis, (Vec3{0, 0, 1}));
  EXPECT_EQ(ask(kRod, across(7)).witness.supportA, (Vec3{5, 0, 2}));
  EXPECT_EQ(outcomeOf(kRod, Capsule{{12, 3, 0}, {2, 3, 0}, 1}), Outcome::touching);
  EXPECT_EQ(outcomeOf(kRod, Capsule{{15, 0, 0}, {19, 0, 0}, 3}), Outcome::touching);
  EXPECT_EQ(outcomeOf(kRod, Capsule{{15, 0, 0}, {19, 0, 0}, below(3)}), Outcome::apart);
  const Verdict crossed = ask(kRod, across(0));
  EXPECT_EQ(crossed.witness.gap, -5);
  EXPECT_EQ(std::fabs(crossed.witness.axis.z), 1);
}

TEST(CapsuleBox, OnAFaceOnAnEdgeAndThrough) {
  const Aabb unit{{-1, -1, -1}, {1, 1, 1}};
  EXPECT_EQ(outcomeOf(Capsule{{-5, 4, 0}, {5, 4, 0}, 3}, unit), Outcome::touching);
  EXPECT_EQ(outcomeOf(Capsule{{-5, above(4), 0}, {5, 4.5, 0}, 3}, unit), Outcome::apart);
  const Verdict through = ask(Capsule{{-5, 0.5, 0}, {5, 0.5, 0}, 1}, unit);
  EXPECT_EQ(through.outcome, Outcome::overlapping);
  EXPECT_EQ(through.witness.gap, -1.5);
  EXPECT_EQ(through.witness.axis, (Vec3{0, -1, 0}));
  const Obb turned = box({0, 0, 0}, {5, 5, 5}, {0, 0, 1, 2});  // an edge at x = 7, y = 1
  EXPECT_EQ(outcomeOf(Capsule{{11, 4, -9}, {11, 4, 9}, 5}, turned), Outcome::touching);
  EXPECT_EQ(outcomeOf(Capsule{{11, 4, -9}, {11, 4, 9}, below(5)}, turned), Outcome::apart);
}

TEST(CapsulePolygon, StandingOnItAndPiercingIt) {
  const Triangle triangle{{0, 0, 0}, {4, 0, 0}, {0, 4, 0}};
  const Parallelogram sheet{{0, 0, 0}, {4, 0, 0}, {2, 2, 0}};
  EXPECT_EQ(outcomeOf(Capsule{{1, 1, 2}, {1, 1, 5}, 2}, triangle), Outcome::touching);
  EXPECT_EQ(outcomeOf(Capsule{{1, 1, above(2)}, {1, 1, 5}, 2}, triangle), Outcome::apart);
  EXPECT_EQ(outcomeOf(Capsule{{4.5, 1.5, 2}, {4.5, 1.5, 5}, 2}, sheet), Outcome::touching);
  EXPECT_EQ(outcomeOf(Capsule{{4.5, 1.5, above(2)}, {4.5, 1.5, 5}, 2}, sheet), Outcome::apart);
  const Verdict pierced = ask(Capsule{{1, 1, -0.5}, {1, 1, 5}, 2}, triangle);
  EXPECT_EQ(pierced.outcome, Outcome::overlapping);
  EXPECT_EQ(pierced.witness.gap, -2.5);  // lifted by half a meter and the radius
}

TEST(RoundedPair, WithoutRadiusTheCoresDecide) {
  const Triangle triangle{{0, 0, 0}, {4, 0, 0}, {0, 4, 0}};
  EXPECT_EQ(outcomeOf(Sphere{{1, 1, 0}, 0}, triangle), Outcome::touching);
  EXPECT_EQ(outcomeOf(Sphere{{1, 1, 5e-324}, 0}, triangle), Outcome::apart);
  EXPECT_EQ(outcomeOf(Capsule{{1, 1, -1}, {1, 1, 1}, 0}, triangle), Outcome::overlapping);
  EXPECT_EQ(outcomeOf(Capsule{{2, 0, -1}, {2, 0, 1}, 0}, triangle), Outcome::touching);
  EXPECT_EQ(outcomeOf(Sphere{{0, 0, 0}, 0}, Aabb{{-1, -1, -1}, {1, 1, 1}}), Outcome::overlapping);
}

TEST(RoundedPair, TheLedgerHasOneRow) {
  Trace trace;
  traceOf(Sphere{{13, 4, 0}, 2}, kRod, trace);
  ASSERT_EQ(trace.count(), 1);
  EXPECT_EQ(trace[0].group, StepGroup::distance);
  EXPECT_EQ(trace[0].status, StepStatus::separates);
  EXPECT_EQ(trace[0].gap, 1);
  EXPECT_EQ(trace[0].axis, (Vec3{-0.6, -0.8, 0}));
  expectLedgerAgrees(Sphere{{13, 4, 0}, 3}, kRod);
}

TEST(RoundedPair, TheContactIsInBoth) {
  expectNear(ask(Sphere{{13, 4, 0}, 3}, kRod).contact, {11.2, 1.6, 0}, 1e-14);
  expectNear(ask(Sphere{{0, 0, 0}, 3}, Sphere{{4, 0, 0}, 3}).contact, {2, 0, 0}, 1e-14);
}

TEST(RoundedPair, AgreeWithRationals) {
  // The squared distance of a sphere's center from a box, clamped coordinate by coordinate.
  Random random(20260910);
  int touching = 0;
  for (int round = 0; round < 4000; ++round) {
    const bool coarse = random.below(2) == 0;
    const auto number = [&] {
      return coarse ? static_cast<double>(random.between(-4, 4)) : random.anyDouble();
    };
    Aabb solid;
    Vec3 center;
    for (int k = 0; k < 3; ++k) {
      const double p = number();
      const double q = number();
      solid.min[k] = std::fmin(p, q);
      solid.max[k] = std::fmax(p, q);
      center[k] = number();
    }
    const double radius = std::fabs(number());
    const auto signFrom = [&](const Vec3& low, const Vec3& high) {
      mpq_class sum = -mpq_class(radius) * radius;
      for (int k = 0; k < 3; ++k) {
        const mpq_class c(center[k]);
        mpq_class beyond = 0;
        if (center[k] < low[k]) {
          beyond = mpq_class(low[k]) - c;
        } else if (center[k] > high[k]) {
          beyond = c - mpq_class(high[k]);
        }
        sum += beyond * beyond;
      }
      return sgn(sum);
    };
    const Outcome withBox = outcomeOf(Sphere{center, radius}, solid);
    ASSERT_EQ(withBox == Outcome::apart, signFrom(solid.min, solid.max) > 0) << random.where(round);
    const int fromPoint = signFrom(solid.min, solid.min);
    const Outcome withPoint = outcomeOf(Point{solid.min}, Sphere{center, radius});
    const Outcome expected = fromPoint > 0 ? Outcome::apart : Outcome::overlapping;
    ASSERT_EQ(withPoint, fromPoint == 0 ? Outcome::touching : expected) << random.where(round);
    touching += withPoint == Outcome::touching || withBox == Outcome::touching ? 1 : 0;
  }
  EXPECT_GT(touching, 20);
}

}  // namespace
}  // namespace collision
