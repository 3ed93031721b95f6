// The outcomes of several pairs at once, as far as doubles are sure of them.
#pragma once

#include "collision/attributes.h"
#include "number/lanes.h"

namespace collision {

/** In each lane; where neither holds it is left to exact arithmetic. */
template <class Number>
struct LaneSummary {
  LaneMask<Number> apart;
  LaneMask<Number> overlapping;

  /** Where this is all that is sure. */
  COLLISION_ALWAYS_INLINE [[nodiscard]] LaneSummary where(const LaneMask<Number>& mask) const {
    return {apart & mask, overlapping & mask};
  }
  /** Further rows: one that separates is enough, and all have to overlap. */
  COLLISION_ALWAYS_INLINE void add(const LaneSummary& rows) {
    apart = apart | rows.apart;
    overlapping = overlapping & rows.overlapping;
  }
  COLLISION_ALWAYS_INLINE [[nodiscard]] bool allApart() const { return holdsForAll(apart); }
};

}  // namespace collision
