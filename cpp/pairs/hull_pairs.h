// The candidates of a hull and another shape: they depend on the hull's faces and edges.
#pragma once

#include <cstdint>
#include <vector>

#include "answer/candidate.h"
#include "collision/shape_ref.h"
#include "convex/polytope.h"

namespace collision {

/** What the test of two shapes asks about, of which at least one is a hull, in the order of that.
 */
class HullCandidates {
 public:
  HullCandidates(ShapeRef a, ShapeRef b);

  /** One of them by its number. */
  [[nodiscard]] Candidate operator[](std::int64_t number) const;
  /** In order all but those that a trace leaves out: of pairs of edges there are many. */
  [[nodiscard]] std::vector<Candidate> thatMatter() const;

 private:
  Polytope first_;
  Polytope second_;
  std::vector<Candidate> list_;  // all of them; empty: they are separating axes
};

}  // namespace collision
