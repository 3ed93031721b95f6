// Does the core agree with the corpus, and is the corpus what its seed makes?
#include "corpus.h"

#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <sstream>

#include "verify/core_shape.h"

namespace corpus {
namespace {

class Corpus : public testing::Test {
 protected:
  static const std::vector<File>& files() {
    static const std::vector<File> kFiles = makeCorpus(kSeed);
    return kFiles;
  }
};

TEST_F(Corpus, IsInTheRepositoryBitForBit) {
  for (const File& file : files()) {
    std::ifstream in(std::string(COLLISION_CORPUS) + "/" + std::string(file.name) + ".json",
                     std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    EXPECT_TRUE(text.str() == textOf(file, kSeed))
        << file.name << " differs: cmake --build build/native --target corpus";
  }
}

TEST_F(Corpus, IsWhatTheCoreDecides) {
  for (const File& file : files()) {
    std::map<oracle::Outcome, int> counts;
    for (const Entry& entry : file.entries) {
      const collision::ShapeCell a = verify::coreShape(entry.shapes.a);
      const collision::ShapeCell b = verify::coreShape(entry.shapes.b);
      const collision::Verdict verdict = collision::testPair(a, b, {});
      ASSERT_EQ(verdict.outcome, verify::coreOutcome(entry.outcome))
          << file.name << ", case " << (&entry - file.entries.data());
      ASSERT_EQ(collision::testPair(b, a, {}).outcome, verdict.outcome);
      ++counts[entry.outcome];
    }
    EXPECT_GE(file.entries.size(), 240U) << file.name;
    EXPECT_GE(counts[oracle::Outcome::apart], 80) << file.name;
    EXPECT_GE(counts[oracle::Outcome::touching], 80) << file.name;
  }
}

}  // namespace
}  // namespace corpus
