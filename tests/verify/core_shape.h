// The core asked about an oracle's shape, and its answers in the oracle's words.
#pragma once

#include "collision/shape_cell.h"
#include "oracle/shape.h"
#include "pairs/pairs.h"

namespace verify {

inline collision::Kind coreKind(oracle::Kind kind) { return static_cast<collision::Kind>(kind); }

inline collision::ShapeCell coreShape(const oracle::Shape& shape) {
  return collision::ShapeCell(coreKind(shape.kind), shape.numbers.data());
}

/** What the oracle's outcome is called in the core. */
inline collision::Outcome coreOutcome(oracle::Outcome outcome) {
  return static_cast<collision::Outcome>(outcome);
}

}  // namespace verify
