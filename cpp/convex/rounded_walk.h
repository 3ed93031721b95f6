// The walk over the differences of two polytopes (convex/gjk.h) in doubles, of which several make
// use: the comparison of their distance goes as far as it needs, the search for their nearest
// points goes on from there to the end.
#pragma once

#include <optional>

#include "convex/gjk.h"

namespace collision {

class RoundedWalk {
 public:
  RoundedWalk(const Polytope& a, const Polytope& b)
      : RoundedWalk(a.rounded(referenceOf(a, b)), b.rounded(referenceOf(a, b))) {}
  RoundedWalk(const RoundedWalk&) = delete;
  RoundedWalk& operator=(const RoundedWalk&) = delete;
  ~RoundedWalk() = default;

  /** Whether there is one: not of sizes out of the ordinary. */
  [[nodiscard]] bool exists() const { return differences_.has_value(); }
  // The rest of one that exists.
  [[nodiscard]] const RoundedDifferences& differences() const { return *differences_; }
  /** By what distances are multiplied in it. */
  [[nodiscard]] double scale() const { return scale_; }
  [[nodiscard]] const Simplex<double>& simplex() const { return *simplex_; }

  /** Goes on while visit(simplex) says so: see walkToNearest(). */
  template <class Visit>
  WalkEnd proceed(const Visit& visit) {
    if (end_ == WalkEnd::stopped) {
      end_ = walkToNearest(differences_->differences, *simplex_, visit);
    }
    return end_;
  }
  /** Where it ends. */
  const Simplex<double>& finished() {
    proceed([](const Simplex<double>& /*simplex*/) { return true; });
    return *simplex_;
  }

 private:
  RoundedWalk(const PolytopeTerms<double>& a, const PolytopeTerms<double>& b)
      : differences_(roundedDifferences(a, b)) {
    if (differences_) {
      scale_ = 2 * a.n * b.n * differences_->scale;
      simplex_.emplace(differences_->differences);
    }
  }

  std::optional<RoundedDifferences> differences_;
  double scale_ = 0;
  std::optional<Simplex<double>> simplex_;
  WalkEnd end_ = WalkEnd::stopped;
};

/** Two cores of shapes with radii, and the walk over their differences, once one was begun. */
struct WalkedCores {
  WalkedCores(const Polytope& ownA, const Polytope& ownB) : a(ownA), b(ownB) {}

  RoundedWalk& begin() { return walk.emplace(a, b); }
  RoundedWalk* begun() { return walk ? &*walk : nullptr; }

  Polytope a;
  Polytope b;
  std::optional<RoundedWalk> walk;
};

}  // namespace collision
