// Axes that are found to be those of the world are so exactly, and those that boxes of scenes
// mostly have are found.
#include "linear/shared_axes.h"

#include <gtest/gtest.h>

#include <cmath>

#include "linear/frame.h"
#include "random.h"

namespace collision {
namespace {

/** The same in exact numbers. */
unsigned exactWorldAxes(const Quaternion& rotation) {
  unsigned found = 0;
  for (const ExactVec3& axis : axesIn<Exact>(rotation).axis) {
    unsigned components = 0;
    for (int i = 0; i < 3; ++i) {
      components |= axis[i].sign() != Sign::zero ? 1U << static_cast<unsigned>(i) : 0;
    }
    found |= (components & (components - 1)) == 0 ? components : 0;
  }
  return found;
}

TEST(SharedAxes, OfSmallWholeNumbers) {
  constexpr int kMost = 3;
  int some = 0;
  for (int x = -kMost; x <= kMost; ++x) {
    for (int y = -kMost; y <= kMost; ++y) {
      for (int z = -kMost; z <= kMost; ++z) {
        for (int w = -kMost; w <= kMost; ++w) {
          if (x == 0 && y == 0 && z == 0 && w == 0) {
            continue;
          }
          const Quaternion q{double(x), double(y), double(z), double(w)};
          ASSERT_EQ(worldAxesOf(q), exactWorldAxes(q)) << x << " " << y << " " << z << " " << w;
          some += worldAxesOf(q) != 0 ? 1 : 0;
        }
      }
    }
  }
  EXPECT_GT(some, 100);
}

TEST(SharedAxes, OfAnyNumbers) {
  Random random(20261124);
  for (int round = 0; round < 20000; ++round) {
    // Two magnitudes, often neighbors, or very small, in any places.
    const double m = random.anyDouble();
    const double n = random.below(3) == 0   ? std::nextafter(m, random.below(2) == 0 ? 0 : HUGE_VAL)
                     : random.below(2) == 0 ? random.anyDouble()
                                            : 0;
    std::array<double, 4> numbers{};
    for (double& number : numbers) {
      const int which = random.below(3);
      number = (which == 0 ? 0 : which == 1 ? m : n) * (random.below(2) == 0 ? 1 : -1);
    }
    const Quaternion q{numbers[0], numbers[1], numbers[2], numbers[3]};
    if (q == Quaternion{0, 0, 0, 0}) {
      continue;
    }
    ASSERT_EQ(worldAxesOf(q), exactWorldAxes(q)) << random.where(round);
  }
}

TEST(SharedAxes, OfWhatIsTurnedAboutOneAxis) {
  Random random(2);
  for (int round = 0; round < 1000; ++round) {
    const double s = random.between(-1000, 1000) / 1000.0 + 0.1234;
    const double c = std::sqrt(std::fabs(1 - s * s)) + 0.01;
    EXPECT_EQ(worldAxesOf({s, 0, 0, c}), 1U);
    EXPECT_EQ(worldAxesOf({0, s, 0, c}), 2U);
    EXPECT_EQ(worldAxesOf({0, 0, s, c}), 4U);
    // A quarter turn before it, as a product of quaternions has it.
    const double r = std::sqrt(0.5);
    EXPECT_EQ(worldAxesOf({c * r, s * r, -s * r, c * r}), 2U);
    EXPECT_EQ(worldAxesOf({r, s, c, 0.25}), 0U);
    EXPECT_TRUE(shareAnAxis({0, s, 0, c}, {0, 0.5, 0, 0.75}));
    EXPECT_FALSE(shareAnAxis({0, s, 0, c}, {0.5, 0, 0, 0.75}));
    EXPECT_TRUE(shareAnAxis({s, c, r, 1}, {s, c, r, 1}));
  }
  EXPECT_EQ(worldAxesOf({0, 0, 0, 1}), 7U);
  EXPECT_EQ(worldAxesOf({0, 0.5, 0, -0.5}), 7U);
  EXPECT_EQ(worldAxesOf({0.5, -0.5, 0.5, 0.5}), 7U);
}

}  // namespace
}  // namespace collision
