// The axis loop: the separating axis theorem over a complete list of candidates.
//
// Two convex shapes are apart exactly when one candidate separates them; the first in order is the
// witness. If none separates but one just touches, they touch. Otherwise they overlap, and the
// candidate with the least depth is the way out. Signs decide; intervals are measured afterwards,
// and only where somebody wants to see them.
//
// A pair supplies its candidates as an object with
//   int count() const                    how many there are
//   Candidacy decide(int i) const        the sign of the gap along candidate i, or why it is
//   skipped Vec3 axis(int i) const               its direction in the world, any length StepGroup
//   group(int i) const
#pragma once

#include "query/trace.h"
#include "query/verdict.h"

namespace collision {

struct Candidacy {
  Decision gap;
  SkipReason skip = SkipReason::none;
};

inline Candidacy skipped(SkipReason reason, int line = __builtin_LINE()) {
  return {{Sign::zero, DecidedBy::filter, line}, reason};
}

template <class A, class B, class Candidates>
Verdict separate(const A& a, const B& b, const Candidates& candidates, const Vec3& reference,
                 Trace* trace) {
  std::array<Candidacy, Trace::kCapacity> decided{};
  const int count = candidates.count();
  Verdict verdict;
  verdict.outcome = Outcome::overlapping;
  int firstTouching = -1;
  int asked = 0;
  for (; asked < count; ++asked) {
    const Candidacy candidacy = candidates.decide(asked);
    decided[static_cast<std::size_t>(asked)] = candidacy;
    if (candidacy.skip != SkipReason::none) {
      continue;
    }
    if (candidacy.gap.by == DecidedBy::exact) {
      verdict.decidedBy = DecidedBy::exact;
    }
    if (candidacy.gap.positive()) {
      verdict.outcome = Outcome::apart;
      verdict.candidate = asked;
      break;
    }
    if (candidacy.gap.zero() && firstTouching < 0) {
      firstTouching = asked;
    }
  }
  if (verdict.outcome != Outcome::apart && firstTouching >= 0) {
    verdict.outcome = Outcome::touching;
    verdict.candidate = firstTouching;
  }

  const auto measure = [&](int i, Sign sign, bool reached) {
    const Vec3 axis = normalized(candidates.axis(i));
    const Extent onA = a.extent(axis, reference);
    const Extent onB = b.extent(axis, reference);
    Witness witness = witnessAlong(axis, onA, onB);
    witness.gap = agreeing(witness.gap, sign);
    if (trace != nullptr) {
      trace->add(axisStep(i, candidates.group(i), decided[static_cast<std::size_t>(i)].gap, axis,
                          onA, onB, reference, reached));
    }
    return witness;
  };

  // Without a trace, a verdict whose witness is known needs that one candidate's numbers only.
  if (trace == nullptr && verdict.candidate >= 0) {
    const Sign sign = verdict.outcome == Outcome::apart ? Sign::positive : Sign::zero;
    verdict.witness = measure(verdict.candidate, sign, true);
    return verdict;
  }
  for (int i = 0; i < count; ++i) {
    const bool reached = i <= asked;
    if (!reached) {
      decided[static_cast<std::size_t>(i)] = candidates.decide(i);
    }
    const Candidacy& candidacy = decided[static_cast<std::size_t>(i)];
    if (candidacy.skip != SkipReason::none) {
      if (trace != nullptr) {
        trace->add(
            skippedStep(i, candidates.group(i), candidacy.skip, reached, candidacy.gap.line));
      }
      continue;
    }
    const Witness witness = measure(i, candidacy.gap.sign, reached);
    const bool wanted =
        verdict.outcome == Outcome::overlapping
            ? verdict.candidate < 0 || clearlyLess(-witness.gap, -verdict.witness.gap)
            : i == verdict.candidate;
    if (wanted) {
      verdict.candidate = i;
      verdict.witness = witness;
    }
  }
  return verdict;
}

}  // namespace collision
