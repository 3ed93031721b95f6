// Pairs of boxes for random tests: turned, upright, by quarters of a turn, alike, straight, flat,
// far away, of any size.
#pragma once

#include <cmath>

#include "pairs/pairs.h"
#include "random.h"
#include "sat/separating_axes.h"
#include "shapes.h"

namespace collision {

inline Quaternion anyTurn(Random& random) {
  const double x = random.withinTwo();
  const double y = random.withinTwo();
  const double z = random.withinTwo();
  return {x, y, z, random.withinTwo()};
}

inline Quaternion anyRotation(Random& random) {
  switch (random.below(6)) {
    case 0:
      return {};
    case 1:  // upright
      return {0, random.withinTwo(), 0, random.withinTwo()};
    case 2: {  // by quarters of a turn, and by 3, 4 and 5
      const auto some = [&] { return static_cast<double>(random.between(-1, 2)); };
      const double x = some();
      const double y = some();
      return {x, y, some(), 1};
    }
    default:
      return anyTurn(random);
  }
}

/** A straight box of the same center and extents. */
inline Aabb straightened(const Obb& box) {
  return {box.center - box.halfExtents, box.center + box.halfExtents};
}

/** Near a place, about as large as `size`. */
inline Obb anyBoxAt(Random& random, double size, const Vec3& from) {
  const Vec3 place = placeIn(random, random.below(4) == 0) * 0.5;
  const auto extent = [&] { return (2.5 + random.withinTwo()) * size; };
  const double x = extent();
  const double y = extent();
  return {from + place * size, anyRotation(random), {x, y, extent()}};
}

/** use(a, b): in the order of the table of pairs. */
template <class Use>
void withBoxes(Random& random, const Use& use) {
  const double size = random.below(8) == 0 ? std::ldexp(1, random.between(-190, 80)) : 1;
  const Vec3 from = random.below(4) == 0 ? placeIn(random, false) * (1e6 * size) : Vec3{};
  const Vec3 apart = random.below(3) == 0 ? placeIn(random, false) * (4 * size) : Vec3{};
  Obb a = anyBoxAt(random, size, from);
  const Obb b = anyBoxAt(random, size, from + apart);
  switch (random.below(8)) {
    case 0:
      a.rotation = b.rotation;
      break;
    case 1:
      a.halfExtents.y = 0;
      break;
    default:
      break;
  }
  if (random.below(4) == 0) {
    use(straightened(a), b);
  } else {
    use(a, b);
  }
}

/** use(candidate): all axes that solid boxes have. */
template <class Use>
void forEachBoxAxis(ShapeRef a, ShapeRef b, const Use& use) {
  const PairPlace place = findPair(a.kind(), b.kind());
  for (const Candidate& candidate : pairTable()[at(place.index)].candidates) {
    if (!isForDegenerate(candidate.type)) {
      use(candidate);
    }
  }
}

/** use(ground, crate, axis): a floor whose top is at 0, turned by nothing or straight, and an
 * upright box that reaches a little into it. */
template <class Use>
void withCrateOnAFloor(Random& random, const Use& use) {
  Obb crate = anyBoxAt(random, 0.5, {});
  crate.rotation = {0, random.withinTwo(), 0, random.withinTwo()};
  crate.center.y = crate.halfExtents.y - std::fabs(random.withinTwo()) / 16;
  use(box({0, -1, 0}, {8, 1, 8}), crate, Candidate{CandidateType::faceA, 1});
  use(Aabb{{-8, -2, -8}, {8, 0, 8}}, crate, Candidate{CandidateType::worldAxis, 1});
}

}  // namespace collision
