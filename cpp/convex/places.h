// The corners of a hull in its own frame against a direction: which go furthest along it? In
// doubles all of them, in other numbers those that doubles can't tell from the furthest.
//
// A hull stands where its frame's axes g do: the place p of its frame is at g[0] p.x + g[1] p.y +
// g[2] p.z, and goes as far along v as p does along (g[0] · v, g[1] · v, g[2] · v).
#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <span>
#include <type_traits>

#include "collision/hull.h"
#include "linear/frame.h"
#include "linear/number_vector.h"
#include "number/filter.h"
#include "number/index.h"
#include "shapes/has_hulls.h"

namespace collision {

/** Bounds are derived whether or not there are hulls. */
template <class T>
inline constexpr bool kHasHullsIn = kHasHulls || std::is_same_v<T, Roundoff>;

/** Corner i of a hull as it is; of Roundoff one of at most a size. */
template <class T>
constexpr Vector3<T> placeIn(const HullGeometry* hull, std::size_t i) {
  if constexpr (std::is_same_v<T, Roundoff>) {
    return kPlaceVector;
  } else {
    return vectorOf<T>(hull->corners()[i]);
  }
}

/**
 * A direction in doubles, times a positive number; no component is off by more than `error` times
 * the sum of all magnitudes, which is infinite where nothing is known.
 */
struct RoughDirection {
  Vec3 direction;
  double error = 0;
};
inline RoughDirection roughly(const Vec3& v) { return {v}; }
RoughDirection roughly(const ApproximateVec3& v);
RoughDirection roughly(const ExactVec3& v);

/** Corners that are known to be level along a direction, without a look at numbers. */
class LevelCornersOfHull {
 public:
  LevelCornersOfHull() = default;
  LevelCornersOfHull(std::span<const std::int32_t> corners) : corners_(corners) {}

  /** Those of a face along its normal, and of the face that is parallel to it. */
  static LevelCornersOfHull ofFace(const HullGeometry& hull, int face);
  /** Across an edge those of each edge that is parallel to it. */
  static LevelCornersOfHull ofEdge(const HullGeometry& hull, int edge);

  [[nodiscard]] bool areLevel(std::size_t i, std::size_t j) const {
    return areIn(corners_, i, j) || areIn(parallel_, i, j) ||
           (hull_ != nullptr && areOfParallelEdge(i, j));
  }

 private:
  static bool areIn(std::span<const std::int32_t> corners, std::size_t i, std::size_t j) {
    bool hasI = false;
    bool hasJ = false;
    for (const std::int32_t corner : corners) {
      hasI = hasI || static_cast<std::size_t>(corner) == i;
      hasJ = hasJ || static_cast<std::size_t>(corner) == j;
    }
    return hasI && hasJ;
  }
  [[nodiscard]] bool areOfParallelEdge(std::size_t i, std::size_t j) const;

  std::span<const std::int32_t> corners_;
  std::span<const std::int32_t> parallel_;
  const HullGeometry* hull_ = nullptr;  // null: no edges are parallel
  int edge_ = -1;                       // the first of those that are
};

/** Where there are no hulls. */
struct NoLevelCorners {
  NoLevelCorners() = default;
  NoLevelCorners(std::span<const std::int32_t> /*corners*/) {}
  static NoLevelCorners ofFace(const HullGeometry& /*hull*/, int /*face*/) { return {}; }
  static NoLevelCorners ofEdge(const HullGeometry& /*hull*/, int /*edge*/) { return {}; }
  [[nodiscard]] bool areLevel(std::size_t /*i*/, std::size_t /*j*/) const { return false; }
};
using LevelCorners = std::conditional_t<kHasHulls, LevelCornersOfHull, NoLevelCorners>;

template <class T>
class PlacesAlong {
 public:
  /** `direction` in the frame of the hull. */
  PlacesAlong(const HullGeometry* hull, const Vector3<T>& direction)
      : hull_(*hull), direction_(direction), rough_(roughly(direction)) {}

  [[nodiscard]] T least(const LevelCorners& level = {}) const {
    return along(furthest<-1>(0, level));
  }
  [[nodiscard]] T greatest(const LevelCorners& level = {}) const {
    return along(furthest<1>(0, level));
  }

