#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
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
