// Shapes that overlap a little, of which libraries are asked where they are in contact. Those of
// the bench in JavaScript are made in the same way.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "contest/random.h"
#include "contest/rounds.h"

namespace contacts {

using peers::Passes;
using peers::Triple;

struct Box {
  Triple center{};
  std::array<double, 4> rotation{0, 0, 0, 1};  // of length 1 but for rounding, or whole numbers
  Triple halfExtents{1, 1, 1};
};
struct BoxPair {
  Box a;
  Box b;
};
struct Ball {
  Triple center{};
  double radius = 0.5;
};
struct BallBox {
  Ball a;
  Box b;
};
/** Of corners on a sphere of radius 1, as all hulls here. */
struct HullPair {
  Box a;  // its center and rotation
  Box b;
};

struct Scene {
  std::vector<BoxPair> turned;   // in any way
  std::vector<BoxPair> stacked;  // upright ones, one upon the other, turned about the vertical
  std::vector<BoxPair> tidy;     // the same in whole numbers
  std::vector<BallBox> balls;
  std::vector<HullPair> hulls;
  std::vector<Triple> corners;  // of each hull
};
Scene sceneOf(int pairs, std::uint32_t seed);

inline constexpr std::array kQuestions{"turned boxes", "stacked boxes", "upright boxes, integers",
                                       "sphere and box", "hulls of 30 points"};

/** How many points are found; `incident`: with incident faces and at most four points. */
Passes ourPasses(const Scene& scene, bool incident);
Passes bulletPasses(const Scene& scene);

}  // namespace contacts
