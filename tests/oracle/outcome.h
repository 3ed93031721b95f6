// Do two shapes overlap, touch or stay apart, exactly?
//
// Cores without a ball: the projections of D = A - B on a complete set of axes, where 0 inside each
// means overlapping. With a ball of radius R > 0: the sign of the least squared distance minus R
// squared, over all pairs of features. Nothing is rounded; roots are told by squaring.
#pragma once

#include "shape.h"

namespace oracle {

Outcome outcome(const Shape& a, const Shape& b);
/** The same for b moved by an exact displacement. */
Outcome outcomeTranslated(const Shape& a, const Shape& b, const Translation& translation);
/** The same for a displacement of axis * depth. */
Outcome outcomeTranslated(const Shape& a, const Shape& b, const std::array<double, 3>& axis,
                          double depth);

}  // namespace oracle
