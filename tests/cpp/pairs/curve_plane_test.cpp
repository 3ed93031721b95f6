// Rays and segments against planes.
#include "pairs/common_shapes.h"
#include "segments_like_rays.h"
#include "shapes.h"

namespace collision {
namespace {

TEST(RayPlane, CrossesTouchesOrMisses) {
  EXPECT_EQ(outcomeOf(Ray{{0, 1, 0}, {1, -1, 0}, kInfinity}, kGround), Outcome::overlapping);
  EXPECT_EQ(outcomeOf(Ray{{0, 1, 0}, {1, 1, 0}, kInfinity}, kGround), Outcome::apart);
  EXPECT_EQ(outcomeOf(Ray{{0, 1, 0}, {1, 0, 0}, kInfinity}, kGround), Outcome::apart);
  EXPECT_EQ(outcomeOf(Ray{{0, 0, 0}, {1, 1, 0}, kInfinity}, kGround), Outcome::touching);
  EXPECT_EQ(outcomeOf(Ray{{0, 0, 0}, {1, 0, 0}, kInfinity}, kGround), Outcome::touching);
}

TEST(RayPlane, MaxDistanceIsClosed) {
  const Vec3 down{3, -4, 0};  // reaches y = 0 from y = 4 after 5 meters
  EXPECT_EQ(outcomeOf(Ray{{0, 4, 0}, down, 5}, kGround), Outcome::touching);
  EXPECT_EQ(outcomeOf(Ray{{0, 4, 0}, down, 4.5}, kGround), Outcome::apart);
  EXPECT_EQ(outcomeOf(Ray{{0, 4, 0}, down, 5.5}, kGround), Outcome::overlapping);
  EXPECT_EQ(outcomeOf(Ray{{0, 0, 0}, down, 0}, kGround), Outcome::touching);
}

TEST(RayPlane, HitAndSide) {
  const Verdict verdict = ask(Ray{{0, 4, 0}, {3, -4, 0}, kInfinity}, kGround);
  EXPECT_EQ(verdict.hit.t, 1);
  EXPECT_EQ(verdict.hit.distance, 5);
  EXPECT_EQ(verdict.hit.point, (Vec3{3, 0, 0}));
  EXPECT_EQ(verdict.hit.normal, (Vec3{0, 1, 0}));
  EXPECT_EQ(verdict.hit.facing, Facing::front);
  EXPECT_EQ(verdict.side, Side::straddling);
  EXPECT_EQ(verdict.witness.gap, -4);  // the way back is out of the front
  EXPECT_EQ(ask(Ray{{0, 1, 0}, {0, 1, 0}, kInfinity}, kGround).side, Side::front);
  EXPECT_EQ(ask(Ray{{0, 0, 0}, {0, -1, 0}, kInfinity}, kGround).side, Side::back);
  EXPECT_EQ(ask(Ray{{0, 0, 0}, {1, 0, 0}, kInfinity}, kGround).side, Side::straddling);
}

TEST(RayPlane, WithinThePlaneHasNoEnd) {
  const Hit hit = hitOf(Ray{{0, 0, 0}, {1, 0, 0}, kInfinity}, kGround);
  EXPECT_EQ(hit.t, 0);
  EXPECT_TRUE(std::isnan(hit.tExit));
  EXPECT_EQ(hitOf(Ray{{0, 0, 0}, {2, 0, 0}, 6}, kGround).tExit, 3);
}

TEST(SegmentPlane, CrossesAtItsParameter) {
  const Segment segment{{0, 3, 0}, {4, -1, 0}};
  const Verdict verdict = ask(segment, kGround);
  EXPECT_EQ(verdict.outcome, Outcome::overlapping);
  EXPECT_EQ(verdict.decidedBy, DecidedBy::filter);
  EXPECT_EQ(verdict.side, Side::straddling);
  EXPECT_EQ(verdict.hit.t, 0.75);
  EXPECT_EQ(verdict.hit.point, (Vec3{3, 0, 0}));
  EXPECT_EQ(verdict.hit.facing, Facing::front);
  EXPECT_EQ(verdict.witness.gap, -1);  // the short way out is up: the plane goes down
  EXPECT_EQ(verdict.witness.axis, (Vec3{0, -1, 0}));
  EXPECT_EQ(verdict.witness.supportA, (Vec3{4, -1, 0}));
  EXPECT_EQ(verdict.witness.supportB, (Vec3{4, 0, 0}));
  const Verdict mirrored = ask(kGround, segment);
  EXPECT_EQ(mirrored.witness.axis, (Vec3{0, 1, 0}));
  EXPECT_EQ(mirrored.witness.supportB, (Vec3{4, -1, 0}));
  EXPECT_EQ(mirrored.side, Side::straddling);
  EXPECT_EQ(hitOf(Segment{{0, -1, 0}, {0, 1, 0}}, kGround).facing, Facing::back);
}

TEST(SegmentPlane, EndsInItToTheLastBit) {
  const auto upTo = [](double y) { return ask(Segment{{0, 1, 0}, {0, y, 0}}, kGround); };
  EXPECT_EQ(upTo(0).outcome, Outcome::touching);
  EXPECT_EQ(upTo(0).side, Side::front);
  EXPECT_EQ(upTo(0).hit.t, 1);
  EXPECT_EQ(upTo(0).decidedBy, DecidedBy::exact);
  EXPECT_EQ(upTo(5e-324).outcome, Outcome::apart);
  EXPECT_EQ(upTo(5e-324).decidedBy, DecidedBy::exact);
  EXPECT_EQ(upTo(5e-324).witness.gap, 5e-324);
  EXPECT_EQ(upTo(-5e-324).outcome, Outcome::overlapping);
  EXPECT_EQ(upTo(-5e-324).side, Side::straddling);
  EXPECT_EQ(upTo(0.5).decidedBy, DecidedBy::filter);
}

TEST(SegmentPlane, WithinThePlane) {
  const Verdict lying = ask(Segment{{1, 0, 0}, {2, 0, 7}}, kGround);
  EXPECT_EQ(lying.outcome, Outcome::touching);
  EXPECT_EQ(lying.side, Side::straddling);
  EXPECT_EQ(lying.hit.t, 0);
  EXPECT_EQ(lying.hit.tExit, 1);
  EXPECT_EQ(lying.hit.facing, Facing::none);
  const Verdict point = ask(Segment{{1, 0, 0}, {1, 0, 0}}, kGround);
  EXPECT_EQ(point.outcome, Outcome::touching);
  EXPECT_EQ(point.side, Side::straddling);
  EXPECT_EQ(outcomeOf(Segment{{1, 1, 0}, {1, 1, 0}}, kGround), Outcome::apart);
}

TEST(SegmentPlane, IsLikeABoundedRay) {
  expectSegmentsLikeRays(20260904, [](Random& random) -> ShapeCell {
    const Vec3 normal = gridPoint(random);
    return Plane{isZero(normal) ? Vec3{0, 1, 0} : normal,
                 static_cast<double>(random.between(-6, 6))};
  });
}

}  // namespace
}  // namespace collision
