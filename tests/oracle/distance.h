// How far apart are two shapes, or how deep is one in the other?
//
// With cores that don't meet: the root of their least squared distance, less the radii; by Wolfe's
// certified nearest point of the difference of the cores. With cores that meet: the least overlap
// over the complete set of axes, and the radii. All of it exact.
#pragma once

#include <optional>

#include "parameter.h"
#include "shape.h"

namespace oracle {

/**
 * Of what is left of the shapes without their radii, b moved; 0 when that meets. None only for two
 * finite rays whose ends are nearest and irrational in two ways.
 */
std::optional<Parameter> squaredCoreDistance(const Shape& a, const Shape& b,
                                             const Translation& translation = {});

/**
 * Above 0 the distance, below 0 the depth: the length of the least translation that parts them,
 * b moved. None where no translation does (crossing planes), and as above.
 */
std::optional<Length> gap(const Shape& a, const Shape& b, const Translation& translation = {});

/** 0 when they meet. */
std::optional<Length> distance(const Shape& a, const Shape& b);
/** None when they are apart, 0 when they touch. */
std::optional<Length> depth(const Shape& a, const Shape& b);

}  // namespace oracle
