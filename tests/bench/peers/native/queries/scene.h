// Turned boxes in a room, and what is asked about them: the crowd of ../../../worlds/scenes.ts and
// the questions of ../../queries/questions.ts, number by number.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "contest/random.h"
#include "contest/rounds.h"
#include "motion.h"

namespace queries {

using peers::Box;
using peers::millimeters;
using peers::Triple;

inline constexpr const char* kEndless = "nearest hit of an endless ray";
inline constexpr const char* kManyEndless = "nearest hits of endless rays, one call";
inline constexpr const char* kBounded = "nearest hit, as long as the scene";
inline constexpr const char* kAround = "all that a sphere of radius 2 meets";
inline constexpr const char* kManyAround = "all that spheres of radius 2 meet, one call";
inline constexpr const char* kNearest = "nearest to a point";
inline constexpr std::array kQuestions{kEndless, kManyEndless, kBounded,
                                       kAround,  kManyAround,  kNearest};

inline constexpr double kRadius = 2;  // meters, of the spheres
inline constexpr std::size_t kCases = 4096;

struct Scene {
  std::vector<Box> boxes;
  std::vector<Triple> origins;     // of rays; also the spheres' centers, and the points
  std::vector<Triple> directions;  // of length 1
  double length = 0;               // meters, from one end of the scene to the other
};

/** `spread`: how many times as far apart as in the room boxes are. */
Scene sceneOf(int boxes, double spread, std::uint32_t seed);

peers::Passes ourPasses(const Scene& scene);
peers::Passes embreePasses(const Scene& scene);
peers::Passes bulletPasses(const Scene& scene);
peers::Passes fclPasses(const Scene& scene);

}  // namespace queries
