// The triangles of a list as they are given: three numbers a corner, and three corners a triangle
// by their numbers, or in order where there is no index (collision/mesh.h).
#pragma once

#include <cstdint>
#include <span>

#include "collision/shapes.h"
#include "number/index.h"

namespace collision {

class TriangleList {
 public:
  static constexpr std::size_t kCorners = 3;
  static constexpr std::size_t kCoordinates = 3;

  TriangleList() = default;
  /** Of a list that checkMesh() finds no fault in. It owns nothing. */
  TriangleList(std::span<const double> positions, std::span<const std::int32_t> indices)
      : positions_(positions.data()),
        indices_(indices.empty() ? nullptr : indices.data()),
        vertexCount_(static_cast<int>(positions.size() / kCoordinates)),
        count_(static_cast<int>(
            (indices.empty() ? positions.size() / kCoordinates : indices.size()) / kCorners)) {}

  [[nodiscard]] int count() const { return count_; }
  [[nodiscard]] Triangle operator[](int i) const {
    const std::size_t first = kCorners * at(i);
    return {corner(first), corner(first + 1), corner(first + 2)};
  }

  /** Of the positions; some may be corners of no triangle. */
  [[nodiscard]] int vertexCount() const { return vertexCount_; }
  /** Which of the positions corner k is: triangle i has the corners 3 i, 3 i + 1, 3 i + 2. */
  [[nodiscard]] int vertexOf(int k) const { return indices_ == nullptr ? k : indices_[k]; }
  [[nodiscard]] Vec3 vertex(int i) const {
    const double* const numbers = positions_ + kCoordinates * at(i);
    return {numbers[0], numbers[1], numbers[2]};
  }

 private:
  [[nodiscard]] Vec3 corner(std::size_t k) const { return vertex(vertexOf(static_cast<int>(k))); }

  const double* positions_ = nullptr;
  const std::int32_t* indices_ = nullptr;
  int vertexCount_ = 0;
  int count_ = 0;
};

}  // namespace collision
