#pragma once

#include <algorithm>
#include <functional>
#include <numeric>
#include <vector>

#include "pairs.h"

// #node
struct Node {
  Aabb bounds;
  Index box = 0;
  std::vector<Node> parts;
};

inline double along(Vec v, int k) { return k == 0 ? v.x : k == 1 ? v.y : v.z; }

// #around
inline Aabb around(const std::vector<Aabb>& boxes) {
  auto [min, max] = boxes.front();
  for (const Aabb& box : boxes) {
    min = {std::min(min.x, box.min.x), std::min(min.y, box.min.y), std::min(min.z, box.min.z)};
    max = {std::max(max.x, box.max.x), std::max(max.y, box.max.y), std::max(max.z, box.max.z)};
  }
  return {min, max};
}

// #boxesOf
inline std::vector<Aabb> boxesOf(const std::vector<Aabb>& boxes,
                                 const std::vector<Index>& numbers) {
  std::vector<Aabb> own;
  for (Index i : numbers) own.push_back(boxes[i]);
  return own;
}

// #byMiddle
inline std::vector<Index> byMiddle(const std::vector<Aabb>& boxes, std::vector<Index> numbers,
                                   const Aabb& bounds) {
  const Vec side = bounds.max - bounds.min;
  const int other = side.y >= side.z ? 1 : 2;
  const int k = side.x >= along(side, other) ? 0 : other;
  const auto middle = [&](Index i) { return along(boxes[i].min, k) + along(boxes[i].max, k); };
  std::stable_sort(numbers.begin(), numbers.end(),
                   [&](Index i, Index j) { return middle(i) < middle(j); });
  return numbers;
}

// #treeOf
inline Node treeOf(const std::vector<Aabb>& boxes, const std::vector<Index>& numbers) {
  if (numbers.size() == 1) return {boxes[numbers[0]], numbers[0], {}};
  const Aabb bounds = around(boxesOf(boxes, numbers));
  const std::vector<Index> order = byMiddle(boxes, numbers, bounds);
  const auto middle = order.begin() + static_cast<std::ptrdiff_t>(order.size() / 2);
  const Node left = treeOf(boxes, {order.begin(), middle});
  return {bounds, 0, {left, treeOf(boxes, {middle, order.end()})}};
}

// #treePairs
inline Pairs treePairs(const std::vector<Aabb>& boxes, const Meets& meets) {
  Pairs found;
  const std::function<void(const Node&, const Node&)> between = [&](const Node& a, const Node& b) {
    found.asked += 1;
    if (!meets(a.bounds, b.bounds)) return;
    for (const Node& part : a.parts) between(part, b);
    if (!a.parts.empty()) return;
    for (const Node& part : b.parts) between(a, part);
    if (b.parts.empty()) found.pairs.push_back({a.box, b.box});
  };
  const std::function<void(const Node&)> within = [&](const Node& node) {
    for (const Node& part : node.parts) within(part);
    if (!node.parts.empty()) between(node.parts[0], node.parts[1]);
  };
  std::vector<Index> numbers(boxes.size());
  std::iota(numbers.begin(), numbers.end(), Index{0});
  if (!numbers.empty()) within(treeOf(boxes, numbers));
  return found;
}
