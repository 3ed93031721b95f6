// How wrong the gap of two polytopes can be in doubles.
#pragma once

#include <array>
#include <utility>

#include "convex/polytope.h"
#include "number/index.h"
#include "number/relative_roundoff.h"

namespace collision {

/** Polytopes by how their terms are rounded. */
enum class Terms : signed char { plain, box, hull };
/** Those that there are. */
inline constexpr auto kAllTerms = [] {
  if constexpr (kHasHulls) {
    return std::array{Terms::plain, Terms::box, Terms::hull};
  } else {
    return std::array{Terms::plain, Terms::box};
  }
}();

inline Terms termsOf(const Polytope& polytope) {
  if (polytope.hull() != nullptr) {
    return Terms::hull;
  }
  return polytope.isBox() ? Terms::box : Terms::plain;
}

/** What a pair's terms make of a formula, by those of a and of b. */
template <class Of>
class ByTerms {
 public:
  explicit constexpr ByTerms(const Of& of) {
    for (const Terms a : kAllTerms) {
      for (const Terms b : kAllTerms) {
        of_[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)] = of(a, b);
      }
    }
  }
  constexpr const auto& operator()(Terms a, Terms b) const {
    return of_[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)];
  }

 private:
  using Value = decltype(std::declval<Of>()(Terms::plain, Terms::plain));

  std::array<std::array<Value, kAllTerms.size()>, kAllTerms.size()> of_{};
};

/**
 * Terms in the worst case. Positions grow with places, edges of other shapes than boxes as `edge`;
 * the axes and n of boxes and hulls are at most 16 and off by what frameOf rounds.
 */
constexpr PolytopeTerms<Roundoff> worstTerms(Terms kind, const Roundoff& edge = kDirection) {
  const bool isBox = kind == Terms::box;
  const bool isHull = kind == Terms::hull;
  constexpr double kUnit = Roundoff::kUnit;
  const Roundoff axis = kFrameRoundoff.axis[0].x;
  // The sum of two differences, none larger than it and the lengths together.
  const Roundoff center = (kPlaceDifference + kPlaceDifference).atMost(1);
  // A ray's generator is its direction times a quotient, and its center is shifted by that.
  constexpr double kEnd =
      (RelativeRoundoff() * (RelativeRoundoff() / squareRoot(dot(kExactVector, kExactVector))))
          .ofComputed();
  // A box's center is multiplied by n, which is 1 or more, and its axes by rounded lengths.
  const double offBy = isBox || isHull
                           ? center.error() + kFrameRoundoff.n.error() + axis.error() + 2 * kUnit
                           : (center + kPlace.offBy(kEnd)).error();
  const Roundoff place = kPlace.offBy(offBy);
  const Roundoff direction = isBox ? axis : edge.offBy(kUnit);
  PolytopeTerms<Roundoff> terms;
  terms.corner.fill(vectorOfRoundoff(place));
  terms.generator = terms.corner;
  terms.edge.fill(vectorOfRoundoff(direction));
  terms.n = isBox || isHull ? kFrameRoundoff.n : Roundoff(1.0);
  terms.corners = isBox ? 1 : 3;
  terms.generators = isBox ? 3 : 2;
  if (isHull) {  // whose edges are differences of places of its frame, which is doubled
    terms.generator.fill(vectorOfRoundoff(axis + axis));
    terms.edge.fill(turned(kFrameRoundoff.axis, vectorOfRoundoff(edge.offBy(kUnit))));
    terms.generators = 0;
    terms.hasPlaces = true;
  }
  return terms;
}

}  // namespace collision
