// The published mistakes, each with the input that shows it. The same rows run through WebAssembly
// in tests/core/published-mistakes.test.ts.
#include <cmath>

#include "shapes.h"

namespace collision {
namespace {

constexpr double kHuge = kInfinity;

TEST(PublishedMistakes, Row01SlabSignOfThePlaneConstant) {
  const Hit hit = hitOf(Ray{{0, 1.5, 1.5}, {1, 0, 0}, kHuge}, Aabb{{1, 1, 1}, {2, 2, 2}});
  EXPECT_TRUE(hit.present);
  EXPECT_EQ(hit.t, 1);
}

TEST(PublishedMistakes, Row02SlabBoxBehindTheRay) {
  const Verdict verdict = ask(Ray{{0, 0, 0}, {1, 0, 0}, kHuge}, Aabb{{-2, -1, -1}, {-1, 1, 1}});
  EXPECT_EQ(verdict.outcome, Outcome::apart);
  EXPECT_FALSE(verdict.hit.present);
}

TEST(PublishedMistakes, Row03SlabEntersAtTheNearFace) {
  const Hit hit = hitOf(Ray{{-3, 0, 0}, {1, 0, 0}, kHuge}, Aabb{{1, -1, -1}, {2, 1, 1}});
  EXPECT_EQ(hit.t, 4);
  EXPECT_EQ(hit.point, (Vec3{1, 0, 0}));
}

TEST(PublishedMistakes, Row04SlabNoEpsilonOnTheDirection) {
  const Hit hit = hitOf(Ray{{0, 0, 0}, {1e-9, 0, 0}, kHuge}, Aabb{{1, -1, -1}, {2, 1, 1}});
  EXPECT_TRUE(hit.present);
  EXPECT_EQ(hit.t, 1 / 1e-9);
}

TEST(PublishedMistakes, Row05AabbMeetsItself) {
  const Aabb unit{{0, 0, 0}, {1, 1, 1}};
  EXPECT_EQ(outcomeOf(unit, unit), Outcome::overlapping);
}

TEST(PublishedMistakes, Row06AabbFarApart) {
  EXPECT_EQ(outcomeOf(Aabb{{5, 5, 5}, {6, 6, 6}}, Aabb{{0, 0, 0}, {1, 1, 1}}), Outcome::apart);
}

TEST(PublishedMistakes, Row07ParallelTestComparesSlopeWithZero) {
  const Hit hit = hitOf(Ray{{0, 0, 0}, {1, 0, 0}, kHuge}, box({1, 0, 0}, {0.25, 0.25, 0.25}));
  EXPECT_EQ(hit.t, 0.75);
}

TEST(PublishedMistakes, Row08NoSlabIsDropped) {
  EXPECT_EQ(outcomeOf(Ray{{0, 0, 0}, {0.6, 0.8, 0}, kHuge}, box({0.6, 10, 0}, {1, 1, 1})),
            Outcome::apart);
}

TEST(PublishedMistakes, Row09PointAndDistanceUseOneDirection) {
  const Hit hit = hitOf(Ray{{0, 0, 0}, {2, 0, 0}, kHuge}, box({5, 0, 0}, {1, 1, 1}));
  EXPECT_EQ(hit.t, 2);
  EXPECT_EQ(hit.distance, 4);
  EXPECT_EQ(hit.point, (Vec3{4, 0, 0}));
}

TEST(PublishedMistakes, Row10StartsInside) {
  const Hit hit = hitOf(Ray{{0, 0, 0}, {1, 0, 0}, kHuge}, box({0, 0, 0}, {1, 1, 1}));
  EXPECT_TRUE(hit.startsInside);
  EXPECT_EQ(hit.t, 0);
  EXPECT_EQ(hit.distance, 0);
  EXPECT_EQ(hit.tExit, 1);
  EXPECT_EQ(hit.feature, -1);
  EXPECT_TRUE(std::isnan(hit.normal.x));
}

TEST(PublishedMistakes, Row11GrazingTouchesEitherWay) {
  const Obb unit = box({0, 0, 0}, {1, 1, 1});
  EXPECT_EQ(outcomeOf(Ray{{-5, 1, 0}, {1, 0, 0}, kHuge}, unit), Outcome::touching);
  EXPECT_EQ(outcomeOf(Ray{{0, 2, 0}, {1, -1, 0}, kHuge}, unit), Outcome::touching);
}

TEST(PublishedMistakes, Row12NearestOfTwoTriangles) {
  const Ray ray{{0, 0, 0}, {0, 0, 2}, kHuge};
  const Hit far = hitOf(ray, Triangle{{-1, -1, 10}, {1, -1, 10}, {0, 1, 10}});
  const Hit near = hitOf(ray, Triangle{{-1, -1, 8}, {1, -1, 8}, {0, 1, 8}});
  EXPECT_EQ(far.t, 5);
  EXPECT_EQ(near.t, 4);
  EXPECT_EQ(near.distance, 8);
}

TEST(PublishedMistakes, Row13NoEpsilonOnTheDeterminant) {
  const Hit hit =
      hitOf(Ray{{0.25, 0.25, 1}, {0, 0, -1e-6}, kHuge}, Triangle{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}});
  EXPECT_TRUE(hit.present);
  EXPECT_EQ(hit.t, 1 / 1e-6);
}

TEST(PublishedMistakes, Row14Sliver) {
  const Hit hit = hitOf(Ray{{0.75, 0x1p-29, 1}, {0, 0, -1}, kHuge},
                        Triangle{{0, 0, 0}, {1, 0, 0}, {1, 0x1p-27, 0}});
  EXPECT_EQ(hit.t, 1);
  EXPECT_EQ(hit.u, 0.5);
  EXPECT_EQ(hit.v, 0.25);
}

TEST(PublishedMistakes, Row15NoLeakAtASharedEdge) {
  const Vec3 p{0, 0, 0};
  const Vec3 q{1, -1, 0};
  const Ray ray{{-1, 0, 0}, {7, -3, 0}, kHuge};
  for (const Triangle& triangle : {Triangle{p, q, {-1, 0, 1}}, Triangle{p, {0, -1, -1}, q}}) {
    const Verdict verdict = ask(ray, triangle);
    EXPECT_EQ(verdict.outcome, Outcome::touching);
    EXPECT_EQ(verdict.hit.t, 0.25);
  }
}

TEST(PublishedMistakes, Row16AnyOneAxisSeparates) {
  EXPECT_EQ(outcomeOf(Aabb{{-1, -1, -1}, {1, 1, 1}}, Triangle{{5, 0, 0}, {6, 0, 0}, {5, 1, 0}}),
            Outcome::apart);
}

TEST(PublishedMistakes, Row17OnlyAnEdgePairSeparates) {
  const Obb a = box({-1.15, 0.15, 0}, {1.15, 0.7, 0.8}, {0.029792, 0.193904, 0.037384, 0.979855});
  const Obb b =
      box({1.5242, 0.5103, 1.1993}, {0.9, 0.62, 0.95}, {0.216871, 0.431824, -0.133857, 0.865204});
  const Verdict verdict = ask(a, b);
  EXPECT_EQ(verdict.outcome, Outcome::apart);
  EXPECT_EQ(candidateName(a, b), "{a}.y×{b}.x");
  EXPECT_NEAR(verdict.witness.gap, 0.454, 5e-4);
  Trace trace;
  traceOf(a, b, trace);
  ASSERT_EQ(trace.count(), 15);
  for (int i = 0; i < 15; ++i) {
    EXPECT_EQ(trace[i].status, i == 9 ? StepStatus::separates : StepStatus::overlaps) << i;
    EXPECT_EQ(trace[i].reached, i <= 9) << i;
  }
}

TEST(PublishedMistakes, Row18AxesOfBothBoxes) {
  const Obb a = box({0, 0, 0}, {1, 1, 1});
  const Obb b = box({1.5, 2, 0}, {1, 1, 1}, {0, 0, 1, 2});
  const Verdict verdict = ask(a, b);
  EXPECT_EQ(verdict.outcome, Outcome::apart);
  EXPECT_EQ(candidateName(a, b), "{b}.x");
  EXPECT_NEAR(verdict.witness.gap, 0.1, 1e-15);
}

TEST(PublishedMistakes, Row19EqualOrientationsThatOverlap) {
  const Quaternion q{0.1, 0.2, 0.3, 0.9};
  const Obb a = box({0, 0, 0}, {1, 1, 1}, q);
  const Obb b = box({0.5, 0.5, 0.5}, {1, 1, 1}, q);
  EXPECT_EQ(outcomeOf(a, b), Outcome::overlapping);
  Trace trace;
  traceOf(a, b, trace);
  int skippedCount = 0;
  for (int i = 6; i < 15; ++i) {
    if (trace[i].status == StepStatus::skipped) {
      EXPECT_EQ(trace[i].skip, SkipReason::parallel);
      ++skippedCount;
    }
  }
  EXPECT_EQ(skippedCount, 3);  // x×x, y×y, z×z
}

TEST(PublishedMistakes, Row19NearlyEqualOrientationsThatOverlap) {
  const Quaternion q{0.1, 0.2, 0.3, 0.9};
  const Quaternion next{0.1 + 1e-17, 0.2 + 1e-17, 0.3 + 1e-17, 0.9 + 1e-17};
  ASSERT_NE(q.x, next.x);
  const Obb a = box({0, 0, 0}, {1, 1, 1}, q);
  const Obb b = box({0.5, 0.5, 0.5}, {1, 1, 1}, next);
  const Verdict verdict = ask(a, b);
  EXPECT_EQ(verdict.outcome, Outcome::overlapping);
  Trace trace;
  traceOf(a, b, trace);
  for (const int tiny : {6, 10, 14}) {  // axes of 1e-17, and no tolerance: they are asked
    EXPECT_EQ(trace[tiny].status, StepStatus::overlaps) << tiny;
  }
}

TEST(PublishedMistakes, Row20OriginOnASlabPlane) {
  const Aabb unit{{-1, -1, -1}, {1, 1, 1}};
  for (const double zero : {0.0, -0.0}) {
    const Verdict verdict = ask(Ray{{-5, 1, 0}, {1, zero, 0}, kHuge}, unit);
    EXPECT_EQ(verdict.outcome, Outcome::touching);
    EXPECT_EQ(verdict.hit.t, 4);
    EXPECT_EQ(verdict.hit.tExit, 6);
  }
}

TEST(PublishedMistakes, Row21BarycentricsByName) {
  const Hit hit =
      hitOf(Ray{{0.7, 0.1, 1}, {0, 0, -1}, kHuge}, Triangle{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}});
  EXPECT_DOUBLE_EQ(hit.u, 0.7);
  EXPECT_DOUBLE_EQ(hit.v, 0.1);
}

