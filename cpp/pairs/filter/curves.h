// The outcome of a ray or segment with a box, polygon, sphere or plane, and with one another, in
// doubles. Rays with an end are taken to that end, rounded; the bounds cover it.
#pragma once

#include "collision/attributes.h"
#include "curve/end.h"
#include "linear/predicates.h"
#include "number/relative_roundoff.h"
#include "pairs/filter/boxes.h"
#include "pairs/filter/planes.h"

namespace collision::filter {

/** A ray or segment in doubles: origin, direction, and how far t goes. */
template <class T>
struct LineIn {
  Vector3<T> origin;
  Vector3<T> direction;
  T end = 1;       // parameter: 1 of a segment, +∞ of an endless ray
  T endpoint = 0;  // how far t · direction is, at most, from the origin to the end: a size
};
using Line = LineIn<double>;

template <OfKind<Kind::segment> S>
COLLISION_ALWAYS_INLINE inline LineIn<NumberOf<S>> lineOf(const S& s) {
  const auto direction = s.end - s.start;
  return {s.start, direction, 1, sizeOf(direction)};
}
/** A component of the way to a curve's end: of a segment's direction, or of a ray's times its end.
 */
inline constexpr Roundoff kWay =
    kPlace.offBy((RelativeRoundoff() * endOf(RelativeRoundoff(), kExactVector)).ofComputed());

/** An end that is no parameter of a few is left to exact arithmetic: the direction is too short. */
COLLISION_ALWAYS_INLINE inline Line lineOf(const Ray& r) {
  if (r.maxDistance == kInfinity) {
    return {r.origin, r.direction, kInfinity, 0};
  }
  return {r.origin, r.direction, endOf(r.maxDistance, r.direction), r.maxDistance};
}

COLLISION_ALWAYS_INLINE inline bool hasOrdinaryDirection(const Line& line, double directionSize) {
  return directionSize > 0x1p-400 && directionSize <= 0x1p+100 && line.end > 0 &&
         (line.end == kInfinity || line.end * directionSize <= 0x1p+100);
}

/** Parameters between the faces of three slabs, none of them parallel to the line. */
template <class T>
struct SlabsIn {
  Vector3<T> near;
  Vector3<T> far;
  Vector3<T> error;  // of each slab: no parameter is off by more
};
using Slabs = SlabsIn<double>;

/** Where a line enters the last of three slabs, or starts, and where it leaves the first. */
template <class T>
COLLISION_ALWAYS_INLINE inline T enterOf(const SlabsIn<T>& slabs) {
  return greatest(greatest(slabs.near.x, slabs.near.y), greatest(slabs.near.z, T(0.0)));
}
template <class T>
COLLISION_ALWAYS_INLINE inline T exitOf(const SlabsIn<T>& slabs) {
  return least(least(slabs.far.x, slabs.far.y), slabs.far.z);
}

/**
 * What the line spends in all slabs, and the first slab that leaves nothing.
 * Source: Kay, Kajiya, Ray Tracing Complex Scenes, SIGGRAPH 1986.
 */
COLLISION_ALWAYS_INLINE inline Summary lineInSlabs(const Line& line, const Slabs& slabs) {
  const double endError = line.end < kInfinity ? kEndError * line.end : 0;
  const double error = 2 * (sum(slabs.error) + endError);
  const double enter0 = greatest(slabs.near.x, 0.0);
  const double exit0 = least(slabs.far.x, line.end);
  const double enter1 = greatest(slabs.near.y, enter0);
  const double exit1 = least(slabs.far.y, exit0);
  const double left = least(slabs.far.z, exit1) - greatest(slabs.near.z, enter1);
  const double left0 = exit0 - enter0;
  const double left1 = exit1 - enter1;
  // Doubles have to be sure of all three for the first slab to be known, or of the last one where
  // the line meets the box. One branch, which predicts well: signs are as good as random.
  const auto sure = [&](double value) { return static_cast<int>(isSure(Bounded{value, error})); };
  const int meets = static_cast<int>(left > 0);
  if ((sure(left) & (meets | (sure(left0) & sure(left1)))) == 0) [[unlikely]] {
    return kUndecided;
  }
  const int row = static_cast<int>(left0 >= 0) * (1 + static_cast<int>(left1 >= 0));
  return {meets != 0 ? Outcome::overlapping : Outcome::apart, (1 - meets) * (row + 1) - 1};
}

COLLISION_ALWAYS_INLINE inline bool crossesAllSlabs(const Vec3& slope) {
  return slope.x != 0 && slope.y != 0 && slope.z != 0;
}

/** The parameter at which a line reaches a face, by the reciprocal of its slope. */
template <class T>
COLLISION_ALWAYS_INLINE constexpr T parameterAt(const T& toFace, const T& inverse) {
  return toFace * inverse;
}

/** It is off by at most this part of itself. The slope of a segment is a difference, too. */
inline constexpr double kSlabError = [] {
  constexpr auto kDifference = RelativeRoundoff::roundedOnce();
  return parameterAt(kDifference, 1 / kDifference).ofComputed();
}();

template <class T, OfKind<Kind::aabb> Box>
COLLISION_ALWAYS_INLINE inline SlabsIn<T> slabsOf(const LineIn<T>& line, const Box& box) {
  SlabsIn<T> slabs{};
  for (int i = 0; i < 3; ++i) {
    const T inverse = 1 / line.direction[i];
    const T lower = parameterAt<T>(box.min[i] - line.origin[i], inverse);
    const T upper = parameterAt<T>(box.max[i] - line.origin[i], inverse);
    slabs.near[i] = least(lower, upper);
    slabs.far[i] = greatest(lower, upper);
    slabs.error[i] = kSlabError * (absolute(lower) + absolute(upper));
  }
  return slabs;
}

/**
 * The same of lines along a face: a slab that the line is parallel to takes nothing of it, or all.
 * Which of these can't be told where the line lies in a face.
 */
template <class T, OfKind<Kind::aabb> Box>
COLLISION_ALWAYS_INLINE inline SlabsIn<T> slabsAlongFaces(const LineIn<T>& line, const Box& box) {
  const T infinite(kInfinity);
  SlabsIn<T> slabs = slabsOf(line, box);
  for (int i = 0; i < 3; ++i) {
    const auto isParallel = line.direction[i] == T(0.0);
    const T inward = least(T(line.origin[i] - box.min[i]), T(box.max[i] - line.origin[i]));
    const T far = withSignOf(infinite, inward);
    slabs.near[i] = choose(isParallel, T(-far), slabs.near[i]);
    slabs.far[i] = choose(isParallel, far, slabs.far[i]);
    const T error = choose(absolute(inward) > T(0.0), T(0.0), infinite);
    slabs.error[i] = choose(isParallel, error, slabs.error[i]);
  }
  return slabs;
}

COLLISION_NOINLINE inline Summary lineBoxAlongFaces(const Line& line, const Aabb& box) {
  return lineInSlabs(line, slabsAlongFaces(line, box));
}

COLLISION_ALWAYS_INLINE inline Summary lineBox(const Line& line, const Aabb& box) {
  if (!hasOrdinaryDirection(line, sizeOf(line.direction))) {
    return kUndecided;
  }
  return crossesAllSlabs(line.direction) ? lineInSlabs(line, slabsOf(line, box))
                                         : lineBoxAlongFaces(line, box);
}

/** A line seen from a turned box: along its axes, times n; with what the numbers are off by. */
template <class T>
struct LineInFrame {
  Vector3<T> place;  // of the origin, from the center
  Vector3<T> slope;
  Vector3<T> reach;  // half extents
  T placeBound;
  T slopeBound;
  T size;
};

template <class T, OfKind<Kind::obb> Box>
COLLISION_ALWAYS_INLINE inline LineInFrame<T> lineInFrame(const LineIn<T>& line, const Box& box,
                                                          const T& directionSize) {
  constexpr Roundoff kPlaceAlong = dot(kFrameRoundoff.axis[0], kPlaceDifferenceVector);
  constexpr Roundoff kInside = kPlaceAlong - kPlace * kFrameRoundoff.n;
  constexpr Roundoff kSlope = dot(kFrameRoundoff.axis[0], kDirectionVector);
  const auto fromCenter = line.origin - box.center;
  const T size = withinRange(sizeOf(fromCenter) + sum(box.halfExtents));
  const auto& frame = roundedFrame(box);
  return {toLocal(frame, fromCenter), toLocal(frame, line.direction),    box.halfExtents * frame.n,
          kInside.bound(size),        kSlope.bound(T(1), directionSize), size};
}

/**
 * (place ± bound) / (slope ± bound): off by (placeBound + |t| slopeBound) / |slope| and a few
 * roundings; doubled, for slopes that are at least twice their bound. `leastSlope` says whether
 * they are.
 */
template <class T>
COLLISION_ALWAYS_INLINE inline SlabsIn<T> slabsOf(const LineInFrame<T>& local, T& leastSlope) {
  SlabsIn<T> slabs{};
  leastSlope = kInfinity;
  for (int i = 0; i < 3; ++i) {
    const T inverse = 1 / local.slope[i];
    const T lower = (-local.reach[i] - local.place[i]) * inverse;
    const T upper = (local.reach[i] - local.place[i]) * inverse;
    slabs.near[i] = least(lower, upper);
    slabs.far[i] = greatest(lower, upper);
    slabs.error[i] =
        2 * ((local.placeBound + (absolute(lower) + absolute(upper)) * local.slopeBound) *
             absolute(inverse));
    leastSlope = least(leastSlope, absolute(local.slope[i]));
  }
  return slabs;
}

/**
 * A box as six rows: for each slab whether the curve lies beside it, and for each two slabs whether
 * it leaves one before it enters the other (the axis direction × edge). Slabs in order: what the
 * first of them to leave nothing is. Out of line: only curves along a face of a turned box need it.
 */
COLLISION_NOINLINE inline Summary lineInBox(const Line& line, const LineInFrame<double>& local,
                                            double crossBound) {
  const Vec3& place = local.place;
  const Vec3& slope = local.slope;
  const Vec3& half = local.reach;
  const bool endless = line.end == kInfinity;
  const auto besideSlab = [&](int i) COLLISION_ALWAYS_INLINE_LAMBDA {
    if (endless) {
      // Outside, and not coming nearer.
      const double out = std::fabs(place[i]) - half[i];
      const double outward = place[i] < 0 ? -slope[i] : slope[i];
      const Certain isOutside = certain({out, local.placeBound});
      if (isOutside == Certain::negative) {
        return Certain::negative;
      }
      const Certain goesOut = certain({outward, local.slopeBound});
      if (goesOut == Certain::negative) {
        return Certain::negative;
      }
      return isOutside == Certain::positive && goesOut == Certain::positive ? Certain::positive
                                                                            : Certain::no;
    }
    // |middle| − half length − half, twice; the end's error is that of t times the slope.
    const double step = slope[i] * line.end;
    const double far = place[i] + step;
    const double gap = std::fabs(place[i] + far) - std::fabs(step) - (half[i] + half[i]);
    const double bound =
        4 * local.placeBound + 4 * (local.slopeBound + kEndError * std::fabs(slope[i])) * line.end;
    return certain({gap, bound});
  };
  // The axis direction × edge m: w × d along it against half · |d|.
  const auto betweenSlabs = [&](int m) COLLISION_ALWAYS_INLINE_LAMBDA {
    const int y = (m + 1) % 3;
    const int z = (m + 2) % 3;
    return certain({std::fabs(place[y] * slope[z] - place[z] * slope[y]) -
                        (half[y] * std::fabs(slope[z]) + half[z] * std::fabs(slope[y])),
                    crossBound});
  };
  // Slab 0; slab 1 and with 0; slab 2 and with 0, 1. The first slab that leaves nothing is told.
  const Certain x = besideSlab(0);
  if (x != Certain::negative) {
    return x == Certain::positive ? Summary(Outcome::apart, 0) : kUndecided;
  }
  const Certain y = besideSlab(1);
  const Certain xy = betweenSlabs(2);
  if (y == Certain::positive || xy == Certain::positive) {
    return {Outcome::apart, 1};
  }
  if (y == Certain::no || xy == Certain::no) {
    return kUndecided;
  }
  const Certain z = besideSlab(2);
  const Certain xz = betweenSlabs(1);
  const Certain yz = betweenSlabs(0);
  if (z == Certain::positive || xz == Certain::positive || yz == Certain::positive) {
    return {Outcome::apart, 2};
  }
  if (z == Certain::no || xz == Certain::no || yz == Certain::no) {
    return kUndecided;
  }
  return {Outcome::overlapping, -1};
}

COLLISION_ALWAYS_INLINE inline Summary lineBox(const Line& line, const FramedObb& box) {
  constexpr Roundoff kPlaceAlong = dot(kFrameRoundoff.axis[0], kPlaceDifferenceVector);
  constexpr Roundoff kSlope = dot(kFrameRoundoff.axis[0], kDirectionVector);
  constexpr Roundoff kReach = kPlace * kFrameRoundoff.n;
  constexpr Roundoff kCross =
      kPlaceAlong * kSlope - kPlaceAlong * kSlope - (kReach * kSlope + kReach * kSlope);
  const double directionSize = sizeOf(line.direction);
  if (!hasOrdinaryDirection(line, directionSize)) {
    return kUndecided;
  }
  const LineInFrame<double> local = lineInFrame(line, box, directionSize);
  if (crossesAllSlabs(local.slope)) {
    double leastSlope = 0;
    const Slabs slabs = slabsOf(local, leastSlope);
    if (leastSlope > 2 * local.slopeBound) {
      return lineInSlabs(line, slabs);
    }
  }
  return lineInBox(line, local, kCross.bound(local.size, directionSize));
}

/** Whether a box has all three lengths: else a curve that goes through it may just touch it. */
COLLISION_ALWAYS_INLINE inline bool isSolid(const Aabb& box) {
  return box.min.x < box.max.x && box.min.y < box.max.y && box.min.z < box.max.z;
}
COLLISION_ALWAYS_INLINE inline bool isSolid(const FramedObb& box) {
  return box.halfExtents.x > 0 && box.halfExtents.y > 0 && box.halfExtents.z > 0;
}

/**
 * A line and a polygon by Möller and Trumbore: with f from a to the origin and N = ab × ac
 * det = d · N, t det = −f · N, u det = ac · (d × f), v det = −ab · (d × f).
 * Source: Möller, Trumbore, Fast minimum storage ray-triangle intersection, 1997.
 */
template <class T>
struct PolygonCrossing {
  Vector3<T> d;
  Vector3<T> from;
  Vector3<T> ab;
  Vector3<T> ac;
  Vector3<T> normal = cross(ab, ac);
  Vector3<T> across = cross(d, from);

