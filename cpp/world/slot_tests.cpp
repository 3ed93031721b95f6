#include "world/slot_tests.h"

#include "collision/collision.h"
#include "convex/contains.h"
#include "pairs/outcome.h"
#include "pairs/pairs.h"

namespace collision {

SlotVerdict testSlots(Slots& slots, int a, int b, const Ask& ask) {
  for (const int slot : {a, b}) {
    if (!slots.usable(slot)) {
      const Fault fault = slots.faultOf(slot);
      return {invalidVerdict(fault.reason),
              {.faultSlot = slot == a ? 0 : 1, .faultIndex = fault.index}};
    }
  }
  const PairPlace place = findPair(slots[a].kind(), slots[b].kind());
  return {testPair(place, slots[a], slots[b], ask), {place.index, place.swapped}};
}

Outcome outcomeOfSlots(Slots& slots, int a, int b) {
  return slots.usable(a) && slots.usable(b) ? summaryOf(slots[a], slots[b]).outcome()
                                            : Outcome::invalid;
}

Containment containmentOfSlots(Slots& slots, int a, int b) {
  if (!slots.usable(a) || !slots.usable(b)) {
    return Containment::invalid;
  }
  if (!isContainer(slots[a])) {
    return Containment::noContainer;
  }
  if (!isBounded(slots[b])) {
    return Containment::unbounded;
  }
  return contains(slots[a], slots[b]) ? Containment::yes : Containment::no;
}

}  // namespace collision
