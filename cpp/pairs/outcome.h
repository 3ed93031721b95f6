// The outcome of two shapes and nothing else: in doubles where these tell, else by the pair's test.
#pragma once

#include "answer/summary.h"
#include "collision/shape_ref.h"

namespace collision {

/** Outcome, candidate and who decided it; shapes by kind and address, which fit in registers. */
Summary summaryOf(Kind kindA, const void* a, Kind kindB, const void* b);
inline Summary summaryOf(ShapeRef a, ShapeRef b) {
  return summaryOf(a.kind(), a.address(), b.kind(), b.address());
}

}  // namespace collision
