// The order of a tree of which much is asked.
#include <algorithm>

#include "world/bounds_tree.h"

namespace collision {

void BoundsTree::refine() {
  if (nodes_.empty()) {
    return;
  }
  halve(0, order_.size());
  hasPlaces_ = false;
  nodes_.resize(at(leaves_));
  makeLeaves(0, nodes_.size());
  for (startLevel(0); stage_ == Stage::level; startLevel(levelEnd_)) {
    makeLevel(0, nodes_.size() - levelEnd_);
  }
}

void BoundsTree::halve(std::size_t first, std::size_t end) {
  const std::size_t count = end - first;
  if (count <= at(kWidth)) {
    return;
  }
  // Cut between whole children, so that nodes are filled as in any other order.
  std::size_t child = at(kWidth);
  while (child * at(kWidth) < count) {
    child *= at(kWidth);
  }
  const std::size_t children = (count + child - 1) / child;
  const std::size_t half = first + (children + 1) / 2 * child;
  const auto middle = [this](int slot, int axis) { return middleOf((*bounds_)[at(slot)], axis); };
  Vec3 low{kHuge, kHuge, kHuge};
  Vec3 high{-kHuge, -kHuge, -kHuge};
  for (std::size_t i = first; i < end; ++i) {
    for (int axis = 0; axis < 3; ++axis) {
      const double own = middle(order_[i], axis);
      low[axis] = std::min(low[axis], own);
      high[axis] = std::max(high[axis], own);
    }
  }
  const Vec3 extent = high - low;
  const int longer = extent.y > extent.x ? 1 : 0;
  const int axis = extent.z > extent[longer] ? 2 : longer;
  const auto place = [&](std::size_t i) { return order_.begin() + static_cast<std::ptrdiff_t>(i); };
  std::nth_element(place(first), place(half), place(end),
                   [&](int a, int b) { return middle(a, axis) < middle(b, axis); });
  halve(first, half);
  halve(half, end);
}

}  // namespace collision
