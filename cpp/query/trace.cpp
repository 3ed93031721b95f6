#include "query/trace.h"

#include <utility>

namespace collision {

void Trace::reverse() {
  for (int i = 0; i < count_; ++i) {
    Step& step = steps_[static_cast<std::size_t>(i)];
    std::swap(step.a, step.b);
    std::swap(step.aMinPoint, step.bMinPoint);
    std::swap(step.aMaxPoint, step.bMaxPoint);
    if (step.group == StepGroup::faceA) {
      step.group = StepGroup::faceB;
    } else if (step.group == StepGroup::faceB) {
      step.group = StepGroup::faceA;
    }
  }
}

}  // namespace collision
