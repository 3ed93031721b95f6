// Where does a ray or segment enter a shape, and where does it leave?
//
// The common part is an interval of parameters, found by cutting with the shape's complete set of
// half-spaces, or by the quadratic of a ball, and bounded by the line's own reach. Both ends are
// exact: a + b * sqrt(c).
#pragma once

#include <optional>

#include "parameter.h"
#include "shape.h"

namespace oracle {

struct Hit {
  Parameter enter;                   // 0 where the line begins inside
  std::optional<Parameter> exit;     // none: the line stays in for ever
  bool startsInside = false;         // in the interior: on the boundary isn't inside
  std::optional<Parameter> onOther;  // of a ray or segment that is hit: its parameter at enter
  bool leaves = false;               // the line, going on, would be outside after exit
};

/**
 * In units of a ray's direction, or from 0 at a segment's start to 1 at its end. A line of length 0
 * keeps all its parameters: a ray [0, 0], a segment [0, 1]. None: they don't meet.
 */
std::optional<Hit> hit(const Shape& line, const Shape& shape);

}  // namespace oracle
