// The separating axes of sat/separating_axes.h with numbers: the sign of the gap along each, and
// what the gap, the axis and the nearest points there are.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <tuple>
#include <vector>

#include "convex/polytope.h"
#include "sat/axis_lists.h"
#include "sat/bounded.h"
#include "sat/few_differences.h"
#include "sat/polytope_axes.h"
#include "sat/separate.h"
#include "sat/separating_axes.h"

namespace collision {

class PolytopeCandidates final : public AxisCandidates {
 public:
  /**
   * `list`: of these two kinds, see sat/separating_axes.h, of hulls any of their axes; those of
   * degenerate shapes come last.
   */
  PolytopeCandidates(const Polytope& a, const Polytope& b, std::span<const Candidate> list);

  [[nodiscard]] bool isDegenerate() const override;
  [[nodiscard]] Candidacy decide(int row) const override;
  [[nodiscard]] Estimate estimate(int row) const override;
  [[nodiscard]] Vec3 unitDirection(int row) const override;
  [[nodiscard]] Witness witness(int row) const override;
  [[nodiscard]] const Vec3& reference() const override { return reference_; }

  /** An axis in doubles, all of it times a positive factor. */
  struct RoughRow {
    double below = 0;  // from b's lower end to a's upper one
    double above = 0;  // from a's lower end to b's upper one
    double error = 0;  // of both
    double slope = 0;  // of a velocity along the axis
    double slopeError = 0;
  };
  /** Of a candidate that solid shapes have; `velocity` is rounded once. */
  [[nodiscard]] RoughRow roughRow(const Candidate& candidate, const Vec3& velocity) const;
  [[nodiscard]] RoughAxis roughAxis(const Candidate& candidate) const {
    return {roundedAxis(candidate), boundOf(candidate).axis};
  }
  [[nodiscard]] const PolytopeTerms<double>& termsA() const { return rough().a; }
  [[nodiscard]] const PolytopeTerms<double>& termsB() const { return rough().b; }
  /** The polytopes in other numbers than doubles, made at the first use. */
  template <class T>
  [[nodiscard]] const PolytopeAxes<T>& in() const {
    auto& axes = std::get<std::optional<PolytopeAxes<T>>>(axes_);
    if (!axes) {
      axes.emplace(a_, b_, reference_);
    }
    return *axes;
  }
  [[nodiscard]] const SpannedSpace<Exact>& space() const;

 private:
  /** By how much gapAlong and an axis's components may be off. */
  struct AxisBound {
    double gap;
    double axis;
  };
  /** Of the edges that span an axis. */
  struct AxisSizes {
    double a;
    double b;
  };

  [[nodiscard]] ExactVec3 axis(int row) const;
  [[nodiscard]] Vec3 roundedAxis(const Candidate& candidate) const;
  [[nodiscard]] AxisSizes sizesOf(const Candidate& candidate) const;
  [[nodiscard]] AxisBound boundOf(const Candidate& candidate) const;
  [[nodiscard]] Candidacy decideDegenerate(const Candidate& candidate) const;
  [[nodiscard]] const PolytopeAxes<Exact>& exact() const { return in<Exact>(); }

  /** The two in doubles. */
  struct Rough {
    explicit Rough(const PolytopeCandidates& of);

    PolytopeTerms<double> a;
    PolytopeTerms<double> b;
    double size;
  };
  /** Made at the first use: where signs are decided by formulas of a pair's own there is none. */
  [[nodiscard]] const Rough& rough() const { return rough_ ? *rough_ : rough_.emplace(*this); }
  /** Whether the two surely overlap along a candidate: by a few differences. */
  [[nodiscard]] bool surelyOverlap(const RoughAxis& axis) const;

  const Polytope& a_;
  const Polytope& b_;
  Vec3 reference_;
  mutable std::optional<Rough> rough_;
  mutable std::optional<FewDifferences> few_;
  mutable std::tuple<std::optional<PolytopeAxes<Approximate>>, std::optional<PolytopeAxes<Exact>>>
      axes_;
  mutable std::optional<SpannedSpace<Exact>> space_;
};

}  // namespace collision
