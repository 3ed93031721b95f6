#include "contact/largest_quad.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "linear/vec3.h"
#include "number/index.h"
#include "random.h"

namespace collision {
namespace {

/** Twice the area of a polygon across the z axis. */
double areaOf(const std::vector<ContactPoint>& points) {
  Vec3 sum;
  for (std::size_t i = 0; i < points.size(); ++i) {
    sum = sum + cross(points[i].pointA, points[(i + 1) % points.size()].pointA);
  }
  return sum.z;
}

/** Corners of a convex polygon on a parabola or circle of whole numbers, counter-clockwise. */
std::vector<ContactPoint> anyPolygon(Random& random) {
  std::set<int> places;
  const int count = random.between(3, 14);
  for (int i = 0; i < count; ++i) {
    places.insert(random.between(-12, 12));
  }
  std::vector<ContactPoint> points;
  for (const int x : places) {
    points.push_back({{static_cast<double>(x), static_cast<double>(x * x), 0}, {}, 0});
  }
  if (random.below(2) == 0) {  // a second arc above it
    for (auto place = places.rbegin(); place != places.rend(); ++place) {
      const double x = *place;
      points.push_back({{x, 400 - x * x, 0}, {}, 0});
    }
  }
  return points;
}

double largestOf(const std::vector<ContactPoint>& points) {
  double most = 0;
  const std::size_t count = points.size();
  for (std::size_t i = 0; i < count; ++i) {
    for (std::size_t j = i + 1; j < count; ++j) {
      for (std::size_t k = j + 1; k < count; ++k) {
        for (std::size_t l = k + 1; l < count; ++l) {
          most = std::max(most, areaOf({points[i], points[j], points[k], points[l]}));
        }
      }
    }
  }
  return most;
}

TEST(LargestQuad, IsTheLargestOfAll) {
  Random random(3205);
  for (int round = 0; round < repeated(300); ++round) {
    SCOPED_TRACE(random.where(round));
    const std::vector<ContactPoint> points = anyPolygon(random);
    std::vector<ContactPoint> four = points;
    keepLargestQuad(four, {0, 0, 1});
    ASSERT_EQ(four.size(), std::min<std::size_t>(points.size(), 4));
    if (points.size() > 4) {
      ASSERT_EQ(areaOf(four), largestOf(points));
    }
  }
}

}  // namespace
}  // namespace collision
