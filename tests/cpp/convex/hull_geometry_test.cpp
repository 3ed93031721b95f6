#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <vector>

#include "collision/hull.h"
#include "convex/oriented_plane.h"
#include "random.h"

namespace collision {
namespace {

using PointList = std::vector<Vec3>;
using PointSet = std::set<std::size_t>;

Vec3 onGrid(Random& random, int size) {
  const auto number = [&] { return static_cast<double>(random.below(size)); };
  return {number(), number(), number()};
}

/** The hull by its definition, of few points: all planes, lines and ends that hold them. */
class BruteForce {
 public:
  explicit BruteForce(const PointList& points) : points_(points) {
    const std::size_t count = points.size();
    for (std::size_t i = 0; i < count; ++i) {
      for (std::size_t j = 0; j < count; ++j) {
        for (std::size_t k = 0; k < count; ++k) {
          if (!areCollinear(points[i], points[j], points[k])) {
            addPlane(OrientedPlane(points[i], points[j], points[k]));
          }
        }
      }
    }
  }

  [[nodiscard]] const std::set<PointSet>& faces() const { return faces_; }
  /** Of points that fill space: those on three faces. */
  [[nodiscard]] std::set<std::size_t> corners() const {
    std::set<std::size_t> corners;
    for (std::size_t i = 0; i < points_.size(); ++i) {
      const auto on = std::count_if(faces_.begin(), faces_.end(),
                                    [&](const PointSet& face) { return face.contains(i); });
      if (on >= 3) {
        corners.insert(i);
      }
    }
    return corners;
  }

 private:
  void addPlane(const OrientedPlane& plane) {
    PointSet within;
    for (std::size_t i = 0; i < points_.size(); ++i) {
      const Sign side = plane.sideOf(points_[i]);
      if (side == Sign::positive) {
        return;
      }
      if (side == Sign::zero) {
        within.insert(i);
      }
    }
    if (within.size() < points_.size()) {
      faces_.insert(within);
    }
  }

