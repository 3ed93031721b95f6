// Are the oracle's casts right? By hand, by the static outcome of what a shape sweeps, by hits of
// the path of a point, by sampled times, and by each of the two methods for the other.
#include "cast.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <string>

#include "cases.h"
#include "hit.h"
#include "make.h"
#include "outcome.h"

namespace oracle {
namespace {

constexpr double kForever = kInfinity;

Motion along(const Triple& velocity, double duration = 1) { return {velocity, {}, duration}; }

Motion reversed(const Motion& motion) {
  return {motion.velocityB, motion.velocityA, motion.duration};
}

/** In both orders; times of rounded shapes only as far as they are told. */
void expectTimes(const Shape& a, const Shape& b, const Motion& motion, CastOutcome outcome,
                 double enter, double exit) {
  for (const bool isForward : {true, false}) {
    Passing passing(isForward ? a : b, isForward ? b : a, isForward ? motion : reversed(motion));
    EXPECT_EQ(passing.outcome(), outcome);
    if (passing.outcome() != CastOutcome::never) {
      EXPECT_LE(passing.enterUlps(enter), 0.5) << enter;
      EXPECT_LE(passing.exitUlps(exit), 0.5) << exit;
      EXPECT_GT(passing.enterUlps(enter + 0.125), 2);
      EXPECT_GT(passing.exitUlps(exit == kForever ? 1e300 : exit + 0.125), 2);
      EXPECT_EQ(passing.staysForever(), exit == kForever);
    }
  }
}

void expectNever(const Shape& a, const Shape& b, const Motion& motion) {
  EXPECT_EQ(castOutcome(a, b, motion), CastOutcome::never);
  EXPECT_EQ(castOutcome(b, a, reversed(motion)), CastOutcome::never);
}

const Shape kCube = aabb({-1, -1, -1}, {1, 1, 1});
const Shape kFlat = triangle({0, 0, 0}, {4, 0, 0}, {0, 4, 0});

TEST(Casts, OfCoresAreThoseAPersonKnows) {
  using enum CastOutcome;
  const Shape far = aabb({4, -1, -1}, {6, 1, 1});
  expectTimes(kCube, far, along({1, 0, 0}, 10), hits, 3, 7);
  expectTimes(kCube, far, along({1, 0, 0}, 4), hits, 3, 4);
  expectTimes(kCube, far, along({1, 0, 0}, 3), touches, 3, 3);  // at the end alone
  expectNever(kCube, far, along({1, 0, 0}, 2.5));
  expectNever(kCube, far, along({-1, 0, 0}, kForever));
  expectTimes(kCube, far, along({1, 0, 0}, kForever), hits, 3, 7);
  expectTimes(kCube, far, {{2, 5, 0}, {1, 5, 0}, 10}, hits, 3, 7);
  // Graze of an edge, of a corner; a slide along a face.
  const Shape above = aabb({4, 1, -1}, {6, 2, 1});
  expectTimes(kCube, above, along({1, 0, 0}, 10), touches, 3, 7);
  expectTimes(kCube, above, along({2, 0.5, 0}, 10), hits, 1.5, 3.5);
  expectTimes(point({-4, 3, 0}), kCube, along({1, -0.5, 0}, 10), hits, 4, 5);
  expectTimes(point({-4, 2, 0}), kCube, along({1, -0.5, 0}, 10), hits, 3, 5);
  expectTimes(point({-3, -1, 0}), kCube, along({1, 1, 0}, 10), touches, 2, 2);
  expectTimes(point({-3, -1, 1}), kCube, along({1, 1, 0}, 10), touches, 2, 2);
  // In touch at the start: moving away, sliding, moving in.
  const Shape beside = aabb({1, -1, -1}, {3, 1, 1});
  expectTimes(kCube, beside, along({-1, 0, 0}, 5), touches, 0, 0);
  expectTimes(kCube, beside, along({0, 1, 0}, 5), touches, 0, 2);
  expectTimes(kCube, beside, along({1, 0, 0}, 5), hits, 0, 4);
  expectTimes(kCube, beside, along({0, 0, 0}, 5), touches, 0, 5);
  expectTimes(kCube, beside, along({0, 0, 0}, kForever), touches, 0, kForever);
  expectTimes(kCube, beside, along({1, 0, 0}, 0), touches, 0, 0);
  expectTimes(kCube, kCube, along({1, 0, 0}, 0), hits, 0, 0);
  expectTimes(kCube, kCube, along({1, 0, 0}, 1), hits, 0, 1);
  expectNever(kCube, far, along({1, 0, 0}, 0));
}

TEST(Casts, OfFlatShapesAreThoseAPersonKnows) {
  using enum CastOutcome;
  // Through one another; with parallel planes; in one plane.
  const Shape upright = triangle({1, 1, 5}, {2, 1, 5}, {1, 1, 7});
  expectTimes(upright, kFlat, along({0, 0, -1}, 10), hits, 5, 7);
  const Shape level = triangle({1, 1, 5}, {2, 1, 5}, {1, 2, 5});
  expectTimes(level, kFlat, along({0, 0, -1}, 10), hits, 5, 5);
  const Shape coplanar = triangle({-3, 1, 0}, {-2, 1, 0}, {-3, 2, 0});
  expectTimes(coplanar, kFlat, along({1, 0, 0}, 10), touches, 2, 6);
  expectNever(level, kFlat, along({1, 0, 0}, 10));
  // Edge on edge in flight: crossing, and past the end.
  const Shape edge = segment({-1, 0, 5}, {1, 0, 5});
  expectTimes(edge, segment({0, -1, 0}, {0, 1, 0}), along({0, 0, -2}, 10), hits, 2.5, 2.5);
  expectTimes(edge, segment({1, -1, 0}, {1, 1, 0}), along({0, 0, -2}, 10), touches, 2.5, 2.5);
  // Parallel segments, in a plane, and along themselves.
  expectTimes(edge, segment({0, 0, 0}, {3, 0, 0}), along({0, 0, -1}, 10), touches, 5, 5);
  expectTimes(edge, segment({4, 0, 5}, {6, 0, 5}), along({1, 0, 0}, 10), touches, 3, 7);
  expectTimes(point({0, 0, 0}), point({3, 6, 9}), along({1, 2, 3}, 10), touches, 3, 3);
  expectTimes(point({0, 0, 0}), point({0, 0, 0}), along({1, 2, 3}, 10), touches, 0, 0);
  expectTimes(point({1, 1, 4}), kFlat, along({0, 0, -1}, 4), touches, 4, 4);
  expectTimes(point({1, 1, 4}), kFlat, along({0, 0, -1}, 5), hits, 4, 4);
  expectTimes(point({2, 2, 4}), kFlat, along({0, 0, -1}, 5), touches, 4, 4);
}

TEST(Casts, OfBallsAreThoseAPersonKnows) {
  using enum CastOutcome;
  const Shape ball = sphere({0, 0, 0}, 1);
  expectTimes(ball, sphere({10, 0, 0}, 2), along({1, 0, 0}, 20), hits, 7, 13);
  expectTimes(ball, sphere({10, 3, 0}, 2), along({1, 0, 0}, 20), touches, 10, 10);
  expectTimes(ball, sphere({10, 0, 0}, 2), along({1, 0, 0}, 7), touches, 7, 7);
  expectTimes(ball, sphere({3, 0, 0}, 2), along({-1, 0, 0}, 7), touches, 0, 0);
  expectTimes(ball, sphere({3, 0, 0}, 2), along({0, 1, 0}, kForever), touches, 0, 0);
  expectTimes(ball, sphere({3, 0, 0}, 2), along({1, 0, 0}, kForever), hits, 0, 6);
  expectTimes(ball, sphere({3, 0, 0}, 2), along({0, 0, 0}, kForever), touches, 0, kForever);
  expectNever(ball, sphere({4, 0, 0}, 2), along({0, 0, 0}, kForever));
  expectNever(ball, sphere({10, 3.5, 0}, 2), along({1, 0, 0}, kForever));
  const Shape box = aabb({5, 1, -1}, {7, 2, 1});
  expectTimes(ball, box, along({1, 0, 0}, 20), touches, 5, 7);  // a slide
  expectTimes(ball, box, along({1, 0, 0}, kForever), touches, 5, 7);
  expectTimes(sphere({0, 0.25, 0}, 1.25), box, along({1, 0, 0}, 20), hits, 4, 8);
  expectTimes(capsule({0, 0, -1}, {0, 0, 3}, 1), box, along({1, 0, 0}, 20), touches, 5, 7);
  expectTimes(sphere({0, 0, 0}, 0), box, along({5, 1, 0}, 20), hits, 1, 1.4);
  expectTimes(ball, plane({1, 0, 0}, -4), along({1, 0, 0}, 9), hits, 3, 5);
  expectTimes(ball, plane({3, 4, 0}, -25), along({0, 1, 0}, 5), touches, 5, 5);
}

TEST(Casts, OfPlanesAndRaysAreThoseAPersonKnows) {
  using enum CastOutcome;
  const Shape floor = plane({0, 2, 0}, 0);
  const Shape box = aabb({0, 4, 0}, {1, 6, 1});
  expectTimes(box, floor, along({3, -1, 0}, 10), hits, 4, 6);
  expectTimes(box, floor, along({3, -1, 0}, 4), touches, 4, 4);
  expectNever(box, floor, along({3, 0, 0}, kForever));
  expectTimes(aabb({0, 0, 0}, {1, 1, 1}), floor, along({3, 0, 0}, kForever), touches, 0, kForever);
  expectTimes(point({0, 4, 0}), floor, along({3, -1, 0}, 10), hits, 4, 4);
  expectTimes(point({0, 4, 0}), floor, along({3, -1, 0}, kForever), hits, 4, 4);
  expectTimes(ray({0, 9, 0}, {0, -3, 0}, 4), floor, along({0, -1, 0}, 20), hits, 5, 9);
  expectTimes(ray({0, 9, 0}, {0, -3, 4}, 5), floor, along({0, -1, 0}, 20), hits, 6, 9);
  expectTimes(ray({0, 9, 0}, {0, 0, 3}, 5), floor, along({0, -1, 0}, 20), hits, 9, 9);
  expectTimes(ray({2, 1, 0}, {-1, -1, 0}, 8), floor, along({0, 1, 0}, 20), hits, 0,
              std::sqrt(32) - 1);
  // An endless ray: through a box from beside, along itself, away from its begin.
  for (const Shape& target : {kCube, sphere({0, 0, 0}, 1), capsule({0, 0, 0}, {0, 0, 0}, 1)}) {
    expectTimes(ray({-5, 0, 4}, {1, 0, 0}), target, along({0, 0, -1}, 10), hits, 3, 5);
    expectTimes(ray({-5, 1, 4}, {1, 0, 0}), target, along({0, 0, -0.5}, 8), touches,
                target.kind == Kind::aabb ? 6 : 8, 8);
    expectTimes(ray({2, 0, 0}, {1, 0, 0}), target, along({-1, 0, 0}, kForever), hits, 1, kForever);
    expectTimes(ray({2, 0, 0}, {1, 0, 0}), target, along({-1, 0, 0}, 9), hits, 1, 9);
    expectTimes(ray({0, 0, 0}, {5, 0, 0}), target, along({1, 0, 0}, kForever), hits, 0, 1);
    expectTimes(ray({0, 0, 0}, {5, 0, 0}, 4), target, along({-1, 0, 0}, kForever), hits, 0, 5);
    expectNever(ray({2, 0, 0}, {1, 0, 0}), target, along({1, 0, 0}, kForever));
    expectNever(ray({2, 0, 0}, {1, 0, 0}), target, along({0, 1, 0}, kForever));
  }
  expectTimes(ray({-3, 0, 4}, {3, 1, 0}, 4), kCube, along({0, 0, -1}, 4), hits, 3, 4);
  const Shape ball = sphere({0, 0, 0}, 1);
  expectTimes(ray({2, 1, 0}, {1, 0, 0}), ball, along({-1, 0, 0}, kForever), touches, 2, kForever);
  expectTimes(ray({4, 4, 0}, {1, 0, 0}), ball, along({-2, -1, 0}, kForever), hits, 3, 5);
}

CastOutcome castOf(Outcome outcome) { return static_cast<CastOutcome>(outcome); }

std::string show(const Shape& a, const Shape& b, const Motion& motion) {
  std::string text;
  for (const Shape* shape : {&a, &b}) {
    text += "kind " + std::to_string(static_cast<int>(shape->kind)) + " {";
    for (int i = 0; i < sizeOf(shape->kind); ++i) {
      text += std::to_string(shape->numbers.at(static_cast<std::size_t>(i))) + ", ";
    }
    text += "} ";
  }
  for (std::size_t i = 0; i < 3; ++i) {
    text += std::to_string(motion.velocityA.at(i) - motion.velocityB.at(i)) + " ";
  }
  return text + "for " + std::to_string(motion.duration);
}

Motion gridMotion(Draws& draws) {
  Motion motion;
  for (std::size_t i = 0; i < 3; ++i) {
    motion.velocityA.at(i) = draws.whole(-2, 2);
    motion.velocityB.at(i) = draws.whole(-1, 1);
  }
  const int units = draws.whole(0, 5);
  motion.duration = units == 5 ? kForever : units;
  return motion;
}

Triple differenceOf(const Motion& motion) {
  Triple v{};
  for (std::size_t i = 0; i < 3; ++i) {
    v.at(i) = motion.velocityA.at(i) - motion.velocityB.at(i);
  }
  return v;
}

constexpr std::array<Kind, 9> kBounded{Kind::sphere,   Kind::aabb,          Kind::obb,
                                       Kind::triangle, Kind::parallelogram, Kind::point,
                                       Kind::segment,  Kind::capsule,       Kind::plane};

TEST(Casts, OfAPointAreTheHitsOfItsPath) {
  Cases cases(20240301);
  int count = 0;
  for (const Kind kind : kBounded) {
    for (int i = 0; i < 600; ++i) {
      const Shape first = cases.gridShape(Kind::point);
      Shape second = cases.gridShape(kind);
      if (i % 4 == 0) {
        cases.degrade(second);
      }
      const Motion motion = gridMotion(cases.draws());
      const Triple v = differenceOf(motion);
      const Triple p{first.numbers[0], first.numbers[1], first.numbers[2]};
      const bool isEndless = std::isinf(motion.duration);
      if (v == Triple{} && isEndless) {
        continue;
      }
      Triple end = p;
      for (std::size_t k = 0; k < 3 && !isEndless; ++k) {
        end.at(k) += motion.duration * v.at(k);
      }
      const Shape path = isEndless ? ray(p, v) : segment(p, end);
      Passing passing(first, second, motion);
      ASSERT_EQ(passing.outcome(), castOf(outcome(path, second))) << show(first, second, motion);
      const auto found = hit(path, second);
      if (!found) {
        continue;
      }
      ++count;
      const Rational unit = isEndless ? Rational(1) : rational(motion.duration);
      const bool isNowhere = v == Triple{};
      const double enter = isNowhere ? 0 : approximate(found->enter * unit);
      ASSERT_LE(passing.enterUlps(enter), 1) << show(first, second, motion);
      ASSERT_EQ(passing.staysForever(), !found->exit) << show(first, second, motion);
      if (found->exit) {
        const double exit = isNowhere ? motion.duration : approximate(*found->exit * unit);
        ASSERT_LE(passing.exitUlps(exit), 1) << show(first, second, motion);
      }
    }
  }
  EXPECT_GT(count, 1000);
}

TEST(Casts, HaveTheOutcomeOfWhatAShapeSweeps) {
  Cases cases(20240302);
  for (const Kind kind : kBounded) {
    for (int i = 0; i < 300; ++i) {
      const Shape second = cases.gridShape(kind);
      Motion motion = gridMotion(cases.draws());
      motion.duration = std::isinf(motion.duration) ? 2 : motion.duration;
      Triple step = differenceOf(motion);
      for (double& component : step) {
        component *= motion.duration;
      }
      const auto moved = [&](const Triple& p) {
        return Triple{p[0] + step[0], p[1] + step[1], p[2] + step[2]};
      };
      const Shape ball = cases.gridShape(Kind::sphere);
      const Triple center{ball.numbers[0], ball.numbers[1], ball.numbers[2]};
      ASSERT_EQ(castOutcome(ball, second, motion),
                castOf(outcome(capsule(center, moved(center), ball.numbers[3]), second)))
          << show(ball, second, motion);
      const Shape line = cases.gridShape(Kind::segment);
      const Triple start{line.numbers[0], line.numbers[1], line.numbers[2]};
      const Triple end{line.numbers[3], line.numbers[4], line.numbers[5]};
      ASSERT_EQ(castOutcome(line, second, motion),
                castOf(outcome(parallelogram(start, end, moved(start)), second)))
          << show(line, second, motion);
    }
  }
}

TEST(Casts, MeetAtTheirTimesAndNoOthers) {
  Cases cases(20240303);
  for (int kindA = 0; kindA < kKindCount; ++kindA) {
    for (int kindB = 0; kindB < kKindCount; ++kindB) {
      for (int i = 0; i < 40; ++i) {
        const auto [a, b] = cases.next(static_cast<Kind>(kindA), static_cast<Kind>(kindB));
        const auto goesOn = [](const Shape& shape) {
          return shape.kind == Kind::plane || (shape.kind == Kind::ray && !isFiniteRay(shape));
        };
        if (goesOn(a) && goesOn(b)) {
          continue;
        }
        const Motion motion = gridMotion(cases.draws());
        const Triple v = differenceOf(motion);
        Passing passing(a, b, motion);
        const CastOutcome answer = passing.outcome();
        for (double t = 0; t <= std::fmin(motion.duration, 6); t += 0.25) {
          const Outcome then = outcomeTranslated(a, b, {{-v[0], -v[1], -v[2]}, t});
          ASSERT_EQ(passing.at(rational(t)), then) << show(a, b, motion) << " at " << t;
          if (then != Outcome::apart) {
            ASSERT_NE(answer, CastOutcome::never) << show(a, b, motion) << " at " << t;
          }
          if (then == Outcome::overlapping) {
            ASSERT_EQ(answer, CastOutcome::hits) << show(a, b, motion) << " at " << t;
          }
          if (answer != CastOutcome::never) {
            const bool within = passing.enterAgainst(t) <= 0 && passing.exitAgainst(t) >= 0;
            ASSERT_EQ(within, then != Outcome::apart) << show(a, b, motion) << " at " << t;
          }
        }
      }
    }
  }
}

TEST(Casts, OfPosedPointsAreThoseOfTheBoxThatTheyAre) {
  Cases cases(20240304);
  for (const Kind kind : kBounded) {
    for (int i = 0; i < 40 && kind != Kind::plane; ++i) {
      const Shape shape = cases.gridShape(kind);
      const Shape box = cases.gridShape(Kind::obb);
      const Motion motion = gridMotion(cases.draws());
      const auto& s = box.numbers;
      PosedPoints points{{}, {s[0], s[1], s[2]}, {s[3], s[4], s[5], s[6]}};
      for (unsigned corner = 0; corner < 8; ++corner) {
        const auto end = [&](unsigned axis) {
          return (corner >> axis & 1U) != 0 ? s[7 + axis] : -s[7 + axis];
        };
        points.points.push_back({end(0), end(1), end(2)});
      }
      ASSERT_EQ(Passing(shape, points, motion).outcome(), castOutcome(shape, box, motion))
          << show(shape, box, motion);
    }
  }
}

}  // namespace
}  // namespace oracle
