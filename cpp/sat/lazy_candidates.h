// The general candidates of two shapes, made at the first use: for pairs whose usual candidates
// have formulas of their own.
#pragma once

#include <optional>

#include "convex/shape_view.h"
#include "sat/polytope_candidates.h"

namespace collision {

class LazyCandidates {
 public:
  LazyCandidates(const ShapeView& a, const ShapeView& b) : a_(a), b_(b) {}

  const PolytopeCandidates& operator*() const;
  const PolytopeCandidates* operator->() const { return &**this; }

 private:
  struct Pair {
    Polytope a;
    Polytope b;
    PolytopeCandidates candidates;

    Pair(const ShapeView& first, const ShapeView& second)
        : a(first.polytope()), b(second.polytope()), candidates(a, b) {}
    Pair(const Pair&) = delete;
    Pair& operator=(const Pair&) = delete;
  };

  ShapeView a_;
  ShapeView b_;
  mutable std::optional<Pair> pair_;
};

}  // namespace collision
