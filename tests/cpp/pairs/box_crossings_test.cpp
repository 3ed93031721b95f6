// The numbers of a ray's or segment's hit with a box, from lanes of double-doubles, are those of
// exact numbers, to the bit.
#include "pairs/box_crossings.h"

#include <gtest/gtest.h>

#include "box_pairs.h"
#include "curve/hit.h"
#include "linear/frame.h"
#include "pairs/box_slabs.h"
#include "shapes.h"

namespace collision {
namespace {

struct Certain {
  int found = 0;
  int all = 0;
};

/** Where a curve crosses a face, and the face's normal. */
struct ExactCrossing {
  QuadraticSurd<Exact> parameter;
  Vec3 normal;
};
template <class Box>
ExactCrossing exactCrossing(const Curve& curve, const Box& box, int face) {
  const int i = axisOfFace(face);
  const Exact side(face == upperFace(i) ? 1.0 : -1.0);
  const ScaledAxes<Exact> frame = frameIn<Exact>(box);
  const ExactVec3 outward = frame.axis[at(i)] * side;
  const ExactVec3 fromCenter =
      difference(lowPole(box), curve.origin()) + difference(highPole(box), curve.origin());
  const Exact way = lengthsIn<Exact>(box)[i] * frame.n - dot(outward, fromCenter);
  return {QuadraticSurd<Exact>::fraction(way, dot(outward, curve.exactDirection()) * Exact(2.0)),
          quotient(outward, frame.n)};
}

/** Of which nothing else is asked. */
void expectSameAlone(const Verdict& all, ShapeRef shape, ShapeRef box, const HitOptions& options) {
  const Verdict alone = testPair(shape, box, {.witness = false, .options = options});
  EXPECT_EQ(alone.outcome, all.outcome);
  const Hit& hit = alone.hit;
  ASSERT_EQ(hit.present, all.hit.present);
  if (!hit.present) {
    return;
  }
  EXPECT_EQ(hit.t, all.hit.t);
  EXPECT_EQ(hit.startsInside, all.hit.startsInside);
  EXPECT_EQ(hit.feature, all.hit.feature);
  EXPECT_EQ(hit.exitFeature, all.hit.exitFeature);
  EXPECT_EQ(hit.facing, all.hit.facing);
  EXPECT_EQ(hit.point, all.hit.point);
  if (hit.feature >= 0) {
    EXPECT_EQ(hit.normal, all.hit.normal);
  }
  if (hit.exitFeature >= 0) {
    EXPECT_EQ(hit.tExit, all.hit.tExit);
    EXPECT_EQ(hit.exitNormal, all.hit.exitNormal);
  }
}

template <class Box>
void expectExact(ShapeRef shape, const Box& box, Certain& certain) {
  const Curve curve(shape);
  for (const HitOptions& options : {HitOptions{}, HitOptions{.solid = false}}) {
    expectSameAlone(testPair(shape, box, {.options = options}), shape, box, options);
  }
  const Hit hit = hitOf(shape, box);
  if (!hit.present || curve.isPoint()) {
    return;
  }
  ++certain.all;
  const bool comesIn = !hit.startsInside && hit.t > 0;
  const bool goesOut = hit.exitFeature >= 0;
  const bool goesOn = !goesOut && !curve.bounded();
  const QuadraticSurd<Exact> start =
      comesIn ? exactCrossing(curve, box, hit.feature).parameter : QuadraticSurd<Exact>{};
  QuadraticSurd<Exact> end;
  if (goesOut) {
    end = exactCrossing(curve, box, hit.exitFeature).parameter;
  } else if (!goesOn) {
    end = curve.endIn<Exact>();
  }
  const Hit expected = hitBetween(curve, start, goesOn ? nullptr : &end);
  EXPECT_EQ(hit.t, expected.t);
  EXPECT_EQ(hit.distance, expected.distance);
  EXPECT_EQ(hit.point, expected.point);
  if (!goesOn) {
    EXPECT_EQ(hit.tExit, expected.tExit);
    EXPECT_EQ(hit.exitPoint, expected.exitPoint);
  }
  EndLanes ends = EndLanes::of(curve);
  if (comesIn || goesOut) {
    const std::array<int, 2> faces{comesIn ? hit.feature : hit.exitFeature,
                                   goesOut ? hit.exitFeature : hit.feature};
    const BoxCrossings crossings = crossingsOf(curve, box, faces[0], faces[1]);
    const CertainVectors normals = rounded(crossings.normals);
    for (int i = 0; i < 2; ++i) {
      if (areCertain(normals)[i]) {
        EXPECT_EQ(laneOf(normals, i), exactCrossing(curve, box, faces[at(i)]).normal);
      }
    }
    ends = choose(maskOf(!comesIn, !goesOut), ends, crossings.parameters);
  }
  if (const auto found = hitBetween(curve, ends, goesOn)) {
    ++certain.found;
    EXPECT_EQ(found->t, expected.t);
    EXPECT_EQ(found->distance, expected.distance);
    EXPECT_EQ(found->point, expected.point);
    if (!goesOn) {
      EXPECT_EQ(found->tExit, expected.tExit);
      EXPECT_EQ(found->exitPoint, expected.exitPoint);
    }
  }
}

/** A ray, one that ends, and a segment, from one place toward or to another. */
template <class Box>
void expectAllExact(const Vec3& from, const Vec3& to, const Box& box, Certain& certain) {
  const Vec3 way = to - from;
  if (way == Vec3{}) {
    return;
  }
  expectExact(Ray{from, way, kInfinity}, box, certain);
  expectExact(Ray{from, way, length(way) * 0.75}, box, certain);
  expectExact(Segment{from, to}, box, certain);
}

TEST(BoxCrossings, AreExact) {
  Random random(20261131);
  Certain certain;
  for (int round = 0; round < repeated(6000) && !::testing::Test::HasFailure(); ++round) {
    SCOPED_TRACE(random.where(round));
    withBoxes(random, [&](const auto& near, const Obb& box) {
      const Vec3 to = random.below(2) == 0 ? box.center : lowPole(box) + box.halfExtents * 0.5;
      for (const Vec3& from : {lowPole(near), box.center + box.halfExtents * 0.25}) {
        expectAllExact(from, to, box, certain);
        expectAllExact(from, to, straightened(box), certain);
      }
    });
  }
  EXPECT_GT(certain.found, certain.all * 2 / 3);
}

TEST(BoxCrossings, OnAGrid) {
  Random random(13);
  Certain certain;
  for (int round = 0; round < repeated(2000) && !::testing::Test::HasFailure(); ++round) {
    SCOPED_TRACE(random.where(round));
    Obb box = anyBoxAt(random, 0.5, {});
    box.center = placeIn(random, true);
    box.halfExtents = {0.5 * random.below(3), 0.5 * random.between(1, 3), 1};
    const Vec3 from = placeIn(random, true);
    expectAllExact(from, placeIn(random, true), box, certain);
    expectAllExact(from, placeIn(random, true), straightened(box), certain);
  }
  EXPECT_GT(certain.all, 100);
}

TEST(BoxCrossings, AreCertainOfOrdinaryOnes) {
  Random random(11);
  Certain certain;
  for (int round = 0; round < repeated(1000); ++round) {
    SCOPED_TRACE(random.where(round));
    Obb box = anyBoxAt(random, 0.5, {});
    box.rotation = anyTurn(random);
    const Vec3 from = placeIn(random, false) * 2.0;
    expectAllExact(from, placeIn(random, false), box, certain);
    expectAllExact(from, placeIn(random, false), straightened(box), certain);
  }
  EXPECT_GT(certain.found, certain.all * 99 / 100);
}

TEST(BoxCrossings, KnowWhatIsExactlyZero) {
  Random random(12);
  Certain certain;
  for (int round = 0; round < repeated(300); ++round) {
    SCOPED_TRACE(random.where(round));
    const Vec3 from{random.withinTwo(), 0.5 + std::fabs(random.withinTwo()), 0};
    const Vec3 to{random.withinTwo(), -0.5, 0};
    const Obb turned = box({0, -1, 0}, {8, 1, 8}, {0, random.withinTwo(), 0, random.withinTwo()});
    expectAllExact(from, to, turned, certain);
    expectAllExact(from, to, Aabb{{-8, -2, -8}, {8, 0, 8}}, certain);
  }
  EXPECT_EQ(certain.found, certain.all);
}

}  // namespace
}  // namespace collision
