// Rays and segments against boxes: slabs, exactly.
#include "pairs/common_shapes.h"
#include "segments_like_rays.h"
#include "shapes.h"

namespace collision {
namespace {

TEST(RayBox, EntersAndLeavesByFaces) {
  const Hit hit = hitOf(Ray{{-3, 0, 0.5}, {2, 0, 0}, kInfinity}, kUnit);
  EXPECT_EQ(hit.t, 1);
  EXPECT_EQ(hit.tExit, 2);
  EXPECT_EQ(hit.point, (Vec3{-1, 0, 0.5}));
  EXPECT_EQ(hit.exitPoint, (Vec3{1, 0, 0.5}));
  EXPECT_EQ(hit.normal, (Vec3{-1, 0, 0}));
  EXPECT_EQ(kBoxFaces[static_cast<std::size_t>(hit.feature)], "x-");
  EXPECT_EQ(hit.facing, Facing::front);
}

TEST(RayBox, FromAFaceInwardAndOutward) {
  EXPECT_EQ(outcomeOf(Ray{{-1, 0, 0}, {1, 0, 0}, kInfinity}, kUnit), Outcome::overlapping);
  EXPECT_EQ(outcomeOf(Ray{{-1, 0, 0}, {-1, 0, 0}, kInfinity}, kUnit), Outcome::touching);
  const Hit out = hitOf(Ray{{1, 0, 0}, {1, 0, 0}, kInfinity}, kUnit);
  EXPECT_EQ(out.t, 0);
  EXPECT_EQ(out.tExit, 0);
  EXPECT_FALSE(out.startsInside);
  EXPECT_EQ(kBoxFaces[static_cast<std::size_t>(out.feature)], "x+");
  EXPECT_EQ(out.facing, Facing::back);
}

TEST(RayBox, AlongAFaceAndThroughAnEdge) {
  EXPECT_EQ(outcomeOf(Ray{{-5, 1, 0}, {1, 0, 0}, kInfinity}, kUnit), Outcome::touching);
  EXPECT_EQ(outcomeOf(Ray{{-5, 1, 1}, {1, 0, 0}, kInfinity}, kUnit), Outcome::touching);
  EXPECT_EQ(outcomeOf(Ray{{0, 2, 0}, {1, -1, 0}, kInfinity}, kUnit), Outcome::touching);
  EXPECT_EQ(outcomeOf(Ray{{0, 2.5, 0}, {1, -1, 0}, kInfinity}, kUnit), Outcome::apart);
}

TEST(RayBox, MaxDistanceIsClosed) {
  EXPECT_EQ(outcomeOf(Ray{{-5, 0, 0}, {0.5, 0, 0}, 4}, kUnit), Outcome::touching);
  EXPECT_EQ(outcomeOf(Ray{{-5, 0, 0}, {0.5, 0, 0}, 3.5}, kUnit), Outcome::apart);
  EXPECT_EQ(outcomeOf(Ray{{-5, 0, 0}, {0.5, 0, 0}, 4.5}, kUnit), Outcome::overlapping);
  EXPECT_EQ(hitOf(Ray{{-5, 0, 0}, {0.5, 0, 0}, 4.5}, kUnit).tExit, 9);
  EXPECT_EQ(outcomeOf(Ray{{0, 0, 0}, {1, 0, 0}, 0}, kUnit), Outcome::overlapping);
  EXPECT_EQ(outcomeOf(Ray{{1, 0, 0}, {-1, 0, 0}, 0}, kUnit), Outcome::touching);
  EXPECT_EQ(outcomeOf(Ray{{2, 0, 0}, {-1, 0, 0}, 0}, kUnit), Outcome::apart);
}

TEST(RayBox, AFlatBoxIsCrossed) {
  const Aabb sheet{{-1, -1, 0}, {1, 1, 0}};
  EXPECT_EQ(outcomeOf(Ray{{0, 0, -1}, {0, 0, 1}, kInfinity}, sheet), Outcome::overlapping);
  EXPECT_EQ(outcomeOf(Ray{{1, 0, -1}, {0, 0, 1}, kInfinity}, sheet), Outcome::touching);
  EXPECT_EQ(outcomeOf(Ray{{0, 0, 0}, {0, 0, 1}, kInfinity}, sheet), Outcome::touching);
  EXPECT_EQ(outcomeOf(Ray{{-2, 0, 0}, {1, 0, 0}, kInfinity}, sheet), Outcome::touching);
  EXPECT_EQ(outcomeOf(Ray{{0, 0, -1}, {0, 0, 1}, 1}, sheet), Outcome::touching);
  const Aabb rod{{-1, 0, 0}, {1, 0, 0}};
  EXPECT_EQ(outcomeOf(Ray{{0, 0, -1}, {0, 0, 1}, kInfinity}, rod), Outcome::touching);
  EXPECT_EQ(outcomeOf(Ray{{0, 1, -1}, {0, 0, 1}, kInfinity}, rod), Outcome::apart);
}

TEST(RayBox, TheWitnessOfAMiss) {
  // Over the top: the slabs of x and y have nothing in common; the axis is across ray and edge.
  const Verdict over = ask(Ray{{-3, 2, 0}, {1, 1, 0}, kInfinity}, kUnit);
  EXPECT_EQ(over.outcome, Outcome::apart);
  expectNear(over.witness.axis, {std::sqrt(0.5), -std::sqrt(0.5), 0}, 1e-15);
  EXPECT_NEAR(over.witness.gap, 5 * std::sqrt(0.5) - std::sqrt(2), 1e-14);
  // Behind: the face of x separates.
  const Verdict behind = ask(Ray{{3, 0, 0}, {1, 0, 0}, kInfinity}, kUnit);
  EXPECT_EQ(behind.witness.axis, (Vec3{-1, 0, 0}));
  EXPECT_EQ(behind.witness.gap, 2);
}

TEST(RayBox, TurnedBoxesLikeStraightOnes) {
  // Half extent 5 turned by q = (0, 0, 1, 2): its corner points along (7, 1) and reaches x = −7.
  const Obb turned = box({0, 0, 0}, {5, 5, 5}, {0, 0, 1, 2});
  const Hit hit = hitOf(Ray{{-10, 0, 0}, {1, 0, 0}, kInfinity}, turned);
  EXPECT_NEAR(hit.t, 10 - 6.25, 1e-14);
  expectNear(hit.normal, {-0.8, 0.6, 0}, 1e-15);
  EXPECT_EQ(outcomeOf(Ray{{-7, -9, 1}, {0, 1, 0}, kInfinity}, turned), Outcome::touching);
  EXPECT_EQ(outcomeOf(Ray{{-7.0000001, -9, 1}, {0, 1, 0}, kInfinity}, turned), Outcome::apart);
}

TEST(SegmentBox, IsItsPartOfTheLine) {
  const Segment segment{{-3, 0, 0.5}, {5, 0, 0.5}};
  const Verdict verdict = ask(segment, kUnit);
  EXPECT_EQ(verdict.outcome, Outcome::overlapping);
  EXPECT_EQ(verdict.hit.t, 0.25);
  EXPECT_EQ(verdict.hit.tExit, 0.5);
  EXPECT_EQ(verdict.hit.distance, 2);
  EXPECT_EQ(verdict.contact, (Vec3{-1, 0, 0.5}));
  EXPECT_EQ(verdict.witness.gap, -0.5);  // out over z = 1
  EXPECT_EQ(verdict.witness.axis, (Vec3{0, 0, -1}));
}

TEST(SegmentBox, AwayFromContactDoublesDecide) {
  EXPECT_EQ(ask(Segment{{-3, -0.5, 0.25}, {5, 0.5, 0.75}}, kUnit).decidedBy, DecidedBy::filter);
  EXPECT_EQ(ask(Segment{{-3, 2, 0.25}, {5, 2.5, 0.75}}, kUnit).decidedBy, DecidedBy::filter);
}

TEST(SegmentBox, EndsOnAFaceToTheLastBit) {
  const Verdict touching = ask(Segment{{-3, 0, 0}, {-1, 0, 0}}, kUnit);
  EXPECT_EQ(touching.outcome, Outcome::touching);
  EXPECT_EQ(touching.decidedBy, DecidedBy::exact);
  EXPECT_EQ(touching.hit.t, 1);
  EXPECT_EQ(touching.hit.tExit, 1);
  EXPECT_EQ(kBoxFaces[static_cast<std::size_t>(touching.hit.feature)], "x-");
  EXPECT_EQ(touching.witness.gap, 0);
  const Verdict apart = ask(Segment{{-3, 0, 0}, {below(-1), 0, 0}}, kUnit);
  EXPECT_EQ(apart.outcome, Outcome::apart);
  EXPECT_EQ(apart.witness.gap, 0x1p-52);
  // The end minus the start rounds to 2: only the end itself knows that it is inside.
  EXPECT_EQ(outcomeOf(Segment{{-3, 0, 0}, {above(-1), 0, 0}}, kUnit), Outcome::overlapping);
}

TEST(SegmentBox, WithinTheBoxItStartsInside) {
  const Hit hit = hitOf(Segment{{-0.5, 0, 0}, {0.5, 0, 0}}, kUnit);
  EXPECT_TRUE(hit.startsInside);
  EXPECT_EQ(hit.t, 0);
  EXPECT_EQ(hit.tExit, 1);
  EXPECT_EQ(hit.feature, -1);
  EXPECT_TRUE(std::isnan(hit.normal.x));
}

TEST(SegmentBox, WithoutLengthItIsAPoint) {
  const auto at = [](double x) { return outcomeOf(Segment{{x, 0, 0}, {x, 0, 0}}, kUnit); };
  EXPECT_EQ(at(0), Outcome::overlapping);
  EXPECT_EQ(at(1), Outcome::touching);
  EXPECT_EQ(at(above(1)), Outcome::apart);
  EXPECT_EQ(at(below(1)), Outcome::overlapping);
}

TEST(SegmentBox, TheOtherOrderIsMirrored) {
  const Segment segment{{3, 0, 0}, {5, 1, 0}};
  const Verdict verdict = ask(segment, kUnit);
  EXPECT_EQ(verdict.candidate, 0);
  EXPECT_EQ(verdict.witness.gap, 2);
  EXPECT_EQ(verdict.witness.axis, (Vec3{-1, 0, 0}));
  EXPECT_EQ(verdict.witness.supportA, (Vec3{3, 0, 0}));
  EXPECT_EQ(verdict.witness.supportB, (Vec3{1, 0, 0}));
  const Verdict mirrored = ask(kUnit, segment);
  EXPECT_EQ(mirrored.witness.axis, (Vec3{1, 0, 0}));
  EXPECT_EQ(mirrored.witness.supportA, (Vec3{1, 0, 0}));
  EXPECT_EQ(mirrored.witness.supportB, (Vec3{3, 0, 0}));
}

TEST(SegmentBox, OntoTheEdgeOfATurnedBox) {
  const Obb turned = box({0, 0, 0}, {5, 5, 5}, {0, 0, 1, 2});  // an edge at x = 7, y = 1
  const auto upTo = [&](double x) { return outcomeOf(Segment{{12, 1, 0}, {x, 1, 0}}, turned); };
  EXPECT_EQ(upTo(7), Outcome::touching);
  EXPECT_EQ(upTo(above(7)), Outcome::apart);
  EXPECT_EQ(upTo(below(7)), Outcome::overlapping);
}

TEST(SegmentBox, AFlatBoxIsCrossedInItsInside) {
  const Aabb sheet{{-1, -1, 0}, {1, 1, 0}};
  EXPECT_EQ(outcomeOf(Segment{{0, 0, -1}, {0, 0, 1}}, sheet), Outcome::overlapping);
  EXPECT_EQ(outcomeOf(Segment{{0, 0, -1}, {0, 0, 0}}, sheet), Outcome::touching);
  EXPECT_EQ(outcomeOf(Segment{{0, 0, -1}, {0, 0, -5e-324}}, sheet), Outcome::apart);
  EXPECT_EQ(outcomeOf(Segment{{1, 0, -1}, {1, 0, 1}}, sheet), Outcome::touching);
}

TEST(SegmentBox, IsLikeABoundedRay) {
  expectSegmentsLikeRays(20260901, [](Random& random) -> ShapeCell {
    const Vec3 center = gridPoint(random);
    const Vec3 half = absolute(gridPoint(random));
    if (random.below(2) == 0) {
      return Aabb{center - half, center + half};
    }
    return box(center, half, gridRotation(random));
  });
}

}  // namespace
}  // namespace collision
