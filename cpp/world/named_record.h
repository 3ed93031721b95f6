// Shapes of records whose numbers may name a geometry.
#pragma once

#include "collision/fault.h"
#include "collision/shape_cell.h"
#include "world/geometry_store.h"

namespace collision {

/** What is wrong with the numbers of a kind; a name that nothing has, too. */
Fault checkRecord(Kind kind, const double* numbers, Geometries& geometries);

/** Of numbers that passed checkRecord; its geometry must outlive it. */
void readRecord(ShapeCell& cell, Kind kind, const double* numbers, Geometries& geometries);

}  // namespace collision
