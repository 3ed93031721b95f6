// A shape as it is seen from where a mesh stands: rounded, so it says only what is surely beside.
#pragma once

#include "collision/mesh.h"
#include "collision/shape_cell.h"

namespace collision {

/** More than what a place seen from there is off by, of all lengths that it is made of. */
inline constexpr double kPulledBackPart = 0x1p-40;

struct PulledBack {
  ShapeCell shape;
  /** Meters: within reach of the mesh no place of the shape is further off than this. */
  double error = 0;
};

/** Of a valid shape but a mesh. */
PulledBack pulledBack(ShapeRef shape, const PosedMesh& mesh);

}  // namespace collision
