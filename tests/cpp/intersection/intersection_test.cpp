#include "collision/intersection.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <numbers>
#include <set>

#include "../motion/any_shape.h"
#include "collision/collision.h"
#include "half_space_vertices.h"
#include "linear/vec3.h"
#include "number/index.h"
#include "random.h"

namespace collision {
namespace {

/** A shape with whole numbers, and the half-spaces that have it in common. */
struct WholeShape {
  ShapeCell shape{Point{}};
  std::vector<WholeHalfSpace> spaces;
  std::shared_ptr<HullGeometry> geometry;
};

Vec3 asVec3(const WholeVector& v) {
  return {static_cast<double>(v[0]), static_cast<double>(v[1]), static_cast<double>(v[2])};
}

class Making {
 public:
  explicit Making(std::uint64_t seed, int size) : random(seed), size_(size) {}

  WholeVector place() {
    return {random.between(-size_, size_), random.between(-size_, size_),
            random.between(-size_, size_)};
  }

  /** Sides of a convex polygon around its normal. */
  static void addPolygon(WholeShape& made, const std::vector<WholeVector>& corners,
                         const WholeVector& normal) {
    made.spaces.push_back({normal, dotOf(normal, corners[0])});
    made.spaces.push_back({opposite(normal), -dotOf(normal, corners[0])});
    for (std::size_t i = 0; i < corners.size(); ++i) {
      const WholeVector side =
          crossOf(wayOf(corners[i], corners[(i + 1) % corners.size()]), normal);
      made.spaces.push_back({side, dotOf(side, corners[i])});
    }
  }

  WholeShape triangle() {
    for (;;) {
      const WholeVector a = place();
      const WholeVector b = place();
      const WholeVector c = place();
      const WholeVector normal = crossOf(wayOf(a, b), wayOf(a, c));
      if (dotOf(normal, normal) == 0) {
        continue;
      }
      WholeShape made;
      if (random.below(2) == 0) {
        made.shape = Triangle{asVec3(a), asVec3(b), asVec3(c)};
        addPolygon(made, {a, b, c}, normal);
      } else {
        made.shape = Parallelogram{asVec3(a), asVec3(b), asVec3(c)};
        const WholeVector d = {b[0] + c[0] - a[0], b[1] + c[1] - a[1], b[2] + c[2] - a[2]};
        addPolygon(made, {a, b, d, c}, normal);
      }
      return made;
    }
  }

  WholeShape upright() {
    WholeVector min = place();
    WholeVector max = place();
    WholeShape made;
    for (std::size_t i = 0; i < 3; ++i) {
      if (max[i] < min[i]) {
        std::swap(min[i], max[i]);
      }
      WholeVector axis{};
      axis[i] = 1;
      made.spaces.push_back({axis, max[i]});
      made.spaces.push_back({opposite(axis), -min[i]});
    }
    made.shape = Aabb{asVec3(min), asVec3(max)};
    return made;
  }

  WholeShape turned() {
    const auto part = [&]() { return random.between(-2, 2); };
    int x = part();
    int y = part();
    int z = part();
    const int w = part();
    if (x == 0 && y == 0 && z == 0 && w == 0) {
      x = 1;
    }
    const int n = x * x + y * y + z * z + w * w;
    const std::array<WholeVector, 3> axes{
        WholeVector{w * w + x * x - y * y - z * z, 2 * (x * y + w * z), 2 * (x * z - w * y)},
        WholeVector{2 * (x * y - w * z), w * w - x * x + y * y - z * z, 2 * (y * z + w * x)},
        WholeVector{2 * (x * z + w * y), 2 * (y * z - w * x), w * w - x * x - y * y + z * z}};
    const WholeVector center = place();
    const WholeVector half{random.below(3), random.below(3), random.below(3)};
    WholeShape made;
    for (std::size_t i = 0; i < 3; ++i) {
      const Whole middle = dotOf(axes[i], center);
      made.spaces.push_back({axes[i], middle + half[i] * n});
      made.spaces.push_back({opposite(axes[i]), half[i] * n - middle});
    }
    made.shape = Obb{asVec3(center),
                     {static_cast<double>(x), static_cast<double>(y), static_cast<double>(z),
                      static_cast<double>(w)},
                     asVec3(half)};
    return made;
  }

