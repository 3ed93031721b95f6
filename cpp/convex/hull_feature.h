// The corner, edge or face of a hull as one number: what stands in a certificate for its corners,
// of which there may be any number.
#pragma once

#include <array>
#include <span>

#include "collision/hull.h"
#include "collision/verdict.h"

namespace collision {

/**
 * The least feature that holds all of these corners, as Corners has it (collision/verdict.h); 0
 * where that is the hull itself. They are at least one, in ascending order, each once.
 */
Corners featureHolding(const HullGeometry& hull, std::span<const std::int32_t> corners);

/** The edge between two corners, the lesser first; −1: there is none. */
int edgeBetween(const HullGeometry& hull, const std::array<std::int32_t, 2>& ends);

/** Whether all of these corners are of one face. */
bool isInFace(const HullGeometry& hull, int face, std::span<const std::int32_t> corners);

}  // namespace collision
