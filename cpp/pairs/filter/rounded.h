// The outcome of two shapes of which at least one has a radius, in doubles: the distance of the
// cores against the sum of the radii.
//
// A guess at the nearest points of two cores proves something however good it is: with v from the
// one to the other the cores are no further apart than |v|, and no nearer than the least v · x over
// all their differences x, divided by |v|. So a point is projected onto one core and back onto the
// other, a few times, until one of the two bounds lies on its side of the radii.
#pragma once

#include "number/relative_roundoff.h"
#include "pairs/filter/boxes.h"
#include "pairs/filter/curves.h"

namespace collision::filter {

// Cores, positions seen from a common point.

struct PointCore {
  Vec3 p;

  [[gnu::always_inline]] [[nodiscard]] Vec3 nearestTo(const Vec3& /*to*/) const { return p; }
  [[gnu::always_inline]] [[nodiscard]] double least(const Vec3& v) const { return dot(v, p); }
  [[gnu::always_inline]] [[nodiscard]] Vec3 middle() const { return p; }
  [[gnu::always_inline]] [[nodiscard]] double size() const { return sizeOf(p); }
  static constexpr bool kIsPoint = true;
};

template <class T>
[[gnu::always_inline]] inline T clamped(const T& value, const T& low, const T& high) {
  return least(greatest(value, low), high);
}
[[gnu::always_inline]] inline double clamped(double value, double low, double high) {
  return least(greatest(value, low), high);
}

/** Of a segment or the core of a capsule: one end and the way to the other. */
template <class T>
struct SegmentTerms {
  Vector3<T> p;
  Vector3<T> d;

  [[gnu::always_inline]] [[nodiscard]] T size() const { return sizeOf(p, d); }
};

struct SegmentCore : SegmentTerms<double> {
  static constexpr bool kIsPoint = false;

  [[gnu::always_inline]] [[nodiscard]] Vec3 nearestTo(const Vec3& to) const {
    const double squared = dot(d, d);
    const double t = squared > 0 ? clamped(dot(to - p, d) / squared, 0, 1) : 0;
    return p + d * t;
  }
  [[gnu::always_inline]] [[nodiscard]] double least(const Vec3& v) const {
    const double along = dot(v, d);
    return dot(v, p) + (along < 0 ? along : 0);
  }
  [[gnu::always_inline]] [[nodiscard]] Vec3 middle() const { return p + d * 0.5; }
};

struct StraightBoxCore {
  Vec3 min;
  Vec3 max;
  static constexpr bool kIsPoint = false;

  [[gnu::always_inline]] [[nodiscard]] Vec3 nearestTo(const Vec3& to) const {
    return {clamped(to.x, min.x, max.x), clamped(to.y, min.y, max.y), clamped(to.z, min.z, max.z)};
  }
  [[gnu::always_inline]] [[nodiscard]] double least(const Vec3& v) const {
    return v.x * (v.x < 0 ? max.x : min.x) + v.y * (v.y < 0 ? max.y : min.y) +
           v.z * (v.z < 0 ? max.z : min.z);
  }
  [[gnu::always_inline]] [[nodiscard]] Vec3 middle() const { return (min + max) * 0.5; }
  [[gnu::always_inline]] [[nodiscard]] double size() const { return sizeOf(min, max); }
};

struct TurnedBoxCore {
  Vec3 center;
  Vec3 half;
  const Frame& frame;
  double inverse = 1;  // 1 / n
  static constexpr bool kIsPoint = false;

