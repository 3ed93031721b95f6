// A curve of a test as the line of its filter: both read the same rows.
#pragma once

#include "curve/curve.h"
#include "pairs/filter/line_rows.h"

namespace collision {

inline filter::Line lineOf(const Curve& curve) {
  const double end = curve.isSegment() ? sizeOf(curve.direction()) : curve.maxDistance();
  return {curve.origin(), curve.direction(), curve.end(), curve.bounded() ? end : 0};
}

/** The size of its direction, infinite where bounds don't hold: it decides nothing then. */
inline double knownSizeOf(const filter::Line& line) {
  const double size = sizeOf(line.direction);
  return filter::hasOrdinaryDirection(line, size) ? size : kInfinity;
}

}  // namespace collision
