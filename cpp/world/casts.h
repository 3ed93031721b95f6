// What a moving shape in the query slot meets among the slots, which stand still: the tree says
// which may be it, casts of the two which are.
#pragma once

#include <vector>

#include "collision/motion.h"
#include "curve/hit_order.h"
#include "motion/relative_motion.h"
#include "world/queries.h"

namespace collision {

class WorldCasts {
 public:
  WorldCasts(Slots& slots, Queries& queries) : slots_(slots), queries_(queries) {}

  using Among = Queries::Among;
  /**
   * The slot that the query slot's shape, which ends everywhere, meets first as it moves with
   * velocityA; −1 for none. Of equal times the first slot: those of meshes are compared as rounded.
   */
  int first(const Among& among, const Motion& motion);
  /** All of them, in this order; until the next question. */
  const std::vector<int>& all(const Among& among, const Motion& motion);

 private:
  /** When a slot is met, in doubles. */
  struct Found {
    int slot = -1;
    HitPlace time;
  };

  /** look(slot) of all that may be met, until the time that limit() gives. */
  template <class Look, class Limit>
  void visitOnTheWay(const Among& among, const Motion& motion, const Look& look,
                     const Limit& limit);
  /** Whether a slot is met, and when, by `limit` at the latest. */
  bool isMet(Found& found, const Motion& motion, double limit);
  [[nodiscard]] bool comesAfter(const Found& a, const Found& b, const Motion& motion);

  Slots& slots_;
  Queries& queries_;
  std::vector<Found> found_;
  std::vector<int> all_;
};

}  // namespace collision
