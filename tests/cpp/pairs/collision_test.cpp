// The public functions answer what the table answers.
#include "collision/collision.h"

#include <gtest/gtest.h>

#include "grid.h"

namespace collision {
namespace {

TEST(Collision, AnswersAsTheTableDoes) {
  Random random(20261122);
  Trace trace;
  for (const Pair& pair : pairTable()) {
    for (int round = 0; round < 20; ++round) {
      const ShapeCell a = gridShape(pair.a, random);
      const ShapeCell b = gridShape(pair.b, random);
      const Verdict verdict = testPair(a, b, {});
      EXPECT_EQ(outcome(a, b), verdict.outcome) << nameOf(pair);
      EXPECT_EQ(meets(a, b), verdict.outcome != Outcome::apart) << nameOf(pair);
      EXPECT_EQ(test(a, b).candidate, verdict.candidate) << nameOf(pair);
      const Verdict explained = explain(a, b, trace);
      EXPECT_EQ(explained.candidate, verdict.candidate) << nameOf(pair);
      EXPECT_GT(trace.count(), 0) << nameOf(pair);
      EXPECT_LE(trace.count(), static_cast<int>(pair.candidates.size())) << nameOf(pair);
      const Distance apart = distance(a, b);
      EXPECT_EQ(apart.distance > 0, verdict.outcome == Outcome::apart) << nameOf(pair);
    }
  }
}

TEST(Collision, TakesOptionsOfHits) {
  const Ray ray{{0, 0, 0}, {1, 0, 0}};
  const Sphere ball{{0, 0, 0}, 2};
  EXPECT_EQ(test(ray, ball).hit.t, 0);
  EXPECT_EQ(test(ray, ball, {.solid = false}).hit.t, 2);
  Trace trace;
  EXPECT_EQ(explain(ray, ball, trace, {.solid = false}).hit.t, 2);
}

TEST(Collision, NamesCandidatesInTheOrderOfTheCaller) {
  const Obb a{{0, 0, 0}, {0, 0, 0, 1}, {1, 1, 1}};
  const Triangle b{{4, 0, 0}, {0, 4, 0}, {0, 0, 4}};
  const Verdict forth = test(a, b);
  EXPECT_EQ(candidateName(a, b, forth.candidate), "B.n");
  EXPECT_EQ(candidateName(b, a, test(b, a).candidate), "A.n");
  EXPECT_EQ(candidateName(a, a, 7), "A.x×B.y");
  EXPECT_EQ(candidateName(a, b, -1), "");
  const Segment c{{0, 0, 0}, {1, 0, 0}};
  const Point p{{0, 1, 0}};
  EXPECT_EQ(candidateName(c, p, test(c, p).candidate), "d(B, line A)");
}

}  // namespace
}  // namespace collision
