// The outcome of two records by themselves, which what decides many of them is compared with.
#pragma once

#include "collision/collision.h"
#include "shapes/slot.h"

namespace collision {

/** Of numbers that nobody has checked, of kinds without a geometry. */
inline Outcome outcomeOfRecords(Kind kindA, const double* a, Kind kindB, const double* b) {
  if (checkSlot(kindA, a) || checkSlot(kindB, b)) {
    return Outcome::invalid;
  }
  return outcome(ShapeCell(kindA, a), ShapeCell(kindB, b));
}

}  // namespace collision