  WholeShape hull() {
    for (;;) {
      std::vector<WholeVector> corners;
      for (int i = random.between(4, 8); i > 0; --i) {
        corners.push_back(place());
      }
      std::vector<Vec3> points;
      for (const WholeVector& corner : corners) {
        points.push_back(asVec3(corner));
      }
      WholeShape made;
      made.geometry = std::make_shared<HullGeometry>(points);
      if (made.geometry->dimension() < 3) {
        continue;
      }
      for (const WholeVector& a : corners) {
        for (const WholeVector& b : corners) {
          for (const WholeVector& c : corners) {
            const WholeVector normal = crossOf(wayOf(a, b), wayOf(a, c));
            const Whole level = dotOf(normal, a);
            if (dotOf(normal, normal) > 0 &&
                std::all_of(corners.begin(), corners.end(),
                            [&](const WholeVector& p) { return dotOf(normal, p) <= level; })) {
              made.spaces.push_back({normal, level});
            }
          }
        }
      }
      // Each once: the same face is found by all triples of its corners.
      std::vector<WholeHalfSpace> once;
      for (const WholeHalfSpace& space : made.spaces) {
        if (std::none_of(once.begin(), once.end(), [&](const WholeHalfSpace& known) {
              const WholeVector across = crossOf(known.normal, space.normal);
              return dotOf(across, across) == 0 && dotOf(known.normal, space.normal) > 0;
            })) {
          once.push_back(space);
        }
      }
      made.spaces = std::move(once);
      made.shape = Hull{made.geometry.get(), {}, {0, 0, 0, 1}};
      return made;
    }
  }

  WholeShape plane() {
    for (;;) {
      const WholeVector normal{random.between(-2, 2), random.between(-2, 2), random.between(-2, 2)};
      if (dotOf(normal, normal) == 0) {
        continue;
      }
      const int constant = random.between(-4, 4);
      WholeShape made;
      made.shape = Plane{asVec3(normal), static_cast<double>(constant)};
      made.spaces = {{normal, -constant}, {opposite(normal), constant}};
      return made;
    }
  }

  WholeShape any() {
    switch (random.below(5)) {
      case 0:
        return triangle();
      case 1:
        return upright();
      case 2:
        return turned();
      case 3:
        return hull();
      default:
        return plane();
    }
  }

  Random random;

