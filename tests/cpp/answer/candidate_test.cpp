// The names of candidates, which the page, links and the package's users know them by.
#include "answer/candidate.h"

#include <gtest/gtest.h>

namespace collision {
namespace {

using enum CandidateType;

TEST(Candidate, FacesAreNamedByTheirShape) {
  EXPECT_EQ(nameOf({worldAxis, 2}, Kind::aabb, Kind::aabb), "z");
  EXPECT_EQ(nameOf({faceA, 1}, Kind::obb, Kind::triangle), "{a}.y");
  EXPECT_EQ(nameOf({faceB, 0}, Kind::obb, Kind::triangle), "{b}.n");
  EXPECT_EQ(nameOf({slab, 2}, Kind::ray, Kind::aabb), "{b}.z");
  EXPECT_EQ(nameOf({planes}, Kind::plane, Kind::plane), "{a}.n×{b}.n");
}

TEST(Candidate, EdgesAreNamedByTheirShape) {
  EXPECT_EQ(nameOf({edges, 1, 0}, Kind::obb, Kind::obb), "{a}.y×{b}.x");
  EXPECT_EQ(nameOf({edges, 2, 2}, Kind::obb, Kind::triangle), "{a}.z×{b}.ca");
  EXPECT_EQ(nameOf({edges, 0, 1}, Kind::triangle, Kind::parallelogram), "{a}.ab×{b}.ac");
  EXPECT_EQ(nameOf({inPlaneB, 1}, Kind::triangle, Kind::triangle), "n×{b}.bc");
  EXPECT_EQ(nameOf({borderB, 2}, Kind::ray, Kind::parallelogram), "{b}.dc×{b}.n");
  EXPECT_EQ(nameOf({borderB, 2}, Kind::ray, Kind::triangle), "{b}.ca×{b}.n");
}

TEST(Candidate, LinesAreNamedByWhatTheyAreMadeOf) {
  EXPECT_EQ(nameOf({lineNormal}, Kind::segment, Kind::ray), "{a}×{b}");
  EXPECT_EQ(nameOf({rangeA}, Kind::segment, Kind::ray), "{b}×({a}×{b})");
  EXPECT_EQ(nameOf({rangeB}, Kind::segment, Kind::ray), "{a}×({a}×{b})");
  EXPECT_EQ(nameOf({lineBeside}, Kind::segment, Kind::ray), "{a}∥{b}");
  EXPECT_EQ(nameOf({lineAlong}, Kind::segment, Kind::ray), "{a}");
  EXPECT_EQ(nameOf({lineBeside}, Kind::point, Kind::ray), "d({a}, {line} {b})");
  EXPECT_EQ(nameOf({lineAlong}, Kind::point, Kind::ray), "{b}");
  EXPECT_EQ(nameOf({betweenPoints}, Kind::point, Kind::point), "{b} − {a}");
}

TEST(Candidate, EachHasAGroup) {
  EXPECT_EQ(groupOf(edges), StepGroup::edgeEdge);
  EXPECT_EQ(groupOf(besideLine), StepGroup::flat);
  EXPECT_EQ(groupOf(planeA), StepGroup::distance);
  EXPECT_TRUE(isForDegenerate(inPlaneA));
  EXPECT_FALSE(isForDegenerate(edges));
}

}  // namespace
}  // namespace collision
