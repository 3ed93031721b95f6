// Which function decides a pair in doubles: of two kinds, in the table's order, by the families of
// pairs/families.h. The same names decide in lanes; batch/lane_outcome.h is included before.
#pragma once

#include "answer/candidate.h"
#include "collision/attributes.h"
#include "pairs/filter/boxes.h"
#include "pairs/filter/curves.h"
#include "pairs/filter/planes.h"
#include "pairs/filter/polygons.h"
#include "pairs/filter/rounded.h"

namespace collision::filter {

/** Whether two kinds are in the order in which the table of pairs has them. */
constexpr bool isInOrder(Kind a, Kind b) {
  for (const Kind kind : {Kind::point, Kind::segment, Kind::ray, Kind::sphere, Kind::capsule,
                          Kind::aabb, Kind::obb, Kind::triangle, Kind::parallelogram}) {
    if (kind == a) {
      return true;
    }
    if (kind == b) {
      return false;
    }
  }
  return true;  // two planes
}

constexpr bool isCurve(Kind kind) { return kind == Kind::segment || kind == Kind::ray; }

template <class A, class B>
COLLISION_ALWAYS_INLINE inline auto filterPair(const A& a, const B& b) {
  constexpr Kind kA = A::kKind;
  constexpr Kind kB = B::kKind;
  if constexpr (kB == Kind::plane) {
    return shapePlane(a, b);
  } else if constexpr (isCurve(kA)) {
    if constexpr (isCurve(kB)) {
      return curveCurve(a, b);
    } else if constexpr (kB == Kind::sphere) {
      return curveSphere(a, b);
    } else if constexpr (kB == Kind::capsule) {
      return curveCapsule(a, b);
    } else if constexpr (isBox(kB)) {
      return curveBox(a, b);
    } else {
      return curvePolygon(a, b);
    }
  } else if constexpr (kA == Kind::point) {
    if constexpr (kB == Kind::point) {
      return pointPoint(a, b);
    } else if constexpr (isCurve(kB)) {
      return pointCurve(a, b);
    } else if constexpr (kB == Kind::sphere) {
      return pointSphere(a, b);
    } else if constexpr (kB == Kind::capsule) {
      return pointCapsule(a, b);
    } else if constexpr (isBox(kB)) {
      return pointBox(a, b);
    } else {
      return pointPolygon(a, b);
    }
  } else if constexpr (kA == Kind::sphere) {
    if constexpr (kB == Kind::sphere) {
      return sphereSphere(a, b);
    } else if constexpr (kB == Kind::capsule) {
      return sphereCapsule(a, b);
    } else if constexpr (isBox(kB)) {
      return sphereBox(a, b);
    } else {
      return spherePolygon(a, b);
    }
  } else if constexpr (kA == Kind::capsule) {
    if constexpr (kB == Kind::capsule) {
      return capsuleCapsule(a, b);
    } else {
      return capsuleFlat(a, b);
    }
  } else if constexpr (isBox(kA)) {
    if constexpr (isBox(kB)) {
      return boxBox(a, b);
    } else {
      return boxPolygon(a, b);
    }
  } else {
    return polygonPolygon(a, b);
  }
}

}  // namespace collision::filter
