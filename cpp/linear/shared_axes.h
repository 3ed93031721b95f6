// Whether two rotations have an axis in common that is one of the world's: boxes that stand upright
// or lie on a side, whatever way they face. Then each cross product of their axes is zero or along
// one of them, so that two such boxes are apart along an axis of one of them if they are apart.
//
// The axes of q = (x, y, z, w), scaled by q · q, are
//   X = (w² + x² − y² − z², 2 (x y + w z), 2 (x z − w y))
// and so on in turn. X is along x where x y = −w z and x z = w y: that is y = z = 0 or x = w = 0.
// It is along y where w² + x² = y² + z² and x z = w y: that is |w| = |z|, |x| = |y| and x z = w y.
// So all that is asked is which components are zero, equal but for their signs, or negative, and
// nothing is rounded.
#pragma once

#include <bit>

#include "collision/quaternion.h"
#include "linear/frame.h"
#include "number/filter.h"

namespace collision {

/** Bit k: an axis of this rotation, which is not zero, is exactly parallel to the world's axis k.
 */
inline unsigned worldAxesOf(const Quaternion& rotation) {
  constexpr unsigned kX = 1;
  constexpr unsigned kY = 2;
  constexpr unsigned kZ = 4;
  const auto& [x, y, z, w] = rotation;
  const auto isZero = [](double a, double b) { return a == 0 && b == 0; };
  const auto areAlike = [](double a, double b) { return absolute(a) == absolute(b); };
  unsigned found = 0;
  found |= isZero(y, z) || isZero(x, w) ? kX : 0;
  found |= isZero(x, z) || isZero(y, w) ? kY : 0;
  found |= isZero(x, y) || isZero(z, w) ? kZ : 0;
  const bool aboutX = areAlike(w, x) && areAlike(y, z);
  const bool aboutY = areAlike(w, y) && areAlike(x, z);
  const bool aboutZ = areAlike(w, z) && areAlike(x, y);
  if (aboutX || aboutY || aboutZ) {
    // Of the product of all four: both where it is zero.
    const bool isNegative = ((x < 0) != (y < 0)) != ((z < 0) != (w < 0));
    const bool hasZero = x == 0 || y == 0 || z == 0 || w == 0;
    const bool maybeNegative = isNegative || hasZero;
    const bool maybePositive = !isNegative || hasZero;
    found |= (aboutX && maybePositive ? kZ : 0) | (aboutX && maybeNegative ? kY : 0);
    found |= (aboutY && maybePositive ? kX : 0) | (aboutY && maybeNegative ? kZ : 0);
    found |= (aboutZ && maybePositive ? kY : 0) | (aboutZ && maybeNegative ? kX : 0);
  }
  return found;
}

/**
 * Which coordinates of an axis of length 1 or more are exactly 0, a bit each, of a rotation with
 * these of the world's axes: it is along one of them, and across the others, or across all.
 */
inline unsigned zerosOf(unsigned worldAxes, const Vec3& axis) {
  unsigned zeros = 0;
  for (int k = 0; k < 3; ++k) {
    const unsigned bit = worldAxes & (1U << static_cast<unsigned>(k));
    if (bit != 0) {
      zeros |= absolute(axis[k]) > 0.5 ? 0b111U & ~bit : bit;
    }
  }
  return zeros;
}

/** The one of the world's that an axis with these zeros is along; −1: none. */
inline int worldAxisOf(unsigned zeros) {
  return std::popcount(zeros) == 2 ? std::countr_one(zeros) : -1;
}

/** Whether boxes of these rotations share an axis: of any direction if the rotations are equal. */
inline bool shareAnAxis(const Quaternion& a, const Quaternion& b) {
  return a == b || (worldAxesOf(a) & worldAxesOf(b)) != 0;
}

/**
 * The axis of a box that is one of the other's too, where shareAnAxis: `frame`: its axes, rounded.
 * Of boxes that share more than one it is any of them.
 */
inline int sharedAxisOf(unsigned worldAxes, const Frame& frame) {
  const int world = (worldAxes & 1U) != 0 ? 0 : ((worldAxes & 2U) != 0 ? 1 : 2);
  const auto along = [&](int i) {
    return absolute(frame.axis[static_cast<std::size_t>(i)][world]);
  };
  const int larger = along(0) < along(1) ? 1 : 0;  // the others are across the world's axis
  return along(larger) < along(2) ? 2 : larger;
}

/** Which candidates of two boxes are parallel to one before them, as far as rotations tell. */
class RepeatedAxes {
 public:
  RepeatedAxes(const Quaternion& a, const Quaternion& b, const Frame& frameB) {
    const unsigned shared = worldAxesOf(a) & worldAxesOf(b);
    areEdges_ = a == b || shared != 0;
    if (a == b || (shared & (shared - 1)) != 0) {
      facesOfB_ = 0b111;  // two shared axes leave one way for the third
    } else if (shared != 0) {
      facesOfB_ = 1U << static_cast<unsigned>(sharedAxisOf(shared, frameB));
    }
  }
  /** Of axes that are not zero; the products of edges follow the faces. */
  [[nodiscard]] bool areEdges() const { return areEdges_; }
  [[nodiscard]] bool isFaceOfB(int i) const {
    return ((facesOfB_ >> static_cast<unsigned>(i)) & 1U) != 0;
  }

 private:
  bool areEdges_ = false;
  unsigned facesOfB_ = 0;
};

}  // namespace collision
