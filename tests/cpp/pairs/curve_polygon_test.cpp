// Rays and segments against triangles and parallelograms.
#include "pairs/common_shapes.h"
#include "segments_like_rays.h"
#include "shapes.h"

namespace collision {
namespace {

Outcome down(double x, double y) {
  return outcomeOf(Ray{{x, y, 1}, {0, 0, -1}, kInfinity}, kTriangle);
}

TEST(RayTriangle, InsideEdgeCornerOutside) {
  EXPECT_EQ(down(1, 1), Outcome::overlapping);
  EXPECT_EQ(down(2, 0), Outcome::touching);
  EXPECT_EQ(down(2, 2), Outcome::touching);
  EXPECT_EQ(down(0, 0), Outcome::touching);
  EXPECT_EQ(down(3, 2), Outcome::apart);
  EXPECT_EQ(down(-1, 1), Outcome::apart);
}

TEST(RayTriangle, Features) {
  const auto featureAt = [](double x, double y) {
    const Hit hit = hitOf(Ray{{x, y, 1}, {0, 0, -1}, kInfinity}, kTriangle);
    return ShapeTraits<Triangle>::kFeatures[static_cast<std::size_t>(hit.feature)];
  };
  EXPECT_EQ(featureAt(1, 1), "face");
  EXPECT_EQ(featureAt(2, 0), "ab");
  EXPECT_EQ(featureAt(2, 2), "bc");
  EXPECT_EQ(featureAt(0, 2), "ca");
  EXPECT_EQ(featureAt(0, 0), "a");
  EXPECT_EQ(featureAt(4, 0), "b");
  EXPECT_EQ(featureAt(0, 4), "c");
}

TEST(RayTriangle, StartingAndEndingOnIt) {
  EXPECT_EQ(outcomeOf(Ray{{1, 1, 0}, {0, 0, 1}, kInfinity}, kTriangle), Outcome::touching);
  EXPECT_EQ(outcomeOf(Ray{{1, 1, 2}, {0, 0, -1}, 2}, kTriangle), Outcome::touching);
  EXPECT_EQ(outcomeOf(Ray{{1, 1, 2}, {0, 0, -1}, 1.5}, kTriangle), Outcome::apart);
  EXPECT_EQ(outcomeOf(Ray{{1, 1, 2}, {0, 0, 1}, kInfinity}, kTriangle), Outcome::apart);
}

TEST(RayTriangle, FrontAndBack) {
  EXPECT_EQ(hitOf(Ray{{1, 1, 1}, {0, 0, -1}, kInfinity}, kTriangle).facing, Facing::front);
  EXPECT_EQ(hitOf(Ray{{1, 1, -1}, {0, 0, 1}, kInfinity}, kTriangle).facing, Facing::back);
  EXPECT_EQ(hitOf(Ray{{1, 1, -1}, {0, 0, 1}, kInfinity}, kTriangle).normal, (Vec3{0, 0, 1}));
}

TEST(RayTriangle, WithinItsPlane) {
  const Verdict through = ask(Ray{{-1, 1, 0}, {1, 0, 0}, kInfinity}, kTriangle);
  EXPECT_EQ(through.outcome, Outcome::touching);
  EXPECT_EQ(through.hit.t, 1);
  EXPECT_EQ(through.hit.tExit, 4);
  EXPECT_EQ(outcomeOf(Ray{{-1, 5, 0}, {1, 0, 0}, kInfinity}, kTriangle), Outcome::apart);
  EXPECT_EQ(outcomeOf(Ray{{-1, 4, 0}, {1, 0, 0}, kInfinity}, kTriangle), Outcome::touching);
  EXPECT_EQ(outcomeOf(Ray{{-1, 1, 0}, {1, 0, 0}, 0.5}, kTriangle), Outcome::apart);
  EXPECT_EQ(outcomeOf(Ray{{5, 1, 0}, {1, 0, 0}, kInfinity}, kTriangle), Outcome::apart);
  const Verdict beside = ask(Ray{{-1, 1, 3}, {1, 0, 0}, kInfinity}, kTriangle);
  EXPECT_EQ(beside.outcome, Outcome::apart);
  EXPECT_EQ(beside.witness.gap, 3);
  EXPECT_EQ(beside.witness.axis, (Vec3{0, 0, -1}));
}

TEST(RayTriangle, WithinItsPlaneItNamesWhereItEnters) {
  const auto featureFrom = [](const Vec3& origin, const Vec3& direction) {
    const Hit hit = hitOf(Ray{origin, direction, kInfinity}, kTriangle);
    return ShapeTraits<Triangle>::kFeatures[static_cast<std::size_t>(hit.feature)];
  };
  EXPECT_EQ(featureFrom({-1, 1, 0}, {1, 0, 0}), "ca");
  EXPECT_EQ(featureFrom({-1, -1, 0}, {1, 1, 0}), "a");
  EXPECT_EQ(featureFrom({-1, 0, 0}, {1, 0, 0}), "a");    // along an edge
  EXPECT_EQ(featureFrom({5, -1, 0}, {-1, 1, 0}), "b");   // along bc
  EXPECT_EQ(featureFrom({-1, 4, 0}, {1, 0, 0}), "c");    // that corner and no more
  EXPECT_EQ(featureFrom({1, 1, 0}, {1, 0, 0}), "face");  // starting inside
  EXPECT_EQ(featureFrom({2, 2, 0}, {-1, 0, 0}), "bc");
  EXPECT_EQ(featureFrom({4, 0, 0}, {-1, 0, 0}), "b");
}

TEST(RayTriangle, WithoutAreaItIsASegmentOrAPoint) {
  const Triangle segment{{0, 0, 0}, {4, 0, 0}, {2, 0, 0}};
  EXPECT_EQ(outcomeOf(Ray{{1, 0, 1}, {0, 0, -1}, kInfinity}, segment), Outcome::touching);
  EXPECT_EQ(outcomeOf(Ray{{5, 0, 1}, {0, 0, -1}, kInfinity}, segment), Outcome::apart);
  EXPECT_EQ(outcomeOf(Ray{{1, 0.5, 1}, {0, 0, -1}, kInfinity}, segment), Outcome::apart);
  EXPECT_EQ(outcomeOf(Ray{{1, 0, 1}, {0, 0, -1}, 0.5}, segment), Outcome::apart);
  EXPECT_EQ(outcomeOf(Ray{{-1, 0, 0}, {1, 0, 0}, kInfinity}, segment), Outcome::touching);
  EXPECT_EQ(hitOf(Ray{{-1, 0, 0}, {1, 0, 0}, kInfinity}, segment).tExit, 5);
  EXPECT_EQ(outcomeOf(Ray{{5, 0, 0}, {1, 0, 0}, kInfinity}, segment), Outcome::apart);
  const Triangle point{{1, 2, 3}, {1, 2, 3}, {1, 2, 3}};
  EXPECT_EQ(outcomeOf(Ray{{1, 2, 0}, {0, 0, 2}, kInfinity}, point), Outcome::touching);
  EXPECT_EQ(outcomeOf(Ray{{1, 2, 0}, {0, 0, -2}, kInfinity}, point), Outcome::apart);
  EXPECT_EQ(outcomeOf(Ray{{1, 2.5, 0}, {0, 0, 2}, kInfinity}, point), Outcome::apart);
}

const Parallelogram kSlanted{{0, 0, 0}, {4, 0, 0}, {2, 2, 0}};  // fourth corner (6, 2, 0)

Verdict ontoSheet(double x, double y) {
  return ask(Ray{{x, y, 1}, {0, 0, -1}, kInfinity}, kSlanted);
}

TEST(RayParallelogram, InsideEdgeCornerOutside) {
  EXPECT_EQ(ontoSheet(3, 1).outcome, Outcome::overlapping);
  EXPECT_EQ(ontoSheet(4.5, 1.5).outcome, Outcome::overlapping);  // beyond the triangle a, b, c
  EXPECT_EQ(ontoSheet(2, 0).outcome, Outcome::touching);
  EXPECT_EQ(ontoSheet(5, 1).outcome, Outcome::touching);
  EXPECT_EQ(ontoSheet(6, 2).outcome, Outcome::touching);
  EXPECT_EQ(ontoSheet(5.5, 1).outcome, Outcome::apart);
  EXPECT_EQ(ontoSheet(0.5, 1).outcome, Outcome::apart);
  EXPECT_EQ(ontoSheet(4, 2.5).outcome, Outcome::apart);
}

TEST(RayParallelogram, CoordinatesAndFeatures) {
  const Hit hit = ontoSheet(4, 1).hit;
  EXPECT_EQ(hit.u, 0.75);
  EXPECT_EQ(hit.v, 0.5);
  const auto featureAt = [](double x, double y) {
    return ShapeTraits<Parallelogram>::kFeatures[static_cast<std::size_t>(
        ontoSheet(x, y).hit.feature)];
  };
  EXPECT_EQ(featureAt(3, 1), "face");
  EXPECT_EQ(featureAt(2, 0), "ab");
  EXPECT_EQ(featureAt(5, 1), "bd");
  EXPECT_EQ(featureAt(4, 2), "dc");
  EXPECT_EQ(featureAt(1, 1), "ca");
  EXPECT_EQ(featureAt(0, 0), "a");
  EXPECT_EQ(featureAt(4, 0), "b");
  EXPECT_EQ(featureAt(6, 2), "d");
  EXPECT_EQ(featureAt(2, 2), "c");
}

TEST(RayParallelogram, WithinItsPlaneAndWithoutArea) {
  EXPECT_EQ(outcomeOf(Ray{{-1, 1, 0}, {1, 0, 0}, kInfinity}, kSlanted), Outcome::touching);
  EXPECT_EQ(outcomeOf(Ray{{-1, 3, 0}, {1, 0, 0}, kInfinity}, kSlanted), Outcome::apart);
  const Parallelogram line{{0, 0, 0}, {1, 0, 0}, {2, 0, 0}};  // the segment from 0 to 3
  EXPECT_EQ(outcomeOf(Ray{{3, 0, 1}, {0, 0, -1}, kInfinity}, line), Outcome::touching);
  EXPECT_EQ(outcomeOf(Ray{{3.5, 0, 1}, {0, 0, -1}, kInfinity}, line), Outcome::apart);
}

TEST(SegmentTriangle, CrossesItsInside) {
  const Verdict verdict = ask(Segment{{1, 1, 1}, {1, 1, -3}}, kTriangle);
  EXPECT_EQ(verdict.outcome, Outcome::overlapping);
  EXPECT_EQ(verdict.decidedBy, DecidedBy::filter);
  EXPECT_EQ(verdict.hit.t, 0.25);
  EXPECT_EQ(verdict.hit.tExit, 0.25);
  EXPECT_EQ(verdict.hit.distance, 1);
  EXPECT_EQ(verdict.hit.u, 0.25);
  EXPECT_EQ(verdict.hit.v, 0.25);
  EXPECT_EQ(verdict.hit.facing, Facing::front);
  EXPECT_EQ(verdict.contact, (Vec3{1, 1, 0}));
}

TEST(SegmentTriangle, EndsOnItToTheLastBit) {
  const auto upTo = [](double z) { return ask(Segment{{1, 1, 1}, {1, 1, z}}, kTriangle); };
  EXPECT_EQ(upTo(0).outcome, Outcome::touching);
  EXPECT_EQ(upTo(0).decidedBy, DecidedBy::exact);
  EXPECT_EQ(upTo(0).hit.t, 1);
  EXPECT_EQ(upTo(5e-324).outcome, Outcome::apart);
  EXPECT_EQ(upTo(5e-324).witness.gap, 5e-324);
  EXPECT_EQ(upTo(-5e-324).outcome, Outcome::overlapping);
  EXPECT_EQ(outcomeOf(Segment{{1, 1, 0}, {1, 1, 5}}, kTriangle), Outcome::touching);
}

TEST(SegmentTriangle, FacesAsExactNumbersSayWhereDoublesCannot) {
  const Segment segment{{0, -19.78, 1e-43}, {0, 0.05, 6.87}};
  const Triangle sliver{{386.8, -455.3, -0.068}, {0, -2.6e-108, 0}, {0, -1.8e-212, -6.9e-41}};
  EXPECT_EQ(ask(segment, sliver).outcome, Outcome::apart);
  EXPECT_EQ(candidateName(segment, sliver), "v");
}

TEST(SegmentTriangle, BesideAnEdge) {
  const Verdict verdict = ask(Segment{{5, 5, -1}, {5, 5, 1}}, kTriangle);
  EXPECT_EQ(verdict.outcome, Outcome::apart);
  EXPECT_EQ(candidateName(Segment{{5, 5, -1}, {5, 5, 1}}, kTriangle), "w");
  EXPECT_NEAR(verdict.witness.gap, 6 * std::sqrt(0.5), 1e-15);
  expectNear(verdict.witness.axis, {-std::sqrt(0.5), -std::sqrt(0.5), 0}, 1e-15);
  // One ulp outside of edge bc, and on it.
  EXPECT_EQ(outcomeOf(Segment{{2, above(2), -1}, {2, above(2), 1}}, kTriangle), Outcome::apart);
  EXPECT_EQ(outcomeOf(Segment{{2, 2, -1}, {2, 2, 1}}, kTriangle), Outcome::touching);
  EXPECT_EQ(outcomeOf(Segment{{2, below(2), -1}, {2, below(2), 1}}, kTriangle),
            Outcome::overlapping);
}

TEST(SegmentTriangle, WithinItsPlane) {
  const Verdict verdict = ask(Segment{{-1, 1, 0}, {1, 1, 0}}, kTriangle);
  EXPECT_EQ(verdict.outcome, Outcome::touching);
  EXPECT_EQ(verdict.hit.t, 0.5);
  EXPECT_EQ(verdict.hit.tExit, 1);
  EXPECT_EQ(outcomeOf(Segment{{-1, 1, 0}, {-5e-324, 1, 0}}, kTriangle), Outcome::apart);
  const Verdict inside = ask(Segment{{1, 1, 0}, {2, 1, 0}}, kTriangle);
  EXPECT_EQ(inside.hit.t, 0);
  EXPECT_EQ(inside.hit.tExit, 1);
  EXPECT_FALSE(inside.hit.startsInside);  // a flat shape has no inside
}

TEST(SegmentTriangle, WithoutLengthItIsAPoint) {
  const auto at = [](const Vec3& p) { return outcomeOf(Segment{p, p}, kTriangle); };
  EXPECT_EQ(at({1, 1, 0}), Outcome::touching);
  EXPECT_EQ(at({0, 0, 0}), Outcome::touching);
  EXPECT_EQ(at({1, 1, 5e-324}), Outcome::apart);
  EXPECT_EQ(at({-5e-324, 1, 0}), Outcome::apart);
  EXPECT_EQ(ask(Segment{{1, 1, 2}, {1, 1, 2}}, kTriangle).witness.gap, 2);
}

TEST(SegmentParallelogram, MeetsItWhereItMeetsOneOfItsHalves) {
  Random random(20260902);
  int meeting = 0;
  for (int round = 0; round < 2000; ++round) {
    const Parallelogram sheet{gridPoint(random), gridPoint(random), gridPoint(random)};
    const Vec3 d = sheet.b + (sheet.c - sheet.a);
    const Segment segment{gridPoint(random), gridPoint(random)};
    const Outcome whole = outcomeOf(segment, sheet);
    const Outcome lower = outcomeOf(segment, Triangle{sheet.a, sheet.b, sheet.c});
    const Outcome upper = outcomeOf(segment, Triangle{sheet.b, d, sheet.c});
    ASSERT_EQ(whole == Outcome::apart, lower == Outcome::apart && upper == Outcome::apart)
        << random.where(round);
    if (lower == Outcome::overlapping || upper == Outcome::overlapping) {
      ASSERT_EQ(whole, Outcome::overlapping) << random.where(round);
    }
    meeting += whole != Outcome::apart ? 1 : 0;
  }
  EXPECT_GT(meeting, 100);
}

TEST(SegmentPolygon, IsLikeABoundedRay) {
  expectSegmentsLikeRays(20260903, [](Random& random) -> ShapeCell {
    const Triangle triangle{gridPoint(random), gridPoint(random), gridPoint(random)};
    if (random.below(2) == 0) {
      return triangle;
    }
    return Parallelogram{triangle.a, triangle.b, triangle.c};
  });
}

}  // namespace
}  // namespace collision
