// The public world answers what the functions of single shapes answer, and refuses what is no
// shape.
#include "collision/world.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "collision/collision.h"
#include "random.h"

namespace collision {
namespace {

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

/** Boxes, spheres, segments and planes in a cube, some of which meet. */
ShapeCell shapeOf(int slot, Random& random) {
  const auto place = [&] {
    return Vec3{random.between(-64, 64) / 8.0, random.between(-64, 64) / 8.0,
                random.between(-64, 64) / 8.0};
  };
  const double size = random.between(1, 16) / 8.0;
  switch (slot % 4) {
    case 0:
      return Obb{place(), {0, 0, 1, random.between(1, 4) / 1.0}, {size, 1, size}};
    case 1:
      return Sphere{place(), size};
    case 2:
      return Segment{place(), place()};
    default:
      return slot % 32 == 3 ? ShapeCell(Plane{{0, 1, 0}, random.between(-60, 60) / 8.0})
                            : ShapeCell(Capsule{place(), place(), size});
  }
}

std::vector<ShapeCell> fill(World& world) {
  Random random(7);
  std::vector<ShapeCell> shapes;
  for (int slot = 0; slot < world.capacity(); ++slot) {
    shapes.push_back(shapeOf(slot, random));
    EXPECT_FALSE(world.set(slot, shapes.back()));
  }
  return shapes;
}

using Meetings = std::vector<std::array<int, 3>>;

/** In the order of slots. */
Meetings meetingsOf(const World& world) {
  Meetings meetings;
  for (const Meeting& meeting : world.meetings()) {
    meetings.push_back({meeting.a, meeting.b, static_cast<int>(meeting.outcome)});
  }
  std::sort(meetings.begin(), meetings.end());
  return meetings;
}

Meetings expectedMeetings(const std::vector<ShapeCell>& shapes) {
  Meetings meetings;
  const int count = static_cast<int>(shapes.size());
  for (int a = 0; a < count; ++a) {
    for (int b = a + 1; b < count; ++b) {
      const Outcome found =
          outcome(shapes[static_cast<std::size_t>(a)], shapes[static_cast<std::size_t>(b)]);
      if (found != Outcome::apart) {
        meetings.push_back({a, b, static_cast<int>(found)});
      }
    }
  }
  return meetings;
}

TEST(World, FindsThePairsThatMeetAtOnceAndInParts) {
  World world(120);
  const Meetings expected = expectedMeetings(fill(world));
  ASSERT_GT(expected.size(), 100U);
  EXPECT_EQ(world.evaluate(), Status::finished);
  EXPECT_EQ(meetingsOf(world), expected);
  EXPECT_EQ(world.pairs(), 120 * 119 / 2);
  EXPECT_EQ(world.pairsLeft(), 0);
  EXPECT_EQ(world.resume(), Status::invalid);
  Status status = world.evaluate(0);
  EXPECT_EQ(status, Status::unfinished);
  EXPECT_GT(world.pairsLeft(), 0);
  EXPECT_LT(world.meetings().size(), expected.size());
  while (status == Status::unfinished) {
    status = world.resume(0.05);
  }
  EXPECT_EQ(status, Status::finished);
  EXPECT_EQ(meetingsOf(world), expected);
}

TEST(World, DoesNotResumeWithOtherShapes) {
  World world(120);
  fill(world);
  const auto change = [&](const auto& write) {
    EXPECT_EQ(world.evaluate(0), Status::unfinished);
    write();
    EXPECT_EQ(world.resume(), Status::invalid);
  };
  change([&] { world.set(3, Sphere{}); });
  change([&] { world.clear(3); });
  const std::array<double, 7> pose{0, 0, 0, 0, 0, 0, 1};
  change([&] { world.transforms(pose, {.layout = TransformLayout::poses}); });
}

TEST(World, AnswersAboutTwoSlotsAsAboutTwoShapes) {
  World world(40);
  const std::vector<ShapeCell> shapes = fill(world);
  const Vec3 axis{1, 2, 3};
  for (int a = 0; a < 40; a += 3) {
    for (int b = 1; b < 40; b += 4) {
      const ShapeCell& one = shapes[static_cast<std::size_t>(a)];
      const ShapeCell& other = shapes[static_cast<std::size_t>(b)];
      EXPECT_EQ(world.outcome(a, b), outcome(one, other));
      const Verdict verdict = world.test(a, b);
      const Verdict expected = test(one, other);
      EXPECT_EQ(verdict.outcome, expected.outcome);
      EXPECT_EQ(verdict.candidate, expected.candidate);
      Trace trace;
      Trace expectedTrace;
      explain(one, other, expectedTrace);
      EXPECT_EQ(world.explain(a, b, trace).outcome, expected.outcome);
      EXPECT_EQ(trace.count(), expectedTrace.count());
      EXPECT_EQ(world.distance(a, b).distance, distance(one, other).distance);
      EXPECT_EQ(world.contains(a, b), contains(one, other));
      EXPECT_EQ(world.separates(a, b, axis).outcome, separates(one, other, axis).outcome);
      EXPECT_EQ(world.project(a, axis).interval.min, project(one, axis).interval.min);
    }
  }
}

TEST(World, SlotsWithoutAShapeAreInvalid) {
  World world(2);
  world.set(0, Sphere{});
  Trace trace;
  for (const int slot : {-1, 1, 2, 3, 1 << 30, -(1 << 30)}) {
    EXPECT_EQ(world.fault(slot).reason, Reason::noShape) << slot;
    EXPECT_EQ(world.shape(slot).kind(), Kind::none) << slot;
    EXPECT_EQ(world.outcome(0, slot), Outcome::invalid) << slot;
    EXPECT_EQ(world.test(slot, 0).outcome, Outcome::invalid) << slot;
    EXPECT_EQ(world.test(slot, 0).reason, Reason::noShape) << slot;
    EXPECT_EQ(world.explain(0, slot, trace).outcome, Outcome::invalid) << slot;
    EXPECT_EQ(trace.count(), 0) << slot;
    EXPECT_TRUE(std::isnan(world.distance(slot, 0).distance)) << slot;
    EXPECT_FALSE(world.contains(0, slot)) << slot;
    EXPECT_EQ(world.separates(0, slot, {1, 0, 0}).outcome, Outcome::invalid) << slot;
    EXPECT_TRUE(std::isnan(world.project(slot, {1, 0, 0}).interval.max)) << slot;
  }
  EXPECT_EQ(world.separates(0, 0, {0, 0, 0}).outcome, Outcome::invalid);
  EXPECT_TRUE(std::isnan(world.project(0, {kNan, 0, 0}).interval.max));
  EXPECT_FALSE(world.fault(0));
}

TEST(World, RefusesWhatIsNoShape) {
  World world(2);
  EXPECT_FALSE(world.set(1, Sphere{}));
  const Fault fault = world.set(1, Sphere{{0, 0, 0}, -1});
  EXPECT_EQ(fault.reason, Reason::negative);
  EXPECT_EQ(fault.index, 3);
  EXPECT_EQ(world.fault(1).reason, Reason::noShape);  // the slot is empty
  EXPECT_EQ(world.set(2, Sphere{}).reason, Reason::noShape);
  EXPECT_EQ(world.set(-1, Sphere{}).reason, Reason::noShape);
  EXPECT_EQ(world.count(), 2);
  world.clear(7);
  const Ray ray{{0, 0, 0}, {0, 0, 0}};
  EXPECT_EQ(world.raycast(ray).slot, -1);
  EXPECT_FALSE(world.raycast(ray).hit.present);
  EXPECT_EQ(world.raycast(ray).fault.reason, Reason::zeroLength);
  std::vector<RayHit> hits(3);
  EXPECT_EQ(world.raycastAll(ray, hits), Status::invalid);
  EXPECT_TRUE(hits.empty());
  std::vector<int> slots(3);
  EXPECT_EQ(world.query(Sphere{{0, 0, 0}, kNan}, slots), Status::invalid);
  EXPECT_TRUE(slots.empty());
  EXPECT_EQ(world.nearest(Point{{kNan, 0, 0}}).slot, -1);
}

TEST(World, HasNoSlotsWhereThereIsNoMemoryForThem) {
  for (const int capacity :
       {-1, std::numeric_limits<int>::min(), std::numeric_limits<int>::max()}) {
    EXPECT_FALSE(World::fits(capacity)) << capacity;
    World world(capacity);
    EXPECT_EQ(world.capacity(), 0) << capacity;
    EXPECT_EQ(world.set(0, Sphere{}).reason, Reason::noShape) << capacity;
    EXPECT_EQ(world.evaluate(), Status::finished) << capacity;
    EXPECT_TRUE(world.meetings().empty()) << capacity;
  }
  EXPECT_TRUE(World::fits(1000));
}

TEST(World, FindsWhatARayHits) {
  World world(120);
  const std::vector<ShapeCell> shapes = fill(world);
  const Ray ray{{-20, 0.5, 0.25}, {1, 0.01, 0}};
  std::vector<RayHit> hits;
  ASSERT_EQ(world.raycastAll(ray, hits), Status::finished);
  ASSERT_GT(hits.size(), 2U);
  EXPECT_EQ(world.raycast(ray).slot, hits[0].slot);
  EXPECT_EQ(world.raycast(ray).hit.t, hits[0].hit.t);
  std::size_t expected = 0;
  for (const ShapeCell& shape : shapes) {
    expected += meets(ray, shape) ? 1U : 0U;
  }
  EXPECT_EQ(hits.size(), expected);
  for (std::size_t i = 0; i < hits.size(); ++i) {
    const ShapeCell& shape = shapes[static_cast<std::size_t>(hits[i].slot)];
    EXPECT_EQ(hits[i].hit.t, test(ray, shape).hit.t);
    EXPECT_LE(hits[i == 0 ? 0 : i - 1].hit.t, hits[i].hit.t);
  }
  EXPECT_EQ(world.raycast({{0, 1e9, 0}, {0, 1, 0}}).slot, -1);
  // Options count: from the inside of a sphere the way out.
  World one(1);
  one.set(0, Sphere{{0, 0, 0}, 2});
  EXPECT_EQ(one.raycast({{0, 0, 0}, {1, 0, 0}}).hit.t, 0);
  EXPECT_EQ(one.raycast({{0, 0, 0}, {1, 0, 0}}, {.solid = false}).hit.t, 2);
}

TEST(World, FindsWhatIsThereAndWhatIsNearest) {
  World world(60);
  const std::vector<ShapeCell> shapes = fill(world);
  const Aabb region{{-3, -3, -3}, {2, 4, 3}};
  std::vector<int> expected;
  for (int slot = 0; slot < 60; ++slot) {
    if (meets(region, shapes[static_cast<std::size_t>(slot)])) {
      expected.push_back(slot);
    }
  }
  std::vector<int> slots;
  ASSERT_EQ(world.query(region, slots), Status::finished);
  EXPECT_EQ(slots, expected);
  ASSERT_GT(slots.size(), 2U);

  const Point point{{30, 40, 50}};
  const NearestShape nearest = world.nearest(point);
  ASSERT_GE(nearest.slot, 0);
  for (const ShapeCell& shape : shapes) {
    EXPECT_LE(nearest.distance.distance, distance(point, shape).distance);
  }
  EXPECT_EQ(nearest.distance.distance,
            distance(point, shapes[static_cast<std::size_t>(nearest.slot)]).distance);
  World empty(5);
  EXPECT_EQ(empty.nearest(point).slot, -1);
}

TEST(World, AnswersAboutShapesAsTheyAreNow) {
  World world(3);
  world.set(0, Sphere{{0, 0, 0}, 1});
  world.set(1, Sphere{{5, 0, 0}, 1});
  const Ray ray{{-10, 0, 0}, {1, 0, 0}};
  EXPECT_EQ(world.raycast(ray).slot, 0);
  world.set(1, Sphere{{-5, 0, 0}, 1});
  EXPECT_EQ(world.raycast(ray).slot, 1);
  world.clear(1);
  EXPECT_EQ(world.raycast(ray).slot, 0);
  const std::array<float, 16> matrix{1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, -7, 0, 0, 1};
  EXPECT_EQ(world.transforms(matrix, {.first = 2}).fault, TransformFault::none);
  EXPECT_EQ(world.raycast(ray).slot, 2);
  EXPECT_EQ(world.raycast(ray).hit.t, 2.5);
  EXPECT_EQ(world.shape(2).as<Obb>().halfExtents, (Vec3{0.5, 0.5, 0.5}));
}

/** What every question answers where no tree is asked: from all shapes, one after the other. */
struct Answers {
  int hit = -1;
  std::vector<int> met;
  int nearest = -1;
};

Answers answersOf(const std::vector<ShapeCell>& shapes, const Ray& ray, const Sphere& ball) {
  Answers answers;
  const Point point{ball.center};
  double first = kInfinity;
  double least = kInfinity;
  for (int slot = 0; slot < static_cast<int>(shapes.size()); ++slot) {
    const ShapeCell& shape = shapes[static_cast<std::size_t>(slot)];
    if (shape.kind() == Kind::none) {
      continue;
    }
    const Verdict verdict = test(ray, shape);
    if (verdict.hit.present && verdict.hit.t < first) {
      answers.hit = slot;
      first = verdict.hit.t;
    }
    if (meets(ball, shape)) {
      answers.met.push_back(slot);
    }
    if (const double own = distance(point, shape).distance; own < least) {
      answers.nearest = slot;
      least = own;
    }
  }
  return answers;
}

void expectAnswers(World& world, const std::vector<ShapeCell>& shapes, Random& random,
                   const std::string& where) {
  const Vec3 origin{random.withinTwo() * 4, random.withinTwo() * 4, random.withinTwo() * 4};
  Ray ray{origin, {random.withinTwo(), random.withinTwo(), random.withinTwo()}};
  if (random.below(2) == 0) {
    ray.maxDistance = random.below(20);
  }
  const Sphere ball{origin, std::fabs(random.withinTwo())};
  const Answers expected = answersOf(shapes, ray, ball);
  std::vector<int> met;
  ASSERT_EQ(world.raycast(ray).slot, expected.hit) << where;
  ASSERT_EQ(world.query(ball, met), Status::finished);
  ASSERT_EQ(met, expected.met) << where;
  ASSERT_EQ(world.nearest({origin}).slot, expected.nearest) << where;
}

/** Few move, many do, some vanish, and some become shapes without an end. */
TEST(World, AnswersWhateverMoves) {
  for (const int count : {1, 5, 64, 65, 300}) {
    World world(count);
    std::vector<ShapeCell> shapes(static_cast<std::size_t>(count));
    Random random(static_cast<std::uint64_t>(20261126 + count));
    const auto write = [&](int slot) {
      shapes[static_cast<std::size_t>(slot)] = shapeOf(random.below(128), random);
      world.set(slot, shapes[static_cast<std::size_t>(slot)]);
    };
    for (int slot = 0; slot < count; ++slot) {
      write(slot);
    }
    for (int round = 0; round < repeated(60); ++round) {
      const int moved = round % 10 == 0 ? count : random.below(count / 16 + 2);
      for (int i = 0; i < moved; ++i) {
        const int slot = round % 10 == 0 ? i : random.below(count);
        if (random.below(40) == 0) {
          shapes[static_cast<std::size_t>(slot)] = ShapeCell();
          world.clear(slot);
        } else {
          write(slot);
        }
      }
      if (random.below(8) == 0) {
        ASSERT_EQ(world.evaluate(), Status::finished);
      }
      for (int question = random.below(12); question >= 0; --question) {
        expectAnswers(world, shapes, random,
                      random.where(round) + ", " + std::to_string(count) + " shapes");
        if (HasFatalFailure()) {
          return;
        }
      }
    }
  }
}

/** Where doubles lose digits to underflow, or a triangle's area, nothing is passed over. */
TEST(World, FindsWhatDoublesCanNotTell) {
  const Vec3 least{5e-324, 5e-324, 5e-324};
  std::vector<int> slots;

  World ofPlane(1);
  ofPlane.set(0, Aabb{{0.02, 0.02, 0.02}, {1, 1, 1}});
  const Plane plane{least, -5e-324};
  ASSERT_EQ(outcome(plane, ofPlane.shape(0)), Outcome::overlapping);
  ASSERT_EQ(ofPlane.query(plane, slots), Status::finished);
  EXPECT_EQ(slots, std::vector<int>{0});

  World ofRay(2);
  const double place = 1.1 * 0x1p-61;
  const Sphere small{{place, place, place}, 0x1p-70};
  ofRay.set(0, Ray{{0, 0, 0}, least, 0x1p-60});
  ofRay.set(1, small);
  ASSERT_EQ(ofRay.outcome(0, 1), Outcome::overlapping);
  ASSERT_EQ(ofRay.query(small, slots), Status::finished);
  EXPECT_EQ(slots, (std::vector<int>{0, 1}));
  EXPECT_EQ(ofRay.evaluate(), Status::finished);
  EXPECT_EQ(ofRay.meetings().size(), 1U);

  World ofSliver(2);
  const Vec3 at{0x1.22aee22829f40p-1, 0x1.17443510f7734p+0, -0x1.21e621f5caf19p-2};
  ofSliver.set(0, Triangle{{0, 0, 0},
                           {0x1.544c68a042df5p-1, 0x1.295d0a44774dbp+0, -0x1.d41f9b14c656cp-2},
                           {0x1.544c6827ba2dbp-1, 0x1.295d0a5dcaf9cp+0, -0x1.d41f9b71d9089p-2}});
  ofSliver.set(1, Sphere{at + Vec3{0, 0, 0.1}, 0.05});
  EXPECT_EQ(ofSliver.nearest({at}).slot, 1);

  World ofTiny(2);
  constexpr double kTiny = 0x1p-536;
  ofTiny.set(0, Segment{{kTiny, 0, 0}, {0.7 * kTiny, 0, 0}});
  ofTiny.set(1, Point{{-0.72 * kTiny, 0, 0}});
  EXPECT_EQ(ofTiny.nearest({{0, 0, 0}}).slot, 0);
}

TEST(World, SaysWhatIsWrongWithTransforms) {
  World world(2);
  const auto faultOf = [&](const std::vector<double>& numbers, const TransformOptions& options) {
    return world.transforms(numbers, options).fault;
  };
  const std::vector<double> pose{0, 0, 0, 0, 0, 0, 1};
  constexpr auto kPoses = TransformLayout::poses;
  constexpr std::array<double, 3> kUnit{1, 1, 1};
  EXPECT_EQ(faultOf(pose, {.layout = kPoses}), TransformFault::notABox);
  EXPECT_EQ(faultOf(pose, {.layout = kPoses, .halfExtents = kUnit}), TransformFault::none);
  EXPECT_EQ(faultOf(pose, {.layout = kPoses}), TransformFault::none);
  EXPECT_EQ(faultOf(pose, {}), TransformFault::leftOver);
  EXPECT_EQ(faultOf({}, {.first = 2}), TransformFault::none);
  for (const int first : {-1, 2, 3, std::numeric_limits<int>::max()}) {
    EXPECT_EQ(faultOf(pose, {kPoses, first, kUnit}), TransformFault::noSlot) << first;
  }
  for (const double size : {-1.0, kNan, kInfinity}) {
    EXPECT_EQ(faultOf(pose, {kPoses, 0, {{1, size, 1}}}), TransformFault::halfExtents) << size;
  }
  std::vector<double> two = pose;
  two.insert(two.end(), {1, 2, 3, 0, 0, 0, 0});
  World other(2);
  const TransformResult result = other.transforms(two, {kPoses, 0, kUnit});
  EXPECT_EQ(result.fault, TransformFault::noRotation);
  EXPECT_EQ(result.index, 1);
  EXPECT_EQ(other.shape(0).as<Obb>().halfExtents, (Vec3{1, 1, 1}));
  EXPECT_EQ(other.count(), 1);
}

TEST(World, IsMoved) {
  World world(2);
  world.set(0, Sphere{});
  World other(std::move(world));
  EXPECT_EQ(other.outcome(0, 0), Outcome::overlapping);
}

}  // namespace
}  // namespace collision
