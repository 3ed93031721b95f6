// Are the casts what they say, and do the checks see what is wrong?
#include "casts.h"

#include <gtest/gtest.h>

#include <cmath>
#include <fstream>
#include <set>
#include <string>

#include "core_shape.h"
#include "make_case.h"
#include "oracle/make.h"
#include "pair_order.h"

namespace verify {
namespace {

TEST(MadeCasts, AreValidAndOfEveryFamilyAndOutcome) {
  std::set<CastFamily> families;
  std::set<oracle::CastOutcome> outcomes;
  for (std::uint64_t i = 0; i < 2200; ++i) {
    const CastCase made = castAt(3, i);
    const auto& [a, b, duration] = made.motion;
    EXPECT_FALSE(collision::checkMotion({{a[0], a[1], a[2]}, {b[0], b[1], b[2]}, duration})) << i;
    for (const Shape& shape : {made.shapes.a, made.shapes.b}) {
      EXPECT_FALSE(collision::checkSlot(coreKind(shape.kind), shape.numbers.data())) << i;
    }
    EXPECT_EQ(made.shapes.a.kind, kPairOrder.at(i % kPairCount).a);
    EXPECT_EQ(made.shapes.b.kind, kPairOrder.at(i % kPairCount).b);
    families.insert(made.family);
    if (!areEndless(made.shapes)) {
      outcomes.insert(oracle::castOutcome(made.shapes.a, made.shapes.b, made.motion));
    }
  }
  EXPECT_EQ(families.size(), kCastFamilyNames.size());
  EXPECT_EQ(outcomes.size(), 3U);
}

TEST(MadeCasts, DependOnSeedAndIndexAlone) {
  // FNV-1a over the bits of some cases, as in verify_test.cpp.
  std::uint64_t hash = 0xcbf29ce484222325U;
  const auto add = [&](double number) {
    hash = (hash ^ __builtin_bit_cast(std::uint64_t, number)) * 0x100000001b3U;
  };
  for (std::uint64_t i = 2000; i-- > 0;) {
    const CastCase made = castAt(1, i * 17);
    for (const Shape& shape : {made.shapes.a, made.shapes.b}) {
      for (const double number : shape.numbers) {
        add(number);
      }
    }
    for (const auto& velocity : {made.motion.velocityA, made.motion.velocityB}) {
      for (const double number : velocity) {
        add(number);
      }
    }
    add(made.motion.duration);
  }
  EXPECT_EQ(hash, 3648857634954393220U);
}

TEST(CastReplay, GivesTheSameCaseBack) {
  for (std::uint64_t i = 0; i < 550; ++i) {
    const CastCase made = castAt(2, i);
    const CastCase read = castFrom(lineOfCast(made, 2, i, {}));
    EXPECT_EQ(read.shapes.a.numbers, made.shapes.a.numbers) << i;
    EXPECT_EQ(read.shapes.b.numbers, made.shapes.b.numbers) << i;
    EXPECT_EQ(read.motion.velocityA, made.motion.velocityA) << i;
    EXPECT_EQ(read.motion.velocityB, made.motion.velocityB) << i;
    EXPECT_EQ(read.motion.duration, made.motion.duration) << i;
  }
  EXPECT_THROW(castFrom(R"({"a":{"kind":"point","numbers":[0,0,0]},)"
                        R"("b":{"kind":"point","numbers":[0,0,0]}})"),
               std::invalid_argument);
}

TEST(CastReplay, FindsNothingInWhatWasFoundOnce) {
  std::ifstream lines(COLLISION_FOUND_CASTS);
  std::string line;
  int count = 0;
  while (std::getline(lines, line)) {
    ++count;
    const CastCase given = castFrom(line);
    const CastFindings found = checkCast(given, castsOf(given), true);
    for (const Failure& failure : found.findings.failures()) {
      ADD_FAILURE() << line << "\n"
                    << failure.check << ": expected " << failure.expected << ", got "
                    << failure.got;
    }
  }
  EXPECT_GT(count, 0);
}

/** The names of what is found when the first of the two casts is altered. */
template <class Alter>
std::set<std::string> foundAfter(const CastCase& given, Alter alter) {
  BothCasts casts = castsOf(given);
  alter(casts[0]);
  std::set<std::string> names;
  const CastFindings found = checkCast(given, casts, true);
  for (const Failure& failure : found.findings.failures()) {
    names.insert(failure.check);
  }
  names.erase("explained");  // which is not altered
  return names;
}

double stepped(double value, int steps) {
  for (int i = 0; i < std::abs(steps); ++i) {
    value = std::nextafter(value, steps > 0 ? HUGE_VAL : 0);
  }
  return value;
}

class CastChecks : public testing::TestWithParam<Case> {
 protected:
  /** Meets from 3 to 7, or what is near it. */
  CastCase given{GetParam(), {{1, 0, 0}, {0, 0, 0}, 10}, CastFamily::meets};
};

TEST_P(CastChecks, SeeWhatIsWrong) {
  using collision::Cast;
  using Names = std::set<std::string>;
  EXPECT_EQ(foundAfter(given, [](Cast&) {}), Names{});
  for (const int steps : {3, -3}) {
    EXPECT_TRUE(foundAfter(given, [&](Cast& cast) {
                  cast.tEnter = stepped(cast.tEnter, steps);
                }).contains("tEnter"));
    EXPECT_TRUE(foundAfter(given, [&](Cast& cast) {
                  cast.tExit = stepped(cast.tExit, steps);
                }).contains("tExit"));
  }
  EXPECT_EQ(foundAfter(given, [](Cast& cast) { cast.tEnter = stepped(cast.tEnter, -1); }), Names{});
  EXPECT_EQ(foundAfter(given, [](Cast& cast) { cast.outcome = collision::CastOutcome::touches; }),
            Names{"outcome"});
  EXPECT_EQ(foundAfter(given, [](Cast& cast) { cast.startsInside = true; }), Names{"startsInside"});
  EXPECT_TRUE(foundAfter(given, [](Cast& cast) { cast.pointA.x += 0x1p-30; }).contains("points"));
  EXPECT_TRUE(foundAfter(given, [](Cast& cast) {
                cast.axis = cast.axis * (1 + 0x1p-49);
              }).contains("axis"));
}

INSTANTIATE_TEST_SUITE_P(
    OfEachMethod, CastChecks,
    testing::Values(Case{oracle::aabb({-1, -1, -1}, {1, 1, 1}), oracle::aabb({4, 0, 0}, {6, 2, 2})},
                    Case{oracle::sphere({0, 0, 0}, 1), oracle::sphere({5, 0.5, 0}, 1)},
                    Case{oracle::sphere({0, 0, 0}, 1), oracle::plane({1, 0, 0}, -4)},
                    Case{oracle::segment({0, -1, 0}, {0, 1, 1}),
                         oracle::ray({5, 0, 0.25}, {1, 0, 1}, 3)}));

}  // namespace
}  // namespace verify
