// Which exact axis does a candidate's name stand for?
//
// The certificate of a verdict is symbolic: "{a}.x×{b}.bc" says how to rebuild the exact axis from
// the shapes' own numbers. This reads the name and does so, knowing nothing of the core but the
// names.
#pragma once

#include <string_view>
#include <vector>

#include "exact_shape.h"

namespace verify {

/**
 * One axis; several where the name of a slab or an edge leaves open which of them; none where the
 * axis isn't named (the distance of two cores). An axis may be 0: a candidate to be skipped.
 */
std::vector<Exact3> axesOf(std::string_view name, const oracle::Shape& a, const oracle::Shape& b,
                           bool isSlab);

}  // namespace verify