TEST(PublishedMistakes, Row22SideOfThePlane) {
  const Plane plane{{0, 1, 0}, -2};
  EXPECT_EQ(ask(Aabb{{-1, 3, -1}, {1, 4, 1}}, plane).side, Side::front);
  EXPECT_EQ(ask(Aabb{{-1, 0, -1}, {1, 1, 1}}, plane).side, Side::back);
  EXPECT_EQ(ask(Aabb{{-1, 1, -1}, {1, 3, 1}}, plane).side, Side::straddling);
}

/** A turned about z and B about z and then x share no axis but one; an edge pair must still be
 * asked. */
TEST(PublishedMistakes, Row23SharedAxisExactlyAndReversed) {
  const Obb a = box({0, 0, 0}, {1, 1, 1});
  // Half a turn about y: x and z are reversed, y is shared.
  const Obb reversedBox = box({1.5, 0, 0}, {1, 1, 1}, {0, 1, 0, 0});
  EXPECT_EQ(outcomeOf(a, reversedBox), Outcome::overlapping);
  Trace trace;
  traceOf(a, reversedBox, trace);
  for (const int same : {6, 10, 14}) {
    EXPECT_EQ(trace[same].status, StepStatus::skipped) << same;
    EXPECT_EQ(trace[same].skip, SkipReason::parallel) << same;
  }
  // A quarter-like turn about the shared axis z: only z × z is parallel.
  const Obb shared = box({1.5, 2, 0}, {1, 1, 1}, {0, 0, 1, 2});
  traceOf(a, shared, trace);
  for (int i = 6; i < 15; ++i) {
    EXPECT_EQ(trace[i].status == StepStatus::skipped, i == 14) << i;
  }
  EXPECT_EQ(outcomeOf(a, shared), Outcome::apart);
}

TEST(PublishedMistakes, Row23NearlySharedAxis) {
  // Two beams, each turned by 45° about its length; the lengths are 2⁻²⁸ from parallel, and only
  // their cross product has daylight. A tolerance on parallel axes would drop it.
  constexpr double kTurn = 0.4142135623730951;  // tan 22.5°
  constexpr double kTilt = 0x1p-29;
  const Vec3 half{0x1p+30, 1, 1};
  const Obb a = box({0, 0, 0}, half, {kTurn, 0, 0, 1});
  const Obb b = box({0, 0, 3}, half, {kTurn, kTilt * kTurn, kTilt, 1});
  EXPECT_EQ(candidateName(a, b), "{a}.x×{b}.x");
  EXPECT_NEAR(ask(a, b).witness.gap, 3 - 2 * std::sqrt(2), 1e-8);
  const Obb lower = box({0, 0, 2.8}, half, b.rotation);
  EXPECT_EQ(outcomeOf(a, lower), Outcome::overlapping);
}

}  // namespace
}  // namespace collision
