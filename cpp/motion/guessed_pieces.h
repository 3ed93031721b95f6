// The first and last piece that a moving point comes near to, guessed in doubles and then proven.
#pragma once

#include "motion/rounded_cast.h"

namespace collision {

/** Raises a doubt where the guess was wrong, or what is nearly touched is missed. */
RoundedTimes<Approximate> timesOfGuess(ShapeRef a, ShapeRef b, const RelativeMotion& motion);

}  // namespace collision
