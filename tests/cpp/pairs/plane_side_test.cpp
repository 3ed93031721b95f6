// A shape against a plane, from the signs of its two ends along the normal.
#include "pairs/plane_side.h"

#include <gmpxx.h>
#include <gtest/gtest.h>

#include "random.h"
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

TEST(PlaneSide, OfAPlace) {
  const Plane plane{{0, 2, 0}, -2};
  EXPECT_EQ(planeSide(plane, {5, 3, 5}).sign, Sign::positive);
  EXPECT_EQ(planeSide(plane, {5, 3, 5}).by, DecidedBy::filter);
  EXPECT_EQ(planeSide(plane, {5, 1, 5}).sign, Sign::zero);
  EXPECT_EQ(planeSide(plane, {5, 1, 5}).by, DecidedBy::exact);
  EXPECT_EQ(planeSide(plane, {5, std::nextafter(1, 0), 5}).sign, Sign::negative);
  EXPECT_EQ(planeSide(plane, {5, std::nextafter(1, 2), 5}).sign, Sign::positive);
}

TEST(PlaneSide, OfPlacesAgreesWithRationals) {
  Random random(20260924);
  int zeros = 0;
  for (int round = 0; round < 10000; ++round) {
    const bool coarse = round % 2 == 0;
    const auto number = [&] {
      return coarse ? static_cast<double>(random.between(-5, 5)) : random.anyDouble();
    };
    Vec3 normal;
    Vec3 p;
    mpq_class value = 0;
    for (int k = 0; k < 3; ++k) {
      normal[k] = number();
      p[k] = number();
      value += mpq_class(normal[k]) * mpq_class(p[k]);
    }
    // Often as near as doubles come to the plane through p.
    const double constant = random.below(2) == 0 ? -dot(normal, p) : number();
    if (!std::isfinite(constant)) {
      continue;
    }
    value += mpq_class(constant);
    const Decision side = planeSide({normal, constant}, p);
    ASSERT_EQ(static_cast<int>(side.sign), sgn(value)) << random.where(round);
    zeros += side.zero() ? 1 : 0;
  }
  EXPECT_GT(zeros, 1000);
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
  const PlaneEnd<Exact> lower{{Exact(-6.0), Exact(1.0)}, {0, 0, -3}};
  const PlaneEnd<Exact> upper{{Exact(2.0), Exact(1.0)}, {0, 0, 1}};
  const Vec3 middle{0, 0, -1};
  const CoreTerms<Exact> core({Polytope(Point{middle}), 2});
  const auto numbersOf = [&](const PlaneEnd<Exact>& high) {
    Verdict verdict = beside(-1, 1);
    numbersBesidePlane<Exact>(verdict, PlaneTerms<Exact>(plane), {lower, high}, core);
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
  const PlaneEnd<Exact> endless{{}, kNoPoint, 0, true};
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
