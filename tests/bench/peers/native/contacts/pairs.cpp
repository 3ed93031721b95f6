#include "contacts/pairs.h"

#include <cmath>

#include "contacts/core_shapes.h"

namespace contacts {
namespace {

constexpr double kMostDepth = 0.3;
constexpr int kCorners = 30;

std::array<double, 4> turnOf(peers::Random& random) {
  std::array<double, 4> turn{};
  double square = 0;
  for (double& component : turn) {
    component = random.within(1);
    square += component * component;
  }
  for (double& component : turn) {
    component /= std::sqrt(square);
  }
  return turn;
}

Box boxOf(peers::Random& random) {
  const Triple center = random.place(1);
  const std::array<double, 4> turn = turnOf(random);
  const auto [x, y, z] = random.place(0.25);
  return {center, turn, {0.75 + x, 0.75 + y, 0.75 + z}};
}

bool overlapALittle(const collision::Obb& a, const collision::Obb& b) {
  const double gap = collision::test(a, b).witness.gap;
  return gap < 0 && gap > -kMostDepth;
}

BoxPair stackedOf(peers::Random& random) {
  const double depth = 0.02 * random.unit();
  const Triple center{random.within(0.5), 2 - depth, random.within(0.5)};
  const double angle = random.within(3);
  return {{}, {center, {0, std::sin(angle), 0, std::cos(angle)}, {1, 1, 1}}};
}

double wholeOf(peers::Random& random, double most) { return std::floor(random.within(most) + 0.5); }

BoxPair tidyOf(peers::Random& random) {
  const double height = 1 + std::fabs(wholeOf(random, 1));
  const double x = wholeOf(random, 1);
  const double z = wholeOf(random, 1);
  const double turn = wholeOf(random, 3);
  return {{{0, 0, 0}, {0, 0, 0, 1}, {4, 2, 4}},
          {{x, height + 1, z}, {0, turn, 0, 2}, {2, height, 3}}};
}

}  // namespace

Scene sceneOf(int pairs, std::uint32_t seed) {
  peers::Random random(seed);
  Scene scene;
  const auto count = static_cast<std::size_t>(pairs);
  while (scene.turned.size() < count) {
    const BoxPair pair{boxOf(random), boxOf(random)};
    if (overlapALittle(coreOf(pair.a), coreOf(pair.b))) {
      scene.turned.push_back(pair);
    }
  }
  for (int i = 0; i < pairs; ++i) {
    scene.stacked.push_back(stackedOf(random));
    scene.tidy.push_back(tidyOf(random));
  }
  while (scene.balls.size() < count) {
    const BallBox pair{{random.place(1.5), 0.5}, boxOf(random)};
    const double gap = collision::test(coreOf(pair.a), coreOf(pair.b)).witness.gap;
    if (gap < 0 && gap > -kMostDepth) {
      scene.balls.push_back(pair);
    }
  }
  for (int i = 0; i < kCorners; ++i) {
    const auto [x, y, z] = random.place(1);
    const double norm = std::sqrt(x * x + y * y + z * z);
    scene.corners.push_back({x / norm, y / norm, z / norm});
  }
  const collision::HullGeometry geometry = geometryOf(scene.corners);
  while (scene.hulls.size() < count) {
    const HullPair pair{boxOf(random), boxOf(random)};
    const double gap =
        collision::test(hullOf(geometry, pair.a), hullOf(geometry, pair.b)).witness.gap;
    if (gap < 0 && gap > -kMostDepth) {
      scene.hulls.push_back(pair);
    }
  }
  return scene;
}

}  // namespace contacts
