#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <iterator>
#include <map>
#include <memory>
#include <numeric>
#include <set>
#include <vector>

#include "collision/collision.h"
#include "collision/difference.h"
#include "linear/vec3.h"
#include "number/index.h"
#include "random.h"

namespace collision {
namespace {

/** A shape with whole numbers, and its corners. */
struct CorneredShape {
  ShapeCell shape{Point{}};
  std::vector<Vec3> corners;
  std::shared_ptr<HullGeometry> geometry;
};

Vec3 gridPlace(Random& random) {
  return {static_cast<double>(random.between(-2, 2)), static_cast<double>(random.between(-2, 2)),
          static_cast<double>(random.between(-2, 2))};
}

CorneredShape anyCornered(Random& random) {
  const auto place = [&] { return gridPlace(random); };
  CorneredShape made;
  switch (random.below(6)) {
    case 0:
      made.corners = {place()};
      made.shape = Point{made.corners[0]};
      break;
    case 1:
      made.corners = {place(), place()};
      made.shape = Segment{made.corners[0], made.corners[1]};
      break;
    case 2:
      made.corners = {place(), place(), place()};
      made.shape = Triangle{made.corners[0], made.corners[1], made.corners[2]};
      break;
    case 3: {
      const Vec3 a = place();
      const Vec3 b = place();
      const Vec3 c = place();
      made.corners = {a, b, c, b + c - a};
      made.shape = Parallelogram{a, b, c};
      break;
    }
    case 4: {
      const Vec3 min = place();
      const Vec3 size{static_cast<double>(random.below(3)), static_cast<double>(random.below(3)),
                      static_cast<double>(random.below(3))};
      for (int i = 0; i < 8; ++i) {
        made.corners.push_back(min + Vec3{(i & 1) != 0 ? size.x : 0, (i & 2) != 0 ? size.y : 0,
                                          (i & 4) != 0 ? size.z : 0});
      }
      made.shape = Aabb{min, min + size};
      break;
    }
    default:
      for (int i = random.between(1, 8); i > 0; --i) {
        made.corners.push_back(place());
      }
      made.geometry = std::make_shared<HullGeometry>(made.corners);
      made.shape = Hull{made.geometry.get(), {}, {0, 0, 0, 1}};
  }
  return made;
}

using Place = std::array<double, 3>;
Place placeOf(const Vec3& v) { return {v.x, v.y, v.z}; }

std::set<std::set<Place>> facesOf(const Difference& difference) {
  std::set<std::set<Place>> faces;
  for (const DifferenceFace& face : difference.faces) {
    std::set<Place> corners;
    for (const int point : face.points) {
      corners.insert(placeOf(difference.points[at(point)].point));
    }
    faces.insert(corners);
  }
  return faces;
}

TEST(MinkowskiDifference, IsTheHullOfAllDifferencesOfCorners) {
  Random random(3221);
  std::array<int, 4> dimensions{};
  for (int round = 0; round < repeated(6000); ++round) {
    SCOPED_TRACE(random.where(round));
    const CorneredShape a = anyCornered(random);
    const CorneredShape b = anyCornered(random);
    std::vector<Vec3> all;
    for (const Vec3& corner : a.corners) {
      for (const Vec3& other : b.corners) {
        all.push_back(corner - other);
      }
    }
    const HullGeometry expected(all);
    const Difference found = difference(a.shape, b.shape);
    ASSERT_EQ(found.dimension, expected.dimension());
    ++dimensions[at(found.dimension)];
    std::set<Place> corners;
    for (const DifferencePoint& point : found.points) {
      EXPECT_TRUE(corners.insert(placeOf(point.point)).second) << "a corner twice";
    }
    std::set<Place> expectedCorners;
    for (const Vec3& corner : expected.corners()) {
      expectedCorners.insert(placeOf(corner));
    }
    ASSERT_EQ(corners, expectedCorners);
    std::set<std::set<Place>> faces;
    for (int i = 0; i < expected.faces(); ++i) {
      std::set<Place> face;
      for (const std::int32_t corner : expected.face(i)) {
        face.insert(placeOf(expected.corners()[at(corner)]));
      }
      faces.insert(face);
    }
    ASSERT_EQ(facesOf(found), faces);
    ASSERT_EQ(found.faces.size(), faces.size());
    for (const DifferenceFace& face : found.faces) {
      for (std::size_t i = 0; i < face.points.size(); ++i) {
        const auto corner = [&](std::size_t k) {
          return found.points[at(face.points[(i + k) % face.points.size()])].point;
        };
        EXPECT_GT(dot(face.normal, cross(corner(1) - corner(0), corner(2) - corner(1))), 0);
        EXPECT_NEAR(dot(face.normal, corner(0)), face.distance, 1e-14);
      }
    }
    if (testing::Test::HasFailure()) {
      return;
    }
  }
  for (const int count : dimensions) {
    EXPECT_GT(count, repeated(50));
  }
}

Obb anyBox(Random& random) {
  const auto number = [&] { return random.withinTwo(); };
  return {{number(), number(), number()},
          {number(), number(), number(), number()},
          {std::fabs(number()), std::fabs(number()), std::fabs(number())}};
}

TEST(MinkowskiDifference, OfTwoBoxesHasTheOriginAsFarInAsTheirDepth) {
  Random random(3222);
  int overlapping = 0;
  for (int round = 0; round < repeated(2000); ++round) {
    SCOPED_TRACE(random.where(round));
    const Obb a = anyBox(random);
    const Obb b = anyBox(random);
    const Difference d = difference(a, b);
    ASSERT_EQ(d.dimension, 3);
    std::size_t sides = 0;
    double least = kInfinity;
    int nearest = -1;
    for (const DifferenceFace& face : d.faces) {
      sides += face.points.size();
      ASSERT_GE(face.candidate, 0);
      EXPECT_EQ(face.kind == DifferenceFaceKind::faceA, face.candidate < 3);
      EXPECT_EQ(face.kind == DifferenceFaceKind::edges, face.candidate >= 6);
      if (face.distance < least) {
        least = face.distance;
        nearest = face.candidate;
      }
    }
    EXPECT_EQ(d.points.size() + d.faces.size(), sides / 2 + 2) << "Euler";
    const Verdict verdict = test(a, b);
    EXPECT_EQ(d.outcome, verdict.outcome);
    if (verdict.outcome == Outcome::overlapping) {
      ++overlapping;
      EXPECT_NEAR(least, -verdict.witness.gap, 1e-14);
      EXPECT_EQ(nearest, verdict.candidate);
    } else {
      EXPECT_LT(least, 0);
    }
  }
  EXPECT_GT(overlapping, repeated(100));
}

using Whole = std::array<std::int64_t, 3>;
Whole operator-(const Whole& a, const Whole& b) { return {a[0] - b[0], a[1] - b[1], a[2] - b[2]}; }
std::int64_t dotOf(const Whole& a, const Whole& b) {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
Whole crossOf(const Whole& a, const Whole& b) {
  return {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
}

/** A box of whole numbers, and its corners times the square of its quaternion's length. */
struct WholeBox {
  Obb shape;
  std::array<Whole, 8> corners;
  std::int64_t scale = 1;
};

WholeBox anyWholeBox(Random& random) {
  const auto number = [&](int least, int most) {
    return static_cast<std::int64_t>(random.between(least, most));
  };
  const auto place = [&] { return Whole{number(-3, 3), number(-3, 3), number(-3, 3)}; };
  std::array<std::int64_t, 4> q{};
  WholeBox box;
  do {
    q = {number(-1, 1), number(-1, 1), number(-1, 1), number(0, 2)};
    box.scale = q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3];
  } while (box.scale == 0);
  const auto& [x, y, z, w] = q;
  const std::array<Whole, 3> axes{
      Whole{w * w + x * x - y * y - z * z, 2 * (x * y + w * z), 2 * (x * z - w * y)},
      Whole{2 * (x * y - w * z), w * w - x * x + y * y - z * z, 2 * (y * z + w * x)},
      Whole{2 * (x * z + w * y), 2 * (y * z - w * x), w * w - x * x - y * y + z * z}};
  const Whole center = place();
  const Whole half{number(1, 3), number(1, 3), number(1, 3)};
  for (std::size_t corner = 0; corner < 8; ++corner) {
    for (std::size_t i = 0; i < 3; ++i) {
      box.corners[corner][i] = center[i] * box.scale;
      for (std::size_t axis = 0; axis < 3; ++axis) {
        const std::int64_t sign = (corner >> axis & 1U) != 0 ? 1 : -1;
        box.corners[corner][i] += sign * half[axis] * axes[axis][i];
      }
    }
  }
  const auto vector = [](const Whole& v) {
    return Vec3{static_cast<double>(v[0]), static_cast<double>(v[1]), static_cast<double>(v[2])};
  };
  box.shape = {vector(center),
               {static_cast<double>(x), static_cast<double>(y), static_cast<double>(z),
                static_cast<double>(w)},
               vector(half)};
  return box;
}

/** The faces of the convex hull of points that fill space, each as the set of its corners. */
std::set<std::set<Whole>> facesOfHull(const std::set<Whole>& points) {
  const std::vector<Whole> all(points.begin(), points.end());
  std::map<Whole, std::set<Whole>> onFaces;  // by the least normal of whole numbers
  for (std::size_t i = 0; i < all.size(); ++i) {
    for (std::size_t j = i + 1; j < all.size(); ++j) {
      for (std::size_t k = j + 1; k < all.size(); ++k) {
        Whole normal = crossOf(all[j] - all[i], all[k] - all[i]);
        const std::int64_t divisor = std::gcd(std::gcd(normal[0], normal[1]), normal[2]);
        if (divisor == 0) {
          continue;
        }
        int sides = 0;  // bit 0: some lie before the plane, bit 1: behind it
        for (std::size_t l = 0; l < all.size() && sides != 3; ++l) {
          const std::int64_t height = dotOf(normal, all[l] - all[i]);
          sides |= (height > 0 ? 1 : 0) | (height < 0 ? 2 : 0);
        }
        if (sides == 3) {
          continue;
        }
        for (std::int64_t& component : normal) {
          component /= sides == 1 ? -divisor : divisor;
        }
        onFaces[normal].insert({all[i], all[j], all[k]});
      }
    }
  }
  // A corner is where the normals of its faces span space.
  std::map<Whole, std::vector<Whole>> normalsAt;
  for (const auto& [normal, face] : onFaces) {
    for (const Whole& point : face) {
      normalsAt[point].push_back(normal);
    }
  }
  const auto isCorner = [&](const Whole& point) {
    const std::vector<Whole>& normals = normalsAt[point];
    for (std::size_t i = 2; i < normals.size(); ++i) {
      if (dotOf(crossOf(normals[0], normals[1]), normals[i]) != 0) {
        return true;
      }
    }
    return false;
  };
  std::set<std::set<Whole>> faces;
  for (const auto& [normal, face] : onFaces) {
    std::set<Whole> corners;
    std::copy_if(face.begin(), face.end(), std::inserter(corners, corners.end()), isCorner);
    faces.insert(corners);
  }
  return faces;
}

// All in whole numbers, and by another way than the core's: planes through three of the 64
// differences.
TEST(MinkowskiDifference, OfTurnedBoxesHasTheFacesOfTheHullInWholeNumbers) {
  Random random(3224);
  int faces = 0;
  int parallel = 0;
  for (int round = 0; round < repeated(240); ++round) {
    SCOPED_TRACE(random.where(round));
    const WholeBox a = anyWholeBox(random);
    const WholeBox b = anyWholeBox(random);
    const auto differenceOf = [&](std::size_t cornerA, std::size_t cornerB) {
      Whole place{};
      for (std::size_t i = 0; i < 3; ++i) {
        place[i] = a.corners[cornerA][i] * b.scale - b.corners[cornerB][i] * a.scale;
      }
      return place;
    };
    std::set<Whole> all;
    for (std::size_t i = 0; i < 8; ++i) {
      for (std::size_t j = 0; j < 8; ++j) {
        all.insert(differenceOf(i, j));
      }
    }
    const Difference found = difference(a.shape, b.shape);
    std::set<std::set<Whole>> foundFaces;
    for (const DifferenceFace& face : found.faces) {
      std::set<Whole> corners;
      for (const int point : face.points) {
        const DifferencePoint& corner = found.points[at(point)];
        ASSERT_TRUE(std::has_single_bit(corner.cornersA) && std::has_single_bit(corner.cornersB));
        corners.insert(differenceOf(at(std::countr_zero(corner.cornersA)),
                                    at(std::countr_zero(corner.cornersB))));
      }
      EXPECT_EQ(corners.size(), face.points.size()) << "a corner twice";
      foundFaces.insert(corners);
      faces += 1;
      parallel += face.kind == DifferenceFaceKind::both ? 1 : 0;
    }
    ASSERT_EQ(found.faces.size(), foundFaces.size()) << "a face twice";
    ASSERT_EQ(foundFaces, facesOfHull(all));
  }
  EXPECT_GT(faces, repeated(1500));
  EXPECT_GT(parallel, repeated(100));
}

TEST(MinkowskiDifference, HasTheRowsOfTheLedger) {
  Random random(3223);
  int asked = 0;
  for (int round = 0; round < repeated(2000); ++round) {
    SCOPED_TRACE(random.where(round));
    const CorneredShape a = anyCornered(random);
    const CorneredShape b = anyCornered(random);
    const Difference d = difference(a.shape, b.shape);
    Trace trace;
    explain(a.shape, b.shape, trace);
    for (const DifferenceFace& face : d.faces) {
      if (face.candidate < 0) {
        continue;
      }
      ASSERT_LT(face.candidate, trace.count());
      EXPECT_NEAR(length(cross(trace[face.candidate].axis, face.normal)), 0, 1e-14);
      ++asked;
    }
  }
  EXPECT_GT(asked, repeated(3000));
}

TEST(MinkowskiDifference, NamesWhatItIsMadeOf) {
  const Aabb a{{0, 0, 0}, {2, 2, 2}};
  const Aabb b{{5, 0, 0}, {6, 1, 1}};
  const Difference d = difference(a, b);
  ASSERT_EQ(d.faces.size(), 6U);
  EXPECT_EQ(d.points.size(), 8U);
  for (const DifferenceFace& face : d.faces) {
    EXPECT_EQ(face.kind, DifferenceFaceKind::both) << "faces that are parallel";
    EXPECT_LT(face.candidate, 3);
  }
  EXPECT_EQ(d.faces[1].normal, (Vec3{1, 0, 0}));
  EXPECT_EQ(d.faces[1].distance, -3) << "from +x of a to −x of b";
  EXPECT_EQ(d.faces[1].cornersA, 0b10101010U);
  EXPECT_EQ(d.faces[1].cornersB, 0b01010101U);
  const Difference round = difference(Sphere{{1, 2, 3}, 0.5}, Capsule{{0, 0, 0}, {1, 0, 0}, 0.25});
  EXPECT_EQ(round.dimension, 1);
  EXPECT_EQ(round.radius, 0.75);
  EXPECT_EQ(round.points.size(), 2U);
  EXPECT_EQ(difference(a, Ray{{0, 0, 0}, {1, 0, 0}}).outcome, Outcome::invalid);
}

}  // namespace
}  // namespace collision
