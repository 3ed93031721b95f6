#pragma once

#include <cstddef>
#include <vector>

#include "tree_pairs.h"

// #meshNode
struct MeshNode {
  Aabb bounds;
  std::vector<Index> numbers;
  std::vector<MeshNode> parts;
};

// #halfArea
inline double halfArea(const Aabb& box) {
  const Vec side = box.max - box.min;
  return side.x * side.y + side.y * side.z + side.z * side.x;
}

// #costOf
inline double costOf(const std::vector<Aabb>& boxes, Index first) {
  const auto split = boxes.begin() + static_cast<std::ptrdiff_t>(first);
  const auto part = [](const std::vector<Aabb>& own) {
    return halfArea(around(own)) * static_cast<double>(own.size());
  };
  return part({boxes.begin(), split}) + part({split, boxes.end()});
}

// #meshTree
inline MeshNode meshTree(const std::vector<Aabb>& boxes, const std::vector<Index>& numbers) {
  const Aabb bounds = around(boxesOf(boxes, numbers));
  if (numbers.size() <= 2) return {bounds, numbers, {}};
  const std::vector<Index> order = byMiddle(boxes, numbers, bounds);
  const std::vector<Aabb> sorted = boxesOf(boxes, order);
  Index best = 1;
  for (Index first = 2; first < order.size(); first++) {
    if (costOf(sorted, first) < costOf(sorted, best)) best = first;
  }
  const auto split = order.begin() + static_cast<std::ptrdiff_t>(best);
  const MeshNode left = meshTree(boxes, {order.begin(), split});
  return {bounds, {}, {left, meshTree(boxes, {split, order.end()})}};
}
