// Rays and segments against spheres: roots that no double can hold.
#include <gmpxx.h>

#include "segments_like_rays.h"
#include "shapes.h"

namespace collision {
namespace {

const Sphere kBallAhead{{10, 0, 0}, 5};

TEST(RaySphere, EntersAndLeaves) {
  const Verdict verdict = ask(Ray{{0, 3, 0}, {2, 0, 0}, kInfinity}, kBallAhead);
  EXPECT_EQ(verdict.outcome, Outcome::overlapping);
  EXPECT_EQ(verdict.hit.t, 3);
  EXPECT_EQ(verdict.hit.tExit, 7);
  EXPECT_EQ(verdict.hit.distance, 6);
  expectNear(verdict.hit.normal, {-0.8, 0.6, 0}, 1e-15);
  EXPECT_EQ(verdict.hit.facing, Facing::front);
}

TEST(RaySphere, GrazingTouches) {
  const Verdict verdict = ask(Ray{{0, 5, 0}, {1, 0, 0}, kInfinity}, kBallAhead);
  EXPECT_EQ(verdict.outcome, Outcome::touching);
  EXPECT_EQ(verdict.hit.t, 10);
  EXPECT_EQ(verdict.hit.tExit, 10);
  EXPECT_EQ(outcomeOf(Ray{{0, 5.0000001, 0}, {1, 0, 0}, kInfinity}, kBallAhead), Outcome::apart);
}

TEST(RaySphere, BehindIsApart) {
  const Verdict verdict = ask(Ray{{20, 0, 0}, {1, 0, 0}, kInfinity}, kBallAhead);
  EXPECT_EQ(verdict.outcome, Outcome::apart);
  EXPECT_EQ(verdict.witness.gap, 5);
  EXPECT_EQ(verdict.witness.axis, (Vec3{-1, 0, 0}));
  EXPECT_EQ(verdict.witness.supportB, (Vec3{15, 0, 0}));
}

TEST(RaySphere, FromTheSurface) {
  EXPECT_EQ(outcomeOf(Ray{{5, 0, 0}, {1, 0, 0}, kInfinity}, kBallAhead), Outcome::overlapping);
  EXPECT_EQ(outcomeOf(Ray{{5, 0, 0}, {-1, 0, 0}, kInfinity}, kBallAhead), Outcome::touching);
  EXPECT_EQ(outcomeOf(Ray{{5, 0, 0}, {0, 1, 0}, kInfinity}, kBallAhead), Outcome::touching);
  EXPECT_EQ(hitOf(Ray{{5, 0, 0}, {-1, 0, 0}, kInfinity}, kBallAhead).tExit, 0);
}

TEST(RaySphere, FromInside) {
  const Hit hit = hitOf(Ray{{10, 0, 0}, {0, 0, 2}, kInfinity}, kBallAhead);
  EXPECT_TRUE(hit.startsInside);
  EXPECT_EQ(hit.t, 0);
  EXPECT_EQ(hit.tExit, 2.5);
  EXPECT_TRUE(std::isnan(hit.normal.x));
}

TEST(RaySphere, MaxDistanceIsClosed) {
  EXPECT_EQ(outcomeOf(Ray{{0, 0, 0}, {1, 0, 0}, 5}, kBallAhead), Outcome::touching);
  EXPECT_EQ(outcomeOf(Ray{{0, 0, 0}, {1, 0, 0}, 4}, kBallAhead), Outcome::apart);
  EXPECT_EQ(outcomeOf(Ray{{0, 0, 0}, {1, 0, 0}, 6}, kBallAhead), Outcome::overlapping);
  EXPECT_EQ(ask(Ray{{0, 0, 0}, {1, 0, 0}, 4}, kBallAhead).witness.gap, 1);
}

TEST(RaySphere, APointIsOnlyTouched) {
  const Sphere point{{10, 0, 0}, 0};
  EXPECT_EQ(outcomeOf(Ray{{0, 0, 0}, {1, 0, 0}, kInfinity}, point), Outcome::touching);
  EXPECT_EQ(outcomeOf(Ray{{10, 0, 0}, {1, 0, 0}, kInfinity}, point), Outcome::touching);
  EXPECT_EQ(outcomeOf(Ray{{0, 1, 0}, {1, 0, 0}, kInfinity}, point), Outcome::apart);
}

TEST(SegmentSphere, SaysWhereAnySignWasExact) {
  const Sphere ball{{0, 0, 0}, 1};
  // Whether it goes toward the center takes exact arithmetic, however far it stays away.
  EXPECT_EQ(ask(Segment{{0, 2, 0}, {1, 2, 0}}, ball).decidedBy, DecidedBy::exact);
  EXPECT_EQ(ask(Segment{{-1, 2, 0}, {1, 2.25, 0}}, ball).decidedBy, DecidedBy::filter);
}

TEST(SegmentSphere, IsItsPartOfTheLine) {
  const Verdict verdict = ask(Segment{{0, 3, 0}, {20, 3, 0}}, kBallAhead);
  EXPECT_EQ(verdict.outcome, Outcome::overlapping);
  EXPECT_EQ(verdict.decidedBy, DecidedBy::filter);
  EXPECT_EQ(verdict.hit.t, 0.3);
  EXPECT_EQ(verdict.hit.tExit, 0.7);
  EXPECT_EQ(verdict.hit.distance, 6);
  EXPECT_EQ(verdict.witness.gap, -2);
  EXPECT_EQ(verdict.witness.axis, (Vec3{0, -1, 0}));
}

TEST(SegmentSphere, EndsOnItToTheLastBit) {
  const auto upTo = [](double x) { return ask(Segment{{0, 0, 0}, {x, 0, 0}}, kBallAhead); };
  const Verdict touching = upTo(5);
  EXPECT_EQ(touching.outcome, Outcome::touching);
  EXPECT_EQ(touching.decidedBy, DecidedBy::exact);
  EXPECT_EQ(touching.hit.t, 1);
  EXPECT_EQ(touching.hit.tExit, 1);
  EXPECT_EQ(touching.hit.normal, (Vec3{-1, 0, 0}));
  EXPECT_EQ(touching.hit.facing, Facing::front);
  EXPECT_EQ(upTo(below(5)).outcome, Outcome::apart);
  EXPECT_EQ(upTo(below(5)).witness.gap, 5 - below(5));
  EXPECT_EQ(upTo(above(5)).outcome, Outcome::overlapping);
}

TEST(SegmentSphere, GrazesItToTheLastBit) {
  const auto across = [](double y) { return ask(Segment{{0, y, 0}, {20, y, 0}}, kBallAhead); };
  EXPECT_EQ(across(5).outcome, Outcome::touching);
  EXPECT_EQ(across(5).decidedBy, DecidedBy::exact);
  EXPECT_EQ(across(5).hit.t, 0.5);
  EXPECT_EQ(across(5).hit.facing, Facing::none);
  EXPECT_EQ(across(above(5)).outcome, Outcome::apart);
  EXPECT_EQ(across(below(5)).outcome, Outcome::overlapping);
}

TEST(SegmentSphere, InsideAndWithoutLength) {
  const Hit hit = hitOf(Segment{{9, 0, 0}, {11, 0, 0}}, kBallAhead);
  EXPECT_TRUE(hit.startsInside);
  EXPECT_EQ(hit.t, 0);
  EXPECT_EQ(hit.tExit, 1);
  EXPECT_EQ(hit.feature, -1);
  const auto at = [](const Vec3& p) { return outcomeOf(Segment{p, p}, kBallAhead); };
  EXPECT_EQ(at({10, 0, 0}), Outcome::overlapping);
  EXPECT_EQ(at({13, 4, 0}), Outcome::touching);
  EXPECT_EQ(at({13, above(4), 0}), Outcome::apart);
  EXPECT_EQ(at({13, below(4), 0}), Outcome::overlapping);
}

TEST(SegmentSphere, TheRootLiesBetweenTheNeighborsOfT) {
  // With rational numbers: a t² + 2 b t + c changes its sign within 2 ulp of t and of tExit.
  Random random(20260905);
  int hits = 0;
  for (int round = 0; round < 3000; ++round) {
    const Segment segment{gridPoint(random) * 3.0, gridPoint(random) * 3.0};
    const Sphere sphere{gridPoint(random), static_cast<double>(random.between(1, 4))};
    const Hit hit = hitOf(segment, sphere);
    if (!hit.present || hit.t == 0 || hit.t == hit.tExit) {
      continue;
    }
    ++hits;
    const auto sideAt = [&](double t) {
      mpq_class sum = -mpq_class(sphere.radius) * sphere.radius;
      for (int k = 0; k < 3; ++k) {
        const mpq_class place = mpq_class(segment.start[k]) - mpq_class(sphere.center[k]) +
                                mpq_class(t) * (mpq_class(segment.end[k]) - segment.start[k]);
        sum += place * place;
      }
      return sgn(sum);
    };
    ASSERT_EQ(sideAt(below(below(hit.t))), 1) << random.where(round);
    ASSERT_EQ(sideAt(above(above(hit.t))), -1) << random.where(round);
    if (hit.tExit < 1) {
      ASSERT_EQ(sideAt(below(below(hit.tExit))), -1) << random.where(round);
      ASSERT_EQ(sideAt(above(above(hit.tExit))), 1) << random.where(round);
    }
  }
  EXPECT_GT(hits, 100);
}

TEST(SegmentSphere, IsLikeABoundedRay) {
  expectSegmentsLikeRays(20260906, [](Random& random) -> ShapeCell {
    return Sphere{gridPoint(random), static_cast<double>(random.between(0, 4))};
  });
}

/** The row about the distance of the line from the center. */
Step distanceRow(ShapeRef curve, ShapeRef ball) {
  Trace trace;
  return traceOf(curve, ball, trace)[0];
}

TEST(CurveSphere, TheRowOfTheDistanceIsTheDepth) {
  const Ray through{{0, 0, 0}, {1, 0, 0}, kInfinity};
  EXPECT_EQ(distanceRow(through, kBallAhead).gap, -5);
  EXPECT_EQ(distanceRow(through, kBallAhead).gap, ask(through, kBallAhead).witness.gap);
  const Segment beside{{0, 0.125, 0}, {20, 0.125, 0}};
  EXPECT_EQ(distanceRow(beside, kBallAhead).gap, -4.875);
  EXPECT_EQ(distanceRow(beside, kBallAhead).gap, ask(beside, kBallAhead).witness.gap);
  const Segment skew{{0.1, 0.7, -3.3}, {17.9, 0.3, 4.1}};
  EXPECT_EQ(distanceRow(skew, kBallAhead).gap, ask(skew, kBallAhead).witness.gap);
  // A point has no line.
  EXPECT_EQ(distanceRow(Segment{{13, 0, 0}, {13, 0, 0}}, kBallAhead).gap, -2);
  EXPECT_EQ(distanceRow(Segment{{16, 0, 0}, {16, 0, 0}}, kBallAhead).gap, 1);
  EXPECT_EQ(distanceRow(through, Sphere{{7, 0, 0}, 0}).gap, 0);
}

TEST(CurveSphere, TheRowOfTheDistanceIsRightToTheLastBits) {
  // One unit in the last place off the contact, where rounded distances say nothing.
  for (const double y : {above(5), below(5)}) {
    const Segment grazing{{0, y, 0}, {20, y, 0}};
    EXPECT_EQ(distanceRow(grazing, kBallAhead).gap, y - 5);
  }
  // Far away from the origin of the ray: the foot of the center is rounded to whole meters.
  const Ray far{{-0x1p60, 4, 0}, {1, 0, 0}, kInfinity};
  EXPECT_EQ(distanceRow(far, kBallAhead).gap, -1);
  EXPECT_EQ(distanceRow(far, kBallAhead).aMinPoint, (Vec3{10, 4, 0}));
}

}  // namespace
}  // namespace collision
