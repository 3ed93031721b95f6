#include "collision/mesh_walk.h"

#include "collision/collision.h"
#include "mesh/mesh_state.h"
#include "mesh/walk_record.h"

namespace collision {
namespace {

template <class Item>
class ItemList final : public ItemVisitor<Item> {
 public:
  void visit(const Item& item) override { items.push_back(item); }
  std::vector<Item> items;
};

}  // namespace

std::vector<TreeBox> boxesAt(const Mesh& mesh, int level) {
  ItemList<TreeBox> list;
  visitBoxes(treeOf(mesh), level, list);
  return std::move(list.items);
}

std::vector<WalkStep> walk(const Ray& ray, const PosedMesh& mesh, const HitOptions& options) {
  ItemList<WalkStep> list;
  if (!check(ray) && !check(mesh)) {
    visitWalk(ray, mesh, options, list);
  }
  return std::move(list.items);
}

}  // namespace collision
