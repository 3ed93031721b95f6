// Are contact manifolds right where they once were not, and over a few made cases of each pair?
#include "manifolds.h"

#include <gtest/gtest.h>

#include <fstream>
#include <set>
#include <string>

#include "collision/codes.h"
#include "replay.h"

namespace verify {
namespace {

void expectRight(const ManifoldFindings& found, const std::string& where) {
  for (const Failure& failure : found.findings.failures()) {
    ADD_FAILURE() << where << "\n"
                  << failure.check << ": expected " << failure.expected << ", got " << failure.got;
  }
}

TEST(ManifoldReplay, FindsNothingInWhatWasFoundOnce) {
  std::ifstream lines(COLLISION_FOUND_MANIFOLDS);
  std::string line;
  int count = 0;
  while (std::getline(lines, line)) {
    ++count;
    expectRight(checkManifold(caseFrom(line)), line);
  }
  EXPECT_GT(count, 0);
}

TEST(MadeManifolds, AreRightAndOfEveryPairAndFamily) {
  std::set<Family> families;
  std::array<int, kManifoldPairs.size()> manifolds{};
  for (std::uint64_t i = 0; i < 600; ++i) {
    const Case made = manifoldCaseAt(5, i);
    families.insert(made.family);
    EXPECT_EQ(made.a.kind, kManifoldPairs.at(i % kManifoldPairs.size()).a);
    EXPECT_EQ(made.b.kind, kManifoldPairs.at(i % kManifoldPairs.size()).b);
    const ManifoldFindings found = checkManifold(made);
    expectRight(found, std::to_string(i));
    manifolds.at(i % manifolds.size()) += found.points > 0 ? 1 : 0;
  }
  for (const int count : manifolds) {
    EXPECT_GT(count, 0);
  }
  EXPECT_GE(families.size(), 15U);
}

}  // namespace
}  // namespace verify
