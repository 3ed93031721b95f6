// Rays and segments against capsules: a cylinder and two balls, of which only the outside counts.
#include "ledger.h"
#include "pairs/common_shapes.h"
#include "segments_like_rays.h"

namespace collision {
namespace {

std::string_view featureOf(const Hit& hit) {
  return ShapeTraits<Capsule>::kFeatures[static_cast<std::size_t>(hit.feature)];
}

TEST(SegmentCapsule, ThroughTheSide) {
  const Verdict verdict = ask(Segment{{5, 5, 0}, {5, -5, 0}}, kRod);
  EXPECT_EQ(verdict.outcome, Outcome::overlapping);
  EXPECT_EQ(verdict.decidedBy, DecidedBy::filter);
  EXPECT_EQ(verdict.hit.t, 0.3);
  EXPECT_EQ(verdict.hit.tExit, 0.7);
  EXPECT_EQ(verdict.hit.distance, 3);
  EXPECT_EQ(featureOf(verdict.hit), "side");
  EXPECT_EQ(verdict.hit.normal, (Vec3{0, 1, 0}));
  EXPECT_EQ(verdict.hit.facing, Facing::front);
  EXPECT_EQ(verdict.contact, (Vec3{5, 2, 0}));
}

TEST(SegmentCapsule, GrazesItToTheLastBit) {
  const auto across = [](double y) { return ask(Segment{{5, y, -5}, {5, y, 5}}, kRod); };
  EXPECT_EQ(across(2).outcome, Outcome::touching);
  EXPECT_EQ(across(2).decidedBy, DecidedBy::exact);
  EXPECT_EQ(across(2).hit.t, 0.5);
  EXPECT_EQ(across(2).hit.tExit, 0.5);
  EXPECT_EQ(across(2).hit.facing, Facing::none);
  EXPECT_EQ(across(2).witness.gap, 0);
  EXPECT_EQ(across(above(2)).outcome, Outcome::apart);
  EXPECT_EQ(across(above(2)).witness.gap, above(2) - 2);
  EXPECT_EQ(across(below(2)).outcome, Outcome::overlapping);
  // An oblique axis: 5 across (6, 8) from its middle is (−1, 7).
  const Capsule oblique{{0, 0, 0}, {6, 8, 0}, 5};
  EXPECT_EQ(outcomeOf(Segment{{-1, 7, -3}, {-1, 7, 3}}, oblique), Outcome::touching);
  EXPECT_EQ(outcomeOf(Segment{{-1, above(7), -3}, {-1, above(7), 3}}, oblique), Outcome::apart);
  EXPECT_EQ(outcomeOf(Segment{{-1, below(7), -3}, {-1, below(7), 3}}, oblique),
            Outcome::overlapping);
}

TEST(SegmentCapsule, SlidesAlongItFromEndToEnd) {
  const Capsule capsule{{0, 2, 1}, {2, 4, 1}, 1};
  for (const double height : {2.0, 0.0}) {
    const Verdict verdict = ask(Segment{{-1, 1, height}, {3, 5, height}}, capsule);
    EXPECT_EQ(verdict.outcome, Outcome::touching);
    EXPECT_EQ(verdict.hit.t, 0.25);
    EXPECT_EQ(verdict.hit.tExit, 0.75);
    EXPECT_EQ(verdict.hit.exitPoint, (Vec3{2, 4, height}));
  }
}

TEST(SegmentCapsule, EndsOnItToTheLastBit) {
  const auto upTo = [](double y) { return ask(Segment{{5, 5, 0}, {5, y, 0}}, kRod); };
  EXPECT_EQ(upTo(2).outcome, Outcome::touching);
  EXPECT_EQ(upTo(2).hit.t, 1);
  EXPECT_EQ(upTo(above(2)).outcome, Outcome::apart);
  EXPECT_EQ(upTo(below(2)).outcome, Outcome::overlapping);
}

TEST(SegmentCapsule, StartsOnItOrInside) {
  const Hit inside = hitOf(Segment{{5, 1, 0}, {5, 9, 0}}, kRod);
  EXPECT_TRUE(inside.startsInside);
  EXPECT_EQ(inside.t, 0);
  EXPECT_EQ(inside.tExit, 0.125);
  EXPECT_EQ(inside.feature, -1);
  const Verdict outward = ask(Segment{{5, 2, 0}, {5, 9, 0}}, kRod);
  EXPECT_EQ(outward.outcome, Outcome::touching);
  EXPECT_EQ(outward.hit.tExit, 0);
  EXPECT_EQ(outward.hit.facing, Facing::back);
  const Verdict inward = ask(Segment{{5, 2, 0}, {5, -9, 0}}, kRod);
  EXPECT_EQ(inward.outcome, Outcome::overlapping);
  EXPECT_EQ(inward.hit.t, 0);
  EXPECT_EQ(inward.hit.facing, Facing::front);
  EXPECT_EQ(featureOf(inward.hit), "side");
}

TEST(RayCapsule, EntersByItsEnds) {
  const Hit start = hitOf(Ray{{-5, 0, 0}, {1, 0, 0}, kInfinity}, kRod);
  EXPECT_EQ(start.t, 3);
  EXPECT_EQ(start.tExit, 17);
  EXPECT_EQ(featureOf(start), "start");
  EXPECT_EQ(start.normal, (Vec3{-1, 0, 0}));
  const Hit end = hitOf(Ray{{20, 0, 0}, {-2, 0, 0}, kInfinity}, kRod);
  EXPECT_EQ(end.t, 4);
  EXPECT_EQ(end.tExit, 11);
  EXPECT_EQ(featureOf(end), "end");
}

TEST(RayCapsule, ABoundedRayReachesItsLength) {
  // √3 − 1 short of the center along the diagonal: irrational end against a ball of radius 1.
  const Capsule ball{{1, 1, 1}, {9, 1, 1}, 1};
  const double reach = std::sqrt(3.0) - 1;
  EXPECT_EQ(outcomeOf(Ray{{0, 0, 0}, {1, 1, 1}, reach + 1e-15}, ball), Outcome::overlapping);
  EXPECT_EQ(outcomeOf(Ray{{0, 0, 0}, {1, 1, 1}, reach - 1e-15}, ball), Outcome::apart);
  EXPECT_EQ(outcomeOf(Ray{{5, 9, 1}, {0, -3, 0}, 7}, ball), Outcome::touching);
  EXPECT_EQ(outcomeOf(Ray{{5, 9, 1}, {0, -3, 0}, below(7)}, ball), Outcome::apart);
  EXPECT_EQ(outcomeOf(Ray{{5, 2, 1}, {0, -3, 0}, 0}, ball), Outcome::touching);
}

TEST(RayCapsule, WithoutAxisItIsASphere) {
  Random random(20260907);
  int meeting = 0;
  for (int round = 0; round < 2000; ++round) {
    const Vec3 center = gridPoint(random);
    const double radius = random.between(0, 4);
    const ShapeCell curve = gridShape(random.below(2) == 0 ? Kind::ray : Kind::segment, random);
    const Verdict sphere = ask(curve, Sphere{center, radius});
    const Verdict capsule = ask(curve, Capsule{center, center, radius});
    ASSERT_EQ(capsule.outcome, sphere.outcome) << random.where(round);
    ASSERT_EQ(capsule.hit.present, sphere.hit.present) << random.where(round);
    ASSERT_DOUBLE_EQ(capsule.witness.gap, sphere.witness.gap) << random.where(round);
    if (sphere.hit.present) {
      ++meeting;
      ASSERT_DOUBLE_EQ(capsule.hit.t, sphere.hit.t) << random.where(round);
      ASSERT_DOUBLE_EQ(capsule.hit.tExit, sphere.hit.tExit) << random.where(round);
      ASSERT_EQ(capsule.hit.facing, sphere.hit.facing) << random.where(round);
    }
  }
  EXPECT_GT(meeting, 100);
}

TEST(CurveCapsule, WithoutRadiusItIsASegment) {
  Random random(20260908);
  int meeting = 0;
  for (int round = 0; round < 2000; ++round) {
    const Segment axis{gridPoint(random, 2), gridPoint(random, 2)};
    const Segment other{gridPoint(random, 2), gridPoint(random, 2)};
    const Verdict segment = ask(other, axis);
    const Verdict capsule = ask(other, Capsule{axis.start, axis.end, 0});
    ASSERT_EQ(capsule.outcome, segment.outcome) << random.where(round);
    if (segment.hit.present) {
      ++meeting;
      ASSERT_DOUBLE_EQ(capsule.hit.t, segment.hit.t) << random.where(round);
      ASSERT_DOUBLE_EQ(capsule.hit.tExit, segment.hit.tExit) << random.where(round);
    }
  }
  EXPECT_GT(meeting, 50);
}

TEST(CurveCapsule, SegmentsAreLikeBoundedRays) {
  expectSegmentsLikeRays(20260909, [](Random& random) { return gridShape(Kind::capsule, random); });
}

TEST(CurveCapsule, TheLedgerHasOneRow) {
  Trace trace;
  traceOf(Segment{{5, 5, -5}, {5, 5, 5}}, kRod, trace);
  ASSERT_EQ(trace.count(), 1);
  EXPECT_EQ(trace[0].a.min, 5);
  EXPECT_EQ(trace[0].b.max, 2);
  EXPECT_EQ(trace[0].gap, 3);
  expectLedgerAgrees(Segment{{5, 2, -5}, {5, 2, 5}}, kRod);
  expectLedgerAgrees(kRod, Segment{{5, 0, -5}, {5, 0, 5}});
}

}  // namespace
}  // namespace collision
