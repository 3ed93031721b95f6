// The separating axes of two shapes as polytopes, made at the first use: numbers along them, for
// pairs that decide signs by formulas of their own.
#pragma once

#include <optional>

#include "collision/shape_ref.h"
#include "sat/polytope_candidates.h"

namespace collision {

class LazyCandidates : public AxisCandidates {
 public:
  LazyCandidates(ShapeRef a, ShapeRef b, std::span<const Candidate> list)
      : AxisCandidates(list), a_(a), b_(b) {}

  [[nodiscard]] Estimate estimate(int row) const override { return polytopes().estimate(row); }
  [[nodiscard]] Vec3 unitDirection(int row) const override {
    return polytopes().unitDirection(row);
  }
  [[nodiscard]] Witness witness(int row) const override { return polytopes().witness(row); }
  [[nodiscard]] const Vec3& reference() const override { return polytopes().reference(); }

  /** The same axes of polytopes. */
  [[nodiscard]] const PolytopeCandidates& polytopes() const {
    if (!pair_) {
      pair_.emplace(a_, b_, list());
    }
    return pair_->candidates;
  }

 private:
  struct Pair {
    Polytope a;
    Polytope b;
    PolytopeCandidates candidates;

    Pair(ShapeRef first, ShapeRef second, std::span<const Candidate> list)
        : a(roundedPolytopeOf(first).polytope),
          b(roundedPolytopeOf(second).polytope),
          candidates(a, b, list) {}
    Pair(const Pair&) = delete;
    Pair& operator=(const Pair&) = delete;
  };

  ShapeRef a_;
  ShapeRef b_;
  mutable std::optional<Pair> pair_;
};

}  // namespace collision
