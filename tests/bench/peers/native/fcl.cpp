// FCL: its oriented bounding boxes, GJK for triangles, and its tree of boxes that move.
#include <fcl/broadphase/broadphase_dynamic_AABB_tree.h>
#include <fcl/geometry/shape/box.h>
#include <fcl/math/bv/OBB.h>
#include <fcl/narrowphase/detail/gjk_solver_libccd.h>

#include <memory>
#include <vector>

#include "serve.h"

namespace {

using Vector = fcl::Vector3d;
using peers::Box;

Vector vectorOf(const double* numbers) { return {numbers[0], numbers[1], numbers[2]}; }

fcl::Matrix3d rotationOf(const Box& box) {
  const auto& [x, y, z, w] = box.rotation;
  return fcl::Quaterniond(w, x, y, z).toRotationMatrix();
}

fcl::OBBd obbOfBox(const Box& box) {
  return {rotationOf(box), vectorOf(box.center.data()), vectorOf(box.halfExtents.data())};
}

fcl::OBBd obbOf(const double* slot) { return obbOfBox(peers::boxOf(slot)); }

struct Placed {
  fcl::Boxd shape;
  fcl::Transform3d place;
};

struct Triangle {
  Vector a;
  Vector b;
  Vector c;
};

Placed boxAt(const Vector& size, const Vector& center, const fcl::Matrix3d& rotation) {
  fcl::Transform3d place = fcl::Transform3d::Identity();
  place.linear() = rotation;
  place.translation() = center;
  return {fcl::Boxd(size), place};
}

Placed placedObb(const double* slot) {
  const Box box = peers::boxOf(slot);
  return boxAt(2 * vectorOf(box.halfExtents.data()), vectorOf(box.center.data()), rotationOf(box));
}

Placed placedAabb(const double* slot) {
  const Vector min = vectorOf(slot);
  const Vector max = vectorOf(slot + 3);
  return boxAt(max - min, (min + max) / 2, fcl::Matrix3d::Identity());
}

Triangle triangleOf(const double* slot) {
  return {vectorOf(slot), vectorOf(slot + 3), vectorOf(slot + 6)};
}

bool overlap(const fcl::OBBd& a, const fcl::OBBd& b) { return a.overlap(b); }

/** What `collide` does for each triangle of a mesh: of a single one it has no test. */
bool collide(const Placed& box, const Triangle& triangle) {
  static const fcl::detail::GJKSolver_libccdd solver;
  return solver.shapeTriangleIntersect(box.shape, box.place, triangle.a, triangle.b, triangle.c);
}

/** What the tree finds; its objects carry the oriented box as their data. */
class World {
 public:
  explicit World(const peers::Motion& motion) : motion_(motion), boxes_(motion.boxes().size()) {
    for (std::size_t i = 0; i < boxes_.size(); ++i) {
      const Vector half = vectorOf(motion.boxes()[i].halfExtents.data());
      objects_.push_back(
          std::make_unique<fcl::CollisionObjectd>(std::make_shared<fcl::Boxd>(2 * half)));
      objects_.back()->setUserData(&boxes_[i]);
      place(i);
      tree_.registerObject(objects_.back().get());
    }
    tree_.setup();
  }

  int count() {
    for (std::size_t i = 0; i < boxes_.size(); ++i) {
      place(i);
    }
    tree_.update();
    int meeting = 0;
    tree_.collide(&meeting, [](fcl::CollisionObjectd* a, fcl::CollisionObjectd* b, void* data) {
      const auto& boxA = *static_cast<const fcl::OBBd*>(a->getUserData());
      const auto& boxB = *static_cast<const fcl::OBBd*>(b->getUserData());
      *static_cast<int*>(data) += overlap(boxA, boxB) ? 1 : 0;
      return false;
    });
    return meeting;
  }

 private:
  void place(std::size_t i) {
    boxes_[i] = obbOfBox(motion_.boxes()[i]);
    objects_[i]->setTransform(boxes_[i].axis, boxes_[i].To);
    objects_[i]->computeAABB();
  }

  const peers::Motion& motion_;
  std::vector<fcl::OBBd> boxes_;
  std::vector<std::unique_ptr<fcl::CollisionObjectd>> objects_;
  fcl::DynamicAABBTreeCollisionManagerd tree_;
};

}  // namespace

int main(int argc, char** argv) {
  peers::Library library;
  library.pairs["obbObb"] = peers::testOf(obbOf, obbOf, overlap);
  library.pairs["aabbTriangle"] = peers::testOf(placedAabb, triangleOf, collide);
  library.pairs["obbTriangle"] = peers::testOf(placedObb, triangleOf, collide);
  library.world = [](const peers::Motion& motion) {
    return [world = std::make_shared<World>(motion)] { return world->count(); };
  };
  return peers::serve(library, argc, argv);
}
