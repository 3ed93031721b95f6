// In lanes of double-doubles a contact of boxes is that of exact numbers, to the bit, along any of
// their axes.
#include "contact/box_contact.h"

#include <gtest/gtest.h>

#include <cmath>

#include "contact/contact_points.h"
#include "contact/incident_face.h"
#include "number/certified.h"
#include "sat/polytope_candidates.h"
#include "shapes.h"
#include "shapes/core.h"

namespace collision {
namespace {

/** The same in exact numbers, as of any two polytopes. */
class ExactContact {
 public:
  ExactContact(ShapeRef a, ShapeRef b, const Candidate& candidate)
      : a_(roundedPolytopeOf(a).polytope),
        b_(roundedPolytopeOf(b).polytope),
        axes_(a_, b_, a_.reference()) {
    const KnownAxis<Exact> known = axes_.along(candidate);
    isForward_ = isAhead(axes_.a, axes_.b, known);
    axis_ = isForward_ ? known.axis : -known.axis;
    features_ = {cornersAlong(axes_.a, axis_, known.acrossA, known.levelA),
                 cornersAlong(axes_.b, -axis_, known.acrossB, known.levelB)};
  }

  void expectSame(const BoxContact& actual) const {
    EXPECT_EQ(actual.isForward(), isForward_);
    EXPECT_EQ(actual.unitAxis(), unitOf(axis_));
    EXPECT_EQ(actual.feature(0), features_[0]);
    EXPECT_EQ(actual.feature(1), features_[1]);
    for (const int side : {0, 1}) {
      const auto face = withoutDoubt([&] { return actual.incidentFace(side); });
      EXPECT_TRUE(!face || *face == incidentFaceOf(side));
    }
  }
  /** Whether the points were certain. */
  [[nodiscard]] bool expectSamePoints(const BoxContact& actual, bool isIncident) const {
    const CommonFeatures common =
        commonFeatures(AlongAxis<Exact>{axes_.a, axes_.b, axis_, {}}, features_[0], features_[1],
                       isIncident, [&](int side) { return incidentFaceOf(side); });
    const auto points = actual.points(common);
    if (!points) {
      return false;
    }
    ContactOptions options;
    options.incident = isIncident;
    const ContactPart expected =
        contactPart(FacingFeatures<Exact>{a_, b_, axes_.a, axes_.b, a_.reference(), 0, 0, axis_,
                                          features_[0], features_[1], std::nullopt},
                    options);
    EXPECT_EQ(points->size(), expected.points.size());
    for (std::size_t i = 0; i < std::min(points->size(), expected.points.size()); ++i) {
      EXPECT_EQ(actual.depth(), expected.depth);
      EXPECT_EQ((*points)[i].pointA, expected.points[i].pointA);
      EXPECT_EQ((*points)[i].pointB, expected.points[i].pointB);
      EXPECT_EQ((*points)[i].depth, expected.points[i].depth);
    }
    return true;
  }

 private:
  [[nodiscard]] Corners incidentFaceOf(int side) const {
    return side == 0 ? incidentFace(a_, axes_.a, features_[0], axis_)
                     : incidentFace(b_, axes_.b, features_[1], -axis_);
  }

