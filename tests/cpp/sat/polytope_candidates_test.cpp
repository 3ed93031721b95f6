// The separating axes of polytopes with numbers: signs that are exact, and estimates that keep
// their bound.
#include "sat/polytope_candidates.h"

#include <gtest/gtest.h>

#include "collision/visit_shape.h"
#include "grid.h"

namespace collision {
namespace {

/** With two polytopes and the axes of their kinds. */
template <class Visit>
void withPolytopes(ShapeRef a, ShapeRef b, const Visit& visit) {
  visitShape(a, [&]<class A>(const A& first) {
    visitShape(b, [&]<class B>(const B& second) {
      if constexpr (requires {
                      Polytope(first);
                      Polytope(second);
                    }) {
        visit(Polytope(first), Polytope(second), std::span(kSeparatingAxes<A::kKind, B::kKind>));
      }
    });
  });
}

constexpr auto& kTriangles = kSeparatingAxes<Kind::triangle, Kind::triangle>;

TEST(PolytopeCandidates, SayWhyTheySkip) {
  const Polytope a(Triangle{{0, 0, 0}, {4, 0, 0}, {0, 4, 0}});
  const Polytope line(Triangle{{0, 0, 1}, {1, 0, 1}, {2, 0, 1}});
  const PolytopeCandidates candidates(a, line, kTriangles);
  EXPECT_EQ(candidates.decide(0).gap.sign, Sign::positive);  // the normal of a, 1 m
  EXPECT_EQ(candidates.decide(1).skip, SkipReason::degenerate);
  EXPECT_EQ(candidates.decide(2).skip, SkipReason::parallel);  // ab × ab
  EXPECT_TRUE(candidates.decide(5).asked());                   // bc × ab
}

TEST(PolytopeCandidates, DegenerateOnesAreNeededWhereTheDifferencesAreFlat) {
  const Polytope flat(Triangle{{0, 0, 0}, {4, 0, 0}, {0, 4, 0}});
  const Polytope coplanar(Triangle{{9, 9, 0}, {5, 9, 0}, {9, 5, 0}});
  const Polytope upright(Triangle{{9, 9, 0}, {5, 9, 0}, {9, 5, 1}});
  const Polytope solid(Aabb{{0, 0, 0}, {1, 1, 1}});
  EXPECT_TRUE(PolytopeCandidates(flat, coplanar, kTriangles).isDegenerate());
  EXPECT_FALSE(PolytopeCandidates(flat, upright, kTriangles).isDegenerate());
  constexpr auto& kWithBox = kSeparatingAxes<Kind::aabb, Kind::triangle>;
  EXPECT_FALSE(PolytopeCandidates(solid, flat, kWithBox).isDegenerate());
  const PolytopeCandidates candidates(flat, coplanar, kTriangles);
  EXPECT_EQ(candidates.decide(12).gap.sign, Sign::positive);  // n × bc: 14 against 4
  EXPECT_EQ(candidates.decide(12).gap.by, DecidedBy::exact);
  EXPECT_EQ(candidates.decide(17).skip, SkipReason::notNeeded);
}

TEST(PolytopeCandidates, EstimatesKeepTheirBound) {
  Random random(20260917);
  constexpr Kind kKinds[] = {Kind::aabb,          Kind::obb,   Kind::triangle,
                             Kind::parallelogram, Kind::point, Kind::segment};
  int estimated = 0;
  for (int round = 0; round < 600; ++round) {
    const ShapeCell a = gridShape(kKinds[static_cast<std::size_t>(random.below(6))], random);
    const ShapeCell b = gridShape(kKinds[static_cast<std::size_t>(random.below(6))], random);
    withPolytopes(a, b, [&](const auto& first, const auto& second, const auto& axes) {
      const PolytopeCandidates candidates(first, second, axes);
      for (int i = 0; i < solidCountOf(axes); ++i) {
        const Candidacy candidacy = candidates.decide(i);
        if (!candidacy.asked()) {
          continue;
        }
        const Witness witness = candidates.witness(i);
        const Estimate estimate = candidates.estimate(i);
        ASSERT_EQ(signOf(witness.gap), candidacy.gap.sign) << random.where(round);
        ASSERT_LE(std::fabs(estimate.gap - witness.gap), estimate.error + 1e-15)
            << random.where(round) << ", candidate " << i;
        estimated += estimate.error < 1e-9 ? 1 : 0;
      }
    });
  }
  EXPECT_GT(estimated, 500);
}

}  // namespace
}  // namespace collision
