#include "world/bounds_tree.h"

#include <algorithm>
#include <cfloat>
#include <cmath>
#include <limits>

#include "linear/frame.h"
#include "number/filter.h"

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

/**
 * The place of a cell on a Hilbert curve: cells that follow each other are side by side, so that
 * any few shapes that follow each other have a small box. Source: Skilling, Programming the Hilbert
 * curve, AIP Conference Proceedings 707, 2004.
 */
std::uint64_t placeOnCurve(std::uint32_t x, std::uint32_t y, std::uint32_t z) {
  constexpr std::uint32_t kTop = 1U << (kCellBits - 1);
  // Where a bit is set the lower ones of x are inverted, else exchanged with those of x.
  const auto turn = [&](std::uint32_t bit, std::uint32_t& own) {
    const std::uint32_t lower = bit - 1;
    const std::uint32_t set = (own & bit) != 0 ? ~0U : 0U;
    const std::uint32_t exchanged = (x ^ own) & lower & ~set;
    x ^= (lower & set) | exchanged;
    own ^= exchanged;
  };
  for (std::uint32_t bit = kTop; bit > 1; bit >>= 1U) {
    turn(bit, x);
    turn(bit, y);
    turn(bit, z);
  }
  y ^= x;
  z ^= y;
  std::uint32_t inverted = 0;
  for (std::uint32_t bit = kTop; bit > 1; bit >>= 1U) {
    inverted ^= (z & bit) != 0 ? bit - 1 : 0;
  }
  return spread(x ^ inverted) << 2U | spread(y ^ inverted) << 1U | spread(z ^ inverted);
}

double largestExtent(const FloatBounds& bounds) {
  const auto extent = [&](std::size_t axis) {
    return static_cast<double>(bounds.max[axis]) - static_cast<double>(bounds.min[axis]);
  };
  return std::max(extent(0), std::max(extent(1), extent(2)));
}

}  // namespace

double BoundsTree::middleOf(const FloatBounds& bounds, int axis) {
  constexpr double kMost = FLT_MAX;
  const auto finite = [&](float number) {
    return greatest(least(static_cast<double>(number), kMost), -kMost);
  };
  return finite(bounds.min[at(axis)]) * 0.5 + finite(bounds.max[at(axis)]) * 0.5;
}

