// The same questions, asked Embree: its tests of rays; spheres and points by its point query, whose
// callback computes the distances. It has no question about boxes, nor about two meshes of
// triangles.
#include <array>
#include <cmath>
#include <limits>
#include <memory>

#include "contest/embree_scene.h"
#include "meshes/closest_point.h"
#include "meshes/questions.h"

namespace meshes {
namespace {

constexpr double kForever = std::numeric_limits<double>::infinity();

peers::FloatTriangles floatsOf(const TriangleList& list) {
  peers::FloatTriangles floats;
  for (const double number : list.positions) {
    floats.positions.push_back(static_cast<float>(number));
  }
  floats.indices.assign(list.indices.begin(), list.indices.end());
  return floats;
}

float squaredDistance(const RTCPointQueryFunctionArguments& asked) {
  const auto& triangles = *static_cast<const peers::FloatTriangles*>(asked.userPtr);
  const auto corner = [&](std::size_t i) -> FloatPoint {
    const float* const from =
        &triangles.positions[3 * std::size_t{triangles.indices[3 * asked.primID + i]}];
    return {from[0], from[1], from[2]};
  };
  const FloatPoint point{asked.query->x, asked.query->y, asked.query->z};
  return squared(point - closestPoint(point, corner(0), corner(1), corner(2)));
}

bool comeNearer(RTCPointQueryFunctionArguments* asked) {
  const float distance = std::sqrt(squaredDistance(*asked));
  if (distance >= asked->query->radius) {
    return false;
  }
  asked->query->radius = distance;
  return true;
}

/** Radius 0: one has been found, which is enough. */
bool findAny(RTCPointQueryFunctionArguments* asked) {
  const float radius = asked->query->radius;
  if (radius == 0 || squaredDistance(*asked) > radius * radius) {
    return false;
  }
  asked->query->radius = 0;
  return true;
}

struct Theirs {
  explicit Theirs(const TriangleList& list)
      : triangles(floatsOf(list)), scene(triangles), moving(triangles, peers::Moves::yes) {}
  Theirs(const Theirs&) = delete;
  Theirs& operator=(const Theirs&) = delete;

  peers::FloatTriangles triangles;
  peers::EmbreeScene scene;
  peers::EmbreeScene moving;
};
using Shared = std::shared_ptr<Theirs>;

peers::Pass nearestHits(const Shared& theirs, const std::vector<Ray>& rays) {
  return peers::each(rays.size(), [theirs, &rays](std::size_t i) {
    return theirs->scene.hits(rays[i].origin, rays[i].direction, kForever) ? 1 : 0;
  });
}

peers::Pass nearest(const Shared& theirs, const std::vector<Triple>& points) {
  return peers::each(points.size(), [theirs, &points](std::size_t i) {
    return millimeters(theirs->scene.query(points[i], kForever, comeNearer, &theirs->triangles));
  });
}

}  // namespace

peers::Passes embreePasses(const TriangleList& list, const Asked& asked) {
  const auto theirs = std::make_shared<Theirs>(list);
  const auto count = static_cast<std::int64_t>(list.indices.size() / 3);
  const peers::Pass coherent = nearestHits(theirs, asked.coherent);
  const peers::Pass incoherent = nearestHits(theirs, asked.incoherent);
  peers::Passes passes;
  passes[kBuilding] = [theirs, count] {
    const peers::EmbreeScene built(theirs->triangles);
    return count;
  };
  passes[kRefitting] = [theirs, count] {
    theirs->moving.refit();
    return count;
  };
  passes[kCoherent] = coherent;
  passes[kManyCoherent] = coherent;
  passes[kIncoherent] = incoherent;
  passes[kManyIncoherent] = incoherent;
  passes[kBalls] = peers::each(asked.balls.size(), [theirs, &asked](std::size_t i) {
    return theirs->scene.query(asked.balls[i], kBallRadius, findAny, &theirs->triangles) == 0 ? 1
                                                                                              : 0;
  });
  passes[kNear] = nearest(theirs, asked.near);
  passes[kFar] = nearest(theirs, asked.far);
  return passes;
}

}  // namespace meshes
