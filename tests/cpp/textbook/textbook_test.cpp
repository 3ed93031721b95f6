// The methods of textbooks: right away from contact, with the pair's candidates as steps; wrong
// near it, each in its own way.
#include "collision/textbook.h"

#include <gtest/gtest.h>

#include <cmath>

#include "../motion/any_shape.h"
#include "collision/collision.h"
#include "collision/hull.h"
#include "linear/vec3.h"
#include "number/index.h"
#include "random.h"
#include "shapes.h"

namespace collision {
namespace {

constexpr std::array kKinds{Kind::point,         Kind::segment, Kind::ray, Kind::sphere,
                            Kind::capsule,       Kind::aabb,    Kind::obb, Kind::triangle,
                            Kind::parallelogram, Kind::plane};
constexpr std::array kMethods{TextbookMethod::separatingAxes, TextbookMethod::gjk,
                              TextbookMethod::slabs,          TextbookMethod::mollerTrumbore,
                              TextbookMethod::planeAndEdges,  TextbookMethod::epa};

/** Further from contact than any tolerance. */
bool isOrdinary(ShapeRef a, ShapeRef b) {
  constexpr double kFar = 1e-3;
  const Distance found = distance(a, b);
  if (found.distance > kFar || found.depth > kFar) {
    return true;
  }
  // a ray has no depth in a triangle, but weights
  const Verdict verdict = ask(a, b);
  const Hit& hit = verdict.hit;
  return verdict.outcome == Outcome::overlapping && hit.present && hit.t > kFar && hit.u > kFar &&
         hit.v > kFar && 1 - hit.u - hit.v > kFar;
}

TEST(Textbook, IsRightAwayFromContact) {
  Random random(3241);
  std::array<int, kMethods.size()> meeting{};
  std::array<int, kMethods.size()> apart{};
  for (int round = 0; round < repeated(60000); ++round) {
    SCOPED_TRACE(random.where(round));
    const auto any = [&] {
      return anyShapeNear(kKinds[at(random.below(static_cast<int>(kKinds.size())))], random, 1);
    };
    const ShapeCell a = any();
    const ShapeCell b = any();
    if (!isOrdinary(a, b)) {
      continue;
    }
    const Verdict exact = ask(a, b);
    const bool meets = exact.outcome != Outcome::apart;
    for (const TextbookMethod method : kMethods) {
      ASSERT_EQ(hasTextbook(method, a, b), hasTextbook(method, b, a));
      if (!hasTextbook(method, a, b)) {
        continue;
      }
      Trace trace;
      const TextbookAnswer answer = testAsTextbook(method, a, b, &trace);
      EXPECT_EQ(answer.meets, meets) << "method " << static_cast<int>(method);
      EXPECT_EQ(answer.meets, testAsTextbook(method, a, b).meets);
      EXPECT_EQ(answer.meets, testAsTextbook(method, b, a).meets);
      ++(meets ? meeting : apart)[at(static_cast<int>(method))];
      if (exact.hit.present && method >= TextbookMethod::slabs &&
          method <= TextbookMethod::planeAndEdges) {
        EXPECT_NEAR(answer.t, exact.hit.t, 1e-9 * (1 + exact.hit.t));
      } else {
        EXPECT_TRUE(std::isnan(answer.t));
      }
    }
    if (testing::Test::HasFailure()) {
      return;
    }
  }
  for (std::size_t i = 0; i < kMethods.size(); ++i) {
    EXPECT_GT(meeting[i], repeated(6)) << i;
    EXPECT_GT(apart[i], repeated(6)) << i;
  }
}

TEST(Textbook, TakesTheStepsOfThePair) {
  Random random(3242);
  for (int round = 0; round < repeated(4000); ++round) {
    SCOPED_TRACE(random.where(round));
    const ShapeCell a = anyShapeNear(Kind::obb, random, 1);
    const ShapeCell b = anyShapeNear(random.below(2) == 0 ? Kind::obb : Kind::triangle, random, 1);
    if (!isOrdinary(a, b)) {
      continue;
    }
    Trace exact;
    traceOf(a, b, exact);
    Trace trace;
    testAsTextbook(TextbookMethod::separatingAxes, a, b, &trace);
    ASSERT_EQ(trace.count(), exact.count());
    for (int i = 0; i < trace.count(); ++i) {
      if (trace[i].status == StepStatus::skipped || exact[i].status == StepStatus::skipped) {
        EXPECT_EQ(trace[i].status, exact[i].status);
        continue;
      }
      EXPECT_EQ(trace[i].candidate, exact[i].candidate);
      EXPECT_EQ(trace[i].group, exact[i].group);
      EXPECT_NEAR(trace[i].gap, exact[i].gap, 1e-9);
      EXPECT_NEAR(std::fabs(dot(trace[i].axis, exact[i].axis)), 1, 1e-9);
    }
  }
}

const Triangle kRight{{0, 0, 0}, {4, 0, 0}, {0, 4, 0}};

TEST(Textbook, FindsGapsAndDepths) {
  Random random(3243);
  int depths = 0;
  for (int round = 0; round < repeated(4000); ++round) {
    SCOPED_TRACE(random.where(round));
    const ShapeCell a = anyShapeNear(kKinds[at(5 + random.below(4))], random, 1);
    const ShapeCell b = anyShapeNear(kKinds[at(3 + random.below(6))], random, 1);
    if (!isOrdinary(a, b)) {
      continue;
    }
    const Distance exact = distance(a, b);
    const TextbookAnswer gjk = testAsTextbook(TextbookMethod::gjk, a, b);
    const TextbookAnswer epa = testAsTextbook(TextbookMethod::epa, a, b);
    if (exact.distance > 0) {
      EXPECT_NEAR(gjk.gap, exact.distance, 1e-9);
      EXPECT_NEAR(epa.gap, exact.distance, 1e-9);
    } else {
      ++depths;
      EXPECT_NEAR(epa.gap, -exact.depth, 1e-9);
      if (hasTextbook(TextbookMethod::separatingAxes, a, b)) {
        EXPECT_NEAR(testAsTextbook(TextbookMethod::separatingAxes, a, b).gap, -exact.depth, 1e-9);
      }
    }
  }
  EXPECT_GT(depths, repeated(300));
}

TEST(Textbook, StopsAtTheFirstStepThatSeparates) {
  const Ray beside{{5, 1, 2}, {0, 0, -1}};
  for (const TextbookMethod method :
       {TextbookMethod::mollerTrumbore, TextbookMethod::planeAndEdges}) {
    Trace trace;
    EXPECT_FALSE(testAsTextbook(method, beside, kRight, &trace).meets);
    ASSERT_EQ(trace.count(), 5);
    int separating = 0;
    for (int i = 0; i < trace.count(); ++i) {
      EXPECT_EQ(trace[i].reached, separating == 0);
      separating += trace[i].status == StepStatus::separates ? 1 : 0;
    }
    EXPECT_GT(separating, 0);
  }
}

TEST(Textbook, SeparatingAxesTakeASmallGapForNone) {
  const Aabb a{{0, 0, 0}, {1, 1, 1}};
  const Aabb b{{1 + 1e-7, 0, 0}, {2, 1, 1}};
  Trace trace;
  EXPECT_TRUE(testAsTextbook(TextbookMethod::separatingAxes, a, b, &trace).meets);
  EXPECT_GT(trace[0].gap, 0);  // it is shown as it is
  EXPECT_EQ(trace[0].status, StepStatus::overlaps);
  EXPECT_EQ(outcome(a, b), Outcome::apart);
}

TEST(Textbook, MollerTrumboreLosesASmallTriangle) {
  const Ray ray{{1e-4, 1e-4, 1}, {0, 0, -1}};
  const Triangle small{{0, 0, 0}, {5e-4, 0, 0}, {0, 5e-4, 0}};
  EXPECT_EQ(outcome(ray, small), Outcome::overlapping);
  EXPECT_FALSE(testAsTextbook(TextbookMethod::mollerTrumbore, ray, small).meets);
}

TEST(Textbook, BranchlessSlabsOfARayInAFacesPlane) {
  // 0 times infinity: what comes of it depends on which face it is
  const Aabb box{{0, 0, 0}, {1, 1, 1}};
  const Ray inLower{{-1, 0, 0.5}, {1, 0, 0}};
  const Ray inUpper{{-1, 1, 0.5}, {1, 0, 0}};
  EXPECT_EQ(outcome(inLower, box), Outcome::touching);
  EXPECT_EQ(outcome(inUpper, box), Outcome::touching);
  const bool lower = testAsTextbook(TextbookMethod::slabs, inLower, box).meets;
  const bool upper = testAsTextbook(TextbookMethod::slabs, inUpper, box).meets;
  EXPECT_NE(lower, upper);
}

TEST(Textbook, GjkTakesASmallDistanceForNone) {
  const Sphere a{{0, 0, 0}, 1};
  const Sphere b{{2 + 1e-7, 0, 0}, 1};
  EXPECT_TRUE(testAsTextbook(TextbookMethod::gjk, a, b).meets);
  EXPECT_EQ(outcome(a, b), Outcome::apart);
}

TEST(Textbook, OfHullsAndDegenerateShapesGivesSomeAnswer) {
  const HullGeometry cube(std::vector<Vec3>{{-1, -1, -1},
                                            {1, -1, -1},
                                            {-1, 1, -1},
                                            {1, 1, -1},
                                            {-1, -1, 1},
                                            {1, -1, 1},
                                            {-1, 1, 1},
                                            {1, 1, 1}});
  const Hull hull{&cube, {3, 0, 0}, {0, 0, 0, 1}};
  Trace trace;
  EXPECT_FALSE(testAsTextbook(TextbookMethod::gjk, hull, Sphere{{0, 0, 0}, 1}, &trace).meets);
  EXPECT_GT(trace.count(), 0);
  EXPECT_TRUE(testAsTextbook(TextbookMethod::gjk, hull, Sphere{{2.5, 0, 0}, 1}, &trace).meets);
  const Triangle point{{0, 0, 0}, {0, 0, 0}, {0, 0, 0}};
  testAsTextbook(TextbookMethod::separatingAxes, point, kRight, &trace);
  EXPECT_EQ(trace[0].status, StepStatus::skipped);
  EXPECT_FALSE(
      testAsTextbook(TextbookMethod::mollerTrumbore, Ray{{0, 0, 1}, {0, 0, -1}}, point).meets);
}

}  // namespace
}  // namespace collision
