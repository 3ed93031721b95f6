// The outcome of two boxes, of a box and a triangle or parallelogram, and of a point in a box, in
// doubles: the polynomials of sat/box_separation.h, their bounds derived from themselves.
#pragma once

#include "pairs/filter/rows.h"
#include "sat/box_separation.h"
#include "shapes/any.h"

namespace collision::filter {

inline constexpr int kBoxBoxRows = 15;

/** |x| + |y| + |z| of numbers that are not negative. */
[[gnu::always_inline]] inline double sum(const Vec3& v) { return v.x + v.y + v.z; }

[[gnu::always_inline]] inline double withinRange(double size) {
  return size <= 0x1p+100 ? size : HUGE_VAL;
}

/** How wrong the rows of two boxes are in doubles. */
template <class AxesA>
struct BoxBoxBounds {
  static constexpr BoxBoxSeparation<Roundoff, AxesA> worst(const AxesA& axes) {
    const Vector3<Roundoff> length = vectorOfRoundoff(kPlaceDifference);
    // the sum of two rounded differences
    const Vector3<Roundoff> place =
        vectorOfRoundoff(Roundoff::input(Roundoff::Size::place, 3 * 0x1p-53));
    return {{length, axes}, {length, kFrameRoundoff}, place};
  }
};

template <class Rows>
[[gnu::always_inline]] constexpr auto boxBoxRow(const Rows& rows, int i) {
  if (i < 3) {
    return rows.alongFaceA(i);
  }
  return i < 6 ? rows.alongFaceB(i - 3) : rows.alongEdges((i - 6) / 3, (i - 6) % 3);
}

[[gnu::always_inline]] inline std::optional<Summary> outcomeOf(const Obb& a, const Obb& b) {
  constexpr auto kWorst = BoxBoxBounds<ScaledAxes<Roundoff>>::worst(kFrameRoundoff);
  constexpr Roundoff kFaces = greatest(kWorst.alongFaceA(0), kWorst.alongFaceB(0));
  constexpr Roundoff kEdges = kWorst.alongEdges(0, 0);
  if (a.rotation == b.rotation) {
    return std::nullopt;  // some edges are parallel
  }
  const Vec3 between = b.center - a.center;
  const double size = withinRange(2 * (sizeOf(between) + sum(a.halfExtents) + sum(b.halfExtents)));
  const double faces = kFaces.bound(size);
  const double edges = kEdges.bound(size);
  const BoxBoxSeparation<double> rows({a.lengths(), a.frame}, {b.lengths(), b.frame},
                                      between + between);
  return decideRows<kBoxBoxRows>([&](int i) __attribute__((always_inline)) {
    return Bounded{boxBoxRow(rows, i), i < 6 ? faces : edges};
  });
}

[[gnu::always_inline]] inline std::optional<Summary> outcomeOf(const Aabb& a, const Obb& b) {
  using Straight = StraightAxes<Roundoff>;
  constexpr auto kWorst = BoxBoxBounds<Straight>::worst({});
  constexpr Roundoff kFaces = greatest(kWorst.alongFaceA(0), kWorst.alongFaceB(0));
  constexpr Roundoff kEdges = kWorst.alongEdges(0, 0);
  const Vec3 toLow = b.center - a.min;
  const Vec3 toHigh = b.center - a.max;
  const Vec3 lengths = a.max - a.min;
  // |toLow| + |toHigh| ≤ |their sum| + |lengths|
  const Vec3 between = toLow + toHigh;
  const double size = withinRange(2 * (sizeOf(between) + sum(lengths) + sum(b.halfExtents)));
  const double faces = kFaces.bound(size);
  const double edges = kEdges.bound(size);
  const BoxBoxSeparation<double, StraightAxes<double>> rows({lengths, {}}, {b.lengths(), b.frame},
                                                            between);
  return decideRows<kBoxBoxRows>([&](int i) __attribute__((always_inline)) {
    return Bounded{boxBoxRow(rows, i), i < 6 ? faces : edges};
  });
}

/** Comparing doubles rounds nothing. */
[[gnu::always_inline]] inline std::optional<Summary> outcomeOf(const Aabb& a, const Aabb& b) {
  bool touches = false;
  for (int i = 0; i < 3; ++i) {
    if (b.min[i] > a.max[i] || a.min[i] > b.max[i]) {
      return Summary(Outcome::apart, i);
    }
    touches = touches || b.min[i] == a.max[i] || a.min[i] == b.max[i];
  }
  if (!touches) {
    return Summary(Outcome::overlapping, -1);
  }
  for (int i = 0; i < 3; ++i) {
    if (b.min[i] == a.max[i] || a.min[i] == b.max[i]) {
      return Summary(Outcome::touching, i);
    }
  }
  return std::nullopt;
}

[[gnu::always_inline]] inline std::optional<Summary> outcomeOf(const Point& a, const Aabb& b) {
  bool within = true;
  for (int i = 0; i < 3; ++i) {
    if (a.position[i] < b.min[i] || a.position[i] > b.max[i]) {
      return Summary(Outcome::apart, i);
    }
    within = within && b.min[i] < a.position[i] && a.position[i] < b.max[i];
  }
  return within ? std::optional(Summary(Outcome::overlapping, -1)) : std::nullopt;
}

[[gnu::always_inline]] inline std::optional<Summary> outcomeOf(const Point& a, const Obb& b) {
  // |A · p| − h n
  constexpr Roundoff kRow =
      absolute(dot(kFrameRoundoff.axis[0], vectorOfRoundoff(kPlaceDifference))) -
      kPlace * kFrameRoundoff.n;
  const Vec3 fromCenter = a.position - b.center;
  const double bound = kRow.bound(sizeOf(fromCenter, b.halfExtents));
  return decideRows<3>([&](int i) __attribute__((always_inline)) {
    return Bounded{absolute(dot(b.frame.axis[at(i)], fromCenter)) - b.halfExtents[i] * b.frame.n,
                   bound};
  });
}

/** Corners in the frame of a box, doubled, and how wrong its rows with a polygon are. */
template <int E, bool kTurned>
struct BoxPolygonBounds {
  static constexpr BoxPolygonSeparation<Roundoff, E> worst() {
    // A position twice is the sum of two rounded differences.
    const Vector3<Roundoff> twice =
        vectorOfRoundoff(Roundoff::input(Roundoff::Size::place, 3 * 0x1p-53));
    const Roundoff place = kTurned ? dot(kFrameRoundoff.axis[0], twice) : twice.x;
    const Roundoff length = kTurned ? kPlaceDifference * kFrameRoundoff.n : kPlaceDifference;
    const Vector3<Roundoff> corner = vectorOfRoundoff(place);
    return {vectorOfRoundoff(length), {corner, corner, corner}};
  }
};

/** The triangle's rows in their order, edges first; a parallelogram's faces come first. */
template <int E>
inline constexpr int kBoxPolygonRows = 3 * E + 4;

template <int E, class Rows>
[[gnu::always_inline]] constexpr auto boxPolygonRow(const Rows& rows, int i) {
  if constexpr (E == 3) {
    if (i < 9) {
      return rows.alongEdges(i / 3, i % 3);
    }
    return i < 12 ? rows.alongFace(i - 9) : rows.alongNormal();
  } else {
    if (i < 3) {
      return rows.alongFace(i);
    }
    return i == 3 ? rows.alongNormal() : rows.alongEdges((i - 4) / 2, (i - 4) % 2);
  }
}

template <int E, bool kTurned>
[[gnu::always_inline]] inline std::optional<Summary> outcomeInBox(const Vec3& half,
                                                                  const std::array<Vec3, 3>& corner,
                                                                  double size) {
  constexpr auto kWorst = BoxPolygonBounds<E, kTurned>::worst();
  constexpr Roundoff kEdges = kWorst.alongEdges(0, 0);
  constexpr Roundoff kFaces = kWorst.alongFace(0);
  constexpr Roundoff kNormal = kWorst.alongNormal();
  const double edges = kEdges.bound(size);
  const double faces = kFaces.bound(size);
  const double normal = kNormal.bound(size);
  const BoxPolygonSeparation<double, E> rows(half, corner);
  return decideRows<kBoxPolygonRows<E>>([&](int i) __attribute__((always_inline)) {
    const bool isNormal = i == (E == 3 ? 12 : 3);
    const bool isFace = E == 3 ? i >= 9 && i < 12 : i < 3;
    return Bounded{boxPolygonRow<E>(rows, i), isNormal ? normal : (isFace ? faces : edges)};
  });
}

template <int E, class Polygon>
[[gnu::always_inline]] inline std::optional<Summary> boxPolygon(const Aabb& box,
                                                                const Polygon& polygon) {
  const auto local = [&](const Vec3& p) { return (p - box.min) + (p - box.max); };
  const std::array<Vec3, 3> corner{local(polygon.a), local(polygon.b), local(polygon.c)};
  const Vec3 lengths = box.max - box.min;
  // |p − min| + |p − max| ≤ |their sum| + |max − min|
  const double size = withinRange(sizeOf(corner[0], corner[1], corner[2]) + sum(lengths));
  return outcomeInBox<E, false>(lengths, corner, size);
}

template <int E, class Polygon>
[[gnu::always_inline]] inline std::optional<Summary> boxPolygon(const Obb& box,
                                                                const Polygon& polygon) {
  const auto local = [&](const Vec3& p) { return (p - box.center) * 2.0; };
  const std::array<Vec3, 3> corner{local(polygon.a), local(polygon.b), local(polygon.c)};
  const Vec3 lengths = box.lengths();
  const double size = withinRange(sizeOf(corner[0], corner[1], corner[2]) + sum(lengths));
  return outcomeInBox<E, true>(
      lengths * box.frame.n,
      {toLocal(box.frame, corner[0]), toLocal(box.frame, corner[1]), toLocal(box.frame, corner[2])},
      size);
}

[[gnu::always_inline]] inline std::optional<Summary> outcomeOf(const Aabb& a, const Triangle& b) {
  return boxPolygon<3>(a, b);
}
[[gnu::always_inline]] inline std::optional<Summary> outcomeOf(const Obb& a, const Triangle& b) {
  return boxPolygon<3>(a, b);
}
[[gnu::always_inline]] inline std::optional<Summary> outcomeOf(const Aabb& a,
                                                               const Parallelogram& b) {
  return boxPolygon<2>(a, b);
}
[[gnu::always_inline]] inline std::optional<Summary> outcomeOf(const Obb& a,
                                                               const Parallelogram& b) {
  return boxPolygon<2>(a, b);
}

}  // namespace collision::filter
