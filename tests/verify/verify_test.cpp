// Are the cases what they say, and do the checks see what is wrong?
#include <gtest/gtest.h>

#include <fstream>
#include <set>
#include <string>
#include <vector>

#include "check.h"
#include "make_case.h"
#include "oracle/make.h"
#include "oracle/outcome.h"
#include "pair_order.h"
#include "replay.h"

namespace verify {
namespace {

TEST(Cases, FollowTheTableOfPairs) {
  ASSERT_EQ(collision::pairTable().size(), kPairOrder.size());
  for (std::size_t i = 0; i < kPairOrder.size(); ++i) {
    EXPECT_EQ(collision::pairTable()[i].a, coreKind(kPairOrder.at(i).a));
    EXPECT_EQ(collision::pairTable()[i].b, coreKind(kPairOrder.at(i).b));
  }
}

TEST(Cases, AreValidAndOfEveryFamilyAndOutcome) {
  std::set<Family> families;
  std::set<oracle::Outcome> outcomes;
  for (std::uint64_t i = 0; i < 5500; ++i) {
    const Case made = caseAt(3, i);
    for (const Shape& shape : {made.a, made.b}) {
      ASSERT_TRUE(isValid(shape)) << i;
      EXPECT_FALSE(collision::checkSlot(coreKind(shape.kind), shape.numbers.data())) << i;
    }
    EXPECT_EQ(made.a.kind, kPairOrder.at(i % kPairCount).a);
    EXPECT_EQ(made.b.kind, kPairOrder.at(i % kPairCount).b);
    families.insert(made.family);
    outcomes.insert(oracle::outcome(made.a, made.b));
  }
  EXPECT_EQ(families.size(), kFamilyNames.size());
  EXPECT_EQ(outcomes.size(), 3U);
}

TEST(Cases, DependOnSeedAndIndexAlone) {
  // FNV-1a over the bits of some cases: another compiler, another machine must make the same.
  std::uint64_t hash = 0xcbf29ce484222325U;
  for (std::uint64_t i = 4000; i-- > 0;) {
    const Case made = caseAt(1, i * 17);
    for (const Shape& shape : {made.a, made.b}) {
      for (const double number : shape.numbers) {
        hash = (hash ^ __builtin_bit_cast(std::uint64_t, number)) * 0x100000001b3U;
      }
    }
  }
  EXPECT_EQ(hash, 1873196006308410324U);
}

TEST(Replay, GivesTheSameCaseBack) {
  for (std::uint64_t i = 0; i < 550; ++i) {
    const Case made = caseAt(2, i);
    const Case read = caseFrom(lineOf(made, 2, i, {}));
    EXPECT_EQ(read.a.numbers, made.a.numbers) << i;
    EXPECT_EQ(read.b.numbers, made.b.numbers) << i;
  }
  EXPECT_THROW(caseFrom("{}"), std::invalid_argument);
}

TEST(Replay, FindsNothingInWhatWasFoundOnce) {
  std::ifstream lines(COLLISION_FOUND);
  std::string line;
  int count = 0;
  while (std::getline(lines, line)) {
    ++count;
    const std::vector<Failure> failures = check(caseFrom(line), true).failures();
    EXPECT_TRUE(failures.empty()) << line << "\n"
                                  << failures[0].check << ": expected " << failures[0].expected
                                  << ", got " << failures[0].got;
  }
  EXPECT_GT(count, 0);
}

/** A check must see a verdict that is off by little. */
class Checks : public testing::Test {
 protected:
  static Question question(const Shape& a, const Shape& b) { return Question({a, b}); }
  static collision::Verdict verdict(const Question& q) {
    return collision::testPair(q.coreA, q.coreB, {});
  }
  static const Shape kBoxA;
  static const Shape kBoxB;
};
const Shape Checks::kBoxA = oracle::obb({0, 0, 0}, {0, 0, 0, 1}, {1, 1, 1});
const Shape Checks::kBoxB = oracle::obb({1.5, 2, 0}, {0, 0, 1, 2}, {1, 1, 1});

TEST_F(Checks, PassWhatIsRight) { EXPECT_TRUE(check({kBoxA, kBoxB}, true).failures().empty()); }

TEST_F(Checks, SeeInWhatTwoAnswersDiffer) {
  const collision::Verdict one = verdict(question(kBoxA, kBoxB));
  EXPECT_EQ(difference(one, one), "");
  collision::Verdict other = one;
  other.witness.cornersA ^= 1U;
  EXPECT_EQ(difference(one, other), "cornersA");
  other = one;
  other.witness.cornersB ^= 1U;
  EXPECT_EQ(difference(one, other), "cornersB");
  other = one;
  other.witness.gap = -other.witness.gap;
  EXPECT_EQ(difference(one, other), "gap");
}

TEST_F(Checks, SeeAWrongWitness) {
  const Question q = question(kBoxA, kBoxB);
  const auto fails = [&](const collision::Verdict& wrong) {
    Findings findings;
    checkWitness(q, wrong, findings);
    return !findings.failures().empty();
  };
  const collision::Verdict right = verdict(q);
  EXPECT_FALSE(fails(right));
  collision::Verdict wrong = right;
  wrong.candidate += 1;  // does not separate
  EXPECT_TRUE(fails(wrong));
  wrong = right;
  wrong.witness.axis = -wrong.witness.axis;
  EXPECT_TRUE(fails(wrong));
  wrong = right;
  wrong.witness.axis.x *= 1 + 0x1p-50;
  EXPECT_TRUE(fails(wrong));
  wrong = right;
  wrong.witness.gap *= 1 + 0x1p-50;
  EXPECT_TRUE(fails(wrong));
  wrong = right;
  wrong.witness.supportB.x += 0x1p-40;
  EXPECT_TRUE(fails(wrong));
}

TEST_F(Checks, SeeAWrongCertificate) {
  const auto fails = [&](const Question& q, const collision::Verdict& wrong) {
    Findings findings;
    checkCertificate(q, wrong, findings);
    return !findings.failures().empty();
  };
  const Question boxes = question(kBoxA, oracle::obb({3, 0.25, 0}, {0, 0, 0, 1}, {1, 1, 1}));
  const Question ball = question(oracle::sphere({3, 2, 0}, 0.5), kBoxA);
  for (const Question& q : {boxes, ball}) {
    const collision::Verdict right = verdict(q);
    EXPECT_FALSE(fails(q, right));
    collision::Verdict wrong = right;
    wrong.witness.cornersB ^= 3U;  // one of the two is on the other side
    EXPECT_TRUE(fails(q, wrong));
    wrong = right;
    wrong.witness.cornersA = 0;
    EXPECT_TRUE(fails(q, wrong));
    wrong = right;
    wrong.witness.axis = -wrong.witness.axis;
    EXPECT_TRUE(fails(q, wrong));
  }
}

TEST_F(Checks, SeeAWrongDepthAndContact) {
  const Question q = question(kBoxA, oracle::obb({1.5, 1.5, 0}, {0, 0, 1, 2}, {1, 1, 1}));
  Findings findings;
  collision::Verdict wrong = verdict(q);
  ASSERT_EQ(wrong.outcome, collision::Outcome::overlapping);
  checkDepth(q, wrong, findings);
  checkContact(q, wrong, findings);
  EXPECT_TRUE(findings.failures().empty());
  wrong.witness.gap *= 1 + 0x1p-48;
  checkDepth(q, wrong, findings);
  EXPECT_EQ(findings.failures().size(), 1U);
  wrong.contact.x += 5;
  checkContact(q, wrong, findings);
  EXPECT_GT(findings.failures().size(), 1U);
}

TEST_F(Checks, SeeAWrongHit) {
  const Question q = question(oracle::ray({-3, 0.25, 0.25}, {2, 0, 0}), kBoxA);
  const collision::Verdict right = verdict(q);
  const auto fails = [&](const collision::Verdict& wrong) {
    Findings findings;
    checkHit(q, wrong, findings);
    return !findings.failures().empty();
  };
  EXPECT_FALSE(fails(right));
  collision::Verdict wrong = right;
  wrong.hit.t *= 1 + 0x1p-49;
  EXPECT_TRUE(fails(wrong));
  wrong = right;
  wrong.hit.tExit *= 1 + 0x1p-49;
  EXPECT_TRUE(fails(wrong));
  wrong = right;
  wrong.hit.distance *= 1 + 0x1p-49;
  EXPECT_TRUE(fails(wrong));
  wrong = right;
  wrong.hit.feature = 1;
  EXPECT_TRUE(fails(wrong));
  wrong = right;
  wrong.hit.exitFeature = 0;  // where it enters
  EXPECT_TRUE(fails(wrong));
  wrong = right;
  wrong.hit.exitFeature = -1;
  EXPECT_TRUE(fails(wrong));
  wrong = right;
  wrong.hit.exitNormal = -wrong.hit.exitNormal;
  EXPECT_TRUE(fails(wrong));
  wrong = right;
  wrong.hit.startsInside = true;
  EXPECT_TRUE(fails(wrong));
}

TEST_F(Checks, SeeAWrongNormalOfARoundShape) {
  const oracle::Shape ray = oracle::ray({-9, 3, 0.25}, {2, 1, 0});
  for (const oracle::Shape& shape :
       {oracle::sphere({0, 7, 0}, 3), oracle::capsule({-1, 7, -1}, {4, 6, 3}, 2)}) {
    const Question q = question(ray, shape);
    const auto fails = [&](const collision::Verdict& wrong) {
      Findings findings;
      checkHit(q, wrong, findings);
      for (std::size_t i = 0; i < kFigureCount; ++i) {
        if (findings.worst().at(i) > kLimits.at(i)) {
          return true;
        }
      }
      return !findings.failures().empty();
    };
    const collision::Verdict right = verdict(q);
    ASSERT_EQ(right.outcome, collision::Outcome::overlapping);
    EXPECT_FALSE(fails(right));
    collision::Verdict wrong = right;
    wrong.hit.normal.y += 0x1p-49;
    EXPECT_TRUE(fails(wrong));
    wrong = right;
    wrong.hit.exitNormal.y += 0x1p-49;
    EXPECT_TRUE(fails(wrong));
    std::swap(wrong.hit.normal, wrong.hit.exitNormal);
    EXPECT_TRUE(fails(wrong));
  }
}

TEST_F(Checks, SeeAWrongEdgeOrCorner) {
  const oracle::Shape flat = oracle::triangle({1, 0, 0}, {0, 0, 0}, {4, 0, 0});
  const oracle::Shape triangle = oracle::triangle({0, 0, 0}, {4, 0, 0}, {0, 4, 0});
  const oracle::Shape down = oracle::ray({0.5, 0, 1}, {0, 0, -1});
  for (const oracle::Shape& shape : {flat, triangle}) {
    const Question q = question(down, shape);
    const collision::Verdict right = verdict(q);
    for (int feature = -1; feature < 8; ++feature) {
      collision::Verdict wrong = right;
      wrong.hit.feature = wrong.hit.exitFeature = feature;
      Findings findings;
      checkHit(q, wrong, findings);
      EXPECT_EQ(findings.failures().empty(), feature == right.hit.feature) << feature;
    }
  }
}

TEST_F(Checks, SeeWrongPlaneDistances) {
  const Question q = question(oracle::sphere({0, 3, 0.25}, 0.5), oracle::plane({1, 2, 3}, 0.25));
  const collision::Verdict right = verdict(q);
  const auto fails = [&](const collision::PlaneDistances& given) {
    Findings findings;
    collision::Verdict changed = right;
    changed.plane = given;
    checkPlane(q, changed, findings);
    return !findings.failures().empty();
  };
  EXPECT_FALSE(fails(right.plane));
  EXPECT_TRUE(fails({}));
  for (double collision::PlaneDistances::* const number :
       {&collision::PlaneDistances::signedDistance, &collision::PlaneDistances::projectedRadius,
        &collision::PlaneDistances::min, &collision::PlaneDistances::max}) {
    collision::PlaneDistances wrong = right.plane;
    wrong.*number *= 1 + 0x1p-50;
    EXPECT_TRUE(fails(wrong));
  }
}

}  // namespace
}  // namespace verify
