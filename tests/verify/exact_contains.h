// Does a shape lie in another, all of it? In fractions, and squares where roots come in.
#pragma once

#include "oracle/shape.h"

namespace verify {

bool canContain(const oracle::Shape& a);
/** Neither a plane nor an endless ray. */
bool ends(const oracle::Shape& b);

/** Of shapes of which the two above hold; a plane holds what is behind it. */
bool exactlyContains(const oracle::Shape& a, const oracle::Shape& b);

}  // namespace verify
