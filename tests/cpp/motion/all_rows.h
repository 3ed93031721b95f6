// When two polytopes in motion meet by all of their rows in exact numbers: nothing is left out, and
// nothing about a row is known but its numbers.
#pragma once

#include "motion/polytope_cast.h"

namespace collision {

inline CastTimes<Exact> timesByAllRows(const PolytopeCast& cast, const RelativeMotion& motion) {
  const SpannedSpace<Exact> space = cast.space<Exact>();
  RowTimes<Exact> times(motion, space.dimension);
  const int count = static_cast<int>(cast.list().size());
  for (int i = 0; i < count; ++i) {
    const auto row = cast.row<Exact>(i, space);
    if (row.skip == SkipReason::none) {
      times.keep(i, row.row);
    }
  }
  return times.times();
}

}  // namespace collision
