// A shape against a plane, from the signs of its two ends along the normal.
#include "pairs/plane_side.h"

#include <gtest/gtest.h>

#include "shapes.h"

namespace collision {
namespace {

Verdict beside(int lower, int upper) {
  return besidePlane({decide(static_cast<Sign>(lower)), decide(static_cast<Sign>(upper))});
}

TEST(PlaneSide, OutcomeAndSideOfEveryPairOfSigns) {
  struct Case {
    int lower;
    int upper;
    Outcome outcome;
    Side side;
  };
  constexpr Case kCases[] = {
      {1, 1, Outcome::apart, Side::front},         {-1, -1, Outcome::apart, Side::back},
      {0, 1, Outcome::touching, Side::front},      {-1, 0, Outcome::touching, Side::back},
      {0, 0, Outcome::touching, Side::straddling}, {-1, 1, Outcome::overlapping, Side::straddling},
  };
  for (const Case& entry : kCases) {
    const Verdict verdict = beside(entry.lower, entry.upper);
    EXPECT_EQ(verdict.outcome, entry.outcome) << entry.lower << entry.upper;
    EXPECT_EQ(verdict.side, entry.side) << entry.lower << entry.upper;
    EXPECT_EQ(verdict.candidate, 0);
  }
}

TEST(PlaneSide, OneExactEndMakesTheVerdictExact) {
  const Decision filtered = decide(Sign::positive);
  const Decision exact{Sign::positive, DecidedBy::exact, 0};
  EXPECT_EQ(besidePlane({filtered, filtered}).decidedBy, DecidedBy::filter);
  EXPECT_EQ(besidePlane({filtered, exact}).decidedBy, DecidedBy::exact);
  EXPECT_EQ(besidePlane({exact, filtered}).decidedBy, DecidedBy::exact);
}

TEST(PlaneSide, AroundACenter) {
  const auto signs = [](double value, const Decision& beyond, double exactly) {
    const EndSigns ends = endsAround(value, beyond, [&] { return Exact(exactly); });
    return std::pair(static_cast<int>(ends.lower.sign), static_cast<int>(ends.upper.sign));
  };
  EXPECT_EQ(signs(3, decide(Sign::positive), 0), std::pair(1, 1));
  EXPECT_EQ(signs(-3, decide(Sign::positive), 0), std::pair(-1, -1));
  EXPECT_EQ(signs(3, decide(Sign::negative), 0), std::pair(-1, 1));
  const Decision touching{Sign::zero, DecidedBy::exact, 0};
  EXPECT_EQ(signs(1e-300, touching, -1), std::pair(-1, 0));  // doubles are not asked
  EXPECT_EQ(signs(0, touching, 1), std::pair(0, 1));
  EXPECT_EQ(signs(1, touching, 0), std::pair(0, 0));
  EXPECT_EQ(signs(0, Decision{Sign::positive, DecidedBy::exact, 0}, -1), std::pair(-1, -1));
}

TEST(PlaneSide, ExtremesOfSeveralSigns) {
  const std::array<Decision, 3> values{decide(Sign::zero), decide(Sign::positive),
                                       Decision{Sign::negative, DecidedBy::exact, 0}};
  EXPECT_EQ(extremeOf(values, -1).sign, Sign::negative);
  EXPECT_EQ(extremeOf(values, 1).sign, Sign::positive);
  EXPECT_EQ(extremeOf(values, 1).by, DecidedBy::exact);
  EXPECT_EQ(extremeOf({values.data(), 1}, 1).sign, Sign::zero);
  const std::array<Decision, 2> exactFirst{values[2], values[1]};
  EXPECT_EQ(extremeOf(exactFirst, 1).by, DecidedBy::exact);
}

TEST(PlaneSide, TheGapIsThatOfTheNearerEnd) {
  const auto gap = [](Sign lower, Sign upper) {
    return gapBesidePlane({decide(lower), decide(upper)}).sign;
  };
  EXPECT_EQ(gap(Sign::positive, Sign::positive), Sign::positive);
  EXPECT_EQ(gap(Sign::negative, Sign::negative), Sign::positive);
  EXPECT_EQ(gap(Sign::zero, Sign::positive), Sign::zero);
  EXPECT_EQ(gap(Sign::negative, Sign::positive), Sign::negative);
}

TEST(PlaneSide, FeetStandOnThePlane) {
  const Plane plane{{0, 0, 4}, -8};  // z = 2
  EXPECT_EQ(footOf(plane, {1, 2, 7}), (Vec3{1, 2, 2}));
  EXPECT_EQ(footOf(plane, {1, 2, 2}), (Vec3{1, 2, 2}));
  EXPECT_EQ(footOf(Plane{{3, 4, 0}, -25}, {0, 0, 1}), (Vec3{3, 4, 1}));
}

TEST(PlaneSide, NumbersOfTheShorterWay) {
  const Plane plane{{0, 0, 2}, 0};
  const PlaneEnd<Exact> lower{QuadraticSurd<Exact>::of(Exact(-6.0)), {0, 0, -3}};
  const PlaneEnd<Exact> upper{QuadraticSurd<Exact>::of(Exact(2.0)), {0, 0, 1}};
  const Vec3 middle{0, 0, -1};
  const PolytopeTerms<Exact> terms = Polytope(Point{middle}).exact(middle);
  const auto numbersOf = [&](const PlaneEnd<Exact>& high) {
    Verdict verdict = beside(-1, 1);
    numbersBesidePlane<Exact>(verdict, plane, {lower, high}, {terms, middle, 2});
    return verdict;
  };
  const Verdict both = numbersOf(upper);
  const Witness& down = both.witness;
  EXPECT_EQ(down.gap, -1);
  EXPECT_EQ(down.axis, (Vec3{0, 0, 1}));
  EXPECT_EQ(down.supportA, (Vec3{0, 0, 1}));
  EXPECT_EQ(down.supportB, (Vec3{0, 0, 0}));
  EXPECT_EQ(both.plane.min, -3);
  EXPECT_EQ(both.plane.max, 1);
  EXPECT_EQ(both.plane.signedDistance, -1);
  EXPECT_EQ(both.plane.projectedRadius, 2);
  // Upwards it goes on forever: the only way is through the lower end.
  const PlaneEnd<Exact> endless{QuadraticSurd<Exact>{}, kNoPoint, 0, true};
  const Verdict only = numbersOf(endless);
  EXPECT_EQ(only.witness.gap, -3);
  EXPECT_EQ(only.witness.axis, (Vec3{0, 0, -1}));
  EXPECT_EQ(only.plane.min, -3);
  EXPECT_EQ(only.plane.max, kInfinity);
}

TEST(PlaneSide, TheLedgersRow) {
  const Plane plane{{0, 0, 2}, -4};  // z = 2
  Verdict verdict = beside(1, 1);
  verdict.witness.gap = 3;
  Trace trace;
  traceBesidePlane(verdict, plane, decide(Sign::positive), {{3, 7}, {0, 0, 5}, {0, 0, 9}},
                   {0, 0, 2}, trace);
  ASSERT_EQ(trace.count(), 1);
  EXPECT_EQ(trace[0].status, StepStatus::separates);
  EXPECT_EQ(trace[0].gap, 3);
  EXPECT_EQ(trace[0].a.min, 5);  // as positions along the normal
  EXPECT_EQ(trace[0].a.max, 9);
  EXPECT_EQ(trace[0].b.min, 2);
}

}  // namespace
}  // namespace collision
