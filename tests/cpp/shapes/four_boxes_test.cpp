// What is told of four boxes is never more than the true value, and NaN only of what is not met.
#include "shapes/four_boxes.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "collision/collision.h"
#include "random.h"
#include "shapes/float_bounds.h"

namespace collision {
namespace {

/** A box of floats: as it is in a node, and as a shape. */
struct Box {
  Vec3 min;
  Vec3 max;
};

FourBoxes nodeOf(const std::array<Box, 4>& boxes) {
  FourBoxes node{};
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    for (int axis = 0; axis < 3; ++axis) {
      node.min[at(axis)][i] = static_cast<float>(boxes[i].min[axis]);
      node.max[at(axis)][i] = static_cast<float>(boxes[i].max[axis]);
    }
  }
  return node;
}

/** On a grid, so that faces are touched and slid along. */
Vec3 gridPlace(Random& random) {
  return {random.between(-8, 8) / 4.0, random.between(-8, 8) / 4.0, random.between(-8, 8) / 4.0};
}

std::array<Box, 4> randomBoxes(Random& random) {
  std::array<Box, 4> boxes{};
  for (Box& box : boxes) {
    const Vec3 a = gridPlace(random);
    const Vec3 b = gridPlace(random);
    for (int axis = 0; axis < 3; ++axis) {
      box.min[axis] = std::fmin(a[axis], b[axis]);
      box.max[axis] = std::fmax(a[axis], b[axis]);
    }
  }
  return boxes;
}

/** What the origins of these tests, in floats, are off by along their directions. */
constexpr double kOff = 0x1p-16;

TEST(FourBoxes, ARayEntersNoBoxBeforeItIsSaidTo) {
  Random random(20261126);
  int met = 0;
  int missed = 0;
  for (int round = 0; round < 20000; ++round) {
    const std::array<Box, 4> boxes = randomBoxes(random);
    Vec3 direction = gridPlace(random);
    if (isZero(direction)) {
      direction.y = -0.0;
      direction.z = 1;
    }
    constexpr std::array<double, 6> kLengths{1, 3, 0x1p-300, 0x1p+180, 0x1p-1030, 0x1p-600};
    const std::size_t length = at(random.between(0, 5));
    direction = direction * kLengths[length];
    if (isZero(direction)) {
      continue;
    }
    Ray ray{gridPlace(random) * (round % 3 == 0 ? 1.1 : 1.0), direction};
    if (round % 2 == 0) {
      ray.maxDistance = random.between(0, 16) / 4.0;
    }
    if (check(ray)) {
      continue;
    }
    const RaySlabs slabs(ray);
    const OfFourBoxes enters = slabs(nodeOf(boxes));
    for (int i = 0; i < 4; ++i) {
      const Box& box = boxes[at(i)];
      const Verdict verdict = test(ray, Aabb{box.min, box.max});
      if (!verdict.hit.present) {
        missed += std::isnan(enters[i]) ? 1 : 0;
        continue;
      }
      ++met;
      EXPECT_LE(enters[i], RaySlabs::limitOf(verdict.hit.t)) << random.where(round);
      EXPECT_LE(enters[i], slabs.end()) << random.where(round);
      if (kLengths[length] > 0x1p-100 && kLengths[length] < 0x1p+100) {
        EXPECT_GE(enters[i] * (1 + 0x1p-18), verdict.hit.t - kOff / kLengths[length])
            << random.where(round);
      }
    }
  }
  EXPECT_GT(met, 1000);
  EXPECT_GT(missed, 1000);
}

TEST(FourBoxes, ARayMeetsWhatIsBeyondTheRangeOfFloats) {
  Random random(20261128);
  int met = 0;
  for (int round = 0; round < 20000; ++round) {
    const double scale = std::ldexp(1.0, random.between(120, 130));
    const std::array<Box, 4> boxes = randomBoxes(random);
    const double length = std::ldexp(1.0, random.between(-1, 1) * 40);
    const Vec3 direction = gridPlace(random);
    if (direction == Vec3{}) {
      continue;
    }
    const Ray ray{gridPlace(random) * scale, direction * length};
    FourBoxes node{};
    std::array<Aabb, 4> shapes{};
    for (std::size_t i = 0; i < boxes.size(); ++i) {
      shapes[i] = {boxes[i].min * scale, boxes[i].max * scale};
      const FloatBounds bounds = floatBoundsOf({shapes[i].min, shapes[i].max});
      for (std::size_t axis = 0; axis < 3; ++axis) {
        node.min[axis][i] = bounds.min[axis];
        node.max[axis][i] = bounds.max[axis];
      }
    }
    const RaySlabs slabs(ray);
    const OfFourBoxes enters = slabs(node);
    for (int i = 0; i < 4; ++i) {
      const Hit hit = test(ray, shapes[at(i)]).hit;
      met += hit.present ? 1 : 0;
      EXPECT_TRUE(!hit.present || enters[i] <= RaySlabs::limitOf(hit.t)) << random.where(round);
    }
  }
  EXPECT_GT(met, 1000);
}

TEST(FourBoxes, MissesWhatARayAlongAnAxisPasses) {
  const Box box{{-1, -1, -1}, {1, 1, 1}};
  const FourBoxes node = nodeOf({box, box, box, box});
  EXPECT_TRUE(std::isnan(RaySlabs(Ray{{-5, 1.5, 0}, {1, 0, 0}})(node)[0]));
  EXPECT_TRUE(std::isnan(RaySlabs(Ray{{-5, -1.5, 0}, {1, -0.0, 0}})(node)[1]));
  EXPECT_TRUE(std::isnan(RaySlabs(Ray{{5, 0, 0}, {1, 0, 0}})(node)[2]));
  EXPECT_TRUE(std::isnan(RaySlabs(Ray{{-5, 0, 0}, {1, 0, 0}, 3.5})(node)[3]));
  EXPECT_LE(RaySlabs(Ray{{-5, 1, 1}, {1, 0, 0}, 4})(node)[3], 4);
}

TEST(FourBoxes, NoPlaceIsNearerThanItIsSaidToBe) {
  Random random(20261127);
  for (int round = 0; round < 5000; ++round) {
    const std::array<Box, 4> boxes = randomBoxes(random);
    const double scale = round % 7 == 0 ? 0x1p+120 : (round % 7 == 1 ? 1.0 / 3 : 1.0);
    const Point point{gridPlace(random) * (3 * scale)};
    const OfFourBoxes squares = SquaredDistances(point.position)(nodeOf(boxes));
    for (int i = 0; i < 4; ++i) {
      const Box& box = boxes[at(i)];
      const double exact = distance(point, Aabb{box.min, box.max}).distance;
      EXPECT_LE(squares[i], SquaredDistances::limitOf(exact)) << random.where(round);
      EXPECT_GE(std::sqrt(static_cast<double>(squares[i])) * (1 + 0x1p-18) + scale * kOff, exact)
          << random.where(round);
    }
  }
}

}  // namespace
}  // namespace collision
