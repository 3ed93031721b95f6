// Casts of many pairs are those of each by itself, to the bit, wherever a pair stands among them.
#include "world/pair_casts.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <vector>

#include "grid.h"
#include "motion/any_shape.h"
#include "motion/lane_casts.h"
#include "motion/mesh_cast.h"
#include "number/index.h"
#include "random.h"

namespace collision {
namespace {

/** The numbers of a shape that was made by readRecord. */
std::vector<double> numbersOf(const ShapeCell& shape) {
  const auto vectors = [](std::initializer_list<Vec3> all) {
    std::vector<double> numbers;
    for (const Vec3& v : all) {
      numbers.insert(numbers.end(), {v.x, v.y, v.z});
    }
    return numbers;
  };
  const auto with = [](std::vector<double> numbers, std::initializer_list<double> others) {
    numbers.insert(numbers.end(), others);
    return numbers;
  };
  const ShapeRef ref = shape;
  switch (shape.kind()) {
    case Kind::aabb:
      return vectors({ref.as<Aabb>().min, ref.as<Aabb>().max});
    case Kind::obb: {
      const auto& [center, q, half] = ref.as<Obb>();
      return with(vectors({center}), {q.x, q.y, q.z, q.w, half.x, half.y, half.z});
    }
    case Kind::sphere:
      return with(vectors({ref.as<Sphere>().center}), {ref.as<Sphere>().radius});
    case Kind::triangle:
      return vectors({ref.as<Triangle>().a, ref.as<Triangle>().b, ref.as<Triangle>().c});
    default:
      ADD_FAILURE() << "a kind without numbers here";
      return {};
  }
}

struct MovingPairs {
  std::vector<double> a;
  std::vector<double> b;
  std::vector<double> velocitiesA;
  std::vector<double> velocitiesB;
  std::vector<ShapeCell> shapesA;
  std::vector<ShapeCell> shapesB;

