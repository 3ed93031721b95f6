// The nearest point to the origin of what a few points span.
#include "convex/simplex.h"

#include <gtest/gtest.h>

#include "convex/compare_distance.h"
#include "linear/number_vector.h"

namespace collision {
namespace {

/** Points that come one by one, named by the corner of b. */
template <class T>
struct Spanned {
  Simplex<T> simplex;
  bool outside = true;

  explicit Spanned(std::initializer_list<Vec3> points) {
    SupportName name;
    for (const Vec3& point : points) {
      outside = simplex.add(name, vectorOf<T>(point));
      ++name.corner[1];
    }
  }
  [[nodiscard]] double squared() const {
    Exact sum;
    for (const T& weight : simplex.weights()) {
      sum = sum + weight;
    }
    return quotient(simplex.squared(), sum);
  }
};

void expectNearest(std::initializer_list<Vec3> points, const Vec3& nearest, int count) {
  const Spanned<double> inDoubles(points);
  EXPECT_EQ(nearestPointOf(inDoubles.simplex), nearest);
  EXPECT_EQ(inDoubles.simplex.count(), count);
  EXPECT_TRUE(inDoubles.outside);
  const Spanned<Exact> exact(points);
  EXPECT_EQ(exact.squared(), dot(nearest, nearest));
  EXPECT_EQ(exact.simplex.count(), count);
  EXPECT_TRUE(isZero(cross(exact.simplex.toNearest(), lift(nearest))));
}

TEST(Simplex, OfAPointIsThePoint) {
  expectNearest({{1, 2, 3}}, {1, 2, 3}, 1);
  expectNearest({{0, 0, 0}}, {0, 0, 0}, 1);
}

TEST(Simplex, OfASegmentItsInsideOrItsNewestEnd) {
  expectNearest({{1, 0, 0}, {0, 1, 0}}, {0.5, 0.5, 0}, 2);
  expectNearest({{2, 5, 0}, {1, 0, 0}}, {1, 0, 0}, 1);
}

TEST(Simplex, OfATriangleFaceEdgeOrCorner) {
  expectNearest({{-1, -1, 2}, {3, -1, 2}, {-1, 3, 2}}, {0, 0, 2}, 3);
  expectNearest({{-1, 5, 2}, {3, 1, 2}, {-1, 1, 2}}, {0, 1, 2}, 2);
  expectNearest({{3, 1, 2}, {1, 5, 2}, {1, 1, 2}}, {1, 1, 2}, 1);
  // Without area.
  expectNearest({{-2, 1, 0}, {4, 1, 0}}, {0, 1, 0}, 2);
}

TEST(Simplex, OfATetrahedronAroundTheOriginItSaysSo) {
  const std::initializer_list<Vec3> around{{-1, -1, -1}, {3, -1, -1}, {-1, 3, -1}, {-1, -1, 3}};
  const Spanned<double> inDoubles(around);
  EXPECT_FALSE(inDoubles.outside);
  EXPECT_NEAR(length(nearestPointOf(inDoubles.simplex)), 0, 1e-15);
  const Spanned<Exact> exact(around);
  EXPECT_FALSE(exact.outside);
  EXPECT_EQ(exact.squared(), 0);
  ExactVec3 sum;
  for (int i = 0; i < 4; ++i) {
    sum = sum + exact.simplex.point(i) * exact.simplex.weights()[at(i)];
  }
  EXPECT_TRUE(isZero(sum));
  expectNearest({{0, 0, 5}, {-1, 3, 1}, {3, -1, 1}, {-1, -1, 1}}, {0, 0, 1}, 3);
}

TEST(Simplex, KnowsWhatIsLevelByTheNames) {
  Simplex<double> simplex;
  SupportName name;
  simplex.add(name, {-1, -1, 2});
  name.upper = SupportName::generatorBit(1, 2);
  simplex.add(name, {3, -1, 2});
  EXPECT_EQ(simplex.levelParts().upper, name.upper);
  name.corner[0] = 2;
  simplex.add(name, {-1, 3, 2});
  const LevelParts level = simplex.levelParts();
  EXPECT_EQ(level.upper, name.upper);
  EXPECT_TRUE(level.holdsCorner(0, 0));
  EXPECT_FALSE(level.holdsCorner(0, 1));
  EXPECT_FALSE(level.holdsCorner(1, 0));
}

}  // namespace
}  // namespace collision
