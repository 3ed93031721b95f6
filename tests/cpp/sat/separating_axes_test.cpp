// The lists of separating axes: which, how many and in which order.
#include "sat/separating_axes.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace collision {
namespace {

using enum CandidateType;

TEST(SeparatingAxes, FacesThenEdgesOfEach) {
  constexpr auto& axes = kSeparatingAxes<Kind::obb, Kind::obb>;
  ASSERT_EQ(axes.size(), 15U);
  EXPECT_EQ(axes[0], (Candidate{faceA, 0}));
  EXPECT_EQ(axes[5], (Candidate{faceB, 2}));
  EXPECT_EQ(axes[6], (Candidate{edges, 0, 0}));
  EXPECT_EQ(axes[14], (Candidate{edges, 2, 2}));
}

TEST(SeparatingAxes, OfATriangleAgainstABoxEdgesComeFirst) {
  constexpr auto& axes = kBoxTriangleAxes<Kind::aabb>;
  ASSERT_EQ(axes.size(), 13U);
  EXPECT_EQ(axes[0], (Candidate{edges, 0, 0}));
  EXPECT_EQ(axes[9], (Candidate{faceA, 0}));
  EXPECT_EQ(axes[12], (Candidate{faceB, 0}));
}

TEST(SeparatingAxes, OnlyShapesThatCanBeFlatTogetherHaveMore) {
  EXPECT_EQ(solidCountOf(kSeparatingAxes<Kind::obb, Kind::parallelogram>), 10);
  EXPECT_EQ((kSeparatingAxes<Kind::obb, Kind::parallelogram>.size()), 10U);
  EXPECT_EQ(solidCountOf(kSeparatingAxes<Kind::triangle, Kind::triangle>), 11);
  EXPECT_EQ((kSeparatingAxes<Kind::triangle, Kind::triangle>.size()), 20U);
  EXPECT_EQ((kSeparatingAxes<Kind::point, Kind::obb>.size()), 3U);
  EXPECT_EQ((kSeparatingAxes<Kind::point, Kind::triangle>.size()), 7U);
  EXPECT_EQ(kMostAxes, 20);
}

}  // namespace
}  // namespace collision