  const PointList& points_;
  std::set<PointSet> faces_;
};

PointList distinct(PointList points) {
  const auto before = [](const Vec3& a, const Vec3& b) {
    return std::array{a.x, a.y, a.z} < std::array{b.x, b.y, b.z};
  };
  std::sort(points.begin(), points.end(), before);
  points.erase(std::unique(points.begin(), points.end()), points.end());
  return points;
}

std::size_t placeOf(const PointList& points, const Vec3& point) {
  return static_cast<std::size_t>(std::find(points.begin(), points.end(), point) - points.begin());
}

/** Whether each edge joins the faces that it names, and each face's edges are all there. */
void expectClosed(const HullGeometry& hull) {
  std::size_t sides = 0;
  for (int f = 0; f < hull.faces(); ++f) {
    sides += hull.face(f).size();
  }
  EXPECT_EQ(sides, hull.dimension() == 3 ? 2 * hull.edges().size() : hull.edges().size());
  const auto holds = [&](int face, int from, int to) {
    const auto loop = hull.face(face);
    for (std::size_t i = 0; i < loop.size(); ++i) {
      if (loop[i] == from && loop[(i + 1) % loop.size()] == to) {
        return true;
      }
    }
    return false;
  };
  for (const HullGeometry::Edge& edge : hull.edges()) {
    EXPECT_LT(edge.corner[0], edge.corner[1]);
    if (hull.dimension() == 3) {
      EXPECT_TRUE(holds(edge.left, edge.corner[0], edge.corner[1]));
      EXPECT_TRUE(holds(edge.right, edge.corner[1], edge.corner[0]));
    }
  }
}

void expectSolid(const HullGeometry& hull, const PointList& points) {
  const BruteForce expected(points);
  std::set<std::size_t> corners;
  for (const Vec3& corner : hull.corners()) {
    corners.insert(placeOf(points, corner));
  }
  EXPECT_EQ(corners, expected.corners());
  EXPECT_EQ(static_cast<std::size_t>(hull.faces()), expected.faces().size());
  for (int f = 0; f < hull.faces(); ++f) {
    const auto loop = hull.face(f);
    const auto corner = [&](std::size_t i) -> const Vec3& {
      return hull.corners()[static_cast<std::size_t>(loop[i % loop.size()])];
    };
    const OrientedPlane plane(corner(0), corner(1), corner(2));
    PointSet within;
    for (std::size_t i = 0; i < points.size(); ++i) {
      const Sign side = plane.sideOf(points[i]);
      EXPECT_NE(side, Sign::positive);
      if (side == Sign::zero) {
        within.insert(i);
      }
    }
    EXPECT_TRUE(expected.faces().contains(within));
  }
  EXPECT_EQ(hull.corners().size() + static_cast<std::size_t>(hull.faces()),
            hull.edges().size() + 2);  // Euler
  expectClosed(hull);
}

TEST(Hull, OfABoxHasSixFaces) {
  PointList points;
  for (int i = 0; i < 27; ++i) {  // with all that lies between its corners
    points.push_back(
        {static_cast<double>(i % 3), static_cast<double>(i / 3 % 3), static_cast<double>(i / 9)});
  }
  const HullGeometry hull(points);
  EXPECT_EQ(hull.dimension(), 3);
  EXPECT_EQ(hull.corners().size(), 8U);
  EXPECT_EQ(hull.edges().size(), 12U);
  EXPECT_EQ(hull.faces(), 6);
  EXPECT_EQ(hull.face(0).size(), 4U);
  EXPECT_EQ(hull.sources().back(), 26);
  expectClosed(hull);
}

TEST(Hull, OfOnePointIsThatPoint) {
  for (const std::size_t count : {std::size_t{1}, std::size_t{5}}) {
    const HullGeometry hull(PointList(count, Vec3{1, 2, 3}));
    EXPECT_EQ(hull.dimension(), 0);
    ASSERT_EQ(hull.corners().size(), 1U);
    EXPECT_EQ(hull.corners()[0], (Vec3{1, 2, 3}));
    EXPECT_EQ(hull.edges().size(), 0U);
    EXPECT_EQ(hull.faces(), 0);
  }
}

TEST(Hull, OfPointsOnALineIsASegment) {
  const HullGeometry hull(PointList{{1, 1, 1}, {3, 3, 3}, {-1, -1, -1}, {0, 0, 0}, {3, 3, 3}});
  EXPECT_EQ(hull.dimension(), 1);
  ASSERT_EQ(hull.corners().size(), 2U);
  EXPECT_EQ(hull.sources()[0], 1);
  EXPECT_EQ(hull.sources()[1], 2);
  EXPECT_EQ(hull.edges().size(), 1U);
}

TEST(Hull, HoldsExactlyThePointsOnAGrid) {
  Random random(20261126);
  for (int round = 0; round < repeated(400); ++round) {
    SCOPED_TRACE(random.where(round));
    const int size = random.between(2, 5);
    PointList points(static_cast<std::size_t>(random.between(4, 14)));
    for (Vec3& point : points) {
      point = onGrid(random, size);
    }
    const HullGeometry hull(points);
    if (hull.dimension() == 3) {
      expectSolid(hull, distinct(points));
    } else if (hull.dimension() == 2) {
      expectClosed(hull);
    }
  }
}

TEST(Hull, HoldsExactlyPointsOfAnyMagnitude) {
  Random random(7);
  for (int round = 0; round < repeated(200); ++round) {
    SCOPED_TRACE(random.where(round));
    PointList points(static_cast<std::size_t>(random.between(4, 9)));
    for (Vec3& point : points) {
      point = {random.anyDouble(), random.anyDouble(), random.anyDouble()};
    }
    const HullGeometry hull(points);
    if (hull.dimension() == 3) {
      expectSolid(hull, distinct(points));
    }
  }
}

/** Flat points within planes of all directions: the corners are those on two lines that hold all.
 */
TEST(Hull, OfFlatPointsIsTheirPolygon) {
  Random random(3);
  for (int round = 0; round < repeated(400); ++round) {
    SCOPED_TRACE(random.where(round));
    const Vec3 u = onGrid(random, 4);
    const Vec3 v = onGrid(random, 4);
    PointList points(static_cast<std::size_t>(random.between(3, 12)));
    for (Vec3& point : points) {
      point = u * static_cast<double>(random.below(4)) + v * static_cast<double>(random.below(4));
    }
    const HullGeometry hull(points);
    ASSERT_LE(hull.dimension(), 2);
    if (hull.dimension() < 2) {
      continue;
    }
    const Vec3 normal = cross(u, v);
    const PointList all = distinct(points);
    std::set<std::size_t> corners;
    for (std::size_t i = 0; i < all.size(); ++i) {
      std::set<PointSet> lines;
      for (std::size_t j = 0; j < all.size(); ++j) {
        PointSet within;
        Sign sides = Sign::zero;
        bool holds = i != j;
        for (std::size_t k = 0; k < all.size() && holds; ++k) {
          const Sign side =
              signedVolume(lift(normal), difference(all[i], all[j]), difference(all[i], all[k]))
                  .sign();
          holds = side * sides != Sign::negative;
          sides = side == Sign::zero ? sides : side;
          if (side == Sign::zero) {
            within.insert(k);
          }
        }
        if (holds) {
          lines.insert(within);
        }
      }
      if (lines.size() == 2) {
        corners.insert(i);
      }
    }
    std::set<std::size_t> found;
    for (const Vec3& corner : hull.corners()) {
      found.insert(placeOf(all, corner));
    }
    EXPECT_EQ(found, corners);
    ASSERT_EQ(hull.faces(), 1);
    EXPECT_EQ(hull.face(0).size(), hull.corners().size());
    const auto loop = hull.face(0);  // convex, all around in one sense
    Sign sense = Sign::zero;
    for (std::size_t i = 0; i < loop.size(); ++i) {
      const auto corner = [&](std::size_t k) {
        return hull.corners()[static_cast<std::size_t>(loop[(i + k) % loop.size()])];
      };
      const Sign turn = signedVolume(lift(normal), difference(corner(0), corner(1)),
                                     difference(corner(0), corner(2)))
                            .sign();
      EXPECT_NE(turn * sense, Sign::negative);
      EXPECT_NE(turn, Sign::zero);
      sense = turn;
    }
    expectClosed(hull);
  }
}

TEST(Hull, DoesNotDependOnTheOrderOfPoints) {
  Random random(11);
  for (int round = 0; round < 50; ++round) {
    SCOPED_TRACE(random.where(round));
    PointList points(40);
    for (Vec3& point : points) {
      point = onGrid(random, 6);
    }
    const HullGeometry hull(points);
    std::reverse(points.begin(), points.end());
    const HullGeometry reversed(points);
    EXPECT_EQ(hull.dimension(), reversed.dimension());
    EXPECT_EQ(hull.faces(), reversed.faces());
    EXPECT_EQ(hull.edges().size(), reversed.edges().size());
    EXPECT_EQ(distinct({hull.corners().begin(), hull.corners().end()}),
              distinct({reversed.corners().begin(), reversed.corners().end()}));
  }
}

TEST(Hull, OfManyPointsOfASphereHoldsThemAll) {
  Random random(5);
  PointList points;
  while (points.size() < 2000) {
    const Vec3 point{random.withinTwo(), random.withinTwo(), random.withinTwo()};
    if (length(point) > 0.1 && length(point) < 2) {
      points.push_back(normalized(point));
    }
  }
  const HullGeometry hull(points);
  EXPECT_EQ(hull.corners().size() + static_cast<std::size_t>(hull.faces()),
            hull.edges().size() + 2);
  EXPECT_GT(hull.corners().size(), 1990U);
  expectClosed(hull);
  for (int f = 0; f < hull.faces(); f += 97) {
    const auto loop = hull.face(f);
    const auto corner = [&](std::size_t i) -> const Vec3& {
      return hull.corners()[static_cast<std::size_t>(loop[i])];
    };
    const OrientedPlane plane(corner(0), corner(1), corner(2));
    for (const Vec3& point : points) {
      ASSERT_NE(plane.sideOf(point), Sign::positive);
    }
  }
}

TEST(Hull, NamesTheNumberAtFault) {
  EXPECT_EQ(HullGeometry::check({}).reason, Reason::noShape);
  const PointList points{{0, 0, 0}, {1, 2, kNone}};
  EXPECT_EQ(HullGeometry::check(points).reason, Reason::notFinite);
  EXPECT_EQ(HullGeometry::check(points).index, 5);
  EXPECT_FALSE(HullGeometry::check(std::span(points).first(1)));
}

}  // namespace
}  // namespace collision
