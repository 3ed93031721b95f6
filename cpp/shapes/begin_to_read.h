// Asks memory for what is likely to be read soon: it then works on many at once, which code that
// waits for each does not.
#pragma once

#include <cstddef>

#include "collision/attributes.h"

namespace collision {

template <class Object>
COLLISION_ALWAYS_INLINE inline void beginToRead(const Object& object) {
  constexpr std::size_t kLine = 64;
  const void* const start = &object;
  for (std::size_t i = 0; i < sizeof(Object); i += kLine) {
#if defined(__GNUC__) && !defined(__wasm__)
    __builtin_prefetch(static_cast<const char*>(start) + i);
#else
    // WebAssembly has no instruction for it; what a volatile object is read for nobody asks.
    static_cast<void>(static_cast<const volatile char*>(start)[i]);
#endif
  }
}

/** For who visits what needs no reading. */
inline constexpr auto kExpectNothing = [](int /*slot*/) {};

}  // namespace collision
