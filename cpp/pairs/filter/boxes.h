// The outcome of two boxes, of a box and a triangle or parallelogram, and of a point in a box, in
// doubles.
#pragma once

#include "collision/attributes.h"
#include "linear/shared_axes.h"
#include "pairs/filter/rows.h"
#include "sat/box_box_rows.h"
#include "sat/box_polygon_rows.h"
#include "shapes/all.h"

namespace collision::filter {

/** Boxes that share an axis: those of their faces are all that count. */
template <class A, class B>
COLLISION_COLD Summary outcomeByFaces(const A& a, const B& b) {
  const auto rows = rowsOf(a, b);
  return decideInLoop(6, [&](int i) COLLISION_ALWAYS_INLINE_LAMBDA {
    return i < 3 ? rows.alongFaceA(i) : rows.alongFaceB(i - 3);
  });
}

COLLISION_ALWAYS_INLINE inline Summary boxBox(const FramedObb& a, const FramedObb& b) {
  const Summary found = decideAlong<kSeparatingAxes<Kind::obb, Kind::obb>>(rowsOf(a, b));
  if (found.isDecided()) [[likely]] {
    return found;
  }
  return shareAnAxis(a.rotation, b.rotation) ? outcomeByFaces(a, b) : kUndecided;
}

COLLISION_ALWAYS_INLINE inline Summary boxBox(const Aabb& a, const FramedObb& b) {
  const Summary found = decideAlong<kSeparatingAxes<Kind::aabb, Kind::obb>>(rowsOf(a, b));
  if (found.isDecided()) [[likely]] {
    return found;
  }
  return worldAxesOf(b.rotation) != 0 ? outcomeByFaces(a, b) : kUndecided;
}

/** The same in lanes. */
template <OfKind<Kind::aabb> A, OfKind<Kind::obb> B>
COLLISION_ALWAYS_INLINE inline auto boxBox(const A& a, const B& b) {
  return decideAlong<kSeparatingAxes<Kind::aabb, Kind::obb>>(rowsOf(a, b));
}

/** Comparing doubles rounds nothing. */
COLLISION_ALWAYS_INLINE inline Summary boxBox(const Aabb& a, const Aabb& b) {
  bool touches = false;
  for (int i = 0; i < 3; ++i) {
    if (b.min[i] > a.max[i] || a.min[i] > b.max[i]) {
      return {Outcome::apart, i};
    }
    touches = touches || b.min[i] == a.max[i] || a.min[i] == b.max[i];
  }
  if (!touches) {
    return {Outcome::overlapping, -1};
  }
  int first = 0;
  while (b.min[first] != a.max[first] && a.min[first] != b.max[first]) {
    ++first;
  }
  return {Outcome::touching, first};
}

COLLISION_ALWAYS_INLINE inline Summary pointBox(const Point& a, const Aabb& b) {
  return boxBox(Aabb{a.position, a.position}, b);
}

COLLISION_ALWAYS_INLINE inline Summary pointBox(const Point& a, const FramedObb& b) {
  // |A · p| − h n
  constexpr Roundoff kRow =
      absolute(dot(kFrameRoundoff.axis[0], kPlaceDifferenceVector)) - kPlace * kFrameRoundoff.n;
  const Vec3 fromCenter = a.position - b.center;
  const double bound = kRow.bound(sizeOf(fromCenter, b.halfExtents));
  return decideRows<3>([&](int i) COLLISION_ALWAYS_INLINE_LAMBDA {
    return Bounded{absolute(dot(b.frame.axis[at(i)], fromCenter)) - b.halfExtents[i] * b.frame.n,
                   bound};
  });
}

/** Corners at the ends of edge k of a triangle, and of a parallelogram. */
inline std::array<const Vec3*, 2> edgeOf(const Triangle& t, int k) {
  const std::array<const Vec3*, 3> corners{&t.a, &t.b, &t.c};
  return {corners[at(k)], corners[at((k + 1) % 3)]};
}
inline std::array<const Vec3*, 2> edgeOf(const Parallelogram& p, int k) {
  return {&p.a, k == 0 ? &p.b : &p.c};
}

/**
 * Polygons with edges along the axes of a straight box, as floors and walls have: these edges make
 * no candidate, which is told without rounding.
 */
template <const auto& kAxes, class Rows, class Polygon>
COLLISION_COLD Summary outcomeWithStraightEdges(const Rows& rows, const Polygon& polygon) {
  const auto isAlong = [&](int i, int k) {
    const auto [from, to] = edgeOf(polygon, k);
    const int y = (i + 1) % 3;
    const int z = (i + 2) % 3;
    return (*from)[y] == (*to)[y] && (*from)[z] == (*to)[z];
  };
  return decideInLoop(static_cast<int>(kAxes.size()), [&](int row) {
    constexpr Bounded kSkipped{-1, 0};
    const Candidate axis = kAxes[at(row)];
    const bool isSkipped = axis.type == CandidateType::edges && isAlong(axis.i, axis.j);
    return isSkipped ? kSkipped : rows.along(axis);
  });
}

template <const auto& kAxes, int E, class A, class B>
COLLISION_ALWAYS_INLINE inline auto boxPolygonAlong(const A& a, const B& b) {
  const auto rows = rowsOf<E>(a, b);
  const auto found = decideAlong<kAxes>(rows);
  if constexpr (std::is_same_v<A, Aabb>) {
    return found.isDecided() ? found : outcomeWithStraightEdges<kAxes>(rows, b);
  } else {
    return found;
  }
}

template <BoxShape A, PolygonShape B>
COLLISION_ALWAYS_INLINE inline auto boxPolygon(const A& a, const B& b) {
  if constexpr (B::kKind == Kind::triangle) {
    return boxPolygonAlong<kBoxTriangleAxes<A::kKind>, 3>(a, b);
  } else {
    return boxPolygonAlong<kSeparatingAxes<A::kKind, Kind::parallelogram>, 2>(a, b);
  }
}

}  // namespace collision::filter
