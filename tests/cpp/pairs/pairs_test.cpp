// The table, and what must hold of every pair in it: the definition of the three outcomes, checked
// with nothing but "apart", and that against the exact nearest points.
#include "pairs/pairs.h"

#include <filesystem>
#include <set>
#include <string>

#include "collision/visit_shape.h"
#include "convex/closest_points.h"
#include "convex/polytope.h"
#include "grid.h"
#include "ledger.h"
#include "number/index.h"
#include "random_slots.h"

namespace collision {
namespace {

std::string whichOf(const Pair& pair) { return nameOf(pair) + ", "; }

TEST(Pairs, EveryCellOfTheGridOnce) {
  EXPECT_EQ(pairTable().size(), 55U);
  std::set<std::string> names;
  for (const Pair& pair : pairTable()) {
    names.insert(nameOf(pair));
  }
  EXPECT_EQ(names.size(), 55U);
  for (int a = 0; a < kKindCount; ++a) {
    for (int b = 0; b < kKindCount; ++b) {
      const PairPlace place = findPair(static_cast<Kind>(a), static_cast<Kind>(b));
      ASSERT_GE(place.index, 0);
      const Pair& pair = pairTable()[static_cast<std::size_t>(place.index)];
      EXPECT_EQ(static_cast<int>(place.swapped ? pair.b : pair.a), a);
      EXPECT_EQ(static_cast<int>(place.swapped ? pair.a : pair.b), b);
    }
  }
  EXPECT_EQ(findPair(Kind::none, Kind::ray).index, -1);
  EXPECT_EQ(findPair(Kind::ray, Kind::none).index, -1);
}

TEST(Pairs, EveryLineIsWhole) {
  const std::filesystem::path tests = std::filesystem::path(__FILE__).parent_path();
  const std::filesystem::path core = tests.parent_path().parent_path().parent_path() / "cpp";
  for (const Pair& pair : pairTable()) {
    EXPECT_TRUE(std::filesystem::is_regular_file(core / pair.file)) << nameOf(pair) << pair.file;
    EXPECT_FALSE(pair.method.empty()) << nameOf(pair);
    EXPECT_GT(pair.generalCount, 0) << nameOf(pair);
    EXPECT_LE(pair.generalCount, static_cast<int>(pair.candidates.size())) << nameOf(pair);
    std::set<std::string> names;
    for (const Candidate& candidate : pair.candidates) {
      names.insert(nameOf(candidate, pair.a, pair.b));
    }
    EXPECT_EQ(names.size(), pair.candidates.size()) << nameOf(pair);
  }
}

/** The same shape, further by `by`; exact on the grid. */
ShapeCell moved(ShapeRef shape, const Vec3& by) {
  struct Mover {
    Vec3 by;
    void operator()(Ray& s) const { s.origin = s.origin + by; }
    void operator()(Plane& s) const { s.constant -= dot(s.normal, by); }
    void operator()(Sphere& s) const { s.center = s.center + by; }
    void operator()(Aabb& s) const {
      s.min = s.min + by;
      s.max = s.max + by;
    }
    void operator()(Obb& s) const { s = Obb{s.center + by, s.rotation, s.halfExtents}; }
    void operator()(Triangle& s) const {
      s.a = s.a + by;
      s.b = s.b + by;
      s.c = s.c + by;
    }
    void operator()(Parallelogram& s) const {
      s.a = s.a + by;
      s.b = s.b + by;
      s.c = s.c + by;
    }
    void operator()(Point& s) const { s.position = s.position + by; }
    void operator()(Segment& s) const {
      s.start = s.start + by;
      s.end = s.end + by;
    }
    void operator()(Capsule& s) const {
      s.start = s.start + by;
      s.end = s.end + by;
    }
  };
  return visitShape(shape, [&](auto s) -> ShapeCell {
    Mover{by}(s);
    return s;
  });
}

Outcome quickly(ShapeRef a, ShapeRef b) { return testPair(a, b, {false}).outcome; }

TEST(Pairs, OverlappingSurvivesEverySmallMoveAndTouchingDoesNot) {
  // Of a convex shape's boundary point every half-space of directions leads out of it, and each
  // half-space holds one of the six ways along the axes.
  Random random(20260912);
  int seen[3] = {};
  for (const Pair& pair : pairTable()) {
    for (int round = 0; round < 200; ++round) {
      const ShapeCell a = gridShape(pair.a, random);
      const ShapeCell b = gridShape(pair.b, random);
      const Outcome outcome = quickly(a, b);
      ++seen[static_cast<int>(outcome)];
      bool parted = false;
      for (int way = 0; way < 6; ++way) {
        const Vec3 by = unitAxis(way / 2) * (way % 2 == 0 ? 0x1p-40 : -0x1p-40);
        parted = parted || quickly(a, moved(b, by)) == Outcome::apart;
      }
      const bool expected = outcome != Outcome::overlapping;
      ASSERT_EQ(parted, expected) << whichOf(pair) << random.where(round);
    }
  }
  EXPECT_GT(seen[0], 300);
  EXPECT_GT(seen[1], 100);
  EXPECT_GT(seen[2], 300);
}

TEST(Pairs, ApartIsADistanceGreaterThanTheRadii) {
  Random random(20260913);
  for (const Pair& pair : pairTable()) {
    if (pair.a == Kind::plane || pair.b == Kind::plane) {
      continue;
    }
    for (int round = 0; round < 120; ++round) {
      const ShapeCell a = gridShape(pair.a, random);
      const ShapeCell b = gridShape(pair.b, random);
      const auto endsAtRoot = [](const ShapeCell& s) {
        return s.kind() == Kind::ray && s.as<Ray>().bounded();
      };
      if (endsAtRoot(a) || endsAtRoot(b)) {
        continue;  // their ends are irrational
      }
      const RoundedPolytope coreA = roundedPolytopeOf(a);
      const RoundedPolytope coreB = roundedPolytopeOf(b);
      const auto nearest = closestPoints<Exact>(coreA.polytope, coreB.polytope);
      const Exact radii = Exact(coreA.radius) + Exact(coreB.radius);
      const bool apart = radii * radii * nearest.denominator < nearest.numerator;
      ASSERT_EQ(quickly(a, b) == Outcome::apart, apart) << whichOf(pair) << random.where(round);
    }
  }
}

TEST(Pairs, TheNumbersAgreeWithTheOutcome) {
  Random random(20260914);
  for (const Pair& pair : pairTable()) {
    for (int round = 0; round < 80; ++round) {
      const ShapeCell a = gridShape(pair.a, random);
      const ShapeCell b = gridShape(pair.b, random);
      const std::string where = whichOf(pair) + random.where(round);
      const Verdict verdict = ask(a, b);
      const Verdict quick = testPair(a, b, {false});
      ASSERT_EQ(quick.outcome, verdict.outcome) << where;
      ASSERT_EQ(quick.decidedBy, verdict.decidedBy) << where;
      ASSERT_EQ(quick.hit.present, verdict.hit.present) << where;
      ASSERT_EQ(quick.side, verdict.side) << where;
      const bool crossingPlanes =
          pair.b == Kind::plane && pair.a == Kind::plane && verdict.outcome == Outcome::overlapping;
      if (!crossingPlanes && !std::isnan(verdict.witness.gap)) {
        ASSERT_EQ(signOf(verdict.witness.gap), signOf(verdict.outcome)) << where;
        ASSERT_NEAR(length(verdict.witness.axis), 1, 1e-14) << where;
      }
      ASSERT_EQ(std::isnan(verdict.contact.x), verdict.outcome == Outcome::apart) << where;
      if (verdict.outcome == Outcome::apart) {
        const double along =
            dot(verdict.witness.supportB - verdict.witness.supportA, verdict.witness.axis);
        ASSERT_NEAR(along, verdict.witness.gap, 1e-12 + 1e-12 * verdict.witness.gap) << where;
      }
      expectLedgerAgrees(a, b, ", " + where);
    }
  }
}

bool same(const Vec3& a, const Vec3& b) {
  for (int k = 0; k < 3; ++k) {
    if (a[k] != b[k] && !(std::isnan(a[k]) && std::isnan(b[k]))) {
      return false;
    }
  }
  return true;
}

TEST(Pairs, TheOtherOrderIsMirrored) {
  Random random(20260915);
  for (const Pair& pair : pairTable()) {
    for (int round = 0; round < 60; ++round) {
      const ShapeCell a = gridShape(pair.a, random);
      const ShapeCell b = gridShape(pair.b, random);
      const std::string where = whichOf(pair) + random.where(round);
      const Verdict forth = ask(a, b);
      const Verdict back = ask(b, a);
      ASSERT_EQ(back.outcome, forth.outcome) << where;
      if (pair.a == pair.b) {
        const bool none = std::isnan(forth.witness.gap) && std::isnan(back.witness.gap);
        if (!none && forth.outcome != Outcome::apart) {
          ASSERT_DOUBLE_EQ(back.witness.gap, forth.witness.gap) << where;
        }
        continue;
      }
      ASSERT_TRUE(same({back.witness.gap, 0, 0}, {forth.witness.gap, 0, 0})) << where;
      ASSERT_TRUE(same(back.witness.axis, -forth.witness.axis)) << where;
      ASSERT_TRUE(same(back.witness.supportA, forth.witness.supportB)) << where;
      ASSERT_TRUE(same(back.witness.supportB, forth.witness.supportA)) << where;
      ASSERT_TRUE(same(back.contact, forth.contact)) << where;
      ASSERT_EQ(back.side, forth.side) << where;
      ASSERT_EQ(back.decidedBy, forth.decidedBy) << where;
    }
  }
}

TEST(Pairs, TheLedgerIsMirroredToo) {
  const Aabb block{{0, 0, 0}, {1, 1, 1}};
  const Triangle triangle{{3, 0, 0}, {4, 0, 0}, {3, 1, 0}};
  Trace forth;
  Trace back;
  traceOf(block, triangle, forth);
  traceOf(triangle, block, back);
  ASSERT_EQ(forth.count(), back.count());
  for (int i = 0; i < forth.count(); ++i) {
    EXPECT_EQ(forth[i].candidate, back[i].candidate);
    EXPECT_EQ(forth[i].status, back[i].status);
    EXPECT_EQ(std::isnan(forth[i].a.min) ? 0 : forth[i].a.min,
              std::isnan(back[i].b.min) ? 0 : back[i].b.min);
    if (forth[i].group == StepGroup::faceA) {
      EXPECT_EQ(back[i].group, StepGroup::faceB);
    }
  }
}

TEST(Pairs, TheLedgerAgreesOnRandomShapes) {
  for (const Pair& pair : pairTable()) {
    RandomSlots random(20261124);
    for (int round = 0; round < 90; ++round) {
      const Style style = std::array{Style::ordinary, Style::grid, Style::any}[at(round % 3)];
      const Slot a = random.slot(pair.a, style);
      const Slot b = random.slot(pair.b, style);
      if (!checkSlot(pair.a, a.data()) && !checkSlot(pair.b, b.data())) {
        expectLedgerAgrees(ShapeCell(pair.a, a.data()), ShapeCell(pair.b, b.data()),
                           ", round " + std::to_string(round));
      }
    }
  }
}

}  // namespace
}  // namespace collision
