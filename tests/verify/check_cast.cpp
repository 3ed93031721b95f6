// A cast of the core against the oracle's: outcome and times, and of some also what decided them.
#include <algorithm>
#include <cmath>
#include <limits>

#include "casts.h"
#include "collision/motion.h"
#include "core_shape.h"
#include "exact_number.h"
#include "oracle/cases.h"
#include "oracle/outcome.h"

namespace verify {
namespace {

using collision::Cast;
using collision::Vec3;

constexpr double kMostUlps = 2;  // units in the last place
/** Of the largest number: 2^-40 of the sizes of both, which are sums over three dimensions. */
constexpr double kPointSlack = 0x1p-36;

Vec3 coreVector(const std::array<double, 3>& v) { return {v[0], v[1], v[2]}; }

collision::Motion coreMotion(const Motion& motion) {
  return {coreVector(motion.velocityA), coreVector(motion.velocityB), motion.duration};
}

Motion exchanged(const Motion& motion) {
  return {motion.velocityB, motion.velocityA, motion.duration};
}

/** Whether both are of a kind that may go on forever: of these the core refuses bounded ones too.
 */
bool mayBeEndless(const Case& shapes) {
  const auto isOfKind = [](const Shape& shape) {
    return shape.kind == Kind::plane || shape.kind == Kind::ray;
  };
  return isOfKind(shapes.a) && isOfKind(shapes.b);
}

bool isSame(double a, double b) { return a == b || (std::isnan(a) && std::isnan(b)); }

std::string outcomeName(int outcome) {
  constexpr std::array<const char*, 4> kNames{"never", "touches", "hits", "invalid"};
  return kNames.at(static_cast<std::size_t>(outcome));
}

bool isNone(const Vec3& v) { return std::isnan(v.x) && std::isnan(v.y) && std::isnan(v.z); }

std::string castText(const Vec3& v) {
  return textOf(v.x) + ", " + textOf(v.y) + ", " + textOf(v.z);
}

/** The largest number of the scene until the time; infinite where doubles don't hold it. */
double sceneSize(const Case& shapes, const Motion& motion, double time) {
  double most = 0;
  for (const Shape* shape : {&shapes.a, &shapes.b}) {
    const auto& s = shape->numbers;
    for (int i = 0; i < oracle::sizeOf(shape->kind); ++i) {
      const bool isDirection = (shape->kind == Kind::ray && i >= 3) ||
                               (shape->kind == Kind::obb && i >= 3 && i < 7) ||
                               shape->kind == Kind::plane;
      most = isDirection ? most : std::max(most, std::abs(s.at(static_cast<std::size_t>(i))));
    }
    if (shape->kind == Kind::ray && std::isfinite(s[6])) {
      most = std::max(most, s[6]);
    }
    if (shape->kind == Kind::plane) {
      most = std::max(most, std::abs(s[3]) / std::hypot(s[0], s[1], s[2]));
    }
  }
  for (std::size_t i = 0; i < 3; ++i) {
    most = std::max(
        {most, std::abs(motion.velocityA.at(i)) * time, std::abs(motion.velocityB.at(i)) * time});
  }
  return most;
}

/** How far they go in a time that doubles don't hold, and roundings of subnormal places. */
double leastStep(const Motion& motion) {
  double speed = 0;
  for (std::size_t i = 0; i < 3; ++i) {
    speed = std::max({speed, std::abs(motion.velocityA.at(i)), std::abs(motion.velocityB.at(i))});
  }
  return speed * 0x1p-1072 + 0x1p-1060;
}

/** Whether the point lies in the shape at the time, or no farther from it than the slack. */
bool isIn(const Vec3& point, const Shape& shape, const std::array<double, 3>& velocity, double time,
          double slack) {
  const Shape ball{Kind::sphere, {point.x, point.y, point.z, slack}};
  return oracle::outcomeTranslated(ball, shape, oracle::Translation{velocity, time}) !=
         oracle::Outcome::apart;
}

void checkCommonPoints(const Case& shapes, const Motion& motion, const Cast& cast,
                       Findings& findings) {
  const double slack = sceneSize(shapes, motion, cast.tEnter) * kPointSlack + leastStep(motion);
  if (!std::isfinite(slack)) {
    return;
  }
  for (const auto& [point, name] : {std::pair(cast.pointA, "pointA"), {cast.pointB, "pointB"}}) {
    if (!isFinite(point)) {
      findings.fail(name, "a point", castText(point));
      return;
    }
  }
  findings.expect(isIn(cast.pointA, shapes.a, motion.velocityA, cast.tEnter, slack), "pointA",
                  "in a at tEnter", castText(cast.pointA));
  findings.expect(isIn(cast.pointB, shapes.b, motion.velocityB, cast.tEnter, slack), "pointB",
                  "in b at tEnter", castText(cast.pointB));
  for (std::size_t i = 0; i < 3; ++i) {
    if (!(std::abs(component(cast.pointA, i) - component(cast.pointB, i)) <= 2 * slack)) {
      findings.fail("points", castText(cast.pointA), castText(cast.pointB));
      break;
    }
  }
}

/** Along the axis a ends where b begins at tEnter, but for roundings. */
void checkCastAxis(const Case& shapes, const Motion& motion, const Cast& cast, Findings& findings) {
  if (isNone(cast.axis)) {
    findings.expect(!(cast.tEnter > 0), "axis", "what separates before tEnter", "none");
    return;
  }
  if (!isFinite(cast.axis)) {
    findings.fail("axis", "a unit vector", castText(cast.axis));
    return;
  }
  const Exact3 axis = exactOf(cast.axis);
  const double length = Rational(dot(axis, axis) - 1).get_d() / 2;
  findings.expect(std::abs(length) <= 0x1p-50, "axis", "a unit vector", castText(cast.axis));
  const double slack = sceneSize(shapes, motion, cast.tEnter) * kPointSlack + leastStep(motion);
  if (cast.tEnter == 0 || !std::isfinite(slack)) {
    return;
  }
  const auto after = [&](const std::array<double, 3>& velocity) {
    return Rational(dot(axis, oracle::rationalVector(velocity.data())) *
                    oracle::rational(cast.tEnter));
  };
  // A plane is its own normal's; of what goes on the ends say nothing.
  if (shapes.a.kind == Kind::plane || shapes.b.kind == Kind::plane) {
    return;
  }
  const ProjectedInterval a = wholeReach(shapes.a, axis);
  const ProjectedInterval b = wholeReach(shapes.b, axis);
  if (a.high && b.low) {
    const double gap = approximate(*b.low + after(motion.velocityB)) -
                       approximate(*a.high + after(motion.velocityA));
    findings.expect(std::abs(gap) <= slack, "gap along axis", "0 at tEnter", textOf(gap));
  }
}

/** Of a cast with the right outcome what holds whatever the times. */
void checkParts(const oracle::Passing& passing, oracle::CastOutcome outcome,
                oracle::Outcome atStart, const Cast& cast, Findings& findings) {
  const bool startsInside = atStart == oracle::Outcome::overlapping;
  findings.expect(cast.startsInside == startsInside, "startsInside", startsInside ? "yes" : "no",
                  cast.startsInside ? "yes" : "no");
  if (outcome == oracle::CastOutcome::never) {
    findings.expect(std::isnan(cast.tEnter) && std::isnan(cast.tExit), "times", "none",
                    textOf(cast.tEnter));
    findings.expect(isNone(cast.pointA) && isNone(cast.pointB), "points", "none",
                    castText(cast.pointA));
    return;
  }
  findings.expect(cast.tEnter >= 0 && cast.tEnter <= cast.tExit && cast.tExit <= passing.duration(),
                  "order of times", textOf(cast.tEnter), textOf(cast.tExit));
  if (atStart != oracle::Outcome::apart) {
    findings.expect(cast.tEnter == 0, "tEnter", "0 from the start", textOf(cast.tEnter));
  }
}

/** The same, with every step recorded. */
void checkExplained(const CastCase& given, const Cast& cast, Findings& findings) {
  const collision::ShapeCell a = coreShape(given.shapes.a);
  const collision::ShapeCell b = coreShape(given.shapes.b);
  collision::Trace trace;
  const Cast explained = collision::explainCast(a, b, coreMotion(given.motion), trace);
  const bool isAlike = explained.outcome == cast.outcome && isSame(explained.tEnter, cast.tEnter) &&
                       isSame(explained.tExit, cast.tExit) &&
                       explained.startsInside == cast.startsInside &&
                       explained.candidate == cast.candidate && explained.against == cast.against;
  findings.expect(
      isAlike, "explained", outcomeName(static_cast<int>(cast.outcome)) + " " + textOf(cast.tEnter),
      outcomeName(static_cast<int>(explained.outcome)) + " " + textOf(explained.tEnter));
}

}  // namespace

BothCasts castsOf(const CastCase& given) {
  const collision::ShapeCell a = coreShape(given.shapes.a);
  const collision::ShapeCell b = coreShape(given.shapes.b);
  return {collision::cast(a, b, coreMotion(given.motion)),
          collision::cast(b, a, coreMotion(exchanged(given.motion)))};
}

CastFindings checkCast(const CastCase& given, const BothCasts& casts, bool numbers) {
  CastFindings result;
  Findings& findings = result.findings;
  const bool isRefused = casts[0].outcome == collision::CastOutcome::invalid &&
                         casts[1].outcome == collision::CastOutcome::invalid;
  if (areEndless(given.shapes) || (isRefused && mayBeEndless(given.shapes))) {
    result.isWrong = !isRefused;
    findings.expect(isRefused, "outcome", "invalid",
                    outcomeName(static_cast<int>(casts[0].outcome)));
    return result;
  }
  oracle::Passing passing(given.shapes.a, given.shapes.b, given.motion);
  result = checkTimes(passing, oracle::outcome(given.shapes.a, given.shapes.b), casts);
  if (numbers && !result.isWrong) {
    checkExplained(given, casts[0], findings);
  }
  if (numbers && !result.isWrong && result.outcome > 0) {
    const Case reversed{given.shapes.b, given.shapes.a, given.shapes.family};
    const Motion back = exchanged(given.motion);
    checkCommonPoints(given.shapes, given.motion, casts[0], findings);
    checkCommonPoints(reversed, back, casts[1], findings);
    checkCastAxis(given.shapes, given.motion, casts[0], findings);
    checkCastAxis(reversed, back, casts[1], findings);
  }
  return result;
}

CastFindings checkTimes(oracle::Passing& passing, oracle::Outcome atStart, const BothCasts& casts) {
  CastFindings result;
  Findings& findings = result.findings;
  const oracle::CastOutcome outcome = passing.outcome();
  result.outcome = static_cast<int>(outcome);
  for (const bool isForward : {true, false}) {
    const Cast& cast = casts.at(isForward ? 0 : 1);
    if (static_cast<int>(cast.outcome) != result.outcome) {
      result.isWrong = true;
      findings.fail(isForward ? "outcome" : "outcome of b and a", outcomeName(result.outcome),
                    outcomeName(static_cast<int>(cast.outcome)));
      continue;
    }
    checkParts(passing, outcome, atStart, cast, findings);
    if (outcome == oracle::CastOutcome::never) {
      continue;
    }
    if (isForward || !isSame(cast.tEnter, casts[0].tEnter)) {
      const double off = passing.enterUlps(cast.tEnter);
      result.enter = std::max(result.enter, off);
      if (!(off <= kMostUlps)) {
        findings.fail("tEnter", textOf(passing.roughEnter()), textOf(cast.tEnter));
      }
    }
    if (isForward || !isSame(cast.tExit, casts[0].tExit)) {
      const double off = passing.exitUlps(cast.tExit);
      result.exit = std::max(result.exit, off);
      if (!(off <= kMostUlps)) {
        findings.fail("tExit", textOf(passing.roughExit()), textOf(cast.tExit));
      }
    }
  }
  return result;
}

}  // namespace verify
