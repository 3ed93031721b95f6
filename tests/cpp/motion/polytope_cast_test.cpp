// Casts of two polytopes from few rows, found in doubles, are those of all rows in exact numbers.
#include "motion/polytope_cast.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>

#include "all_rows.h"
#include "any_shape.h"
#include "collision/motion.h"
#include "grid.h"
#include "number/certified.h"
#include "number/index.h"
#include "random.h"
#include "shapes/core.h"

namespace collision {
namespace {

constexpr std::array kPolytopes{Kind::point, Kind::segment,  Kind::ray,          Kind::aabb,
                                Kind::obb,   Kind::triangle, Kind::parallelogram};

/** Rays that have no length are cast as points. */
bool isCast(const ShapeCell& a, const ShapeCell& b) {
  const auto isPoint = [](const ShapeCell& shape) {
    return shape.kind() == Kind::ray && shape.as<Ray>().maxDistance == 0;
  };
  return !isPoint(a) && !isPoint(b) && (a.kind() != Kind::ray || b.kind() != Kind::ray);
}

/** Whether Approximate numbers were enough. */
bool expectAllRows(const ShapeCell& a, const ShapeCell& b, const Motion& motion,
                   const std::string& where) {
  const RelativeMotion relative(motion);
  const RoundedPolytope first = roundedPolytopeOf(a);
  const RoundedPolytope second = roundedPolytopeOf(b);
  const PolytopeCast cast(first.polytope, second.polytope, relative);
  const CastTimes<Exact> all = timesByAllRows(cast, relative);
  const auto expectThose = [&]<class T>(const CastTimes<T>& times) {
    EXPECT_EQ(times.outcome, all.outcome) << where;
    EXPECT_EQ(times.candidate, all.candidate) << where;
    EXPECT_EQ(times.against, all.against) << where;
    EXPECT_EQ(times.sense, all.sense) << where;
    if (all.outcome != CastOutcome::never && times.outcome != CastOutcome::never) {
      EXPECT_EQ(rounded(times.span.from), rounded(all.span.from)) << where;
      EXPECT_EQ(times.span.ends, all.span.ends) << where;
      if (times.span.ends && all.span.ends) {
        EXPECT_EQ(rounded(times.span.to), rounded(all.span.to)) << where;
      }
    }
  };
  expectThose(cast.times<Exact>());
  bool isCertain = false;
  {
    const DoubtScope doubts;
    const CastTimes<Approximate> times = cast.times<Approximate>();
    if (times.outcome != CastOutcome::never) {
      rounded(times.span.from);
    }
    isCertain = !doubts.raised();
    if (isCertain) {
      expectThose(times);
    }
  }
  return isCertain;
}

TEST(PolytopeCast, IsThatOfAllRows) {
  Random random(95);
  for (const Kind kindA : kPolytopes) {
    for (const Kind kindB : kPolytopes) {
      int certain = 0;
      int asked = 0;
      for (int round = 0; round < repeated(120); ++round) {
        const double size = random.below(8) == 0 ? std::ldexp(1, random.between(-90, 90)) : 1;
        const ShapeCell a = anyShapeNear(kindA, random, size);
        const ShapeCell b = anyShapeNear(kindB, random, size);
        const Vec3 velocity = anyVectorWithin(random, size);
        const double duration = random.below(3) == 0 ? kInfinity : random.between(1, 40) / 4.0;
        if (isCast(a, b)) {
          ++asked;
          certain += expectAllRows(a, b, {velocity, {}, duration}, random.where(round)) ? 1 : 0;
        }
      }
      // Exact numbers are for what nearly touches.
      EXPECT_GE(certain, lieInLine(kindA, kindB) ? 0 : asked * 9 / 10)
          << static_cast<int>(kindA) << " and " << static_cast<int>(kindB);
    }
  }
}

TEST(PolytopeCast, OnAGridToo) {
  Random random(96);
  for (const Kind kindA : kPolytopes) {
    for (const Kind kindB : kPolytopes) {
      for (int round = 0; round < repeated(120); ++round) {
        const ShapeCell a = gridShape(kindA, random);
        const ShapeCell b = gridShape(kindB, random);
        const Vec3 velocity = gridDirection(random);
        const double duration = random.below(3) == 0 ? kInfinity : random.between(1, 12) / 4.0;
        if (isCast(a, b)) {
          expectAllRows(a, b, {velocity, {}, duration}, random.where(round));
        }
      }
    }
  }
}

TEST(PolytopeCast, FlatShapesThatDontLeaveTheirPlane) {
  Random random(97);
  const auto inPlane = [&](const Vec3& p) { return Vec3{p.x, p.y, 0.5}; };
  for (int round = 0; round < repeated(600); ++round) {
    const Triangle a{inPlane(gridPoint(random)), inPlane(gridPoint(random)),
                     inPlane(gridPoint(random))};
    const ShapeCell b =
        random.below(2) == 0
            ? ShapeCell(Segment{inPlane(gridPoint(random)), gridPoint(random)})
            : ShapeCell(Parallelogram{inPlane(gridPoint(random)), inPlane(gridPoint(random)),
                                      inPlane(gridPoint(random))});
    const Vec3 velocity = random.below(2) == 0 ? gridDirection(random) : Vec3{1, 0.5, 0};
    expectAllRows(a, b, {velocity, {}, 8}, random.where(round));
    expectAllRows(b, a, {velocity, {}, 8}, random.where(round));
  }
}

}  // namespace
}  // namespace collision
