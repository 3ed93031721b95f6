// The page lights the source line that decided a step: it must be one that decides, in the file
// that the table names for the pair.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "collision/shape_cell.h"
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

/** `shapeOf(kind, random)`: a shape of the kind. */
template <class ShapeOf>
void expectOwnLines(std::span<const Pair> pairs, const ShapeOf& shapeOf) {
  Random random(20261122);
  std::map<std::string_view, std::vector<std::string>> sources;
  std::map<std::string, std::set<int>> seen;
  for (const Pair& pair : pairs) {
    auto& lines = sources[pair.file];
    if (lines.empty()) {
      lines = linesOf(pair.file);
    }
    for (int round = 0; round < 200; ++round) {
      Trace trace;
      testPair(shapeOf(pair.a, random), shapeOf(pair.b, random), {.trace = &trace});
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

TEST(SourceLines, AreThoseOfThePairsOwnFile) { expectOwnLines(pairTable(), gridShape); }

TEST(SourceLines, AreThoseOfTheFileThatDecidesAboutHullsAndTriangles) {
  const HullGeometry hull(std::vector<Vec3>{{0, 0, 0}, {3, 0, 0}, {0, 3, 0}, {0, 0, 3}, {2, 2, 2}});
  const Mesh mesh(std::vector<double>{0, 0, 0, 3, 0, 0, 0, 3, 0, 0, 0, 3},
                  std::vector<std::int32_t>{0, 1, 2, 0, 1, 3, 0, 2, 3, 1, 2, 3});
  expectOwnLines(geometryPairTable(), [&](Kind kind, Random& random) -> ShapeCell {
    if (kind != Kind::hull && kind != Kind::mesh) {
      return gridShape(kind, random);
    }
    const Obb pose = gridShape(Kind::obb, random).as<Obb>();
    return kind == Kind::hull ? ShapeCell(Hull{&hull, pose.center, pose.rotation})
                              : ShapeCell(PosedMesh{&mesh, pose.center, pose.rotation});
  });
}

}  // namespace
}  // namespace collision
