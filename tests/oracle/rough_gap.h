// What is a gap about, looked for in the most simple-minded way?
//
// In doubles, over every three corners of the difference of two cores: a triangle of them is
// nearest to 0, or lies on the boundary and is nearest from within. Slow, rough, and hard to get
// wrong.
#pragma once

#include "shape.h"

namespace oracle {

/** As gap(), good to about 1e-7. Not for planes. */
double roughGap(const Shape& a, const Shape& b);

}  // namespace oracle