  COLLISION_ALWAYS_INLINE [[nodiscard]] constexpr T facing() const { return dot(d, normal); }
  COLLISION_ALWAYS_INLINE [[nodiscard]] constexpr T height() const { return dot(from, normal); }
  COLLISION_ALWAYS_INLINE [[nodiscard]] constexpr T u() const { return dot(ac, across); }
  COLLISION_ALWAYS_INLINE [[nodiscard]] constexpr T v() const { return -dot(ab, across); }
};

/** The weights of b and c, and of all corners together, times one number that is not negative. */
template <class T>
struct PolygonWeights {
  T u;
  T v;
  T whole;

  /** Positive outside of edge k: ab, bc, ca of a triangle, ab, bd, dc, ca of a parallelogram. */
  COLLISION_ALWAYS_INLINE [[nodiscard]] constexpr T outside(bool isTriangle, int k) const {
    switch (k) {
      case 0:
        return -v;
      case 1:
        return isTriangle ? u + v - whole : u - whole;
      case 2:
        return isTriangle ? -u : v - whole;
      default:
        return -u;
    }
  }
};

/** The row of whichever is further outside; of one bound. */
template <class T>
COLLISION_ALWAYS_INLINE inline BoundedIn<T> further(const BoundedIn<T>& a, const BoundedIn<T>& b) {
  return {greatest(a.value, b.value), a.bound};
}

/** How far the crossing lies before the line's start and outside of the polygon. */
template <class T>
struct CrossingRows {
  BoundedIn<T> facing;
  T height;
  T heightBound;
  PolygonWeights<T> weights;
  T edgeBound;  // what weights.outside is off by

