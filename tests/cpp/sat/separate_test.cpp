// The axis loop, with candidates that say what they are told to.
#include "sat/separate.h"

#include <gtest/gtest.h>

#include <vector>

#include "shapes.h"

namespace collision {
namespace {

constexpr Candidacy along(Sign sign, DecidedBy by = DecidedBy::filter) { return {{sign, by, 0}}; }
constexpr Candidacy kApart = along(Sign::positive);
constexpr Candidacy kTouch = along(Sign::zero);
constexpr Candidacy kMeet = along(Sign::negative);
const Candidacy kSkip = skipped(SkipReason::parallel);

class Told {
 public:
  Told(std::vector<Candidacy> candidacies, int solid, bool degenerate)
      : candidacies_(std::move(candidacies)), solid_(solid), degenerate_(degenerate) {}
  [[nodiscard]] int solid() const { return solid_; }
  [[nodiscard]] int all() const { return static_cast<int>(candidacies_.size()); }
  [[nodiscard]] bool isDegenerate() const { return degenerate_; }
  [[nodiscard]] Candidacy decide(int i) const { return candidacies_[static_cast<std::size_t>(i)]; }

 private:
  std::vector<Candidacy> candidacies_;
  int solid_;
  bool degenerate_;
};

Separation told(const std::vector<Candidacy>& candidacies, int solid = 3, bool degenerate = false) {
  NoRecord none;
  return separationOf(Told(candidacies, solid, degenerate), none);
}

TEST(Separate, StopsAtTheFirstThatSeparates) {
  const Separation found = told({kMeet, kApart, kApart});
  EXPECT_EQ(found.outcome, Outcome::apart);
  EXPECT_EQ(found.candidate, 1);
  EXPECT_EQ(found.asked, 1);
  EXPECT_EQ(told({kTouch, kMeet, kApart}).outcome, Outcome::apart);
}

TEST(Separate, TouchingIsTheFirstThatTouches) {
  const Separation found = told({kMeet, kTouch, kTouch});
  EXPECT_EQ(found.outcome, Outcome::touching);
  EXPECT_EQ(found.candidate, 1);
  EXPECT_EQ(told({kMeet, kMeet, kMeet}).outcome, Outcome::overlapping);
  EXPECT_EQ(told({kMeet, kMeet, kMeet}).candidate, -1);
}

TEST(Separate, WhatIsSkippedSaysNothing) {
  EXPECT_EQ(told({kMeet, kSkip, kMeet}).outcome, Outcome::overlapping);
  EXPECT_TRUE(told({kMeet, kSkip, kMeet}).anyAxis);
  EXPECT_FALSE(told({kSkip, kSkip, kSkip}).anyAxis);
}

TEST(Separate, SomeCandidatesAreAskedOnlyOfDegenerateShapes) {
  EXPECT_EQ(told({kMeet, kTouch, kMeet, kApart}).outcome, Outcome::touching);
  EXPECT_EQ(told({kMeet, kTouch, kMeet, kApart}, 3, true).outcome, Outcome::apart);
  EXPECT_EQ(told({kMeet, kTouch, kMeet, kApart}, 3, true).candidate, 3);
  EXPECT_EQ(told({kMeet, kMeet, kMeet, kApart}, 3, true).outcome, Outcome::overlapping);
  EXPECT_EQ(told({kSkip, kSkip, kSkip, kApart}, 3, true).outcome, Outcome::apart);
}

TEST(Separate, OneExactSignMakesTheAnswerExact) {
  const Candidacy exact = along(Sign::negative, DecidedBy::exact);
  EXPECT_EQ(told({kMeet, kMeet, kMeet}).decidedBy, DecidedBy::filter);
  EXPECT_EQ(told({kMeet, exact, kMeet}).decidedBy, DecidedBy::exact);
  EXPECT_EQ(told({kApart, exact, kMeet}).decidedBy, DecidedBy::filter);  // never asked
}

TEST(Separate, RecordsWhatWasAsked) {
  Record record;
  const Separation found = separationOf(Told({kMeet, kTouch, kSkip}, 3, false), record);
  const Candidacies& decided = record.candidacies;
  EXPECT_EQ(found.asked, 3);
  EXPECT_EQ(decided[0].gap.sign, Sign::negative);
  EXPECT_EQ(decided[1].gap.sign, Sign::zero);
  EXPECT_FALSE(decided[2].asked());
}

/** Candidates with a depth and an estimate that may be off. */
struct Depths {
  std::vector<double> depth;
  double error;
  [[nodiscard]] Estimate estimate(int i) const { return {-at(i) + error * 0.5, error}; }
  [[nodiscard]] Witness witness(int i) const { return {unitAxis(0), -at(i), {}, {}}; }
  [[nodiscard]] double at(int i) const { return depth[static_cast<std::size_t>(i)]; }
};

TEST(Separate, TheLeastDepthIsFoundThroughEstimates) {
  const std::array<Candidacy, 4> decided{kMeet, kMeet, kSkip, kMeet};
  Witness witness;
  EXPECT_EQ(leastDeep(Depths{{3, 1, 0.5, 2}, 1e-9}, decided, witness), 1);
  EXPECT_EQ(witness.gap, -1);
  EXPECT_EQ(leastDeep(Depths{{3, 1, 0.5, 2}, kInfinity}, decided, witness), 1);
  // Ties within 4 ulp go to the first.
  EXPECT_EQ(leastDeep(Depths{{1 + 0x1p-51, 1, 0.5, 1}, 1e-9}, decided, witness), 0);
  EXPECT_EQ(leastDeep(Depths{{1 + 0x1p-48, 1, 0.5, 1}, 1e-9}, decided, witness), 1);
}

}  // namespace
}  // namespace collision
