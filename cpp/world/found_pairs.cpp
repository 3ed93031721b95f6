#include "world/found_pairs.h"

#include <algorithm>

#include "wire/room.h"
#include "world/record_list.h"

namespace collision {

void FoundPairs::clear() {
  constexpr std::size_t kUnused = 4;
  if (pairs_.size() * sizeof(Pair) > kLarge && kUnused * count_ < pairs_.size()) {
    pairs_ = std::vector<Pair>();
    sorted_ = std::vector<Pair>();
  }
  count_ = 0;
}

bool FoundPairs::hasRoomFor(std::size_t more) {
  constexpr std::size_t kFirst = 1024;
  if (count_ + more <= pairs_.size()) {
    return true;
  }
  const std::size_t length = std::max({2 * pairs_.size(), count_ + more, kFirst});
  if (!collision::hasRoomFor(static_cast<double>(length), sizeof(Pair))) {
    return false;
  }
  pairs_.resize(length);
  return true;
}

bool FoundPairs::sort(std::size_t slots) {
  if (!collision::hasRoomFor(static_cast<double>(count_), sizeof(Pair)) ||
      !collision::hasRoomFor(static_cast<double>(slots), sizeof(std::uint32_t))) {
    return false;
  }
  sorted_.resize(std::max(sorted_.size(), count_));
  sortBy([](const Pair& pair) { return pair.partnerAndOutcome >> kOutcomeBits; }, slots);
  sortBy([](const Pair& pair) { return pair.a; }, slots);
  return true;
}

template <class SlotOf>
void FoundPairs::sortBy(const SlotOf& slotOf, std::size_t slots) {
  start_.assign(slots + 1, 0);
  for (std::size_t i = 0; i < count_; ++i) {
    ++start_[slotOf(pairs_[i]) + 1];
  }
  for (std::size_t slot = 1; slot < start_.size(); ++slot) {
    start_[slot] += start_[slot - 1];
  }
  for (std::size_t i = 0; i < count_; ++i) {
    sorted_[start_[slotOf(pairs_[i])]++] = pairs_[i];
  }
  pairs_.swap(sorted_);
}

}  // namespace collision