BoundsTree::BoundsTree(std::size_t capacity)
    : places_(capacity), keys_(capacity), other_(capacity) {
  order_.reserve(capacity);
  const std::size_t leaves = capacity / at(kWidth) + 1;
  nodes_.reserve(leaves + leaves / (at(kWidth) - 1) + kMostLevels);
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

void BoundsTree::begin(const std::vector<FloatBounds>& bounds, const std::vector<int>& slots) {
  bounds_ = &bounds;
  order_.assign(slots.begin(), slots.end());
  hasPlaces_ = false;
  nodes_.clear();
  leaves_ = 0;
  ranges_.clear();
  stage_ = Stage::built;
  if (!slots.empty()) {
    startRange({0, order_.size()});
  }
}

bool BoundsTree::proceed(Deadline& deadline) {
  constexpr std::size_t kPiece = 4096;  // a tenth of a millisecond
  while (stage_ != Stage::built) {
    deadline.expectLong();
    if (deadline.passed()) {
      return false;
    }
    const std::size_t end = std::min(done_ + kPiece, lengthOfStage());
    work(done_, end);
    done_ = end;
    if (end == lengthOfStage()) {
      finishStage();
    }
  }
  return true;
}

std::size_t BoundsTree::lengthOfStage() const {
  switch (stage_) {
    case Stage::leaves:
      return nodes_.size();
    case Stage::level:
      return nodes_.size() - levelEnd_;
    default:
      return range_.end - range_.first;
  }
}

void BoundsTree::work(std::size_t first, std::size_t end) {
  switch (stage_) {
    case Stage::measure:
      return measure(first, end);
    case Stage::key:
      return makeKeys(first, end);
    case Stage::count:
      return digitPlaces_.count(keys_, first, end);
    case Stage::move:
      return digitPlaces_.move(keys_, other_, first, end);
    case Stage::order:
      return takeOrder(first, end);
    case Stage::leaves:
      return makeLeaves(first, end);
    case Stage::level:
      return makeLevel(first, end);
    case Stage::built:
      return;
  }
}

void BoundsTree::finishStage() {
  const auto startDigit = [&](int digit) {
    digit_ = digit;
    digitPlaces_ =
        DigitPlaces(static_cast<unsigned>(kSlotBits) + static_cast<unsigned>(digit) * kDigitBits);
    stage_ = Stage::count;
  };
  done_ = 0;
  switch (stage_) {
    case Stage::measure:
      for (int axis = 0; axis < 3; ++axis) {
        const double extent = high_[axis] - low_[axis];
        scale_[axis] = extent > 0 ? ((1 << kCellBits) - 0.5) / extent : 0;
      }
      stage_ = Stage::key;
      return;
    case Stage::key:
      return startDigit(0);
    case Stage::count:
      digitPlaces_.sum();
      stage_ = Stage::move;
      return;
    case Stage::move:
      keys_.swap(other_);
      if (digit_ + 1 < kDigits) {
        return startDigit(digit_ + 1);
      }
      runStart_ = 0;
      stage_ = Stage::order;
      return;
    case Stage::order:
      if (!ranges_.empty()) {
        const Range range = ranges_.back();
        ranges_.pop_back();
        return startRange(range);
      }
      nodes_.resize((order_.size() + at(kWidth) - 1) / at(kWidth));
      leaves_ = static_cast<std::int32_t>(nodes_.size());
      stage_ = Stage::leaves;
      return;
    case Stage::leaves:
      return startLevel(0);
    case Stage::level:
      return startLevel(levelEnd_);
    case Stage::built:
      return;
  }
}

/**
 * Sorts the slots of a range by the cell of their middle, of those between the outermost middles,
 * and before that by size: what is large would make the nodes large that it lies in. Where many
 * share a cell, because some lie far off, these are a range of their own.
 */
void BoundsTree::startRange(Range range) {
  range_ = range;
  low_ = {kHuge, kHuge, kHuge};
  high_ = {-kHuge, -kHuge, -kHuge};
  largest_ = 0;
  done_ = 0;
  stage_ = Stage::measure;
}

void BoundsTree::measure(std::size_t first, std::size_t end) {
  for (std::size_t i = first; i < end; ++i) {
    const FloatBounds& own = (*bounds_)[at(order_[range_.first + i])];
    largest_ = std::max(largest_, largestExtent(own));
    for (int axis = 0; axis < 3; ++axis) {
      const double middle = middleOf(own, axis);
      low_[axis] = std::min(low_[axis], middle);
      high_[axis] = std::max(high_[axis], middle);
    }
  }
}

void BoundsTree::makeKeys(std::size_t first, std::size_t end) {
  const int largestExponent = exponentBits(largest_);
  for (std::size_t i = first; i < end; ++i) {
    const int slot = order_[range_.first + i];
    const FloatBounds& own = (*bounds_)[at(slot)];
    std::array<std::uint32_t, 3> cell{};
    for (int axis = 0; axis < 3; ++axis) {
      cell[at(axis)] =
          static_cast<std::uint32_t>((middleOf(own, axis) - low_[axis]) * scale_[axis]);
    }
    std::uint64_t key = placeOnCurve(cell[0], cell[1], cell[2]);
    const int smaller = (largestExponent - exponentBits(largestExtent(own))) / kSizeOctaves;
    const auto size = static_cast<std::uint64_t>(std::min(smaller, (1 << kSizeBits) - 1));
    key |= size << static_cast<unsigned>(3 * kCellBits);
    keys_[i] = (key << static_cast<unsigned>(kSlotBits)) | static_cast<std::uint32_t>(slot);
  }
}

void BoundsTree::takeOrder(std::size_t first, std::size_t end) {
  const std::size_t count = range_.end - range_.first;
  for (std::size_t i = first; i < end; ++i) {
    order_[range_.first + i] = static_cast<int>(static_cast<std::uint32_t>(keys_[i]));
    const bool isLast = i + 1 == count || (keys_[i] >> kSlotBits) != (keys_[i + 1] >> kSlotBits);
    if (isLast) {
      if (i + 1 - runStart_ >= kCrowd && i + 1 - runStart_ < count) {
        ranges_.push_back({range_.first + runStart_, range_.first + i + 1});
      }
      runStart_ = i + 1;
    }
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

void BoundsTree::makeLeaves(std::size_t first, std::size_t end) {
  const std::size_t width = at(kWidth);
  for (std::size_t node = first; node < end; ++node) {
    nodes_[node].firstChild = static_cast<std::int32_t>(node * width);
    for (std::size_t child = 0; child < width; ++child) {
      const std::size_t place = node * width + child;
      if (place < order_.size()) {
        nodes_[node].set(child, (*bounds_)[at(order_[place])], order_[place]);
      } else {
        nodes_[node].clear(child);
      }
    }
  }
}

/** Nodes above those from `first` on, unless that is one. */
void BoundsTree::startLevel(std::size_t first) {
  levelStart_ = first;
  levelEnd_ = nodes_.size();
  const std::size_t below = levelEnd_ - levelStart_;
  if (below > 1) {
    nodes_.resize(levelEnd_ + (below + at(kWidth) - 1) / at(kWidth));
  }
  stage_ = below > 1 ? Stage::level : Stage::built;
}

void BoundsTree::makeLevel(std::size_t first, std::size_t end) {
  const std::size_t width = at(kWidth);
  for (std::size_t i = first * width; i < end * width; ++i) {
    Node& node = nodes_[levelEnd_ + i / width];
    const std::size_t child = i % width;
    const std::size_t from = levelStart_ + i;
    if (child == 0) {
      node.firstChild = static_cast<std::int32_t>(from);
    }
    if (from >= levelEnd_) {
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

void BoundsTree::findMeeting(const FloatBounds& bounds, int after, std::vector<int>& slots) const {
  const LaneBox box = boxOf(bounds);
  const auto meeting = [&](const Node& node) COLLISION_ALWAYS_INLINE_LAMBDA {
    return childrenMeeting(node, box) & childrenAfter(node, after);
  };
  visitSlots(meeting, [&](int slot) { slots.push_back(slot); });
}

void BoundsTree::findPlaces() {
  hasPlaces_ = true;
  for (std::size_t i = 0; i < order_.size(); ++i) {
    places_[at(order_[i])] = static_cast<int>(i);
  }
}

bool BoundsTree::takeBoxOf(std::size_t below, std::size_t node, std::size_t child) {
  const LaneBox around = boxAround(nodes_[below]);
  bool changes = false;
  const auto put = [&](float& own, const Lane& now) {
    changes = changes || own != now[0];
    own = now[0];
  };
  for (std::size_t axis = 0; axis < 3; ++axis) {
    put(nodes_[node].min[axis][child], around.min[axis]);
    put(nodes_[node].max[axis][child], around.max[axis]);
  }
  return changes;
}

/** Level by level, so that what several slots have above them is computed once. */
void BoundsTree::refit(std::vector<int>& slots) {
  if (!hasPlaces_) {
    findPlaces();
  }
  const std::size_t width = at(kWidth);
  std::vector<int>& changed = slots;  // nodes of a level, ascending
  for (int& slot : slots) {
    const std::size_t place = at(places_[at(slot)]);
    nodes_[place / width].set(place % width, (*bounds_)[at(slot)], slot);
    slot = static_cast<int>(place / width);
  }
  std::sort(changed.begin(), changed.end());
  changed.erase(std::unique(changed.begin(), changed.end()), changed.end());
  // Levels follow each other, and the nodes of a level their children.
  for (std::size_t start = 0, end = at(leaves_); end < nodes_.size();) {
    std::size_t count = 0;
    for (const int node : changed) {
      const std::size_t place = at(node) - start;
      const auto parent = static_cast<int>(end + place / width);
      if (takeBoxOf(at(node), at(parent), place % width) &&
          (count == 0 || changed[count - 1] != parent)) {
        changed[count++] = parent;
      }
    }
    changed.erase(changed.begin() + static_cast<std::ptrdiff_t>(count), changed.end());
    const std::size_t parents = (end - start + width - 1) / width;
    start = end;
    end += parents;
  }
  changed.clear();
}

}  // namespace collision
