#include "pairs/outcome.h"

#include "collision/attributes.h"
#include "pairs/filter/filter_pair.h"
#include "pairs/pairs.h"

namespace collision {
namespace {

template <class Shape>
using InCell = typename detail::InCell<Shape>::Type;

/** What doubles can't tell. Out of line: its room on the stack is not to burden what they can. */
template <class A, class B>
COLLISION_COLD Summary decidedByTest(const A& a, const B& b) {
  return Summary(testPair(a, b, {.numbers = false}));
}

using PairFilter = Summary (*)(const void*, const void*);

/** Two kinds in the order of their filter; shapes as they are in cells. */
template <class A, class B>
Summary filtered(const void* first, const void* second) {
  const InCell<A>& a = *static_cast<const InCell<A>*>(first);
  const InCell<B>& b = *static_cast<const InCell<B>*>(second);
  const Summary found = filter::filterPair(a, b);
  return found.isDecided() ? found : decidedByTest<A, B>(a, b);
}

/** A cell of the grid: every two kinds have one filter, in the table's order. */
struct Cell {
  PairFilter filter;
  bool swapped;
};

template <class A, class B>
constexpr Cell cellOf() {
  if constexpr (filter::isInOrder(A::kKind, B::kKind)) {
    return {&filtered<A, B>, false};
  } else {
    return {&filtered<B, A>, true};
  }
}

constexpr auto kFilters =
    forEachKind([]<class A>() { return forEachKind([]<class B>() { return cellOf<A, B>(); }); });

}  // namespace

Summary detail::summaryOfCells(Kind kindA, const void* a, Kind kindB, const void* b) {
  const Cell& cell = kFilters[static_cast<std::size_t>(kindA)][static_cast<std::size_t>(kindB)];
  return cell.swapped ? cell.filter(b, a) : cell.filter(a, b);
}

Summary detail::summaryOfGeometries(ShapeRef a, ShapeRef b) {
  if constexpr (kHasHulls) {
    if (isMesh(a) || isMesh(b)) {
      return summaryOfMeshes(a, b);
    }
  }
  return Summary(testPair(a, b, {.numbers = false}));
}

Summary detail::summaryWithFrames(ShapeRef a, ShapeRef b) {
  const bool isFramedA = isAsInCell(a);
  const bool isFramedB = isAsInCell(b);
  const FramedObb framedA = isFramedA ? FramedObb() : FramedObb(a.as<Obb>());
  const FramedObb framedB = isFramedB ? FramedObb() : FramedObb(b.as<Obb>());
  return summaryOfCells(a.kind(), isFramedA ? a.address() : &framedA, b.kind(),
                        isFramedB ? b.address() : &framedB);
}

}  // namespace collision
