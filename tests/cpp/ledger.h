// What must hold between a verdict and its ledger, whatever the pair.
#pragma once

#include <string>

#include "shapes.h"

namespace collision {

/** The step of a candidate, or null. */
inline const Step* stepOf(const Trace& trace, std::int64_t candidate) {
  for (int i = 0; i < trace.count(); ++i) {
    if (trace[i].candidate == candidate) {
      return &trace[i];
    }
  }
  return nullptr;
}

/**
 * Of shapes that are apart exactly one reached step separates, the last one reached, and it is the
 * verdict's candidate. Of shapes that meet none does.
 */
inline void expectLedgerAgrees(ShapeRef a, ShapeRef b, const std::string& where = "") {
  Trace trace;
  const Verdict verdict = testPair(a, b, {true, &trace});
  const PairPlace place = findPair(a.kind(), b.kind());
  const Pair& pair = pairTable()[static_cast<std::size_t>(place.index)];
  ASSERT_GT(trace.count(), 0) << nameOf(pair) << where;
  int separating = 0;
  for (int i = 0; i < trace.count(); ++i) {
    const Step& step = trace[i];
    ASSERT_GE(step.candidate, 0) << nameOf(pair) << where;
    ASSERT_LT(step.candidate, static_cast<int>(pair.candidates.size())) << nameOf(pair) << where;
    if (!step.reached || step.status == StepStatus::skipped) {
      continue;
    }
    const Sign gap = signOf(step.gap);
    if (step.status == StepStatus::separates) {
      ++separating;
      EXPECT_EQ(gap, Sign::positive) << nameOf(pair) << where;
      EXPECT_EQ(step.candidate, verdict.candidate) << nameOf(pair) << where;
    } else {
      EXPECT_EQ(separating, 0) << nameOf(pair) << where;
      EXPECT_EQ(gap, step.status == StepStatus::touches ? Sign::zero : Sign::negative)
          << nameOf(pair) << where;
    }
  }
  EXPECT_EQ(separating, verdict.outcome == Outcome::apart ? 1 : 0) << nameOf(pair) << where;
  // One number is one number. A sphere's row is about the curve's whole line.
  const Step* deciding = stepOf(trace, verdict.candidate);
  if (deciding != nullptr && deciding->unit == StepUnit::meter && pair.method != "quadratic") {
    EXPECT_EQ(deciding->gap, verdict.witness.gap) << nameOf(pair) << where;
  }
}

}  // namespace collision
