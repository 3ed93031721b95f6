// The separating axes of two polytopes: a complete list, so that flat, straight and point-like
// shapes are right too.
//
// D = all differences of the two is a polytope. Where it fills space its faces are spanned by two
// edges, so the normals of both shapes' faces and the cross products of an edge of each are all
// there is to ask. Where D is flat, with the normal N, its own edges matter: N × edge. Where it is
// a line, that line and the way across to the origin; where it is a point, the way to it.
// Source: Gottschalk 1996; for flat shapes the same argument within the plane or line of D.
#pragma once

#include <optional>
#include <tuple>

#include "convex/polytope.h"
#include "convex/witness.h"
#include "sat/separate.h"

namespace collision {

class PolytopeCandidates {
 public:
  PolytopeCandidates(const Polytope& a, const Polytope& b);

  /** Candidates of shapes that fill space together. */
  [[nodiscard]] int usual() const { return usual_; }
  /** With those of flat shapes. */
  [[nodiscard]] int all() const { return usual_ + inPlane_ + 3; }
  /** Whether D is not solid, so that the others must be asked. Called when none separates. */
  [[nodiscard]] bool needsFlat() const;

  [[nodiscard]] Candidacy decide(int candidate) const;
  /** The gap in doubles, metres, and by how much it may be off. */
  [[nodiscard]] Estimate estimate(int candidate) const;
  [[nodiscard]] ExactVec3 axis(int candidate) const;
  /** The same rounded to unit length. */
  [[nodiscard]] Vec3 unitDirection(int candidate) const;
  [[nodiscard]] Witness witness(int candidate) const;
  [[nodiscard]] const Vec3& reference() const { return reference_; }

 private:
  enum class Row : signed char { faceA, faceB, edges, inPlaneA, inPlaneB, inLine, beside, between };
  struct Place {
    Row row;
    int i;
    int j;
  };
  template <class T>
  struct Terms {
    PolytopeTerms<T> a;
    PolytopeTerms<T> b;
  };
  /** What space D spans: its dimension, and its normal or direction. */
  struct Span {
    int dimension = 0;
    ExactVec3 direction;
  };

  [[nodiscard]] Place placeOf(int candidate) const;
  /** By how much gapAlong and an axis's components may be off. */
  struct AxisBound {
    double gap;
    double axis;
  };

  [[nodiscard]] Vec3 roundedAxis(const Place& place) const;
  [[nodiscard]] AxisBound boundOf(const Place& place) const;
  [[nodiscard]] Candidacy decideFlat(const Place& place) const;
  [[nodiscard]] ExactVec3 flatAxis(const Place& place) const;
  [[nodiscard]] const Terms<Exact>& exact() const { return terms<Exact>(); }
  /** Made at the first use. */
  template <class T>
  [[nodiscard]] const Terms<T>& terms() const {
    auto& terms = std::get<std::optional<Terms<T>>>(terms_);
    if (!terms) {
      terms.emplace(Terms<T>{a_.in<T>(reference_), b_.in<T>(reference_)});
    }
    return *terms;
  }
  /** Of solid candidates; of the others in exact numbers alone. */
  template <class T>
  [[nodiscard]] KnownAxis<T> knownAxis(int candidate) const;
  [[nodiscard]] const Span& span() const;

  const Polytope& a_;
  const Polytope& b_;
  Vec3 reference_;
  int usual_;
  int inPlane_;
  PolytopeTerms<double> termsA_;
  PolytopeTerms<double> termsB_;
  double size_;
  mutable std::tuple<std::optional<Terms<Approximate>>, std::optional<Terms<Exact>>> terms_;
  mutable std::optional<Span> span_;
};

}  // namespace collision
