// The outcome of two shapes of which at least one has a radius, in doubles: the distance of the
// cores against the sum of the radii.
//
// A guess at the nearest points of two cores proves something however good it is: with v from the
// one to the other the cores are no further apart than |v|, and no nearer than the least v · x over
// all their differences x, divided by |v|. So a point is projected onto one core and back onto the
// other, a few times, until one of the two bounds lies on its side of the radii.
#pragma once

#include "collision/attributes.h"
#include "number/relative_roundoff.h"
#include "pairs/filter/boxes.h"
#include "pairs/filter/cores.h"

namespace collision::filter {

// What a way v from a place of one core to one of another proves, however good it is. No place,
// length or radius exceeds `size`.

/** Negative: the cores are nearer than `radius`, because v is shorter. */
template <class T>
COLLISION_ALWAYS_INLINE constexpr T beyondLength(const Vector3<T>& v, const T& radius) {
  return dot(v, v) - radius * radius;
}
/** The least of v · x over all differences x of places. */
template <class A, class B, class T>
COLLISION_ALWAYS_INLINE constexpr T gapAlong(const A& a, const B& b, const Vector3<T>& v) {
  return b.leastAlong(v) + a.leastAlong(-v);
}
/** Positive, as the gap: the cores are further apart than `radius`. */
template <class T>
COLLISION_ALWAYS_INLINE constexpr T beyondAlong(const T& gap, const Vector3<T>& v,
                                                const T& radius) {
  return gap * gap - radius * radius * dot(v, v);
}

/** What these are off by, of cores A and B and a v whose places are off by `place`. */
template <class A, class B>
struct WayRoundoff {
  static constexpr Vector3<Roundoff> kV =
      vectorOfRoundoff(Roundoff::input(Roundoff::Size::direction));
  /** v · x is at most `size` times the size of v. */
  static constexpr Roundoff kGap = gapAlong(A::worst(), B::worst(), kV).atMost(1);
  static constexpr Roundoff kBeyond = beyondAlong(kGap, kV, kPlaceDifference);
  static constexpr Roundoff ofLength(const Roundoff& place) {
    return beyondLength(vectorOfRoundoff(place.atMost(1)), kPlaceDifference);
  }
};

/** That the cores are further apart than `radius`: both are positive. */
template <class T>
struct GapAlong {
  BoundedIn<T> gap;
  BoundedIn<T> beyond;
};
template <class A, class B, class T>
COLLISION_ALWAYS_INLINE inline GapAlong<T> gapBeyond(const A& a, const B& b, const Vector3<T>& v,
                                                     const T& radius, const T& size) {
  using Worst = WayRoundoff<A, B>;
  const T gap = gapAlong(a, b, v);
  const T norm = sizeOf(v);
  return {{gap, Worst::kGap.bound(size, norm)},
          {beyondAlong(gap, v, radius), Worst::kBeyond.bound(size, norm)}};
}

/**
 * The distance of the cores is at most the length of v, and at least the gap along it. Positive:
 * that is surely more than `radius` > 0; negative: surely less.
 */
template <class A, class B>
COLLISION_ALWAYS_INLINE inline Certain compareAlong(const A& a, const B& b, const Vec3& v,
                                                    double radius, double size) {
  constexpr Roundoff kLength = WayRoundoff<A, B>::ofLength(B::placeRoundoff() - A::placeRoundoff());
  if (certain({beyondLength(v, radius), kLength.bound(size)}) == Certain::negative) {
    return Certain::negative;
  }
  const GapAlong<double> along = gapBeyond(a, b, v, radius, size);
  return certain(along.gap) == Certain::positive && certain(along.beyond) == Certain::positive
             ? Certain::positive
             : Certain::no;
}

/** Whether the cores are further apart than `radius` > 0, as compareAlong says it. */
template <class A, class B>
COLLISION_ALWAYS_INLINE inline Certain compareDistance(const A& a, const B& b, double radius) {
  constexpr int kMostSteps = 6;
  const double size = withinRange(a.size() + b.size() + radius);
  Vec3 onB = b.nearestTo(a.middle());
  for (int step = 0; step < kMostSteps; ++step) {
    const Vec3 onA = a.nearestTo(onB);
    if constexpr (!A::kIsPoint) {
      onB = b.nearestTo(onA);
    }
    const Certain further = compareAlong(a, b, onB - onA, radius, size);
    if (A::kIsPoint || further != Certain::no) {
      return further;
    }
  }
  return Certain::no;
}

COLLISION_ALWAYS_INLINE inline Summary outcomeOfRadius(Certain further) {
  if (further == Certain::no) {
    return kUndecided;
  }
  return {further == Certain::positive ? Outcome::apart : Outcome::overlapping, 0};
}

/** Without radii the cores' own test has to tell touching from overlapping. */
COLLISION_ALWAYS_INLINE inline Summary outcomeOfRadius(const Bounded& beyond, double radius) {
  return radius == 0 ? kUndecided : outcomeOfGap(beyond);
}
template <class T>
COLLISION_ALWAYS_INLINE inline auto outcomeOfRadius(const BoundedIn<T>& beyond, const T& radius) {
  return outcomeOfGap(beyond).where(radius > T(0.0));
}

// From shapes to cores: `from` is the common point.

COLLISION_ALWAYS_INLINE inline const Vec3& placeOf(const Sphere& s) { return s.center; }
COLLISION_ALWAYS_INLINE inline const Vec3& placeOf(const Capsule& s) { return s.start; }

COLLISION_ALWAYS_INLINE inline PointCore<double> coreOf(const Sphere& s, const Vec3& from) {
  return {s.center - from};
}
template <OfKind<Kind::capsule> S>
COLLISION_ALWAYS_INLINE inline SegmentCore<NumberOf<S>> coreOf(const S& s,
                                                               const Vector3<NumberOf<S>>& from) {
  return {s.start - from, s.end - s.start};
}
COLLISION_ALWAYS_INLINE inline AlignedBoxCore<double> coreOf(const Aabb& s, const Vec3& from) {
  return {s.min - from, s.max - from};
}
COLLISION_ALWAYS_INLINE inline TurnedBoxCore<double> coreOf(const FramedObb& s, const Vec3& from) {
  return {s.center - from, s.halfExtents, s.frame, 1 / s.frame.n};
}
COLLISION_ALWAYS_INLINE inline PolygonCore<double, true> coreOf(const Triangle& s,
                                                                const Vec3& from) {
  return {s.a - from, s.b - s.a, s.c - s.a};
}
COLLISION_ALWAYS_INLINE inline PolygonCore<double, false> coreOf(const Parallelogram& s,
                                                                 const Vec3& from) {
  return {s.a - from, s.b - s.a, s.c - s.a};
}

template <class A, class B>
COLLISION_ALWAYS_INLINE inline Summary roundedPair(const A& a, const B& b) {
  const double radius = ShapeTraits<A>::radius(a) + ShapeTraits<B>::radius(b);
  if (radius == 0) {
    return kUndecided;
  }
  const Vec3& from = placeOf(a);
  return outcomeOfRadius(compareDistance(coreOf(a, from), coreOf(b, from), radius));
}

/** between² − radius² of numbers that are rounded once. Squares of up to 2²⁰⁰ don't overflow. */
template <class T>
COLLISION_ALWAYS_INLINE inline BoundedIn<T> beyondSquares(const Vector3<T>& between,
                                                          const T& radius) {
  constexpr auto kRadius = RelativeRoundoff::roundedOnce();
  constexpr RelativeRoundoff kSquares =
      greatest(dot(kVectorRoundedOnce, kVectorRoundedOnce), kRadius * kRadius);
  const T squared = dot(between, between);
  const T limit = radius * radius;
  return {squared - limit, kSquares.ofDifference() * (squared + limit)};
}
template <class T>
COLLISION_ALWAYS_INLINE inline BoundedIn<T> beyondRadii(const Vector3<T>& a, const T& radiusA,
                                                        const Vector3<T>& b, const T& radiusB) {
  return beyondSquares<T>(b - a, radiusA + radiusB);
}

template <OfKind<Kind::point> A, OfKind<Kind::sphere> B>
COLLISION_ALWAYS_INLINE inline auto pointSphere(const A& a, const B& b) {
  return outcomeOfRadius(beyondRadii(a.position, NumberOf<A>(0.0), b.center, b.radius), b.radius);
}
template <OfKind<Kind::sphere> A, OfKind<Kind::sphere> B>
COLLISION_ALWAYS_INLINE inline auto sphereSphere(const A& a, const B& b) {
  const NumberOf<A> radius = a.radius + b.radius;
  return outcomeOfRadius(beyondRadii(a.center, a.radius, b.center, b.radius), radius);
}

/** How far x is out of [low, high]: one rounding. */
template <class T>
COLLISION_ALWAYS_INLINE inline T outOf(const T& x, const T& low, const T& high) {
  return greatest(greatest(low - x, x - high), T(0.0));
}

/** The squared distance of a sphere's center from a box against the radius. */
template <OfKind<Kind::sphere> A, OfKind<Kind::aabb> B>
COLLISION_ALWAYS_INLINE inline BoundedIn<NumberOf<A>> beyondRadius(const A& a, const B& b) {
  const Vector3<NumberOf<A>> out{outOf(a.center.x, b.min.x, b.max.x),
                                 outOf(a.center.y, b.min.y, b.max.y),
                                 outOf(a.center.z, b.min.z, b.max.z)};
  return beyondSquares(out, a.radius);
}

template <OfKind<Kind::sphere> A, OfKind<Kind::obb> B>
COLLISION_ALWAYS_INLINE inline BoundedIn<NumberOf<A>> beyondRadius(const A& a, const B& b) {
  using T = NumberOf<A>;
  constexpr Roundoff kAlong = dot(kFrameRoundoff.axis[0], kPlaceDifferenceVector);
  constexpr Roundoff kOut = kAlong - kPlace * kFrameRoundoff.n;
  constexpr Roundoff kRadius = kPlace * kFrameRoundoff.n;
  constexpr Roundoff kBeyond = kOut * kOut + kOut * kOut + kOut * kOut - kRadius * kRadius;
  const auto fromCenter = a.center - b.center;
  const auto& frame = roundedFrame(b);
  const auto local = toLocal(frame, fromCenter);
  const auto half = b.halfExtents * frame.n;
  const auto out = [](const T& x, const T& h)
                       COLLISION_ALWAYS_INLINE_LAMBDA { return greatest(absolute(x) - h, T(0.0)); };
  const Vector3<T> beyond{out(local.x, half.x), out(local.y, half.y), out(local.z, half.z)};
  const T radius = a.radius * frame.n;
  const T size = withinRange(sizeOf(fromCenter) + sum(b.halfExtents) + a.radius);
  return {dot(beyond, beyond) - radius * radius, kBeyond.bound(size)};
}

template <OfKind<Kind::sphere> A, BoxShape B>
COLLISION_ALWAYS_INLINE inline auto sphereBox(const A& a, const B& b) {
  return outcomeOfRadius(beyondRadius(a, b), a.radius);
}

/**
 * |w − t d|² − radius², w from the start and d to the end of the segment, t of the nearest point.
 *
 * No component of w − t d exceeds S = Σ|w| + Σ|d| + radius. Another t in [0, 1] than the nearest is
 * no nearer, and further by |d|² times a few squares of what t is off by, 12u |w| / |d| with u =
 * 2⁻⁵³: less than what a Roundoff has to spare. Of segments shorter than 2⁻³⁰⁰ the start is taken:
 * off by 2⁻²⁹⁹ |w|, which is below u S² or kUnderflow.
 */
template <class T, OfKind<Kind::capsule> B>
COLLISION_ALWAYS_INLINE inline BoundedIn<T> beyondCapsule(const Vector3<T>& a, const B& b,
                                                          const T& radius) {
  constexpr Roundoff kAway = (kPlaceDifference - kPlaceDifference * kUnitNumber).atMost(1);
  constexpr Roundoff kBeyond = beyondLength(vectorOfRoundoff(kAway), kPlaceDifference);
  constexpr double kShort = 0x1p-600;
  const auto w = a - b.start;
  const auto d = b.end - b.start;
  const T squared = dot(d, d);
  const T t = choose(squared > T(kShort), clamped(T(dot(w, d) / squared), T(0.0), T(1.0)), T(0.0));
  const auto away = w - d * t;
  const T size = sizeOf(w, d, radius);
  return {beyondLength(away, radius), kBeyond.bound(size)};
}
template <class T, class B>
COLLISION_ALWAYS_INLINE inline auto placeCapsule(const Vector3<T>& a, const B& b, const T& radius) {
  return outcomeOfRadius(beyondCapsule(a, b, radius), radius);
}
/** Of points and spheres alike, so compiled once. */
COLLISION_NOINLINE inline Summary placeCapsule(const Vec3& a, const Capsule& b, double radius) {
  return placeCapsule<double>(a, b, radius);
}
template <OfKind<Kind::point> A, OfKind<Kind::capsule> B>
COLLISION_ALWAYS_INLINE inline auto pointCapsule(const A& a, const B& b) {
  return placeCapsule(a.position, b, b.radius);
}
template <OfKind<Kind::sphere> A, OfKind<Kind::capsule> B>
COLLISION_ALWAYS_INLINE inline auto sphereCapsule(const A& a, const B& b) {
  const NumberOf<A> radius = a.radius + b.radius;
  return placeCapsule(a.center, b, radius);
}
template <PolygonShape Polygon>
COLLISION_ALWAYS_INLINE inline Summary spherePolygon(const Sphere& a, const Polygon& b) {
  return roundedPair(a, b);
}
/** A shape with flat faces. */
template <class Flat>
COLLISION_ALWAYS_INLINE inline Summary capsuleFlat(const Capsule& a, const Flat& b) {
  return roundedPair(a, b);
}

/**
 * |v|² − radius² for v between the nearest points of two segments, and how far it may be from that
 * of the true ones: rounding, and what the places s and t are not the best. |v|² is convex in them,
 * so that no other places give less than its tangent plane does, at a corner of [0, 1]².
 * Source of s and t: Ericson, Real-Time Collision Detection, 5.1.9.
 *
 * No component of v, of the segments or radius exceeds the sum of all. A ray's end is rounded.
 */
template <class T>
COLLISION_ALWAYS_INLINE inline BoundedIn<T> beyondRadius(const SegmentCore<T>& a,
                                                         const SegmentCore<T>& b, const T& radius) {
  constexpr Roundoff kOnSegment = SegmentCore<T>::placeRoundoff();
  // NOLINTNEXTLINE(misc-redundant-expression): unlike numbers with like bounds
  constexpr Roundoff kBetween = (kOnSegment - kOnSegment).atMost(1);
  constexpr Roundoff kAlong = dot(vectorOfRoundoff(kBetween), vectorOfRoundoff(kWay)).atMost(1);
  constexpr Roundoff kBelow = kAlong * kUnitNumber.offBy(Roundoff::kUnit);
  constexpr Roundoff kBeyond =
      beyondLength(vectorOfRoundoff(kBetween), kPlaceDifference) + 2 * (kBelow + kBelow);
  const T zero = 0.0;
  const T one = 1.0;
  const T size = withinRange(T(a.size() + b.size() + radius));
  const Vector3<T> between = a.p - b.p;
  const T aa = dot(a.d, a.d);
  const T bb = dot(b.d, b.d);
  const T ab = dot(a.d, b.d);
  const T onA = dot(a.d, between);
  const T onB = dot(b.d, between);
  const T area = aa * bb - ab * ab;
  // Three divisions at once rather than one after the other.
  const T perArea = one / area;
  const T perA = one / aa;
  const T perB = one / bb;
  const T s0 = choose(area > zero, clamped(T((ab * onB - onA * bb) * perArea), zero, one), zero);
  const T t = choose(bb > zero, clamped(T((ab * s0 + onB) * perB), zero, one), zero);
  const T s = choose(aa > zero, clamped(T((ab * t - onA) * perA), zero, one), zero);
  const Vector3<T> v = b.at(t) - a.at(s);
  const T alongA = dot(v, a.d);
  const T alongB = dot(v, b.d);
  const T belowA = greatest(alongA * (one - s), -alongA * s);
  const T belowB = greatest(alongB * t, alongB * (t - one));
  return {beyondLength(v, radius), 2 * (belowA + belowB) + kBeyond.bound(size)};
}

template <class T, class B>
COLLISION_ALWAYS_INLINE inline auto lineCapsule(const Vector3<T>& place, const Vector3<T>& way,
                                                const B& b, const T& radius) {
  return outcomeOfRadius(beyondRadius<T>({{}, way}, coreOf(b, place), radius), radius);
}
/** Of segments, rays and capsules alike, so compiled once. */
COLLISION_NOINLINE inline Summary lineCapsule(const Vec3& place, const Vec3& way, const Capsule& b,
                                              double radius) {
  const Summary found = lineCapsule<double>(place, way, b, radius);
  return found.isDecided() || radius == 0
             ? found
             : outcomeOfRadius(
                   compareDistance(SegmentCore<double>{{}, way}, coreOf(b, place), radius));
}

template <OfKind<Kind::segment> A, OfKind<Kind::capsule> B>
COLLISION_ALWAYS_INLINE inline auto curveCapsule(const A& a, const B& b) {
  const auto way = a.end - a.start;
  return lineCapsule(a.start, way, b, b.radius);
}
template <OfKind<Kind::capsule> A, OfKind<Kind::capsule> B>
COLLISION_ALWAYS_INLINE inline auto capsuleCapsule(const A& a, const B& b) {
  const auto way = a.end - a.start;
  const NumberOf<A> radius = a.radius + b.radius;
  return lineCapsule(a.start, way, b, radius);
}
/** What is nearest to a capsule lies no further along the ray than the capsule is away. */
COLLISION_ALWAYS_INLINE inline Summary curveCapsule(const Ray& a, const Capsule& b) {
  const double directionSize = sizeOf(a.direction);
  if (!(directionSize > 0x1p-400 && directionSize <= 0x1p+100)) {
    return kUndecided;
  }
  // Of an endless ray more than enough is taken: size ≤ 2 length.
  const double reach = 2 * (sizeOf(b.start - a.origin) + sizeOf(b.end - a.origin));
  const double scale =
      a.maxDistance < reach ? endOf(a.maxDistance, a.direction) : 2 * reach / directionSize;
  return lineCapsule(a.origin, a.direction * scale, b, b.radius);
}

}  // namespace collision::filter
