#include "queries/scene.h"

#include <cmath>

namespace queries {
namespace {

constexpr double kReach = 0.9;

Box boxOf(peers::Random& random, double reach, double spread) {
  std::array<double, 10> slot{};  // position, rotation, half extents
  const Triple center = random.place(reach);
  for (std::size_t i = 0; i < 3; ++i) {
    slot[i] = spread * center[i];
  }
  for (std::size_t i = 0; i < 3; ++i) {
    slot[7 + i] = 0.25 + random.unit() / 2;
  }
  for (std::size_t i = 0; i < 3; ++i) {
    slot[3 + i] = random.within(1);
  }
  slot[6] = 1;
  return peers::boxOf(slot.data());
}

Triple unitVector(peers::Random& random) {
  Triple vector = random.place(1);
  const double norm = std::hypot(vector[0], vector[1], vector[2]);
  for (double& number : vector) {
    number /= norm;
  }
  return vector;
}

}  // namespace

Scene sceneOf(int boxes, double spread, std::uint32_t seed) {
  Scene scene;
  const double reach = kReach * std::cbrt(boxes);
  peers::Random ofBoxes(seed);
  for (int i = 0; i < boxes; ++i) {
    scene.boxes.push_back(boxOf(ofBoxes, reach, spread));
  }
  peers::Random ofQuestions(seed + 1);
  for (std::size_t i = 0; i < kCases; ++i) {
    scene.origins.push_back(ofQuestions.place(reach * spread));
  }
  for (std::size_t i = 0; i < kCases; ++i) {
    scene.directions.push_back(unitVector(ofQuestions));
  }
  scene.length = 2 * std::sqrt(3.0) * reach * spread;
  return scene;
}

}  // namespace queries
