// Counters are signed here, containers count without sign.
#pragma once

#include <cstddef>

namespace collision {

/** A counter, which is not negative, as a place in a container. */
constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

}  // namespace collision
