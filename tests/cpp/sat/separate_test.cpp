// The axis loop, with candidates that say what they are told to.
#include "sat/separate.h"

#include <gtest/gtest.h>

#include <vector>

#include "number/index.h"
#include "shapes.h"

namespace collision {
namespace {

constexpr Candidacy along(Sign sign, DecidedBy by = DecidedBy::filter) { return {{sign, by, 0}}; }
constexpr Candidacy kApart = along(Sign::positive);
constexpr Candidacy kTouch = along(Sign::zero);
constexpr Candidacy kMeet = along(Sign::negative);
const Candidacy kSkip = skipped(SkipReason::parallel);

/** As many axes as there are candidacies, the first three of them for solid shapes. */
constexpr std::array<Candidate, 4> kAxes{{
    {CandidateType::faceA, 0},
    {CandidateType::faceA, 1},
    {CandidateType::faceA, 2},
    {CandidateType::inPlaneA, 0},
}};

class Scripted : public AxisCandidates {
 public:
  explicit Scripted(std::vector<Candidacy> candidacies, bool degenerate = false)
      : AxisCandidates(std::span(kAxes).first(candidacies.size())),
        candidacies_(std::move(candidacies)),
        degenerate_(degenerate) {}
  [[nodiscard]] bool isDegenerate() const override { return degenerate_; }
  [[nodiscard]] Candidacy decide(int i) const override { return candidacies_[at(i)]; }
  [[nodiscard]] Estimate estimate(int /*i*/) const override { return {}; }
  [[nodiscard]] Vec3 unitDirection(int i) const override { return unitAxis(i); }
  [[nodiscard]] Witness witness(int /*i*/) const override { return {}; }
  [[nodiscard]] const Vec3& reference() const override { return origin_; }

 private:
  std::vector<Candidacy> candidacies_;
  bool degenerate_;
  Vec3 origin_;
};

Separation separated(const std::vector<Candidacy>& candidacies, bool degenerate = false) {
  NoRecord none;
  return separationOf(Scripted(candidacies, degenerate), none);
}

TEST(Separate, StopsAtTheFirstThatSeparates) {
  const Separation found = separated({kMeet, kApart, kApart});
  EXPECT_EQ(found.outcome, Outcome::apart);
  EXPECT_EQ(found.candidate, 1);
  EXPECT_EQ(found.asked, 1);
  EXPECT_EQ(separated({kTouch, kMeet, kApart}).outcome, Outcome::apart);
}

TEST(Separate, TouchingIsTheFirstThatTouches) {
  const Separation found = separated({kMeet, kTouch, kTouch});
  EXPECT_EQ(found.outcome, Outcome::touching);
  EXPECT_EQ(found.candidate, 1);
  EXPECT_EQ(separated({kMeet, kMeet, kMeet}).outcome, Outcome::overlapping);
  EXPECT_EQ(separated({kMeet, kMeet, kMeet}).candidate, -1);
}

TEST(Separate, WhatIsSkippedSaysNothing) {
  EXPECT_EQ(separated({kMeet, kSkip, kMeet}).outcome, Outcome::overlapping);
  EXPECT_TRUE(separated({kMeet, kSkip, kMeet}).anyAxis);
  EXPECT_FALSE(separated({kSkip, kSkip, kSkip}).anyAxis);
}

TEST(Separate, SomeCandidatesAreAskedOnlyOfDegenerateShapes) {
  EXPECT_EQ(separated({kMeet, kTouch, kMeet, kApart}).outcome, Outcome::touching);
  EXPECT_EQ(separated({kMeet, kTouch, kMeet, kApart}, true).outcome, Outcome::apart);
  EXPECT_EQ(separated({kMeet, kTouch, kMeet, kApart}, true).candidate, 3);
  EXPECT_EQ(separated({kMeet, kMeet, kMeet, kApart}, true).outcome, Outcome::overlapping);
  EXPECT_EQ(separated({kSkip, kSkip, kSkip, kApart}, true).outcome, Outcome::apart);
}

TEST(Separate, OneExactSignMakesTheAnswerExact) {
  const Candidacy exact = along(Sign::negative, DecidedBy::exact);
  EXPECT_EQ(separated({kMeet, kMeet, kMeet}).decidedBy, DecidedBy::filter);
  EXPECT_EQ(separated({kMeet, exact, kMeet}).decidedBy, DecidedBy::exact);
  EXPECT_EQ(separated({kApart, exact, kMeet}).decidedBy, DecidedBy::filter);  // never asked
}

TEST(Separate, RecordsWhatWasAsked) {
  Record record(3);
  const Separation found = separationOf(Scripted({kMeet, kTouch, kSkip}), record);
  const PerCandidate<Candidacy>& decided = record.candidacies;
  EXPECT_EQ(found.asked, 3);
  EXPECT_EQ(decided[0].gap.sign, Sign::negative);
  EXPECT_EQ(decided[1].gap.sign, Sign::zero);
  EXPECT_FALSE(decided[2].asked());
}

/** Candidates with a depth and an estimate that may be off. */
class Depths : public Scripted {
 public:
  Depths(std::vector<double> depths, double error)
      : Scripted({}), depths_(std::move(depths)), error_(error) {}
  [[nodiscard]] Estimate estimate(int i) const override {
    return {-depths_[at(i)] + error_ * 0.5, error_};
  }
  [[nodiscard]] Witness witness(int i) const override {
    return {unitAxis(0), -depths_[at(i)], {}, {}};
  }

 private:
  std::vector<double> depths_;
  double error_;
};

TEST(Separate, TheLeastDepthIsFoundThroughEstimates) {
  const std::array<Candidacy, 4> decided{kMeet, kMeet, kSkip, kMeet};
  Witness witness;
  EXPECT_EQ(leastDeep(Depths({3, 1, 0.5, 2}, 1e-9), decided, witness), 1);
  EXPECT_EQ(witness.gap, -1);
  EXPECT_EQ(leastDeep(Depths({3, 1, 0.5, 2}, kInfinity), decided, witness), 1);
  // Ties within 4 ulp go to the first.
  EXPECT_EQ(leastDeep(Depths({1 + 0x1p-51, 1, 0.5, 1}, 1e-9), decided, witness), 0);
  EXPECT_EQ(leastDeep(Depths({1 + 0x1p-48, 1, 0.5, 1}, 1e-9), decided, witness), 1);
}

}  // namespace
}  // namespace collision
