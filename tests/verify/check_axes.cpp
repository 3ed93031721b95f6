// Intervals along an axis, and what they say about two shapes, held against exact ends. Outcomes
// are signs of sums of roots, by squaring; numbers are compared with roots of 4096 bits.
#include <cmath>
#include <cstdint>
#include <iterator>

#include "check.h"
#include "collision/collision.h"
#include "exact_number.h"

namespace verify {
namespace {

using collision::Interval;
using collision::Outcome;
using collision::Vec3;
using oracle::Kind;
using oracle::Shape;

constexpr unsigned kBits = 4096;
using Float = mpf_class;

Float floatOf(const Rational& value) { return Float(value, kBits); }
Float valueOf(const Parameter& value) {
  return floatOf(value.a) + floatOf(value.b) * Float(sqrt(floatOf(value.c)));
}

/** |given − exact| in units of the last place of given; infinity is right beyond all doubles. */
double ulpsOff(const Float& exact, double given) {
  if (std::isinf(given)) {
    return sgn(exact) == (given > 0 ? 1 : -1) && abs(exact) > 0x1.ffffffffffff0p1023 ? 0 : HUGE_VAL;
  }
  const double size = std::fabs(given);
  const Float ulp(std::nextafter(size, HUGE_VAL) - size, kBits);
  return Float(abs(Float(exact - Float(given, kBits))) / ulp).get_d();
}

void checkInterval(const ProjectedInterval& reach, const Float& norm, const Interval& given,
                   Findings& findings) {
  const auto checkEnd = [&](const std::optional<Parameter>& end, double number, double infinite) {
    if (!end) {
      findings.expect(number == infinite, "an end that is nowhere", textOf(infinite),
                      textOf(number));
      return;
    }
    const Float exact = valueOf(*end) / norm;
    findings.measure(Figure::projection, ulpsOff(exact, number), textOf(exact.get_d()), number);
    findings.expect(number != 0 || !std::signbit(number), "sign of zero", "0", "-0");
  };
  findings.expect(given.min <= given.max, "interval", "from its lower to its upper end",
                  textOf(given.min));
  checkEnd(reach.low, given.min, -HUGE_VAL);
  checkEnd(reach.high, given.max, HUGE_VAL);
}

/** A support point lies at its end of the interval, as far as doubles can say. */
void checkSupport(const std::optional<Parameter>& end, const Exact3& axis, const Vec3& point,
                  Findings& findings) {
  findings.expect(isFinite(point) == end.has_value() || !std::isnan(point.x), "support",
                  end ? "a point" : "none", textOf(point.x));
  if (!end || !isFinite(point)) {
    return;
  }
  Rational size = 0;
  for (std::size_t i = 0; i < 3; ++i) {
    size +=
        abs(Rational(axis[i] * oracle::rational(component(point, i)))) * oracle::rational(0x1p-51);
    size += abs(axis[i]) * oracle::rational(0x1p-1073);  // subnormals
  }
  const Float off = abs(Float(floatOf(dot(axis, exactOf(point))) - valueOf(*end)));
  findings.expect(off <= floatOf(size), "support", "at the end of the interval", textOf(point.x));
}

bool same(const Interval& a, const Interval& b) { return a.min == b.min && a.max == b.max; }

void checkProject(const ProjectedInterval& reach, const Exact3& axis, const Float& norm,
                  const collision::Projection& given, Findings& findings) {
  checkInterval(reach, norm, given.interval, findings);
  checkSupport(reach.low, axis, given.minPoint, findings);
  checkSupport(reach.high, axis, given.maxPoint, findings);
}

/** The sign of low − high; negative where one of them is nowhere. */
int signBetween(const std::optional<Parameter>& low, const std::optional<Parameter>& high) {
  return low && high ? compare(*low, *high) : -1;
}

void checkAxis(const Question& question, const Vec3& axis, Findings& findings) {
  const Exact3 exact = exactOf(axis);
  const Float norm = sqrt(floatOf(dot(exact, exact)));
  const ProjectedInterval onA = wholeReach(question.a, exact);
  const ProjectedInterval onB = wholeReach(question.b, exact);
  const collision::Projection projectionA = collision::project(question.coreA, axis);
  const collision::Projection projectionB = collision::project(question.coreB, axis);
  checkProject(onA, exact, norm, projectionA, findings);
  checkProject(onB, exact, norm, projectionB, findings);

  const collision::AxisSeparation given =
      collision::separates(question.coreA, question.coreB, axis);
  const int above = signBetween(onB.low, onA.high);
  const int below = signBetween(onA.low, onB.high);
  const int sign = std::max(above, below);
  const Outcome outcome =
      sign > 0 ? Outcome::apart : (sign == 0 ? Outcome::touching : Outcome::overlapping);
  findings.expect(given.outcome == outcome, "separates", std::to_string(static_cast<int>(outcome)),
                  std::to_string(static_cast<int>(given.outcome)));
  findings.expect(same(given.a, projectionA.interval) && same(given.b, projectionB.interval),
                  "intervals of separates", "those of project", textOf(given.a.min));

  std::optional<Float> gap;
  const auto consider = [&](const auto& low, const auto& high) {
    if (low && high) {
      const Float between = Float(valueOf(*low) - valueOf(*high)) / norm;
      gap = gap && *gap > between ? *gap : between;
    }
  };
  consider(onB.low, onA.high);
  consider(onA.low, onB.high);
  if (!gap) {
    findings.expect(std::isnan(given.gap), "gap along an axis", "none", textOf(given.gap));
    return;
  }
  findings.expect((given.gap > 0 ? 1 : (given.gap < 0 ? -1 : 0)) == sign, "sign of the gap",
                  std::to_string(sign), textOf(given.gap));
  // Roots that are equal leave a rest of 2^-4096 of them.
  const double off = sign == 0 ? std::fabs(given.gap) : ulpsOff(*gap, given.gap);
  findings.measure(Figure::separation, off, textOf(gap->get_d()), given.gap);

  const collision::AxisSeparation swapped =
      collision::separates(question.coreB, question.coreA, axis);
  findings.expect(swapped.outcome == given.outcome && swapped.gap == given.gap &&
                      same(swapped.a, given.b) && same(swapped.b, given.a),
                  "separates in the other order", "the same", textOf(swapped.gap));
}

}  // namespace

void checkAxes(const Question& question, Findings& findings) {
  const auto& a = question.a.numbers;
  const auto& b = question.b.numbers;
  const Vec3 axes[] = {{0, -1, 0},
                       {a[0], a[1], a[2]},
                       {a[3], a[4], a[5]},
                       {b[0] - a[0], b[1] - a[1], b[2] - a[2]},
                       {b[3], b[4], b[5]}};
  // One of them, whichever the numbers say: exact ends take their time.
  const auto bits = __builtin_bit_cast(std::uint64_t, a[0] + 3 * b[0] + 7 * b[1]);
  const Vec3& axis = axes[(bits ^ (bits >> 40U)) % std::size(axes)];
  if (!collision::checkAxis(axis)) {
    checkAxis(question, axis, findings);
  }
}

}  // namespace verify
