// Rays and segments as lines that end, in doubles and in lanes of them, and how one meets a box.
// Rays with an end are taken to that end, rounded; the bounds cover it.
#pragma once

#include "collision/attributes.h"
#include "curve/end.h"
#include "linear/frame.h"
#include "number/relative_roundoff.h"
#include "pairs/filter/rows.h"
#include "sat/box_box_rows.h"
#include "shapes/all.h"
#include "shapes/number_of.h"

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

COLLISION_NOINLINE inline Summary lineBoxAlongFaces(Line line, const Aabb& box) {
  return lineInSlabs(line, slabsAlongFaces(line, box));
}

COLLISION_ALWAYS_INLINE inline Summary lineBox(const Line& line, const Aabb& box) {
  if (!hasOrdinaryDirection(line, sizeOf(line.direction))) {
    return kUndecided;
  }
  if (!crossesAllSlabs(line.direction)) [[unlikely]] {
    return lineBoxAlongFaces(line, box);
  }
  const Slabs slabs = slabsOf(line, box);
  return lineInSlabs(line, slabs);
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

}  // namespace collision::filter
