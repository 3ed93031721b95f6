// A batch of shapes gives what the functions of two shapes give.
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <type_traits>
#include <vector>

#include "collision/batch.h"
#include "collision/collision.h"
#include "collision/hull.h"
#include "collision/mesh.h"
#include "random.h"

namespace collision {
namespace {

std::vector<Obb> someBoxes(int count, Random& random) {
  std::vector<Obb> boxes;
  for (int i = 0; i < count; ++i) {
    boxes.push_back({{random.between(-24, 24) / 8.0, random.between(-24, 24) / 8.0, 0},
                     {0, 0, random.between(0, 2) / 1.0, 1},
                     {1, random.between(1, 8) / 8.0, 1}});
  }
  return boxes;
}

template <class A, class B>
int expectSame(const std::vector<A>& a, const std::vector<B>& b) {
  const std::size_t pairs = std::max(a.size(), b.size());
  std::vector<Outcome> found(pairs);
  std::vector<double> numbers(pairs);
  const std::optional<int> count = outcomes(a, b, found, numbers);
  int meeting = 0;
  for (std::size_t i = 0; i < pairs; ++i) {
    const A& one = a[a.size() == 1 ? 0 : i];
    const B& other = b[b.size() == 1 ? 0 : i];
    const Verdict expected = test(one, other);
    EXPECT_EQ(found[i], expected.outcome) << i;
    constexpr bool kGivesT = A::kKind == Kind::ray || B::kKind == Kind::ray;
    const double number = kGivesT ? expected.hit.t : expected.witness.gap;
    EXPECT_TRUE(numbers[i] == number || (std::isnan(numbers[i]) && std::isnan(number))) << i;
    meeting += meets(one, other) ? 1 : 0;
  }
  EXPECT_EQ(count, meeting);
  EXPECT_EQ(outcomes(a, b, found), meeting);  // without numbers
  return meeting;
}

// Of hulls and meshes a record names a geometry, which is no part of the shape.
static_assert(std::is_constructible_v<ShapeSpan, Obb>);
static_assert(std::is_constructible_v<ShapeSpan, std::vector<Capsule>>);
static_assert(!std::is_constructible_v<ShapeSpan, Hull>);
static_assert(!std::is_constructible_v<ShapeSpan, std::vector<Hull>>);
static_assert(!std::is_constructible_v<ShapeSpan, std::vector<PosedMesh>>);

TEST(Outcomes, AreThoseOfTheSinglePairs) {
  Random random(1);
  const std::vector<Obb> a = someBoxes(600, random);
  const std::vector<Obb> b = someBoxes(600, random);
  const int meeting = expectSame(a, b);
  EXPECT_GT(meeting, 20);
  EXPECT_LT(meeting, 580);
  const std::vector<Sphere> sphere{{{0.5, 0.25, 0}, 1}};
  EXPECT_GT(expectSame(sphere, b), 20);
  EXPECT_GT(expectSame(b, sphere), 20);
  const std::vector<Ray> ray{{{-9, 0.25, 0}, {1, 0, 0}}};
  EXPECT_GT(expectSame(ray, b), 20);
}

TEST(Outcomes, TakeArraysSpansAndSingleShapes) {
  const std::array<Sphere, 3> spheres{{{{0, 0, 0}, 1}, {{2, 0, 0}, 1}, {{5, 0, 0}, 1}}};
  std::array<Outcome, 3> found{};
  EXPECT_EQ(outcomes(Sphere{{0, 0, 0}, 1}, spheres, found), 2);
  EXPECT_EQ(found, (std::array{Outcome::overlapping, Outcome::touching, Outcome::apart}));
  const std::span<const Sphere> last(&spheres[2], 1);
  EXPECT_EQ(outcomes(spheres, last, found), 1);
  EXPECT_EQ(found[2], Outcome::overlapping);
}

TEST(Outcomes, AreInvalidOfWhatIsNoShape) {
  const std::array<Sphere, 2> spheres{{{{0, 0, 0}, -1}, {{0, 0, 0}, 1}}};
  std::array<Outcome, 2> found{};
  std::array<double, 2> gaps{};
  EXPECT_EQ(outcomes(spheres, Point{}, found, gaps), 1);
  EXPECT_EQ(found[0], Outcome::invalid);
  EXPECT_EQ(found[1], Outcome::overlapping);
  EXPECT_TRUE(std::isnan(gaps[0]));
}

TEST(Outcomes, RefuseSizesThatDoNotAgree) {
  const std::array<Sphere, 3> three{};
  const std::array<Sphere, 2> two{};
  std::array<Outcome, 3> found{Outcome::invalid, Outcome::invalid, Outcome::invalid};
  std::array<double, 2> gaps{};
  EXPECT_EQ(outcomes(three, two, found), std::nullopt);
  EXPECT_EQ(outcomes(two, two, found), std::nullopt);
  EXPECT_EQ(outcomes(three, three, found, gaps), std::nullopt);
  EXPECT_EQ(found[0], Outcome::invalid);
  EXPECT_EQ(outcomes(std::vector<Sphere>(), std::vector<Ray>(), {}), 0);
}

}  // namespace
}  // namespace collision
