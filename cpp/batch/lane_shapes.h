// Shapes of one kind in lanes: as many as Lanes has, with the members that the formulas of
// pairs/filter/ ask of a shape. Read from records of a batch, whose numbers nobody has checked.
//
// A lane may be decided in doubles where its numbers are valid and no larger than 2¹⁰⁰, as sizeOf
// has it; every other lane is left to the shapes' own test, which tells what is invalid from what
// is large. Of each kind
//   isWithinRange()   all of its numbers are that small
//   isAnchored()      its first place is; formulas that bound all places seen from it need no more
//   isValid()         nothing is negative or zero that must not be
#pragma once

#include <array>

#include "collision/attributes.h"
#include "collision/fault.h"
#include "collision/shapes.h"
#include "linear/frame.h"
#include "number/filter.h"
#include "number/lane_shuffles.h"
#include "shapes/number_of.h"

namespace collision {

using DoubleLanes = Lanes<double>;
using DoubleMask = LaneMask<double>;
using LaneVector = Vector3<DoubleLanes>;

/** Where the numbers of one kind of shape start, a record for each lane. */
using LaneRecords = std::array<const double*, DoubleLanes::kCount>;

namespace lanes {

/** The first N numbers of every record. */
template <std::size_t N>
COLLISION_ALWAYS_INLINE inline std::array<DoubleLanes, N> numbersOf(const LaneRecords& records) {
  std::array<DoubleLanes, N> numbers{};
  // Two numbers are loaded as fast as one.
  for (std::size_t i = 0; i + 1 < N; i += 2) {
    const auto two =
        transposed(std::array<DoubleLanes, 2>{lanesAt(records[0] + i), lanesAt(records[1] + i)});
    numbers[i] = two[0];
    numbers[i + 1] = two[1];
  }
  if constexpr (N % 2 == 1) {
    numbers[N - 1] = DoubleLanes(DoubleLanes::Register{records[0][N - 1], records[1][N - 1]});
  }
  return numbers;
}
template <std::size_t N>
COLLISION_ALWAYS_INLINE inline LaneVector vectorAt(const std::array<DoubleLanes, N>& numbers,
                                                   std::size_t i) {
  return {numbers[i], numbers[i + 1], numbers[i + 2]};
}

/** Whether these are numbers, none too large. */
template <class... Numbers>
COLLISION_ALWAYS_INLINE inline DoubleMask areWithinRange(const Numbers&... numbers) {
  return (... + roundoff::magnitudeOf(numbers)) <= DoubleLanes(0x1p+100);
}
COLLISION_ALWAYS_INLINE inline DoubleLanes leastOf(const LaneVector& v) {
  return least(v.x, least(v.y, v.z));
}

}  // namespace lanes

template <class Shape>
concept InLanes = std::is_same_v<NumberOf<Shape>, DoubleLanes>;

/** The lanes of one kind: specialized below for each. */
template <class Shape>
struct LanesOf;

template <>
struct LanesOf<Ray> {
  using Number = DoubleLanes;
  static constexpr Kind kKind = Kind::ray;

  LaneVector origin;
  LaneVector direction;
  DoubleLanes maxDistance;

  COLLISION_ALWAYS_INLINE explicit LanesOf(const LaneRecords& records)
      : LanesOf(lanes::numbersOf<7>(records)) {}

  COLLISION_ALWAYS_INLINE explicit LanesOf(const std::array<DoubleLanes, 7>& n)
      : origin(lanes::vectorAt(n, 0)), direction(lanes::vectorAt(n, 3)), maxDistance(n[6]) {}

  COLLISION_ALWAYS_INLINE [[nodiscard]] DoubleMask isAnchored() const {
    return lanes::areWithinRange(origin);
  }
  /** What is asked of directions, and of ends, is asked by hasOrdinaryDirection. */
  COLLISION_ALWAYS_INLINE [[nodiscard]] DoubleMask isWithinRange() const { return isAnchored(); }
  COLLISION_ALWAYS_INLINE [[nodiscard]] static DoubleMask isValid() { return DoubleMask(true); }
};

/** Of rays without an end, as most are; a ray that has one is no such lane. */
struct EndlessRayLanes : LanesOf<Ray> {
  using LanesOf<Ray>::LanesOf;
};

template <>
struct LanesOf<Segment> {
  using Number = DoubleLanes;
  static constexpr Kind kKind = Kind::segment;

  LaneVector start;
  LaneVector end;

  COLLISION_ALWAYS_INLINE explicit LanesOf(const LaneRecords& records)
      : LanesOf(lanes::numbersOf<6>(records)) {}

  COLLISION_ALWAYS_INLINE explicit LanesOf(const std::array<DoubleLanes, 6>& n)
      : start(lanes::vectorAt(n, 0)), end(lanes::vectorAt(n, 3)) {}

