// A row of the separating axis test in any number type. Its two parts come apart: where a shape
// moves along a line, the first is linear in time, the second stays.
#pragma once

#include "collision/attributes.h"
#include "number/filter.h"

namespace collision {

/** What an axis shows of two shapes, times a factor that is not negative. */
template <class T>
struct AxisRow {
  T along;  // from the middle of the one to that of the other, with its sign
  T reach;  // of both, from their middles

  /** Positive when the axis separates. */
  COLLISION_ALWAYS_INLINE [[nodiscard]] constexpr T gap() const { return absolute(along) - reach; }
};

}  // namespace collision
