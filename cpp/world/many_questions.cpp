#include "world/many_questions.h"

#include <algorithm>

#include "number/index.h"

namespace collision {

bool ManyQuestions::put(const QuestionShapes& shapes, int i) {
  const int query = slots_.querySlot();
  const double* const numbers = shapes.numbers + i * shapes.stride;
  std::copy_n(numbers, shapes.stride, slots_.numbersOf(query));
  slots_.kinds()[at(query)] =
      shapes.kinds == nullptr ? static_cast<std::int32_t>(shapes.kind) : shapes.kinds[i];
  return slots_.prepare(query) == Reason::none;
}

int ManyQuestions::raycasts(const QuestionShapes& rays, const Queries::Among& among,
                            const HitOptions& options, std::int32_t* slots, double* t) {
  start(rays, among);
  int i = 0;
  for (; i < rays.count && put(rays, i); ++i) {
    const int slot = queries_.firstHit(options, Deadline());
    slots[i] = slot;
    t[i] = slot < 0 ? kNone : queries_.parameterOf(slot, options);
  }
  return i;
}

}  // namespace collision