  /** The corner that goes furthest along the direction, or against it; of ties `first`. */
  template <int kSense>
  [[nodiscard]] std::size_t furthest(std::size_t first, const LevelCorners& level = {}) const {
    std::size_t best = first;
    forEachCandidate<kSense>([&](std::size_t i) {
      if (compare<kSense>(i, best, level) == Sign::positive) {
        best = i;
      }
    });
    return best;
  }
  /** Visits all that go as far along the direction as the furthest, which is `best`. */
  template <class Visit>
  void forEachTie(std::size_t best, const LevelCorners& level, const Visit& visit) const {
    forEachCandidate<1>([&](std::size_t i) {
      if (compare<1>(i, best, level) == Sign::zero) {
        visit(i);
      }
    });
  }

 private:
  [[nodiscard]] T along(std::size_t i) const {
    return dot(direction_, vectorOf<T>(hull_.corners()[i]));
  }
  /** Which of two goes further. */
  template <int kSense>
  [[nodiscard]] Sign compare(std::size_t i, std::size_t j, const LevelCorners& level) const {
    if (i == j || level.areLevel(i, j)) {
      return Sign::zero;
    }
    const auto corners = hull_.corners();
    const Sign sign = signOfDot(direction_, differenceOf<T>(corners[j], corners[i]));
    return kSense < 0 ? -sign : sign;
  }
  /** Those that may go furthest, by doubles. */
  template <int kSense, class Visit>
  void forEachCandidate(const Visit& visit) const {
    const auto corners = hull_.corners();
    const Vec3 direction = rough_.direction * static_cast<double>(kSense);
    double most = -std::numeric_limits<double>::infinity();
    for (const Vec3& corner : corners) {
      const double there = dot(direction, corner);
      most = collision::greatest(most, there);
    }
    // Two numbers, each off by the direction's error and by five roundings of at most their size.
    const double size = roundoff::magnitudeOf(direction) * hull_.extent();
    const double within = most - 2 * (3 * rough_.error + 0x1p-50) * size - 0x1p-1000;
    for (std::size_t i = 0; i < corners.size(); ++i) {
      if (!(dot(direction, corners[i]) < within)) {
        visit(i);
      }
    }
  }

  const HullGeometry& hull_;
  Vector3<T> direction_;
  RoughDirection rough_;
};

/** In doubles, which round: the furthest as they have it. */
template <>
class PlacesAlong<double> {
 public:
  PlacesAlong(const HullGeometry* hull, const Vec3& direction)
      : corners_(hull->corners()), direction_(direction) {}

  [[nodiscard]] double least(const LevelCorners& /*level*/ = {}) const {
    double least = along(0);
    for (std::size_t i = 1; i < corners_.size(); ++i) {
      least = collision::least(least, along(i));
    }
    return least;
  }
  [[nodiscard]] double greatest(const LevelCorners& /*level*/ = {}) const {
    double greatest = along(0);
    for (std::size_t i = 1; i < corners_.size(); ++i) {
      greatest = collision::greatest(greatest, along(i));
    }
    return greatest;
  }
  template <int kSense>
  [[nodiscard]] std::size_t furthest(std::size_t first, const LevelCorners& /*level*/ = {}) const {
    std::size_t best = first;
    double most = kSense * along(first);
    for (std::size_t i = 0; i < corners_.size(); ++i) {
      const double there = kSense * along(i);
      if (there > most) {
        most = there;
        best = i;
      }
    }
    return best;
  }

 private:
  [[nodiscard]] double along(std::size_t i) const { return dot(direction_, corners_[i]); }

  std::span<const Vec3> corners_;
  Vec3 direction_;
};

/** In the worst case. */
template <>
class PlacesAlong<Roundoff> {
 public:
  constexpr PlacesAlong(const HullGeometry* /*hull*/, const Vector3<Roundoff>& direction)
      : along_(dot(direction, kPlaceVector)) {}
  [[nodiscard]] constexpr Roundoff least(const LevelCorners& /*level*/ = {}) const {
    return along_;
  }
  [[nodiscard]] constexpr Roundoff greatest(const LevelCorners& /*level*/ = {}) const {
    return along_;
  }

 private:
  Roundoff along_;
};

}  // namespace collision
