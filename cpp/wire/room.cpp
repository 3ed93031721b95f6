#include "wire/room.h"

#include <cstdint>
#include <cstdlib>

namespace collision {

bool hasRoomFor(double count, std::size_t size) {
  constexpr double kSpare = 1 << 20;  // bytes
  const double bytes = count * static_cast<double>(size) + kSpare;
  if (!(bytes < static_cast<double>(PTRDIFF_MAX))) {
    return false;
  }
  // Volatile, because compilers remove an allocation that nobody looks at. Where new fails it ends
  // the program, without exceptions in any form of it.
  // NOLINTBEGIN(cppcoreguidelines-no-malloc)
  void* volatile probe = std::malloc(static_cast<std::size_t>(bytes));
  std::free(probe);
  // NOLINTEND(cppcoreguidelines-no-malloc)
  return probe != nullptr;
}

}  // namespace collision
