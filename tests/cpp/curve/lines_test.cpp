// Straight pieces: where they meet and what separates them, all of it exact.
#include "curve/lines.h"

#include <gmpxx.h>
#include <gtest/gtest.h>

#include "grid.h"
#include "linear/number_vector.h"

namespace collision {
namespace {

Piece<Exact> piece(const Vec3& from, const Vec3& to) {
  return Piece<Exact>(Curve(Segment{from, to}));
}
Piece<Exact> ray(const Vec3& from, const Vec3& direction, double length = kInfinity) {
  return Piece<Exact>(Curve(Ray{from, direction, length}));
}
Piece<Exact> point(const Vec3& position) { return Piece<Exact>(Curve(Point{position})); }
double number(const QuadraticSurd<Exact>& root) {
  const Fraction<Exact> fraction = nearly(root);
  return quotient(fraction.numerator, fraction.denominator);
}

TEST(Lines, SkewOnesHaveNoCommonPlane) {
  const LineMeeting<Exact> meeting =
      meetingOf(piece({0, 0, 0}, {1, 0, 0}), piece({0, 0, 5e-324}, {0, 1, 5e-324}));
  EXPECT_FALSE(meeting.meets);
  EXPECT_EQ(meeting.rowCount, 1);
  EXPECT_EQ(meeting.decisive().candidate, LineCandidate::commonPlane);
  EXPECT_EQ(meeting.decisive().gap, Sign::positive);
}

TEST(Lines, CrossingOnesAskThreeRows) {
  const LineMeeting<Exact> meeting =
      meetingOf(piece({0, 0, 0}, {4, 0, 0}), piece({1, -1, 0}, {1, 1, 0}));
  EXPECT_TRUE(meeting.meets);
  EXPECT_EQ(meeting.rowCount, 3);
  EXPECT_EQ(meeting.decisive().candidate, LineCandidate::commonPlane);
  EXPECT_EQ(meeting.rows[1].gap, Sign::negative);
  EXPECT_EQ(number(meeting.enter), 0.25);
  EXPECT_EQ(number(meeting.exit), 0.25);
  EXPECT_EQ(number(meeting.enterB), 0.5);
  EXPECT_FALSE(meeting.endless);
}

TEST(Lines, ACrossingBeyondAnEndNamesWhoseEnd) {
  const Piece a = piece({0, 0, 0}, {4, 0, 0});
  EXPECT_EQ(meetingOf(a, piece({5, -1, 0}, {5, 1, 0})).decisive().candidate, LineCandidate::rangeA);
  EXPECT_EQ(meetingOf(a, piece({1, 1, 0}, {1, 2, 0})).decisive().candidate, LineCandidate::rangeB);
}

TEST(Lines, ParallelOnesLieBesideOrInLine) {
  const Piece a = piece({0, 0, 0}, {4, 0, 0});
  EXPECT_EQ(meetingOf(a, piece({0, 1, 0}, {4, 1, 0})).decisive().candidate, LineCandidate::beside);
  const LineMeeting<Exact> inLine = meetingOf(a, piece({5, 0, 0}, {6, 0, 0}));
  EXPECT_FALSE(inLine.meets);
  EXPECT_EQ(inLine.rowCount, 2);
  EXPECT_EQ(inLine.decisive().candidate, LineCandidate::inLine);
  const LineMeeting<Exact> shared = meetingOf(a, piece({6, 0, 0}, {1, 0, 0}));
  EXPECT_TRUE(shared.meets);
  EXPECT_EQ(number(shared.enter), 0.25);
  EXPECT_EQ(number(shared.exit), 1);
  EXPECT_EQ(number(shared.enterB), 1);
}

TEST(Lines, PointsAndLines) {
  const Piece a = piece({0, 0, 0}, {4, 0, 0});
  EXPECT_TRUE(meetingOf(point({1, 2, 3}), point({1, 2, 3})).meets);
  EXPECT_FALSE(meetingOf(point({1, 2, 3}), point({1, 2, above(3)})).meets);
  const LineMeeting<Exact> onB = meetingOf(point({1, 0, 0}), a);
  EXPECT_TRUE(onB.meets);
  EXPECT_EQ(number(onB.enterB), 0.25);
  const LineMeeting<Exact> onA = meetingOf(a, point({1, 0, 0}));
  EXPECT_EQ(number(onA.enter), 0.25);
  EXPECT_EQ(meetingOf(point({1, 1, 0}), a).decisive().candidate, LineCandidate::beside);
  EXPECT_EQ(meetingOf(point({5, 0, 0}), a).decisive().candidate, LineCandidate::inLine);
}

TEST(Lines, RaysAreEndlessOrEndAtTheirLength) {
  EXPECT_TRUE(meetingOf(ray({0, 0, 0}, {1, 0, 0}), ray({3, 0, 0}, {2, 0, 0})).endless);
  EXPECT_FALSE(meetingOf(ray({0, 0, 0}, {1, 0, 0}), ray({3, 0, 0}, {-2, 0, 0})).endless);
  EXPECT_FALSE(ray({0, 0, 0}, {1, 0, 0}).bounded());
  EXPECT_TRUE(ray({0, 0, 0}, {1, 0, 0}, 2).bounded());
  const Piece diagonal = ray({0, 0, 0}, {1, 1, 0}, std::sqrt(2.0));  // rounded up
  EXPECT_EQ(diagonal.beyondEnd(Exact(1.0), Exact(1.0)), Sign::negative);
  EXPECT_EQ(diagonal.beyondEnd(Exact(above(1)), Exact(1.0)), Sign::positive);
  EXPECT_EQ(ray({0, 0, 0}, {3, 4, 0}, 10).beyondEnd(Exact(2.0), Exact(1.0)), Sign::zero);
  EXPECT_EQ(piece({0, 0, 0}, {9, 9, 9}).beyondEnd(Exact(7.0), Exact(7.0)), Sign::zero);
  EXPECT_EQ(number(ray({0, 0, 0}, {3, 4, 0}, 10).endParameter()), 2);
}

TEST(Lines, AgreeWithRationals) {
  // Two segments in the plane z = 0: Cramer's rule.
  Random random(20260919);
  int meeting = 0;
  for (int round = 0; round < 3000; ++round) {
    const auto point = [&] {
      Vec3 p = gridPoint(random);
      p.z = 0;
      return p;
    };
    const Vec3 p = point();
    const Vec3 q = point();
    const Vec3 r = point();
    const Vec3 s = point();
    const mpq_class dx = q.x - p.x;
    const mpq_class dy = q.y - p.y;
    const mpq_class ex = s.x - r.x;
    const mpq_class ey = s.y - r.y;
    const mpq_class wx = r.x - p.x;
    const mpq_class wy = r.y - p.y;
    const mpq_class det = dx * ey - dy * ex;
    if (det == 0) {
      continue;
    }
    const mpq_class t = (wx * ey - wy * ex) / det;
    const mpq_class u = (wx * dy - wy * dx) / det;
    const bool expected = t >= 0 && t <= 1 && u >= 0 && u <= 1;
    const LineMeeting<Exact> found = meetingOf(piece(p, q), piece(r, s));
    ASSERT_EQ(found.meets, expected) << random.where(round);
    if (expected) {
      ++meeting;
      ASSERT_DOUBLE_EQ(number(found.enter), t.get_d()) << random.where(round);
      ASSERT_DOUBLE_EQ(number(found.enterB), u.get_d()) << random.where(round);
    }
  }
  EXPECT_GT(meeting, 300);
}

}  // namespace
}  // namespace collision
