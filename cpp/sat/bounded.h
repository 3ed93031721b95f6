// Values in doubles with the bound of their error, and what their signs are sure to be.
#pragma once

#include "collision/attributes.h"
#include "number/filter.h"

namespace collision {

/** A value that is off by at most `bound`; of several lanes each by its own. */
template <class T>
struct BoundedIn {
  T value;
  T bound;
};
using Bounded = BoundedIn<double>;

/** Whether the sign of a value is the true one; of 0 it never is. */
template <class T>
COLLISION_ALWAYS_INLINE inline auto isSure(const BoundedIn<T>& row) {
  return absolute(row.value) > withUnderflow(row.bound);
}

/** The sign of a value where doubles are sure of it, and whether they are. */
enum class Certain : signed char { negative, positive, no };

COLLISION_ALWAYS_INLINE inline Certain certain(const Bounded& row) {
  const double bound = withUnderflow(row.bound);
  if (row.value > bound) {
    return Certain::positive;
  }
  return row.value < -bound ? Certain::negative : Certain::no;
}

/** The sign in doubles, or else that of `exactly()`, the same number as an Exact. */
template <class Exactly>
COLLISION_ALWAYS_INLINE inline Decision decide(const Bounded& row, const Exactly& exactly,
                                               int line = __builtin_LINE()) {
  return decide(row.value, row.bound, exactly, line);
}

}  // namespace collision
