// The pairs of kinds in the order of the core's table, which a test holds against it: cases must
// stay the same when the table changes.
#pragma once

#include <array>

#include "families.h"

namespace verify {

struct KindPair {
  Kind a;
  Kind b;
};

/** From the simplest kind to the plane, as the table goes. */
inline constexpr std::array<Kind, oracle::kKindCount> kKindOrder{
    Kind::point, Kind::segment, Kind::ray,      Kind::sphere,        Kind::capsule,
    Kind::aabb,  Kind::obb,     Kind::triangle, Kind::parallelogram, Kind::plane};

constexpr std::array<KindPair, kPairCount> pairsInOrder() {
  std::array<KindPair, kPairCount> pairs{};
  std::size_t count = 0;
  for (std::size_t i = 0; i < kKindOrder.size(); ++i) {
    for (std::size_t j = i; j < kKindOrder.size(); ++j) {
      pairs.at(count++) = {kKindOrder.at(i), kKindOrder.at(j)};
    }
  }
  return pairs;
}
inline constexpr std::array<KindPair, kPairCount> kPairOrder = pairsInOrder();

}  // namespace verify
