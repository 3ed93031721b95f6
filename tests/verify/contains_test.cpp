// Containers made to fit: as large as what lies in them, but for an ulp. The core against
// fractions.
#include "convex/contains.h"

#include <gtest/gtest.h>

#include <cmath>

#include "collision/collision.h"
#include "core_shape.h"
#include "exact_contains.h"
#include "exact_shape.h"
#include "families.h"
#include "oracle/cases.h"
#include "oracle/make.h"
#include "replay.h"
#include "shapes/ray.h"

namespace verify {
namespace {

using oracle::Cases;

constexpr Kind kContainers[] = {Kind::sphere, Kind::capsule, Kind::aabb, Kind::obb, Kind::plane};

/** The corners rounded, and the end of a ray. */
std::vector<collision::Vec3> pointsOf(const Shape& shape) {
  std::vector<collision::Vec3> points;
  for (const Exact3& corner : cornersOf(shape)) {
    points.push_back({corner.x.get_d(), corner.y.get_d(), corner.z.get_d()});
  }
  if (shape.kind == Kind::ray) {
    const auto ray = collision::ShapeTraits<collision::Ray>::read(shape.numbers.data());
    points.push_back(ray.origin + ray.direction * endOf(ray));
  }
  return points;
}

double distanceTo(const collision::Vec3& p, const collision::Vec3& start,
                  const collision::Vec3& end) {
  const collision::Vec3 u = end - start;
  const double square = dot(u, u);
  const double t = square > 0 ? std::fmin(1, std::fmax(0, dot(p - start, u) / square)) : 0;
  return length(p - (start + u * t));
}

/** Makes the container as large as the content, in doubles. */
void fit(Shape& a, const Shape& b) {
  const std::vector<collision::Vec3> points = pointsOf(b);
  const double radius = radiusOf(b).get_d();
  double* s = a.numbers.data();
  const collision::Vec3 first{s[0], s[1], s[2]};
  if (a.kind == Kind::sphere || a.kind == Kind::capsule) {
    const collision::Vec3 last{s[3], s[4], s[5]};
    double& size = a.kind == Kind::sphere ? s[3] : s[6];
    const collision::Vec3& end = a.kind == Kind::sphere ? first : last;
    double furthest = 0;
    for (const collision::Vec3& p : points) {
      furthest = std::fmax(furthest, distanceTo(p, first, end));
    }
    size = furthest + radius;
    return;
  }
  if (a.kind == Kind::plane) {
    double highest = -HUGE_VAL;
    for (const collision::Vec3& p : points) {
      highest = std::fmax(highest, dot(first, p));
    }
    s[3] = -(highest + radius * length(first));
    return;
  }
  for (int i = 0; i < 3; ++i) {
    const Exact3 exact = boxAxis(a, i);
    const collision::Vec3 axis =
        collision::normalized({exact.x.get_d(), exact.y.get_d(), exact.z.get_d()});
    double reach = 0;
    double low = HUGE_VAL;
    double high = -HUGE_VAL;
    for (const collision::Vec3& p : points) {
      reach = std::fmax(reach, std::fabs(dot(axis, p - first)) + radius);
      low = std::fmin(low, dot(axis, p) - radius);
      high = std::fmax(high, dot(axis, p) + radius);
    }
    if (a.kind == Kind::obb) {
      s[7 + i] = reach;
    } else {
      s[i] = low;
      s[3 + i] = high;
    }
  }
}

/** Moves one of the numbers that make the container large by `ulps`. */
void resize(Shape& a, int ulps, int which) {
  const int place = a.kind == Kind::sphere || a.kind == Kind::plane ? 3
                    : a.kind == Kind::capsule                       ? 6
                    : a.kind == Kind::aabb                          ? 3 + which
                                                                    : 7 + which;
  double& number = a.numbers[static_cast<std::size_t>(place)];
  number = std::nextafter(number, ulps < 0 ? -HUGE_VAL : HUGE_VAL);
  if (a.kind == Kind::aabb) {  // a flat one moves
    double& min = a.numbers[static_cast<std::size_t>(which)];
    min = std::fmin(min, number);
  }
}

struct Counts {
  int inside = 0;
  int outside = 0;
};

void expectRight(const Shape& a, const Shape& b, Counts& counts) {
  if (collision::checkSlot(coreKind(a.kind), a.numbers.data())) {
    return;  // a radius below 0, a maximum below its minimum
  }
  const bool exact = exactlyContains(a, b);
  EXPECT_EQ(collision::contains(coreShape(a), coreShape(b)), exact)
      << lineOf({a, b}, 0, 0, Findings());
  if (exact && a.kind != Kind::plane) {
    EXPECT_TRUE(collision::testPair(coreShape(a), coreShape(b), {}).outcome !=
                collision::Outcome::apart);
  }
  ++(exact ? counts.inside : counts.outside);
}

class FittingContainers : public testing::TestWithParam<Kind> {};

TEST_P(FittingContainers, HoldWhatFitsExactly) {
  constexpr std::uint64_t kSeed = 11;
  const Kind kind = GetParam();
  for (int b = 0; b < oracle::kKindCount; ++b) {
    const Kind contentKind = static_cast<Kind>(b);
    if (contentKind == Kind::plane) {
      continue;
    }
    Counts fitting;
    Counts smaller;
    Counts larger;
    for (std::uint64_t i = 0; i < 400; ++i) {
      Cases cases(oracle::Draws(kSeed, i * 100 + static_cast<std::uint64_t>(b)));
      const bool grid = i % 4 != 0;
      Shape a = grid ? cases.gridShape(kind) : cases.ordinaryShape(kind);
      Shape content = grid ? cases.gridShape(contentKind) : cases.ordinaryShape(contentKind);
      if (contentKind == Kind::ray) {
        content.numbers[6] = grid ? 1 + static_cast<double>(i % 9) : 0.7;
      }
      if (i % 7 == 0) {
        oracle::scaleBy(0x1p-300, a);
        oracle::scaleBy(0x1p-300, content);
      }
      fit(a, content);
      expectRight(a, content, fitting);
      for (const int ulps : {-1, 1}) {
        Shape nudged = a;
        resize(nudged, ulps, static_cast<int>(i % 3));
        expectRight(nudged, content, ulps < 0 ? smaller : larger);
      }
    }
    SCOPED_TRACE(b);
    EXPECT_GT(fitting.inside, 50);
    EXPECT_GT(larger.inside + larger.outside, 300);
    EXPECT_GT(smaller.outside + larger.outside, 50);
    EXPECT_GT(smaller.inside + larger.inside, 50);
  }
}

INSTANTIATE_TEST_SUITE_P(Contains, FittingContainers, testing::ValuesIn(kContainers));

}  // namespace
}  // namespace verify
