// Shapes with flat faces for which no pair of their own does better: points in solids, polygons
// against polygons and boxes.
#include "ledger.h"
#include "pairs/common_shapes.h"
#include "shapes.h"

namespace collision {
namespace {

const Parallelogram kSheet{{0, 0, 0}, {4, 0, 0}, {2, 2, 0}};  // fourth corner (6, 2, 0)

TEST(PointBox, InsideOnItAndOutside) {
  const Aabb unit{{-1, -1, -1}, {1, 1, 1}};
  EXPECT_EQ(outcomeOf(Point{{0, 0, 0}}, unit), Outcome::overlapping);
  EXPECT_EQ(ask(Point{{0, 0, 0}}, unit).decidedBy, DecidedBy::filter);
  EXPECT_EQ(outcomeOf(Point{{1, 0, 0}}, unit), Outcome::touching);
  EXPECT_EQ(ask(Point{{1, 0, 0}}, unit).decidedBy, DecidedBy::filter) << "nothing is rounded";
  EXPECT_EQ(outcomeOf(Point{{above(1), 0, 0}}, unit), Outcome::apart);
  EXPECT_EQ(outcomeOf(Point{{below(1), 0, 0}}, unit), Outcome::overlapping);
  const Verdict apart = ask(Point{{0.5, 4, 0}}, unit);
  EXPECT_EQ(apart.witness.gap, 3);
  EXPECT_EQ(apart.witness.axis, (Vec3{0, -1, 0}));
  EXPECT_EQ(ask(unit, Point{{0.5, 4, 0}}).witness.axis, (Vec3{0, 1, 0}));
  const Verdict deep = ask(Point{{0.75, 0, 0}}, unit);
  EXPECT_EQ(deep.witness.gap, -0.25);
  EXPECT_EQ(deep.witness.axis, (Vec3{-1, 0, 0}));
  EXPECT_EQ(deep.contact, (Vec3{0.75, 0, 0}));
  // A turned one reaches x = 7 at y = 1.
  const Obb turned = box({0, 0, 0}, {5, 5, 5}, {0, 0, 1, 2});
  EXPECT_EQ(outcomeOf(Point{{7, 1, 0}}, turned), Outcome::touching);
  EXPECT_EQ(outcomeOf(Point{{above(7), 1, 0}}, turned), Outcome::apart);
  EXPECT_EQ(outcomeOf(Point{{below(7), 1, 0}}, turned), Outcome::overlapping);
}

TEST(PointBox, FlatStraightAndPointLikeBoxesAreOnlyTouched) {
  EXPECT_EQ(outcomeOf(Point{{1, 1, 0}}, Aabb{{0, 0, 0}, {2, 2, 0}}), Outcome::touching);
  EXPECT_EQ(outcomeOf(Point{{1, 0, 0}}, Aabb{{0, 0, 0}, {2, 0, 0}}), Outcome::touching);
  EXPECT_EQ(outcomeOf(Point{{3, 0, 0}}, Aabb{{0, 0, 0}, {2, 0, 0}}), Outcome::apart);
  EXPECT_EQ(outcomeOf(Point{{0, 0, 0}}, Aabb{{0, 0, 0}, {0, 0, 0}}), Outcome::touching);
  EXPECT_EQ(outcomeOf(Point{{0, 0, 5e-324}}, Aabb{{0, 0, 0}, {0, 0, 0}}), Outcome::apart);
}

TEST(PointPolygon, OnItBesideItAndAboveIt) {
  EXPECT_EQ(outcomeOf(Point{{1, 1, 0}}, kTriangle), Outcome::touching);
  EXPECT_EQ(outcomeOf(Point{{2, 2, 0}}, kTriangle), Outcome::touching);
  EXPECT_EQ(outcomeOf(Point{{2, above(2), 0}}, kTriangle), Outcome::apart);
  EXPECT_EQ(candidateName(Point{{3, 3, 0}}, kTriangle), "n×{b}.bc");
  EXPECT_NEAR(ask(Point{{3, 3, 0}}, kTriangle).witness.gap, std::sqrt(2.0), 1e-15);
  EXPECT_EQ(candidateName(Point{{1, 1, 2}}, kTriangle), "{b}.n");
  EXPECT_EQ(ask(Point{{1, 1, 2}}, kTriangle).witness.gap, 2);
  EXPECT_EQ(outcomeOf(Point{{6, 2, 0}}, kSheet), Outcome::touching);
  EXPECT_EQ(outcomeOf(Point{{above(6), 2, 0}}, kSheet), Outcome::apart);
  EXPECT_EQ(outcomeOf(Point{{3, 1, 5e-324}}, kSheet), Outcome::apart);
  const Triangle point{{1, 2, 3}, {1, 2, 3}, {1, 2, 3}};
  EXPECT_EQ(outcomeOf(Point{{1, 2, 3}}, point), Outcome::touching);
  EXPECT_EQ(ask(Point{{1, 2, 5}}, point).witness.gap, 2);
}

TEST(BoxParallelogram, FaceEdgeAndCorner) {
  const Aabb unit{{-1, -1, -1}, {1, 1, 1}};
  const auto floor = [](double y) { return Parallelogram{{-9, y, -9}, {9, y, -9}, {-9, y, 9}}; };
  EXPECT_EQ(outcomeOf(unit, floor(1)), Outcome::touching);
  EXPECT_EQ(outcomeOf(unit, floor(above(1))), Outcome::apart);
  EXPECT_EQ(outcomeOf(unit, floor(below(1))), Outcome::overlapping);
  EXPECT_EQ(ask(unit, floor(3)).witness.gap, 2);
  EXPECT_EQ(ask(unit, floor(3)).witness.axis, (Vec3{0, 1, 0}));
  EXPECT_EQ(ask(unit, floor(0.5)).witness.gap, -0.5);
  // The plane x + y + z = 3 touches the corner.
  EXPECT_EQ(outcomeOf(unit, Parallelogram{{3, 0, 0}, {0, 3, 0}, {3, -3, 3}}), Outcome::touching);
  EXPECT_EQ(outcomeOf(box({0, 0, 0}, {5, 5, 5}, {0, 0, 1, 2}),
                      Parallelogram{{7, -9, -9}, {7, 9, -9}, {7, -9, 9}}),
            Outcome::touching);
  expectLedgerAgrees(unit, floor(3));
  expectLedgerAgrees(unit, floor(0.5));
}

TEST(TriangleTriangle, PierceTouchAndMiss) {
  const auto upright = [](double z) { return Triangle{{1, 0.5, z}, {1, 2, z}, {1, 1, z + 3}}; };
  EXPECT_EQ(outcomeOf(kTriangle, upright(-1)), Outcome::overlapping);
  EXPECT_EQ(ask(kTriangle, upright(-1)).witness.gap, -1);
  EXPECT_EQ(outcomeOf(kTriangle, upright(0)), Outcome::touching);
  EXPECT_EQ(ask(kTriangle, upright(0)).decidedBy, DecidedBy::exact);
  EXPECT_EQ(outcomeOf(kTriangle, upright(5e-324)), Outcome::apart);
  EXPECT_EQ(ask(kTriangle, upright(2)).witness.gap, 2);
  EXPECT_EQ(ask(kTriangle, upright(2)).witness.axis, (Vec3{0, 0, 1}));
  EXPECT_EQ(ask(kTriangle, upright(2)).decidedBy, DecidedBy::filter);
  expectLedgerAgrees(kTriangle, upright(0));
}

TEST(TriangleTriangle, WithinOnePlane) {
  EXPECT_EQ(outcomeOf(kTriangle, kTriangle), Outcome::touching);
  EXPECT_EQ(outcomeOf(kTriangle, Triangle{{2, 2, 0}, {5, 2, 0}, {5, 5, 0}}), Outcome::touching);
  EXPECT_EQ(outcomeOf(kTriangle, Triangle{{2, above(2), 0}, {5, 3, 0}, {5, 5, 0}}), Outcome::apart);
  EXPECT_EQ(outcomeOf(kTriangle, Triangle{{1, 1, 0}, {2, 1, 0}, {1, 2, 0}}), Outcome::touching);
  const Verdict apart = ask(kTriangle, Triangle{{-1, 0, 0}, {-3, 0, 0}, {-1, 4, 0}});
  EXPECT_EQ(apart.witness.gap, 1);
  EXPECT_EQ(apart.witness.axis, (Vec3{-1, 0, 0}));
}

TEST(TriangleTriangle, StraightAndPointLikeOnes) {
  const Triangle needle{{1, 1, -1}, {1, 1, 1}, {1, 1, 0}};
  EXPECT_EQ(outcomeOf(kTriangle, needle), Outcome::overlapping);
  EXPECT_EQ(outcomeOf(kTriangle, Triangle{{3, 3, -1}, {3, 3, 1}, {3, 3, 0}}), Outcome::apart);
  EXPECT_EQ(outcomeOf(needle, needle), Outcome::touching);
  EXPECT_EQ(outcomeOf(needle, Triangle{{1, 1, 2}, {1, 1, 3}, {1, 1, 2}}), Outcome::apart);
  const Triangle point{{1, 1, 0}, {1, 1, 0}, {1, 1, 0}};
  EXPECT_EQ(outcomeOf(point, kTriangle), Outcome::touching);
  EXPECT_EQ(outcomeOf(point, point), Outcome::touching);
  EXPECT_EQ(ask(point, Triangle{{1, 4, 4}, {1, 4, 4}, {1, 4, 4}}).witness.gap, 5);
}

TEST(PolygonPolygon, TheHalfBeyondTheDiagonalCounts) {
  const Triangle beyond{{4.5, 1.5, -1}, {4.5, 1.5, 1}, {9, 1.5, 0}};  // pierces edge bd too
  EXPECT_EQ(outcomeOf(beyond, kSheet), Outcome::overlapping);
  const Parallelogram upright{{4.5, 1.5, 0}, {4.5, 1.5, 2}, {9, 1.5, 0}};
  EXPECT_EQ(outcomeOf(upright, kSheet), Outcome::touching);
  EXPECT_EQ(outcomeOf(kSheet, Parallelogram{{6, 2, 0}, {7, 2, 0}, {6, 3, 0}}), Outcome::touching);
  EXPECT_EQ(outcomeOf(kSheet, Parallelogram{{above(6), 2, 0}, {7, 2, 0}, {6.5, 3, 0}}),
            Outcome::apart);
  EXPECT_EQ(ask(kSheet, Parallelogram{{0, 0, 3}, {4, 0, 3}, {2, 2, 3}}).witness.gap, 3);
  expectLedgerAgrees(kSheet, Parallelogram{{0, 0, 3}, {4, 0, 3}, {2, 2, 3}});
}

TEST(Polytopes, TheContactIsInBoth) {
  const Vec3 crossing = ask(kTriangle, Triangle{{1, 0.5, -1}, {1, 2, -1}, {1, 1, 2}}).contact;
  EXPECT_NEAR(crossing.x, 1, 1e-12);
  EXPECT_NEAR(crossing.z, 0, 1e-12);
  EXPECT_GT(crossing.y, 0.6);
  EXPECT_LT(crossing.y, 1.7);
  EXPECT_EQ(ask(kTriangle, Triangle{{2, 2, 0}, {5, 2, 3}, {5, 5, 3}}).contact, (Vec3{2, 2, 0}));
}

}  // namespace
}  // namespace collision
