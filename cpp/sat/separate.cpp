#include "sat/separate.h"

#include "number/index.h"
#include "shapes/all.h"

namespace collision {

namespace {

/** What is known of the depths along the first candidates. */
class Depths {
 public:
  /** Of those that were asked; `decided` is empty where all are. */
  Depths(const AxisCandidates& candidates, std::size_t count, std::span<const Candidacy> decided)
      : estimates_(count) {
    candidates.estimateAll(estimates_.all(), decided);
    for (std::size_t i = 0; i < count; ++i) {
      if (decided.empty() || decided[i].asked()) {
        const double most = estimates_[i].error - estimates_[i].gap;
        least_ = most < least_ ? most : least_;
      }
    }
  }
  [[nodiscard]] std::size_t size() const { return estimates_.size(); }
  [[nodiscard]] bool mayBeLeast(std::size_t i) const {
    return !surelyMore(-estimates_[i].gap - estimates_[i].error, least_);
  }

 private:
  PerCandidate<Estimate> estimates_;
  double least_ = kInfinity;
};

/** Shapes that overlap have no candidates but those of shapes that fill space. */
Depths depthsOfOverlap(const AxisCandidates& candidates) {
  return {candidates, at(solidCountOf(candidates.list())), {}};
}

}  // namespace

int surelyLeastDeep(const AxisCandidates& candidates) {
  const Depths depths = depthsOfOverlap(candidates);
  int only = -1;
  for (std::size_t i = 0; i < depths.size(); ++i) {
    if (depths.mayBeLeast(i)) {
      if (only >= 0) {
        return -1;
      }
      only = static_cast<int>(i);
    }
  }
  return only;
}

int leastDeep(const AxisCandidates& candidates, std::span<const Candidacy> decided,
              Witness& witness, Acceptance* acceptance) {
  const Depths depths =
      decided.empty() ? depthsOfOverlap(candidates) : Depths(candidates, decided.size(), decided);
  // Those that may be the least, to the last bit.
  int best = -1;
  for (std::size_t i = 0; i < depths.size(); ++i) {
    const auto row = static_cast<int>(i);
    if (!depths.mayBeLeast(i) || !(decided.empty() ? candidates.decide(row) : decided[i]).asked()) {
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

std::optional<Verdict> separated(const AxisCandidates& candidates) {
  NoRecord none;
  const Separation separation = separationOf(candidates, none);
  if (separation.outcome != Outcome::apart) {
    return std::nullopt;
  }
  Verdict verdict;
  verdict.outcome = Outcome::apart;
  verdict.decidedBy = separation.decidedBy;
  verdict.candidate = candidates.number(separation.candidate);
  verdict.witness = candidates.witness(separation.candidate);
  verdict.witness.gap = agreeing(verdict.witness.gap, Sign::positive);
  return verdict;
}

Verdict separate(ShapeRef a, ShapeRef b, const AxisCandidates& candidates, const Ask& ask) {
  Verdict verdict;
  int deciding = -1;
  const auto take = [&](const Separation& separation) {
    verdict.outcome = separation.outcome;
    verdict.decidedBy = separation.decidedBy;
    deciding = separation.candidate;
  };
  const auto number = [&](int i) { return i < 0 ? -1 : candidates.number(i); };
  if (!ask.numbers) {
    NoRecord none;
    take(separationOf(candidates, none));
    verdict.candidate = number(deciding);
    return verdict;
  }
  Record record(candidates.list().size());
  PerCandidate<Candidacy>& decided = record.candidacies;
  const Separation separation = separationOf(candidates, record);
  take(separation);
  const int count = separation.count;

  if (verdict.outcome == Outcome::overlapping) {
    deciding = leastDeep(candidates, decided.all().first(static_cast<std::size_t>(count)),
                         verdict.witness);
  } else {
    verdict.witness = candidates.witness(deciding);
  }
  verdict.candidate = number(deciding);
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
        ask.trace->add(skippedStep(number(i), group, candidacy.skip, reached, candidacy.gap.line));
      }
      continue;
    }
    const Vec3 axis = candidates.unitDirection(i);
    Step step =
        axisStep(number(i), group, candidacy.gap, axis, onA.along(axis, candidates.reference()),
                 onB.along(axis, candidates.reference()), candidates.reference(), reached);
    if (i == deciding) {
      step.gap = verdict.witness.gap;
    }
    ask.trace->add(step);
  }
  return verdict;
}

}  // namespace collision