  Polytope a_;
  Polytope b_;
  PolytopeAxes<Exact> axes_;
  bool isForward_ = false;
  ExactVec3 axis_;
  std::array<Corners, 2> features_{};
};

struct Certain {
  int contacts = 0;
  int withPoints = 0;
  int all = 0;
};

/** Along all axes that they overlap along. */
void expectExact(ShapeRef a, ShapeRef b, Certain& certain) {
  const PairPlace place = findPair(a.kind(), b.kind());
  for (const Candidate& candidate : pairTable()[at(place.index)].candidates) {
    if (isForDegenerate(candidate.type)) {
      continue;
    }
    ++certain.all;
    const BoxContact contact(a, b, candidate);
    if (!contact.isCertain()) {
      continue;
    }
    ++certain.contacts;
    const ExactContact exact(a, b, candidate);
    exact.expectSame(contact);
    const bool areCertain = exact.expectSamePoints(contact, false);
    certain.withPoints += areCertain && exact.expectSamePoints(contact, true) ? 1 : 0;
  }
}

Quaternion anyRotation(Random& random) {
  switch (random.below(6)) {
    case 0:
      return {};
    case 1:  // upright
      return {0, random.withinTwo(), 0, random.withinTwo()};
    case 2: {  // by quarters of a turn, and by 3, 4 and 5
      const auto some = [&] { return static_cast<double>(random.between(-1, 2)); };
      const double x = some();
      const double y = some();
      return {x, y, some(), 1};
    }
    default: {
      const double x = random.withinTwo();
      const double y = random.withinTwo();
      const double z = random.withinTwo();
      return {x, y, z, random.withinTwo()};
    }
  }
}

Obb anyBox(Random& random, double size, const Vec3& from) {
  const Vec3 place = placeIn(random, random.below(4) == 0) * 0.5;
  const auto extent = [&] { return (2.5 + random.withinTwo()) * size; };
  const double x = extent();
  const double y = extent();
  return {from + place * size, anyRotation(random), {x, y, extent()}};
}

TEST(BoxContact, IsExact) {
  Random random(20261130);
  for (int round = 0; round < repeated(4000); ++round) {
    SCOPED_TRACE(random.where(round));
    const double size = random.below(8) == 0 ? std::ldexp(1, random.between(-190, 80)) : 1;
    const Vec3 from = random.below(4) == 0 ? placeIn(random, false) * 1e6 * size : Vec3{};
    Obb a = anyBox(random, size, from);
    const Obb b = anyBox(random, size, from);
    Certain certain;
    switch (random.below(8)) {
      case 0:
        a.rotation = b.rotation;
        break;
      case 1:
        a.halfExtents.y = 0;
        break;
      default:
        break;
    }
    if (random.below(4) == 0) {
      expectExact(Aabb{a.center - a.halfExtents, a.center + a.halfExtents}, b, certain);
    } else {
      expectExact(a, b, certain);
    }
    if (HasFailure()) {
      return;
    }
  }
}

TEST(BoxContact, IsCertainOfOrdinaryBoxes) {
  Random random(7);
  Certain certain;
  for (int round = 0; round < repeated(600); ++round) {
    SCOPED_TRACE(random.where(round));
    const auto turned = [&](Obb box) {
      const double x = random.withinTwo();
      const double y = random.withinTwo();
      box.rotation = {x, y, random.withinTwo(), random.withinTwo()};
      box.center = box.center + placeIn(random, false);
      return box;
    };
    expectExact(turned(anyBox(random, 1, {})), turned(anyBox(random, 1, {})), certain);
  }
  EXPECT_GT(certain.contacts, certain.all * 98 / 100);
  EXPECT_GT(certain.withPoints, certain.contacts * 99 / 100);
}

TEST(BoxContact, IsCertainOfBoxesOnAFloor) {
  Random random(8);
  const Obb floor = box({0, -1, 0}, {8, 1, 8});
  const Aabb straightFloor{{-8, -2, -8}, {8, 0, 8}};
  int certain = 0;
  int all = 0;
  for (int round = 0; round < repeated(300); ++round) {
    SCOPED_TRACE(random.where(round));
    Obb crate = anyBox(random, 0.5, {});
    crate.rotation = {0, random.withinTwo(), 0, random.withinTwo()};
    crate.center.y = crate.halfExtents.y - std::fabs(random.withinTwo()) / 16;
    for (const ShapeRef ground : {ShapeRef(floor), ShapeRef(straightFloor)}) {
      const Candidate up{
          ground.kind() == Kind::aabb ? CandidateType::worldAxis : CandidateType::faceA, 1};
      const BoxContact contact(ground, crate, up);
      ASSERT_TRUE(contact.isCertain());
      const ExactContact exact(ground, crate, up);
      exact.expectSame(contact);
      certain += exact.expectSamePoints(contact, false) ? 1 : 0;
      certain += exact.expectSamePoints(contact, true) ? 1 : 0;
      all += 2;
    }
    if (HasFailure()) {
      return;
    }
  }
  // Also of its top, 0, of which no bound of an error is a part; few coordinates are near halfway
  // between two doubles.
  EXPECT_GT(certain, all * 98 / 100);
}

TEST(BoxContact, LeavesOutWhatIsNotKnown) {
  const Obb a = box({0, 0, 0}, {1, 1, 1});
  const auto isCertain = [&](const Obb& b, const Candidate& candidate) {
    return BoxContact(a, b, candidate).isCertain();
  };
  const Candidate alongX{CandidateType::faceA, 0};
  EXPECT_TRUE(isCertain(box({1.5, 0, 0}, {1, 1, 1}), alongX));
  EXPECT_FALSE(isCertain(box({0, 0, 0}, {1, 1, 1}), alongX)) << "either way is as short";
  EXPECT_FALSE(isCertain(box({3, 0, 0}, {1, 1, 1}), alongX)) << "apart";
  EXPECT_FALSE(isCertain(box({2, 0, 0}, {1, 1, 1}), alongX)) << "touching";
  EXPECT_FALSE(isCertain(box({1.5, 0, 0}, {1, 0, 1}), alongX)) << "flat";
  EXPECT_FALSE(isCertain(box({1.5, 0, 0}, {1, 1, 1}), {CandidateType::edges, 0, 0})) << "no axis";
  const Quaternion barely{1e-40, 0, 0, 1};
  EXPECT_FALSE(isCertain(box({0, 1.5, 0}, {1, 1, 1}, barely), {CandidateType::faceA, 1}))
      << "a face that is nearly across the axis";
}

}  // namespace
}  // namespace collision
