// The questions as calls of this library.
#include <collision/world.h>

#include <algorithm>
#include <memory>

#include "queries/scene.h"

namespace queries {
namespace {

using collision::Ray;
using collision::Sphere;

collision::Vec3 vectorOf(const Triple& numbers) { return {numbers[0], numbers[1], numbers[2]}; }

struct Asked {
  collision::World world;
  std::vector<Ray> endless;
  std::vector<Ray> bounded;
  std::vector<Sphere> balls;
  // answers, whose memory is used again
  std::vector<int> slots;
  std::vector<int> offsets;
  std::vector<double> t;
};

std::shared_ptr<Asked> askedOf(const Scene& scene) {
  const auto asked = std::make_shared<Asked>(
      Asked{collision::World(static_cast<int>(scene.boxes.size())), {}, {}, {}, {}, {}, {}});
  int slot = 0;
  for (const Box& box : scene.boxes) {
    const auto& [x, y, z, w] = box.rotation;
    asked->world.set(slot++,
                     collision::Obb{vectorOf(box.center), {x, y, z, w}, vectorOf(box.halfExtents)});
  }
  for (std::size_t i = 0; i < kCases; ++i) {
    const collision::Vec3 origin = vectorOf(scene.origins[i]);
    const collision::Vec3 direction = vectorOf(scene.directions[i]);
    asked->endless.push_back({origin, direction});
    asked->bounded.push_back({origin, direction, scene.length});
    asked->balls.push_back({origin, kRadius});
  }
  return asked;
}

peers::Pass nearestHits(const std::shared_ptr<Asked>& asked, std::vector<Ray> Asked::* rays) {
  return peers::each(kCases, [asked, rays](std::size_t i) {
    return asked->world.raycast((*asked.*rays)[i]).slot >= 0 ? 1 : 0;
  });
}

}  // namespace

peers::Passes ourPasses(const Scene& scene) {
  const auto asked = askedOf(scene);
  peers::Passes passes;
  passes[kEndless] = nearestHits(asked, &Asked::endless);
  passes[kBounded] = nearestHits(asked, &Asked::bounded);
  passes[kManyEndless] = [asked] {
    asked->slots.resize(kCases);
    asked->t.resize(kCases);
    asked->world.raycasts(asked->endless, asked->slots, asked->t);
    return std::ranges::count_if(asked->slots, [](int slot) { return slot >= 0; });
  };
  passes[kAround] = peers::each(kCases, [asked](std::size_t i) {
    asked->world.query(asked->balls[i], asked->slots);
    return asked->slots.size();
  });
  passes[kManyAround] = [asked] {
    asked->world.queries(asked->balls, asked->offsets, asked->slots);
    return static_cast<std::int64_t>(asked->slots.size());
  };
  passes[kNearest] = peers::each(kCases, [asked](std::size_t i) {
    const collision::Point point{asked->endless[i].origin};
    return millimeters(asked->world.nearest(point).distance.distance);
  });
  return passes;
}

}  // namespace queries
