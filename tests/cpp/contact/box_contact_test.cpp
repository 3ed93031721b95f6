// In lanes of double-doubles a contact of boxes is that of exact numbers, to the bit, along any of
// their axes.
#include "contact/box_contact.h"

#include <gtest/gtest.h>

#include "box_pairs.h"
#include "contact/contact_points.h"
#include "contact/incident_face.h"
#include "number/certified.h"
#include "sat/polytope_candidates.h"
#include "shapes/core.h"

namespace collision {
namespace {

/** The same in exact numbers, as of any two polytopes. */
class ExactContact {
 public:
  ExactContact(ShapeRef a, ShapeRef b, const Candidate& candidate, const BoxAlongAxis& boxes)
      : a_(roundedPolytopeOf(a).polytope),
        b_(roundedPolytopeOf(b).polytope),
        axes_(a_, b_, a_.reference()),
        boxes_(boxes) {
    const ExactVec3 axis = axes_.along(candidate).axis;
    axis_ = boxes.isForward() ? axis : -axis;
  }

  void expectSameFaces() const {
    for (const int side : {0, 1}) {
      const auto face = withoutDoubt([&] { return BoxContact(boxes_).incidentFace(side); });
      EXPECT_TRUE(!face || *face == incidentFaceOf(side));
    }
  }
  /** Whether the points were certain. */
  [[nodiscard]] bool expectSamePoints(bool isIncident) const {
    const CommonFeatures common = commonFeatures(AlongAxis<Exact>{axes_.a, axes_.b, axis_, {}},
                                                 boxes_.feature(0), boxes_.feature(1), isIncident,
                                                 [&](int side) { return incidentFaceOf(side); });
    const auto points = BoxContact(boxes_).points(common);
    if (!points) {
      return false;
    }
    ContactOptions options;
    options.incident = isIncident;
    const ContactPart expected =
        contactPart(FacingFeatures<Exact>{a_, b_, axes_.a, axes_.b, a_.reference(), 0, 0, axis_,
                                          boxes_.feature(0), boxes_.feature(1), std::nullopt},
                    options);
    EXPECT_EQ(points->size(), expected.points.size());
    for (std::size_t i = 0; i < std::min(points->size(), expected.points.size()); ++i) {
      EXPECT_EQ((*points)[i].pointA, expected.points[i].pointA);
      EXPECT_EQ((*points)[i].pointB, expected.points[i].pointB);
      EXPECT_EQ((*points)[i].depth, expected.points[i].depth);
    }
    return true;
  }

 private:
  [[nodiscard]] Corners incidentFaceOf(int side) const {
    return side == 0 ? incidentFace(a_, axes_.a, boxes_.feature(0), axis_)
                     : incidentFace(b_, axes_.b, boxes_.feature(1), -axis_);
  }

  Polytope a_;
  Polytope b_;
  PolytopeAxes<Exact> axes_;
  ExactVec3 axis_;
  const BoxAlongAxis& boxes_;
};

struct Certain {
  int contacts = 0;
  int points = 0;
};

void expectExact(ShapeRef a, ShapeRef b, const Candidate& candidate, Certain& certain) {
  const BoxAlongAxis boxes(a, b, candidate);
  if (!boxes.isCertain() || !(boxes.gap() < 0)) {
    return;
  }
  const ExactContact exact(a, b, candidate, boxes);
  exact.expectSameFaces();
  for (const bool isIncident : {false, true}) {
    ++certain.contacts;
    certain.points += exact.expectSamePoints(isIncident) ? 1 : 0;
  }
}

TEST(BoxContact, IsExact) {
  Random random(20261130);
  Certain certain;
  for (int round = 0; round < repeated(3000) && !::testing::Test::HasFailure(); ++round) {
    SCOPED_TRACE(random.where(round));
    withBoxes(random, [&](const auto& a, const auto& b) {
      forEachBoxAxis(a, b, [&](const Candidate& axis) { expectExact(a, b, axis, certain); });
    });
  }
  EXPECT_GT(certain.points, certain.contacts * 4 / 5);
}

TEST(BoxContact, IsCertainOfOrdinaryBoxes) {
  Random random(7);
  Certain certain;
  for (int round = 0; round < repeated(600); ++round) {
    SCOPED_TRACE(random.where(round));
    Obb a = anyBoxAt(random, 1, {});
    Obb b = anyBoxAt(random, 1, {});
    a.rotation = anyTurn(random);
    b.rotation = anyTurn(random);
    forEachBoxAxis(a, b, [&](const Candidate& axis) { expectExact(a, b, axis, certain); });
  }
  EXPECT_GT(certain.points, certain.contacts * 99 / 100);
}

// Also of a floor whose top is at 0: few coordinates are near halfway between two doubles.
TEST(BoxContact, IsCertainOfBoxesOnAFloor) {
  Random random(8);
  Certain certain;
  for (int round = 0; round < repeated(300); ++round) {
    SCOPED_TRACE(random.where(round));
    withCrateOnAFloor(random, [&](const auto& ground, const Obb& crate, const Candidate& axis) {
      expectExact(ground, crate, axis, certain);
    });
  }
  EXPECT_GT(certain.points, certain.contacts * 95 / 100);
}

}  // namespace
}  // namespace collision
