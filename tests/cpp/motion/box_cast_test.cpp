// Casts of two boxes from few rows in doubles are those of all rows in exact numbers.
#include "motion/box_cast.h"

#include <gtest/gtest.h>

#include <cmath>

#include "all_rows.h"
#include "any_box.h"
#include "grid.h"
#include "number/index.h"
#include "random.h"
#include "shapes/core.h"

namespace collision {
namespace {

/** Whether it was told as a whole. */
bool expectRowsOf(const ShapeCell& a, const ShapeCell& b, const Motion& motion,
                  const std::string& where) {
  const RelativeMotion relative(motion);
  const auto found = castOfBoxes(a, b, relative, true);
  if (!found) {
    return false;
  }
  const RoundedPolytope first = roundedPolytopeOf(a);
  const RoundedPolytope second = roundedPolytopeOf(b);
  const PolytopeCast polytopes(first.polytope, second.polytope, relative);
  const CastTimes<Exact> exact = timesByAllRows(polytopes, relative);
  EXPECT_EQ(found->cast.outcome, exact.outcome) << where;
  if (exact.outcome != CastOutcome::never && found->cast.outcome != CastOutcome::never) {
    EXPECT_EQ(found->cast.tEnter, rounded(exact.span.from)) << where;
    EXPECT_EQ(found->cast.tExit, exact.span.ends ? rounded(exact.span.to) : kInfinity) << where;
  }
  if (!found->isWhole) {
    return false;
  }
  EXPECT_EQ(found->cast.candidate, exact.candidate) << where;
  EXPECT_EQ(found->cast.against, exact.against) << where;
  if (exact.candidate >= 0) {
    const ExactVec3 along =
        polytopes.row<Exact>(static_cast<int>(exact.candidate), polytopes.space<Exact>()).axis.axis;
    const Vec3 axis = unitOf(exact.sense == Sign::negative ? -along : along);
    EXPECT_TRUE(found->cast.axis == axis) << where;
  }
  return true;
}

TEST(BoxCast, IsThatOfExactRows) {
  Random random(93);
  int told = 0;
  const int rounds = repeated(6000);
  for (int round = 0; round < rounds; ++round) {
    const double size = random.below(8) == 0 ? std::ldexp(1, random.between(-90, 90)) : 1;
    const ShapeCell a = anyBoxNear(random, size);
    const ShapeCell b = anyBoxNear(random, size);
    const Vec3 velocityA = anyVectorWithin(random, size);
    const Vec3 velocityB = random.below(2) == 0 ? Vec3{} : anyVectorWithin(random, size);
    const double duration = random.below(3) == 0 ? kInfinity : random.between(1, 40) / 4.0;
    const Motion motion{velocityA, velocityB, duration};
    told += expectRowsOf(a, b, motion, random.where(round)) ? 1 : 0;
  }
  EXPECT_GT(told, rounds * 9 / 10);
}

TEST(BoxCast, OnAGridToo) {
  Random random(94);
  const auto kind = [&] { return random.below(2) == 0 ? Kind::aabb : Kind::obb; };
  for (int round = 0; round < repeated(6000); ++round) {
    const Kind kindA = kind();
    const Kind kindB = kind();
    const ShapeCell a = gridShape(kindA, random);
    const ShapeCell b = gridShape(kindB, random);
    const Vec3 velocity = gridDirection(random);
    const double duration = random.below(3) == 0 ? kInfinity : random.between(1, 12) / 4.0;
    expectRowsOf(a, b, {velocity, {}, duration}, random.where(round));
  }
}

TEST(BoxCast, OfBoxesTurnedAlikeTheFirstOnesFacesAreNamed) {
  const ShapeCell straight = Aabb{{-1, -1, -1}, {1, 1, 1}};
  const ShapeCell turned = Obb{{-4, 0.25, 0}, {0, 0, 0, 1}, {1, 1, 1}};
  for (const double speed : {1.0, -1.0}) {
    for (const double across : {0.0, 0.125, 0.5}) {
      const Motion motion{{speed, across, 0}, {}, 8};
      const std::string where = std::to_string(speed) + ", " + std::to_string(across);
      expectRowsOf(turned, straight, motion, where);
      expectRowsOf(straight, turned, motion, where);
    }
  }
}

}  // namespace
}  // namespace collision
