// The hierarchy of a mesh, box by box, and the walk of a ray through it, given to visitors: for
// collision/mesh_walk.h, and for JavaScript.
#pragma once

#include "collision/mesh_walk.h"
#include "mesh/tree_mesh.h"

namespace collision {

/** What is done with boxes, or with the steps of a walk. */
template <class Item>
class ItemVisitor {
 public:
  ItemVisitor() = default;
  ItemVisitor(const ItemVisitor&) = delete;
  ItemVisitor& operator=(const ItemVisitor&) = delete;
  virtual ~ItemVisitor() = default;

  virtual void visit(const Item& item) = 0;
};

void visitBoxes(const TreeMesh& mesh, int level, ItemVisitor<TreeBox>& visitor);

/** Of a valid ray and mesh. */
void visitWalk(const Ray& ray, const PosedMesh& mesh, const HitOptions& options,
               ItemVisitor<WalkStep>& visitor);

}  // namespace collision
