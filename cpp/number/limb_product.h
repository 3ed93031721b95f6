// Products of natural numbers of 32 bits a limb, the least significant first.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace collision {

using Limbs = std::span<const std::uint32_t>;
inline constexpr int kLimbBits = 32;

/** Numbers with fewer limbs are multiplied limb by limb, and nothing is gained by multiplyLong().
 */
inline constexpr std::size_t kLongLimbs = 40;

/** Limb by limb. `out` has room for all limbs of both, and shares none with them. */
void multiplyShort(Limbs a, Limbs b, std::uint32_t* out);

/** The same by halves, with three products of them in place of four (Karatsuba, 1962). */
void multiplyLong(Limbs a, Limbs b, std::uint32_t* out);

}  // namespace collision
