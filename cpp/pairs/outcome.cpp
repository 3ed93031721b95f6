#include "pairs/outcome.h"

#include "collision/attributes.h"
#include "pairs/filter/filter_pair.h"
#include "pairs/pairs.h"

namespace collision {
namespace {

template <class Shape>
using InCell = typename detail::InCell<Shape>::Type;

/** What doubles can't tell. Out of line: its room on the stack is not to burden what they can. */
COLLISION_COLD Summary decidedByTest(ShapeRef a, ShapeRef b) {
  return Summary(testPair(a, b, {.numbers = false}));
}

using PairFilter = Summary (*)(const void*, const void*);

/** Two kinds in the order of their filter; shapes as they are in cells. */
template <class A, class B>
Summary filtered(const void* first, const void* second) {
  return filter::filterPair(*static_cast<const InCell<A>*>(first),
                            *static_cast<const InCell<B>*>(second));
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

const Cell& cellOf(Kind a, Kind b) {
  return kFilters[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)];
}

/** What of() tells of the two as they are in cells. */
template <class Of>
Summary inCells(ShapeRef a, ShapeRef b, const Of& of) {
  const auto in = [](ShapeRef shape, const auto& use) {
    if (detail::isAsInCell(shape)) {
      return use(shape.address());
    }
    const FramedObb framed(shape.as<Obb>());
    return use(static_cast<const void*>(&framed));
  };
  return in(a, [&](const void* inA) {
    return in(b, [&](const void* inB) { return of(a.kind(), inA, b.kind(), inB); });
  });
}

}  // namespace

Summary detail::summaryOfCells(Kind kindA, const void* a, Kind kindB, const void* b) {
  const Cell& cell = cellOf(kindA, kindB);
  const void* const first = cell.swapped ? b : a;
  const void* const second = cell.swapped ? a : b;
  const Summary found = cell.filter(first, second);
  if (found.isDecided()) {
    return found;
  }
  return cell.swapped ? decidedByTest({kindB, b}, {kindA, a})
                      : decidedByTest({kindA, a}, {kindB, b});
}

Summary detail::summaryOfGeometries(ShapeRef a, ShapeRef b) {
  if constexpr (kHasHulls) {
    if (isMesh(a) || isMesh(b)) {
      return summaryOfMeshes(a, b);
    }
  }
  return Summary(testPair(a, b, {.numbers = false}));
}

Summary detail::summaryWithFrames(ShapeRef a, ShapeRef b) { return inCells(a, b, summaryOfCells); }

Summary filteredSummaryOf(ShapeRef a, ShapeRef b) {
  if (hasGeometry(a.kind()) || hasGeometry(b.kind())) {
    return kUndecided;
  }
  return inCells(a, b, [](Kind kindA, const void* inA, Kind kindB, const void* inB) {
    const Cell& cell = cellOf(kindA, kindB);
    return cell.swapped ? cell.filter(inB, inA) : cell.filter(inA, inB);
  });
}

}  // namespace collision