  [[gnu::always_inline]] [[nodiscard]] Vec3 nearestTo(const Vec3& to) const {
    const Vec3 from = to - center;
    Vec3 point = center;
    for (int i = 0; i < 3; ++i) {
      const Vec3& axis = frame.axis[at(i)];
      const double along = clamped(dot(axis, from) * inverse, -half[i], half[i]);
      point = point + axis * (along * inverse);
    }
    return point;
  }
  [[gnu::always_inline]] [[nodiscard]] double least(const Vec3& v) const {
    const double reach = half.x * std::fabs(dot(v, frame.axis[0])) +
                         half.y * std::fabs(dot(v, frame.axis[1])) +
                         half.z * std::fabs(dot(v, frame.axis[2]));
    return dot(v, center) - reach * inverse;
  }
  [[gnu::always_inline]] [[nodiscard]] Vec3 middle() const { return center; }
  [[gnu::always_inline]] [[nodiscard]] double size() const { return sizeOf(center, half); }
};

/** The part of a triangle or parallelogram a + u ab + v ac that is nearest, by coordinates. */
template <bool kTriangle>
struct PolygonCore {
  Vec3 a;
  Vec3 ab;
  Vec3 ac;
  static constexpr bool kIsPoint = false;

  [[gnu::always_inline]] [[nodiscard]] Vec3 nearestTo(const Vec3& to) const {
    const Vec3 from = to - a;
    const double bb = dot(ab, ab);
    const double bc = dot(ab, ac);
    const double cc = dot(ac, ac);
    const double onB = dot(from, ab);
    const double onC = dot(from, ac);
    const double area = bb * cc - bc * bc;
    if (!(area > 0)) {
      return a;
    }
    double u = (onB * cc - onC * bc) / area;
    double v = (onC * bb - onB * bc) / area;
    if constexpr (kTriangle) {
      if (u >= 0 && v >= 0 && u + v <= 1) {
        return a + ab * u + ac * v;
      }
      if (u + v > 1 && u > 0 && v > 0) {  // along bc
        const double squared = bb - 2 * bc + cc;
        v = clamped((onC - onB + bb - bc) / squared, 0, 1);
        return a + ab * (1 - v) + ac * v;
      }
      if (v <= 0 && (u > 0 || u >= v)) {  // along ab
        u = clamped(onB / bb, 0, 1);
        return a + ab * u;
      }
      v = clamped(onC / cc, 0, 1);
      return a + ac * v;
    } else {
      u = clamped(u, 0, 1);
      v = clamped((onC - bc * u) / cc, 0, 1);
      u = clamped((onB - bc * v) / bb, 0, 1);
      return a + ab * u + ac * v;
    }
  }
  [[gnu::always_inline]] [[nodiscard]] double least(const Vec3& v) const {
    const double alongB = dot(v, ab);
    const double alongC = dot(v, ac);
    const double first = dot(v, a);
    if constexpr (kTriangle) {
      const double lower = alongB < alongC ? alongB : alongC;
      return first + (lower < 0 ? lower : 0);
    } else {
      return first + (alongB < 0 ? alongB : 0) + (alongC < 0 ? alongC : 0);
    }
  }
  [[gnu::always_inline]] [[nodiscard]] Vec3 middle() const { return a + (ab + ac) * (1.0 / 3); }
  [[gnu::always_inline]] [[nodiscard]] double size() const { return sizeOf(a, ab, ac); }
};

template <class Core>
[[gnu::always_inline]] inline double greatestAlong(const Core& core, const Vec3& v) {
  return -core.least(-v);
}

/**
 * Everything here is made of fewer than 2⁸ rounded sums and products of numbers no larger than a
 * few times the size, so a position is off by less than this part of it.
 */
inline constexpr double kPlaceError = 0x1p-42;

// What a way v from a point of one core to one of another proves. No place, length or radius
// exceeds `size`.

/** Negative: the cores are surely nearer than `radius`, because v is shorter. */
template <class T>
[[gnu::always_inline]] inline BoundedIn<T> beyondLength(const Vector3<T>& v, const T& radius,
                                                        const T& size) {
  const T error = kPlaceError * size;
  return {dot(v, v) - radius * radius, 32 * error * size};
}

/** That the cores are further apart than `radius`: both are positive. */
template <class T>
struct GapAlong {
  BoundedIn<T> gap;     // v times the differences of the cores, the least
  BoundedIn<T> beyond;  // its square against radius² v²
};
template <class T>
[[gnu::always_inline]] inline GapAlong<T> gapAlong(const T& gap, const Vector3<T>& v,
                                                   const T& radius, const T& size) {
  const T error = kPlaceError * size;
  const T norm = sizeOf(v);
  return {{gap, 4 * error * norm},
          {gap * gap - radius * radius * dot(v, v), 64 * error * size * norm * norm}};
}

/**
 * The distance of the cores is at most the length of v, and at least the gap along it. Positive:
 * that is surely more than `radius` > 0; negative: surely less.
 */
template <class A, class B>
[[gnu::always_inline]] inline Certain compareAlong(const A& a, const B& b, const Vec3& v,
                                                   double radius, double size) {
  if (certain(beyondLength(v, radius, size)) == Certain::negative) {
    return Certain::negative;
  }
  const GapAlong<double> along = gapAlong(b.least(v) - greatestAlong(a, v), v, radius, size);
  return along.gap.value > along.gap.bound && certain(along.beyond) == Certain::positive
             ? Certain::positive
             : Certain::no;
}

/** Whether the cores are further apart than `radius` > 0, as compareAlong says it. */
template <class A, class B>
[[gnu::always_inline]] inline Certain compareDistance(const A& a, const B& b, double radius) {
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

[[gnu::always_inline]] inline Summary outcomeOfRadius(Certain further) {
  if (further == Certain::no) {
    return kUndecided;
  }
  return {further == Certain::positive ? Outcome::apart : Outcome::overlapping, 0};
}

// From shapes to cores: `from` is the common point.

[[gnu::always_inline]] inline const Vec3& placeOf(const Sphere& s) { return s.center; }
[[gnu::always_inline]] inline const Vec3& placeOf(const Capsule& s) { return s.start; }

[[gnu::always_inline]] inline PointCore coreOf(const Sphere& s, const Vec3& from) {
  return {s.center - from};
}
[[gnu::always_inline]] inline SegmentCore coreOf(const Segment& s, const Vec3& from) {
  return {{s.start - from, s.end - s.start}};
}
[[gnu::always_inline]] inline SegmentCore coreOf(const Capsule& s, const Vec3& from) {
  return {{s.start - from, s.end - s.start}};
}
[[gnu::always_inline]] inline StraightBoxCore coreOf(const Aabb& s, const Vec3& from) {
  return {s.min - from, s.max - from};
}
[[gnu::always_inline]] inline TurnedBoxCore coreOf(const FramedObb& s, const Vec3& from) {
  return {s.center - from, s.halfExtents, s.frame, 1 / s.frame.n};
}
[[gnu::always_inline]] inline PolygonCore<true> coreOf(const Triangle& s, const Vec3& from) {
  return {s.a - from, s.b - s.a, s.c - s.a};
}
[[gnu::always_inline]] inline PolygonCore<false> coreOf(const Parallelogram& s, const Vec3& from) {
  return {s.a - from, s.b - s.a, s.c - s.a};
}

/** Without radii the cores' own test has to tell touching from overlapping. */
template <class A, class B>
[[gnu::always_inline]] inline Summary roundedPair(const A& a, const B& b) {
  const double radius = ShapeTraits<A>::radius(a) + ShapeTraits<B>::radius(b);
  if (radius == 0) {
    return kUndecided;
  }
  const Vec3& from = placeOf(a);
  return outcomeOfRadius(compareDistance(coreOf(a, from), coreOf(b, from), radius));
}

/** between² − radius² of numbers that are rounded once. Squares of up to 2²⁰⁰ don't overflow. */
template <class T>
[[gnu::always_inline]] inline BoundedIn<T> beyondSquares(const Vector3<T>& between,
                                                         const T& radius) {
  constexpr auto kRadius = RelativeRoundoff::roundedOnce();
  constexpr RelativeRoundoff kSquares =
      greatest(dot(kVectorRoundedOnce, kVectorRoundedOnce), kRadius * kRadius);
  const T squared = dot(between, between);
  const T limit = radius * radius;
  return {squared - limit, kSquares.ofDifference() * (squared + limit)};
}
template <class T>
[[gnu::always_inline]] inline BoundedIn<T> beyondRadii(const Vector3<T>& a, const T& radiusA,
                                                       const Vector3<T>& b, const T& radiusB) {
  return beyondSquares<T>(b - a, radiusA + radiusB);
}

[[gnu::always_inline]] inline Summary pointsWithRadii(const Vec3& a, double radiusA, const Vec3& b,
                                                      double radiusB) {
  return radiusA + radiusB == 0 ? kUndecided : outcomeOfGap(beyondRadii(a, radiusA, b, radiusB));
}

[[gnu::always_inline]] inline Summary outcomeOf(const Point& a, const Sphere& b) {
  return pointsWithRadii(a.position, 0, b.center, b.radius);
}
[[gnu::always_inline]] inline Summary outcomeOf(const Sphere& a, const Sphere& b) {
  return pointsWithRadii(a.center, a.radius, b.center, b.radius);
}

/** How far x is out of [low, high]: one rounding. */
template <class T>
[[gnu::always_inline]] inline T outOf(const T& x, const T& low, const T& high) {
  return greatest(greatest(low - x, x - high), T(0.0));
}

/** The squared distance of a sphere's center from a box against the radius. */
template <OfKind<Kind::sphere> A, OfKind<Kind::aabb> B>
[[gnu::always_inline]] inline BoundedIn<NumberOf<A>> beyondRadius(const A& a, const B& b) {
  const Vector3<NumberOf<A>> out{outOf(a.center.x, b.min.x, b.max.x),
                                 outOf(a.center.y, b.min.y, b.max.y),
                                 outOf(a.center.z, b.min.z, b.max.z)};
  return beyondSquares(out, a.radius);
}

template <OfKind<Kind::sphere> A, OfKind<Kind::obb> B>
[[gnu::always_inline]] inline BoundedIn<NumberOf<A>> beyondRadius(const A& a, const B& b) {
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
                       __attribute__((always_inline)) { return greatest(absolute(x) - h, T(0.0)); };
  const Vector3<T> beyond{out(local.x, half.x), out(local.y, half.y), out(local.z, half.z)};
  const T radius = a.radius * frame.n;
  const T size = withinRange(sizeOf(fromCenter) + sum(b.halfExtents) + a.radius);
  return {dot(beyond, beyond) - radius * radius, kBeyond.bound(size)};
}

[[gnu::always_inline]] inline Summary outcomeOf(const Sphere& a, const Aabb& b) {
  return a.radius == 0 ? kUndecided : outcomeOfGap(beyondRadius(a, b));
}
[[gnu::always_inline]] inline Summary outcomeOf(const Sphere& a, const FramedObb& b) {
  return a.radius == 0 ? kUndecided : outcomeOfGap(beyondRadius(a, b));
}

/** The square of the length of a vector with such components. */
constexpr Roundoff squaredLength(const Roundoff& component) {
  const Vector3<Roundoff> v = vectorOfRoundoff(component);
  return dot(v, v);
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
[[gnu::always_inline]] inline BoundedIn<T> beyondCapsule(const Vector3<T>& a, const B& b,
                                                         const T& radius) {
  constexpr Roundoff kAway = (kPlaceDifference - kPlaceDifference * kUnitNumber).atMost(1);
  constexpr Roundoff kBeyond = squaredLength(kAway) - kPlaceDifference * kPlaceDifference;
  constexpr double kShort = 0x1p-600;
  const auto w = a - b.start;
  const auto d = b.end - b.start;
  const T squared = dot(d, d);
  const T t = choose(squared > T(kShort), clamped(T(dot(w, d) / squared), T(0.0), T(1.0)), T(0.0));
  const auto away = w - d * t;
  const T size = sizeOf(w, d, radius);
  return {dot(away, away) - radius * radius, kBeyond.bound(size)};
}
/** Of points and spheres alike, so compiled once. */
[[gnu::noinline]] inline Summary pointCapsule(const Vec3& a, const Capsule& b, double radius) {
  return radius == 0 ? kUndecided : outcomeOfGap(beyondCapsule(a, b, radius));
}
[[gnu::always_inline]] inline Summary outcomeOf(const Point& a, const Capsule& b) {
  return pointCapsule(a.position, b, b.radius);
}
[[gnu::always_inline]] inline Summary outcomeOf(const Sphere& a, const Capsule& b) {
  return pointCapsule(a.center, b, a.radius + b.radius);
}
[[gnu::always_inline]] inline Summary outcomeOf(const Sphere& a, const Triangle& b) {
  return roundedPair(a, b);
}
[[gnu::always_inline]] inline Summary outcomeOf(const Sphere& a, const Parallelogram& b) {
  return roundedPair(a, b);
}
[[gnu::always_inline]] inline Summary outcomeOf(const Capsule& a, const Aabb& b) {
  return roundedPair(a, b);
}
[[gnu::always_inline]] inline Summary outcomeOf(const Capsule& a, const FramedObb& b) {
  return roundedPair(a, b);
}
[[gnu::always_inline]] inline Summary outcomeOf(const Capsule& a, const Triangle& b) {
  return roundedPair(a, b);
}
[[gnu::always_inline]] inline Summary outcomeOf(const Capsule& a, const Parallelogram& b) {
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
[[gnu::always_inline]] inline BoundedIn<T> beyondRadius(const SegmentTerms<T>& a,
                                                        const SegmentTerms<T>& b, const T& radius) {
  constexpr auto kEnd = endOf(RelativeRoundoff(), kExactVector);
  constexpr Roundoff kWay = kPlace.offBy((RelativeRoundoff() * kEnd).ofComputed());
  constexpr Roundoff kOnSegment = kPlaceDifference + kWay * kUnitNumber;
  // NOLINTNEXTLINE(misc-redundant-expression): unlike numbers with like bounds
  constexpr Roundoff kBetween = (kOnSegment - kOnSegment).atMost(1);
  constexpr Roundoff kAlong = dot(vectorOfRoundoff(kBetween), vectorOfRoundoff(kWay)).atMost(1);
  constexpr Roundoff kBelow = kAlong * kUnitNumber.offBy(Roundoff::kUnit);
  constexpr Roundoff kBeyond =
      squaredLength(kBetween) - kPlaceDifference * kPlaceDifference + 2 * (kBelow + kBelow);
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
  const Vector3<T> v = (b.p + b.d * t) - (a.p + a.d * s);
  const T alongA = dot(v, a.d);
  const T alongB = dot(v, b.d);
  const T belowA = greatest(alongA * (one - s), -alongA * s);
  const T belowB = greatest(alongB * t, alongB * (t - one));
  return {dot(v, v) - radius * radius, 2 * (belowA + belowB) + kBeyond.bound(size)};
}

/** Of segments, rays and capsules alike, so compiled once. */
[[gnu::noinline]] inline Summary lineCapsule(const SegmentCore& a, const Vec3& place,
                                             const Capsule& b, double radius) {
  if (radius == 0) {
    return kUndecided;
  }
  const SegmentCore core = coreOf(b, place);
  const Bounded beyond = beyondRadius<double>(a, core, radius);
  return isSure(beyond) ? outcomeOfGap(beyond) : outcomeOfRadius(compareDistance(a, core, radius));
}

[[gnu::always_inline]] inline Summary outcomeOf(const Segment& a, const Capsule& b) {
  return lineCapsule(coreOf(a, a.start), a.start, b, b.radius);
}
[[gnu::always_inline]] inline Summary outcomeOf(const Capsule& a, const Capsule& b) {
  return lineCapsule(coreOf(a, a.start), a.start, b, a.radius + b.radius);
}
/** What is nearest to a capsule lies no further along the ray than the capsule is away. */
[[gnu::always_inline]] inline Summary outcomeOf(const Ray& a, const Capsule& b) {
  const double directionSize = sizeOf(a.direction);
  if (!(directionSize > 0x1p-400 && directionSize <= 0x1p+100)) {
    return kUndecided;
  }
  // Of an endless ray more than enough is taken: size ≤ 2 length.
  const double reach = 2 * (sizeOf(b.start - a.origin) + sizeOf(b.end - a.origin));
  const double scale =
      a.maxDistance < reach ? endOf(a.maxDistance, a.direction) : 2 * reach / directionSize;
  return lineCapsule({{{}, a.direction * scale}}, a.origin, b, b.radius);
}

}  // namespace collision::filter
