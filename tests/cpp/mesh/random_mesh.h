// Triangle lists and rays that are hard on a hierarchy: on small grids, flat, without area, shared
// and repeated corners, of any magnitude, far away.
#pragma once

#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <vector>

#include "collision/mesh.h"
#include "collision/shape_cell.h"
#include "collision/shapes.h"
#include "linear/vec3.h"
#include "random.h"

namespace collision {

struct RandomList {
  std::vector<double> positions;
  std::vector<std::int32_t> indices;
  double scale = 1;
  Vec3 middle;

  [[nodiscard]] std::size_t corners() const { return positions.size() / 3; }
  [[nodiscard]] Vec3 corner(Random& random) const {
    const std::size_t i = 3 * static_cast<std::size_t>(random.below(static_cast<int>(corners())));
    return {positions[i], positions[i + 1], positions[i + 2]};
  }
};

/** On a grid of a few places, or anywhere in a box; flat, in a line, or far from the origin. */
inline RandomList randomList(Random& random, int mostTriangles) {
  RandomList list;
  const int family = random.below(8);
  if (family == 0) {
    list.scale = std::ldexp(1, random.between(-1070, -1000));
  } else if (family == 1) {
    list.scale = std::ldexp(1, random.between(150, 196));
  } else if (family == 2) {
    list.middle = {1e6, -3e7, 12345.75};
  }
  const bool isGrid = random.below(2) == 0;
  const bool isFlat = random.below(4) == 0;
  const int corners = 3 + random.below(mostTriangles);
  for (int i = 0; i < corners; ++i) {
    for (int k = 0; k < 3; ++k) {
      const double number = isGrid ? random.between(-4, 4) : 2 * random.withinTwo();
      list.positions.push_back(list.middle[k] + (isFlat && k == 1 ? 0 : number * list.scale));
    }
  }
  const int triangles = 1 + random.below(mostTriangles);
  for (int i = 0; i < triangles; ++i) {
    // Side by side mostly, as in a mesh.
    const int first = random.below(corners);
    const int spread = random.below(4) == 0 ? corners : 3;
    for (int k = 0; k < 3; ++k) {
      list.indices.push_back((first + random.below(spread)) % corners);
    }
  }
  return list;
}

/** A ground of twice the square of so many triangles, each step 0.1 long, between y = ±0.2. */
inline RandomList bumpyGround(Random& random, int side) {
  RandomList ground;
  for (int i = 0; i <= side; ++i) {
    for (int j = 0; j <= side; ++j) {
      ground.positions.insert(ground.positions.end(), {i * 0.1, 0.1 * random.withinTwo(), j * 0.1});
      const int corner = i * (side + 1) + j;
      if (i < side && j < side) {
        const int next = corner + side + 1;
        ground.indices.insert(ground.indices.end(),
                              {corner, corner + 1, next, next, corner + 1, next + 1});
      }
    }
  }
  return ground;
}

/** At corners, edges and planes of the list, along its axes, from near and far. */
inline Ray randomRay(Random& random, const RandomList& list) {
  const auto anywhere = [&] {
    const double x = 3 * random.withinTwo();
    const double y = 3 * random.withinTwo();
    const double z = 3 * random.withinTwo();
    return list.middle + Vec3{x, y, z} * list.scale;
  };
  const auto gridPlace = [&] {
    const double x = random.between(-5, 5);
    const double y = random.between(-5, 5);
    const double z = random.between(-5, 5);
    return list.middle + Vec3{x, y, z} * list.scale;
  };
  Ray ray;
  const int start = random.below(4);
  ray.origin = start == 0 ? list.corner(random) : (start == 1 ? anywhere() : gridPlace());
  if (random.below(16) == 0) {
    ray.origin = ray.origin + (list.corner(random) - ray.origin) * -std::ldexp(1, random.below(50));
  }
  const int aim = random.below(4);
  const Vec3 target = aim == 0 ? gridPlace() : list.corner(random);
  ray.direction = target - ray.origin;
  if (aim == 1) {
    ray.direction = list.corner(random) - list.corner(random);
  } else if (aim == 2) {
    const Vec3 other = list.corner(random);
    ray.direction = target + (other - target) * 0.25 - ray.origin;
  }
  if (random.below(8) == 0) {
    ray.direction[random.below(3)] = random.below(2) == 0 ? 0.0 : -0.0;
  }
  if (isZero(ray.direction)) {
    ray.direction = {0, 0, random.below(2) == 0 ? 1.0 : -1.0};
  }
  if (largestMagnitude(ray.direction) > 0x1p+199) {
    ray.direction = ray.direction * 0x1p-190;
  }
  if (largestMagnitude(ray.origin) > 0x1p+199) {
    ray.origin = ray.origin * 0x1p-10;
  }
  if (random.below(4) == 0) {
    ray.maxDistance = list.scale * random.below(8);
  }
  return ray;
}

/** Any kind of shape, on the list's corners or beside it, often touching. */
inline ShapeCell randomShape(Random& random, const RandomList& list) {
  const auto place = [&] {
    const double x = random.between(-8, 8) * 0.5;
    const double y = random.between(-8, 8) * 0.5;
    const double z = random.between(-8, 8) * 0.5;
    return random.below(3) == 0 ? list.corner(random) : list.middle + Vec3{x, y, z} * list.scale;
  };
  const auto size = [&] {
    const double far = random.below(16) == 0 ? 0x1p+60 : 1.0;
    return random.between(0, 8) * 0.5 * list.scale * far;
  };
  const auto direction = [&] {
    const double x = random.between(-2, 2);
    const double y = random.between(-2, 2);
    return Vec3{x, y, random.below(2) == 0 ? 1.0 : -1.0};
  };
  switch (random.below(10)) {
    case 0:
      return Point{place()};
    case 1: {
      const Vec3 start = place();
      return Segment{start, place()};
    }
    case 2: {
      const Vec3 origin = place();
      return Ray{origin, direction(), random.below(2) == 0 ? kInfinity : size()};
    }
    case 3: {
      const Vec3 normal = direction();
      const Vec3 on = place();
      return Plane{normal, random.below(2) == 0 ? -dot(normal, on) : 0.0};
    }
    case 4: {
      const Vec3 center = place();
      return Sphere{center, size()};
    }
    case 5: {
      const Vec3 start = place();
      const Vec3 end = place();
      return Capsule{start, end, size()};
    }
    case 6: {
      const Vec3 a = place();
      const Vec3 half{size(), size(), size()};
      return Aabb{a - half, a + half};
    }
    case 7: {
      const Vec3 center = place();
      const double x = random.between(-2, 2);
      const double y = random.between(-2, 2);
      const double z = random.between(-2, 2);
      const double a = size();
      const double b = size();
      return Obb{center, {x, y, z, 1}, {a, b, size()}};
    }
    case 8: {
      const Vec3 a = place();
      const Vec3 b = place();
      return Triangle{a, b, place()};
    }
    default: {
      const Vec3 a = place();
      const Vec3 b = place();
      return Parallelogram{a, b, place()};
    }
  }
}

/** In place, turned by whole numbers, or anyhow; now and then far away. */
inline PosedMesh randomPose(Random& random, const Mesh& mesh, const RandomList& list) {
  PosedMesh posed{&mesh, {}, {}};
  const int family = random.below(5);
  if (family == 0) {
    return posed;
  }
  for (int k = 0; k < 3; ++k) {
    posed.position[k] = random.between(-4, 4) * 0.5 * list.scale;
  }
  if (family == 1) {
    return posed;
  }
  const auto number = [&] { return family == 2 ? random.between(-2, 2) : 2 * random.withinTwo(); };
  posed.rotation = {number(), number(), number(), number()};
  if (posed.rotation == Quaternion{0, 0, 0, 0}) {
    posed.rotation = {};
  }
  if (random.below(16) == 0) {
    posed.position = posed.position * 0x1p+30;
  }
  return posed;
}

/** use(list, mesh that stands somewhere, what a failure says), of valid ones, until one has failed.
 */
template <class Use>
void forEachPosed(Random& random, int rounds, int mostTriangles, const Use& use) {
  for (int round = 0; round < rounds && !testing::Test::HasFatalFailure(); ++round) {
    const RandomList list = randomList(random, mostTriangles);
    const Mesh mesh(list.positions, list.indices);
    const PosedMesh posed = randomPose(random, mesh, list);
    if (!check(posed)) {
      use(list, posed, random.where(round));
    }
  }
}

}  // namespace collision
