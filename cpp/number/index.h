// Counters are signed here, containers count without sign.
#pragma once

#include <cstddef>

namespace collision {

/** A counter, which is not negative, as a place in a container. */
constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

/** Whether bit i is set. */
constexpr bool holdsBit(unsigned bits, int i) { return ((bits >> at(i)) & 1U) != 0; }

}  // namespace collision
