// What the pairs of shapes with a radius share with those of rays.
#pragma once

#include "answer/ask.h"
#include "collision/shape_ref.h"
#include "collision/shapes.h"

namespace collision {

/** Adds witness and contact of a segment or ray and a capsule whose outcome is known. */
void measureRounded(Verdict& verdict, ShapeRef a, const Capsule& b);

}  // namespace collision
