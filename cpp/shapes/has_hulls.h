// Whether there are hulls: not in the first WebAssembly module (COLLISION_NO_HULLS), so that
// nothing that is about them takes room there.
#pragma once

#include "collision/attributes.h"
#include "collision/kind.h"

namespace collision {

#ifdef COLLISION_NO_HULLS
inline constexpr bool kHasHulls = false;
#else
inline constexpr bool kHasHulls = true;
#endif

COLLISION_ALWAYS_INLINE constexpr bool isHull(Kind kind) { return kHasHulls && kind == Kind::hull; }

/** How many kinds a slot can have: their codes are below it. */
inline constexpr int kSlotKinds = kKindCount + (kHasHulls ? 1 : 0);

/** The kind of a slot's code; none for any other. */
constexpr Kind kindOfSlotCode(int code) {
  return kHasHulls && code == static_cast<int>(Kind::hull) ? Kind::hull : kindOfCode(code);
}

}  // namespace collision
