// When shapes in motion meet: by hand, and against the static tests of shapes that stand where the
// motion has brought them.
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstdint>
#include <optional>

#include "collision/collision.h"
#include "collision/motion.h"
#include "grid.h"
#include "random.h"
#include "shapes/moved.h"

namespace collision {
namespace {

constexpr double kForever = HUGE_VAL;
const Aabb kUnitBox{{-1, -1, -1}, {1, 1, 1}};

void expectCast(const Cast& cast, CastOutcome outcome, double enter, double exit) {
  EXPECT_EQ(cast.outcome, outcome);
  EXPECT_EQ(cast.tEnter, enter);
  EXPECT_EQ(cast.tExit, exit);
}
void expectNever(const Cast& cast) {
  EXPECT_EQ(cast.outcome, CastOutcome::never);
  EXPECT_TRUE(std::isnan(cast.tEnter) && std::isnan(cast.tExit));
}

TEST(Cast, ABoxGoesThroughABox) {
  const Aabb other{{4, -1, -1}, {6, 1, 1}};
  const Cast hit = cast(kUnitBox, other, {{2, 0, 0}, {}, 10});
  expectCast(hit, CastOutcome::hits, 1.5, 3.5);
  EXPECT_EQ(hit.axis, (Vec3{1, 0, 0}));
  EXPECT_FALSE(hit.startsInside);
  EXPECT_EQ(hit.decidedBy, DecidedBy::filter);
  // in the world as it is at tEnter
  EXPECT_EQ(hit.pointA.x, 4);
  EXPECT_EQ(hit.pointB.x, 4);
  expectCast(cast(other, kUnitBox, {{-1, 0, 0}, {1, 0, 0}, 10}), CastOutcome::hits, 1.5, 3.5);
  EXPECT_EQ(cast(other, kUnitBox, {{-1, 0, 0}, {1, 0, 0}, 10}).axis, (Vec3{-1, 0, 0}));
}

TEST(Cast, WhatComesTooLateNeverMeets) {
  const Aabb other{{4, -1, -1}, {6, 1, 1}};
  expectNever(cast(kUnitBox, other, {{2, 0, 0}, {}, 1.4375}));
  expectCast(cast(kUnitBox, other, {{2, 0, 0}, {}, 1.5}), CastOutcome::touches, 1.5, 1.5);
  expectCast(cast(kUnitBox, other, {{2, 0, 0}, {}, 2}), CastOutcome::hits, 1.5, 2);
  expectNever(cast(kUnitBox, other, {{-2, 0, 0}, {}, kForever}));
  expectNever(cast(kUnitBox, other, {}));
}

TEST(Cast, SlidesAndGrazesTouch) {
  const Aabb beside{{4, 1, -1}, {6, 3, 1}};
  expectCast(cast(kUnitBox, beside, {{1, 0, 0}, {}, kForever}), CastOutcome::touches, 3, 7);
  const Aabb corner{{4, 2, -1}, {6, 4, 1}};
  expectCast(cast(kUnitBox, corner, {{7, 1, 0}, {}, 10}), CastOutcome::touches, 1, 1);
}

TEST(Cast, ContactAtTheStart) {
  const Aabb other{{1, -1, -1}, {3, 1, 1}};
  expectCast(cast(kUnitBox, other, {{-1, 0, 0}, {}, 5}), CastOutcome::touches, 0, 0);
  const Cast in = cast(kUnitBox, other, {{1, 0, 0}, {}, 5});
  expectCast(in, CastOutcome::hits, 0, 4);
  EXPECT_FALSE(in.startsInside);
  EXPECT_EQ(in.candidate, -1);
  EXPECT_EQ(in.axis, (Vec3{1, 0, 0}));
  const Cast inside = cast(kUnitBox, Aabb{{0, 0, 0}, {3, 3, 3}}, {{-1, 0, 0}, {}, 5});
  expectCast(inside, CastOutcome::hits, 0, 1);
  EXPECT_TRUE(inside.startsInside);
  expectCast(cast(kUnitBox, other, {{}, {}, 5}), CastOutcome::touches, 0, 5);
  expectCast(cast(kUnitBox, other, {{1, 0, 0}, {}, 0}), CastOutcome::touches, 0, 0);
  expectCast(cast(kUnitBox, kUnitBox, {{}, {}, kForever}), CastOutcome::hits, 0, kForever);
}

TEST(Cast, ATriangleThroughATriangleHits) {
  const Triangle flat{{-1, -1, 0}, {1, -1, 0}, {0, 1, 0}};
  const Triangle upright{{-1, 0, 5}, {1, 0, 5}, {0, 0, 7}};
  expectCast(cast(flat, upright, {{0, 0, 1}, {}, 10}), CastOutcome::hits, 5, 7);
  // parallel ones meet at one time, and hit
  const Triangle above{{-1, -1, 3}, {1, -1, 3}, {0, 1, 3}};
  expectCast(cast(flat, above, {{0, 0, 2}, {}, 10}), CastOutcome::hits, 1.5, 1.5);
  expectCast(cast(flat, above, {{0, 0, 2}, {}, 1.5}), CastOutcome::touches, 1.5, 1.5);
  // in one plane they touch at most
  const Triangle beside{{3, -1, 0}, {5, -1, 0}, {4, 1, 0}};
  const Cast cast2 = cast(flat, beside, {{1, 0, 0}, {}, 10});
  expectCast(cast2, CastOutcome::touches, 2, 6);
}

TEST(Cast, SpheresAndRoundedShapes) {
  const Sphere a{{0, 0, 0}, 1};
  expectCast(cast(a, Sphere{{5, 0, 0}, 1}, {{1, 0, 0}, {}, 10}), CastOutcome::hits, 3, 7);
  expectCast(cast(a, Sphere{{5, 2, 0}, 1}, {{1, 0, 0}, {}, 10}), CastOutcome::touches, 5, 5);
  expectNever(cast(a, Sphere{{5, 2.0000000000000004, 0}, 1}, {{1, 0, 0}, {}, 10}));
  const Cast face = cast(a, Aabb{{4, -1, -1}, {6, 1, 1}}, {{1, 0, 0}, {}, 10});
  expectCast(face, CastOutcome::hits, 3, 7);
  EXPECT_EQ(face.axis, (Vec3{1, 0, 0}));
  // at a corner, 3-4-5 from the path: it enters where the edge is 1 away
  expectCast(cast(a, Aabb{{4, 0.6, -1}, {6, 3, 1}}, {{1, 0, 0}, {}, kForever}), CastOutcome::hits,
             cast(a, Aabb{{4, 0.6, -1}, {6, 3, 1}}, {{1, 0, 0}, {}, 50}).tEnter, 6.8);
  expectCast(cast(a, Aabb{{4, 1, -1}, {6, 3, 1}}, {{1, 0, 0}, {}, 10}), CastOutcome::touches, 4, 6);
  expectCast(cast(Capsule{{0, 0, -1}, {0, 0, 1}, 0.5}, Capsule{{4, 0, -1}, {4, 0, 1}, 0.5},
                  {{1, 0, 0}, {}, 10}),
             CastOutcome::hits, 3, 5);
  const Cast deep =
      cast(Sphere{{0, 0, 0}, 0.25}, Aabb{{-9, -9, -9}, {9, 9, 9}}, {{1, 0, 0}, {}, 4});
  expectCast(deep, CastOutcome::hits, 0, 4);
  EXPECT_TRUE(deep.startsInside);
}

TEST(Cast, PlanesAndRays) {
  const Plane floor{{0, 1, 0}, 0};
  expectCast(cast(Sphere{{0, 5, 0}, 1}, floor, {{0, -2, 0}, {}, 10}), CastOutcome::hits, 2, 3);
  expectCast(cast(floor, Sphere{{0, 5, 0}, 1}, {{0, 2, 0}, {}, 10}), CastOutcome::hits, 2, 3);
  expectCast(cast(Point{{0, 5, 0}}, floor, {{0, -2, 0}, {}, 10}), CastOutcome::hits, 2.5, 2.5);
  expectCast(cast(Point{{0, 5, 0}}, floor, {{0, -2, 0}, {}, 2.5}), CastOutcome::touches, 2.5, 2.5);
  expectCast(cast(Aabb{{-1, 2, -1}, {1, 4, 1}}, floor, {{0, -1, 0}, {}, kForever}),
             CastOutcome::hits, 2, 4);
  const Ray ray{{0, 0, 0}, {1, 0, 0}, kForever};
  expectCast(cast(Aabb{{5, 3, -1}, {6, 4, 1}}, ray, {{0, -1, 0}, {}, 10}), CastOutcome::hits, 3, 4);
  expectNever(cast(Aabb{{-6, 3, -1}, {-5, 4, 1}}, ray, {{0, -1, 0}, {}, 10}));
  expectCast(cast(ray, Sphere{{4, 3, 0}, 1}, {{0, 1, 0}, {}, 10}), CastOutcome::hits, 2, 4);
  EXPECT_EQ(cast(ray, floor, {}).outcome, CastOutcome::invalid);
}

// What is fast along a ray comes to it far away, long after two that end would have parted.
TEST(Cast, RaysAreMetHoweverFarAway) {
  const Ray ray{{0, 0, 0}, {1, 0, 0}, kForever};
  for (const double duration : {128.0, kForever}) {
    const Motion motion{{128, 0.125, 0}, {}, duration};
    expectCast(cast(Sphere{{0, -9, 0}, 1}, ray, motion), CastOutcome::hits, 64, 80);
    expectCast(cast(Capsule{{0, -9, 0}, {0, -10, 0}, 1}, ray, motion), CastOutcome::hits, 64, 88);
  }
}

/** Everything that ends, and what a bounded shape may be cast against. */
constexpr std::array kBoundedKinds{Kind::point, Kind::segment, Kind::sphere,   Kind::capsule,
                                   Kind::aabb,  Kind::obb,     Kind::triangle, Kind::parallelogram};
constexpr std::array kOtherKinds{Kind::ray, Kind::plane};

/** On a grid, so that places at a time that is a power of two are exact. */
TEST(Cast, IsWhatTheStaticTestsSayAtAnyTime) {
  Random random(20261127);
  int met = 0;
  for (int round = 0; round < repeated(6000); ++round) {
    const auto kindOf = [&](bool bounded) {
      const int kind = random.below(static_cast<int>(bounded ? kBoundedKinds.size() : 10));
      return kind < 8 ? kBoundedKinds.at(static_cast<std::size_t>(kind))
                      : kOtherKinds.at(static_cast<std::size_t>(kind - 8));
    };
    const ShapeCell a = gridShape(kindOf(true), random);
    const ShapeCell b = gridShape(kindOf(false), random);
    const auto component = [&] { return static_cast<double>(random.between(-4, 4)); };
    const Motion motion{{component(), component(), component()},
                        {component(), component(), component()},
                        random.below(4) == 0 ? kForever : random.between(0, 16) / 4.0};
    const Cast found = cast(a, b, motion);
    const Cast back = cast(b, a, {motion.velocityB, motion.velocityA, motion.duration});
    EXPECT_EQ(found.outcome, back.outcome) << random.where(round);
    const auto same = [](double x, double y) { return x == y || (std::isnan(x) && std::isnan(y)); };
    EXPECT_TRUE(same(found.tEnter, back.tEnter) && same(found.tExit, back.tExit))
        << random.where(round);
    met += found.outcome == CastOutcome::never ? 0 : 1;
    bool overlaps = false;
    for (int step = 0; step <= 24; ++step) {
      const double t = step / 8.0;
      if (t > motion.duration) {
        break;
      }
      const Vec3 v = motion.velocityA - motion.velocityB;
      const Outcome there = outcome(moved(a, v * t), b);
      const bool meets = there != Outcome::apart;
      overlaps = overlaps || (there == Outcome::overlapping && t > 0 && t < motion.duration);
      EXPECT_EQ(meets, found.outcome != CastOutcome::never && found.tEnter <= t && t <= found.tExit)
          << random.where(round) << " at " << t;
      if (step == 0) {
        EXPECT_EQ(there == Outcome::overlapping, found.startsInside) << random.where(round);
      }
    }
    EXPECT_TRUE(!overlaps || found.outcome == CastOutcome::hits) << random.where(round);
  }
  EXPECT_GT(met, 100);
}

/** The name of the row that decides, and when it opens. */
std::string decidingRow(ShapeRef a, ShapeRef b, const Motion& motion) {
  Trace trace;
  const Cast found = explainCast(a, b, motion, trace);
  for (int i = 0; i < trace.count(); ++i) {
    if (trace[i].candidate == found.candidate && found.outcome != CastOutcome::never) {
      EXPECT_EQ(trace[i].b.min, found.tEnter);
      EXPECT_EQ(trace[i].unit, StepUnit::time);
    }
  }
  return castRowName(a, b, found, found.candidate);
}

TEST(Cast, NamesTheRowThatOpensLast) {
  const Motion right{{1, 0, 0}, {}, 10};
  EXPECT_EQ(decidingRow(kUnitBox, Aabb{{4, -1, -1}, {6, 1, 1}}, right), "x");
  const Obb turned{{4, 0, 0}, {0, 0, 1, 2}, {1, 1, 1}};
  EXPECT_EQ(decidingRow(turned, kUnitBox, {{}, {1, 0, 0}, 10}), "B.x");
  EXPECT_EQ(decidingRow(Sphere{{0, 0, 0}, 1}, Aabb{{4, -1, -1}, {6, 1, 1}}, right), "B.−x");
  EXPECT_EQ(decidingRow(Sphere{{0, -1.5, 0}, 1}, Aabb{{4, -1, -1}, {6, 1, 1}}, right), "B.−x−y");
  EXPECT_EQ(decidingRow(Sphere{{0, 0, 0}, 1}, Sphere{{4, 0, 0}, 1}, right), "|A − B|");
  EXPECT_EQ(decidingRow(Capsule{{0, 0, 0}, {1, 0, 0}, 1},
                        Triangle{{4, 0, 0}, {5, -1, 0}, {5, 1, 0}}, right),
            "A.end×B.a");
  EXPECT_EQ(decidingRow(Point{}, Plane{{1, 0, 0}, -2}, right), "B.n");
  EXPECT_EQ(decidingRow(Segment{{0, -1, 0}, {0, 1, 0}}, Segment{{2, 0, -1}, {2, 0, 1}}, right),
            "A×B");
  EXPECT_EQ(decidingRow(Point{}, Point{{2, 0, 0}}, right), "v");
}

TEST(Cast, RowsOfWhatNeverMeets) {
  Trace trace;
  const Aabb other{{4, 4, -1}, {6, 6, 1}};
  const Cast found = explainCast(kUnitBox, other, {{2, 0.5, 0}, {}, 10}, trace);
  expectNever(found);
  EXPECT_EQ(castRowName(kUnitBox, other, found, found.candidate), "y");
  EXPECT_EQ(castRowName(kUnitBox, other, found, found.against), "x");
  ASSERT_EQ(trace.count(), 3);
  EXPECT_EQ(trace[0].b.min, 1.5);
  EXPECT_EQ(trace[0].b.max, 3.5);
  EXPECT_EQ(trace[1].b.min, 6);
  EXPECT_EQ(trace[2].b.min, -kForever);
  EXPECT_EQ(trace[2].status, StepStatus::overlaps);
}

TEST(Cast, UprightBoxesHaveTheWorldsAxesAlone) {
  Random random(20261129);
  for (int round = 0; round < 2'000; ++round) {
    const auto place = [&] { return static_cast<double>(random.between(-4, 4)); };
    const auto box = [&] {
      const Vec3 min{place(), place(), place()};
      const auto side = [&] { return static_cast<double>(random.below(4)); };
      return Aabb{min, min + Vec3{side(), side(), side()}};
    };
    const Aabb a = box();
    const Aabb b = box();
    Trace trace;
    const Cast found = explainCast(a, b, {{place(), place(), place()}, {}, 2}, trace);
    ASSERT_EQ(trace.count(), 3) << random.where(round);
    EXPECT_LT(found.candidate, 3) << random.where(round);
    EXPECT_LT(found.against, 3) << random.where(round);
    for (int i = 0; i < 3; ++i) {
      EXPECT_EQ(castRowName(a, b, found, i), std::string(1, "xyz"[i]));
      EXPECT_EQ(trace[i].group, StepGroup::worldAxis);
      EXPECT_EQ(trace[i].candidate, i);
    }
  }
}

/** Whole numbers of which p / q is less than r / s by 1 / (q s), which no 106 bits tell apart. */
struct Neighbors {
  double p;
  double q;
  double r;
  double s;
};
std::optional<Neighbors> anyNeighbors(Random& random) {
  const auto whole = [&] { return static_cast<std::int64_t>(random.next() >> 12U) | 1; };
  const std::int64_t p = whole();
  const std::int64_t q = whole();
  // p x + q y = 1, so that r = y and s = −x, or further on by p and q
  std::array<std::int64_t, 2> rest{p, q};
  std::array<std::int64_t, 2> x{1, 0};
  std::array<std::int64_t, 2> y{0, 1};
  while (rest[1] != 0) {
    const std::int64_t times = rest[0] / rest[1];
    const auto step = [&](auto& both) { both = {both[1], both[0] - times * both[1]}; };
    step(rest);
    step(x);
    step(y);
  }
  if (rest[0] != 1) {
    return std::nullopt;
  }
  const bool isBelow = x[0] >= 0;
  const auto number = [](std::int64_t value) { return static_cast<double>(value); };
  return Neighbors{number(p), number(q), number(y[0] + (isBelow ? p : 0)),
                   number((isBelow ? q : 0) - x[0])};
}

TEST(Cast, NamesTheRowThatOpensLastHoweverLittleLater) {
  Random random(20261201);
  for (int round = 0; round < repeated(300); ++round) {
    const auto found = anyNeighbors(random);
    if (!found) {
      continue;
    }
    const auto [p, q, r, s] = *found;
    const Aabb box{{-1, -1, -1}, {0, 0, 0}};
    const Segment segment{{0, 0, 0}, {-1, -1, -1}};
    const Aabb later{{p, r, -5}, {0x1p+60, 0x1p+60, 5}};
    const Aabb sooner{{r, p, -5}, {0x1p+60, 0x1p+60, 5}};
    for (const ShapeRef moving : {ShapeRef(box), ShapeRef(segment)}) {
      const Cast alongY = cast(moving, later, {{q, s, 0}, {}, 1e6});
      EXPECT_EQ(alongY.axis, (Vec3{0, 1, 0})) << random.where(round);
      const Cast alongX = cast(moving, sooner, {{s, q, 0}, {}, 1e6});
      EXPECT_EQ(alongX.axis, (Vec3{1, 0, 0})) << random.where(round);
      EXPECT_LT(alongX.candidate, alongY.candidate);
    }
  }
}

TEST(Cast, FaultsOfAMotion) {
  EXPECT_FALSE(checkMotion({}));
  EXPECT_FALSE(checkMotion({{}, {}, kForever}));
  EXPECT_EQ(checkMotion({{}, {0, NAN, 0}}).index, 4);
  EXPECT_EQ(checkMotion({{0x1p+201, 0, 0}, {}}).reason, Reason::outOfRange);
  EXPECT_EQ(checkMotion({{}, {}, -1}).reason, Reason::negative);
  EXPECT_EQ(checkMotion({{}, {}, -1}).index, 6);
  EXPECT_EQ(checkMotion({{}, {}, NAN}).reason, Reason::notFinite);
}

}  // namespace
}  // namespace collision
