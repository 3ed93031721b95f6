// Shapes of one kind as columns, one for each of their numbers, in doubles or in floats.
#pragma once

#include <cstddef>
#include <cstdint>

#include "batch/kernels.h"
#include "collision/kind.h"

namespace collision {

/** Number k of shape i is item i of column k. */
class Columns {
 public:
  enum class Items : signed char { none = 0, doubles = 1, floats = 2 };

  Columns() = default;
  /** One column after the other, each of `length` items. */
  Columns(const void* first, Items items, int length)
      : first_(first), items_(items), length_(length) {}

  [[nodiscard]] bool isEmpty() const { return items_ == Items::none; }
  [[nodiscard]] Items items() const { return items_; }

  /** The items of column k, from the first on. */
  template <class Number>
  [[nodiscard]] const Number* items(int k, int first) const {
    return static_cast<const Number*>(first_) + static_cast<std::ptrdiff_t>(k) * length_ + first;
  }

  /** Writes `count` shapes from the first on as records of `stride` numbers. */
  void writeRecords(int first, int count, int stride, double* records) const;

 private:
  const void* first_ = nullptr;
  Items items_ = Items::none;
  int length_ = 0;
};

/** The shapes of one side. */
struct ShapeNumbers {
  Kind kind = Kind::none;
  Records records{};  // where there are columns, only how many numbers a shape has
  Columns columns;
};

/** How many pairs are taken from columns at a time. */
inline constexpr int kColumnChunk = 256;

/**
 * Writes the outcomes of `count` pairs from the first on, at most kColumnChunk, as the kernel of
 * their kinds does.
 */
LaneCounts decideColumns(const KernelPlace& kernel, const ShapeNumbers& a, const ShapeNumbers& b,
                         int first, int count, std::uint8_t* outcomes);

}  // namespace collision
