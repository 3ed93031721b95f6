// When two shapes meet: to the bit what their cast says.
#include "motion/meeting_times.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>

#include "grid.h"
#include "motion/mesh_cast.h"
#include "number/index.h"
#include "random.h"

namespace collision {
namespace {

constexpr std::array kEndingShapes{Kind::aabb,    Kind::obb,      Kind::aabb,         Kind::obb,
                                   Kind::sphere,  Kind::capsule,  Kind::segment,      Kind::point,
                                   Kind::segment, Kind::triangle, Kind::parallelogram};

Vec3 vectorWithin(Random& random, double size) {
  const double x = random.withinTwo();
  const double y = random.withinTwo();
  return Vec3{x, y, random.withinTwo()} * (size / 2);
}

ShapeCell boxNear(Random& random, double size) {
  const Vec3 place = vectorWithin(random, 3 * size);
  const Vec3 half{size * (0.3 + 0.1 * random.withinTwo()), 0.4 * size, 0.5 * size};
  if (random.below(3) == 0) {
    return Aabb{place - half, place + half};
  }
  const Vec3 turn = vectorWithin(random, 2);
  return Obb{place, {turn.x, turn.y, random.below(4) == 0 ? 0 : turn.z, 1}, half};
}

bool areSame(double a, double b) { return std::memcmp(&a, &b, sizeof a) == 0; }

void expectAsCast(ShapeRef a, ShapeRef b, const Motion& motion, const std::string& where) {
  const Cast cast = castWithoutPoints(a, b, motion);
  const MeetingTimes times = meetingTimes(a, b, motion);
  ASSERT_EQ(times.outcome, cast.outcome) << where;
  if (cast.outcome != CastOutcome::never) {
    ASSERT_TRUE(areSame(times.tEnter, cast.tEnter)) << where << ": " << times.tEnter;
    ASSERT_TRUE(areSame(times.tExit, cast.tExit)) << where << ": " << times.tExit;
    ASSERT_EQ(times.meetsFromStart, cast.candidate < 0) << where;
  }
}

TEST(MeetingTimes, AreThoseOfTheCast) {
  Random random(91);
  for (int round = 0; round < repeated(20000); ++round) {
    const double size = random.below(8) == 0 ? std::ldexp(1, random.between(-190, 190)) : 1;
    const ShapeCell a = boxNear(random, size);
    const ShapeCell b = boxNear(random, size);
    const Vec3 velocityA = vectorWithin(random, size);
    const Vec3 velocityB = random.below(2) == 0 ? Vec3{} : vectorWithin(random, size);
    const double duration = random.below(3) == 0 ? kInfinity : random.between(0, 40) / 4.0;
    expectAsCast(a, b, {velocityA, velocityB, duration}, random.where(round));
  }
}

TEST(MeetingTimes, OnAGridToo) {
  Random random(92);
  const auto kind = [&] { return kEndingShapes.at(at(random.below(11))); };
  for (int round = 0; round < repeated(20000); ++round) {
    const Kind kindA = kind();
    const Kind kindB = kind();
    const ShapeCell a = gridShape(kindA, random);
    const ShapeCell b = gridShape(kindB, random);
    const Vec3 velocityA = gridPoint(random);
    const Vec3 velocityB = gridPoint(random);
    const double duration = random.below(3) == 0 ? kInfinity : random.between(0, 12) / 4.0;
    expectAsCast(a, b, {velocityA, velocityB, duration}, random.where(round));
  }
}

}  // namespace
}  // namespace collision
