#include "world/bounds_tree.h"

#include <algorithm>
#include <cfloat>
#include <cmath>
#include <limits>

#include "linear/frame.h"
#include "number/filter.h"
#include "world/digit_sort.h"

namespace collision {
namespace {

/** Cells along each axis, and sizes that are told apart: bits of a key. */
constexpr int kCellBits = 9;
constexpr int kSizeBits = 4;
/** Sizes that count as one differ by no more than this power of two. */
constexpr int kSizeOctaves = 3;
constexpr int kKeyBits = 3 * kCellBits + kSizeBits;
constexpr int kSlotBits = 32;
constexpr int kDigits =
    (kKeyBits + static_cast<int>(kDigitBits) - 1) / static_cast<int>(kDigitBits);

/** Shapes in a cell that are sorted once more, by cells of their own. */
constexpr std::size_t kCrowd = 64;

/** Every third bit of the result is one of the nine of `cell`. */
std::uint64_t spread(std::uint64_t cell) {
  cell = (cell | (cell << 16U)) & 0x30000ffU;
  cell = (cell | (cell << 8U)) & 0x300f00fU;
  cell = (cell | (cell << 4U)) & 0x30c30c3U;
  return (cell | (cell << 2U)) & 0x9249249U;
}

double largestExtent(const FloatBounds& bounds) {
  const auto extent = [&](std::size_t axis) {
    return static_cast<double>(bounds.max[axis]) - static_cast<double>(bounds.min[axis]);
  };
  return std::max(extent(0), std::max(extent(1), extent(2)));
}

/** Finite, even of bounds that are infinite both ways. */
double middleOf(const FloatBounds& bounds, int axis) {
  constexpr double kMost = FLT_MAX;
  const auto finite = [&](float number) {
    return greatest(least(static_cast<double>(number), kMost), -kMost);
  };
  return finite(bounds.min[at(axis)]) * 0.5 + finite(bounds.max[at(axis)]) * 0.5;
}

}  // namespace

BoundsTree::BoundsTree(std::size_t capacity) : keys_(capacity), other_(capacity) {
  order_.reserve(capacity);
  const std::size_t leaves = capacity / at(kWidth) + 1;
  nodes_.reserve(leaves + leaves / (at(kWidth) - 1) + kMostLevels);
}

double BoundsTree::distanceOf(const Bounds& bounds, const Vec3& place) {
  Vec3 out;
  for (int axis = 0; axis < 3; ++axis) {
    out[axis] =
        greatest(greatest(bounds.min[axis] - place[axis], place[axis] - bounds.max[axis]), 0.0);
  }
  return length(out);
}

Bounds BoundsTree::Node::boundsOf(int child) const {
  const std::size_t i = at(child);
  return {{min[0][i], min[1][i], min[2][i]}, {max[0][i], max[1][i], max[2][i]}};
}

BoundsTree::LaneBox BoundsTree::boxAround(const Node& node) {
  LaneBox box{};
  for (std::size_t axis = 0; axis < 3; ++axis) {
    float low = node.min[axis][0];
    float high = node.max[axis][0];
    for (std::size_t child = 1; child < at(kWidth); ++child) {
      // NaN is neither below nor above.
      low = node.min[axis][child] < low ? node.min[axis][child] : low;
      high = node.max[axis][child] > high ? node.max[axis][child] : high;
    }
    box.min[axis] = low;
    box.max[axis] = high;
  }
  return box;
}

void BoundsTree::build(const std::vector<FloatBounds>& bounds, const std::vector<int>& slots) {
  order_.assign(slots.begin(), slots.end());
  nodes_.clear();
  leaves_ = 0;
  if (slots.empty()) {
    return;
  }
  sortByPlace(bounds, 0, order_.size());
  makeLeaves(bounds);
  for (std::size_t first = 0; nodes_.size() - first > 1;) {
    const std::size_t end = nodes_.size();
    makeLevelAbove(first);
    first = end;
  }
}

/**
 * Sorts the slots first … end − 1 by the cell of their middle, of those between the outermost
 * middles, and before that by size: what is large would make the nodes large that it lies in. Where
 * many share a cell, because some lie far off, these are sorted by cells of their own.
 */
void BoundsTree::sortByPlace(const std::vector<FloatBounds>& bounds, std::size_t first,
                             std::size_t end) {
  constexpr double kHuge = 1e300;
  const std::size_t count = end - first;
  Vec3 low{kHuge, kHuge, kHuge};
  Vec3 high{-kHuge, -kHuge, -kHuge};
  double largest = 0;
  for (std::size_t i = first; i < end; ++i) {
    const FloatBounds& own = bounds[at(order_[i])];
    largest = std::max(largest, largestExtent(own));
    for (int axis = 0; axis < 3; ++axis) {
      const double middle = middleOf(own, axis);
      low[axis] = std::min(low[axis], middle);
      high[axis] = std::max(high[axis], middle);
    }
  }
  Vec3 scale;
  for (int axis = 0; axis < 3; ++axis) {
    const double extent = high[axis] - low[axis];
    scale[axis] = extent > 0 ? ((1 << kCellBits) - 0.5) / extent : 0;
  }
  const int largestExponent = exponentBits(largest);
  for (std::size_t i = 0; i < count; ++i) {
    const int slot = order_[first + i];
    const FloatBounds& own = bounds[at(slot)];
    std::uint64_t key = 0;
    for (int axis = 0; axis < 3; ++axis) {
      const auto cell = static_cast<std::uint32_t>((middleOf(own, axis) - low[axis]) * scale[axis]);
      key |= spread(cell) << static_cast<unsigned>(axis);
    }
    const int smaller = (largestExponent - exponentBits(largestExtent(own))) / kSizeOctaves;
    const auto size = static_cast<std::uint64_t>(std::min(smaller, (1 << kSizeBits) - 1));
    key |= size << static_cast<unsigned>(3 * kCellBits);
    keys_[i] = (key << static_cast<unsigned>(kSlotBits)) | static_cast<std::uint32_t>(slot);
  }
  // By one digit of the key after the other, the least first.
  for (int digit = 0; digit < kDigits; ++digit) {
    sortByDigit(keys_, other_, count,
                static_cast<unsigned>(kSlotBits) + static_cast<unsigned>(digit) * kDigitBits);
  }
  std::vector<std::size_t> crowds;  // where runs of one cell start, and end
  std::size_t start = 0;
  for (std::size_t i = 0; i < count; ++i) {
    order_[first + i] = static_cast<int>(static_cast<std::uint32_t>(keys_[i]));
    const bool isLast = i + 1 == count || (keys_[i] >> kSlotBits) != (keys_[i + 1] >> kSlotBits);
    if (isLast) {
      if (i + 1 - start >= kCrowd && i + 1 - start < count) {
        crowds.insert(crowds.end(), {first + start, first + i + 1});
      }
      start = i + 1;
    }
  }
  for (std::size_t i = 0; i < crowds.size(); i += 2) {
    sortByPlace(bounds, crowds[i], crowds[i + 1]);
  }
}

void BoundsTree::Node::set(std::size_t child, const FloatBounds& bounds, std::int32_t slot) {
  for (std::size_t axis = 0; axis < 3; ++axis) {
    min[axis][child] = bounds.min[axis];
    max[axis][child] = bounds.max[axis];
  }
  greatestSlot[child] = slot;
}

void BoundsTree::Node::clear(std::size_t child) {
  for (std::size_t axis = 0; axis < 3; ++axis) {
    min[axis][child] = max[axis][child] = std::numeric_limits<float>::quiet_NaN();
  }
  greatestSlot[child] = -1;
}

void BoundsTree::makeLeaves(const std::vector<FloatBounds>& bounds) {
  const std::size_t width = at(kWidth);
  const std::size_t count = (order_.size() + width - 1) / width;
  nodes_.resize(count);
  for (std::size_t node = 0; node < count; ++node) {
    nodes_[node].firstChild = static_cast<std::int32_t>(node * width);
    for (std::size_t child = 0; child < width; ++child) {
      const std::size_t place = node * width + child;
      if (place < order_.size()) {
        nodes_[node].set(child, bounds[at(order_[place])], order_[place]);
      } else {
        nodes_[node].clear(child);
      }
    }
  }
  leaves_ = static_cast<std::int32_t>(count);
}

void BoundsTree::makeLevelAbove(std::size_t first) {
  const std::size_t width = at(kWidth);
  const std::size_t end = nodes_.size();
  const std::size_t count = (end - first + width - 1) / width;
  nodes_.resize(end + count);
  for (std::size_t i = 0; i < count * width; ++i) {
    Node& node = nodes_[end + i / width];
    const std::size_t child = i % width;
    const std::size_t from = first + i;
    if (child == 0) {
      node.firstChild = static_cast<std::int32_t>(from);
    }
    if (from >= end) {
      node.clear(child);
      continue;
    }
    const Node& source = nodes_[from];
    const LaneBox around = boxAround(source);
    for (std::size_t axis = 0; axis < 3; ++axis) {
      node.min[axis][child] = around.min[axis][0];
      node.max[axis][child] = around.max[axis][0];
    }
    node.greatestSlot[child] =
        *std::max_element(source.greatestSlot.begin(), source.greatestSlot.end());
  }
}

}  // namespace collision
