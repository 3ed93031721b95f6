// Casts of a ball and a box, or of two balls, by the box's axes are those of a look at all pieces
// in exact numbers.
#include "motion/ball_cast.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>

#include "any_box.h"
#include "grid.h"
#include "motion/rounded_cast.h"
#include "number/index.h"
#include "random.h"

namespace collision {
namespace {

/** Whether it was told. */
bool expectPiecesOf(const ShapeCell& a, const ShapeCell& b, const Motion& motion,
                    const std::string& where) {
  const RelativeMotion relative(motion);
  if (!isBallCast(a, b) || relative.isNone()) {
    return false;
  }
  const std::optional<Cast> found = castOfBall(a, b, relative, true);
  if (!found) {
    return false;
  }
  const RoundedTimes<Root> exact = roundedTimes(a, b, relative);
  const auto& [outcome, span, candidate, against, sense] = exact.times;
  EXPECT_EQ(found->outcome, outcome) << where;
  if (outcome == CastOutcome::never || found->outcome == CastOutcome::never) {
    return true;
  }
  EXPECT_EQ(found->tEnter, rounded(span.from)) << where;
  EXPECT_EQ(found->tExit, span.ends ? rounded(span.to) : kInfinity) << where;
  EXPECT_EQ(found->candidate, candidate) << where;
  if (candidate >= 0) {
    EXPECT_TRUE(found->axis == unitOf(exact.toCore)) << where;
  }
  return true;
}

TEST(BallCast, IsThatOfAllPieces) {
  Random random(95);
  int told = 0;
  const int rounds = repeated(4000);
  for (int round = 0; round < rounds; ++round) {
    const double size = random.below(8) == 0 ? std::ldexp(1, random.between(-90, 90)) : 1;
    ShapeCell box = anyBoxNear(random, size);
    if (random.below(4) == 0) {
      box = Sphere{anyVectorWithin(random, 3 * size), size * (0.5 + 0.1 * random.withinTwo())};
    }
    const double radius = size * std::ldexp(1, random.between(-6, 1));
    const ShapeCell ball = Sphere{anyVectorWithin(random, 3 * size), radius};
    const Vec3 velocityA = anyVectorWithin(random, size);
    const Vec3 velocityB = random.below(2) == 0 ? Vec3{} : anyVectorWithin(random, size);
    const double duration = random.below(3) == 0 ? kInfinity : random.between(1, 40) / 4.0;
    const Motion motion{velocityA, velocityB, duration};
    const bool isBallFirst = random.below(2) == 0;
    told += expectPiecesOf(isBallFirst ? ball : box, isBallFirst ? box : ball, motion,
                           random.where(round))
                ? 1
                : 0;
  }
  EXPECT_GT(told, rounds * 9 / 10);
}

TEST(BallCast, OnAGridToo) {
  constexpr std::array kKinds{Kind::aabb, Kind::obb, Kind::sphere};
  Random random(96);
  int told = 0;
  const int rounds = repeated(4000);
  for (int round = 0; round < rounds; ++round) {
    const ShapeCell box = gridShape(kKinds[at(random.below(3))], random);
    const ShapeCell ball = gridShape(Kind::sphere, random);
    const Vec3 velocity = gridDirection(random);
    const double duration = random.below(3) == 0 ? kInfinity : random.between(1, 12) / 4.0;
    told += expectPiecesOf(ball, box, {velocity, {}, duration}, random.where(round)) ? 1 : 0;
    told += expectPiecesOf(box, ball, {velocity, {}, duration}, random.where(round)) ? 1 : 0;
  }
  EXPECT_GT(told, rounds / 4);
}

// Grazes are by half an ulp of a coordinate at most: which of hits, touches and never is left to
// exact numbers.
TEST(BallCast, WhatIsNotCertainIsNotTold) {
  const ShapeCell box = Aabb{{-1, -1, -1}, {1, 1, 1}};
  const auto told = [&](double y, double duration) {
    const Motion motion{{1, 0, 0}, {}, duration};
    return castOfBall(Sphere{{-4, y, 0}, 0.5}, box, RelativeMotion(motion), true);
  };
  EXPECT_FALSE(told(1.5, 8));
  EXPECT_FALSE(told(0, 2.5));
  ASSERT_TRUE(told(0, 2.5 + 0x1p-30));
  EXPECT_EQ(told(0, 2.5 + 0x1p-30)->outcome, CastOutcome::hits);
  ASSERT_TRUE(told(0, 2.5 - 0x1p-30));
  EXPECT_EQ(told(0, 2.5 - 0x1p-30)->outcome, CastOutcome::never);
  ASSERT_TRUE(told(1.5 + 0x1p-30, kInfinity));
  EXPECT_EQ(told(1.5 + 0x1p-30, kInfinity)->outcome, CastOutcome::never);
}

TEST(BallCast, WhichPairsItIsFor) {
  const ShapeCell ball = Sphere{{0, 0, 0}, 1};
  const ShapeCell flat = Aabb{{0, 0, 0}, {1, 0, 1}};
  EXPECT_TRUE(isBallCast(ball, Aabb{{0, 0, 0}, {1, 1, 1}}));
  EXPECT_TRUE(isBallCast(Obb{}, ball));
  EXPECT_FALSE(isBallCast(ball, flat));
  EXPECT_TRUE(isBallCast(ball, ball));
  EXPECT_FALSE(isBallCast(Sphere{{0, 0, 0}, 0}, Obb{}));
}

}  // namespace
}  // namespace collision
