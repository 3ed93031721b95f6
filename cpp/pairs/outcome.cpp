#include "pairs/outcome.h"

#include "pairs/filter/boxes.h"
#include "pairs/filter/curves.h"
#include "pairs/filter/planes.h"
#include "pairs/filter/polygons.h"
#include "pairs/filter/rounded.h"
#include "pairs/pairs.h"

namespace collision {
namespace {

/** What doubles can't tell. Out of line: its room on the stack is not to burden what they can. */
template <class A, class B>
[[gnu::noinline, gnu::cold]] Summary decidedByTest(const A& a, const B& b) {
  return Summary(testPair(a, b, {.numbers = false}));
}

template <class A, class B>
concept InOrder = requires(const A& a, const B& b) { filter::outcomeOf(a, b); };

using PairFilter = Summary (*)(const void*, const void*);

/** Two kinds in the order of their filter. */
template <class A, class B>
Summary filtered(const void* first, const void* second) {
  const A& a = *static_cast<const A*>(first);
  const B& b = *static_cast<const B*>(second);
  const Summary found = filter::outcomeOf(a, b);
  return found.isDecided() ? found : decidedByTest(a, b);
}

/** A cell of the grid: every two kinds have one filter, in one of the orders. */
struct Cell {
  PairFilter filter;
  bool swapped;
};

template <class A, class B>
constexpr Cell cellOf() {
  if constexpr (InOrder<A, B>) {
    return {&filtered<A, B>, false};
  } else {
    static_assert(InOrder<B, A>, "every pair has a filter");
    return {&filtered<B, A>, true};
  }
}

constexpr auto kFilters =
    forEachKind([]<class A>() { return forEachKind([]<class B>() { return cellOf<A, B>(); }); });

}  // namespace

Summary summaryOf(Kind kindA, const void* a, Kind kindB, const void* b) {
  const Cell& cell = kFilters[static_cast<std::size_t>(kindA)][static_cast<std::size_t>(kindB)];
  return cell.swapped ? cell.filter(b, a) : cell.filter(a, b);
}

}  // namespace collision
