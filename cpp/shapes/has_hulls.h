// Whether there are hulls and meshes: not in the first WebAssembly module (COLLISION_NO_HULLS), so
// that nothing that is about them takes room there.
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
COLLISION_ALWAYS_INLINE constexpr bool isMesh(Kind kind) { return kHasHulls && kind == Kind::mesh; }
/** Whether there is more to a shape than the numbers of its slot. */
COLLISION_ALWAYS_INLINE constexpr bool hasGeometry(Kind kind) {
  return kHasHulls && static_cast<int>(kind) >= kKindCount;
}

/** How many kinds a slot can have: their codes are below it. */
inline constexpr int kSlotKinds = kKindCount + (kHasHulls ? 2 : 0);

/** The kind of a slot's code; none for any other. */
constexpr Kind kindOfSlotCode(int code) {
  return code >= kKindCount && code < kSlotKinds ? static_cast<Kind>(code) : kindOfCode(code);
}

}  // namespace collision
