// Contacts along one number: by hand, and that the two doubles are neighbors of different outcomes.
#include "collision/contact_along.h"

#include <gtest/gtest.h>

#include <cmath>

#include "collision/collision.h"
#include "random.h"

namespace collision {
namespace {

const Obb kCube{{0, 0, 0}, {}, {1, 1, 1}};

TEST(ContactAlong, ABoxComesToAnother) {
  const Obb far{{5, 0.25, 0}, {}, {1, 1, 1}};
  const ContactAlong found = contactAlong(kCube, far, {true, 0, false});
  EXPECT_EQ(found.after, 2);
  EXPECT_EQ(found.before, std::nextafter(2, 3));
  EXPECT_EQ(found.outcome, Outcome::touching);
  EXPECT_EQ(found.nearest, 2);
  EXPECT_EQ(found.moved, 3);
  EXPECT_EQ(contactAlong(kCube, far, {true, 0, true}).outcome, Outcome::invalid);
  // the other one
  EXPECT_EQ(contactAlong(kCube, far, {false, 0, true}).after, 3);
}

TEST(ContactAlong, OutOfAnOverlapAndBack) {
  const Obb in{{1.5, 1, 0.25}, {}, {1, 1, 1}};
  const ContactAlong found = contactAlong(kCube, in, {true, 0, true});
  EXPECT_EQ(found.after, 2);
  EXPECT_EQ(found.outcome, Outcome::touching);
  EXPECT_EQ(found.moved, 0.5);
  EXPECT_EQ(contactAlong(kCube, in, {true, 1, false}).after, -2);
  // what only touches is not in the way of anything
  EXPECT_EQ(contactAlong(kCube, Obb{{2, 0, 0}, {}, {1, 1, 1}}, {true, 0, true}).outcome,
            Outcome::invalid);
}

TEST(ContactAlong, ShiftsAndPlanes) {
  const Aabb box{{3, -1, -1}, {5, 1, 1}};
  const ContactAlong shift = contactAlong(kCube, box, {true, 0, false});
  EXPECT_EQ(shift.after, -2);
  EXPECT_EQ(shift.outcome, Outcome::touching);
  const ContactAlong plane = contactAlong(kCube, Plane{{0, 2, 0}, 7}, {true, 2, false});
  EXPECT_EQ(plane.after, 2);
  EXPECT_EQ(plane.moved, 2.5);
}

TEST(ContactAlong, PointsPass) {
  const ContactAlong pass = contactAlong(Point{{0, 0, 0}}, Point{{3, 0.5, 0}}, {true, 0, false});
  EXPECT_EQ(pass.outcome, Outcome::apart);
  EXPECT_NEAR(pass.nearest, 0, 1e-15);
  const ContactAlong met = contactAlong(Point{{0, 0, 0}}, Point{{3, 0, 0}}, {true, 0, false});
  EXPECT_EQ(met.after, 0);
  EXPECT_EQ(met.outcome, Outcome::touching);
}

TEST(ContactAlong, AreNeighborsOfDifferentOutcomes) {
  Random random(20261130);
  int met = 0;
  for (int round = 0; round < repeated(400); ++round) {
    SCOPED_TRACE(testing::Message() << "seed " << 20261130 << ", round " << round);
    const auto boxFrom = [&] {
      Obb box;
      for (int i = 0; i < 3; ++i) {
        box.center[i] = random.withinTwo() * 2;
        box.halfExtents[i] = std::fabs(random.withinTwo());
      }
      box.rotation.x = random.withinTwo();
      box.rotation.y = random.withinTwo();
      box.rotation.z = random.withinTwo();
      return box;
    };
    const Obb a = boxFrom();
    const Obb b = boxFrom();
    const AlongNumber along{random.below(2) == 0, random.below(3), random.below(2) == 0};
    const ContactAlong found = contactAlong(a, b, along);
    if (found.outcome == Outcome::invalid || found.outcome == Outcome::apart) {
      continue;
    }
    ++met;
    const auto outcomeAt = [&](double number) {
      Obb moving = along.movesB ? b : a;
      moving.center[along.axis] = number;
      return along.movesB ? outcome(a, moving) : outcome(moving, b);
    };
    EXPECT_EQ(std::nextafter(found.before, found.after), found.after);
    EXPECT_EQ(outcomeAt(found.before), Outcome::apart);
    EXPECT_EQ(outcomeAt(found.after), found.outcome);
  }
  if (!kIsSanitized) {
    EXPECT_GT(met, 50);
  }
}

}  // namespace
}  // namespace collision
