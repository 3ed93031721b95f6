// Two triangles of two meshes, or one and a shape as a whole.
#pragma once

#include <utility>
#include <vector>

namespace collision {

struct TrianglePair {
  int a = -1;  // −1: the shape is no mesh
  int b = -1;

  friend bool operator<(const TrianglePair& x, const TrianglePair& y) {
    return x.a == y.a ? x.b < y.b : x.a < y.a;
  }
};

/** Of the same shapes in the other order. */
inline std::vector<TrianglePair> exchanged(std::vector<TrianglePair> pairs) {
  for (TrianglePair& pair : pairs) {
    std::swap(pair.a, pair.b);
  }
  return pairs;
}

}  // namespace collision
