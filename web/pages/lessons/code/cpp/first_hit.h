#pragma once

#include <cmath>
#include <functional>
#include <vector>

#include "mesh_tree.h"

using BoxAt = std::function<double(const Aabb&)>;
using TriangleAt = std::function<double(Index)>;

// #firstHit
inline int firstHit(const MeshNode& tree, const BoxAt& boxAt, const TriangleAt& triangleAt) {
  double nearest = INFINITY;
  int found = -1;
  const std::function<void(const MeshNode&, double)> visit = [&](const MeshNode& node,
                                                                 double enter) {
    if (enter == INFINITY || enter > nearest) return;  // #behindHit
    for (Index i : node.numbers) {
      const double t = triangleAt(i);
      if (t >= nearest) continue;
      nearest = t;
      found = static_cast<int>(i);
    }
    if (node.parts.empty()) return;
    const double a = boxAt(node.parts[0].bounds);
    const double b = boxAt(node.parts[1].bounds);
    const bool isSwapped = b < a;  // #nearerFirst
    visit(node.parts[isSwapped ? 1 : 0], isSwapped ? b : a);
    visit(node.parts[isSwapped ? 0 : 1], isSwapped ? a : b);
  };
  visit(tree, boxAt(tree.bounds));
  return found;
}
