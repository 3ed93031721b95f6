// Shapes of one kind in lanes: as many as Lanes has, with the members that the formulas of
// pairs/filter/ ask of a shape. Read from records of a batch, whose numbers nobody has checked.
//
// A lane may be decided in doubles where its numbers are valid and no larger than 2¹⁰⁰, as sizeOf
// has it; every other lane is left to the shapes' own test, which tells what is invalid from what
// is large. Of each kind
//   isWithinRange()   all of its numbers are that small
//   isAnchored()      its first place is; formulas that bound all places seen from it need no more,
//                     and what is asked of directions and ends hasOrdinaryDirection asks
//   isValid()         nothing is negative or zero that must not be
#pragma once

#include <array>

#include "collision/attributes.h"
#include "collision/fault.h"
#include "linear/frame.h"
#include "number/filter.h"
#include "number/lane_shuffles.h"
#include "shapes/all.h"
#include "shapes/number_of.h"
#include "shapes/slot.h"

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
    numbers[N - 1] = lanesOf(records[0][N - 1], records[1][N - 1]);
  }
  return numbers;
}

/** The sum of the magnitudes of some. */
template <std::size_t kFirst, std::size_t kEnd, std::size_t N>
COLLISION_ALWAYS_INLINE inline DoubleLanes sizeOf(const std::array<DoubleLanes, N>& numbers) {
  constexpr std::size_t kMiddle = (kFirst + kEnd) / 2;
  if constexpr (kFirst == kMiddle) {
    return absolute(numbers[kFirst]);
  } else {
    return sizeOf<kFirst, kMiddle>(numbers) + sizeOf<kMiddle, kEnd>(numbers);
  }
}
COLLISION_ALWAYS_INLINE inline DoubleLanes leastOf(const LaneVector& v) {
  return least(v.x, least(v.y, v.z));
}

COLLISION_ALWAYS_INLINE inline DoubleLanes largestOf(const std::array<DoubleLanes, 4>& q) {
  return greatest(greatest(absolute(q[0]), absolute(q[1])),
                  greatest(absolute(q[2]), absolute(q[3])));
}
COLLISION_ALWAYS_INLINE inline ScaledAxes<DoubleLanes> frameOf(
    const std::array<DoubleLanes, 4>& q) {
  const DoubleLanes scale = inversePowerOfTwo(largestOf(q));
  return scaledAxes<DoubleLanes>(q[0] * scale, q[1] * scale, q[2] * scale, q[3] * scale);
}

}  // namespace lanes

template <class Shape>
concept InLanes = std::is_same_v<NumberOf<Shape>, DoubleLanes>;

/** What lanes of one kind hold, in the order of the shape's numbers. */
template <class Shape>
struct LaneMembers;

template <>
struct LaneMembers<Ray> {
  LaneVector origin;
  LaneVector direction;
  DoubleLanes maxDistance;
};

template <>
struct LaneMembers<Segment> {
  LaneVector start;
  LaneVector end;
};

template <>
struct LaneMembers<Plane> {
  LaneVector normal;
  DoubleLanes constant{};
  COLLISION_ALWAYS_INLINE [[nodiscard]] DoubleMask isValid() const {
    return roundoff::magnitudeOf(normal) > DoubleLanes(0.0);
  }
};

template <>
struct LaneMembers<Sphere> {
  LaneVector center;
  DoubleLanes radius{};
  COLLISION_ALWAYS_INLINE [[nodiscard]] DoubleMask isValid() const {
    return radius >= DoubleLanes(0.0);
  }
};

template <>
struct LaneMembers<Capsule> {
  LaneVector start;
  LaneVector end;
  DoubleLanes radius{};
  COLLISION_ALWAYS_INLINE [[nodiscard]] DoubleMask isValid() const {
    return radius >= DoubleLanes(0.0);
  }
};

template <>
struct LaneMembers<Aabb> {
  LaneVector min;
  LaneVector max;

  COLLISION_ALWAYS_INLINE [[nodiscard]] LaneVector lengths() const { return max - min; }
  COLLISION_ALWAYS_INLINE [[nodiscard]] DoubleMask isValid() const {
    return (min.x <= max.x) & (min.y <= max.y) & (min.z <= max.z);
  }
};

template <>
struct LaneMembers<Obb> {
  LaneVector center;
  std::array<DoubleLanes, 4> rotation;
  LaneVector halfExtents;
  ScaledAxes<DoubleLanes> frame = lanes::frameOf(rotation);

  COLLISION_ALWAYS_INLINE [[nodiscard]] LaneVector lengths() const {
    return halfExtents + halfExtents;
  }
  /** A quaternion that is zero or no number has no scale that would make n 1 or more. */
  COLLISION_ALWAYS_INLINE [[nodiscard]] DoubleMask isValid() const {
    return (lanes::leastOf(halfExtents) >= DoubleLanes(0.0)) & (frame.n >= DoubleLanes(1.0)) &
           (lanes::largestOf(rotation) <= DoubleLanes(kMaxMagnitude));
  }
};

COLLISION_ALWAYS_INLINE inline const ScaledAxes<DoubleLanes>& roundedFrame(
    const LaneMembers<Obb>& boxes) {
  return boxes.frame;
}

template <class Shape>
  requires(Shape::kKind == Kind::triangle || Shape::kKind == Kind::parallelogram)
struct LaneMembers<Shape> {
  LaneVector a;
  LaneVector b;
  LaneVector c;
};

template <>
struct LaneMembers<Point> {
  LaneVector position;
};

template <class Shape>
struct LanesOf : LaneMembers<Shape> {
  using Members = LaneMembers<Shape>;
  using Number = DoubleLanes;
  static constexpr Kind kKind = Shape::kKind;
  static constexpr auto kCount = static_cast<std::size_t>(numbersOf<Shape>());

  COLLISION_ALWAYS_INLINE explicit LanesOf(const LaneRecords& records)
      : LanesOf(lanes::numbersOf<kCount>(records)) {}
  COLLISION_ALWAYS_INLINE explicit LanesOf(const std::array<DoubleLanes, kCount>& numbers)
      : Members(ShapeTraits<Shape>::template read<Members>(numbers.data())),
        anchorSize_(lanes::sizeOf<0, 3>(numbers)),
        size_(lanes::sizeOf<0, kCount>(numbers)) {}

  COLLISION_ALWAYS_INLINE [[nodiscard]] DoubleMask isAnchored() const {
    return anchorSize_ <= DoubleLanes(0x1p+100);
  }
  COLLISION_ALWAYS_INLINE [[nodiscard]] DoubleMask isWithinRange() const {
    return size_ <= DoubleLanes(0x1p+100);
  }
  COLLISION_ALWAYS_INLINE [[nodiscard]] DoubleMask isValid() const {
    if constexpr (requires(const Members& members) { members.isValid(); }) {
      return Members::isValid();
    } else {
      return DoubleMask(true);
    }
  }

 private:
  DoubleLanes anchorSize_{};
  DoubleLanes size_{};
};

/** Of rays without an end, as most are; a ray that has one is no such lane. */
struct EndlessRayLanes : LanesOf<Ray> {
  using LanesOf<Ray>::LanesOf;
};

}  // namespace collision
