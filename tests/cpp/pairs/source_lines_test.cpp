// The page lights the source line that decided a step: it must be one that decides, in the file
// that the table names for the pair.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "grid.h"
#include "pairs/pairs.h"

namespace collision {
namespace {

std::vector<std::string> linesOf(std::string_view file) {
  const std::filesystem::path tests = std::filesystem::path(__FILE__).parent_path();
  std::ifstream in(tests.parent_path().parent_path().parent_path() / "cpp" / file);
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);) {
    lines.push_back(line);
  }
  return lines;
}

/** Whether a decision is made or taken there; a call may go over a few lines. */
bool decidesNear(const std::vector<std::string>& lines, int line) {
  std::string text;
  for (int i = line - 3; i < line + 2; ++i) {
    if (i >= 0 && i < static_cast<int>(lines.size())) {
      text += lines[static_cast<std::size_t>(i)];
    }
  }
  for (const char* word :
       {"decide", "compare", "Decision", "DecidedBy", "planeSide", "skipped", "__builtin_LINE"}) {
    if (text.find(word) != std::string::npos) {
      return true;
    }
  }
  return false;
}

TEST(SourceLines, AreThoseOfThePairsOwnFile) {
  Random random(20261122);
  std::map<std::string_view, std::vector<std::string>> sources;
  std::map<std::string, std::set<int>> seen;
  for (const Pair& pair : pairTable()) {
    auto& lines = sources[pair.file];
    if (lines.empty()) {
      lines = linesOf(pair.file);
    }
    for (int round = 0; round < 200; ++round) {
      Trace trace;
      testPair(gridShape(pair.a, random), gridShape(pair.b, random), {.trace = &trace});
      for (int i = 0; i < trace.count(); ++i) {
        const int line = trace[i].line;
        seen[nameOf(pair)].insert(line);
        ASSERT_TRUE(line > 0 && line <= static_cast<int>(lines.size()) && decidesNear(lines, line))
            << nameOf(pair) << ", " << pair.file << ":" << line << ", " << random.where(round);
      }
    }
    EXPECT_FALSE(seen[nameOf(pair)].empty()) << nameOf(pair);
  }
}

}  // namespace
}  // namespace collision
