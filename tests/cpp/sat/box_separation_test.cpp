// The polynomials of boxes along their candidates, against the same gap taken from their corners.
#include "sat/box_separation.h"

#include <gtest/gtest.h>

#include "random.h"

namespace collision {
namespace {

/** Twice the corners of a box around twice its center, times n. */
std::array<ExactVec3, 8> cornersOf(const BoxTerms<Exact>& box, const ExactVec3& center) {
  std::array<ExactVec3, 8> corners;
  for (int i = 0; i < 8; ++i) {
    ExactVec3 corner = center * box.frame.n;
    for (int k = 0; k < 3; ++k) {
      const Exact along = ((i >> k) & 1) != 0 ? box.length[k] : -box.length[k];
      corner = corner + box.frame.axis[static_cast<std::size_t>(k)] * along;
    }
    corners[static_cast<std::size_t>(i)] = corner;
  }
  return corners;
}

struct Range {
  Exact min;
  Exact max;
};
template <class Corners>
Range rangeOf(const Corners& corners, const ExactVec3& axis, const Exact& scale) {
  Range range{dot(corners[0], axis) * scale, dot(corners[0], axis) * scale};
  for (const ExactVec3& corner : corners) {
    const Exact at = dot(corner, axis) * scale;
    range = {least(range.min, at), greatest(range.max, at)};
  }
  return range;
}
Sign gapSign(const Range& a, const Range& b) {
  return greatest(b.min - a.max, a.min - b.max).sign();
}

Quaternion rotation(Random& random) {
  const double x = random.between(-2, 2);
  const double y = random.between(-2, 2);
  const double z = random.between(-2, 2);
  return {x, y, z, static_cast<double>(random.between(1, 3))};
}
ExactVec3 place(Random& random, int least, int most) {
  const double x = random.between(least, most);
  const double y = random.between(least, most);
  const double z = random.between(least, most);
  return lift({x, y, z});
}

TEST(BoxSeparation, OfTwoBoxesIsThatOfTheirCorners) {
  Random random(20260927);
  int signs[3] = {};
  for (int round = 0; round < 300; ++round) {
    const BoxTerms<Exact> a{place(random, 0, 6), axesIn<Exact>(rotation(random))};
    const BoxTerms<Exact> b{place(random, 0, 6), axesIn<Exact>(rotation(random))};
    const ExactVec3 between = place(random, -9, 9);
    const BoxBoxSeparation<Exact> separation(a, b, between);
    const auto cornersA = cornersOf(a, {});
    const auto cornersB = cornersOf(b, between);
    const auto expected = [&](const ExactVec3& axis) {
      return gapSign(rangeOf(cornersA, axis, b.frame.n), rangeOf(cornersB, axis, a.frame.n));
    };
    for (int i = 0; i < 3; ++i) {
      const auto at = static_cast<std::size_t>(i);
      ASSERT_EQ(separation.alongFaceA(i).gap().sign(), expected(a.frame.axis[at]))
          << random.where(round);
      ASSERT_EQ(separation.alongFaceB(i).gap().sign(), expected(b.frame.axis[at]))
          << random.where(round);
      for (int j = 0; j < 3; ++j) {
        const ExactVec3 axis = cross(a.frame.axis[at], b.frame.axis[static_cast<std::size_t>(j)]);
        if (!isZero(axis)) {
          const Sign sign = separation.alongEdges(i, j).gap().sign();
          ASSERT_EQ(sign, expected(axis)) << random.where(round) << i << j;
          ++signs[static_cast<int>(sign) + 1];
        }
      }
    }
  }
  EXPECT_GT(signs[0], 100);
  EXPECT_GT(signs[1], 5);
  EXPECT_GT(signs[2], 100);
}

TEST(BoxSeparation, OfABoxAndATriangleIsThatOfTheirCorners) {
  Random random(20260928);
  for (int round = 0; round < 500; ++round) {
    const ExactVec3 half = place(random, 0, 4);
    const std::array<ExactVec3, 3> corner{place(random, -6, 6), place(random, -6, 6),
                                          place(random, -6, 6)};
    const BoxTriangleSeparation<Exact> separation(half, corner);
    const auto box = cornersOf({half, {}}, {});
    const auto expected = [&](const ExactVec3& axis) {
      return gapSign(rangeOf(box, axis, Exact(1.0)), rangeOf(corner, axis, Exact(1.0)));
    };
    ASSERT_EQ(separation.alongNormal().gap().sign(), expected(separation.normal()))
        << random.where(round);
    for (int i = 0; i < 3; ++i) {
      const ExactVec3 unit = lift(unitAxis(i));
      ASSERT_EQ(separation.alongFace(i).gap().sign(), expected(unit)) << random.where(round);
      for (int k = 0; k < 3; ++k) {
        const ExactVec3 axis = cross(unit, separation.edge(k));
        ASSERT_EQ(separation.alongEdges(i, k).gap().sign(), expected(axis)) << random.where(round);
      }
    }
  }
}

TEST(BoxSeparation, InDoublesOfWholeNumbersItIsTheSame) {
  const BoxTerms<double> block{{10, 10, 10}, {}};
  const BoxTerms<double> turned{{10, 10, 10}, scaledAxes<double>(0, 0, 1, 2)};
  // Twice the way; n = 5: the turned block reaches 7 along x.
  const BoxBoxSeparation<double> touching(block, turned, {24, 2, 0});
  EXPECT_EQ(touching.alongFaceA(0).gap(), 0);
  const BoxBoxSeparation<double> apart(block, turned, {26, 2, 0});
  EXPECT_EQ(apart.alongFaceA(0).gap(), 10);  // twice 1 m, times 5
}

}  // namespace
}  // namespace collision
