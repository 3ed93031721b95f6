// The axis of least depth of two shapes that meet, with the features that face each other along it
// and the points of the manifold.
#pragma once

#include "collision/manifold.h"

namespace collision {

/** Of two shapes in the order of the table of pairs that meet; neither is a plane, ray or mesh. */
Manifold contactAlongLeastAxis(ShapeRef a, ShapeRef b, Outcome outcome,
                               const ContactOptions& options);

}  // namespace collision
