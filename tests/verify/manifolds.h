// Are contact manifolds right in every part? Of two shapes of box, triangle and parallelogram, over
// the made cases of families.h; exact_manifold.h says by which method.
//
// axis     the rounding of the first of the axes of least depth along which the features have a
//          point in common; of shapes that touch the first along which they do
// depth    within 2 ulp
// corners  those that reach furthest, all of them
// points   none missing, none twice, in order, each coordinate within 2 ulp
// incident the same of incident faces, each depth within 2 ulp
// four     of more than four points those that span the largest area
// reversed the same with a and b exchanged
#pragma once

#include <array>
#include <cstdint>

#include "families.h"
#include "pair_order.h"
#include "report.h"

namespace verify {

inline constexpr std::array<KindPair, 10> kManifoldPairs = [] {
  constexpr std::array kKinds{Kind::aabb, Kind::obb, Kind::triangle, Kind::parallelogram};
  std::array<KindPair, 10> pairs{};
  std::size_t count = 0;
  for (std::size_t i = 0; i < kKinds.size(); ++i) {
    for (std::size_t j = i; j < kKinds.size(); ++j) {
      pairs.at(count++) = {kKinds.at(i), kKinds.at(j)};
    }
  }
  return pairs;
}();

/** Of pair index % 10. */
Case manifoldCaseAt(std::uint64_t seed, std::uint64_t index);

/** What is found of one case. */
struct ManifoldFindings {
  Findings findings;
  int outcome = 0;  // as Outcome of the core, of the oracle
  int points = 0;
  bool isNearTie = false;  // whether depths are so near that more than one axis is right
  double depth = 0;        // the most units of the last place
  double coordinate = 0;
};
ManifoldFindings checkManifold(const Case& given);

}  // namespace verify
