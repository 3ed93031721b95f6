// Which face, edge or corner of a shape is at a point of a curve, and how is it turned?
//
// Points are origin + t * direction with t exact, so that every question about one is linear in t.
#pragma once

#include <string_view>

#include "exact_number.h"

namespace verify {

struct CurvePoint {
  Exact3 origin;
  Exact3 direction;
  Parameter t;
};

/** A box's face, as its features are numbered: its normal out of the box, of any length. */
Exact3 outward(const oracle::Shape& box, int face);

/** Whether the point, which is on the shape's boundary, has this feature and this unit normal. */
void checkSurface(const oracle::Shape& shape, const CurvePoint& point, int feature,
                  const collision::Vec3& normal, std::string_view check, Findings& findings);

}  // namespace verify
