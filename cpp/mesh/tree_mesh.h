// A triangle list with its hierarchy: what the questions about a mesh are asked of. The numbers of
// the list are its owner's.
#pragma once

#include "mesh/triangle_tree.h"
#include "wire/room.h"

namespace collision {

class TreeMesh {
 public:
  TreeMesh() = default;
  /** Of a list that checkMesh() finds no fault in, and that hasRoom() is true of. */
  explicit TreeMesh(const TriangleList& triangles);

  /** Of a list and a hierarchy of its triangles that has no numbers yet. */
  TreeMesh(const TriangleList& triangles, TriangleTree tree);

  /** Takes a list of the same triangles, moved. */
  void refit(const TriangleList& triangles);

  /** Whether there is memory for the hierarchy of so many triangles. */
  [[nodiscard]] static bool hasRoom(double triangles) {
    return hasRoomFor(triangles, TriangleTree::kTriangleBytes + TriangleTree::kBuildingBytes);
  }

  [[nodiscard]] const TriangleList& triangles() const { return triangles_; }
  [[nodiscard]] const TriangleTree& tree() const { return tree_; }
  /** NaN where there are no triangles. */
  [[nodiscard]] const Bounds& bounds() const { return bounds_; }

 private:
  /** The least box around all triangles; NaN where there are none. */
  [[nodiscard]] Bounds boundsOfTriangles() const;

  TriangleList triangles_;
  bool areAllUsed_ = true;  // the positions, each by a triangle at least
  Bounds bounds_{{kNone, kNone, kNone}, {kNone, kNone, kNone}};
  TriangleTree tree_;
};

}  // namespace collision
