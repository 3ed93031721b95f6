// Shapes that move and turn: that tFree is free and tMeet meets, as the same motion in long doubles
// shows it.
#include "collision/turning.h"

#include <gtest/gtest.h>

#include <array>
#include <cfloat>
#include <cmath>

#include "collision/collision.h"
#include "linear/vec3.h"
#include "motion/turned_body.h"
#include "random.h"

namespace collision {
namespace {

const Aabb kTurned{{-1, -1, -1}, {1, 1, 1}};
const double kCorner = std::sqrt(2.0);

TurningMotion turningA(const Vec3& turn, double duration = 10, double tolerance = 1e-6) {
  return {{{}, {}, duration}, turn, {}, tolerance};
}
TurningMotion alike(TurningMotion motion, const Vec3& velocityA) {
  motion.velocityA = velocityA;
  return motion;
}

void expectMeets(const TurningCast& found, double time, double tolerance) {
  EXPECT_EQ(found.outcome, TurningOutcome::meets);
  EXPECT_LE(found.tFree, time);
  EXPECT_GE(found.tMeet, time);
  EXPECT_LE(found.tMeet - found.tFree, tolerance);
}

TEST(Turning, ACornerComesToAWall) {
  // The corner stands at 45° and reaches x = 1.2 where its angle is that of 1.2 / √2.
  const double time = std::acos(-1) / 4 - std::acos(1.2 / kCorner);
  const Aabb wall{{1.2, -5, -5}, {3, 5, 5}};
  for (const double tolerance : {1e-2, 1e-6, 1e-12}) {
    expectMeets(castTurning(kTurned, wall, turningA({0, 0, 1}, 10, tolerance)), time, tolerance);
    expectMeets(castTurning(kTurned, Plane{{2, 0, 0}, -2.4}, turningA({0, 0, 1}, 10, tolerance)),
                time, tolerance);
  }
  // the other way around as soon, and twice as fast
  expectMeets(castTurning(kTurned, wall, turningA({0, 0, -2})), time / 2, 1e-6);
  const TurningMotion ofB{{{}, {}, 10}, {}, {0, 0, 1}, 1e-6};
  const TurningCast found = castTurning(wall, kTurned, ofB);
  expectMeets(found, time, 1e-6);
  EXPECT_NEAR(found.axis.x, -1, 1e-12);
  EXPECT_NEAR(found.pointB.x, 1.2, 1e-6);
  EXPECT_NEAR(found.distance, 0, 1e-6);
}

TEST(Turning, GrazesWithinProof) {
  const auto wallAt = [](double x) { return Aabb{{x, -5, -5}, {3, 5, 5}}; };
  const TurningMotion turn = turningA({0, 0, 1});
  const TurningCast free = castTurning(kTurned, wallAt(kCorner + 1e-12), turn);
  EXPECT_EQ(free.outcome, TurningOutcome::never);
  EXPECT_EQ(free.tFree, 10);
  EXPECT_TRUE(std::isnan(free.tMeet));
  // It reaches by 1e-12 for a time of about 2.4e-6.
  const double time = std::acos(-1) / 4 - std::acos((kCorner - 1e-12) / kCorner);
  expectMeets(castTurning(kTurned, wallAt(kCorner - 1e-12), turn), time, 1e-6);
  // As near as the rounding of √2 nothing is proven.
  const TurningCast unproven = castTurning(kTurned, wallAt(kCorner), turn);
  EXPECT_EQ(unproven.outcome, TurningOutcome::unproven);
  EXPECT_NEAR(unproven.tFree, std::acos(-1) / 4, 1e-6);
}

TEST(Turning, ContactAtTheStartIsExact) {
  const Aabb beside{{1, -1, -1}, {3, 1, 1}};
  for (const ShapeRef other : {ShapeRef(beside), ShapeRef(kTurned)}) {
    const TurningCast found = castTurning(kTurned, other, alike(turningA({0, 0, 1}), {-9, 0, 0}));
    EXPECT_EQ(found.outcome, TurningOutcome::meets);
    EXPECT_EQ(found.tFree, 0);
    EXPECT_EQ(found.tMeet, 0);
  }
  // an ulp apart and going away faster than it turns
  const Aabb nearly{{std::nextafter(1, 2), -1, -1}, {3, 1, 1}};
  EXPECT_EQ(castTurning(kTurned, nearly, alike(turningA({0, 0, 1}), {-9, 0, 0})).outcome,
            TurningOutcome::never);
}

TEST(Turning, WhatNeverComesNear) {
  const TurningMotion spin = turningA({300, -200, 100}, 1e6);
  EXPECT_EQ(castTurning(kTurned, Aabb{{1.8, -1, -1}, {4, 1, 1}}, spin).outcome,
            TurningOutcome::never);
  EXPECT_EQ(castTurning(kTurned, Sphere{{50, 3, 0}, 1}, alike(spin, {1, 0, 0})).outcome,
            TurningOutcome::never);
  // It leaves, however it turns.
  EXPECT_EQ(castTurning(Segment{{0, 0, 0}, {1, 0, 0}}, Plane{{1, 0, 0}, -1.0625},
                        alike(turningA({0, 0, 9}), {-30, 0, 0}))
                .outcome,
            TurningOutcome::never);
}

TEST(Turning, WhatIsRoundOrDoesNotTurn) {
  const TurningMotion spin = turningA({0, 0, 1});
  EXPECT_FALSE(turns(Sphere{{0, 0, 0}, 1}, kTurned, spin));
  EXPECT_FALSE(turns(Point{{0, 0, 0}}, kTurned, spin));
  EXPECT_TRUE(turns(Capsule{{0, 0, 0}, {1, 0, 0}, 1}, kTurned, spin));
  EXPECT_FALSE(turns(kTurned, kTurned, turningA({})));
  EXPECT_EQ(castTurning(Plane{}, kTurned, spin).outcome, TurningOutcome::invalid);
  EXPECT_EQ(castTurning(Ray{}, kTurned, spin).outcome, TurningOutcome::invalid);
  EXPECT_EQ(castTurning(Ray{}, Plane{}, {}).outcome, TurningOutcome::invalid);
  // a ray that stands still is met
  expectMeets(castTurning(kTurned, Ray{{1.2, 0, 0}, {1, 0, 0}, kInfinity}, spin),
              std::acos(1 / 1.2), 1e-6);
}

TEST(Turning, FlatPairsAreFreeAtMost) {
  const Segment a{{-1, 0, 0}, {1, 0, 0}};
  const Segment across{{0, 0.5, -1}, {0, 0.5, 1}};
  const TurningCast found = castTurning(a, across, turningA({0, 0, 1}));
  EXPECT_EQ(found.outcome, TurningOutcome::unproven);
  EXPECT_NEAR(found.tFree, std::acos(-1) / 2, 1e-6);
  EXPECT_TRUE(std::isnan(found.tMeet));
}

TEST(Turning, FaultsOfAMotion) {
  EXPECT_FALSE(checkTurningMotion(TurningMotion{}));
  EXPECT_FALSE(checkTurningMotion(TurningMotion{{{}, {}, kInfinity}, {}, {}, 0}));
  const auto expectFault = [](const TurningMotion& motion, Reason reason, int index) {
    EXPECT_EQ(checkTurningMotion(motion).reason, reason);
    EXPECT_EQ(checkTurningMotion(motion).index, index);
  };
  expectFault({{{}, {0, kInfinity, 0}, 1}}, Reason::notFinite, 4);
  expectFault({{{}, {}, -1}}, Reason::negative, 6);
  expectFault({{{}, {}, kInfinity}, {1, 0, 0}, {}, 1}, Reason::notFinite, 6);
  expectFault({{}, {0, 0x1p+201, 0}, {}, 1}, Reason::outOfRange, 8);
  expectFault({{}, {}, {0, 0, kNone}, 1}, Reason::notFinite, 12);
  expectFault({{}, {}, {}, kInfinity}, Reason::notFinite, 13);
  expectFault({{}, {}, {}, -1}, Reason::negative, 13);
}

TEST(Turning, GeometriesTurnAboutTheirPosition) {
  const std::array<Vec3, 4> points{{{0, 0, 0}, {2, 0, 0}, {0, 2, 0}, {0, 0, 2}}};
  const HullGeometry tetrahedron(points);
  const Hull hull{&tetrahedron, {0, 0, 0}, {}};
  const Aabb above{{-5, 1.5, -5}, {5, 3, 5}};
  const std::array<double, 9> list{0, 0, 0, 2, 0, 0, 0, 0, 2};
  const Mesh mesh(list);
  const PosedMesh surface{&mesh, {0, 0, 0}, {}};
  // the corner at (2, 0, 0) rises to 2 sin t
  const double time = std::asin(0.75);
  const Aabb below{{-5, -3, -5}, {5, -1.5, 5}};
  expectMeets(castTurning(surface, above, turningA({0, 0, 1})), time, 1e-6);
  expectMeets(castTurning(above, surface, {{{}, {}, 10}, {}, {0, 0, 1}, 1e-6}), time, 1e-6);
  expectMeets(castTurning(hull, below, turningA({0, 0, -1})), time, 1e-6);
  const Mesh wall(std::array<double, 9>{-5, 1.5, -5, 5, 1.5, -5, 0, 1.5, 9});
  expectMeets(castTurning(surface, PosedMesh{&wall, {0, 0, 0}, {}}, turningA({0, 0, 1})), time,
              1e-6);
}

/** One of a kind of cases, made with random numbers. */
struct Made {
  TurnedBody bodyA;
  TurnedBody bodyB;
  ShapeCell a;
  ShapeCell b;
  TurningMotion motion;
  bool isBall = false;

