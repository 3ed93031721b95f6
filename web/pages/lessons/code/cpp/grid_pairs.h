#pragma once

#include <array>
#include <cmath>
#include <map>
#include <set>
#include <vector>

#include "pairs.h"

using Square = std::array<int, 2>;

struct GridPairs : Pairs {
  int entries = 0;
};

// #squaresOf
inline std::vector<Square> squaresOf(const Aabb& box, double size) {
  const auto cell = [size](double x) { return static_cast<int>(std::floor(x / size)); };
  std::vector<Square> squares;
  for (int x = cell(box.min.x); x <= cell(box.max.x); x++) {
    for (int y = cell(box.min.y); y <= cell(box.max.y); y++) squares.push_back({x, y});
  }
  return squares;
}

// #gridPairs
inline GridPairs gridPairs(const std::vector<Aabb>& boxes, const Meets& meets, double size) {
  std::map<Square, std::vector<Index>> grid;
  std::set<std::array<Index, 2>> known;  // #askedOnce
  GridPairs found;
  for (Index i = 0; i < boxes.size(); i++) {
    for (const Square& square : squaresOf(boxes[i], size)) {
      std::vector<Index>& others = grid[square];
      for (Index j : others) {
        if (!known.insert({i, j}).second) continue;
        found.asked += 1;
        if (meets(boxes[i], boxes[j])) found.pairs.push_back({i, j});
      }
      others.push_back(i);
      found.entries += 1;
    }
  }
  return found;
}
