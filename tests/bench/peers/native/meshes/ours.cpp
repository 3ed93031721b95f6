// The questions as calls of this library.
#include <collision/collision.h>

#include <algorithm>
#include <memory>

#include "meshes/questions.h"

namespace meshes {
namespace {

using collision::PosedMesh;

collision::Vec3 vectorOf(const Triple& numbers) { return {numbers[0], numbers[1], numbers[2]}; }

collision::Quaternion rotationOf(const Box& box) {
  const auto& [x, y, z, w] = box.rotation;
  return {x, y, z, w};
}

struct Ours {
  explicit Ours(const TriangleList& list)
      : mesh(list.positions, list.indices), whole{&mesh, {0, 0, 0}, {0, 0, 0, 1}} {}
  Ours(const Ours&) = delete;
  Ours& operator=(const Ours&) = delete;

  collision::Mesh mesh;
  PosedMesh whole;
};
using Shared = std::shared_ptr<const Ours>;

std::vector<collision::Ray> raysOf(const std::vector<Ray>& asked) {
  std::vector<collision::Ray> rays;
  for (const Ray& ray : asked) {
    rays.push_back({vectorOf(ray.origin), vectorOf(ray.direction)});
  }
  return rays;
}

peers::Pass nearestHits(const Shared& ours, const std::vector<Ray>& asked) {
  const std::vector<collision::Ray> rays = raysOf(asked);
  return peers::each(rays.size(), [ours, rays](std::size_t i) {
    return ours->mesh.raycast(rays[i]).triangle >= 0 ? 1 : 0;
  });
}

peers::Pass batch(const Shared& ours, const std::vector<Ray>& asked) {
  return [ours, rays = raysOf(asked), triangles = std::vector<int>(asked.size()),
          t = std::vector<double>(asked.size())]() mutable -> std::int64_t {
    ours->mesh.raycasts(rays, triangles, t);
    return std::count_if(triangles.begin(), triangles.end(), [](int i) { return i >= 0; });
  };
}

peers::Pass boxes(const Shared& ours, const std::vector<Box>& asked) {
  std::vector<collision::Obb> own;
  for (const Box& box : asked) {
    own.push_back({vectorOf(box.center), rotationOf(box), vectorOf(box.halfExtents)});
  }
  return peers::each(own.size(), [ours, own](std::size_t i) {
    return collision::meets(ours->whole, own[i]) ? 1 : 0;
  });
}

peers::Pass nearest(const Shared& ours, const std::vector<Triple>& points) {
  return peers::each(points.size(), [ours, &points](std::size_t i) {
    return millimeters(ours->mesh.closestPoint({vectorOf(points[i])}).distance);
  });
}

}  // namespace

peers::Passes ourPasses(const TriangleList& list, const Asked& asked) {
  const auto ours = std::make_shared<const Ours>(list);
  const auto moved = std::make_shared<collision::Mesh>(list.positions, list.indices);
  peers::Passes passes;
  passes[kBuilding] = [&list] {
    return collision::Mesh(list.positions, list.indices).triangleCount();
  };
  passes[kRefitting] = [&list, moved] {
    moved->refit(list.positions);
    return moved->triangleCount();
  };
  passes[kCoherent] = nearestHits(ours, asked.coherent);
  passes[kIncoherent] = nearestHits(ours, asked.incoherent);
  passes[kManyCoherent] = batch(ours, asked.coherent);
  passes[kManyIncoherent] = batch(ours, asked.incoherent);
  passes[kSmallBoxes] = boxes(ours, asked.smallBoxes);
  passes[kLargeBoxes] = boxes(ours, asked.largeBoxes);
  passes[kBalls] = peers::each(asked.balls.size(), [ours, &asked](std::size_t i) {
    const collision::Sphere ball{vectorOf(asked.balls[i]), kBallRadius};
    return collision::meets(ours->whole, ball) ? 1 : 0;
  });
  passes[kNear] = nearest(ours, asked.near);
  passes[kFar] = nearest(ours, asked.far);
  passes[kMeshes] = peers::each(asked.poses.size(), [ours, &asked](std::size_t i) {
    const Box& pose = asked.poses[i];
    const PosedMesh other{&ours->mesh, vectorOf(pose.center), rotationOf(pose)};
    return collision::meets(ours->whole, other) ? 1 : 0;
  });
  return passes;
}

}  // namespace meshes