 private:
  int size_;
};

bool isLess(const Vec3& a, const Vec3& b) {
  return std::array{a.x, a.y, a.z} < std::array{b.x, b.y, b.z};
}

double ulpOf(double x) { return std::nextafter(std::fabs(x), kInfinity) - std::fabs(x); }

/** The area that corners go around, as seen against a normal: its vector twice. */
Vec3 twiceAreaOf(const std::vector<Vec3>& corners) {
  Vec3 sum{};
  for (std::size_t i = 1; i + 1 < corners.size(); ++i) {
    sum = sum + cross(corners[i] - corners[0], corners[i + 1] - corners[0]);
  }
  return sum;
}

std::vector<Vec3> cornersOf(const Intersection& common, const std::vector<int>& points) {
  std::vector<Vec3> corners;
  for (const int point : points) {
    corners.push_back(common.points[at(point)].point);
  }
  return corners;
}

void expectTurnsLeft(const std::vector<Vec3>& corners, const Vec3& normal) {
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const auto corner = [&](std::size_t k) { return corners[(i + k) % corners.size()]; };
    EXPECT_GT(dot(normal, cross(corner(1) - corner(0), corner(2) - corner(1))), 0)
        << "corner " << i;
  }
}

/** What a polyhedron owes: its faces close it. */
void expectClosed(const Intersection& common) {
  std::set<std::pair<int, int>> sides;
  double six = 0;
  double area = 0;
  const Vec3 apex = common.points[0].point;
  for (const IntersectionFace& face : common.faces) {
    ASSERT_GE(face.points.size(), 3U);
    EXPECT_TRUE(face.cornersA != 0 || face.cornersB != 0);
    const std::vector<Vec3> corners = cornersOf(common, face.points);
    expectTurnsLeft(corners, face.normal);
    const Vec3 twice = twiceAreaOf(corners);
    area += length(twice) / 2;
    six += dot(corners[0] - apex, twice);
    for (std::size_t i = 0; i < face.points.size(); ++i) {
      const int from = face.points[i];
      const int to = face.points[(i + 1) % face.points.size()];
      EXPECT_TRUE(sides.emplace(from, to).second) << "a side of two faces in one sense";
    }
  }
  for (const auto& [from, to] : sides) {
    EXPECT_TRUE(sides.contains({to, from})) << "a side of one face";
  }
  EXPECT_EQ(common.points.size() + common.faces.size(), sides.size() / 2 + 2) << "Euler";
  EXPECT_NEAR(common.volume, six / 6, 1e-11);
  EXPECT_NEAR(common.area, area, 1e-11);
}

void expectIs(const WholeShape& a, const WholeShape& b) {
  std::vector<WholeHalfSpace> spaces = a.spaces;
  spaces.insert(spaces.end(), b.spaces.begin(), b.spaces.end());
  std::vector<Vec3> expected;
  for (const WholePoint& vertex : verticesOf(spaces)) {
    expected.push_back(vertex.rounded());
  }
  const Intersection common = intersection(a.shape, b.shape);
  ASSERT_EQ(common.outcome, outcome(a.shape, b.shape));
  std::vector<Vec3> found;
  for (const IntersectionPoint& point : common.points) {
    found.push_back(point.point);
  }
  ASSERT_EQ(found.size(), expected.size());
  std::vector<Vec3> sorted = found;
  std::sort(sorted.begin(), sorted.end(), isLess);
  std::sort(expected.begin(), expected.end(), isLess);
  for (std::size_t i = 0; i < expected.size(); ++i) {
    for (int axis = 0; axis < 3; ++axis) {
      ASSERT_NEAR(sorted[i][axis], expected[i][axis], 2 * ulpOf(expected[i][axis]));
    }
  }
  for (const IntersectionPoint& point : common.points) {
    EXPECT_LE(distance(Point{point.point}, a.shape).distance, 1e-14);
    EXPECT_LE(distance(Point{point.point}, b.shape).distance, 1e-14);
  }
  switch (common.kind) {
    case IntersectionKind::none:
      EXPECT_TRUE(found.empty());
      EXPECT_EQ(common.outcome, Outcome::apart);
      break;
    case IntersectionKind::point:
      EXPECT_EQ(found.size(), 1U);
      break;
    case IntersectionKind::segment:
      ASSERT_EQ(found.size(), 2U);
      EXPECT_NEAR(common.length, length(found[1] - found[0]), 1e-13);
      break;
    case IntersectionKind::polygon:
      expectTurnsLeft(found, common.normal);
      EXPECT_NEAR(common.area, length(twiceAreaOf(found)) / 2, 1e-12);
      for (const Vec3& corner : found) {
        EXPECT_NEAR(dot(common.normal, corner - found[0]), 0, 1e-13);
      }
      break;
    default:
      expectClosed(common);
      EXPECT_EQ(common.outcome, Outcome::overlapping);
  }
}

TEST(Intersection, HasTheVerticesOfAllHalfSpaces) {
  Making making(3211, 3);
  std::array<int, 13> kinds{};
  for (int round = 0; round < repeated(20000); ++round) {
    SCOPED_TRACE(making.random.where(round));
    const WholeShape a = making.any();
    const WholeShape b = making.any();
    if (a.shape.kind() == Kind::plane && b.shape.kind() == Kind::plane) {
      continue;
    }
    expectIs(a, b);
    ++kinds[at(static_cast<int>(intersection(a.shape, b.shape).kind) + 1)];
    if (testing::Test::HasFailure()) {
      return;
    }
  }
  for (const int i : {0, 1, 2, 6, 7}) {
    EXPECT_GT(kinds[at(i)], 100) << i;
  }
}

}  // namespace
}  // namespace collision