  COLLISION_ALWAYS_INLINE [[nodiscard]] DoubleMask isAnchored() const {
    return lanes::areWithinRange(start);
  }
  COLLISION_ALWAYS_INLINE [[nodiscard]] DoubleMask isWithinRange() const {
    return lanes::areWithinRange(start, end);
  }
  COLLISION_ALWAYS_INLINE [[nodiscard]] static DoubleMask isValid() { return DoubleMask(true); }
};

template <>
struct LanesOf<Plane> {
  using Number = DoubleLanes;
  static constexpr Kind kKind = Kind::plane;

  LaneVector normal;
  DoubleLanes constant;

  COLLISION_ALWAYS_INLINE explicit LanesOf(const LaneRecords& records)
      : LanesOf(lanes::numbersOf<4>(records)) {}

  COLLISION_ALWAYS_INLINE explicit LanesOf(const std::array<DoubleLanes, 4>& n)
      : normal(lanes::vectorAt(n, 0)), constant(n[3]) {}

  COLLISION_ALWAYS_INLINE [[nodiscard]] DoubleMask isWithinRange() const {
    return lanes::areWithinRange(normal, constant);
  }
  COLLISION_ALWAYS_INLINE [[nodiscard]] DoubleMask isValid() const {
    return roundoff::magnitudeOf(normal) > DoubleLanes(0.0);
  }
};

template <>
struct LanesOf<Sphere> {
  using Number = DoubleLanes;
  static constexpr Kind kKind = Kind::sphere;

  LaneVector center;
  DoubleLanes radius;

  COLLISION_ALWAYS_INLINE explicit LanesOf(const LaneRecords& records)
      : LanesOf(lanes::numbersOf<4>(records)) {}

  COLLISION_ALWAYS_INLINE explicit LanesOf(const std::array<DoubleLanes, 4>& n)
      : center(lanes::vectorAt(n, 0)), radius(n[3]) {}

  COLLISION_ALWAYS_INLINE [[nodiscard]] DoubleMask isAnchored() const {
    return lanes::areWithinRange(center);
  }
  COLLISION_ALWAYS_INLINE [[nodiscard]] DoubleMask isWithinRange() const {
    return lanes::areWithinRange(center, radius);
  }
  COLLISION_ALWAYS_INLINE [[nodiscard]] DoubleMask isValid() const {
    return radius >= DoubleLanes(0.0);
  }
};

template <>
struct LanesOf<Capsule> {
  using Number = DoubleLanes;
  static constexpr Kind kKind = Kind::capsule;

  LaneVector start;
  LaneVector end;
  DoubleLanes radius;

  COLLISION_ALWAYS_INLINE explicit LanesOf(const LaneRecords& records)
      : LanesOf(lanes::numbersOf<7>(records)) {}

  COLLISION_ALWAYS_INLINE explicit LanesOf(const std::array<DoubleLanes, 7>& n)
      : start(lanes::vectorAt(n, 0)), end(lanes::vectorAt(n, 3)), radius(n[6]) {}

  COLLISION_ALWAYS_INLINE [[nodiscard]] DoubleMask isAnchored() const {
    return lanes::areWithinRange(start);
  }
  COLLISION_ALWAYS_INLINE [[nodiscard]] DoubleMask isWithinRange() const {
    return lanes::areWithinRange(start, end, radius);
  }
  COLLISION_ALWAYS_INLINE [[nodiscard]] DoubleMask isValid() const {
    return radius >= DoubleLanes(0.0);
  }
};

template <>
struct LanesOf<Aabb> {
  using Number = DoubleLanes;
  static constexpr Kind kKind = Kind::aabb;

  LaneVector min;
  LaneVector max;

  COLLISION_ALWAYS_INLINE explicit LanesOf(const LaneRecords& records)
      : LanesOf(lanes::numbersOf<6>(records)) {}

  COLLISION_ALWAYS_INLINE explicit LanesOf(const std::array<DoubleLanes, 6>& n)
      : min(lanes::vectorAt(n, 0)), max(lanes::vectorAt(n, 3)) {}

  COLLISION_ALWAYS_INLINE [[nodiscard]] LaneVector lengths() const { return max - min; }
  COLLISION_ALWAYS_INLINE [[nodiscard]] DoubleMask isAnchored() const {
    return lanes::areWithinRange(min);
  }
  COLLISION_ALWAYS_INLINE [[nodiscard]] DoubleMask isWithinRange() const {
    return lanes::areWithinRange(min, max);
  }
  COLLISION_ALWAYS_INLINE [[nodiscard]] DoubleMask isValid() const {
    return (min.x <= max.x) & (min.y <= max.y) & (min.z <= max.z);
  }
};

template <>
struct LanesOf<Obb> {
  using Number = DoubleLanes;
  static constexpr Kind kKind = Kind::obb;

