// Two shapes as lattices with their numbers: approximate ones, and exact ones once these are not
// enough.
#pragma once

#include <optional>

#include "convex/face_lattice.h"
#include "number/certified.h"

namespace collision {

/** In one number type, measured from one reference point. */
template <class T>
struct LatticeTermsPair {
  LatticeTermsPair(const FaceLattice& first, const FaceLattice& second, const Vec3& reference)
      : LatticeTermsPair(first, second, first.polytope().in<T>(reference),
                         second.polytope().in<T>(reference), reference) {}

  /** Places are times this. */
  [[nodiscard]] const T& scale() const { return scale_; }
  [[nodiscard]] const LatticeTerms<T>& of(int side) const { return side == 0 ? a : b; }

  LatticeTerms<T> a;
  LatticeTerms<T> b;

 private:
  LatticeTermsPair(const FaceLattice& first, const FaceLattice& second,
                   const PolytopeTerms<T>& termsA, const PolytopeTerms<T>& termsB,
                   const Vec3& reference)
      : a(first, termsA, reference, termsB.n),
        b(second, termsB, reference, termsA.n),
        scale_(termsA.n * termsB.n * T(2.0)) {}

  T scale_;
};

class TwoLattices {
 public:
  TwoLattices(ShapeRef a, ShapeRef b)
      : a_(a), b_(b), reference_(referenceIn(a_, b_)), approximate_(a_, b_, reference_) {}

  [[nodiscard]] const FaceLattice& lattice(int side) const { return side == 0 ? a_ : b_; }
  [[nodiscard]] const Vec3& reference() const { return reference_; }

  /** compute(terms) in approximate numbers if these are certain, else in exact ones. */
  template <class Compute>
  auto computed(const Compute& compute) const {
    if (auto answer = withoutDoubt([&] { return compute(approximate_); })) {
      return *std::move(answer);
    }
    if (!exact_) {
      exact_.emplace(a_, b_, reference_);
    }
    return compute(*exact_);
  }

 private:
  static const Vec3& referenceIn(const FaceLattice& a, const FaceLattice& b) {
    return a.plane() != nullptr   ? b.polytope().reference()
           : b.plane() != nullptr ? a.polytope().reference()
                                  : referenceOf(a.polytope(), b.polytope());
  }

  FaceLattice a_;
  FaceLattice b_;
  Vec3 reference_;
  LatticeTermsPair<Approximate> approximate_;
  mutable std::optional<LatticeTermsPair<Exact>> exact_;
};

}  // namespace collision
