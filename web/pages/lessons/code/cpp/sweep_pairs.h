#pragma once

#include <algorithm>
#include <numeric>
#include <vector>

#include "pairs.h"

// #sweepPairs
inline Pairs sweepPairs(const std::vector<Aabb>& boxes, const Meets& meets) {
  std::vector<Index> order(boxes.size());
  std::iota(order.begin(), order.end(), Index{0});
  std::stable_sort(order.begin(), order.end(), [&](Index i, Index j) {
    return boxes[i].min.x < boxes[j].min.x;
  });
  Pairs found;
  std::vector<Index> open;  // #openBoxes
  for (Index i : order) {
    const auto hasEnded = [&](Index j) { return boxes[j].max.x < boxes[i].min.x; };
    open.erase(std::remove_if(open.begin(), open.end(), hasEnded), open.end());
    for (Index j : open) {
      found.asked += 1;
      if (meets(boxes[i], boxes[j])) found.pairs.push_back({i, j});
    }
    open.push_back(i);
  }
  return found;
}
