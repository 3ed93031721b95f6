// Points, segments and rays against each other: they touch or are apart, to the last bit.
#include "ledger.h"
#include "shapes.h"

namespace collision {
namespace {

const Segment kAlongX{{0, 0, 0}, {4, 0, 0}};

TEST(PointPoint, MeetWhereTheyAreEqual) {
  const Point p{{0.1, -0.2, 0.3}};
  const Verdict same = ask(p, p);
  EXPECT_EQ(same.outcome, Outcome::touching);
  EXPECT_EQ(same.decidedBy, DecidedBy::filter);
  EXPECT_EQ(same.contact, p.position);
  EXPECT_EQ(outcomeOf(p, Point{{0.1, -0.2, above(0.3)}}), Outcome::apart);
  EXPECT_EQ(outcomeOf(Point{{0, 0, 0}}, Point{{-0.0, 0, 0}}), Outcome::touching);
  const Verdict apart = ask(Point{{1, 2, 3}}, Point{{3, 5, 9}});
  EXPECT_EQ(apart.witness.gap, 7);
  EXPECT_EQ(apart.witness.axis.z, 6.0 / 7);
  EXPECT_EQ(ask(Point{{0, 0, 0}}, Point{{5e-324, 0, 0}}).witness.gap, 5e-324);
}

TEST(PointSegment, OnItBesideItAndBeyondIt) {
  const Verdict on = ask(Point{{1, 0, 0}}, kAlongX);
  EXPECT_EQ(on.outcome, Outcome::touching);
  EXPECT_EQ(on.hit.t, 0.25);
  EXPECT_TRUE(std::isnan(on.hit.tB));
  EXPECT_EQ(on.contact, (Vec3{1, 0, 0}));
  EXPECT_EQ(outcomeOf(Point{{4, 0, 0}}, kAlongX), Outcome::touching);
  EXPECT_EQ(outcomeOf(Point{{above(4), 0, 0}}, kAlongX), Outcome::apart);
  EXPECT_EQ(outcomeOf(Point{{1, 0, 5e-324}}, kAlongX), Outcome::apart);
  EXPECT_EQ(candidateName(Point{{1, 2, 0}}, kAlongX), "d({a}, {line} {b})");
  EXPECT_EQ(ask(Point{{1, 2, 0}}, kAlongX).witness.gap, 2);
  EXPECT_EQ(ask(Point{{1, 2, 0}}, kAlongX).witness.axis, (Vec3{0, -1, 0}));
  EXPECT_EQ(candidateName(Point{{-3, 0, 0}}, kAlongX), "{b}");
  EXPECT_EQ(ask(Point{{-3, 0, 0}}, kAlongX).witness.gap, 3);
  EXPECT_EQ(outcomeOf(Point{{1, 1, 1}}, Segment{{1, 1, 1}, {1, 1, 1}}), Outcome::touching);
}

TEST(PointRay, ABoundedRayEndsAtItsLength) {
  const Point diagonal{{1, 1, 0}};
  const double root = std::sqrt(2.0);  // rounded up
  const Vec3 direction{3, 3, 0};
  EXPECT_EQ(outcomeOf(diagonal, Ray{{0, 0, 0}, direction, kInfinity}), Outcome::touching);
  EXPECT_EQ(outcomeOf(diagonal, Ray{{0, 0, 0}, direction, root}), Outcome::touching);
  EXPECT_EQ(outcomeOf(diagonal, Ray{{0, 0, 0}, direction, below(root)}), Outcome::apart);
  EXPECT_EQ(hitOf(diagonal, Ray{{0, 0, 0}, direction, root}).t, 1.0 / 3);
  EXPECT_EQ(outcomeOf(Point{{-1, -1, 0}}, Ray{{0, 0, 0}, direction, kInfinity}), Outcome::apart);
}

TEST(SegmentSegment, TheFeatureSaysWhereOnTheSecond) {
  const auto featureOf = [](const auto& curve) {
    return ShapeTraits<Segment>::kFeatures[static_cast<std::size_t>(hitOf(curve, kAlongX).feature)];
  };
  EXPECT_EQ(featureOf(Segment{{1, -1, 0}, {1, 3, 0}}), "line");
  EXPECT_EQ(featureOf(Segment{{0, -1, 0}, {0, 3, 0}}), "start");
  EXPECT_EQ(featureOf(Segment{{4, -1, 0}, {4, 3, 0}}), "end");
  EXPECT_EQ(featureOf(Segment{{-1, 0, 0}, {3, 0, 0}}), "start");
  EXPECT_EQ(featureOf(Segment{{9, 0, 0}, {3, 0, 0}}), "end");
  EXPECT_EQ(featureOf(Ray{{1, 0, 0}, {1, 0, 0}, kInfinity}), "line");
  EXPECT_EQ(featureOf(Ray{{7, 0, 0}, {-1, 0, 0}, kInfinity}), "end");
  EXPECT_EQ(featureOf(Ray{{0, 1, 0}, {0, -1, 0}, kInfinity}), "start");
}

TEST(SegmentSegment, CrossAtOneParameterOfEach) {
  const Verdict verdict = ask(kAlongX, Segment{{1, -1, 0}, {1, 3, 0}});
  EXPECT_EQ(verdict.outcome, Outcome::touching);
  EXPECT_EQ(verdict.decidedBy, DecidedBy::exact);
  EXPECT_EQ(verdict.hit.t, 0.25);
  EXPECT_EQ(verdict.hit.tExit, 0.25);
  EXPECT_EQ(verdict.hit.tB, 0.25);
  EXPECT_EQ(verdict.contact, (Vec3{1, 0, 0}));
  EXPECT_EQ(verdict.witness.gap, 0);
  EXPECT_EQ(std::fabs(verdict.witness.axis.z), 1);
}

TEST(SegmentSegment, EachCandidateInItsTurn) {
  const auto upright = [](double x, double y, double z) {
    return Segment{{x, y, z}, {x, y + 2, z}};
  };
  const Verdict over = ask(kAlongX, upright(1, -1, 1));
  EXPECT_EQ(over.candidate, 0);
  EXPECT_EQ(over.decidedBy, DecidedBy::filter);
  EXPECT_EQ(over.witness.gap, 1);
  EXPECT_EQ(over.witness.axis, (Vec3{0, 0, 1}));
  EXPECT_EQ(ask(kAlongX, upright(1, -1, 5e-324)).decidedBy, DecidedBy::exact);
  EXPECT_EQ(outcomeOf(kAlongX, upright(1, -1, 5e-324)), Outcome::apart);
  const Verdict beyond = ask(kAlongX, upright(5, -1, 0));
  EXPECT_EQ(beyond.candidate, 1);
  EXPECT_EQ(beyond.witness.gap, 1);
  EXPECT_EQ(beyond.witness.axis, (Vec3{1, 0, 0}));
  EXPECT_EQ(outcomeOf(kAlongX, upright(4, -1, 0)), Outcome::touching);
  EXPECT_EQ(outcomeOf(kAlongX, upright(above(4), -1, 0)), Outcome::apart);
  const Verdict before = ask(kAlongX, upright(1, 1, 0));
  EXPECT_EQ(before.candidate, 2);
  EXPECT_EQ(before.witness.gap, 1);
  EXPECT_EQ(before.witness.axis, (Vec3{0, 1, 0}));
  const Verdict beside = ask(kAlongX, Segment{{-9, 0, -2}, {9, 0, -2}});
  EXPECT_EQ(beside.candidate, 3);
  EXPECT_EQ(beside.witness.gap, 2);
  const Verdict inLine = ask(kAlongX, Segment{{5, 0, 0}, {9, 0, 0}});
  EXPECT_EQ(inLine.candidate, 4);
  EXPECT_EQ(inLine.witness.gap, 1);
  for (const Segment& other : {upright(1, -1, 1), upright(5, -1, 0), upright(1, 1, 0),
                               Segment{{5, 0, 0}, {9, 0, 0}}, upright(1, -1, 0)}) {
    expectLedgerAgrees(kAlongX, other);
    EXPECT_EQ(ask(other, kAlongX).witness.gap, ask(kAlongX, other).witness.gap);
  }
}

TEST(SegmentSegment, InOneLine) {
  const Verdict shared = ask(kAlongX, Segment{{1, 0, 0}, {9, 0, 0}});
  EXPECT_EQ(shared.outcome, Outcome::touching);
  EXPECT_EQ(shared.hit.t, 0.25);
  EXPECT_EQ(shared.hit.tExit, 1);
  EXPECT_EQ(shared.hit.tB, 0);
  const Verdict backwards = ask(kAlongX, Segment{{9, 0, 0}, {1, 0, 0}});
  EXPECT_EQ(backwards.hit.t, 0.25);
  EXPECT_EQ(backwards.hit.tExit, 1);
  EXPECT_EQ(backwards.hit.tB, 1);
  const Verdict endToEnd = ask(kAlongX, Segment{{4, 0, 0}, {9, 0, 0}});
  EXPECT_EQ(endToEnd.outcome, Outcome::touching);
  EXPECT_EQ(endToEnd.hit.t, 1);
  EXPECT_EQ(endToEnd.hit.tExit, 1);
  EXPECT_EQ(endToEnd.hit.tB, 0);
  EXPECT_EQ(outcomeOf(kAlongX, Segment{{above(4), 0, 0}, {9, 0, 0}}), Outcome::apart);
}

TEST(SegmentSegment, WithoutLength) {
  const Segment point{{1, 0, 0}, {1, 0, 0}};
  EXPECT_EQ(outcomeOf(kAlongX, point), Outcome::touching);
  EXPECT_EQ(hitOf(kAlongX, point).t, 0.25);
  EXPECT_EQ(hitOf(point, kAlongX).tB, 0.25);
  EXPECT_EQ(outcomeOf(point, point), Outcome::touching);
  EXPECT_EQ(outcomeOf(kAlongX, Segment{{1, 5e-324, 0}, {1, 5e-324, 0}}), Outcome::apart);
}

TEST(SegmentRay, AParameterEach) {
  const Ray down{{3, 5, 0}, {0, -2, 0}, kInfinity};
  const Verdict verdict = ask(kAlongX, down);
  EXPECT_EQ(verdict.outcome, Outcome::touching);
  EXPECT_EQ(verdict.hit.t, 0.75);
  EXPECT_EQ(verdict.hit.tB, 2.5);
  EXPECT_EQ(outcomeOf(kAlongX, Ray{{3, 5, 0}, {0, -2, 0}, 5}), Outcome::touching);
  EXPECT_EQ(outcomeOf(kAlongX, Ray{{3, 5, 0}, {0, -2, 0}, below(5)}), Outcome::apart);
  EXPECT_EQ(outcomeOf(kAlongX, Ray{{3, 5, 0}, {0, 2, 0}, kInfinity}), Outcome::apart);
}

TEST(SegmentRay, InTheOtherOrderTIsAlongTheRay) {
  const Hit hit = hitOf(Ray{{3, 5, 0}, {0, -2, 0}, kInfinity}, kAlongX);
  EXPECT_EQ(hit.t, 2.5);
  EXPECT_EQ(hit.tB, 0.75);
}

TEST(RayRay, InOneLine) {
  const Ray along{{0, 0, 0}, {1, 0, 0}, kInfinity};
  const Verdict same = ask(along, Ray{{2, 0, 0}, {4, 0, 0}, kInfinity});
  EXPECT_EQ(same.outcome, Outcome::touching);
  EXPECT_EQ(same.hit.t, 2);
  EXPECT_TRUE(std::isnan(same.hit.tExit));
  EXPECT_EQ(same.hit.tB, 0);
  const Verdict facing = ask(along, Ray{{4, 0, 0}, {-2, 0, 0}, kInfinity});
  EXPECT_EQ(facing.hit.t, 0);
  EXPECT_EQ(facing.hit.tExit, 4);
  EXPECT_EQ(facing.hit.tB, 2);
  EXPECT_EQ(outcomeOf(along, Ray{{-1, 0, 0}, {-2, 0, 0}, kInfinity}), Outcome::apart);
  EXPECT_EQ(outcomeOf(along, Ray{{0, 0, 0}, {-2, 0, 0}, kInfinity}), Outcome::touching);
}

TEST(RayRay, EndsThatAreIrrationalMeet) {
  // 3 √2 apart. √8 and √2 in doubles exceed it by 2.9 · 10⁻¹⁶; an ulp of √2 is 2.2 · 10⁻¹⁶.
  const Ray forth{{0, 0, 0}, {1, 1, 0}, std::sqrt(8.0)};
  const auto back = [](double length) { return Ray{{3, 3, 0}, {-5, -5, 0}, length}; };
  const double root = std::sqrt(2.0);
  EXPECT_EQ(outcomeOf(forth, back(root)), Outcome::touching);
  EXPECT_EQ(outcomeOf(forth, back(below(root))), Outcome::touching);
  EXPECT_EQ(outcomeOf(forth, back(below(below(root)))), Outcome::apart);
  const double gap = ask(forth, back(below(below(root)))).witness.gap;
  EXPECT_NEAR(gap, 1.540704104464753e-16, 1e-28);
}

TEST(CurveCurve, TheLedgerShowsWhatWouldHaveBeenAskedNext) {
  const auto reached = [](ShapeRef a, ShapeRef b) {
    Trace trace;
    traceOf(a, b, trace);
    std::string rows;
    for (int i = 0; i < trace.count(); ++i) {
      rows += trace[i].reached ? 'x' : '.';
    }
    return rows;
  };
  const Segment along{{0, 0, 0}, {1, 0, 0}};
  EXPECT_EQ(reached(along, Segment{{0, 1, 0}, {0, 1, 1}}), "x..");   // skew
  EXPECT_EQ(reached(along, Segment{{3, -1, 0}, {3, 1, 0}}), "xx.");  // beyond the end of a
  EXPECT_EQ(reached(along, Segment{{0.5, -1, 0}, {0.5, 1, 0}}), "xxx");
  EXPECT_EQ(reached(along, Segment{{0, 1, 0}, {1, 1, 0}}), "x.");  // side by side
  EXPECT_EQ(reached(Point{{0, 1, 0}}, along), "x.");
  EXPECT_EQ(reached(Point{{3, 0, 0}}, along), "xx");
}

}  // namespace
}  // namespace collision
