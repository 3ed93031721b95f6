// The separating axes of sat/separating_axes.h with numbers: the sign of the gap along each, and
// what the gap, the axis and the nearest points there are.
#pragma once

#include <optional>
#include <span>
#include <tuple>
#include <vector>

#include "convex/polytope.h"
#include "convex/witness.h"
#include "sat/bounded.h"
#include "sat/separate.h"
#include "sat/separating_axes.h"

namespace collision {

/** The separating axes of two polytopes of which one is a hull: their number is known at run time.
 */
std::vector<Candidate> separatingAxesOf(const Polytope& a, const Polytope& b);

/** On which side of the faces of a solid hull the edges of another shape lead. */
class FaceSides {
 public:
  /** Of no hull. */
  FaceSides() = default;
  FaceSides(const PolytopeTerms<double>& terms, const Polytope& other,
            const PolytopeTerms<double>& otherTerms);

  /**
   * Whether a direction, that of an edge of the other shape, surely leads out of both faces of the
   * hull's edge, or into both: then the edge is not on the outline of the hull as seen along that.
   */
  [[nodiscard]] bool areSurelyBeside(int edge, int direction) const;

 private:
  const HullGeometry* hull_ = nullptr;
  std::size_t directions_ = 0;
  std::vector<Certain> sides_;  // by face, then by direction
};

class PolytopeCandidates final : public AxisCandidates {
 public:
  /** `list`: of these two kinds, see sat/separating_axes.h; those of degenerate shapes come last.
   */
  PolytopeCandidates(const Polytope& a, const Polytope& b, std::span<const Candidate> list);

  [[nodiscard]] bool isDegenerate() const override;
  [[nodiscard]] Candidacy decide(int row) const override;
  [[nodiscard]] Estimate estimate(int row) const override;
  [[nodiscard]] Vec3 unitDirection(int row) const override;
  [[nodiscard]] Witness witness(int row) const override;
  [[nodiscard]] const Vec3& reference() const override { return reference_; }

 private:
  template <class T>
  struct Terms {
    PolytopeTerms<T> a;
    PolytopeTerms<T> b;

    Terms(const Polytope& first, const Polytope& second, const Vec3& reference)
        : a(first.in<T>(reference)), b(second.in<T>(reference)) {}
  };
  /** What space D spans: its dimension, and its normal or direction. */
  struct Span {
    int dimension = 0;
    ExactVec3 direction;
  };

  /** By how much gapAlong and an axis's components may be off. */
  struct AxisBound {
    double gap;
    double axis;
  };

  [[nodiscard]] ExactVec3 axis(int row) const;
  [[nodiscard]] Vec3 roundedAxis(const Candidate& candidate) const;
  [[nodiscard]] AxisBound boundOf(const Candidate& candidate) const;
  /** Whether D surely has no face that these two edges span. */
  [[nodiscard]] bool surelySpanNoFace(int edgeA, int edgeB) const;
  [[nodiscard]] Candidacy decideDegenerate(const Candidate& candidate) const;
  [[nodiscard]] ExactVec3 degenerateAxis(const Candidate& candidate) const;
  [[nodiscard]] const Terms<Exact>& exact() const { return terms<Exact>(); }
  /** Made at the first use. */
  template <class T>
  [[nodiscard]] const Terms<T>& terms() const {
    auto& terms = std::get<std::optional<Terms<T>>>(terms_);
    if (!terms) {
      terms.emplace(a_, b_, reference_);
    }
    return *terms;
  }
  /** Of candidates that solid shapes have; of the others in exact numbers alone. */
  template <class T>
  [[nodiscard]] KnownAxis<T> knownAxis(const Candidate& candidate) const;
  [[nodiscard]] const Span& span() const;

  const Polytope& a_;
  const Polytope& b_;
  Vec3 reference_;
  PolytopeTerms<double> termsA_;
  PolytopeTerms<double> termsB_;
  double size_;
  FaceSides sidesOfA_;
  FaceSides sidesOfB_;
  mutable std::tuple<std::optional<Terms<Approximate>>, std::optional<Terms<Exact>>> terms_;
  mutable std::optional<Span> span_;
};

}  // namespace collision