  LaneVector center;
  LaneVector halfExtents;
  std::array<DoubleLanes, 4> rotation;
  ScaledAxes<DoubleLanes> frame;

  COLLISION_ALWAYS_INLINE explicit LanesOf(const LaneRecords& records)
      : LanesOf(lanes::numbersOf<10>(records)) {}

  COLLISION_ALWAYS_INLINE explicit LanesOf(const std::array<DoubleLanes, 10>& n)
      : center(lanes::vectorAt(n, 0)),
        halfExtents(lanes::vectorAt(n, 7)),
        rotation{n[3], n[4], n[5], n[6]} {
    const auto& [x, y, z, w] = rotation;
    const DoubleLanes scale = inversePowerOfTwo(largest());
    frame = scaledAxes<DoubleLanes>(x * scale, y * scale, z * scale, w * scale);
  }

  COLLISION_ALWAYS_INLINE [[nodiscard]] LaneVector lengths() const {
    return halfExtents + halfExtents;
  }
  COLLISION_ALWAYS_INLINE [[nodiscard]] DoubleMask isAnchored() const {
    return lanes::areWithinRange(center);
  }
  COLLISION_ALWAYS_INLINE [[nodiscard]] DoubleMask isWithinRange() const {
    return sizeOf(center, halfExtents) <= DoubleLanes(0x1p+100);
  }
  /** A quaternion that is zero or no number has no scale that would make n 1 or more. */
  COLLISION_ALWAYS_INLINE [[nodiscard]] DoubleMask isValid() const {
    return (lanes::leastOf(halfExtents) >= DoubleLanes(0.0)) & (frame.n >= DoubleLanes(1.0)) &
           (largest() <= DoubleLanes(kMaxMagnitude));
  }

 private:
  COLLISION_ALWAYS_INLINE [[nodiscard]] DoubleLanes largest() const {
    const auto& [x, y, z, w] = rotation;
    return greatest(greatest(absolute(x), absolute(y)), greatest(absolute(z), absolute(w)));
  }
};

COLLISION_ALWAYS_INLINE inline const ScaledAxes<DoubleLanes>& roundedFrame(
    const LanesOf<Obb>& boxes) {
  return boxes.frame;
}

/** Of triangles and parallelograms. */
template <Kind kOf>
struct PolygonLanes {
  using Number = DoubleLanes;
  static constexpr Kind kKind = kOf;

  LaneVector a;
  LaneVector b;
  LaneVector c;

  COLLISION_ALWAYS_INLINE explicit PolygonLanes(const LaneRecords& records)
      : PolygonLanes(lanes::numbersOf<9>(records)) {}

  COLLISION_ALWAYS_INLINE explicit PolygonLanes(const std::array<DoubleLanes, 9>& n)
      : a(lanes::vectorAt(n, 0)), b(lanes::vectorAt(n, 3)), c(lanes::vectorAt(n, 6)) {}

  COLLISION_ALWAYS_INLINE [[nodiscard]] DoubleMask isAnchored() const {
    return lanes::areWithinRange(a);
  }
  COLLISION_ALWAYS_INLINE [[nodiscard]] DoubleMask isWithinRange() const {
    return lanes::areWithinRange(a, b, c);
  }
  COLLISION_ALWAYS_INLINE [[nodiscard]] static DoubleMask isValid() { return DoubleMask(true); }
};
template <>
struct LanesOf<Triangle> : PolygonLanes<Kind::triangle> {
  using PolygonLanes::PolygonLanes;
};
template <>
struct LanesOf<Parallelogram> : PolygonLanes<Kind::parallelogram> {
  using PolygonLanes::PolygonLanes;
};

template <>
struct LanesOf<Point> {
  using Number = DoubleLanes;
  static constexpr Kind kKind = Kind::point;

  LaneVector position;

  COLLISION_ALWAYS_INLINE explicit LanesOf(const LaneRecords& records)
      : LanesOf(lanes::numbersOf<3>(records)) {}

  COLLISION_ALWAYS_INLINE explicit LanesOf(const std::array<DoubleLanes, 3>& n)
      : position(lanes::vectorAt(n, 0)) {}

  COLLISION_ALWAYS_INLINE [[nodiscard]] DoubleMask isAnchored() const {
    return lanes::areWithinRange(position);
  }
  COLLISION_ALWAYS_INLINE [[nodiscard]] DoubleMask isWithinRange() const { return isAnchored(); }
  COLLISION_ALWAYS_INLINE [[nodiscard]] static DoubleMask isValid() { return DoubleMask(true); }
};

}  // namespace collision
