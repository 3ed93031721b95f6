// How far is a plane from a shape or another plane, in float?
#pragma once

#include "single/body.h"

namespace collision::single {

/** Meters: the distance on one side, minus the lesser depth where it straddles the plane. */
float planeGap(const Body& body, const Plane& plane);

/** Meters between parallel planes, NaN where they cross. */
float planeGap(const Plane& a, const Plane& b);

}  // namespace collision::single
