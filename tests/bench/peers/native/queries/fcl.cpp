// The same questions, asked FCL: its tree of objects, with its tests of spheres and boxes. It has
// no rays.
#include <fcl/broadphase/broadphase_dynamic_AABB_tree.h>
#include <fcl/broadphase/default_broadphase_callbacks.h>
#include <fcl/geometry/shape/box.h>
#include <fcl/geometry/shape/sphere.h>
#include <fcl/narrowphase/collision.h>
#include <fcl/narrowphase/distance.h>

#include <algorithm>
#include <memory>

#include "queries/scene.h"

namespace queries {
namespace {

using Object = fcl::CollisionObjectd;

fcl::Vector3d vectorOf(const Triple& numbers) { return {numbers[0], numbers[1], numbers[2]}; }

std::unique_ptr<Object> objectOf(const Box& box) {
  const auto& [x, y, z, w] = box.rotation;
  const auto shape = std::make_shared<fcl::Boxd>(2 * vectorOf(box.halfExtents));
  return std::make_unique<Object>(shape, fcl::Quaterniond(w, x, y, z).toRotationMatrix(),
                                  vectorOf(box.center));
}

class World {
 public:
  explicit World(const Scene& scene)
      : ball_(std::make_shared<fcl::Sphered>(kRadius)),
        point_(std::make_shared<fcl::Sphered>(0.0)) {
    std::vector<Object*> all;
    for (const Box& box : scene.boxes) {
      objects_.push_back(objectOf(box));
      all.push_back(objects_.back().get());
    }
    tree_.registerObjects(all);
    tree_.setup();
  }

  int around(const Triple& center) {
    moveTo(ball_, center);
    int found = 0;
    tree_.collide(&ball_, &found, [](Object* a, Object* b, void* data) {
      static const fcl::CollisionRequestd request;
      fcl::CollisionResultd result;
      *static_cast<int*>(data) += fcl::collide(a, b, request, result) > 0 ? 1 : 0;
      return false;
    });
    return found;
  }

  /** Meters; 0 inside of one. */
  double nearest(const Triple& point) {
    moveTo(point_, point);
    fcl::DefaultDistanceData<double> data;
    tree_.distance(&point_, &data, fcl::DefaultDistanceFunction<double>);
    return std::max(0.0, data.result.min_distance);
  }

 private:
  static void moveTo(Object& object, const Triple& place) {
    object.setTranslation(vectorOf(place));
    object.computeAABB();
  }

  std::vector<std::unique_ptr<Object>> objects_;
  fcl::DynamicAABBTreeCollisionManagerd tree_;
  Object ball_;
  Object point_;
};

}  // namespace

peers::Passes fclPasses(const Scene& scene) {
  const auto world = std::make_shared<World>(scene);
  const peers::Pass around = peers::each(
      kCases, [world, &scene](std::size_t i) { return world->around(scene.origins[i]); });
  const peers::Pass nearest = peers::each(kCases, [world, &scene](std::size_t i) {
    return millimeters(world->nearest(scene.origins[i]));
  });
  return {{kAround, around}, {kManyAround, around}, {kNearest, nearest}};
}

}  // namespace queries
