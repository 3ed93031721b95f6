#include "world/found_pairs.h"

#include <algorithm>

#include "wire/room.h"
#include "world/record_list.h"

namespace collision {
namespace {

/** Most slots meet few others. */
constexpr std::ptrdiff_t kFew = 16;

template <class Iterator>
void insertionSort(Iterator first, Iterator end) {
  for (Iterator next = first + 1; next < end; ++next) {
    const auto pair = *next;
    Iterator place = next;
    for (; place > first && pair.partnerAndOutcome < (place - 1)->partnerAndOutcome; --place) {
      *place = *(place - 1);
    }
    *place = pair;
  }
}

}  // namespace

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
  start_.assign(slots + 1, 0);
  for (std::size_t i = 0; i < count_; ++i) {
    ++start_[pairs_[i].a + 1];
  }
  for (std::size_t slot = 1; slot < start_.size(); ++slot) {
    start_[slot] += start_[slot - 1];
  }
  for (std::size_t i = 0; i < count_; ++i) {
    sorted_[start_[pairs_[i].a]++] = pairs_[i];
  }
  pairs_.swap(sorted_);
  // start_ of a slot is now where its pairs end.
  std::ptrdiff_t first = 0;
  for (std::size_t slot = 0; slot < slots; ++slot) {
    const auto end = static_cast<std::ptrdiff_t>(start_[slot]);
    if (end - first > kFew) {
      std::sort(pairs_.begin() + first, pairs_.begin() + end, [](const Pair& one, const Pair& two) {
        return one.partnerAndOutcome < two.partnerAndOutcome;
      });
    } else if (end - first > 1) {
      insertionSort(pairs_.begin() + first, pairs_.begin() + end);
    }
    first = end;
  }
  return true;
}

}  // namespace collision