  /** The same where the line is known to face the other way than doubles say. */
  void turn() {
    height = -height;
    weights.u = -weights.u;
    weights.v = -weights.v;
  }
  COLLISION_ALWAYS_INLINE [[nodiscard]] BoundedIn<T> before() const {
    return {height, heightBound};
  }
  COLLISION_ALWAYS_INLINE [[nodiscard]] BoundedIn<T> outside(bool isTriangle, int k) const {
    return {weights.outside(isTriangle, k), edgeBound};
  }
  /** And after its end, which is one. */
  COLLISION_ALWAYS_INLINE [[nodiscard]] BoundedIn<T> beyond(const T& end) const {
    return {beyondEnd(height, weights.whole, end),
            beyondEndError(heightBound, weights.whole, facing.bound, end)};
  }
};

template <class T, class Polygon>
COLLISION_ALWAYS_INLINE inline CrossingRows<T> crossingRows(const LineIn<T>& line,
                                                            const Polygon& polygon,
                                                            const T& directionSize) {
  constexpr Vector3<Roundoff> kStep = kPlaceDifferenceVector;
  constexpr PolygonCrossing<Roundoff> kWorst{kDirectionVector, kStep, kStep, kStep};
  constexpr Roundoff kFacing = kWorst.facing();
  constexpr Roundoff kHeight = kWorst.height();
  constexpr Roundoff kOutside = kWorst.u() + kWorst.v() - kFacing;
  const PolygonCrossing<T> crossing{line.direction, line.origin - polygon.a, polygon.b - polygon.a,
                                    polygon.c - polygon.a};
  const T facing = crossing.facing();
  const T size = sizeOf(crossing.ab, crossing.ac, crossing.from);
  const T sign = withSignOf(T(1.0), facing);
  return {{facing, kFacing.bound(size, directionSize)},
          sign * crossing.height(),
          kHeight.bound(size),
          {sign * crossing.u(), sign * crossing.v(), absolute(facing)},
          kOutside.bound(size, directionSize)};
}

template <bool kTriangle, class Polygon>
COLLISION_ALWAYS_INLINE inline Summary linePolygon(const Line& line, const Polygon& polygon) {
  const double directionSize = sizeOf(line.direction);
  if (!hasOrdinaryDirection(line, directionSize)) {
    return kUndecided;
  }
  const CrossingRows<double> rows = crossingRows(line, polygon, directionSize);
  const auto beyond = [&]() COLLISION_ALWAYS_INLINE_LAMBDA {
    // A ray without an end ends nowhere.
    return line.end < kInfinity ? rows.beyond(line.end) : Bounded{-1, 0};
  };
  if (!isSure(rows.facing)) [[unlikely]] {
    return kUndecided;
  }
  constexpr int kRange = 0;
  constexpr int kFirstEdge = 2;
  const auto outside = [&](int k)
                           COLLISION_ALWAYS_INLINE_LAMBDA { return rows.outside(kTriangle, k); };
  if constexpr (kTriangle) {
    return decideAtOnce<5>({{{rows.before(), kRange},
                             {beyond(), kRange},
                             {outside(2), kFirstEdge},
                             {outside(0), kFirstEdge + 1},
                             {outside(1), kFirstEdge + 2}}});
  } else {
    return decideAtOnce<4>({{{rows.before(), kRange},
                             {beyond(), kRange},
                             {further(outside(3), outside(1)), kFirstEdge},
                             {further(outside(0), outside(2)), kFirstEdge + 1}}});
  }
}

/** a t² + 2 b t + c: the squared distance of a line's point from a center, minus radius². */
template <class T>
struct Quadratic {
  T a;
  T b;
  T c;

