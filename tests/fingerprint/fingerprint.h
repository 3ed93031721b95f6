// One number for very many answers: the same on every machine, or something is not reproducible.
//
// Result i is that of pair i mod 55 for shapes drawn from the seed and i alone. What is hashed is
// what an answer means: the outcome, the candidate and every number of the verdict, bit for bit (−0
// is not 0; all NaN are one). Who decided is not, so that a better filter changes nothing.
#pragma once

#include <cstdint>

namespace collision {

/** FNV-1a, 64 bits: the hash of nothing. */
inline constexpr std::uint64_t kHashOfNothing = 0xcbf29ce484222325U;

/** Goes on from `hash` with the results from `first` on. */
std::uint64_t fingerprint(std::uint64_t seed, std::uint32_t first, std::uint32_t count,
                          std::uint64_t hash = kHashOfNothing);

}  // namespace collision
