// Shapes with flat faces as one: what they cover of an axis, in doubles and exactly.
#include "convex/polytope.h"

#include <gtest/gtest.h>

#include "grid.h"
#include "linear/number_vector.h"

namespace collision {
namespace {

/** What an axis meets, in units of the axis's length. */
template <class Shape>
Interval covered(const Shape& shape, const Vec3& axis) {
  const PolytopeTerms<Exact> terms = Polytope(shape).exact({0, 0, 0});
  const ProjectedInterval<Exact> reach = terms.along(lift(axis));
  const Exact twice = terms.n * Exact(2.0);
  return {quotient(reach.min, twice), quotient(reach.max, twice)};
}

template <class Shape>
void expectCovers(const Shape& shape, const Vec3& axis, double min, double max) {
  const Interval exact = covered(shape, axis);
  EXPECT_EQ(exact.min, min);
  EXPECT_EQ(exact.max, max);
}

TEST(Polytope, CoversTheSameAsItsCorners) {
  const Vec3 axis{1, 2, -1};
  expectCovers(Point{{1, 2, 3}}, axis, 2, 2);
  expectCovers(Segment{{0, 0, 0}, {1, 1, 5}}, axis, -2, 0);
  expectCovers(Aabb{{0, 0, 0}, {1, 2, 3}}, axis, -3, 5);
  expectCovers(Triangle{{0, 0, 0}, {1, 0, 0}, {0, 0, 4}}, axis, -4, 1);
  expectCovers(Parallelogram{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}}, axis, 0, 3);
  expectCovers(box({1, 0, 0}, {5, 5, 5}, {0, 0, 1, 2}), {1, 0, 0}, -6, 8);
}

TEST(Polytope, IsMeasuredFromAnyPoint) {
  const Triangle triangle{{5, 5, 5}, {6, 5, 5}, {5, 6, 5}};
  const PolytopeTerms<Exact> terms = Polytope(triangle).exact({5, 5, 5});
  const ProjectedInterval<Exact> reach = terms.along(lift({1, 0, 0}));
  EXPECT_TRUE(reach.min == Exact());
  EXPECT_TRUE(reach.max == Exact(2.0));  // twice
}

TEST(Polytope, CountsEdgesAndFaces) {
  EXPECT_EQ(Polytope(Point{}).edges(), 0);
  EXPECT_EQ(Polytope(Point{}).faces(), 0);
  EXPECT_EQ(Polytope(Segment{}).edges(), 1);
  EXPECT_EQ(Polytope(Segment{}).faces(), 0);
  EXPECT_EQ(Polytope(Triangle{}).edges(), 3);
  EXPECT_EQ(Polytope(Triangle{}).faces(), 1);
  EXPECT_EQ(Polytope(Parallelogram{}).edges(), 2);
  EXPECT_EQ(Polytope(Parallelogram{}).faces(), 1);
  EXPECT_EQ(Polytope(Aabb{}).edges(), 3);
  EXPECT_EQ(Polytope(Aabb{}).faces(), 3);
  EXPECT_FALSE(Polytope(Aabb{}).solid());
  EXPECT_FALSE(Polytope(Aabb{{0, 0, 0}, {1, 1, 0}}).solid());
  EXPECT_TRUE(Polytope(Aabb{{0, 0, 0}, {1, 1, 5e-324}}).solid());
  EXPECT_FALSE(Polytope(Triangle{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}}).solid());
  EXPECT_TRUE(Polytope(Ray{{}, {1, 0, 0}, kInfinity}).unbounded());
  EXPECT_FALSE(Polytope(Ray{{}, {1, 0, 0}, 1}).unbounded());
}

TEST(Polytope, GapsAreSymmetricAndSigned) {
  const PolytopeTerms<double> a = Polytope(Aabb{{0, 0, 0}, {1, 1, 1}}).rounded({});
  const PolytopeTerms<double> b = Polytope(Aabb{{3, 0, 0}, {4, 1, 1}}).rounded({});
  EXPECT_EQ(gapAlong(a, b, {1, 0, 0}), 4);  // twice 2
  EXPECT_EQ(gapAlong(b, a, {-1, 0, 0}), 4);
  EXPECT_EQ(gapAlong(a, b, {0, 1, 0}), -2);
  EXPECT_EQ(gapAlong(a, a, {1, 0, 0}), -2);
}

TEST(Polytope, DoublesAreNearTheExactNumbers) {
  Random random(20260916);
  constexpr Kind kKinds[] = {Kind::aabb,          Kind::obb,   Kind::triangle,
                             Kind::parallelogram, Kind::point, Kind::segment};
  for (int round = 0; round < 600; ++round) {
    const Vec3 axis = gridDirection(random);
    const Vec3 reference = gridPoint(random);
    const ShapeCell shape = gridShape(kKinds[static_cast<std::size_t>(round % 6)], random);
    const Polytope polytope = roundedPolytopeOf(shape).polytope;
    const PolytopeTerms<double> rounded = polytope.rounded(reference);
    const PolytopeTerms<Exact> exact = polytope.exact(reference);
    const ProjectedInterval<double> near = rounded.along(axis);
    const ProjectedInterval<Exact> reach = exact.along(lift(axis));
    ASSERT_NEAR(near.min / rounded.n, quotient(reach.min, exact.n), 1e-12) << random.where(round);
    ASSERT_NEAR(near.max / rounded.n, quotient(reach.max, exact.n), 1e-12) << random.where(round);
  }
}

TEST(Polytope, ABoundedRayEndsAtARoot) {
  const Ray ray{{1, 1, 1}, {3, 4, 0}, 10};  // ends at (7, 9, 1)
  const PolytopeTerms<Exact> terms = Polytope(ray).exact({});
  EXPECT_TRUE(terms.endsAtRoot);
  EXPECT_FALSE(terms.unbounded);
  const PolytopeTerms<Exact> ended = withRoundedEnd(terms);
  EXPECT_FALSE(ended.endsAtRoot);
  const ProjectedInterval<Exact> reach = ended.along(lift({1, 0, 0}));
  EXPECT_EQ(quotient(reach.min, ended.n * Exact(2.0)), 1);
  EXPECT_EQ(quotient(reach.max, ended.n * Exact(2.0)), 7);
  const PolytopeTerms<double> rounded = Polytope(ray).rounded({});
  EXPECT_EQ(rounded.along({0, 1, 0}).max, 18);
}

}  // namespace
}  // namespace collision
