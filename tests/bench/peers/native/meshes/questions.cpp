#include "meshes/questions.h"

#include <cmath>
#include <numbers>

namespace meshes {
namespace {

using peers::Random;

constexpr double kTurn = 2 * std::numbers::pi;
constexpr double kBumps = 0.1;
constexpr double kTube = 0.35;  // meters, the radius of the tube
constexpr int kRays = 40'000;
constexpr int kFew = 2000;

/** Close to the surface. */
Triple beside(Random& random, double most) {
  const double a = kTurn * random.unit();
  const double b = kTurn * random.unit();
  const double radius = kTube + random.within(most);
  const double reach = 1 + radius * std::cos(b);
  return {reach * std::cos(a), radius * std::sin(b), reach * std::sin(a)};
}

void turn(Random& random, Box& box) {
  std::array<double, 10> slot{};
  for (std::size_t i = 0; i < 4; ++i) {
    slot[3 + i] = random.within(1);
  }
  box.rotation = peers::boxOf(slot.data()).rotation;
}

Box boxOf(Random& random, double least, double most) {
  Box box;
  box.center = beside(random, least);
  turn(random, box);
  for (double& half : box.halfExtents) {
    half = least + (most - least) * random.unit();
  }
  return box;
}

Box poseOf(Random& random) {
  Box pose;
  pose.center = random.place(1.6, 1.2, 1.6);
  turn(random, pose);
  return pose;
}

/** Of pixel i, from a place above. */
Ray coherentRay(int i) {
  const int side = static_cast<int>(std::ceil(std::sqrt(kRays)));
  const double x = static_cast<double>(i % side) / side - 0.5;
  const double y = static_cast<double>(i / side) / side - 0.5;
  return {{0, 1.6, 2.4}, {1.35 * x, -0.62 - 0.75 * y, -0.9}};
}

Ray incoherentRay(Random& random) {
  const Triple origin = random.place(2);
  const Triple to = random.place(1.2, 0.3, 1.2);
  return {origin, {to[0] - origin[0], to[1] - origin[1], to[2] - origin[2]}};
}

template <class Make>
auto listOf(int count, Make make) {
  std::vector<decltype(make(0))> items;
  items.reserve(static_cast<std::size_t>(count));
  for (int i = 0; i < count; ++i) {
    items.push_back(make(i));
  }
  return items;
}

}  // namespace

TriangleList bumpyTorus(int triangles) {
  const int around = static_cast<int>(std::lround(std::sqrt(triangles / 6.0)));
  const int along = static_cast<int>(std::lround(triangles / 2.0 / around));
  TriangleList list;
  for (int i = 0; i < along; ++i) {
    for (int j = 0; j < around; ++j) {
      const double a = kTurn * i / along;
      const double b = kTurn * j / around;
      const double radius = kTube * (1 + kBumps * std::sin(12 * a) * std::sin(9 * b));
      const double reach = 1 + radius * std::cos(b);
      for (const double number : {reach * std::cos(a), radius * std::sin(b), reach * std::sin(a)}) {
        list.positions.push_back(number);
      }
      const int next = ((i + 1) % along) * around;
      const int above = (j + 1) % around;
      const int corner = i * around + j;
      const int across = i * around + above;
      for (const int index : {corner, across, next + j, next + j, across, next + above}) {
        list.indices.push_back(index);
      }
    }
  }
  return list;
}

Asked askedOf(std::uint32_t seed) {
  Random random(seed);
  // in the order in which they take random numbers
  Asked asked;
  asked.coherent = listOf(kRays, coherentRay);
  asked.incoherent = listOf(kRays, [&](int) { return incoherentRay(random); });
  asked.smallBoxes = listOf(kFew, [&](int) { return boxOf(random, 0.02, 0.08); });
  asked.largeBoxes = listOf(kFew / 4, [&](int) { return boxOf(random, 0.15, 0.6); });
  asked.balls = listOf(kFew, [&](int) { return beside(random, 0.06); });
  asked.near = listOf(kFew, [&](int) { return beside(random, 0.1); });
  asked.far = listOf(kFew, [&](int) { return random.place(3); });
  asked.poses = listOf(kFew / 20, [&](int) { return poseOf(random); });
  return asked;
}

}  // namespace meshes
