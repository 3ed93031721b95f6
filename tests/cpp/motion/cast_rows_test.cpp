#include "motion/cast_rows.h"

#include <gtest/gtest.h>

#include <array>
#include <map>
#include <string>
#include <tuple>

#include "motion/any_shape.h"
#include "number/index.h"
#include "random.h"

namespace collision {
namespace {

/** A shape of these kinds, every third of which is empty, endless, flat or has no radius. */
ShapeCell shapeOf(Kind kind, Random& random) {
  if (random.below(3) == 0) {
    switch (kind) {
      case Kind::ray:
        return ShapeCell(Ray{{1, 2, 3}, {0, 1, 0.5}, random.below(2) == 0 ? 0 : kInfinity});
      case Kind::sphere:
        return ShapeCell(Sphere{{1, 2, 3}, 0});
      case Kind::capsule:
        return ShapeCell(Capsule{{1, 2, 3}, {2, 2, 3}, 0});
      case Kind::aabb:
        return ShapeCell(Aabb{{1, 2, 3}, {2, 2, 4}});
      case Kind::obb:
        return ShapeCell(Obb{{1, 2, 3}, {1, 2, 3, 4}, {1, 0, 2}});
      default:
        break;
    }
  }
  return anyShapeNear(kind, random, 2);
}

TEST(CastRows, NamesDependOnKindsAndFormsAlone) {
  constexpr std::array kKinds{Kind::ray,     Kind::plane,        Kind::sphere, Kind::aabb,
                              Kind::obb,     Kind::triangle,     Kind::point,  Kind::segment,
                              Kind::capsule, Kind::parallelogram};
  constexpr int kRows = 12;
  Random random(20261130);
  std::map<std::tuple<Kind, Kind, int, int>, std::string> known;
  int repeated = 0;
  for (int round = 0; round < 20000; ++round) {
    const ShapeCell a =
        shapeOf(kKinds.at(at(random.below(static_cast<int>(kKinds.size())))), random);
    const ShapeCell b =
        shapeOf(kKinds.at(at(random.below(static_cast<int>(kKinds.size())))), random);
    if (goesOn(a.kind()) && goesOn(b.kind())) {
      continue;
    }
    const int row = random.below(kRows);
    const int forms = formsOf(a, b);
    ASSERT_GE(forms, 0);
    const std::string name = rowName(a, b, row);
    const auto [place, isNew] = known.insert({{a.kind(), b.kind(), forms, row}, name});
    repeated += isNew ? 0 : 1;
    ASSERT_EQ(place->second, name) << random.where(round);
  }
  EXPECT_GT(repeated, 10000);
}

}  // namespace
}  // namespace collision
