// What can be wrong with the numbers of a shape.
#pragma once

#include "collision/kind.h"
#include "collision/shape_ref.h"

namespace collision {

enum class Reason : signed char {
  none = 0,
  notFinite = 1,    // NaN or an infinity
  outOfRange = 2,   // magnitude above kMaxMagnitude
  negative = 3,     // an extent, radius or length below zero
  zeroLength = 4,   // a direction, normal or quaternion of length zero
  noShape = 5,      // the slot is empty
  noTest = 6,       // the pair table has no test for the two kinds
  minAboveMax = 7,  // a box's maximum below its minimum
  noGeometry = 8,   // a hull of no geometry
  notClosed = 9,    // a mesh of which an edge belongs to an odd number of triangles
};

/** Numbers of a magnitude above this are refused; everything below it is decided. */
inline constexpr double kMaxMagnitude = 0x1p+200;

/** What is wrong with a shape, and with which of its numbers, counted as in a slot. */
struct Fault {
  Reason reason = Reason::none;
  int index = 0;
  constexpr explicit operator bool() const { return reason != Reason::none; }
};

/** No fault of a shape that can be tested. All functions of shapes take this to be so. */
Fault check(ShapeRef shape);

/** The same of a kind and its numbers, in the order of KindInfo::fields. Kind::none is noShape. */
Fault checkSlot(Kind kind, const double* numbers);

}  // namespace collision
