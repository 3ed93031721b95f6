// What can be asked about the shapes of one slot or two, with the faults of slots as answers.
#pragma once

#include "answer/ask.h"
#include "wire/layout.h"
#include "world/slots.h"

namespace collision {

/** A verdict about two slots: Outcome::invalid and the reason where one of them is not usable. */
struct SlotVerdict {
  Verdict verdict;
  VerdictContext context;
};

/** Tests two slots, in this order. */
SlotVerdict testSlots(Slots& slots, int a, int b, const Ask& ask);

/** Whether they meet, and nothing else. */
Outcome outcomeOfSlots(Slots& slots, int a, int b);

/** Whether a contains b. */
enum class Containment : signed char {
  unbounded = -2,    // b has no end
  noContainer = -1,  // a has no inside
  no = 0,
  yes = 1,
  invalid = 3,  // one of the slots is not usable
};
Containment containmentOfSlots(Slots& slots, int a, int b);

}  // namespace collision
