// Large allocations ask first: without exceptions one that fails ends the program, and with it the
// core of a page.
#pragma once

#include <cstddef>

namespace collision {

/**
 * Whether `count` objects of `size` bytes can be allocated in one piece, with room left for what is
 * small and doesn't ask.
 */
[[nodiscard]] bool hasRoomFor(double count, std::size_t size);

}  // namespace collision
