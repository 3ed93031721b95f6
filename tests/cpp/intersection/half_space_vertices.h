// The vertices of a bounded set of half-spaces with whole numbers, by trying all triples of planes:
// a method that has nothing in common with the one it is to check.
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "collision/vector3.h"
#include "number/index.h"

namespace collision {

__extension__ using Whole = __int128;
using WholeVector = std::array<Whole, 3>;

inline Whole dotOf(const WholeVector& a, const WholeVector& b) {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
inline WholeVector crossOf(const WholeVector& a, const WholeVector& b) {
  return {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
}
inline WholeVector wayOf(const WholeVector& from, const WholeVector& to) {
  return {to[0] - from[0], to[1] - from[1], to[2] - from[2]};
}
inline WholeVector opposite(const WholeVector& a) { return {-a[0], -a[1], -a[2]}; }

/** normal · p ≤ level */
struct WholeHalfSpace {
  WholeVector normal;
  Whole level;
};

/** place / weight, the weight > 0. */
struct WholePoint {
  WholeVector place;
  Whole weight;

  friend bool operator==(const WholePoint& a, const WholePoint& b) {
    for (std::size_t i = 0; i < 3; ++i) {
      if (a.place[i] * b.weight != b.place[i] * a.weight) {
        return false;
      }
    }
    return true;
  }
  [[nodiscard]] Vec3 rounded() const {
    const auto at = [&](std::size_t i) {
      return static_cast<double>(static_cast<long double>(place[i]) /
                                 static_cast<long double>(weight));
    };
    return {at(0), at(1), at(2)};
  }
};

inline bool holds(const WholeHalfSpace& space, const WholePoint& point) {
  return dotOf(space.normal, point.place) <= space.level * point.weight;
}

inline std::vector<WholePoint> verticesOf(const std::vector<WholeHalfSpace>& spaces) {
  std::vector<WholePoint> vertices;
  for (std::size_t i = 0; i < spaces.size(); ++i) {
    for (std::size_t j = i + 1; j < spaces.size(); ++j) {
      const WholeVector line = crossOf(spaces[i].normal, spaces[j].normal);
      for (std::size_t k = j + 1; k < spaces.size(); ++k) {
        const Whole volume = dotOf(line, spaces[k].normal);
        if (volume == 0) {
          continue;
        }
        const WholeVector jk = crossOf(spaces[j].normal, spaces[k].normal);
        const WholeVector ki = crossOf(spaces[k].normal, spaces[i].normal);
        WholePoint point{{}, volume};
        for (std::size_t axis = 0; axis < 3; ++axis) {
          point.place[axis] = spaces[i].level * jk[axis] + spaces[j].level * ki[axis] +
                              spaces[k].level * line[axis];
        }
        if (volume < 0) {
          point = {opposite(point.place), -volume};
        }
        const bool isIn = std::all_of(spaces.begin(), spaces.end(),
                                      [&](const WholeHalfSpace& s) { return holds(s, point); });
        if (isIn && std::find(vertices.begin(), vertices.end(), point) == vertices.end()) {
          vertices.push_back(point);
        }
      }
    }
  }
  return vertices;
}

}  // namespace collision
