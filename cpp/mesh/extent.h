// What something covers of an axis or a normal: from the least to the greatest number along it.
#pragma once

#include "collision/attributes.h"
#include "number/filter.h"

namespace collision {

template <class T>
struct Extent {
  T low;
  T high;
};

/** Of three corners, as they lie along it. */
template <class T>
COLLISION_ALWAYS_INLINE constexpr Extent<T> extentOf(const T& a, const T& b, const T& c) {
  return {least(a, least(b, c)), greatest(a, greatest(b, c))};
}

}  // namespace collision
