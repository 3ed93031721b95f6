// How far is a straight core, a sphere's center or a capsule's axis, from another shape's core?
#pragma once

#include "single/body.h"

namespace collision::single {

/** In meters, radii left out. For a `straight` one that has no point in common with b's inside. */
float distance(const Body& straight, const Body& b);

}  // namespace collision::single
