// The walk to the nearest point of two polytopes' differences.
#include "convex/gjk.h"

#include <gtest/gtest.h>

#include <span>
#include <vector>

#include "convex/closest_points.h"
#include "convex/compare_distance.h"
#include "random.h"
#include "shapes.h"

namespace collision {
namespace {

Vec3 rounded(const ExactVec3& v) { return quotient(v, Exact(1.0)); }

/** The squared distances of the simplices that a walk takes from point to point. */
std::vector<double> stepsBetween(const Polytope& a, const Polytope& b) {
  const PolytopeTermsPair<Exact> pair(a, b);
  std::vector<double> steps;
  const Differences<Exact> d(pair.a, pair.b, Exact(1.0));
  Simplex<Exact> simplex(d);
  walkToNearest(d, simplex, [&](const auto& walked) {
    const auto weights = walked.weights();
    steps.push_back(quotient(weights.squared, weights.sum));
    return true;
  });
  return steps;
}

TEST(Walk, EachStepOfExactNumbersIsNearer) {
  const Polytope box(Obb{{0.5, 3, -2}, {1, 2, 0, 3}, {1, 2, 0.5}});
  const Polytope triangle(Triangle{{-4, -1, 0}, {2, -1, 0.25}, {-1, -2, 3}});
  const std::vector<double> steps = stepsBetween(box, triangle);
  ASSERT_GE(steps.size(), 2U);
  for (std::size_t i = 1; i < steps.size(); ++i) {
    EXPECT_LT(steps[i], steps[i - 1]);
  }
}

/** Where a walk ends between a point and a box of half lengths 1. */
struct End {
  WalkEnd end;
  int count;
  Vec3 toNearest;
};
End endAt(const Vec3& point) {
  const Polytope first(Point{point});
  const Polytope box(Aabb{{-1, -1, -1}, {1, 1, 1}});
  const PolytopeTermsPair<Exact> pair(first, box);
  const Differences<Exact> d(pair.a, pair.b, Exact(1.0));
  Simplex<Exact> simplex(d);
  const WalkEnd end = walkToNearest(d, simplex, [](const auto&) { return true; });
  return {end, simplex.count(), rounded(simplex.toNearest())};
}

TEST(Walk, EndsAtACornerAFaceOrInside) {
  const End corner = endAt({3, 3, 3});
  EXPECT_EQ(corner.end, WalkEnd::nearest);
  EXPECT_EQ(corner.count, 1);
  EXPECT_EQ(corner.toNearest, (Vec3{-4, -4, -4}));
  const End face = endAt({0.25, 5, -0.5});
  EXPECT_EQ(face.end, WalkEnd::nearest);
  EXPECT_EQ(face.count, 3);
  EXPECT_EQ(face.toNearest.x, 0);
  EXPECT_LT(face.toNearest.y, 0);
  EXPECT_EQ(face.toNearest.z, 0);
  EXPECT_EQ(endAt({1, 0.5, 0.25}).toNearest, (Vec3{0, 0, 0}));
  EXPECT_EQ(endAt({0.5, 0.25, -0.125}).end, WalkEnd::inside);
}

double squaredToPoint(const Vec3& p, const Triangle& t) {
  // Source of the regions: the nearest of three edges, and the face where the foot lies within.
  const auto toEdge = [&](const Vec3& from, const Vec3& to) {
    const Vec3 edge = to - from;
    const double squared = dot(edge, edge);
    const double along = squared > 0 ? dot(p - from, edge) / squared : 0;
    const Vec3 apart = from + edge * std::clamp(along, 0.0, 1.0) - p;
    return dot(apart, apart);
  };
  double best = std::min({toEdge(t.a, t.b), toEdge(t.b, t.c), toEdge(t.c, t.a)});
  const Vec3 normal = cross(t.b - t.a, t.c - t.a);
  const auto inner = [&](const Vec3& from, const Vec3& to) {
    return dot(cross(to - from, p - from), normal) >= 0;
  };
  if (dot(normal, normal) > 0 && inner(t.a, t.b) && inner(t.b, t.c) && inner(t.c, t.a)) {
    const double height = dot(p - t.a, normal);
    best = std::min(best, height * height / dot(normal, normal));
  }
  return best;
}

double squaredBetweenLines(const Segment& a, const Segment& b) {
  const Vec3 normal = cross(a.end - a.start, b.end - b.start);
  const double squared = dot(normal, normal);
  const auto within = [&](double part) { return part >= 0 && part <= squared; };
  const Vec3 between = b.start - a.start;
  if (squared > 0 && within(dot(cross(between, b.end - b.start), normal)) &&
      within(dot(cross(between, a.end - a.start), normal))) {
    const double height = dot(between, normal);
    return height * height / squared;
  }
  return HUGE_VAL;
}

/** Of triangles that are apart: the least of corners to faces and edges, and edges to edges. */
double squaredByHand(const Triangle& a, const Triangle& b) {
  double best = HUGE_VAL;
  const auto cornersA = a.corners();
  const auto cornersB = b.corners();
  for (std::size_t i = 0; i < 3; ++i) {
    best = std::min({best, squaredToPoint(cornersA[i], b), squaredToPoint(cornersB[i], a)});
    for (std::size_t k = 0; k < 3; ++k) {
      best = std::min(best, squaredBetweenLines({cornersA[i], cornersA[(i + 1) % 3]},
                                                {cornersB[k], cornersB[(k + 1) % 3]}));
    }
  }
  return best;
}

TEST(Walk, FindsTheLeastDistanceOfAllFeatures) {
  Random random(20261127);
  const auto number = [&] { return random.between(-8, 8) * 0.25; };
  const auto point = [&] { return pointFrom(number); };
  int apart = 0;
  for (int round = 0; round < 3000; ++round) {
    const Triangle a{point(), point(), point()};
    const Triangle b{point(), point(), point()};
    const auto nearest = closestPoints<Exact>(Polytope(a), Polytope(b));
    const bool areApart = ask(a, b).outcome == Outcome::apart;
    ASSERT_EQ(nearest.areApart(), areApart) << random.where(round);
    if (areApart) {
      ++apart;
      const double squared = squaredByHand(a, b);
      ASSERT_NEAR(quotient(nearest.numerator, nearest.denominator), squared, 1e-12 * (1 + squared))
          << random.where(round);
    }
  }
  EXPECT_GT(apart, 1000);
}

TEST(Walk, EndsWhereMagnitudesAreFarApart) {
  Random random(20261124);
  const auto number = [&] { return random.anyDouble(); };
  const auto point = [&] { return pointFrom(number); };
  int apart = 0;
  for (int round = 0; round < 60; ++round) {
    const Triangle triangle{point(), point(), point()};
    const Vec3 sizes{std::fabs(number()), std::fabs(number()), std::fabs(number())};
    const Obb box{point(), {1, number() > 0 ? 2.0 : -1.0, 0, 3}, sizes};
    const Segment segment{point(), point()};
    const auto expectAgreement = [&](ShapeRef a, ShapeRef b) {
      const auto nearest =
          closestPoints<Exact>(roundedPolytopeOf(a).polytope, roundedPolytopeOf(b).polytope);
      ASSERT_EQ(nearest.areApart(), ask(a, b).outcome == Outcome::apart) << random.where(round);
      apart += nearest.areApart() ? 1 : 0;
    };
    expectAgreement(triangle, box);
    expectAgreement(box, segment);
    expectAgreement(segment, triangle);
  }
  EXPECT_GT(apart, 30);
}

TEST(Walk, OfDoublesEndsWhereThatOfExactNumbersDoes) {
  // Else the exact one has to go on, which costs several times as much.
  Random random(20261126);
  const auto number = [&] { return random.withinTwo(); };
  const auto point = [&] { return pointFrom(number); };
  const auto polytope = [&](int kind) {
    switch (kind) {
      case 0:
        return Polytope(Segment{point(), point()});
      case 1:
        return Polytope(Ray{point(), point(), kInfinity});
      case 2:
        return Polytope(Triangle{point(), point(), point()});
      case 3:
        return Polytope(Parallelogram{point(), point(), point()});
      default: {
        const Quaternion rotation{number(), number(), number(), number()};
        return Polytope(Obb{point(), rotation, absolute(point()) * 0.5});
      }
    }
  };
  int apart = 0;
  int found = 0;
  for (int round = 0; round < 4000; ++round) {
    const Polytope a = polytope(round % 5);
    const Polytope b = polytope(static_cast<int>(random.below(5)));
    if (compareDistance(a, b, 0x1p-20) != Sign::positive) {
      continue;
    }
    ++apart;
    const PolytopeTermsPair<Exact> pair(a, b);
    RoundedWalk walk(a, b);
    ASSERT_TRUE(walk.exists()) << random.where(round);
    const Simplex<double>& guess = walk.finished();
    const Differences<Exact> d(pair.a, pair.b, Exact(walk.differences().reach));
    Simplex<Exact> simplex(d);
    int steps = 0;
    if (simplex.take(guess)) {
      walkToNearest(d, simplex, [&](const auto&) { return ++steps < 2; });
    }
    found += steps == 1 ? 1 : 0;
  }
  EXPECT_GT(apart, 1500);
  EXPECT_GE(found * 1000, apart * 999);
}

}  // namespace
}  // namespace collision
