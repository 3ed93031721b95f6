// Where the nearest point of D lies, seen from the origin, in exact numbers.
#pragma once

#include <optional>
#include <vector>

#include "convex/difference_features.h"
#include "number/exact.h"

namespace collision {

/**
 * From the origin to the nearest point of D, any length. None where D holds the origin or has no
 * end.
 */
std::optional<Vector3<Exact>> nearestDirection(const Differences<Exact>& d);

/** Drops the features that do not lie nearest to the origin in that direction, if there is one. */
void keepNearest(std::vector<Feature>& features, const Differences<Exact>& d);

}  // namespace collision
