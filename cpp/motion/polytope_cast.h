// When two polytopes in motion meet: by the separating axes of sat/separating_axes.h, which depend
// on how the two are turned and not on where they are.
#pragma once

#include <cstdint>
#include <vector>

#include "motion/rough_rows.h"
#include "motion/row_times.h"
#include "sat/polytope_candidates.h"

namespace collision {

/** How many rows two polytopes in motion have, whatever way they move. */
AxisCounts movingCountsOf(const Polytope& a, const Polytope& b);

class PolytopeCast {
 public:
  /** `withAll`: those as well that are parallel to others, for who wants a row of each. */
  PolytopeCast(const Polytope& a, const Polytope& b, const RelativeMotion& motion,
               bool withAll = false);

  /** The rows that matter, in order. */
  [[nodiscard]] std::span<const Candidate> list() const { return list_; }
  /** What a cast or a step calls one of them; −1 of −1. */
  [[nodiscard]] std::int64_t number(int row) const {
    return row < 0 ? -1 : numberOf(counts_, list_[at(row)]);
  }
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
  AxisCounts counts_;
  std::vector<Candidate> list_;
  PolytopeCandidates candidates_;
  bool fillSpace_;  // surely
};

}  // namespace collision
