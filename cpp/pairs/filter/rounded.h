// The outcome of two shapes of which at least one has a radius, in doubles: the distance of the
// cores against the sum of the radii.
//
// A guess at the nearest points of two cores proves something however good it is: with v from the
// one to the other the cores are no further apart than |v|, and no nearer than the least v · x over
// all their differences x, divided by |v|. So a point is projected onto one core and back onto the
// other, a few times, until one of the two bounds lies on its side of the radii.
#pragma once

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

[[gnu::always_inline]] inline double clamped(double value, double low, double high) {
  return least(greatest(value, low), high);
}

struct SegmentCore {
  Vec3 p;
  Vec3 d;  // to the other end
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
  [[gnu::always_inline]] [[nodiscard]] double size() const { return sizeOf(p, d); }
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

/**
 * What a way v from a point of a to one of b proves: the distance of the cores is at most its
 * length, and at least the gap along it. Positive: that is surely more than `radius` > 0; negative:
 * surely less. No place, length or radius exceeds `size`.
 */
template <class A, class B>
[[gnu::always_inline]] inline Certain compareAlong(const A& a, const B& b, const Vec3& v,
                                                   double radius, double size) {
  const double error = kPlaceError * size;
  const double squared = dot(v, v);
  if (certain({squared - radius * radius, 32 * error * size}) == Certain::negative) {
    return Certain::negative;
  }
  // least · least > radius² v², and the least is positive
  const double least = b.least(v) - greatestAlong(a, v);
  const double norm = sizeOf(v);
  const Bounded beyond{least * least - radius * radius * squared, 64 * error * size * norm * norm};
  return least > 4 * error * norm && certain(beyond) == Certain::positive ? Certain::positive
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
  return {s.start - from, s.end - s.start};
}
[[gnu::always_inline]] inline SegmentCore coreOf(const Capsule& s, const Vec3& from) {
  return {s.start - from, s.end - s.start};
}
[[gnu::always_inline]] inline StraightBoxCore coreOf(const Aabb& s, const Vec3& from) {
  return {s.min - from, s.max - from};
}
[[gnu::always_inline]] inline TurnedBoxCore coreOf(const Obb& s, const Vec3& from) {
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

/** between² − radius², exact in its parts but for one rounding each. */
[[gnu::always_inline]] inline Summary pointsWithRadii(const Vec3& a, double radiusA, const Vec3& b,
                                                      double radiusB) {
  const double radius = radiusA + radiusB;
  if (radius == 0) {
    return kUndecided;
  }
  const Vec3 between = b - a;
  const double squared = dot(between, between);
  const double limit = radius * radius;
  // All terms are positive: each square is off by 3u of itself, their sum by 2u more. Squares of
  // numbers up to 2²⁰⁰ don't overflow.
  return outcomeOfGap({squared - limit, 0x1p-50 * (squared + limit)});
}

[[gnu::always_inline]] inline Summary outcomeOf(const Point& a, const Sphere& b) {
  return pointsWithRadii(a.position, 0, b.center, b.radius);
}
[[gnu::always_inline]] inline Summary outcomeOf(const Sphere& a, const Sphere& b) {
  return pointsWithRadii(a.center, a.radius, b.center, b.radius);
}

/** How far x is out of [low, high]: one rounding. */
[[gnu::always_inline]] inline double outOf(double x, double low, double high) {
  return greatest(greatest(low - x, x - high), 0.0);
}

[[gnu::always_inline]] inline Summary outcomeOf(const Sphere& a, const Aabb& b) {
  if (a.radius == 0) {
    return kUndecided;
  }
  const Vec3 out{outOf(a.center.x, b.min.x, b.max.x), outOf(a.center.y, b.min.y, b.max.y),
                 outOf(a.center.z, b.min.z, b.max.z)};
  const double squared = dot(out, out);
  const double limit = a.radius * a.radius;
  return outcomeOfGap({squared - limit, 0x1p-50 * (squared + limit)});
}

[[gnu::always_inline]] inline Summary outcomeOf(const Sphere& a, const Obb& b) {
  if (a.radius == 0) {
    return kUndecided;
  }
  constexpr Roundoff kAlong = dot(kFrameRoundoff.axis[0], kPlaceDifferenceVector);
  constexpr Roundoff kOut = kAlong - kPlace * kFrameRoundoff.n;
  constexpr Roundoff kRadius = kPlace * kFrameRoundoff.n;
  constexpr Roundoff kBeyond = kOut * kOut + kOut * kOut + kOut * kOut - kRadius * kRadius;
  const Vec3 local = toLocal(b.frame, a.center - b.center);
  const Vec3 half = b.halfExtents * b.frame.n;
  const auto out = [](double x, double h) __attribute__((always_inline)) {
    return greatest(std::fabs(x) - h, 0.0);
  };
  const Vec3 beyond{out(local.x, half.x), out(local.y, half.y), out(local.z, half.z)};
  const double radius = a.radius * b.frame.n;
  const double size = withinRange(sizeOf(a.center - b.center) + sum(b.halfExtents) + a.radius);
  return outcomeOfGap({dot(beyond, beyond) - radius * radius, kBeyond.bound(size)});
}

/**
 * |w − t d|² − radius², w from the start and d to the end of the segment, t of the nearest point.
 * Of points and spheres alike, so compiled once.
 *
 * With S = Σ|w| + Σ|d| + radius and u = 2⁻⁵³: a component of w − t d is off by 3u of |w| + |d|, its
 * square by 6u and 3u more in the sum, radius² by 3u, the difference by 2u: below 16u S². Another t
 * in [0, 1] than the nearest is no nearer, and further by |d|² times a few squares of what t is off
 * by, 12u |w| / |d|. Of segments shorter than 2⁻³⁰⁰ the start is taken: off by 2⁻²⁹⁹ |w|, which is
 * below u S² or kUnderflow.
 */
[[gnu::noinline]] inline Summary pointCapsule(const Vec3& a, const Capsule& b, double radius) {
  constexpr double kError = 16 * 0x1p-53;
  constexpr double kShort = 0x1p-600;
  if (radius == 0) {
    return kUndecided;
  }
  const Vec3 w = a - b.start;
  const Vec3 d = b.end - b.start;
  const double squared = dot(d, d);
  const double t = squared > kShort ? clamped(dot(w, d) / squared, 0, 1) : 0;
  const Vec3 away = w - d * t;
  const double size = sizeOf(w, d, radius);
  return outcomeOfGap({dot(away, away) - radius * radius, 2 * kError * size * size});
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
[[gnu::always_inline]] inline Summary outcomeOf(const Capsule& a, const Obb& b) {
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
 * With S the sum of all magnitudes and u = 2⁻⁵³, of a ray whose end is rounded: a component of v is
 * off by 8u of its parts, |v|² − radius² by 20u S², the two slopes together by 40u S².
 */
[[gnu::always_inline]] inline Bounded beyondRadius(const SegmentCore& a, const SegmentCore& b,
                                                   double radius) {
  constexpr double kError = 128 * 0x1p-53;
  const double size = withinRange(a.size() + b.size() + radius);
  const Vec3 between = a.p - b.p;
  const double aa = dot(a.d, a.d);
  const double bb = dot(b.d, b.d);
  const double ab = dot(a.d, b.d);
  const double onA = dot(a.d, between);
  const double onB = dot(b.d, between);
  const double area = aa * bb - ab * ab;
  // Three divisions at once rather than one after the other.
  const double perArea = 1 / area;
  const double perA = 1 / aa;
  const double perB = 1 / bb;
  const double s0 = area > 0 ? clamped((ab * onB - onA * bb) * perArea, 0, 1) : 0;
  const double t = bb > 0 ? clamped((ab * s0 + onB) * perB, 0, 1) : 0;
  const double s = aa > 0 ? clamped((ab * t - onA) * perA, 0, 1) : 0;
  const Vec3 v = (b.p + b.d * t) - (a.p + a.d * s);
  const double alongA = dot(v, a.d);
  const double alongB = dot(v, b.d);
  const double belowA = greatest(alongA * (1 - s), -alongA * s);
  const double belowB = greatest(alongB * t, alongB * (t - 1));
  return {dot(v, v) - radius * radius, 2 * (belowA + belowB) + kError * size * size};
}

/** Of segments, rays and capsules alike, so compiled once. */
[[gnu::noinline]] inline Summary lineCapsule(const SegmentCore& a, const Vec3& place,
                                             const Capsule& b, double radius) {
  if (radius == 0) {
    return kUndecided;
  }
  const SegmentCore core = coreOf(b, place);
  const Bounded beyond = beyondRadius(a, core, radius);
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
  const double scale = a.maxDistance < reach
                           ? a.maxDistance / std::sqrt(dot(a.direction, a.direction))
                           : 2 * reach / directionSize;
  return lineCapsule({{}, a.direction * scale}, a.origin, b, b.radius);
}

}  // namespace collision::filter
