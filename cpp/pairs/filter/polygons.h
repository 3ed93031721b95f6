// The outcome of triangles and parallelograms among themselves, and with a point, in doubles.
//
// Of an axis across edge e of a polygon with the normal N = e × e' the polygon covers
// middle · L ± |e' · L| / 2, and |e' · (e × X)| = |N · X| for any X. So on the axis e × f of an
// edge of each, twice the gap is
//   |(middle − middle') · (e × f)| − |N · f| − |N' · e|
// with the products of normals and edges shared by all rows.
// Source: Gottschalk 1996, with the common factors of Möller 1997.
#pragma once

#include "collision/attributes.h"
#include "linear/vec3.h"
#include "number/index.h"
#include "pairs/filter/rows.h"
#include "sat/axis_row.h"
#include "shapes/all.h"
#include "shapes/number_of.h"

namespace collision::filter {

/** Numbers of a polygon with E edges, positions seen from some point. */
template <class T, int E>
struct PolygonTerms {
  std::array<Vector3<T>, 3> corner;  // a, b, c
  std::array<Vector3<T>, E> edge;
  Vector3<T> normal;

  COLLISION_ALWAYS_INLINE constexpr PolygonTerms(const Vector3<T>& a, const Vector3<T>& b,
                                                 const Vector3<T>& c)
      : corner{a, b, c} {
    if constexpr (E == 3) {
      edge = {b - a, c - b, a - c};
    } else {
      edge = {b - a, c - a};
    }
    normal = cross(edge[0], edge[1]);
  }

  /** Twice the middle of what it covers of an axis across edge k. */
  COLLISION_ALWAYS_INLINE [[nodiscard]] constexpr Vector3<T> middle(int k) const {
    if constexpr (E == 3) {
      return corner[at(k)] + corner[at((k + 2) % 3)];
    } else {
      return corner[1] + corner[2];
    }
  }
};

template <class T, int E, int F>
class PolygonRows {
 public:
  COLLISION_ALWAYS_INLINE constexpr PolygonRows(const PolygonTerms<T, E>& a,
                                                const PolygonTerms<T, F>& b)
      : a_(a), b_(b) {
    for (int i = 0; i < E; ++i) {
      alongB_[at(i)] = dot(b_.normal, a_.edge[at(i)]);
    }
    for (int j = 0; j < F; ++j) {
      alongA_[at(j)] = dot(a_.normal, b_.edge[at(j)]);
    }
  }

  /** Axis N of a, on which a is a point and b an interval. */
  COLLISION_ALWAYS_INLINE [[nodiscard]] constexpr AxisRow<T> alongNormalA() const {
    return beside(dot(a_.normal, b_.corner[0] - a_.corner[0]), alongA_);
  }
  COLLISION_ALWAYS_INLINE [[nodiscard]] constexpr AxisRow<T> alongNormalB() const {
    return beside(dot(b_.normal, a_.corner[0] - b_.corner[0]), alongB_);
  }
  /** Axis (edge i of a) × (edge j of b). */
  COLLISION_ALWAYS_INLINE [[nodiscard]] constexpr AxisRow<T> alongEdges(int i, int j) const {
    const Vector3<T> axis = cross(a_.edge[at(i)], b_.edge[at(j)]);
    return {dot(a_.middle(i) - b_.middle(j), axis),
            absolute(alongA_[at(j)]) + absolute(alongB_[at(i)])};
  }

 private:
  /**
   * Where a polygon is about 0, twice, the value of its first corner and the steps along its edges
   * given.
   */
  COLLISION_ALWAYS_INLINE static constexpr AxisRow<T> beside(const T& first,
                                                             const std::array<T, 3>& step) {
    const T second = first + step[0];
    const T third = first - step[2];
    const T lower = least(first, least(second, third));
    const T upper = greatest(first, greatest(second, third));
    return {lower + upper, upper - lower};
  }
  COLLISION_ALWAYS_INLINE static constexpr AxisRow<T> beside(const T& first,
                                                             const std::array<T, 2>& step) {
    return {first + first + step[0] + step[1], absolute(step[0]) + absolute(step[1])};
  }

