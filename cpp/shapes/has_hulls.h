// Whether there are hulls: not in the WebAssembly modules (COLLISION_NO_HULLS), which make none, so
// that nothing that is about them takes room there.
#pragma once

namespace collision {

#ifdef COLLISION_NO_HULLS
inline constexpr bool kHasHulls = false;
#else
inline constexpr bool kHasHulls = true;
#endif

}  // namespace collision
