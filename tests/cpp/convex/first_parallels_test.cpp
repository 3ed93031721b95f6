// Faces and edges of hulls that are parallel are known to be.
#include "convex/first_parallels.h"

#include <gtest/gtest.h>

#include <array>

#include "collision/hull.h"
#include "convex/hull_directions.h"
#include "random.h"

namespace collision {
namespace {

TEST(FirstParallels, OfABox) {
  std::vector<Vec3> corners;
  for (unsigned i = 0; i < 8; ++i) {
    corners.push_back({(i & 1U) != 0 ? 0.1 : -3, (i & 2U) != 0 ? 7 : 0.3, (i & 4U) != 0 ? 1 : 0.7});
  }
  const HullGeometry box(corners);
  EXPECT_TRUE(box.hasParallels());
  for (int face = 0; face < 6; ++face) {
    const int parallel = box.parallelFace(face);
    ASSERT_GE(parallel, 0);
    EXPECT_NE(parallel, face);
    EXPECT_EQ(box.parallelFace(parallel), face);
  }
  std::array<int, 12> edges{};
  for (int edge = 0; edge < 12; ++edge) {
    ++edges.at(at(box.firstParallelEdge(edge)));
  }
  EXPECT_EQ(std::count(edges.begin(), edges.end(), 4), 3);
}

TEST(FirstParallels, NoneThatIsNot) {
  Random random(3256);
  int parallels = 0;
  for (int round = 0; round < repeated(200); ++round) {
    SCOPED_TRACE(random.where(round));
    std::vector<Vec3> points;
    for (int i = random.between(4, 16); i > 0; --i) {
      const auto number = [&] { return double(random.between(-2, 2)); };
      points.push_back({number(), number(), number()});
    }
    const HullGeometry hull(points);
    const auto count = static_cast<int>(hull.edges().size());
    for (int i = 0; i < count; ++i) {
      for (int j = 0; j < i; ++j) {
        const bool areParallel = isZero(cross(wayAlong<Exact>(hull, i), wayAlong<Exact>(hull, j)));
        ASSERT_EQ(hull.firstParallelEdge(i) == hull.firstParallelEdge(j), areParallel);
        parallels += areParallel ? 1 : 0;
      }
    }
    for (int i = 0; i < hull.faces(); ++i) {
      for (int j = 0; j < i; ++j) {
        const bool areParallel = isZero(cross(normalOf<Exact>(hull, i), normalOf<Exact>(hull, j)));
        ASSERT_EQ(hull.parallelFace(i) == j, areParallel);
      }
    }
  }
  EXPECT_GT(parallels, 100);
}

}  // namespace
}  // namespace collision
