// Of two hulls the faces of their differences at which they come together and part, guessed in
// doubles and then proven: their rows are many, and need not be looked at where both are found.
#pragma once

#include <optional>

#include "motion/row_times.h"

namespace collision {

/** The same as all rows say of two that surely hit, and the axis from a to b at the time. */
struct HullContacts {
  CastTimes<Approximate> times;  // of the candidate its number
  ApproximateVec3 axis;
};
/** Of two of which one is solid; nothing: the faces were not found, or not proven. */
std::optional<HullContacts> contactsOfHulls(const Polytope& a, const Polytope& b,
                                            const RelativeMotion& motion);

}  // namespace collision
