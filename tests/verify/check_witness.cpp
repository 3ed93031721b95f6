// The symbolic certificate, redone in fractions.
#include <algorithm>
#include <optional>

#include "candidate_axes.h"
#include "check.h"
#include "exact_number.h"

namespace verify {
namespace {

using collision::Outcome;
using collision::StepGroup;
using collision::Verdict;
using oracle::Kind;

/** What an exact axis says of two shapes: the gap times |axis|, along it and against it. */
struct Gaps {
  std::optional<Parameter> forward;  // low of b - high of a; none: without end
  std::optional<Parameter> backward;
};

/** low - high, unless they have two different roots. */
std::optional<Parameter> difference(const Parameter& low, const Parameter& high) {
  if (sgn(low.b) == 0 || sgn(low.c) == 0) {
    return Parameter{Rational(low.a - high.a), Rational(-high.b), high.c};
  }
  if (sgn(high.b) == 0 || sgn(high.c) == 0 || low.c == high.c) {
    return Parameter{Rational(low.a - high.a),
                     Rational(low.b - (sgn(high.c) == 0 ? Rational(0) : high.b)), low.c};
  }
  return std::nullopt;
}

/** The sign of low - high; -1 where one has no end. */
int compareEnds(const std::optional<Parameter>& low, const std::optional<Parameter>& high) {
  return low && high ? compare(*low, *high) : -1;
}

struct AxisView {
  Exact3 axis;
  ProjectedInterval a;
  ProjectedInterval b;

  AxisView(const Question& question, const Exact3& along)
      : axis(along), a(reachOf(question.a, along)), b(reachOf(question.b, along)) {}

