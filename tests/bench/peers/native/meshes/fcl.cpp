// The same questions, asked FCL: its hierarchy of oriented boxes and swept spheres. It has no rays.
#include <fcl/geometry/bvh/BVH_model.h>
#include <fcl/geometry/shape/box.h>
#include <fcl/geometry/shape/sphere.h>
#include <fcl/narrowphase/collision.h>
#include <fcl/narrowphase/distance.h>

#include <algorithm>
#include <memory>

#include "meshes/questions.h"

namespace meshes {
namespace {

using Model = fcl::BVHModel<fcl::OBBRSSd>;

fcl::Vector3d vectorOf(const Triple& numbers) { return {numbers[0], numbers[1], numbers[2]}; }

fcl::Transform3d translationTo(const Triple& place) {
  fcl::Transform3d transform = fcl::Transform3d::Identity();
  transform.translation() = vectorOf(place);
  return transform;
}

fcl::Transform3d placeOf(const Box& box) {
  const auto& [x, y, z, w] = box.rotation;
  fcl::Transform3d place = translationTo(box.center);
  place.linear() = fcl::Quaterniond(w, x, y, z).toRotationMatrix();
  return place;
}

class Theirs {
 public:
  explicit Theirs(const TriangleList& list) {
    for (std::size_t i = 0; i < list.positions.size(); i += 3) {
      corners_.emplace_back(list.positions[i], list.positions[i + 1], list.positions[i + 2]);
    }
    for (std::size_t i = 0; i < list.indices.size(); i += 3) {
      const auto corner = [&](std::size_t k) { return static_cast<std::size_t>(list.indices[k]); };
      triangles_.emplace_back(corner(i), corner(i + 1), corner(i + 2));
    }
    build(model_);
    build(moving_);
  }

  std::int64_t build() const {
    Model built;
    build(built);
    return built.num_tris;
  }

  std::int64_t refit() {
    moving_.beginReplaceModel();
    moving_.replaceSubModel(corners_);
    moving_.endReplaceModel();
    return moving_.num_tris;
  }

  bool meetsBox(const Box& box) const {
    return meets(fcl::Boxd(2 * vectorOf(box.halfExtents)), placeOf(box));
  }
  bool meetsBall(const Triple& center) const {
    return meets(fcl::Sphered(kBallRadius), translationTo(center));
  }
  bool meetsMesh(const Box& pose) const { return meets(model_, placeOf(pose)); }

  /** Meters. */
  double nearest(const Triple& point) const {
    static const fcl::DistanceRequestd request;
    fcl::DistanceResultd result;
    const fcl::Sphered asked(0);
    fcl::distance(&model_, fcl::Transform3d::Identity(), &asked, translationTo(point), request,
                  result);
    return std::max(0.0, result.min_distance);
  }

 private:
  void build(Model& model) const {
    model.beginModel(static_cast<int>(triangles_.size()), static_cast<int>(corners_.size()));
    model.addSubModel(corners_, triangles_);
    model.endModel();
  }

  bool meets(const fcl::CollisionGeometryd& other, const fcl::Transform3d& place) const {
    static const fcl::CollisionRequestd request;
    fcl::CollisionResultd result;
    return fcl::collide(&model_, fcl::Transform3d::Identity(), &other, place, request, result) > 0;
  }

  std::vector<fcl::Vector3d> corners_;
  std::vector<fcl::Triangle> triangles_;
  Model model_;
  Model moving_;
};

}  // namespace

peers::Passes fclPasses(const TriangleList& list, const Asked& asked) {
  const auto theirs = std::make_shared<Theirs>(list);
  const auto all = [](const auto& items, auto answer) {
    return peers::each(items.size(), [&items, answer](std::size_t i) { return answer(items[i]); });
  };
  const auto box = [theirs](const Box& one) { return theirs->meetsBox(one) ? 1 : 0; };
  const auto ball = [theirs](const Triple& center) { return theirs->meetsBall(center) ? 1 : 0; };
  const auto mesh = [theirs](const Box& pose) { return theirs->meetsMesh(pose) ? 1 : 0; };
  const auto nearest = [theirs](const Triple& point) {
    return millimeters(theirs->nearest(point));
  };
  return {{kBuilding, [theirs] { return theirs->build(); }},
          {kRefitting, [theirs] { return theirs->refit(); }},
          {kSmallBoxes, all(asked.smallBoxes, box)},
          {kLargeBoxes, all(asked.largeBoxes, box)},
          {kBalls, all(asked.balls, ball)},
          {kNear, all(asked.near, nearest)},
          {kFar, all(asked.far, nearest)},
          {kMeshes, all(asked.poses, mesh)}};
}

}  // namespace meshes
