// A line with a polygon and with a sphere: rows that filter, lanes and test read, and the outcome
// that they stand for in doubles.
#pragma once

#include "collision/attributes.h"
#include "pairs/filter/lines.h"

namespace collision::filter {

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

/** What the components of a line are off by themselves. */
template <class T>
struct LineOff {
  T place = 0;
  T direction = 0;
};

/** What a formula is off by where each term has one factor of these, and others up to a size. */
template <class T>
COLLISION_ALWAYS_INLINE inline T boundOfFactor(const Roundoff& formula, const T& off,
                                               const T& others) {
  return T(formula.magnitude() * (1 + 0x1p-40)) * off * others;
}

/** `kIsOff`: components of the line are off by up to `off`. */
template <bool kIsOff = false, class T, class Polygon>
COLLISION_ALWAYS_INLINE inline CrossingRows<T> crossingRows(const LineIn<T>& line,
                                                            const Polygon& polygon,
                                                            const T& directionSize,
                                                            const LineOff<T>& off = {}) {
  constexpr Vector3<Roundoff> kStep = kPlaceDifferenceVector;
  constexpr PolygonCrossing<Roundoff> kWorst{kDirectionVector, kStep, kStep, kStep};
  constexpr Roundoff kFacing = kWorst.facing();
  constexpr Roundoff kHeight = kWorst.height();
  constexpr Roundoff kOutside = kWorst.u() + kWorst.v() - kFacing;
  const PolygonCrossing<T> crossing{line.direction, line.origin - polygon.a, polygon.b - polygon.a,
                                    polygon.c - polygon.a};
  const T facing = crossing.facing();
  T size = sizeOf(crossing.ab, crossing.ac, crossing.from);
  if constexpr (kIsOff) {
    size += off.place;
  }
  const T sign = withSignOf(T(1.0), facing);
  CrossingRows<T> rows{{facing, kFacing.bound(size, directionSize)},
                       sign * crossing.height(),
                       kHeight.bound(size),
                       {sign * crossing.u(), sign * crossing.v(), absolute(facing)},
                       kOutside.bound(size, directionSize)};
  if constexpr (kIsOff) {
    rows.facing.bound += boundOfFactor(kFacing, off.direction, size * size);
    rows.heightBound += boundOfFactor(kHeight, off.place, size * size);
    rows.edgeBound += boundOfFactor(
        kOutside, off.direction * size + (directionSize + off.direction) * off.place, size);
  }
  return rows;
}

/** What rows say of a line with an ordinary direction. */
template <bool kTriangle>
COLLISION_ALWAYS_INLINE inline Summary outcomeOfRows(const CrossingRows<double>& rows,
                                                     const Line& line) {
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

template <bool kTriangle, class Polygon>
COLLISION_ALWAYS_INLINE inline Summary linePolygon(const Line& line, const Polygon& polygon) {
  const double directionSize = sizeOf(line.direction);
  if (!hasOrdinaryDirection(line, directionSize)) {
    return kUndecided;
  }
  return outcomeOfRows<kTriangle>(crossingRows(line, polygon, directionSize), line);
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

}  // namespace collision::filter
