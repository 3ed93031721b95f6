// Hulls that stand anywhere, in motion against shapes of every kind.
#include <cstdio>
#include <limits>
#include <vector>

#include "casts.h"
#include "collision/hull.h"
#include "core_shape.h"
#include "make_case.h"
#include "oracle/cases.h"
#include "oracle/outcome_by_programming.h"

namespace verify {
namespace {

using oracle::PosedPoints;

struct HullCast {
  Shape shape;
  PosedPoints points;
  Motion motion;
};

std::array<double, 3> halvesOf(Draws& draws, int most) {
  const double x = 0.5 * draws.whole(-most, most);
  const double y = 0.5 * draws.whole(-most, most);
  const double z = 0.5 * draws.whole(-most, most);
  return {x, y, z};
}

/** Points of halves, flat ones too, turned by whole quaternions, moving along whole numbers. */
HullCast hullCastAt(std::uint64_t seed, std::uint64_t index) {
  constexpr std::uint64_t kOwn = 0x68756c6c73;
  Cases cases(Draws(seed ^ kOwn, index));
  Draws& draws = cases.draws();
  HullCast made;
  made.shape = cases.gridShape(static_cast<Kind>(index % oracle::kKindCount));
  if (draws.oneIn(8)) {
    cases.degrade(made.shape);
  }
  const int count = draws.whole(1, 8);
  const bool isFlat = draws.oneIn(4);
  for (int i = 0; i < count; ++i) {
    std::array<double, 3> point = halvesOf(draws, 4);
    point[1] = isFlat ? 0.5 : point[1];
    made.points.points.push_back(point);
  }
  if (!draws.oneIn(3)) {
    made.points.position = halvesOf(draws, 4);
    do {
      for (double& number : made.points.rotation) {
        number = draws.whole(-1, 1);
      }
    } while (made.points.rotation == std::array<double, 4>{});
  }
  made.motion.velocityA = halvesOf(draws, 4);
  made.motion.velocityB = draws.oneIn(2) ? halvesOf(draws, 2) : std::array<double, 3>{};
  const std::array<double, 3> back = halvesOf(draws, 2);
  const double before = draws.whole(0, 4);
  for (std::size_t i = 0; i < 3; ++i) {
    made.points.position.at(i) +=
        before * (made.motion.velocityA.at(i) - made.motion.velocityB.at(i)) + back.at(i);
  }
  const int units = draws.whole(0, 9);
  made.motion.duration = units == 9 ? std::numeric_limits<double>::infinity() : units;
  return made;
}

void printHullCast(const HullCast& given, std::uint64_t index, const Findings& findings) {
  std::printf("hull %llu of kind %d:", static_cast<unsigned long long>(index),
              static_cast<int>(given.shape.kind));
  const auto show = [](const auto& numbers, int count) {
    std::printf(" [");
    for (int i = 0; i < count; ++i) {
      std::printf("%s%.17g", i > 0 ? ", " : "", numbers.at(static_cast<std::size_t>(i)));
    }
    std::printf("]");
  };
  show(given.shape.numbers, oracle::sizeOf(given.shape.kind));
  std::printf(" and hull of");
  for (const auto& point : given.points.points) {
    show(point, 3);
  }
  std::printf(" at");
  show(given.points.position, 3);
  show(given.points.rotation, 4);
  std::printf(" in motion");
  show(given.motion.velocityA, 3);
  show(given.motion.velocityB, 3);
  std::printf(" for %.17g\n", given.motion.duration);
  for (const Failure& failure : findings.failures()) {
    std::printf("  %s: expected %s, got %s\n", failure.check.c_str(), failure.expected.c_str(),
                failure.got.c_str());
  }
}

CastFindings checkHullCast(const HullCast& given) {
  std::vector<collision::Vec3> corners;
  for (const auto& [x, y, z] : given.points.points) {
    corners.push_back({x, y, z});
  }
  const collision::HullGeometry geometry(corners);
  const auto& [x, y, z] = given.points.position;
  const auto& [qx, qy, qz, qw] = given.points.rotation;
  const collision::Hull hull{&geometry, {x, y, z}, {qx, qy, qz, qw}};
  const auto& [a, b, duration] = given.motion;
  const collision::Vec3 velocityA{a[0], a[1], a[2]};
  const collision::Vec3 velocityB{b[0], b[1], b[2]};
  const collision::ShapeCell shape = coreShape(given.shape);
  const BothCasts casts{collision::cast(shape, hull, {velocityA, velocityB, duration}),
                        collision::cast(hull, shape, {velocityB, velocityA, duration})};
  oracle::Passing passing(given.shape, given.points, given.motion);
  return checkTimes(passing, oracle::outcomeByProgramming(given.shape, given.points), casts);
}

}  // namespace

std::uint64_t wrongHullCasts(std::uint64_t seed, std::uint64_t from, std::uint64_t to) {
  std::uint64_t failed = 0;
  std::array<std::uint64_t, 3> outcomes{};
  for (std::uint64_t i = from; i < to; ++i) {
    const HullCast made = hullCastAt(seed, i);
    const CastFindings found = checkHullCast(made);
    ++outcomes.at(static_cast<std::size_t>(found.outcome));
    if (!found.findings.failures().empty()) {
      ++failed;
      printHullCast(made, i, found.findings);
    }
  }
  std::printf(
      "hulls: %llu cases, %llu never, %llu touches, %llu hits, %llu failed\n",
      static_cast<unsigned long long>(to - from), static_cast<unsigned long long>(outcomes[0]),
      static_cast<unsigned long long>(outcomes[1]), static_cast<unsigned long long>(outcomes[2]),
      static_cast<unsigned long long>(failed));
  return failed;
}

}  // namespace verify
