// The bumpy torus of ../../meshes/torus.ts and what is asked about it, as
// ../../meshes/mesh-questions.ts has it, number by number.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "contest/random.h"
#include "contest/rounds.h"
#include "motion.h"

namespace meshes {

using peers::Box;
using peers::millimeters;
using peers::Triple;

inline constexpr const char* kBuilding = "building it, ms";
inline constexpr const char* kRefitting = "refitting it, ms";
inline constexpr const char* kCoherent = "coherent rays";
inline constexpr const char* kManyCoherent = "coherent rays, in a batch";
inline constexpr const char* kIncoherent = "incoherent rays";
inline constexpr const char* kManyIncoherent = "incoherent rays, in a batch";
inline constexpr const char* kSmallBoxes = "small boxes, whether";
inline constexpr const char* kLargeBoxes = "large boxes, whether";
inline constexpr const char* kBalls = "balls, whether";
inline constexpr const char* kNear = "the nearest point of near ones";
inline constexpr const char* kFar = "the nearest point of far ones";
inline constexpr const char* kMeshes = "two meshes, whether";

inline constexpr double kBallRadius = 0.05;  // meters

/** Corners, three numbers each, in meters, and three corners a triangle. */
struct TriangleList {
  std::vector<double> positions;
  std::vector<std::int32_t> indices;
};

struct Ray {
  Triple origin{};
  Triple direction{};  // of any length
};

struct Asked {
  std::vector<Ray> coherent;  // in the order of a picture's pixels
  std::vector<Ray> incoherent;
  std::vector<Box> smallBoxes;
  std::vector<Box> largeBoxes;
  std::vector<Triple> balls;  // centers
  std::vector<Triple> near;
  std::vector<Triple> far;
  std::vector<Box> poses;  // of a second torus, without half extents
};

/** Closed, around the y axis, of about so many triangles. */
TriangleList bumpyTorus(int triangles);
Asked askedOf(std::uint32_t seed);

// `list` and `asked` must outlive what these answer.
peers::Passes ourPasses(const TriangleList& list, const Asked& asked);
peers::Passes embreePasses(const TriangleList& list, const Asked& asked);
peers::Passes bulletPasses(const TriangleList& list, const Asked& asked);
peers::Passes fclPasses(const TriangleList& list, const Asked& asked);

}  // namespace meshes
