// The outcomes of several pairs at once, as far as doubles are sure of them.
#pragma once

#include "number/lanes.h"

namespace collision {

/** In each lane; where neither holds it is left to exact arithmetic. */
template <class Number>
struct LaneSummary {
  LaneMask<Number> apart;
  LaneMask<Number> overlapping;

  /** Where this is all that is sure. */
  [[gnu::always_inline]] [[nodiscard]] LaneSummary where(const LaneMask<Number>& mask) const {
    return {apart & mask, overlapping & mask};
  }
  /** Further rows: one that separates is enough, and all have to overlap. */
  [[gnu::always_inline]] void add(const LaneSummary& rows) {
    apart = apart | rows.apart;
    overlapping = overlapping & rows.overlapping;
  }
  [[gnu::always_inline]] [[nodiscard]] bool allApart() const {
    return apart.bits() == LaneMask<Number>::kAll;
  }
};

}  // namespace collision
