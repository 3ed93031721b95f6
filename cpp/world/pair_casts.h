// Casts of pairs of two kinds whose numbers and velocities stand in columns: when each two meet.
#pragma once

#include <cstdint>

#include "world/geometry_store.h"
#include "world/pair_columns.h"

namespace collision {

/** How pairs move: three numbers each, or null where all of a column stand. */
struct VelocityColumns {
  const double* a = nullptr;
  const double* b = nullptr;
  double duration = 1;  // valid
};

/** Takes a number for each pair: a code of CastOutcome, and its times or NaN. */
struct CastColumns {
  std::uint8_t* outcomes;
  double* tEnter;
  double* tExit;
};

/**
 * Casts `count` pairs as castWithoutPoints does, to the bit; CastOutcome::invalid where a shape or
 * velocity is, or both go on forever. Answers how many meet.
 */
int castPairs(const PairColumns::Column& a, const PairColumns::Column& b, Geometries& geometries,
              const VelocityColumns& velocities, int count, const CastColumns& into);

}  // namespace collision
