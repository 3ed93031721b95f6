// When two polytopes in motion meet: by the separating axes of sat/separating_axes.h, which depend
// on how the two are turned and not on where they are.
#pragma once

#include <vector>

#include "motion/row_times.h"
#include "sat/polytope_candidates.h"

namespace collision {

/** The rows of two polytopes in motion: a complete list, whatever way they move. */
std::vector<Candidate> movingAxesOf(const Polytope& a, const Polytope& b);

class PolytopeCast {
 public:
  PolytopeCast(const Polytope& a, const Polytope& b, const RelativeMotion& motion);

  [[nodiscard]] std::span<const Candidate> list() const { return list_; }
  /** In what space their differences are, see RowTimes. */
  template <class T>
  [[nodiscard]] CastTimes<T> times() const;
  /** An axis, its row, and why there is none. */
  template <class T>
  struct Row {
    KnownAxis<T> axis{};
    MovingRow<T> row{};
    SkipReason skip = SkipReason::none;
  };
  template <class T>
  [[nodiscard]] Row<T> row(int candidate, const SpannedSpace<T>& space) const;
  /** What the differences of the two span; of dimension 3 where one is solid. */
  template <class T>
  [[nodiscard]] SpannedSpace<T> space() const;

 private:
  /** Between which times a row opens and closes, in doubles. */
  struct RoughSpan {
    double opensAfter = -kInfinity;
    double opensBefore = kInfinity;
    double closesAfter = -kInfinity;
    double closesBefore = kInfinity;
  };

  template <class T>
  [[nodiscard]] Vector3<T> axisOfMotion(const Candidate& candidate,
                                        const SpannedSpace<T>& space) const;
  [[nodiscard]] RoughSpan roughSpan(const Candidate& candidate) const;
  /** Whether a candidate is more than another says. */
  [[nodiscard]] bool isNeeded(const Candidate& candidate) const;
  /** Candidates that doubles can't rule out to be the first to close or the last to open. */
  [[nodiscard]] std::vector<int> relevant() const;

  const Polytope& a_;
  const Polytope& b_;
  const RelativeMotion& motion_;
  bool areAligned_;
  bool sharesAnAxis_;
  std::vector<Candidate> list_;
  PolytopeCandidates candidates_;
};

}  // namespace collision
