#include "world/bounds_list.h"

namespace collision {

void BoundsList::findMeeting(const FloatBounds& bounds, int after, std::vector<int>& slots) const {
  const Lanes<float> min = lanesAt(bounds.min.data());
  const Lanes<float> max = lanesAt(bounds.max.data());
  for (const int slot : slots_) {
    const FloatBounds& own = bounds_[at(slot)];
    constexpr unsigned kAllAxes = 0b111;
    const unsigned meets =
        ((lanesAt(own.min.data()) <= max) & (min <= lanesAt(own.max.data()))).bits();
    if ((meets & kAllAxes) == kAllAxes && slot > after) {
      slots.push_back(slot);
    }
  }
}

}  // namespace collision
