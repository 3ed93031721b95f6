// A walk guesses the pieces that a look at all of them finds, which prove themselves.
#include "motion/piece_guess.h"

#include <gtest/gtest.h>

#include "any_box.h"
#include "collision/motion.h"
#include "motion/root_time.h"
#include "motion/rounded_cast.h"
#include "random.h"

namespace collision {
namespace {

Capsule anyCapsule(Random& random) {
  const Vec3 p = anyVectorWithin(random, 4);
  return {p, p + anyVectorWithin(random, 2), 0.25 + 0.1 * random.withinTwo()};
}

TEST(PieceGuess, OfACapsuleAndABoxIsThatOfAllPieces) {
  Random random(98);
  int hits = 0;
  int certain = 0;
  const int rounds = repeated(3000);
  for (int round = 0; round < rounds; ++round) {
    const ShapeCell a = anyCapsule(random);
    const ShapeCell b = anyBoxNear(random, 1);
    const Motion motion{anyVectorWithin(random, 4), {}, 8};
    const Cast found = cast(a, b, motion);
    const RoundedTimes<Root> exact = roundedTimes(a, b, RelativeMotion(motion));
    ASSERT_EQ(found.outcome, exact.times.outcome) << random.where(round);
    if (found.outcome != CastOutcome::hits) {
      continue;
    }
    ++hits;
    certain += found.decidedBy == DecidedBy::filter ? 1 : 0;
    EXPECT_EQ(found.candidate, exact.times.candidate) << random.where(round);
    EXPECT_EQ(found.tExit, rounded(exact.times.span.to)) << random.where(round);
    if (found.candidate >= 0) {
      EXPECT_EQ(found.tEnter, rounded(exact.times.span.from)) << random.where(round);
    }
  }
  EXPECT_GT(hits, rounds / 10);
  EXPECT_GE(certain, hits * 99 / 100);
}

}  // namespace
}  // namespace collision
