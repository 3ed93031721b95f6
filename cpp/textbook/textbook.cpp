// Which method is about which two kinds? All tests take the table's order; the trace is mirrored
// where the caller has the other.
#include "collision/textbook.h"

#include <utility>

#include "collision/difference.h"
#include "pairs/pairs.h"
#include "textbook/textbook_tests.h"

namespace collision {
namespace {

constexpr bool isStraight(Kind kind) { return kind == Kind::segment || kind == Kind::ray; }
constexpr bool isFlatFaced(Kind kind) {
  return isBox(kind) || kind == Kind::triangle || kind == Kind::parallelogram;
}

using Test = TextbookAnswer (*)(ShapeRef a, ShapeRef b, Trace* trace);
constexpr Test kTests[]{testAxesWithEpsilon, testRoundedGjk,    testBranchlessSlabs,
                        testMollerTrumbore,  testPlaneAndEdges, testRoundedEpa};
static_assert(std::size(kTests) == kTextbookMethodCount);

}  // namespace

bool hasTextbook(TextbookMethod method, ShapeRef a, ShapeRef b) {
  const bool isSwapped = findPair(a.kind(), b.kind()).swapped;
  const Kind first = isSwapped ? b.kind() : a.kind();
  const Kind second = isSwapped ? a.kind() : b.kind();
  switch (method) {
    case TextbookMethod::separatingAxes:
      return isFlatFaced(first) && isFlatFaced(second);
    case TextbookMethod::gjk:
    case TextbookMethod::epa:
      return hasDifference(a, b);
    case TextbookMethod::slabs:
      return isStraight(first) && isBox(second);
    default:
      return isStraight(first) && second == Kind::triangle;
  }
}

TextbookAnswer testAsTextbook(TextbookMethod method, ShapeRef a, ShapeRef b, Trace* trace) {
  const bool isSwapped = findPair(a.kind(), b.kind()).swapped;
  if (trace != nullptr) {
    trace->clear();
  }
  const Test test = kTests[static_cast<std::size_t>(method)];
  const TextbookAnswer answer = isSwapped ? test(b, a, trace) : test(a, b, trace);
  if (trace != nullptr) {
    if (isSwapped) {
      trace->reverse();
    }
    trace->clearNegativeZeros();
  }
  return answer;
}

}  // namespace collision
