// The axis loop: the separating axis theorem over a complete list of candidates.
//
// Two convex shapes are apart exactly when one candidate separates them; the first in order is the
// witness. If none separates but one just touches, they touch. Otherwise they overlap, and the
// candidate with the least depth is the way out. Signs decide; numbers are made afterwards, and
// only where somebody asked for them.
//
// A pair supplies its candidates as an object with
//   int solid() const                     how many are asked of shapes that fill space together
//   int all() const                       how many there are with those of degenerate shapes
//   bool isDegenerate() const             whether these two don't fill space together
//   Candidacy decide(int i) const         the sign of the gap along candidate i, or why there is
//                                         none
//   Estimate estimate(int i) const        the gap in doubles
//   Vec3 unitDirection(int i) const       its direction in the world
//   Witness witness(int i) const          gap, unit axis and points, rounded from exact numbers
//   const Vec3& reference() const         a point near the shapes
#pragma once

#include <span>

#include "answer/ask.h"
#include "answer/steps.h"
#include "collision/shape_ref.h"
#include "linear/number_vector.h"
#include "sat/separating_axes.h"

namespace collision {

struct Candidacy {
  Decision gap;
  SkipReason skip = SkipReason::none;

  [[nodiscard]] bool asked() const { return skip == SkipReason::none; }
};

inline Candidacy skipped(SkipReason reason, DecidedBy by = DecidedBy::filter,
                         int line = __builtin_LINE()) {
  return {{Sign::zero, by, line}, reason};
}

/** A gap in metres, and by how much it may be off. */
struct Estimate {
  double gap = 0;
  double error = 0;
};

/** What was decided about each candidate. */
using Candidacies = std::array<Candidacy, kMostAxes>;

/** Records nothing: for whoever wants the outcome alone. */
struct NoRecord {
  void decided(int /*candidate*/, const Candidacy& /*candidacy*/) {}
};

/** Keeps what was decided about each candidate, for numbers and trace. */
struct Record {
  Candidacies candidacies{};

  void decided(int candidate, const Candidacy& candidacy) {
    candidacies[static_cast<std::size_t>(candidate)] = candidacy;
  }
};

/** The candidate with the least depth among those that were asked. */
template <class Candidates>
int leastDeep(const Candidates& candidates, std::span<const Candidacy> decided, Witness& witness) {
  std::array<Estimate, kMostAxes> estimates{};
  double least = kInfinity;
  for (std::size_t i = 0; i < decided.size(); ++i) {
    if (decided[i].asked()) {
      estimates[i] = candidates.estimate(static_cast<int>(i));
      const double most = estimates[i].error - estimates[i].gap;
      least = most < least ? most : least;
    }
  }
  // Those that may be the least, to the last bit. Ties go to the first.
  constexpr double kTie = 1 + 0x1p-49;
  int best = -1;
  for (std::size_t i = 0; i < decided.size(); ++i) {
    if (!decided[i].asked() || -estimates[i].gap - estimates[i].error > least * kTie) {
      continue;
    }
    const Witness here = candidates.witness(static_cast<int>(i));
    if (best < 0 || clearlyLess(-here.gap, -witness.gap)) {
      best = static_cast<int>(i);
      witness = here;
    }
  }
  return best;
}

/** What the loop found. */
struct Separation {
  Outcome outcome = Outcome::overlapping;
  DecidedBy decidedBy = DecidedBy::filter;
  int candidate = -1;    // the first that separates, or else that touches
  int count = 0;         // how many candidates these shapes have
  int asked = 0;         // how many were asked before the loop stopped
  bool anyAxis = false;  // whether one of them was not skipped
};

template <class Candidates, class Recorder>
Separation separationOf(const Candidates& candidates, Recorder& recorder) {
  Separation result;
  const auto loop = [&](int end) {
    for (; result.asked < end; ++result.asked) {
      const Candidacy candidacy = candidates.decide(result.asked);
      recorder.decided(result.asked, candidacy);
      result.decidedBy = result.decidedBy | candidacy.gap.by;
      if (!candidacy.asked()) {
        continue;
      }
      result.anyAxis = true;
      if (candidacy.gap.positive()) {
        result.outcome = Outcome::apart;
        result.candidate = result.asked;
        return;
      }
      if (candidacy.gap.zero() && result.candidate < 0) {
        result.candidate = result.asked;
        result.outcome = Outcome::touching;
      }
    }
  };
  result.count = candidates.solid();
  loop(result.count);
  // Shapes that are degenerate together have a candidate with gap 0, or none at all.
  const bool mayBeDegenerate = result.outcome == Outcome::touching ||
                               (result.outcome == Outcome::overlapping && !result.anyAxis);
  if (mayBeDegenerate && candidates.all() > result.count && candidates.isDegenerate()) {
    result.count = candidates.all();
    loop(result.count);
  }
  return result;
}

template <class Candidates>
Verdict separate(ShapeRef a, ShapeRef b, const Candidates& candidates,
                 std::span<const Candidate> list, const Ask& ask) {
  Verdict verdict;
  const auto take = [&](const Separation& separation) {
    verdict.outcome = separation.outcome;
    verdict.decidedBy = separation.decidedBy;
    verdict.candidate = separation.candidate;
  };
  if (!ask.numbers) {
    NoRecord none;
    take(separationOf(candidates, none));
    return verdict;
  }
  Record record;
  Candidacies& decided = record.candidacies;
  const Separation separation = separationOf(candidates, record);
  take(separation);
  const int count = separation.count;

  if (verdict.outcome == Outcome::overlapping) {
    verdict.candidate = leastDeep(
        candidates, std::span(decided.data(), static_cast<std::size_t>(count)), verdict.witness);
  } else {
    verdict.witness = candidates.witness(verdict.candidate);
  }
  verdict.witness.gap = agreeing(verdict.witness.gap, signOf(verdict.outcome));
  if (ask.trace == nullptr) {
    return verdict;
  }
  for (int i = 0; i < count; ++i) {
    const bool reached = i <= separation.asked;
    Candidacy& candidacy = decided[static_cast<std::size_t>(i)];
    if (!reached) {
      candidacy = candidates.decide(i);
    }
    const StepGroup group = groupOf(list[static_cast<std::size_t>(i)].type);
    if (!candidacy.asked()) {
      if (candidacy.skip != SkipReason::notNeeded) {
        ask.trace->add(skippedStep(i, group, candidacy.skip, reached, candidacy.gap.line));
      }
      continue;
    }
    const Vec3 axis = candidates.unitDirection(i);
    Step step =
        axisStep(i, group, candidacy.gap, axis, projectionOf(a, axis, candidates.reference()),
                 projectionOf(b, axis, candidates.reference()), candidates.reference(), reached);
    if (i == verdict.candidate) {
      step.gap = verdict.witness.gap;
    }
    ask.trace->add(step);
  }
  return verdict;
}

}  // namespace collision
