// A quadrilateral is two triangles on its diagonal. Of a convex polygon the corner furthest from a
// diagonal moves on along the border as the diagonal's end does, so that all diagonals from one
// corner take one way around.
#include "contact/largest_quad.h"

#include <array>

#include "linear/vec3.h"
#include "number/index.h"

namespace collision {
namespace {

class Areas {
 public:
  Areas(const std::vector<ContactPoint>& points, const Vec3& axis) : points_(points), axis_(axis) {}

  /** Twice the area of a triangle, counter-clockwise. */
  [[nodiscard]] double of(int i, int j, int k) const {
    const Vec3& from = points_[at(i)].pointA;
    return dot(axis_, cross(points_[at(j)].pointA - from, points_[at(k)].pointA - from));
  }

 private:
  const std::vector<ContactPoint>& points_;
  const Vec3& axis_;
};

}  // namespace

void keepLargestQuad(std::vector<ContactPoint>& points, const Vec3& axis) {
  const int count = static_cast<int>(points.size());
  if (count <= 4) {
    return;
  }
  const Areas areas(points, axis);
  std::array<int, 4> best{0, 1, 2, 3};
  double most = -1;
  for (int i = 0; i + 3 < count; ++i) {
    int right = i + 1;
    int left = i + 3;
    for (int k = i + 2; k + 1 < count; ++k) {
      while (right + 1 < k && areas.of(i, right + 1, k) > areas.of(i, right, k)) {
        ++right;
      }
      left = left > k ? left : k + 1;
      while (left + 1 < count && areas.of(i, k, left + 1) > areas.of(i, k, left)) {
        ++left;
      }
      const double area = areas.of(i, right, k) + areas.of(i, k, left);
      if (area > most) {
        most = area;
        best = {i, right, k, left};
      }
    }
  }
  points = {points[at(best[0])], points[at(best[1])], points[at(best[2])], points[at(best[3])]};
}

}  // namespace collision
