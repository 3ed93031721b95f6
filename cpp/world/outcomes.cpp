// The batch of collision/batch.h: spans of shapes are columns as they are.
#include <limits>

#include "collision/batch.h"
#include "world/pair_columns.h"

namespace collision {
namespace {

PairColumns::Column columnOf(ShapeSpan shapes, bool isSingle) {
  // A shape is its numbers, see shapes/slot.cpp.
  return {shapes.kind(), static_cast<const double*>(shapes.address()),
          isSingle ? 0 : strideOf(shapes.kind())};
}

}  // namespace

std::optional<int> outcomes(ShapeSpan a, ShapeSpan b, std::span<Outcome> outcomes,
                            std::span<double> numbers) {
  constexpr std::size_t kMost = std::numeric_limits<int>::max();
  const bool isSingleA = a.size() == 1;
  const bool isSingleB = b.size() == 1;
  const std::size_t pairs = isSingleA ? b.size() : a.size();
  if ((!isSingleA && !isSingleB && a.size() != b.size()) || outcomes.size() != pairs ||
      !(numbers.empty() || numbers.size() == pairs) || pairs > kMost) {
    return std::nullopt;
  }
  Geometries none;  // shapes that are their numbers name nothing
  PairColumns columns(columnOf(a, isSingleA), columnOf(b, isSingleB), none);
  static_assert(sizeof(Outcome) == sizeof(std::uint8_t));
  void* const codes = outcomes.data();
  columns.begin(static_cast<int>(pairs), static_cast<std::uint8_t*>(codes),
                numbers.empty() ? nullptr : numbers.data());
  return columns.proceed(Deadline());
}

}  // namespace collision
