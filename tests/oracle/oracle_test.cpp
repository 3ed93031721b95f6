// Is the oracle right? By hand where a person knows the answer, by its second method where not, and
// by what must hold between its answers.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "cases.h"
#include "distance.h"
#include "hand_cases.h"
#include "hit.h"
#include "make.h"
#include "outcome.h"
#include "outcome_by_programming.h"
#include "rough_gap.h"

namespace oracle {

// Found by GoogleTest through their arguments, so in the shape's own namespace.
static std::ostream& operator<<(std::ostream& out, Outcome outcome) {
  constexpr std::array<const char*, 3> kNames{"apart", "touching", "overlapping"};
  return out << kNames.at(static_cast<std::size_t>(outcome));
}

static std::ostream& operator<<(std::ostream& out, const Shape& shape) {
  out << "kind " << static_cast<int>(shape.kind) << " {";
  for (int i = 0; i < sizeOf(shape.kind); ++i) {
    out << (i > 0 ? ", " : "") << std::hexfloat << shape.numbers.at(static_cast<std::size_t>(i));
  }
  return out << std::defaultfloat << "}";
}

namespace {

/** ORACLE_SEED=n in the environment asks about other cases. */
std::uint64_t seed() {
  const char* given = std::getenv("ORACLE_SEED");
  return given == nullptr ? 20240229 : std::strtoull(given, nullptr, 10);
}

std::string show(const Shape& a, const Shape& b) {
  return testing::PrintToString(a) + " and " + testing::PrintToString(b);
}

template <class Check>
void forEachPair(Check check) {
  for (int a = 0; a < kKindCount; ++a) {
    for (int b = a; b < kKindCount; ++b) {
      check(static_cast<Kind>(a), static_cast<Kind>(b));
    }
  }
}

TEST(Outcomes, AreThoseAPersonKnows) {
  std::map<std::pair<Kind, Kind>, int> counts;
  for (const HandCase& known : handCases()) {
    EXPECT_EQ(outcome(known.a, known.b), known.outcome) << show(known.a, known.b);
    EXPECT_EQ(outcome(known.b, known.a), known.outcome) << show(known.b, known.a);
    EXPECT_EQ(outcomeByProgramming(known.a, known.b), known.outcome) << show(known.a, known.b);
    ++counts[std::minmax(known.a.kind, known.b.kind)];
  }
  forEachPair([&](Kind a, Kind b) {
    EXPECT_GE((counts[{a, b}]), 3) << static_cast<int>(a) << " " << static_cast<int>(b);
  });
}

TEST(Outcomes, OfBothMethodsAgree) {
  std::cout << "seed " << seed() << "\n";
  Cases cases(seed());
  forEachPair([&](Kind a, Kind b) {
    for (int i = 0; i < 400; ++i) {
      const auto [first, second] = cases.next(a, b);
      const Outcome answer = outcome(first, second);
      ASSERT_EQ(answer, outcomeByProgramming(first, second)) << show(first, second);
      ASSERT_EQ(answer, outcome(second, first)) << show(second, first);
    }
  });
}

TEST(Outcomes, OfPosedPointsAreThoseOfTheBoxThatTheyAre) {
  Cases cases(seed());
  for (int kind = 0; kind < kKindCount; ++kind) {
    for (int i = 0; i < 100; ++i) {
      const auto [shape, box] = cases.next(static_cast<Kind>(kind), Kind::obb);
      const auto& s = box.numbers;
      PosedPoints points{{}, {s[0], s[1], s[2]}, {s[3], s[4], s[5], s[6]}};
      for (unsigned corner = 0; corner < 8; ++corner) {
        const auto end = [&](unsigned axis) {
          return (corner >> axis & 1U) != 0 ? s[7 + axis] : -s[7 + axis];
        };
        points.points.push_back({end(0), end(1), end(2)});
      }
      ASSERT_EQ(outcomeByProgramming(shape, points), outcome(shape, box)) << show(shape, box);
    }
  }
}

TEST(Outcomes, StayAtTheEndsOfTheDoubles) {
  Cases cases(seed());
  forEachPair([&](Kind a, Kind b) {
    for (int i = 0; i < 20; ++i) {
      auto first = cases.gridShape(a);
      auto second = cases.gridShape(b);
      const Outcome answer = outcome(first, second);
      for (const double factor : {0x1p-1073, 0x1p+197}) {
        auto scaledFirst = first;
        auto scaledSecond = second;
        scaleBy(factor, scaledFirst);
        scaleBy(factor, scaledSecond);
        EXPECT_EQ(outcome(scaledFirst, scaledSecond), answer) << show(first, second);
      }
    }
  });
}

/** Whether t is one of the line's own parameters, t >= 0. */
bool reaches(const Shape& line, double t) {
  if (line.kind == Kind::segment) {
    return t <= 1;
  }
  const Vector<Rational> d = rationalVector(line.numbers.data() + 3);
  return std::isinf(line.numbers[6]) || rational(t) * rational(t) * dot(d, d) <=
                                            rational(line.numbers[6]) * rational(line.numbers[6]);
}

/** Whether origin + t * direction, exactly, lies in the shape; the line's numbers are whole. */
bool meetsAt(const Shape& line, double t, const Shape& shape) {
  const double* s = line.numbers.data();
  Translation along{{s[3], s[4], s[5]}, t};
  for (std::size_t i = 0; line.kind == Kind::segment && i < 3; ++i) {
    along.axis.at(i) -= s[i];
  }
  return outcomeTranslated(shape, point({s[0], s[1], s[2]}), along) != Outcome::apart;
}

void addNeighbors(const Parameter& exact, std::vector<double>& parameters) {
  double t = approximate(exact);
  for (int i = 0; i < 3; ++i) {
    t = std::nextafter(t, 0.0);
  }
  for (int i = 0; i < 7; ++i) {
    parameters.push_back(t);
    t = std::nextafter(t, kEndless);
  }
}

TEST(Hits, HoldThePointsThatMeet) {
  Cases cases(seed());
  for (const Kind lineKind : {Kind::ray, Kind::segment}) {
    for (int kind = 0; kind < kKindCount; ++kind) {
      for (int i = 0; i < 100; ++i) {
        const Shape line = cases.gridShape(lineKind);
        const Shape shape = cases.gridShape(static_cast<Kind>(kind));
        const auto found = hit(line, shape);
        ASSERT_EQ(found.has_value(), outcome(line, shape) != Outcome::apart) << show(line, shape);
        std::vector<double> parameters;
        for (double t = 0; t <= 6; t += 0.125) {
          parameters.push_back(t);
        }
        if (found) {
          addNeighbors(found->enter, parameters);
          addNeighbors(found->exit.value_or(found->enter), parameters);
        }
        for (const double t : parameters) {
          const Parameter at{rational(t)};
          const bool within = found && compare(found->enter, at) <= 0 &&
                              (!found->exit || compare(*found->exit, at) >= 0);
          ASSERT_EQ(within, reaches(line, t) && meetsAt(line, t, shape))
              << show(line, shape) << " at " << t;
        }
      }
    }
  }
}

TEST(Hits, AreTheSameFromBothCurves) {
  Cases cases(seed());
  for (int i = 0; i < 2000; ++i) {
    const Shape a = cases.gridShape(i % 2 == 0 ? Kind::ray : Kind::segment);
    const Shape b = cases.gridShape(i % 4 < 2 ? Kind::ray : Kind::segment);
    const auto onA = hit(a, b);
    const auto onB = hit(b, a);
    ASSERT_EQ(onA.has_value(), onB.has_value()) << show(a, b);
    if (onA && onA->exit && compare(onA->enter, *onA->exit) == 0) {
      EXPECT_EQ(compare(*onA->onOther, onB->enter), 0) << show(a, b);
    }
  }
}

TEST(Gaps, HaveTheSignOfTheOutcome) {
  Cases cases(seed());
  forEachPair([&](Kind a, Kind b) {
    for (int i = 0; i < 60; ++i) {
      const auto [first, second] = cases.next(a, b);
      const auto between = gap(first, second);
      if (!between) {
        continue;
      }
      const int sign = signOf(*between);
      const Outcome answer = outcome(first, second);
      ASSERT_EQ(sign > 0 ? Outcome::apart : (sign == 0 ? Outcome::touching : Outcome::overlapping),
                answer)
          << show(first, second);
      const auto reversed = gap(second, first);
      ASSERT_TRUE(reversed.has_value());
      EXPECT_EQ(compare(reversed->square, between->square), 0) << show(first, second);
    }
  });
}

TEST(Gaps, AreTheLeastTranslation) {
  Cases cases(seed());
  constexpr std::array<Triple, 7> kUnits{{{1, 0, 0},
                                          {0, -1, 0},
                                          {0, 0, 1},
                                          {0.6, 0.8, 0},
                                          {0, -0.6, 0.8},
                                          {0.48, 0.6, -0.64},
                                          {-0.8, 0, 0.6}}};
  forEachPair([&](Kind a, Kind b) {
    for (int i = 0; i < 40; ++i) {
      const Shape first = cases.gridShape(a);
      const Shape second = cases.gridShape(b);
      const auto between = gap(first, second);
      if (!between || signOf(*between) == 0) {
        continue;
      }
      // A little less than the gap, in any direction, changes nothing.
      const double length = std::abs(approximate(*between));
      for (const Triple& unit : kUnits) {
        ASSERT_EQ(outcomeTranslated(first, second, unit, length * (1 - 1e-9)),
                  outcome(first, second))
            << show(first, second);
      }
      // And the gap after a translation is the gap of what was translated.
      const Translation step{{1, -2, 3}, 0.5};
      auto moved = second;
      const Triple offset{0.5, -1, 1.5};
      moveBy(offset.data(), moved);
      const auto stepped = gap(first, second, step);
      const auto direct = gap(first, moved);
      ASSERT_TRUE(stepped && direct);
      EXPECT_EQ(compare(stepped->square, direct->square), 0) << show(first, second);
      EXPECT_EQ(outcomeTranslated(first, second, step), outcome(first, moved));
    }
  });
}

TEST(Gaps, AreFoundByLookingEverywhere) {
  Cases cases(seed());
  forEachPair([&](Kind a, Kind b) {
    for (int i = 0; i < 12 && a != Kind::plane && b != Kind::plane; ++i) {
      const Shape first = cases.gridShape(a);
      const Shape second = cases.gridShape(b);
      const auto between = gap(first, second);
      if (between && signOf(*between) != 0) {
        const double exact = approximate(*between);
        EXPECT_NEAR(roughGap(first, second), exact, 1e-7 * std::abs(exact) + 1e-7)
            << show(first, second);
      }
    }
  });
}

TEST(Gaps, AreThoseAPersonKnows) {
  const auto length = [](const Shape& a, const Shape& b) { return approximate(*gap(a, b)); };
  const Shape cube = aabb({-1, -1, -1}, {1, 1, 1});
  EXPECT_EQ(length(cube, aabb({2, 3, 3}, {9, 9, 9})), 3);
  EXPECT_EQ(length(cube, cube), -2);
  EXPECT_EQ(length(cube, aabb({0.5, -1, -1}, {3, 1, 1})), -0.5);
  EXPECT_EQ(length(sphere({0, 0, 0}, 1), sphere({3, 4, 0}, 2)), 2);
  EXPECT_EQ(length(sphere({0, 0, 0}, 1), sphere({0, 0, 0}, 2)), -3);
  EXPECT_EQ(length(sphere({0, 0, 0}, 1), cube), -2);
  EXPECT_EQ(length(sphere({1.5, 0, 0}, 1), cube), -0.5);
  EXPECT_EQ(length(plane({0, 3, 4}, -5), point({0, 0, 0})), 1);
  EXPECT_EQ(length(plane({0, 3, 4}, -5), plane({0, -6, -8}, 0)), 1);
  EXPECT_EQ(length(plane({0, 1, 0}, 0), aabb({0, -1, 0}, {1, 3, 1})), -1);
  EXPECT_EQ(length(ray({0, 0, 0}, {1, 0, 0}), ray({-3, 0, 4}, {0, 1, 0})), 5);
  EXPECT_EQ(length(ray({0, 0, 0}, {1, 0, 0}, 2), point({5, 0, 4})), 5);
  EXPECT_EQ(length(ray({-5, 0.5, 0}, {1, 0, 0}), cube), -0.5);
  EXPECT_EQ(length(triangle({0, 0, 0}, {4, 0, 0}, {0, 4, 0}), point({1, 1, 7})), 7);
  EXPECT_EQ(length(capsule({0, 0, 0}, {4, 0, 0}, 1), segment({2, -3, 3}, {2, 3, 3})), 2);
  EXPECT_FALSE(gap(plane({0, 1, 0}, 0), plane({1, 0, 0}, 0)).has_value());
  EXPECT_FALSE(depth(cube, aabb({2, 3, 3}, {9, 9, 9})).has_value());
  EXPECT_EQ(signOf(*distance(cube, cube)), 0);
}

TEST(Numbers, AreHeldAgainstDoubles) {
  const Parameter third{Rational(1, 3)};
  EXPECT_NEAR(ulpsOff(third, 1.0 / 3.0), 0.333, 0.001);
  EXPECT_NEAR(ulpsOff(third, std::nextafter(1.0 / 3.0, 1.0)), 0.667, 0.001);
  EXPECT_EQ(ulpsOff(Parameter{Rational(1, 2)}, 0.5), 0);
  const Parameter root{0, 1, 2};
  EXPECT_LE(ulpsOff(root, std::sqrt(2.0)), 0.5);
  EXPECT_GT(ulpsOff(root, std::nextafter(std::sqrt(2.0), 0.0)), 0.5);
  EXPECT_EQ(ulpsOff(root, kEndless), kEndless);
  EXPECT_LE(ulpsOff(Parameter{0, 1, rational(0x1p-1074)}, 0x1p-537), 0);
  EXPECT_EQ(ulpsOff(Parameter{rational(0x1p-1074)}, 0), 1);
  EXPECT_LE(ulpsOff(Length{{2}, 1, -1}, std::sqrt(2.0) - 1), 2);
  EXPECT_EQ(ulpsOff(Length{{4}, -1, 3}, 1), 0);
  EXPECT_EQ(compare({0, 1, 8}, {0, 2, 2}), 0);
  EXPECT_EQ(compare({1, 1, 2}, {0, 1, 6}), -1);
  EXPECT_EQ(compare({1, 1, 3}, {0, 1, 7}), 1);
  EXPECT_EQ(compare({-3, 1, 2}, {0, -1, 3}), 1);
}

// Rows of the table of published mistakes; 21 is about names and has nothing to be asked.
class PublishedMistakes : public testing::Test {
 protected:
  static double enter(const Shape& line, const Shape& shape) {
    const auto found = hit(line, shape);
    return found ? approximate(found->enter) : -1;
  }
};

TEST_F(PublishedMistakes, OfRaysAndBoxes) {
  EXPECT_EQ(enter(ray({0, 1.5, 1.5}, {1, 0, 0}), aabb({1, 1, 1}, {2, 2, 2})), 1);
  EXPECT_FALSE(hit(ray({0, 0, 0}, {1, 0, 0}), aabb({-2, -1, -1}, {-1, 1, 1})));
  EXPECT_EQ(enter(ray({-3, 0, 0}, {1, 0, 0}), aabb({1, -1, -1}, {2, 1, 1})), 4);
  const auto slow = hit(ray({0, 0, 0}, {1e-9, 0, 0}), aabb({1, -1, -1}, {2, 1, 1}));
  EXPECT_LE(ulpsOff(slow->enter, 1 / 1e-9), 0.5);
  EXPECT_EQ(enter(ray({0, 0, 0}, {1, 0, 0}), obb({1, 0, 0}, {0, 0, 0, 1}, {0.25, 0.25, 0.25})),
            0.75);
  EXPECT_FALSE(hit(ray({0, 0, 0}, {0.6, 0.8, 0}), obb({0.6, 10, 0}, {0, 0, 0, 1}, {1, 1, 1})));
  EXPECT_EQ(enter(ray({0, 0, 0}, {2, 0, 0}), obb({5, 0, 0}, {0, 0, 0, 1}, {1, 1, 1})), 2);
  const Shape cube = aabb({-1, -1, -1}, {1, 1, 1});
  const auto inside = hit(ray({0, 0, 0}, {1, 0, 0}), cube);
  EXPECT_TRUE(inside->startsInside);
  EXPECT_EQ(approximate(inside->enter), 0);
  EXPECT_EQ(approximate(*inside->exit), 1);
  for (const Shape& graze :
       {ray({-5, 1, 0}, {1, 0, 0}), ray({0, 2, 0}, {1, -1, 0}), ray({-5, 1, 0}, {1, -0.0, 0})}) {
    EXPECT_EQ(outcome(graze, cube), Outcome::touching);
  }
}

TEST_F(PublishedMistakes, OfRaysAndTriangles) {
  const Shape down = ray({0, 0, 0}, {0, 0, 2});
  EXPECT_EQ(enter(down, triangle({-1, -1, 10}, {3, -1, 10}, {-1, 3, 10})), 5);
  EXPECT_EQ(enter(down, triangle({-1, -1, 8}, {3, -1, 8}, {-1, 3, 8})), 4);
  const Shape unit = triangle({0, 0, 0}, {1, 0, 0}, {0, 1, 0});
  EXPECT_LE(ulpsOff(hit(ray({0.25, 0.25, 1}, {0, 0, -1e-6}), unit)->enter, 1e6), 0.5);
  EXPECT_EQ(
      enter(ray({0.75, 0x1p-29, 1}, {0, 0, -1}), triangle({0, 0, 0}, {1, 0, 0}, {1, 0x1p-27, 0})),
      1);
  const Shape leak = ray({-1, 0, 0}, {7, -3, 0});
  for (const Shape& side : {triangle({0, 0, 0}, {1, -1, 0}, {-1, 0, 1}),
                            triangle({0, 0, 0}, {0, -1, -1}, {1, -1, 0})}) {
    EXPECT_EQ(outcome(leak, side), Outcome::touching);
    EXPECT_EQ(enter(leak, side), 0.25);
  }
}

TEST_F(PublishedMistakes, OfBoxes) {
  EXPECT_EQ(outcome(aabb({0, 0, 0}, {1, 1, 1}), aabb({0, 0, 0}, {1, 1, 1})), Outcome::overlapping);
  EXPECT_EQ(outcome(aabb({5, 5, 5}, {6, 6, 6}), aabb({0, 0, 0}, {1, 1, 1})), Outcome::apart);
  const Shape cube = aabb({-1, -1, -1}, {1, 1, 1});
  EXPECT_EQ(outcome(cube, triangle({5, 0, 0}, {6, 0, 0}, {5, 1, 0})), Outcome::apart);
  const Shape a = obb({-1.15, .15, 0}, {.029792, .193904, .037384, .979855}, {1.15, .7, .8});
  const Shape b =
      obb({1.5242, .5103, 1.1993}, {.216871, .431824, -.133857, .865204}, {.9, .62, .95});
  EXPECT_EQ(outcome(a, b), Outcome::apart);
  const Shape upright = obb({0, 0, 0}, {0, 0, 0, 1}, {1, 1, 1});
  const Shape leaning = obb({1.5, 2, 0}, {0, 0, 1, 2}, {1, 1, 1});
  EXPECT_EQ(outcome(upright, leaning), Outcome::apart);
  EXPECT_EQ(approximate(*gap(plane({0, 1, 0}, -2), aabb({0, 3, 0}, {1, 4, 1}))), 1);
}

TEST_F(PublishedMistakes, OfParallelEdges) {
  const Shape a = obb({0, 0, 0}, {.1, .2, .3, .9}, {1, 1, 1});
  for (const double change : {0.0, 1e-17, 1e-9}) {
    const Shape b = obb({.5, .5, .5}, {.1 + change, .2, .3 - change, .9}, {1, 1, 1});
    EXPECT_EQ(outcome(a, b), Outcome::overlapping);
  }
  // One axis in common, as it is, reversed, and nearly: apart by an edge of each alone.
  for (const double z : {1.0, -1.0}) {
    const Shape first = obb({0, 0, 0}, {0, 0, 0, 1}, {1, 1, 1});
    const Shape second =
        obb({0, 1 + std::sqrt(2.0) + 1e-9, 0}, {z, 0, 0, 1 + std::sqrt(2.0)}, {1, 1, 1});
    EXPECT_EQ(outcome(first, second), outcomeByProgramming(first, second));
  }
}

}  // namespace
}  // namespace oracle
