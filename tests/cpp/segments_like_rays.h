// A segment whose length is a whole number is a ray that ends after that length. The two are
// decided by different formulas and must agree.
#pragma once

#include <array>

#include "grid.h"

namespace collision {

template <class MakeShape>
void expectSegmentsLikeRays(std::uint64_t seed, const MakeShape& makeShape) {
  constexpr std::array<Vec3, 6> kDirections{
      {{3, 4, 0}, {2, -3, 6}, {0, 0, -2}, {-1, 2, 2}, {4, -4, 7}, {1, 0, 0}}};
  constexpr std::array<double, 6> kLengths{5, 7, 2, 3, 9, 1};
  Random random(seed);
  int meeting = 0;
  for (int round = 0; round < 1500; ++round) {
    const auto which = static_cast<std::size_t>(random.below(6));
    const Vec3 start = gridPoint(random);
    const ShapeCell shape = makeShape(random);
    const Verdict ray = ask(Ray{start, kDirections[which], kLengths[which]}, shape);
    const Verdict segment = ask(Segment{start, start + kDirections[which]}, shape);
    ASSERT_EQ(segment.outcome, ray.outcome) << random.where(round);
    ASSERT_EQ(segment.hit.present, ray.hit.present) << random.where(round);
    ASSERT_EQ(segment.side, ray.side) << random.where(round);
    if (!ray.hit.present) {
      continue;
    }
    ++meeting;
    ASSERT_DOUBLE_EQ(segment.hit.t, ray.hit.t) << random.where(round);
    ASSERT_DOUBLE_EQ(segment.hit.tExit, ray.hit.tExit) << random.where(round);
    ASSERT_EQ(segment.hit.feature, ray.hit.feature) << random.where(round);
    ASSERT_EQ(segment.hit.facing, ray.hit.facing) << random.where(round);
    ASSERT_EQ(segment.hit.startsInside, ray.hit.startsInside) << random.where(round);
  }
  EXPECT_GT(meeting, 40);
}

}  // namespace collision