  void add(const ShapeCell& first, const ShapeCell& second, const Vec3& velocityA,
           const Vec3& velocityB) {
    const auto append = [](std::vector<double>& to, const std::vector<double>& numbers) {
      to.insert(to.end(), numbers.begin(), numbers.end());
    };
    append(a, numbersOf(first));
    append(b, numbersOf(second));
    append(velocitiesA, {velocityA.x, velocityA.y, velocityA.z});
    append(velocitiesB, {velocityB.x, velocityB.y, velocityB.z});
    shapesA.push_back(first);
    shapesB.push_back(second);
  }
};

bool areSame(double a, double b) { return std::memcmp(&a, &b, sizeof a) == 0; }

Vec3 vectorAt(const std::vector<double>& numbers, std::size_t i) {
  return {numbers[3 * i], numbers[3 * i + 1], numbers[3 * i + 2]};
}

void expectAsSingle(const MovingPairs& pairs, double duration, const std::string& where) {
  const auto count = pairs.shapesA.size();
  const Kind kindA = pairs.shapesA.front().kind();
  const Kind kindB = pairs.shapesB.front().kind();
  std::vector<std::uint8_t> outcomes(count);
  std::vector<double> enter(count);
  std::vector<double> exit(count);
  Geometries geometries;
  const int meeting =
      castPairs({kindA, pairs.a.data(), strideOf(kindA)}, {kindB, pairs.b.data(), strideOf(kindB)},
                geometries, {pairs.velocitiesA.data(), pairs.velocitiesB.data(), duration},
                static_cast<int>(count), {outcomes.data(), enter.data(), exit.data()});
  int expected = 0;
  for (std::size_t i = 0; i < count; ++i) {
    const Motion motion{vectorAt(pairs.velocitiesA, i), vectorAt(pairs.velocitiesB, i), duration};
    const Cast cast = castWithoutPoints(pairs.shapesA[i], pairs.shapesB[i], motion);
    ASSERT_EQ(static_cast<CastOutcome>(outcomes[i]), cast.outcome) << where << ", pair " << i;
    if (cast.outcome == CastOutcome::never) {
      ASSERT_TRUE(std::isnan(enter[i]) && std::isnan(exit[i])) << where << ", pair " << i;
    } else {
      ++expected;
      ASSERT_TRUE(areSame(enter[i], cast.tEnter)) << where << ", pair " << i << ": " << enter[i];
      ASSERT_TRUE(areSame(exit[i], cast.tExit)) << where << ", pair " << i << ": " << exit[i];
    }
  }
  ASSERT_EQ(meeting, expected) << where;
}

constexpr std::array<std::array<Kind, 2>, 7> kKinds{{{Kind::aabb, Kind::aabb},
                                                     {Kind::obb, Kind::obb},
                                                     {Kind::aabb, Kind::obb},
                                                     {Kind::sphere, Kind::sphere},
                                                     {Kind::sphere, Kind::aabb},
                                                     {Kind::obb, Kind::sphere},
                                                     {Kind::obb, Kind::triangle}}};

TEST(PairCasts, AreThoseOfSingleCasts) {
  Random random(20261144);
  for (int round = 0; round < repeated(6000); ++round) {
    const auto [kindA, kindB] = kKinds.at(at(random.below(7)));
    const double size = random.below(8) == 0 ? std::ldexp(1, random.between(-190, 190)) : 1;
    MovingPairs pairs;
    const int count = random.between(1, 5);
    for (int i = 0; i < count; ++i) {
      const ShapeCell a = anyShapeNear(kindA, random, size);
      const ShapeCell b = anyShapeNear(kindB, random, size);
      const Vec3 velocityA = anyVectorWithin(random, size);
      pairs.add(a, b, velocityA, random.below(2) == 0 ? Vec3{} : anyVectorWithin(random, size));
    }
    const double duration = random.below(3) == 0 ? kInfinity : random.between(0, 40) / 4.0;
    ASSERT_NO_FATAL_FAILURE(expectAsSingle(pairs, duration, random.where(round)));
  }
}

TEST(PairCasts, OnAGridToo) {
  Random random(20261145);
  for (int round = 0; round < repeated(6000); ++round) {
    const auto [kindA, kindB] = kKinds.at(at(random.below(7)));
    MovingPairs pairs;
    const int count = random.between(1, 5);
    for (int i = 0; i < count; ++i) {
      const ShapeCell a = gridShape(kindA, random);
      const ShapeCell b = gridShape(kindB, random);
      const Vec3 velocityA = gridPoint(random);
      pairs.add(a, b, velocityA, random.below(2) == 0 ? Vec3{} : gridPoint(random));
    }
    const double duration = random.below(3) == 0 ? kInfinity : random.between(0, 12) / 4.0;
    ASSERT_NO_FATAL_FAILURE(expectAsSingle(pairs, duration, random.where(round)));
  }
}

TEST(PairCasts, QuaternionsOfAnyLength) {
  Random random(20261148);
  constexpr std::array<std::array<Kind, 2>, 2> kTurned{
      {{Kind::obb, Kind::obb}, {Kind::sphere, Kind::obb}}};
  for (int round = 0; round < repeated(1500); ++round) {
    const auto [kindA, kindB] = kTurned.at(at(random.below(2)));
    const auto scaled = [&](const ShapeCell& shape) -> ShapeCell {
      if (shape.kind() != Kind::obb) {
        return shape;
      }
      Obb box = ShapeRef(shape).as<Obb>();
      const double factor = std::ldexp(1, random.between(-1060, 190));
      auto& [x, y, z, w] = box.rotation;
      box.rotation = {x * factor, y * factor, z * factor, w * factor};
      return box;
    };
    MovingPairs pairs;
    for (int i = 0; i < 2; ++i) {
      const ShapeCell a = scaled(anyShapeNear(kindA, random, 1));
      pairs.add(a, scaled(anyShapeNear(kindB, random, 1)), anyVectorWithin(random, 4), {});
    }
    ASSERT_NO_FATAL_FAILURE(expectAsSingle(pairs, 4, random.where(round)));
  }
}

TEST(PairCasts, InvalidNumbersAreThoseOfOnePairAlone) {
  Random random(20261146);
  const double invalid = std::nan("");
  for (int round = 0; round < repeated(500); ++round) {
    const auto [kindA, kindB] = kKinds.at(at(random.below(7)));
    MovingPairs pairs;
    for (int i = 0; i < 2; ++i) {
      const ShapeCell a = anyShapeNear(kindA, random, 1);
      pairs.add(a, anyShapeNear(kindB, random, 1), anyVectorWithin(random, 1), {});
    }
    const int broken = random.below(2);
    const auto breakOne = [&](std::vector<double>& column, double number) {
      const auto numbers = static_cast<int>(column.size()) / 2;
      column[at(broken * numbers + random.below(numbers))] = number;
    };
    switch (random.below(3)) {
      case 0:
        breakOne(pairs.a, invalid);
        break;
      case 1:
        breakOne(pairs.velocitiesA, invalid);
        break;
      default:  // too large, though as seen from each other they move as before
        breakOne(pairs.velocitiesA, 0x1p+201);
        pairs.velocitiesB = pairs.velocitiesA;
    }
    std::array<std::uint8_t, 2> outcomes{};
    std::array<double, 2> enter{};
    std::array<double, 2> exit{};
    Geometries geometries;
    castPairs({kindA, pairs.a.data(), strideOf(kindA)}, {kindB, pairs.b.data(), strideOf(kindB)},
              geometries, {pairs.velocitiesA.data(), pairs.velocitiesB.data(), 4}, 2,
              {outcomes.data(), enter.data(), exit.data()});
    for (int i = 0; i < 2; ++i) {
      EXPECT_EQ(static_cast<CastOutcome>(outcomes[at(i)]) == CastOutcome::invalid, i == broken)
          << random.where(round);
    }
  }
}

/** How many of pairs of two kinds lanes tell whole. */
int toldByLanes(Kind kindA, Kind kindB, int rounds) {
  Random random(20261147);
  const auto [caster, swapped] = findLaneCaster(kindA, kindB);
  EXPECT_FALSE(swapped);
  int told = 0;
  for (int round = 0; round < rounds; ++round) {
    MovingPairs pairs;
    for (int i = 0; i < 2; ++i) {
      const ShapeCell a = anyShapeNear(kindA, random, 1);
      pairs.add(a, anyShapeNear(kindB, random, 1), anyVectorWithin(random, 4), {});
    }
    const double* const a = pairs.a.data();
    const double* const b = pairs.b.data();
    const Vec3 v = vectorAt(pairs.velocitiesA, 0);
    const Vec3 w = vectorAt(pairs.velocitiesA, 1);
    LaneCaster::Casts casts;
    caster->cast({{a, a + strideOf(kindA)},
                  {b, b + strideOf(kindB)},
                  {lanesOf(v.x, w.x), lanesOf(v.y, w.y), lanesOf(v.z, w.z)},
                  64.0},
                 2, casts);
    MeetingTimes times;
    const Motion motion{v, {}, 2};
    if (casts[0].outcome == CastOutcome::never ||
        (casts[0].outcome == CastOutcome::hits &&
         caster->findTimes(a, b, motion, casts[0], times))) {
      ++told;
    }
  }
  return told;
}

TEST(PairCasts, LanesTellNearlyAllOfThem) {
  EXPECT_GT(toldByLanes(Kind::aabb, Kind::aabb, 1000), 985);
  EXPECT_GT(toldByLanes(Kind::obb, Kind::obb, 1000), 740);  // a fourth has an axis in common
  EXPECT_GT(toldByLanes(Kind::sphere, Kind::sphere, 1000), 985);
  EXPECT_GT(toldByLanes(Kind::sphere, Kind::aabb, 1000), 985);
  EXPECT_GT(toldByLanes(Kind::sphere, Kind::obb, 1000), 985);
}

TEST(PairCasts, OtherKindsHaveNoLanes) {
  EXPECT_EQ(findLaneCaster(Kind::aabb, Kind::obb).caster, nullptr);
  EXPECT_EQ(findLaneCaster(Kind::sphere, Kind::triangle).caster, nullptr);
  EXPECT_EQ(findLaneCaster(Kind::plane, Kind::sphere).caster, nullptr);
  EXPECT_TRUE(findLaneCaster(Kind::obb, Kind::sphere).swapped);
}

}  // namespace
}  // namespace collision
