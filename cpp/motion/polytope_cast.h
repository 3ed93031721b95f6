// When two polytopes in motion meet: by the separating axes of sat/separating_axes.h, which depend
// on how the two are turned and not on where they are.
#pragma once

#include <vector>

#include "motion/rough_rows.h"
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
  /** What doubles tell of the rows. */
  struct Rough : RoughRows<std::vector<double>> {
    using RoughRows::RoughRows;
    std::vector<Sign> slope;  // where a row opens and closes: how fast a goes along the axis
  };

  template <class T>
  [[nodiscard]] Vector3<T> axisOfMotion(const Candidate& candidate,
                                        const SpannedSpace<T>& space) const;
  /** Whether the normal of a flat shape surely leads out of what the other spans. */
  [[nodiscard]] bool surelyLeavesPlane() const;
  /** Whether a candidate is more than another says. */
  [[nodiscard]] bool isNeeded(const Candidate& candidate) const;
  /** Whether its row has no width, of shapes that don't fill space; nothing: its numbers say. */
  [[nodiscard]] std::optional<bool> hasNoWidth(const Candidate& candidate) const;
  [[nodiscard]] Rough rough() const;

  const Polytope& a_;
  const Polytope& b_;
  const RelativeMotion& motion_;
  bool areAligned_;
  bool sharesAnAxis_;
  std::vector<Candidate> list_;
  PolytopeCandidates candidates_;
  bool fillSpace_;  // surely
};

}  // namespace collision
