#include "pairs/outcome.h"

#include <array>
#include <utility>

#include "pairs/filter/boxes.h"
#include "pairs/filter/curves.h"
#include "pairs/filter/planes.h"
#include "pairs/filter/polygons.h"
#include "pairs/filter/rounded.h"
#include "pairs/pairs.h"

namespace collision {
namespace {

/** What doubles can't tell. Out of line: its room on the stack is not to burden what they can. */
[[gnu::noinline, gnu::cold]] Summary decidedByTest(ShapeRef a, ShapeRef b) {
  return Summary(test(a, b, {.numbers = false}));
}

template <class A, class B>
concept InOrder = requires(const A& a, const B& b) {
  filter::outcomeOf(a, b);
};

template <std::size_t I>
using ShapeOf = std::variant_alternative_t<I, AnyShape>;

/** One cell of the grid: two kinds in either order. */
template <std::size_t I, std::size_t J>
Summary cell(ShapeRef a, ShapeRef b) {
  const auto& first = a.as<ShapeOf<I>>();
  const auto& second = b.as<ShapeOf<J>>();
  std::optional<Summary> found;
  if constexpr (InOrder<ShapeOf<I>, ShapeOf<J>>) {
    found = filter::outcomeOf(first, second);
  } else {
    static_assert(InOrder<ShapeOf<J>, ShapeOf<I>>, "every pair has a filter");
    found = filter::outcomeOf(second, first);
  }
  return found ? *found : decidedByTest(a, b);
}

using Cell = Summary (*)(ShapeRef, ShapeRef);

template <std::size_t I, std::size_t... J>
constexpr std::array<Cell, kKindCount> rowOf(std::index_sequence<J...> /*kinds*/) {
  return {&cell<I, J>...};
}

template <std::size_t... I>
constexpr auto gridOf(std::index_sequence<I...> kinds) {
  return std::array<std::array<Cell, kKindCount>, kKindCount>{rowOf<I>(kinds)...};
}

constexpr auto kGrid = gridOf(std::make_index_sequence<kKindCount>{});

}  // namespace

Summary summaryOf(ShapeRef a, ShapeRef b) {
  return kGrid[static_cast<std::size_t>(a.kind())][static_cast<std::size_t>(b.kind())](a, b);
}

}  // namespace collision
