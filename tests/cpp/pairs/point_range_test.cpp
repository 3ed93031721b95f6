// The distance of a point from a shape lies where doubles say that it does.
#include "pairs/point_range.h"

#include <gtest/gtest.h>

#include "collision/collision.h"
#include "random_slots.h"

namespace collision {
namespace {

TEST(PointRange, HoldsTheDistance) {
  constexpr std::uint64_t kSeed = 20261128;
  RandomSlots random(kSeed);
  int narrow = 0;
  int asked = 0;
  for (int round = 0; round < 8000; ++round) {
    const auto style = static_cast<Style>(round % 3);
    const auto kind = static_cast<Kind>(random.below(kKindCount));
    const Slot numbers = random.slot(kind, style);
    const Slot place = random.slot(Kind::point, style);
    if (checkSlot(kind, numbers.data()) || checkSlot(Kind::point, place.data())) {
      continue;
    }
    const ShapeCell shape(kind, numbers.data());
    const Point point{{place[0], place[1], place[2]}};
    const double exact = distance(point, shape).distance;
    const auto [least, most] = distanceRange(point, shape);
    EXPECT_LE(least, exact) << "seed " << kSeed << ", round " << round;
    EXPECT_GE(most, exact) << "seed " << kSeed << ", round " << round;
    if (style == Style::ordinary && kind != Kind::plane && kind != Kind::ray) {
      ++asked;
      narrow += most - least <= 1e-9 * (1 + most) ? 1 : 0;
    }
  }
  EXPECT_GT(narrow, asked * 99 / 100);
}

}  // namespace
}  // namespace collision
