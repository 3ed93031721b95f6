// The same questions, asked Embree: rays of the boxes as twelve triangles each, of which it has its
// own tests; spheres and points of boxes whose distance the callback of its point query computes.
#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>

#include "contest/embree_scene.h"
#include "queries/scene.h"

namespace queries {
namespace {

constexpr double kForever = std::numeric_limits<double>::infinity();

/** Axes are rows; single precision, as all of Embree. */
struct FloatBox {
  std::array<float, 3> center{};
  std::array<std::array<float, 3>, 3> axes{};
  std::array<float, 3> halfExtents{};
};

FloatBox floatBoxOf(const Box& box) {
  const auto& [x, y, z, w] = box.rotation;
  const std::array<Triple, 3> axes{
      Triple{1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)},
      Triple{2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)},
      Triple{2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)}};
  FloatBox floats;
  for (std::size_t i = 0; i < 3; ++i) {
    floats.center[i] = static_cast<float>(box.center[i]);
    floats.halfExtents[i] = static_cast<float>(box.halfExtents[i]);
    for (std::size_t k = 0; k < 3; ++k) {
      floats.axes[i][k] = static_cast<float>(axes[i][k]);
    }
  }
  return floats;
}

void boundsOf(const RTCBoundsFunctionArguments* asked) {
  const FloatBox& box = static_cast<const FloatBox*>(asked->geometryUserPtr)[asked->primID];
  std::array<float, 3> least{};
  std::array<float, 3> most{};
  for (std::size_t k = 0; k < 3; ++k) {
    float reach = 0;
    for (std::size_t i = 0; i < 3; ++i) {
      reach += std::abs(box.axes[i][k]) * box.halfExtents[i];
    }
    least[k] = box.center[k] - reach;
    most[k] = box.center[k] + reach;
  }
  *asked->bounds_o = {least[0], least[1], least[2], 0, most[0], most[1], most[2], 0};
}

/** Meters, squared; 0 inside. */
float squaredDistance(const FloatBox& box, const RTCPointQuery& point) {
  const std::array<float, 3> from{point.x - box.center[0], point.y - box.center[1],
                                  point.z - box.center[2]};
  float sum = 0;
  for (std::size_t i = 0; i < 3; ++i) {
    const float along =
        from[0] * box.axes[i][0] + from[1] * box.axes[i][1] + from[2] * box.axes[i][2];
    const float beyond = std::max(0.0F, std::abs(along) - box.halfExtents[i]);
    sum += beyond * beyond;
  }
  return sum;
}

/** What a point query's callback reads and finds. */
struct Search {
  const FloatBox* boxes = nullptr;
  std::int64_t found = 0;
};

bool countWithin(RTCPointQueryFunctionArguments* asked) {
  auto& search = *static_cast<Search*>(asked->userPtr);
  const RTCPointQuery& ball = *asked->query;
  if (squaredDistance(search.boxes[asked->primID], ball) <= ball.radius * ball.radius) {
    ++search.found;
  }
  return false;
}

bool comeNearer(RTCPointQueryFunctionArguments* asked) {
  const auto& search = *static_cast<const Search*>(asked->userPtr);
  RTCPointQuery& ball = *asked->query;
  const float squared = squaredDistance(search.boxes[asked->primID], ball);
  if (squared >= ball.radius * ball.radius) {
    return false;
  }
  ball.radius = std::sqrt(squared);
  return true;
}

void addTriangles(const FloatBox& box, peers::FloatTriangles& triangles) {
  // of each face, whose corners are where one bit is 0 or 1, two triangles
  constexpr std::array<std::uint32_t, 36> kFaces{0, 2, 1, 1, 2, 3, 4, 5, 6, 5, 7, 6,
                                                 0, 1, 4, 1, 5, 4, 2, 6, 3, 3, 6, 7,
                                                 0, 4, 2, 2, 4, 6, 1, 3, 5, 3, 7, 5};
  const auto first = static_cast<std::uint32_t>(triangles.positions.size() / 3);
  for (unsigned corner = 0; corner < 8; ++corner) {
    for (std::size_t k = 0; k < 3; ++k) {
      float position = box.center[k];
      for (unsigned i = 0; i < 3; ++i) {
        const float half = box.halfExtents[i] * box.axes[i][k];
        position += ((corner >> i) & 1U) != 0 ? half : -half;
      }
      triangles.positions.push_back(position);
    }
  }
  for (const std::uint32_t corner : kFaces) {
    triangles.indices.push_back(first + corner);
  }
}

struct World {
  std::vector<FloatBox> boxes;
  peers::FloatTriangles triangles;
  std::unique_ptr<peers::EmbreeScene> ofTriangles;
  std::unique_ptr<peers::EmbreeScene> ofBoxes;
};

std::shared_ptr<World> worldOf(const Scene& scene) {
  const auto world = std::make_shared<World>();
  for (const Box& box : scene.boxes) {
    world->boxes.push_back(floatBoxOf(box));
    addTriangles(world->boxes.back(), world->triangles);
  }
  world->ofTriangles = std::make_unique<peers::EmbreeScene>(world->triangles);
  world->ofBoxes = std::make_unique<peers::EmbreeScene>(static_cast<unsigned>(world->boxes.size()),
                                                        boundsOf, world->boxes.data());
  return world;
}

}  // namespace

peers::Passes embreePasses(const Scene& scene) {
  const auto world = worldOf(scene);
  const auto rays = [&](double length) {
    return peers::each(kCases, [world, &scene, length](std::size_t i) {
      return world->ofTriangles->hits(scene.origins[i], scene.directions[i], length) ? 1 : 0;
    });
  };
  const peers::Pass endless = rays(kForever);
  const peers::Pass around = peers::each(kCases, [world, &scene](std::size_t i) {
    Search search{world->boxes.data()};
    world->ofBoxes->query(scene.origins[i], kRadius, countWithin, &search);
    return search.found;
  });
  const peers::Pass nearest = peers::each(kCases, [world, &scene](std::size_t i) {
    Search search{world->boxes.data()};
    return millimeters(world->ofBoxes->query(scene.origins[i], kForever, comeNearer, &search));
  });
  return {{kEndless, endless}, {kManyEndless, endless}, {kBounded, rays(scene.length)},
          {kAround, around},   {kManyAround, around},   {kNearest, nearest}};
}

}  // namespace queries
