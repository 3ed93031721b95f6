// Many pairs of two kinds at once, two at a time in the lanes of a processor.
#pragma once

#include <cstddef>
#include <iterator>
#include <optional>
#include <span>
#include <type_traits>
#include <utility>

#include "collision/codes.h"
#include "collision/kind.h"

namespace collision {

/** A shape that is its numbers alone: of any kind but hull and mesh. */
template <class Shape>
concept ShapeOfNumbers = static_cast<int>(Shape::kKind) < kKindCount;

/**
 * Shapes of one kind, side by side: an array, vector or span of them, or a single shape. They must
 * outlive it.
 */
class ShapeSpan {
 public:
  template <ShapeOfNumbers Shape>
  constexpr ShapeSpan(const Shape& shape) : shapes_(&shape), kind_(Shape::kKind) {}
  template <class Shapes>
    requires ShapeOfNumbers<
                 std::remove_cvref_t<decltype(*std::data(std::declval<const Shapes&>()))>>
  constexpr ShapeSpan(const Shapes& shapes)
      : shapes_(std::data(shapes)),
        count_(std::size(shapes)),
        kind_(std::remove_cvref_t<decltype(*std::data(shapes))>::kKind) {}

  [[nodiscard]] constexpr Kind kind() const { return kind_; }
  [[nodiscard]] constexpr std::size_t size() const { return count_; }
  [[nodiscard]] constexpr const void* address() const { return shapes_; }

 private:
  const void* shapes_;
  std::size_t count_ = 1;
  Kind kind_;
};

/**
 * The outcomes of a[i] with b[i], as outcome() gives them, and Outcome::invalid where check() finds
 * a fault. A single shape is tested against each of the others.
 *
 * `numbers`, unless it is empty, takes what test() gives of the same pairs: where a shape is a ray
 * or segment t of its hit, else the gap; NaN where there is none.
 *
 * Answers how many meet. Nothing, and nothing is written, where neither side is single and their
 * sizes differ, or `outcomes` or `numbers` has another size than there are pairs.
 */
std::optional<int> outcomes(ShapeSpan a, ShapeSpan b, std::span<Outcome> outcomes,
                            std::span<double> numbers = {});

}  // namespace collision
