// The methods of textbooks about two slots, for JavaScript.
#include "collision/textbook.h"
#include "world/wire_world.h"

namespace collision {

int WireWorld::textbook(int first, int second, TextbookMethod method) {
  const SlotVerdict exact = testSlots(slots_, first, second, {});
  writeVerdict(exact);
  if (exact.verdict.outcome == Outcome::invalid) {
    return kInvalidPair;
  }
  if (!hasTextbook(method, slots_[first], slots_[second])) {
    return kNoTextbook;
  }
  const TextbookAnswer answer = testAsTextbook(method, slots_[first], slots_[second], &trace_);
  scratch_[0] = answer.meets ? 1 : 0;
  scratch_[1] = answer.t;
  scratch_[2] = answer.gap;
  return writeTrace();
}

int WireWorld::textbookMethods(int first, int second) {
  writeVerdict(testSlots(slots_, first, second, {}));
  if (!slots_.usable(first) || !slots_.usable(second)) {
    return kInvalidPair;
  }
  int methods = 0;
  for (int i = 0; i < kTextbookMethodCount; ++i) {
    if (hasTextbook(static_cast<TextbookMethod>(i), slots_[first], slots_[second])) {
      methods |= 1 << i;
    }
  }
  return methods;
}

int WireWorld::countMeeting(int first, int second, int method, int times) {
  const ShapeCell& a = slots_[first];
  const ShapeCell& b = slots_[second];
  int meeting = 0;
  for (int i = 0; i < times; ++i) {
    const bool meets = method == kExactMethod
                           ? outcome(first, second) != Outcome::apart
                           : testAsTextbook(static_cast<TextbookMethod>(method), a, b).meets;
    meeting += meets ? 1 : 0;
  }
  return meeting;
}

}  // namespace collision
