#include "number/sign.h"

#include <gtest/gtest.h>

namespace collision {
namespace {

TEST(Sign, IsThatOfTheNumber) {
  EXPECT_EQ(signOf(3), Sign::positive);
  EXPECT_EQ(signOf(-5e-324), Sign::negative);
  EXPECT_EQ(signOf(-0.0), Sign::zero);
}

TEST(Sign, MultipliesAndNegates) {
  EXPECT_EQ(Sign::negative * Sign::negative, Sign::positive);
  EXPECT_EQ(Sign::negative * Sign::zero, Sign::zero);
  EXPECT_EQ(-Sign::positive, Sign::negative);
}

TEST(Sign, ComparesWhereTheDifferenceWouldOverflow) {
  EXPECT_TRUE(compare(1.7e308, -1.7e308).positive());
  EXPECT_TRUE(compare(1, 1).zero());
}

TEST(Sign, GreaterIsTheViolatedOneOfTwoConditions) {
  EXPECT_TRUE(greater(decide(-1.0), decide(2.0)).positive());
  EXPECT_TRUE(greater(decide(0.0), decide(-2.0)).zero());
}

TEST(Sign, ExactlyDecidedWhereOneOfTwoWas) {
  const Decision filtered = decide(Sign::positive);
  const Decision exact{Sign::negative, DecidedBy::exact, 0};
  EXPECT_EQ(filtered.by | filtered.by, DecidedBy::filter);
  EXPECT_EQ(filtered.by | exact.by, DecidedBy::exact);
  EXPECT_EQ(exact.by | filtered.by, DecidedBy::exact);
  EXPECT_EQ(greater(filtered, exact).by, DecidedBy::exact);
  EXPECT_EQ(greater(filtered, exact).sign, Sign::positive);
}

TEST(Sign, RemembersTheLineThatAsked) { EXPECT_EQ(decide(1.0).line, __LINE__); }

}  // namespace
}  // namespace collision
