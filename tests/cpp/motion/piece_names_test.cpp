#include "motion/piece_names.h"

#include <gtest/gtest.h>

#include <set>
#include <tuple>
#include <vector>

#include "collision/hull.h"
#include "collision/shape_cell.h"
#include "shapes/core.h"

namespace collision {
namespace {

std::vector<ShapeCell> others(const HullGeometry& hull) {
  return {Point{{1, 2, 3}},
          Segment{{0, 0, 0}, {1, 2, 3}},
          Ray{{0, 0, 0}, {1, 0, 0}},
          Aabb{{0, 0, 0}, {1, 2, 3}},
          Obb{{0, 0, 0}, {0, 0, 0, 1}, {1, 2, 3}},
          Triangle{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}},
          Parallelogram{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}},
          Hull{&hull, {0, 0, 0}, {0, 0, 0, 1}}};
}

PieceNames namesOf(const ShapeCell& a, const ShapeCell& b) {
  const Polytope coreA = roundedPolytopeOf(a).polytope;
  const Polytope coreB = roundedPolytopeOf(b).polytope;
  return {coreA.rounded({}), coreB.rounded({})};
}

TEST(PieceNames, EachHasItsPlaceAndNoOther) {
  const std::vector<Vec3> corners{{0, 0, 0}, {2, 0, 0}, {2, 2, 0}, {0, 2, 0}, {1, 1, 2}};
  const HullGeometry hull(corners);
  for (const ShapeCell& round :
       {ShapeCell(Sphere{{0, 0, 0}, 1}), ShapeCell(Capsule{{0, 0, 0}, {1, 1, 1}, 1})}) {
    for (const ShapeCell& other : others(hull)) {
      for (const bool isFirst : {true, false}) {
        const PieceNames names = isFirst ? namesOf(round, other) : namesOf(other, round);
        const std::vector<PieceName> all = names.all();
        ASSERT_EQ(names.count(), static_cast<int>(all.size()));
        std::set<std::tuple<std::array<int, 3>, std::array<signed char, 6>>> different;
        int ways = 0;
        int number = 0;
        for (const PieceName& name : all) {
          EXPECT_EQ(names.numberOf(name), number++);
          EXPECT_GE(name.ways, ways);
          ways = name.ways;
          different.insert({name.corner, name.end});
        }
        EXPECT_EQ(different.size(), all.size());
      }
    }
  }
}

TEST(PieceNames, CornersAreFoundInAnyOrder) {
  const PieceNames names = namesOf(Sphere{{0, 0, 0}, 1}, Triangle{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}});
  PieceName edge;
  edge.ways = 1;
  edge.corner = {0, 2, -1};
  const int number = names.numberOf(edge);
  edge.corner = {2, 0, -1};
  EXPECT_EQ(names.numberOf(edge), number);
  EXPECT_EQ(names.all()[static_cast<std::size_t>(number)].corner, edge.corner);
}

TEST(PieceNames, WhatIsNoPieceHasNone) {
  const PieceNames names = namesOf(Sphere{{0, 0, 0}, 1}, Point{{0, 0, 0}});
  PieceName edge;
  edge.ways = 1;
  edge.corner = {0, 1, -1};
  EXPECT_EQ(names.numberOf(edge), -1);
}

}  // namespace
}  // namespace collision
