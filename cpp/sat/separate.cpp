#include "sat/separate.h"

#include "number/index.h"
#include "shapes/all.h"

namespace collision {

int leastDeep(const AxisCandidates& candidates, std::span<const Candidacy> decided,
              Witness& witness, Acceptance* acceptance) {
  // Shapes that overlap have no candidates but those of shapes that fill space.
  const std::size_t count = decided.empty() ? at(solidCountOf(candidates.list())) : decided.size();
  PerCandidate<Estimate> estimates(count);
  double least = kInfinity;
  for (std::size_t i = 0; i < count; ++i) {
    if (decided.empty() || decided[i].asked()) {
      estimates[i] = candidates.estimate(static_cast<int>(i));
      const double most = estimates[i].error - estimates[i].gap;
      least = most < least ? most : least;
    }
  }
  // Those that may be the least, to the last bit.
  int best = -1;
  for (std::size_t i = 0; i < count; ++i) {
    const auto row = static_cast<int>(i);
    if (surelyMore(-estimates[i].gap - estimates[i].error, least) ||
        !(decided.empty() ? candidates.decide(row) : decided[i]).asked()) {
      continue;
    }
    const Witness here = candidates.witness(row);
    if ((best < 0 || clearlyLess(-here.gap, -witness.gap)) &&
        (acceptance == nullptr || acceptance->accepts(row, here))) {
      best = row;
      witness = here;
    }
  }
  return best;
}

Verdict separate(ShapeRef a, ShapeRef b, const AxisCandidates& candidates, const Ask& ask) {
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
  Record record(candidates.list().size());
  PerCandidate<Candidacy>& decided = record.candidacies;
  const Separation separation = separationOf(candidates, record);
  take(separation);
  const int count = separation.count;

  if (verdict.outcome == Outcome::overlapping) {
    verdict.candidate = leastDeep(candidates, decided.all().first(static_cast<std::size_t>(count)),
                                  verdict.witness);
  } else {
    verdict.witness = candidates.witness(verdict.candidate);
  }
  verdict.witness.gap = agreeing(verdict.witness.gap, signOf(verdict.outcome));
  if (ask.trace == nullptr) {
    return verdict;
  }
  const Projector onA(a);
  const Projector onB(b);
  for (int i = 0; i < count; ++i) {
    const bool reached = i <= separation.asked;
    Candidacy& candidacy = decided[static_cast<std::size_t>(i)];
    if (!reached) {
      candidacy = candidates.decide(i);
    }
    const StepGroup group = groupOf(candidates.list()[static_cast<std::size_t>(i)].type);
    if (!candidacy.asked()) {
      if (candidacy.skip != SkipReason::notNeeded) {
        ask.trace->add(skippedStep(i, group, candidacy.skip, reached, candidacy.gap.line));
      }
      continue;
    }
    const Vec3 axis = candidates.unitDirection(i);
    Step step = axisStep(i, group, candidacy.gap, axis, onA.along(axis, candidates.reference()),
                         onB.along(axis, candidates.reference()), candidates.reference(), reached);
    if (i == verdict.candidate) {
      step.gap = verdict.witness.gap;
    }
    ask.trace->add(step);
  }
  return verdict;
}

}  // namespace collision
