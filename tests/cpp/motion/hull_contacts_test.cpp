// Casts of hulls by the faces at which they come together and part, beside all rows: the same
// times, row and axis, exactly.
#include "motion/hull_contacts.h"

#include <gtest/gtest.h>

#include "collision/collision.h"
#include "collision/motion.h"
#include "motion/polytope_cast.h"
#include "number/certified.h"
#include "number/index.h"
#include "random.h"
#include "sat/any_hull.h"

namespace collision {
namespace {

void expectAsAllRows(const HullContacts& found, const Polytope& a, const Polytope& b,
                     const RelativeMotion& motion) {
  const PolytopeCast cast(a, b, motion);
  const CastTimes<Exact> times = cast.times<Exact>();
  ASSERT_EQ(times.outcome, CastOutcome::hits);
  ASSERT_EQ(found.times.outcome, CastOutcome::hits);
  EXPECT_EQ(rounded(found.times.span.from), rounded(times.span.from));
  EXPECT_EQ(rounded(found.times.span.to), rounded(times.span.to));
  ASSERT_EQ(found.times.candidate, cast.number(static_cast<int>(times.candidate)));
  if (times.candidate >= 0) {
    const ExactVec3 axis =
        cast.row<Exact>(static_cast<int>(times.candidate), cast.space<Exact>()).axis.axis;
    const Vec3 expected = unitOf(times.sense == Sign::negative ? -axis : axis);
    EXPECT_EQ(unitOf(found.axis), expected);
  }
}

TEST(HullContacts, AreThoseOfAllRows) {
  Random random(3254);
  int found = 0;
  int hits = 0;
  int started = 0;
  for (int round = 0; round < repeated(3000); ++round) {
    SCOPED_TRACE(random.where(round));
    const AnyHull first = anyHull(random, 16);
    const AnyHull second = anyHull(random, 16);
    const bool isTidy = random.below(2) == 0;
    const auto number = [&] { return isTidy ? random.between(-3, 3) : 3 * random.withinTwo(); };
    // Two from each other, and about toward each other.
    Hull a = first.hull;
    a.position = Vec3{number(), number(), number()} * 2.0;
    const Hull& b = second.hull;
    const Motion motion{(b.position - a.position) * 0.5 + Vec3{number(), number(), number()} * 0.25,
                        isTidy ? Vec3{} : Vec3{number(), number(), number()} * 0.1,
                        random.below(3) == 0 ? kInfinity : random.between(1, 8) * 0.5};
    const RelativeMotion relative(motion);
    if (relative.isNone()) {
      continue;
    }
    const Polytope polytopeA = roundedPolytopeOf(a).polytope;
    const Polytope polytopeB = roundedPolytopeOf(b).polytope;
    hits += cast(a, b, motion).outcome == CastOutcome::hits ? 1 : 0;
    if (const auto contacts = contactsOfHulls(polytopeA, polytopeB, relative)) {
      ++found;
      started += contacts->times.candidate < 0 ? 1 : 0;
      expectAsAllRows(*contacts, polytopeA, polytopeB, relative);
      ASSERT_FALSE(HasFailure());
    }
  }
  EXPECT_GT(found, hits / 2);
  EXPECT_GT(found, repeated(400));
  EXPECT_GT(started, repeated(20));
  RecordProperty("found", found);
  RecordProperty("hits", hits);
}

/** Boxes as hulls: each face has one that is parallel, and so have edges. */
TEST(HullContacts, OfBoxes) {
  Random random(3255);
  int found = 0;
  for (int round = 0; round < repeated(1000); ++round) {
    SCOPED_TRACE(random.where(round));
    const auto box = [&](const Vec3& half) {
      std::vector<Vec3> corners;
      for (unsigned i = 0; i < 8; ++i) {
        corners.push_back({(i & 1U) != 0 ? half.x : -half.x, (i & 2U) != 0 ? half.y : -half.y,
                           (i & 4U) != 0 ? half.z : -half.z});
      }
      return HullGeometry(corners);
    };
    const auto half = [&] {
      return Vec3{double(random.between(1, 3)), double(random.between(1, 3)),
                  double(random.between(1, 3))};
    };
    const bool isUpright = random.below(4) == 0;
    const auto part = [&] {
      return random.below(2) == 0 ? random.between(-2, 2) : random.withinTwo();
    };
    const HullGeometry first = box(half());
    const HullGeometry second = box(half());
    const Hull a{&first, {}, {}};
    const Hull b{&second,
                 {double(random.between(-9, 9)), double(random.between(-9, 9)),
                  double(random.between(-9, 9))},
                 isUpright ? Quaternion{} : Quaternion{part(), part(), part(), 1}};
    const Motion motion{b.position * 0.5 + Vec3{random.withinTwo(), random.withinTwo(), 0}, {}, 4};
    const RelativeMotion relative(motion);
    const Polytope polytopeA = roundedPolytopeOf(a).polytope;
    const Polytope polytopeB = roundedPolytopeOf(b).polytope;
    if (const auto contacts = contactsOfHulls(polytopeA, polytopeB, relative)) {
      ++found;
      expectAsAllRows(*contacts, polytopeA, polytopeB, relative);
      ASSERT_FALSE(HasFailure());
    }
  }
  EXPECT_GT(found, repeated(50));
  RecordProperty("found", found);
}

}  // namespace
}  // namespace collision
