// Shapes of many slots brought from memory before they are tested.
#include "number/index.h"
#include "world/slots.h"

namespace collision {

void Slots::fetch(const std::vector<int>& slots) const {
  constexpr std::size_t kLine = 64;
  unsigned sum = 0;
  for (const int slot : slots) {
    const void* const shape = &shapes_[at(slot)];
    const auto* const bytes = static_cast<const unsigned char*>(shape);
    for (std::size_t i = 0; i < sizeof(ShapeCell); i += kLine) {
      sum += bytes[i];
    }
  }
  [[maybe_unused]] volatile unsigned used = sum;  // else a compiler leaves all of it out
}

}  // namespace collision
