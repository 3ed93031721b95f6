// The questions of collision/collision.h that the table of pairs answers.
#include "collision/collision.h"

#include "convex/distance.h"
#include "pairs/outcome.h"
#include "pairs/pairs.h"

namespace collision {

Outcome outcome(ShapeRef a, ShapeRef b) { return summaryOf(a, b).outcome(); }

bool meets(ShapeRef a, ShapeRef b) { return outcome(a, b) != Outcome::apart; }

Verdict test(ShapeRef a, ShapeRef b, const HitOptions& options) {
  return testPair(a, b, {.options = options});
}

Verdict explain(ShapeRef a, ShapeRef b, Trace& trace, const HitOptions& options) {
  return testPair(a, b, {.trace = &trace, .options = options});
}

Distance distance(ShapeRef a, ShapeRef b) { return distanceOf(a, b, testPair(a, b, {})); }

}  // namespace collision