  COLLISION_ALWAYS_INLINE constexpr Quadratic(const Vector3<T>& direction,
                                              const Vector3<T>& fromCenter, const T& radius)
      : a(dot(direction, direction)),
        b(dot(direction, fromCenter)),
        c(dot(fromCenter, fromCenter) - radius * radius) {}

  /** a times the line's squared distance from the center minus radius². */
  COLLISION_ALWAYS_INLINE [[nodiscard]] constexpr T lineApart() const { return a * c - b * b; }
};

/** The squared distances of a sphere from the origin and the line, and where it is nearest. */
template <class T>
struct SphereRows {
  BoundedIn<T> start;     // of the origin: positive outside
  BoundedIn<T> line;      // of the line
  BoundedIn<T> away;      // positive where the line goes away from the start
  BoundedIn<T> beyond;    // positive where its nearest point lies beyond the end
  BoundedIn<T> endpoint;  // of the end: positive outside
};

template <class T, OfKind<Kind::sphere> S>
COLLISION_ALWAYS_INLINE inline SphereRows<T> sphereRows(const LineIn<T>& line, const S& sphere,
                                                        const T& directionSize) {
  constexpr Quadratic<Roundoff> kWorst(kDirectionVector, kPlaceDifferenceVector, kPlace);
  constexpr Roundoff kLine = kWorst.lineApart();
  constexpr Vector3<Roundoff> kFromEnd = vectorOfRoundoff((kPlaceDifference + kWay).atMost(1));
  constexpr Roundoff kEndpoint = Quadratic<Roundoff>(kDirectionVector, kFromEnd, kPlace).c;
  const auto from = line.origin - sphere.center;
  const auto& d = line.direction;
  const Quadratic<T> q(d, from, sphere.radius);
  const T size = sizeOf(from, sphere.radius);
  const T away = kWorst.b.bound(size, directionSize);
  const auto fromEnd = from + d * line.end;
  const T endSize = size + 2 * line.endpoint;
  return {{q.c, kWorst.c.bound(size)},
          {q.lineApart(), kLine.bound(size, directionSize)},
          {q.b, away},
          {beyondEnd(q.b, q.a, line.end),
           beyondEndError(away, q.a, kWorst.a.bound(T(1), directionSize), line.end)},
          {Quadratic<T>(d, fromEnd, sphere.radius).c, kEndpoint.bound(endSize)}};
}

COLLISION_ALWAYS_INLINE inline Summary lineSphere(const Line& line, const Sphere& sphere) {
  constexpr int kDistance = 0;
  constexpr int kRange = 1;
  const double directionSize = sizeOf(line.direction);
  if (!hasOrdinaryDirection(line, directionSize)) {
    return kUndecided;
  }
  const SphereRows<double> rows = sphereRows(line, sphere, directionSize);
  const Certain startOutside = certain(rows.start);
  if (startOutside == Certain::negative) {
    return {Outcome::overlapping, kRange};
  }
  const Certain lineApart = certain(rows.line);
  const Certain goesAway = certain(rows.away);
  if (startOutside == Certain::no || lineApart == Certain::no || goesAway == Certain::no) {
    return kUndecided;
  }
  const int row = lineApart == Certain::positive ? kDistance : kRange;
  if (goesAway == Certain::positive || lineApart == Certain::positive) {
    return {Outcome::apart, row};
  }
  if (line.end == kInfinity) {
    return {Outcome::overlapping, kRange};
  }
  const Certain beyond = certain(rows.beyond);
  if (beyond == Certain::negative) {
    return {Outcome::overlapping, kRange};
  }
  const Certain endOutside = certain(rows.endpoint);
  if (beyond == Certain::no || endOutside == Certain::no) {
    return kUndecided;
  }
  return endOutside == Certain::positive ? Summary(Outcome::apart, kRange)
                                         : Summary(Outcome::overlapping, kRange);
}

/** Crossing, on one side, or going away. */
COLLISION_ALWAYS_INLINE inline Summary shapePlane(const Ray& a, const Plane& b) {
  const Bounded value = valueOf(b, a.origin);
  const Bounded slope = slopeOf(b, a.direction);
  if (!isSure(value) || !isSure(slope)) [[unlikely]] {
    return kUndecided;
  }
  const bool goesAway = (value.value > 0) == (slope.value > 0);
  if (a.maxDistance == kInfinity) {
    return {goesAway ? Outcome::apart : Outcome::overlapping, 0};
  }
  const Line line = lineOf(a);
  if (!hasOrdinaryDirection(line, sizeOf(a.direction))) {
    return kUndecided;
  }
  if (goesAway) {
    return {Outcome::apart, 0};
  }
  const double rise = std::fabs(slope.value);
  return outcomeOfGap({beyondEnd(-std::fabs(value.value), rise, line.end),
                       beyondEndError(value.bound, rise, slope.bound, line.end)});
}

template <class Curve, BoxShape Box>
COLLISION_ALWAYS_INLINE inline Summary curveBox(const Curve& a, const Box& b) {
  return isSolid(b) ? lineBox(lineOf(a), b) : kUndecided;
}

template <class Curve, PolygonShape Polygon>
COLLISION_ALWAYS_INLINE inline Summary curvePolygon(const Curve& a, const Polygon& b) {
  return linePolygon<Polygon::kKind == Kind::triangle>(lineOf(a), b);
}
template <class Curve>
COLLISION_ALWAYS_INLINE inline Summary curveSphere(const Curve& a, const Sphere& b) {
  return lineSphere(lineOf(a), b);
}

/** Two lines without a common plane. */
COLLISION_ALWAYS_INLINE inline Summary skewLines(const Vec3& originA, const Vec3& directionA,
                                                 const Vec3& originB, const Vec3& directionB) {
  constexpr int kCommonPlane = 0;
  const Vec3 between = originB - originA;
  const double volume = std::fabs(dot(between, cross(directionA, directionB)));
  const double bound = kSignedVolume.bound(sizeOf(between), sizeOf(directionA), sizeOf(directionB));
  return certain({volume, bound}) == Certain::positive ? Summary(Outcome::apart, kCommonPlane)
                                                       : kUndecided;
}

/** A segment's direction; a ray without length has none that its candidates know of. */
COLLISION_ALWAYS_INLINE inline Vec3 directionOf(const Segment& s) { return s.end - s.start; }
COLLISION_ALWAYS_INLINE inline Vec3 directionOf(const Ray& r) {
  return r.maxDistance == 0 ? Vec3{} : r.direction;
}

COLLISION_ALWAYS_INLINE inline const Vec3& originOf(const Segment& s) { return s.start; }
COLLISION_ALWAYS_INLINE inline const Vec3& originOf(const Ray& r) { return r.origin; }

template <class A, class B>
COLLISION_ALWAYS_INLINE inline Summary curveCurve(const A& a, const B& b) {
  return skewLines(originOf(a), directionOf(a), originOf(b), directionOf(b));
}

/** A point off a line. */
COLLISION_ALWAYS_INLINE inline Summary pointOffLine(const Vec3& point, const Vec3& origin,
                                                    const Vec3& direction) {
  constexpr Roundoff kCross = cross(kPlaceDifferenceVector, kDirectionVector).x;
  constexpr int kBeside = 3;
  const Vec3 toPoint = point - origin;
  const double bound = kCross.bound(sizeOf(toPoint), sizeOf(direction));
  return certain({largestMagnitude(cross(toPoint, direction)), bound}) == Certain::positive
             ? Summary(Outcome::apart, kBeside)
             : kUndecided;
}

template <class Curve>
COLLISION_ALWAYS_INLINE inline Summary pointCurve(const Point& a, const Curve& b) {
  return pointOffLine(a.position, originOf(b), directionOf(b));
}
COLLISION_ALWAYS_INLINE inline Summary pointPoint(const Point& a, const Point& b) {
  constexpr int kInLine = 4;
  return {a.position == b.position ? Outcome::touching : Outcome::apart, kInLine};
}

}  // namespace collision::filter
