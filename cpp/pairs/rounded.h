// What the pairs of shapes with a radius share with those of rays.
#pragma once

#include "answer/verdict.h"
#include "shapes/capsule.h"
#include "shapes/ray.h"
#include "shapes/segment.h"

namespace collision {

/** Adds witness and contact of two shapes whose outcome is known. */
void measureRounded(Verdict& verdict, const Segment& a, const Capsule& b);
void measureRounded(Verdict& verdict, const Ray& a, const Capsule& b);

}  // namespace collision
