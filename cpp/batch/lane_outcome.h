// The outcomes of as many pairs as there are lanes: the formulas of pairs/filter/ with the
// decisions that are taken from them in masks, by the same names. Pairs whose formulas and
// decisions are the same in doubles and lanes have their function there.
#pragma once

#include "batch/lane_shapes.h"
#include "collision/attributes.h"
#include "pairs/filter/boxes.h"
#include "pairs/filter/curves.h"
#include "pairs/filter/nearest_place.h"
#include "pairs/filter/planes.h"
#include "pairs/filter/polygons.h"
#include "pairs/filter/rounded.h"

namespace collision::filter {

using LaneOutcome = LaneSummary<double>;
using LaneBounded = BoundedIn<DoubleLanes>;

COLLISION_ALWAYS_INLINE inline DoubleMask isAbove(const LaneBounded& row) {
  return row.value > withUnderflow(row.bound);
}
COLLISION_ALWAYS_INLINE inline DoubleMask isBelow(const LaneBounded& row) {
  return row.value < -withUnderflow(row.bound);
}

// Boxes.

/** In which lanes boxes share an axis: those of their faces are all that count. */
COLLISION_COLD inline DoubleMask shareAnAxis(const LanesOf<Obb>& a, const LanesOf<Obb>& b) {
  const auto rotationOf = [](const LanesOf<Obb>& boxes, int lane) -> Quaternion {
    const auto& [x, y, z, w] = boxes.rotation;
    return {x[lane], y[lane], z[lane], w[lane]};
  };
  DoubleMask::Register shared{};
  for (int lane = 0; lane < DoubleLanes::kCount; ++lane) {
    shared[lane] = collision::shareAnAxis(rotationOf(a, lane), rotationOf(b, lane)) ? -1 : 0;
  }
  return DoubleMask(shared);
}

COLLISION_ALWAYS_INLINE inline LaneOutcome boxBox(const LanesOf<Obb>& a, const LanesOf<Obb>& b) {
  return outcomeOfBoxes(rowsOf(a, b), DoubleMask(true), [&] { return shareAnAxis(a, b); });
}

/** Comparing doubles rounds nothing; what touches is left to the scalar test. */
COLLISION_ALWAYS_INLINE inline LaneOutcome boxBox(const LanesOf<Aabb>& a, const LanesOf<Aabb>& b) {
  LaneOutcome found{DoubleMask(false), DoubleMask(true)};
  for (int i = 0; i < 3; ++i) {
    found.apart = found.apart | (a.max[i] < b.min[i]) | (b.max[i] < a.min[i]);
    found.overlapping = found.overlapping & (b.min[i] < a.max[i]) & (a.min[i] < b.max[i]);
  }
  return found;
}

COLLISION_ALWAYS_INLINE inline LaneOutcome pointBox(const LanesOf<Point>& a,
                                                    const LanesOf<Aabb>& b) {
  LaneOutcome found{DoubleMask(false), DoubleMask(true)};
  for (int i = 0; i < 3; ++i) {
    found.apart = found.apart | (a.position[i] < b.min[i]) | (b.max[i] < a.position[i]);
    found.overlapping = found.overlapping & (b.min[i] < a.position[i]) & (a.position[i] < b.max[i]);
  }
  return found;
}

// Rays and segments.

/** Rays without an end, as most are: known to be so, they take half as long. */
struct EndlessLanes : LineIn<DoubleLanes> {
  static constexpr bool kEndless = true;
};
struct BoundedLanes : LineIn<DoubleLanes> {
  static constexpr bool kEndless = false;
};

COLLISION_ALWAYS_INLINE inline DoubleMask isEndless(const EndlessLanes& /*line*/) {
  return DoubleMask(true);
}
COLLISION_ALWAYS_INLINE inline DoubleMask isEndless(const BoundedLanes& line) {
  return line.end == DoubleLanes(kInfinity);
}

/** Whether the ends are further than none, and no further than doubles can tell. */
template <class Line>
COLLISION_ALWAYS_INLINE inline DoubleMask hasOrdinaryEnd(const Line& line,
                                                         const DoubleLanes& directionSize) {
  if constexpr (Line::kEndless) {
    return DoubleMask(true);
  } else {
    return (line.end > DoubleLanes(0.0)) &
           (isEndless(line) | (line.end * directionSize <= DoubleLanes(0x1p+100)));
  }
}

template <class Line>
COLLISION_ALWAYS_INLINE inline DoubleMask hasOrdinaryDirection(const Line& line,
                                                               const DoubleLanes& directionSize) {
  return (directionSize > DoubleLanes(0x1p-400)) & (directionSize <= DoubleLanes(0x1p+100)) &
         hasOrdinaryEnd(line, directionSize);
}

/** What `decide` says of the lines. */
template <class Decide>
COLLISION_ALWAYS_INLINE inline LaneOutcome alongLine(const EndlessRayLanes& ray,
                                                     const Decide& decide) {
  const DoubleLanes endless(kInfinity);
  return decide(EndlessLanes{{ray.origin, ray.direction, endless, DoubleLanes(0.0)}})
      .where(ray.maxDistance == endless);
}
template <class Decide>
COLLISION_ALWAYS_INLINE inline LaneOutcome alongLine(const LanesOf<Ray>& ray,
                                                     const Decide& decide) {
  const auto end = endOf<DoubleLanes>(ray.maxDistance, ray.direction);
  const DoubleMask isBounded = ray.maxDistance < DoubleLanes(kInfinity);
  return decide(BoundedLanes{
      {ray.origin, ray.direction, end, choose(isBounded, ray.maxDistance, DoubleLanes(0.0))}});
}
template <class Decide>
COLLISION_ALWAYS_INLINE inline LaneOutcome alongLine(const LanesOf<Segment>& segment,
                                                     const Decide& decide) {
  return decide(BoundedLanes{lineOf(segment)});
}

COLLISION_ALWAYS_INLINE inline DoubleMask isSolid(const LanesOf<Aabb>& box) {
  return (box.min.x < box.max.x) & (box.min.y < box.max.y) & (box.min.z < box.max.z);
}
COLLISION_ALWAYS_INLINE inline DoubleMask isSolid(const LanesOf<Obb>& box) {
  return lanes::leastOf(box.halfExtents) > DoubleLanes(0.0);
}

/** No parameter of the slabs that counts is off by more than `error`. */
template <class Line>
COLLISION_ALWAYS_INLINE inline LaneOutcome outcomeOfStay(const Line& line, const DoubleLanes& enter,
                                                         const DoubleLanes& exit,
                                                         const DoubleLanes& error) {
  if constexpr (Line::kEndless) {
    return outcomeOfGap(LaneBounded{enter - exit, 2 * error});
  } else {
    const DoubleLanes endError = choose(isEndless(line), DoubleLanes(0.0), kEndError * line.end);
    return outcomeOfGap(LaneBounded{enter - least(exit, line.end), 2 * (error + endError)});
  }
}

COLLISION_COLD inline LaneOutcome lineBoxAlongFaces(const BoundedLanes& line,
                                                    const LanesOf<Aabb>& box) {
  const auto slabs = slabsAlongFaces<DoubleLanes>(line, box);
  return outcomeOfStay(line, enterOf(slabs), exitOf(slabs), sum(slabs.error));
}

/**
 * Each parameter is off by a part of itself, and so is the greatest or least of several: x ± part ·
 * |x| ascends with x. All that counts are the two that are compared.
 */
COLLISION_ALWAYS_INLINE inline LaneOutcome lineBox(const BoundedLanes& line,
                                                   const LanesOf<Aabb>& box) {
  const LaneVector& d = line.direction;
  const LaneVector along{absolute(d.x), absolute(d.y), absolute(d.z)};
  const DoubleLanes directionSize = sum(along);
  const DoubleLanes size = directionSize + roundoff::magnitudeOf(line.origin) +
                           roundoff::magnitudeOf(box.min) + roundoff::magnitudeOf(box.max);
  const DoubleMask isOrdinary =
      (size <= DoubleLanes(0x1p+100)) & isSolid(box) & hasOrdinaryEnd(line, directionSize);
  const DoubleMask crossesAll = lanes::leastOf(along) > DoubleLanes(0x1p-400);
  if (!holdsForAll(crossesAll)) [[unlikely]] {
    return lineBoxAlongFaces(line, box).where(isOrdinary & (directionSize > DoubleLanes(0x1p-400)));
  }
  const SlabsIn<DoubleLanes> slabs = slabsOf(line, box);
  const DoubleLanes enter = enterOf(slabs);
  const DoubleLanes exit = exitOf(slabs);
  const DoubleLanes error = kSlabError * (enter + absolute(exit));
  return outcomeOfStay(line, enter, exit, error).where(isOrdinary);
}

/**
 * The same in as few instructions as possible. `most` is no less than the magnitude of any
 * parameter of the six faces: near <= enter, exit <= far, and no far − near is more than the sum of
 * all. Where it and the squares of the ray's numbers are at most 2⁹⁰, a face is at most 2⁴⁵ + 2⁹⁰ ·
 * 2⁴⁵, which is valid. A direction's zero makes an infinite parameter, or NaN where the ray starts
 * in the face's plane, and so does what is no number: near and far take their operands in turn, so
 * that one of them is NaN where either is. Then `most` isn't finite, and nothing is sure.
 */
COLLISION_ALWAYS_INLINE inline LaneOutcome lineBox(const EndlessLanes& line,
                                                   const LanesOf<Aabb>& box) {
  SlabsIn<DoubleLanes> slabs;
  for (int i = 0; i < 3; ++i) {
    const DoubleLanes perSlope = 1 / line.direction[i];
    const auto atMin = parameterAt<DoubleLanes>(box.min[i] - line.origin[i], perSlope);
    const auto atMax = parameterAt<DoubleLanes>(box.max[i] - line.origin[i], perSlope);
    slabs.near[i] = least(atMin, atMax);
    slabs.far[i] = greatest(atMax, atMin);
  }
  const DoubleLanes enter = enterOf(slabs);
  const DoubleLanes exit = exitOf(slabs);
  const DoubleLanes most = sum(slabs.far - slabs.near) + enter + absolute(exit);
  const DoubleLanes size =
      dot(line.origin, line.origin) + dot(line.direction, line.direction) + most;
  return outcomeOfStay(line, enter, exit, kSlabError * most)
      .where((size <= DoubleLanes(0x1p+90)) & isSolid(box));
}

/** The same of parameters that are off by 2 (placeBound + |t| slopeBound) / |slope|, see slabsOf.
 */
template <class Line>
COLLISION_ALWAYS_INLINE inline LaneOutcome lineBox(const Line& line, const LanesOf<Obb>& box) {
  const DoubleLanes directionSize = sizeOf(line.direction);
  const LineInFrame<DoubleLanes> local = lineInFrame<DoubleLanes>(line, box, directionSize);
  DoubleLanes leastSlope;
  const SlabsIn<DoubleLanes> slabs = slabsOf(local, leastSlope);
  const DoubleLanes enter = enterOf(slabs);
  const DoubleLanes exit = exitOf(slabs);
  const DoubleLanes error =
      2 * (2 * local.placeBound + local.slopeBound * (enter + absolute(exit))) / leastSlope;
  return outcomeOfStay(line, enter, exit, error)
      .where(hasOrdinaryDirection(line, directionSize) & isSolid(box) &
             (leastSlope > 2 * local.slopeBound));
}

template <class Line, PolygonShape Polygon>
COLLISION_ALWAYS_INLINE inline LaneOutcome linePolygon(const Line& line, const Polygon& polygon) {
  const DoubleLanes directionSize = sizeOf(line.direction);
  const CrossingRows<DoubleLanes> rows =
      crossingRows<false, DoubleLanes>(line, polygon, directionSize);
  LaneOutcome found = outcomeOfGap(rows.before());
  if constexpr (!Line::kEndless) {
    const DoubleMask endless = isEndless(line);
    const LaneBounded beyond = rows.beyond(line.end);
    found.add({butNot(isAbove(beyond), endless), isBelow(beyond) | endless});
  }
  constexpr bool kTriangle = Polygon::kKind == Kind::triangle;
  const auto outside = [&](int k)
                           COLLISION_ALWAYS_INLINE_LAMBDA { return rows.outside(kTriangle, k); };
  const LaneBounded first = further(outside(0), outside(1));
  if constexpr (kTriangle) {
    found.add(outcomeOfGap(further(first, outside(2))));
  } else {
    found.add(outcomeOfGap(further(first, further(outside(2), outside(3)))));
  }
  return found.where(isSure(rows.facing) & hasOrdinaryDirection(line, directionSize));
}

template <class Line>
COLLISION_ALWAYS_INLINE inline LaneOutcome lineSphere(const Line& line,
                                                      const LanesOf<Sphere>& sphere) {
  const DoubleLanes directionSize = sizeOf(line.direction);
  const SphereRows<DoubleLanes> rows = sphereRows<DoubleLanes>(line, sphere, directionSize);
  const DoubleMask startsOutside = isAbove(rows.start);
  LaneOutcome found{isAbove(rows.line) | (startsOutside & isAbove(rows.away)),
                    isBelow(rows.line) & isBelow(rows.away)};
  if constexpr (!Line::kEndless) {
    const DoubleMask endless = isEndless(line);
    const DoubleMask endsOnTheWay = butNot(isAbove(rows.beyond), endless);
    found.apart = found.apart | (startsOutside & endsOnTheWay & isAbove(rows.endpoint));
    found.overlapping = (found.overlapping & (endless | isBelow(rows.beyond))) |
                        butNot(isBelow(rows.endpoint), endless);
  }
  found.overlapping = found.overlapping | isBelow(rows.start);
  return found.where(hasOrdinaryDirection(line, directionSize));
}

template <class Curve>
concept CurveLanes = InLanes<Curve> && (OfKind<Curve, Kind::ray> || OfKind<Curve, Kind::segment>);

template <CurveLanes Curve, BoxShape Box>
COLLISION_ALWAYS_INLINE inline LaneOutcome curveBox(const Curve& a, const Box& b) {
  return alongLine(
      a, [&](const auto& line) COLLISION_ALWAYS_INLINE_LAMBDA { return lineBox(line, b); });
}
template <CurveLanes Curve, PolygonShape Polygon>
COLLISION_ALWAYS_INLINE inline LaneOutcome curvePolygon(const Curve& a, const Polygon& b) {
  return alongLine(
      a, [&](const auto& line) COLLISION_ALWAYS_INLINE_LAMBDA { return linePolygon(line, b); });
}
template <CurveLanes Curve>
COLLISION_ALWAYS_INLINE inline LaneOutcome curveSphere(const Curve& a, const LanesOf<Sphere>& b) {
  return alongLine(
      a, [&](const auto& line) COLLISION_ALWAYS_INLINE_LAMBDA { return lineSphere(line, b); });
}

// Shapes with a radius.

COLLISION_ALWAYS_INLINE inline LaneOutcome curveCapsule(const LanesOf<Ray>& a,
                                                        const LanesOf<Capsule>& b) {
  const DoubleLanes directionSize = sizeOf(a.direction);
  // As for a single pair: of an endless ray more than enough.
  const DoubleLanes reach = 2 * (sizeOf(b.start - a.origin) + sizeOf(b.end - a.origin));
  const DoubleLanes scale =
      choose(a.maxDistance < reach, endOf<DoubleLanes>(a.maxDistance, a.direction),
             2 * reach / directionSize);
  const DoubleMask hasEnd =
      (a.maxDistance >= DoubleLanes(0.0)) &
      ((a.maxDistance <= DoubleLanes(kMaxMagnitude)) | (a.maxDistance == DoubleLanes(kInfinity)));
  return lineCapsule(a.origin, a.direction * scale, b, b.radius)
      .where((directionSize > DoubleLanes(0x1p-400)) & (directionSize <= DoubleLanes(0x1p+100)) &
             hasEnd);
}

/** Seen from a sphere's center. */
template <bool kTriangle>
using LanePolygon = PolygonCore<DoubleLanes, kTriangle>;

/** What it is off by: a place of the whole, or of the edge between two rounded corners. */
template <bool kTriangle>
constexpr Roundoff nearestOnPolygonRoundoff() {
  constexpr auto kWorst = LanePolygon<kTriangle>::worst();
  constexpr SegmentCore<Roundoff> kEdge{kWorst.a + kWorst.ab, kWorst.ac - kWorst.ab};
  return greatest(LanePolygon<kTriangle>::placeRoundoff(), kEdge.at(kUnitNumber).x);
}

template <PolygonShape Polygon>
  requires InLanes<Polygon>
COLLISION_ALWAYS_INLINE inline LaneOutcome spherePolygon(const LanesOf<Sphere>& a,
                                                         const Polygon& b) {
  constexpr bool kTriangle = Polygon::kKind == Kind::triangle;
  using Center = PointCore<DoubleLanes>;
  using Worst = WayRoundoff<Center, LanePolygon<kTriangle>>;
  constexpr Roundoff kLength = Worst::ofLength(nearestOnPolygonRoundoff<kTriangle>());
  const LanePolygon<kTriangle> polygon{b.a - a.center, b.b - b.a, b.c - b.a};
  const LaneVector v = nearestOnPolygon<kTriangle>(polygon);
  const DoubleLanes size = withinRange(DoubleLanes(polygon.size() + a.radius));
  const GapAlong<DoubleLanes> along = gapBeyond(Center{}, polygon, v, a.radius, size);
  return LaneOutcome{isAbove(along.gap) & isAbove(along.beyond),
                     isBelow({beyondLength(v, a.radius), kLength.bound(size)})}
      .where(a.radius > DoubleLanes(0.0));
}

// What may be decided in lanes, and which of them in doubles.

/** Of kinds in the table's order: the others are asked seldom, or their filter walks. */
constexpr bool hasLanes(Kind a, Kind b) {
  const bool isLine = a == Kind::point || a == Kind::segment || a == Kind::ray;
  if (isLine && (b == Kind::point || b == Kind::segment || b == Kind::ray)) {
    return false;
  }
  switch (a) {
    case Kind::point:
      return b != Kind::obb && b != Kind::triangle && b != Kind::parallelogram;
    case Kind::ray:
      return b != Kind::plane;
    case Kind::capsule:
      return b == Kind::capsule;
    default:
      return a != Kind::plane;
  }
}

/**
 * Pairs whose formula takes the numbers of both as sizes, seen from the first's first place: what
 * is too large, or NaN, makes the bound such that nothing is sure.
 */
template <class A, class B>
constexpr bool sizesHoldAll() {
  constexpr bool kComparesWithSizes = B::kKind != Kind::plane;
  constexpr bool kIsRound =
      B::kKind == Kind::sphere && (A::kKind == Kind::point || A::kKind == Kind::sphere);
  constexpr bool kIsStraight = B::kKind == Kind::aabb;
  return kComparesWithSizes && !kIsRound && !kIsStraight;
}

template <class A, class B>
COLLISION_ALWAYS_INLINE inline DoubleMask areOrdinary(const A& a, const B& b) {
  if constexpr (CurveLanes<A> && B::kKind == Kind::aabb) {
    return DoubleMask(true);  // lineBox has asked
  } else if constexpr (sizesHoldAll<A, B>()) {
    return a.isAnchored() & a.isValid() & b.isValid();
  } else {
    return a.isWithinRange() & a.isValid() & b.isWithinRange() & b.isValid();
  }
}

}  // namespace collision::filter
