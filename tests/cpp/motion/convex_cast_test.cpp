#include "motion/convex_cast.h"

#include <gtest/gtest.h>

#include "any_shape.h"
#include "collision/motion.h"
#include "motion/relative_motion.h"
#include "random.h"

namespace collision {
namespace {

TEST(ConvexCast, ExactNumbersAreForWhatNearlyTouches) {
  Random random(99);
  for (int codeA = 0; codeA < kKindCount; ++codeA) {
    for (int codeB = 0; codeB < kKindCount; ++codeB) {
      const auto kindA = static_cast<Kind>(codeA);
      const auto kindB = static_cast<Kind>(codeB);
      if ((goesOn(kindA) && goesOn(kindB)) || lieInLine(kindA, kindB)) {
        continue;
      }
      const int rounds = repeated(60);
      int exact = 0;
      for (int round = 0; round < rounds; ++round) {
        const ShapeCell a = anyShapeNear(kindA, random, 1);
        const ShapeCell b = anyShapeNear(kindB, random, 1);
        const bool ends = goesOn(kindA) || goesOn(kindB) || random.below(2) == 0;
        const Motion motion{anyVectorWithin(random, 4), {}, ends ? 4 : kInfinity};
        exact += castOfConvex(a, b, motion).decidedBy == DecidedBy::exact ? 1 : 0;
      }
      EXPECT_LE(exact, rounds / 10) << codeA << " and " << codeB;
    }
  }
}

}  // namespace
}  // namespace collision
