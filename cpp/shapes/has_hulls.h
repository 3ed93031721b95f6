// Whether there are hulls: not in the WebAssembly modules (COLLISION_NO_HULLS), which make none, so
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

}  // namespace collision