  [[nodiscard]] Long gapAt(Long t) const {
    const TurnedBody there = at(bodyB, motion.velocityB, motion.angularVelocityB, t);
    const TurnedBody here = at(bodyA, motion.velocityA, motion.angularVelocityA, t);
    return isBall ? gapOfBall(here, there) : gapOfPolytopes(here, there);
  }
};

Vec3 vectorFrom(Random& random) {
  const double x = random.withinTwo();
  const double y = random.withinTwo();
  return {x, y, random.withinTwo()};
}

Obb boxFrom(Random& random, const Vec3& center, double scale) {
  Obb box;
  box.center = center * scale;
  const Vec3 axis = vectorFrom(random);
  box.rotation = {axis.x, axis.y, axis.z, random.withinTwo()};
  box.halfExtents = absolute(vectorFrom(random)) * (scale * 0.5);
  // Flat, straight and as small as a point.
  for (int i = 0; i < 3; ++i) {
    const int kind = random.below(16);
    if (kind < 2) {
      box.halfExtents[i] = kind == 0 ? 0 : scale * 1e-6;
    }
  }
  return box;
}

Made madeFrom(Random& random) {
  Made made;
  const double scale = std::scalbn(1.0, random.below(4) == 0 ? random.between(-40, 40) : 0);
  const Vec3 apart = vectorFrom(random) * 2.0;
  const Obb b = boxFrom(random, apart, scale);
  made.b = b;
  made.bodyB = bodyOf(b);
  const int kind = random.below(4);
  if (kind == 0) {
    const double radius = std::fabs(random.withinTwo()) * 0.5 * scale;
    made.a = Sphere{{0, 0, 0}, radius};
    made.bodyA = bodyOf({0, 0, 0}, radius);
    made.isBall = true;
  } else if (kind == 1) {
    const Vec3 p = vectorFrom(random) * scale;
    const Vec3 q = vectorFrom(random) * scale;
    const Triangle triangle{p, q, vectorFrom(random) * scale};
    made.a = triangle;
    made.bodyA = bodyOf(triangle);
  } else {
    const Obb a = boxFrom(random, {}, scale);
    made.a = a;
    made.bodyA = bodyOf(a);
  }
  TurningMotion& motion = made.motion;
  const double pace = random.below(3) == 0 ? 0.0 : 1.0;
  motion.velocityA = (apart * 0.5 + vectorFrom(random) * 0.1) * (scale * pace);
  motion.velocityB = vectorFrom(random) * (0.1 * scale * pace);
  const double spin = random.below(5) == 0 ? 100 : 1;
  motion.angularVelocityA = vectorFrom(random) * spin;
  motion.angularVelocityB = random.below(3) == 0 ? Vec3{} : vectorFrom(random) * 2.0;
  motion.duration = 4;
  motion.tolerance = std::scalbn(1.0, -random.between(2, 30));
  return made;
}

/** How far long doubles are off, with all that is computed of them. */
Long offOf(const Made& made, Long t) {
  const Long way =
      (lengthOf(longOf(made.motion.velocityA)) + lengthOf(longOf(made.motion.velocityB))) * t;
  return 0x1p+10L * LDBL_EPSILON * (made.bodyA.size() + made.bodyB.size() + way);
}

TEST(Turning, IsWhatLongDoublesSay) {
  Random random(20261128);
  std::array<int, 3> counts{};
  for (int round = 0; round < repeated(1000); ++round) {
    const Made made = madeFrom(random);
    const TurningCast found = castTurning(made.a, made.b, made.motion);
    ++counts.at(static_cast<std::size_t>(found.outcome));
    SCOPED_TRACE(testing::Message() << "seed " << 20261128 << ", round " << round);
    constexpr int kSamples = 200;
    for (int i = 0; i < kSamples && found.tFree > 0; ++i) {
      // Evenly, and nearer and nearer to the end.
      const Long part = i % 2 == 0 ? static_cast<Long>(i) / kSamples : 1 - std::exp2(-i / 8.0L);
      const Long t = found.tFree * part;
      ASSERT_GT(made.gapAt(t), -offOf(made, t)) << "at " << static_cast<double>(t);
    }
    if (found.tMeet == found.tMeet) {
      ASSERT_LT(made.gapAt(found.tMeet), offOf(made, found.tMeet));
      ASSERT_GE(found.tMeet, found.tFree);
    }
    if (found.outcome == TurningOutcome::meets) {
      ASSERT_LE(found.tMeet - found.tFree, made.motion.tolerance);
    }
    if (found.outcome == TurningOutcome::never) {
      ASSERT_EQ(found.tFree, made.motion.duration);
    }
  }
  if (!kIsSanitized) {
    EXPECT_GT(counts[0], 60);
    EXPECT_GT(counts[1], 400);
  }
  EXPECT_LT(counts[2] * 50, counts[0] + counts[1]);  // flat pairs, most of them
}

/** Boxes that turn into a corner's or an edge's way by a part of what they reach, from deep to not.
 */
TEST(Turning, NearAGraze) {
  Random random(20261129);
  int proven = 0;
  constexpr int kRounds = 120;
  for (int round = 0; round < kRounds; ++round) {
    Made made;
    Obb box{{}, {}, absolute(vectorFrom(random))};
    const Vec3 axis = vectorFrom(random);
    box.rotation = {axis.x, axis.y, axis.z, 1};
    made.a = box;
    made.bodyA = bodyOf(box);
    made.motion.angularVelocityA = vectorFrom(random);
    made.motion.duration = 8;
    made.motion.tolerance = 1e-5;
    // What it reaches along x, at a sample: the wall stands a little before or behind.
    Long most = 0;
    for (int i = 0; i <= 2000; ++i) {
      const TurnedBody there = at(made.bodyA, {}, made.motion.angularVelocityA, i * 0.004L);
      for (const LongVec& corner : there.corners) {
        most = std::max(most, corner.x);
      }
    }
    const double by = std::scalbn(random.withinTwo(), -random.between(0, 40));
    const double wall = static_cast<double>(most) + by;
    const Obb other{{wall + 1, 0, 0}, {}, {1, 9, 9}};
    made.b = other;
    made.bodyB = bodyOf(other);
    const TurningCast found = castTurning(made.a, made.b, made.motion);
    SCOPED_TRACE(testing::Message() << "seed " << 20261129 << ", round " << round << ", by " << by);
    for (int i = 0; i < 500 && found.tFree > 0; ++i) {
      ASSERT_GT(made.gapAt(found.tFree * (i / 500.0L)), -offOf(made, 8));
    }
    if (found.tMeet == found.tMeet) {
      ASSERT_LT(made.gapAt(found.tMeet), offOf(made, 8));
    }
    proven += found.outcome == TurningOutcome::unproven ? 0 : 1;
  }
  EXPECT_GT(proven * 10, kRounds * 9);
}

}  // namespace
}  // namespace collision
