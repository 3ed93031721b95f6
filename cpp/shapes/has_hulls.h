// Whether there are hulls: in all builds but the small module's (COLLISION_NO_HULLS, cpp/first),
// which makes no geometry, so that nothing that is about them takes room in it.
#pragma once

namespace collision {

#ifdef COLLISION_NO_HULLS
inline constexpr bool kHasHulls = false;
#else
inline constexpr bool kHasHulls = true;
#endif

}  // namespace collision
