// What an axis shows of two polytopes, in numbers.
#include "convex/witness.h"

#include <gtest/gtest.h>

#include <cmath>

#include "grid.h"
#include "number/certified.h"

namespace collision {
namespace {

template <class Shape>
PolytopeTerms<Exact> terms(const Shape& shape) {
  return Polytope(shape).exact({0, 0, 0});
}

double gapAlongAxis(const PolytopeTerms<Exact>& a, const PolytopeTerms<Exact>& b,
                    const ExactVec3& axis) {
  return witnessAlong<Exact>(a, b, {axis}, {}).gap;
}

const Aabb kUnitCube{{0, 0, 0}, {1, 1, 1}};

TEST(Witness, PointsFromAToBWhateverTheAxisDoes) {
  const PolytopeTerms<Exact> a = terms(kUnitCube);
  const PolytopeTerms<Exact> b = terms(Aabb{{4, 0, 0}, {5, 1, 1}});
  for (const double length : {1.0, -1.0, 7.0, -0x1p-100}) {
    const Witness witness = witnessAlong<Exact>(a, b, {lift({length, 0, 0})}, {});
    EXPECT_EQ(witness.axis, (Vec3{1, 0, 0})) << length;
    EXPECT_EQ(witness.gap, 3) << length;
    EXPECT_EQ(witness.supportA, (Vec3{1, 0.5, 0.5})) << length;
    EXPECT_EQ(witness.supportB, (Vec3{4, 0.5, 0.5})) << length;
  }
}

TEST(Witness, DepthGoesTheShortWay) {
  const Witness witness = witnessAlong<Exact>(
      terms(kUnitCube), terms(Aabb{{-1, 0, 0}, {0.25, 1, 1}}), {lift({1, 0, 0})}, {});
  EXPECT_EQ(witness.gap, -0.25);
  EXPECT_EQ(witness.axis, (Vec3{-1, 0, 0}));
}

TEST(Witness, IsMeasuredFromAnyReference) {
  const Vec3 reference{7, -3, 0.1};
  const auto at = [&](const Aabb& shape) { return Polytope(shape).exact(reference); };
  const Witness witness = witnessAlong<Exact>(at(kUnitCube), at(Aabb{{0, 5, 0}, {1, 6, 1}}),
                                              {lift({0, 1, 0})}, reference);
  EXPECT_EQ(witness.gap, 4);
  EXPECT_EQ(witness.supportA, (Vec3{0.5, 1, 0.5}));
}

TEST(Witness, HasNoGapWhereARayGoesOn) {
  const PolytopeTerms<Exact> ray = terms(Ray{{0, 0, 0}, {1, 0, 0}, kInfinity});
  const PolytopeTerms<Exact> ball = terms(Point{{-2, 3, 0}});
  EXPECT_EQ(gapAlongAxis(ray, ball, lift({1, 0, 0})), 2);  // behind its origin
  EXPECT_EQ(gapAlongAxis(ray, ball, lift({0, 1, 0})), 3);
  const PolytopeTerms<Exact> back = terms(Ray{{0, 0, 0}, {1, 0, 0}, kInfinity});
  EXPECT_TRUE(std::isnan(gapAlongAxis(ray, back, lift({1, 0, 0}))));
  EXPECT_TRUE(std::isnan(witnessAlong<Exact>(ray, back, {lift({1, 0, 0})}, {}).gap));
  const PolytopeTerms<Exact> facing = terms(Ray{{5, 0, 0}, {-1, 0, 0}, kInfinity});
  EXPECT_EQ(gapAlongAxis(ray, facing, lift({1, 0, 0})), -5);
  const PolytopeTerms<Exact> leaving = terms(Ray{{-5, 0, 0}, {-1, 0, 0}, kInfinity});
  EXPECT_EQ(gapAlongAxis(ray, leaving, lift({1, 0, 0})), 5);
}

TEST(Witness, KeepsTheDigitsOfAnIrrationalEnd) {
  // √2 rounded up is 9.667 · 10⁻¹⁷ beyond the corner (1, 1).
  const PolytopeTerms<Exact> ray = terms(Ray{{0, 0, 0}, {1, 1, 0}, std::sqrt(2.0)});
  const double gap = gapAlongAxis(ray, terms(Point{{1, 1, 0}}), lift({1, 1, 0}));
  EXPECT_NEAR(gap, -9.667293313452913e-17, 1e-29);
}

TEST(Witness, SupportPointsAreTheMiddleOfWhatReachesFurthest) {
  const auto support = [](const auto& shape, const Vec3& axis) {
    return supportOf<Exact>(terms(shape), lift(axis), 0, {}).point;
  };
  EXPECT_EQ(support(kUnitCube, {1, 1, 1}), (Vec3{1, 1, 1}));
  EXPECT_EQ(support(kUnitCube, {1, -1, 0}), (Vec3{1, 0, 0.5}));
  EXPECT_EQ(support(Triangle{{0, 0, 0}, {4, 0, 0}, {0, 4, 0}}, {1, 1, 0}), (Vec3{2, 2, 0}));
  EXPECT_EQ(support(Triangle{{0, 0, 0}, {3, 0, 0}, {0, 3, 0}}, {0, 0, 1}), (Vec3{1, 1, 0}));
  EXPECT_EQ(support(Segment{{0, 0, 0}, {4, 2, 0}}, {0, 0, 1}), (Vec3{2, 1, 0}));
  EXPECT_EQ(support(Point{{1, 2, 3}}, {0, 0, 1}), (Vec3{1, 2, 3}));
}

TEST(Witness, OfWhatTouchesTheDepthIsNone) {
  // Along (0, 1, 2) they overlap by 0.447 of the least double, which rounds to 0.
  const PolytopeTerms<Exact> a = terms(Segment{{0, 0, 0}, {0, 5e-324, 0}});
  const PolytopeTerms<Exact> b = terms(Segment{{-1, 0, 0}, {1, 5e-324, 0}});
  const std::array<KnownAxis<Exact>, 2> axes{KnownAxis<Exact>{lift({0, 1, 2})}, {lift({0, 0, 1})}};
  EXPECT_EQ(leastWitness<Exact>(a, b, axes, {}).axis, (Vec3{0, 0, 1}));
}

TEST(Witness, CornersReachFurthest) {
  const auto corners = [](const auto& shape, const Vec3& axis) {
    return supportOf<Exact>(terms(shape), lift(axis), 0, {}).corners;
  };
  EXPECT_EQ(corners(kUnitCube, {-1, -1, -1}), 0b1U);
  EXPECT_EQ(corners(kUnitCube, {1, -1, 1}), 1U << 5U);
  EXPECT_EQ(corners(kUnitCube, {1, -1, 0}), (1U << 1U) | (1U << 5U));
  EXPECT_EQ(corners(kUnitCube, {0, 0, 1}), 0xf0U);
  EXPECT_EQ(corners(Triangle{{0, 0, 0}, {4, 0, 0}, {0, 4, 0}}, {1, 1, 0}), 0b110U);
  const Parallelogram sheet{{0, 0, 0}, {4, 0, 0}, {0, 4, 0}};
  EXPECT_EQ(corners(sheet, {1, 2, 0}), 0b1000U);
  EXPECT_EQ(corners(sheet, {-1, 2, 0}), 0b100U);
  EXPECT_EQ(corners(sheet, {0, -1, 0}), 0b11U);
  EXPECT_EQ(corners(Segment{{0, 0, 0}, {4, 2, 0}}, {1, 0, 0}), 0b10U);
  EXPECT_EQ(corners(Point{{1, 2, 3}}, {0, 0, 1}), 0b1U);
  EXPECT_EQ(corners(Ray{{0, 0, 0}, {1, 1, 0}, kInfinity}, {-1, 0, 0}), 0b1U);
  EXPECT_EQ(corners(Ray{{0, 0, 0}, {1, 1, 0}, kInfinity}, {0, 0, 1}), 0b11U);
  EXPECT_EQ(corners(Ray{{0, 0, 0}, {1, 1, 0}, 3}, {1, 0, 0}), 0b10U);
}

TEST(Witness, OfTiesTheFirstIsTheLeast) {
  const PolytopeTerms<Exact> a = terms(kUnitCube);
  const PolytopeTerms<Exact> b = terms(Aabb{{0.5, 0.5, 0.75}, {2, 2, 2}});
  const std::array<KnownAxis<Exact>, 4> axes{
      KnownAxis<Exact>{}, {lift({0, 1, 0})}, {lift({1, 0, 0})}, {lift({0, 0, 1})}};
  EXPECT_EQ(leastWitness<Exact>(a, b, axes, {}).axis, (Vec3{0, 0, 1}));
  EXPECT_EQ(leastWitness<Exact>(a, b, {axes.data(), 3}, {}).axis, (Vec3{0, 1, 0}));
  EXPECT_TRUE(std::isnan(leastWitness<Exact>(a, b, {axes.data(), 1}, {}).gap));
}

/** Or neighbors: a number halfway between two doubles may be rounded to either. */
bool areTheSame(double a, double b) { return a == b || std::nextafter(a, b) == b; }
bool areTheSame(const Vec3& a, const Vec3& b) {
  return areTheSame(a.x, b.x) && areTheSame(a.y, b.y) && areTheSame(a.z, b.z);
}

TEST(Witness, ApproximateNumbersGiveTheSame) {
  Random random(20261122);
  int certain = 0;
  for (int round = 0; round < 500; ++round) {
    const Polytope a(Triangle{gridPoint(random), gridPoint(random), gridPoint(random)});
    const Polytope b(box(gridPoint(random) * 0.1, {1, 2, 3}, gridRotation(random)));
    const Vec3 axis = gridDirection(random) * 0.3;
    const Witness exactly = witnessAlong<Exact>(a.in<Exact>({}), b.in<Exact>({}), {lift(axis)}, {});
    const auto roughly = withoutDoubt([&] {
      return witnessAlong<Approximate>(a.in<Approximate>({}), b.in<Approximate>({}),
                                       {vectorOf<Approximate>(axis)}, {});
    });
    if (!roughly) {
      continue;
    }
    ++certain;
    ASSERT_TRUE(areTheSame(roughly->gap, exactly.gap)) << random.where(round);
    ASSERT_TRUE(areTheSame(roughly->axis, exactly.axis)) << random.where(round);
    ASSERT_TRUE(areTheSame(roughly->supportA, exactly.supportA)) << random.where(round);
    ASSERT_TRUE(areTheSame(roughly->supportB, exactly.supportB)) << random.where(round);
    ASSERT_EQ(roughly->cornersA, exactly.cornersA) << random.where(round);
    ASSERT_EQ(roughly->cornersB, exactly.cornersB) << random.where(round);
  }
  EXPECT_GT(certain, 300);
}

TEST(Witness, TheGapIsThatOfItsPoints) {
  Random random(20260918);
  for (int round = 0; round < 500; ++round) {
    const PolytopeTerms<Exact> a = terms(Triangle{gridPoint(random), gridPoint(random), {}});
    const PolytopeTerms<Exact> b = terms(Segment{gridPoint(random), gridPoint(random)});
    const Witness witness = witnessAlong<Exact>(a, b, {lift(gridDirection(random))}, {});
    ASSERT_NEAR(dot(witness.supportB - witness.supportA, witness.axis), witness.gap, 1e-13)
        << random.where(round);
    ASSERT_NEAR(length(witness.axis), 1, 1e-15) << random.where(round);
  }
}

}  // namespace
}  // namespace collision
