#include "mesh/walk_record.h"

#include "mesh/mesh_pair.h"
#include "mesh/mesh_state.h"
#include "mesh/visit_hits.h"

namespace collision {
namespace {

using Child = TriangleTree::Child;

/** Boxes of a hierarchy as they are shown. */
class TreeBoxes {
 public:
  explicit TreeBoxes(const TreeMesh& mesh) : tree_(mesh.tree()), all_(mesh.bounds()) {}

  [[nodiscard]] TreeBox root() const { return {0, 0, false, {all_.min, all_.max}}; }
  /** A child of a node, which there is. */
  [[nodiscard]] TreeBox child(const FourBoxes& node, int i, Child child, int level) const {
    const Bounds own = node[i];
    const MeshSpace& space = tree_.space();
    return {numberOf(child), level, child < 0, {space.placeAt(own.min), space.placeAt(own.max)}};
  }
  [[nodiscard]] int numberOf(Child child) const {
    return child < 0 ? static_cast<int>(tree_.nodeCount()) + ~child : child;
  }

 private:
  const TriangleTree& tree_;
  Bounds all_;
};

/** A box that waits for its turn. */
struct WaitingBox {
  TreeBox box;
  double enter = kNone;
  double exit = kNone;
};

/** Notes the walk to the nearest hit: see NoHitRecord. */
class WalkRecord {
 public:
  WalkRecord(const TreeMesh& mesh, const RayTriangles& triangles, const UnitRay& ray,
             const NearestVisitor& hits, ItemVisitor<WalkStep>& visitor)
      : boxes_(mesh), triangles_(triangles), ray_(ray), hits_(hits), visitor_(visitor) {
    waiting_[count_++] = {boxes_.root(), kNone, kNone};
  }

  void enter(Child child) { take(child, BoxVisit::entered); }
  void pass(Child child) { take(child, BoxVisit::spared); }

  void test(const FourBoxes& node, const std::array<Child, FourBoxes::kCount>& children,
            unsigned waiting) {
    const int level = step_.box.level + 1;
    const UnitRay::Crossings own = ray_.crossings(node, ray_.end());
    for (int i = 0; i < TriangleTree::kWidth && children[at(i)] != 0; ++i) {
      const bool isMet = (own.met() >> static_cast<unsigned>(i) & 1U) != 0;
      const WaitingBox box{boxes_.child(node, i, children[at(i)], level),
                           isMet ? ray_.parameterAt(own.enter[i]) : kNone,
                           isMet ? ray_.parameterAt(own.exit[i]) : kNone};
      if ((waiting >> static_cast<unsigned>(i) & 1U) != 0) {
        waiting_[count_++] = box;
      } else {
        begin(box, isMet ? BoxVisit::spared : BoxVisit::missed);
      }
    }
  }

  void leaf(const FourTriangles& four, unsigned lanes) {
    for (std::size_t lane = 0; lane < step_.triangles.size(); ++lane) {
      const bool isVisited = (lanes >> lane & 1U) != 0;
      step_.triangles[lane] = {four.triangle[lane],
                               isVisited ? TriangleVisit::missed : TriangleVisit::ruledOut};
    }
  }

  void visited(int lane) {
    VisitedTriangle& own = step_.triangles[at(lane)];
    step_.nearest = hits_.nearest().triangle;
    if (own.triangle == step_.nearest) {
      for (VisitedTriangle& other : step_.triangles) {
        other.visit = other.visit == TriangleVisit::nearest ? TriangleVisit::hit : other.visit;
      }
      own.visit = TriangleVisit::nearest;
    } else if (triangles_.hit(own.triangle).triangle >= 0) {
      own.visit = TriangleVisit::hit;
    }
  }

  /** The last step has ended. */
  void end() {
    if (step_.box.box >= 0) {
      visitor_.visit(step_);
    }
  }

 private:
  /** Of those that wait, one comes next. */
  void take(Child child, BoxVisit visit) {
    const int number = boxes_.numberOf(child);
    int i = static_cast<int>(count_) - 1;
    while (waiting_[at(i)].box.box != number) {
      --i;
    }
    const WaitingBox own = waiting_[at(i)];
    waiting_[at(i)] = waiting_[--count_];
    begin(own, visit);
  }
  void begin(const WaitingBox& own, BoxVisit visit) {
    end();
    step_ = {own.box, visit, own.enter, own.exit, {}, hits_.nearest().triangle};
  }

  TreeBoxes boxes_;
  const RayTriangles& triangles_;
  const UnitRay& ray_;
  const NearestVisitor& hits_;
  ItemVisitor<WalkStep>& visitor_;
  WalkStep step_;
  std::array<WaitingBox, TriangleTree::kMostWaiting> waiting_;
  std::size_t count_ = 0;
};

}  // namespace

void visitBoxes(const TreeMesh& mesh, int level, ItemVisitor<TreeBox>& visitor) {
  const TriangleTree& tree = mesh.tree();
  const TreeBoxes boxes(mesh);
  std::array<TreeBox, TriangleTree::kMostWaiting> waiting;
  std::size_t count = 0;
  if (!tree.isEmpty()) {
    waiting[count++] = boxes.root();
  }
  while (count > 0) {
    const TreeBox next = waiting[--count];
    if (next.level == level) {
      visitor.visit(next);
    } else if (!next.isLeaf) {
      const TriangleTree::Node& node = tree.node(next.box);
      for (int i = TriangleTree::kWidth - 1; i >= 0; --i) {
        if (node.child[at(i)] != 0) {
          waiting[count++] = boxes.child(node, i, node.child[at(i)], next.level + 1);
        }
      }
    }
  }
}

void visitWalk(const Ray& ray, const PosedMesh& mesh, const HitOptions& options,
               ItemVisitor<WalkStep>& visitor) {
  const TreeMesh& own = treeOf(*mesh.geometry);
  const RayTriangles triangles(ray, own.triangles(), options, MeshPair::poseOf(&mesh));
  const UnitRay unit = triangles.unitRay(own.tree().space());
  NearestVisitor hits(triangles, unit);
  WalkRecord record(own, triangles, unit, hits, visitor);
  visitHits(unit, own.tree(), hits, record);
  record.end();
}

}  // namespace collision
