// The axis loop: the separating axis theorem over a complete list of candidates.
//
// Two convex shapes are apart exactly when one candidate separates them; the first in order is the
// witness. If none separates but one just touches, they touch. Otherwise they overlap, and the
// candidate with the least depth is the way out. Signs decide; numbers are made afterwards, and
// only where they are asked for.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "answer/ask.h"
#include "answer/steps.h"
#include "collision/shape_ref.h"
#include "linear/number_vector.h"
#include "number/few.h"
#include "sat/axis_estimate.h"
#include "sat/separating_axes.h"
#include "shapes/has_hulls.h"

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

/** What a pair supplies: its candidates, each by its index in the list. */
class AxisCandidates {
 public:
  /** Those of degenerate shapes come last. */
  explicit AxisCandidates(std::span<const Candidate> list) : list_(list) {}
  AxisCandidates(const AxisCandidates&) = delete;
  AxisCandidates& operator=(const AxisCandidates&) = delete;
  virtual ~AxisCandidates() = default;

  [[nodiscard]] std::span<const Candidate> list() const { return list_; }
  /** What a verdict or a step calls one of them. */
  [[nodiscard]] std::int64_t number(int candidate) const {
    return kHasHulls && counts_ ? numberOf(*counts_, list_[static_cast<std::size_t>(candidate)])
                                : candidate;
  }
  /** Whether the two shapes don't fill space together. Called when no other candidate separates. */
  [[nodiscard]] virtual bool isDegenerate() const { return false; }
  /** The sign of the gap along a candidate, or why there is none. */
  [[nodiscard]] virtual Candidacy decide(int candidate) const = 0;
  /** Of a candidate that is asked; of others the gap along what they are rounded to, or nothing. */
  [[nodiscard]] virtual Estimate estimate(int candidate) const = 0;
  /**
   * The same of the first candidates, as many as there is room for; `decided` may say which of them
   * were asked, and is empty else.
   */
  virtual void estimateAll(std::span<Estimate> estimates,
                           std::span<const Candidacy> decided) const {
    for (std::size_t i = 0; i < estimates.size(); ++i) {
      if (decided.empty() || decided[i].asked()) {
        estimates[i] = estimate(static_cast<int>(i));
      }
    }
  }
  /** Its direction in the world. */
  [[nodiscard]] virtual Vec3 unitDirection(int candidate) const = 0;
  /** Gap, unit axis and points, rounded from certified numbers. */
  [[nodiscard]] virtual Witness witness(int candidate) const = 0;
  /** A point near the shapes. */
  [[nodiscard]] virtual const Vec3& reference() const = 0;

 protected:
  /** The list is one of hulls, which leaves out many: their numbers are those among all axes. */
  void numberAmong(const AxisCounts& counts) { counts_ = counts; }

 private:
  std::span<const Candidate> list_;
  std::optional<AxisCounts> counts_;
};

/** One of these for each candidate: of shapes with a table of axes in place, of hulls on the heap.
 */
template <class Each>
using PerCandidate = Few<Each, static_cast<std::size_t>(kMostAxes)>;

/** Records nothing: for callers who want the outcome alone. */
struct NoRecord {
  void decided(int /*candidate*/, const Candidacy& /*candidacy*/) {}
};

/** Keeps what was decided about each candidate, for numbers and trace. */
struct Record {
  PerCandidate<Candidacy> candidacies;

  explicit Record(std::size_t count) : candidacies(count) {}
  void decided(int candidate, const Candidacy& candidacy) {
    candidacies[static_cast<std::size_t>(candidate)] = candidacy;
  }
};

/** Whether a candidate with the least depth is one that is looked for. */
class Acceptance {
 public:
  Acceptance() = default;
  Acceptance(const Acceptance&) = delete;
  Acceptance& operator=(const Acceptance&) = delete;
  virtual ~Acceptance() = default;
  virtual bool accepts(int candidate, const Witness& witness) = 0;
};

/**
 * The candidate with the least depth among those that were asked and that are accepted, of ties the
 * first; its witness goes to `witness`. Null: all are. `decided`: of the first candidates, as many
 * as the shapes have; empty of shapes that overlap and of which no candidate was asked yet.
 */
int leastDeep(const AxisCandidates& candidates, std::span<const Candidacy> decided,
              Witness& witness, Acceptance* acceptance = nullptr);

/** The candidate that surely has the least depth of shapes that overlap; −1: more than one may. */
int surelyLeastDeep(const AxisCandidates& candidates);

/** What the loop found. */
struct Separation {
  Outcome outcome = Outcome::overlapping;
  DecidedBy decidedBy = DecidedBy::filter;
  int candidate = -1;    // the first that separates, or else that touches
  int count = 0;         // how many candidates these shapes have
  int asked = 0;         // how many were asked before the loop stopped
  bool anyAxis = false;  // whether one of them was not skipped
};

template <class Recorder>
Separation separationOf(const AxisCandidates& candidates, Recorder& recorder) {
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
  const int all = static_cast<int>(candidates.list().size());
  result.count = solidCountOf(candidates.list());
  loop(result.count);
  // Shapes that are degenerate together have a candidate with gap 0, or none at all.
  const bool mayBeDegenerate = result.outcome == Outcome::touching ||
                               (result.outcome == Outcome::overlapping && !result.anyAxis);
  if (mayBeDegenerate && all > result.count && candidates.isDegenerate()) {
    result.count = all;
    loop(result.count);
  }
  return result;
}

/** The verdict of two shapes that one of these candidates separates; nothing: none does. */
std::optional<Verdict> separated(const AxisCandidates& candidates);

/** The verdict of two shapes with these candidates, with numbers and trace as asked. */
Verdict separate(ShapeRef a, ShapeRef b, const AxisCandidates& candidates, const Ask& ask);

}  // namespace collision
