// Depths, and distances between cores with a radius: moved by what is reported, b just touches a.
#include <cmath>
#include <limits>

#include "check.h"
#include "exact_number.h"
#include "make_case.h"
#include "oracle/distance.h"

namespace verify {

using collision::Outcome;
using collision::Verdict;
using oracle::Kind;

void checkDepth(const Question& question, const Verdict& verdict, Findings& findings) {
  const bool ball = isBall(question.a.kind) || isBall(question.b.kind);
  const bool plane = question.b.kind == Kind::plane;
  const bool measured = verdict.outcome == Outcome::overlapping || ball || plane;
  if (!measured || verdict.outcome == Outcome::touching) {
    return;
  }
  const auto exact = oracle::gap(question.a, question.b);
  const double given = verdict.witness.gap;
  if (std::isnan(given) || !exact) {
    // Crossing planes have no depth; of two bounded rays the oracle may not know it.
    const bool none = question.a.kind == Kind::plane && plane;
    findings.expect(!std::isnan(given) || none, "depth",
                    exact ? textOf(approximate(*exact)) : "some", "none");
    return;
  }
  if (verdict.outcome == Outcome::apart) {
    measureUlps(Figure::gap, *exact, given, findings);
  }
  if (std::isinf(given)) {
    return;  // further than a double can say, and so is what would be left
  }
  const collision::Vec3& axis = verdict.witness.axis;
  const auto rest = oracle::gap(question.a, question.b, {{axis.x, axis.y, axis.z}, -given});
  if (!rest) {
    return;
  }
  const double ulp =
      std::nextafter(std::abs(given), std::numeric_limits<double>::infinity()) - std::abs(given);
  const double left = std::abs(approximate(*rest));
  findings.measure(Figure::residual, left / ulp, textOf(approximate(*exact)), given);
}

}  // namespace verify