  [[nodiscard]] int forward() const { return compareEnds(b.low, a.high); }
  [[nodiscard]] int backward() const { return compareEnds(a.low, b.high); }
  /** The sign of the gap. */
  [[nodiscard]] int sign() const { return std::max(forward(), backward()); }
};

std::string show(const collision::Vec3& v) {
  return textOf(v.x) + ", " + textOf(v.y) + ", " + textOf(v.z);
}

std::string nameOf(const Question& question, const collision::Candidate& candidate) {
  return collision::nameOf(candidate, question.pair->a, question.pair->b);
}

/** Whether its table is asked in order and every candidate has one axis. */
bool isSeparatingAxes(const collision::Pair& pair) {
  return pair.method == "separatingAxes" || pair.method == "intervals";
}

void checkEarlier(const Question& question, const Verdict& verdict, int sign, Findings& findings) {
  for (int i = 0; i < verdict.candidate; ++i) {
    const collision::Candidate& candidate = question.pair->candidates[static_cast<std::size_t>(i)];
    if (collision::groupOf(candidate.type) == StepGroup::flat) {
      continue;
    }
    for (const Exact3& axis : axesOf(candidate, question.a, question.b)) {
      if (!isZero(axis) && AxisView(question, axis).sign() >= sign) {
        findings.fail("first candidate in order", nameOf(question, candidate),
                      std::to_string(verdict.candidate));
        return;
      }
    }
  }
}

/**
 * Where lines cross beyond all doubles: the hit, which check_hit.cpp holds against the exact point.
 */
bool isFarHit(const collision::Hit& hit, const collision::Vec3& point) {
  return hit.present && point == hit.point && !isFinite(point) && !std::isnan(point.x);
}

/** A point's place along the axis is the shape's end there, but for rounding of the point. */
void checkPoint(const Exact3& axis, const std::optional<Parameter>& end,
                const collision::Vec3& point, std::string_view which, Findings& findings) {
  if (!end || !isFinite(point)) {
    findings.expect(!end && !isFinite(point), which, "a point where there is an end", show(point));
    return;
  }
  double size = 0;
  for (std::size_t i = 0; i < 3; ++i) {
    size = std::max(size, std::abs(component(point, i)));
  }
  const Parameter off = *end + Rational(-dot(axis, exactOf(point)));
  // |off| <= |axis| (2^-50 size + 2^-1073)
  const Rational slack =
      oracle::rational(size) * oracle::rational(0x1p-50) + oracle::rational(0x1p-1073);
  const Rational most = slack * slack * dot(axis, axis);
  findings.expect(compare(squareOf(off), Parameter{most}) <= 0, which,
                  "the shape's end along the axis", show(point));
}

/** One reading of the candidate's name against what was reported; the first thing wrong. */
Findings checkAxis(const Question& question, const Verdict& verdict, const AxisView& view,
                   int sign) {
  Findings findings;
  const collision::Witness& witness = verdict.witness;
  if (view.sign() != sign) {
    findings.fail("exact axis of the candidate", sign > 0 ? "separates" : "touches",
                  std::to_string(view.sign()));
    return findings;
  }
  // Which way does it go from a to b?
  const bool alike = sgn(dot(view.axis, exactOf(witness.axis))) > 0;
  const Exact3 axis = alike ? view.axis : negated(view.axis);
  const AxisView turned(question, axis);
  if (turned.forward() != sign) {
    findings.fail("direction of the axis", "from a to b", "from b to a");
    return findings;
  }
  findings.measure(Figure::axis, unitError(axis, witness.axis), "the unit vector",
                   unitError(axis, witness.axis));
  if (const auto gap = difference(*turned.b.low, *turned.a.high)) {
    measureUlps(Figure::gap, overRoot(*gap, dot(axis, axis)), witness.gap, findings);
  }
  if (!isFarHit(verdict.hit, witness.supportA) || !isFarHit(verdict.hit, witness.supportB)) {
    checkPoint(axis, turned.a.high, witness.supportA, "supportA", findings);
    checkPoint(axis, turned.b.low, witness.supportB, "supportB", findings);
  }
  return findings;
}

/** Of planes: the normal, and the other's ends along it. */
void checkBesidePlane(const Question& question, const Verdict& verdict, Findings& findings) {
  const Exact3 normal = normalOf(question.b);
  const bool alike = sgn(dot(normal, exactOf(verdict.witness.axis))) > 0;
  const Exact3 axis = alike ? normal : negated(normal);
  const double off = unitError(axis, verdict.witness.axis);
  findings.measure(Figure::axis, off, "the plane's unit normal", off);
}

}  // namespace

void checkWitness(const Question& question, const Verdict& verdict, Findings& findings) {
  if (question.b.kind == Kind::plane) {
    if (verdict.outcome != Outcome::overlapping || question.a.kind != Kind::plane) {
      checkBesidePlane(question, verdict, findings);
    }
    return;
  }
  if (verdict.outcome == Outcome::overlapping) {
    return;
  }
  if (verdict.candidate < 0) {
    // A clip that leaves one point: no candidate of its own touches.
    findings.expect(verdict.outcome == Outcome::touching, "candidate", "one that separates",
                    "none");
    return;
  }
  const collision::Candidate& candidate =
      question.pair->candidates[static_cast<std::size_t>(verdict.candidate)];
  const int sign = verdict.outcome == Outcome::apart ? 1 : 0;
  std::optional<Findings> best;
  bool named = false;
  for (const Exact3& axis : axesOf(candidate, question.a, question.b)) {
    named = true;
    if (isZero(axis)) {
      continue;
    }
    Findings here = checkAxis(question, verdict, AxisView(question, axis), sign);
    if (!best || here.failures().size() < best->failures().size() ||
        (here.failures().empty() && here.worst().at(8) < best->worst().at(8))) {
      best = std::move(here);
    }
  }
  if (!named) {
    return;  // the distance of two cores: check_depth.cpp
  }
  if (!best) {
    findings.fail("exact axis of the candidate", "not 0", nameOf(question, candidate));
    return;
  }
  findings.add(*best);
  if (isSeparatingAxes(*question.pair)) {
    checkEarlier(question, verdict, sign, findings);
  }
}

}  // namespace verify