  PolygonTerms<T, E> a_;
  PolygonTerms<T, F> b_;
  std::array<T, F> alongA_{};  // N of a · edges of b
  std::array<T, E> alongB_{};  // N of b · edges of a
};

template <class Shape>
inline constexpr int kEdgesOf = Shape::kKind == Kind::triangle ? 3 : 2;

template <class Polygon>
COLLISION_ALWAYS_INLINE inline PolygonTerms<NumberOf<Polygon>, kEdgesOf<Polygon>> termsOf(
    const Polygon& polygon, const Vector3<NumberOf<Polygon>>& reference) {
  return {polygon.a - reference, polygon.b - reference, polygon.c - reference};
}

/**
 * What a row of degree 3 is off by, of coordinates up to a size that are off themselves: every term
 * is a product of three.
 */
template <class T>
COLLISION_ALWAYS_INLINE inline T boundOfRow(const Roundoff& row, const T& size, const T& off) {
  const T most = size + off;
  return row.bound(most) + T(3 * row.magnitude() * (1 + 0x1p-40)) * off * most * most;
}

/** `kIsOff`: coordinates of b are off by up to `off`, or differences of them by twice that. */
template <bool kIsOff = false, PolygonShape A, PolygonShape B>
COLLISION_ALWAYS_INLINE inline auto polygonPolygon(const A& a, const B& b,
                                                   const NumberOf<A>& off = NumberOf<A>(0.0)) {
  using T = NumberOf<A>;
  constexpr int kA = kEdgesOf<A>;
  constexpr int kB = kEdgesOf<B>;
  constexpr int kNormals = 2;
  constexpr Vector3<Roundoff> kCorner = kPlaceDifferenceVector;
  constexpr PolygonTerms<Roundoff, kA> kWorstA(kCorner, kCorner, kCorner);
  constexpr PolygonTerms<Roundoff, kB> kWorstB(kCorner, kCorner, kCorner);
  constexpr PolygonRows<Roundoff, kA, kB> kWorst(kWorstA, kWorstB);
  constexpr Roundoff kNormal = greatest(kWorst.alongNormalA().gap(), kWorst.alongNormalB().gap());
  constexpr Roundoff kEdges = kWorst.alongEdges(0, 0).gap();
  const PolygonTerms<T, kA> termsA = termsOf(a, a.a);
  const PolygonTerms<T, kB> termsB = termsOf(b, a.a);
  const T size = sizeOf(termsA.corner[1], termsA.corner[2], termsB.corner[0], termsB.corner[1],
                        termsB.corner[2]);
  const T normal = kIsOff ? boundOfRow(kNormal, size, off * T(2.0)) : kNormal.bound(size);
  const T edges = kIsOff ? boundOfRow(kEdges, size, off * T(2.0)) : kEdges.bound(size);
  const PolygonRows<T, kA, kB> rows(termsA, termsB);
  return decideRows<kNormals + kA * kB, kNormals>([&](int i) COLLISION_ALWAYS_INLINE_LAMBDA {
    if (i < kNormals) {
      return BoundedIn<T>{(i == 0 ? rows.alongNormalA() : rows.alongNormalB()).gap(), normal};
    }
    return BoundedIn<T>{rows.alongEdges((i - kNormals) / kB, (i - kNormals) % kB).gap(), edges};
  });
}

/** A point that is surely off the polygon's plane. */
template <PolygonShape Polygon>
COLLISION_ALWAYS_INLINE inline Summary pointPolygon(const Point& a, const Polygon& b) {
  constexpr Vector3<Roundoff> kStep = kPlaceDifferenceVector;
  constexpr Roundoff kHeight = dot(kStep, cross(kStep, kStep));
  const Vec3 ab = b.b - b.a;
  const Vec3 ac = b.c - b.a;
  const Vec3 toPoint = a.position - b.a;
  const double height = std::fabs(dot(toPoint, cross(ab, ac)));
  return certain({height, kHeight.bound(sizeOf(ab, ac, toPoint))}) == Certain::positive
             ? Summary(Outcome::apart, 0)
             : kUndecided;
}

}  // namespace collision::filter
