// The separating axes of two shapes as polytopes, made at the first use: numbers along them, for
// pairs that decide signs by formulas of their own.
#pragma once

#include <optional>

#include "collision/shape_ref.h"
#include "sat/polytope_candidates.h"

namespace collision {

class LazyCandidates {
 public:
  LazyCandidates(ShapeRef a, ShapeRef b, std::span<const Candidate> list)
      : a_(a), b_(b), list_(list) {}

  const PolytopeCandidates& operator*() const;
  const PolytopeCandidates* operator->() const { return &**this; }

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
  std::span<const Candidate> list_;
  mutable std::optional<Pair> pair_;
};

}  // namespace collision
