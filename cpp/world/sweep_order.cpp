#include "world/sweep_order.h"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <span>
#include <utility>

#include "motion/convex_cast.h"
#include "motion/meeting_times.h"
#include "wire/room.h"

namespace collision {
namespace {

HitPlace placeOf(const SweptPair& pair) { return placeOfStart(pair.tEnter, pair.meetsFromStart); }

void sortPairs(std::span<SweptPair> pairs) {
  std::sort(pairs.begin(), pairs.end(), [](const SweptPair& first, const SweptPair& second) {
    if (first.rank != second.rank) {
      return first.rank < second.rank;
    }
    if (first.tEnter != second.tEnter) {
      return first.tEnter < second.tEnter;
    }
    return first.a != second.a ? first.a < second.a : first.b < second.b;
  });
}

/** Exact times in order, each of them once: of pairs that doubles can't tell apart many are equal.
 */
class ExactTimes {
 public:
  struct Time {
    QuadraticSurd<Exact> time;
    int rank = 0;
  };
  /** Where a time is kept. */
  Time* add(QuadraticSurd<Exact> time) {
    std::size_t first = 0;
    for (std::size_t end = times_.size(); first < end;) {
      const std::size_t middle = (first + end) / 2;
      const Sign sign = compare(time, times_[middle]->time);
      if (sign == Sign::zero) {
        return times_[middle].get();
      }
      if (sign == Sign::negative) {
        end = middle;
      } else {
        first = middle + 1;
      }
    }
    times_.insert(times_.begin() + static_cast<std::ptrdiff_t>(first),
                  std::make_unique<Time>(Time{std::move(time)}));
    return times_[first].get();
  }
  void rank() {
    int rank = 0;
    for (const auto& time : times_) {
      time->rank = rank++;
    }
  }

 private:
  std::vector<std::unique_ptr<Time>> times_;
};

}  // namespace

bool sortByStart(std::vector<SweptPair>& pairs, const Slots& slots,
                 const SlotVelocities& velocities, double duration) {
  const std::span<SweptPair> all(pairs);
  sortPairs(all);
  for (std::size_t first = 0; first < all.size();) {
    // Up to one that surely comes after all before it.
    bool isKnown = all[first].meetsFromStart;
    std::size_t last = first + 1;
    while (last < all.size() && compare(placeOf(all[last]), placeOf(all[last - 1])) == Sign::zero) {
      isKnown = isKnown && all[last].meetsFromStart;
      ++last;
    }
    const std::span<SweptPair> run = all.subspan(first, last - first);
    first = last;
    if (run.size() == 1 || isKnown) {
      continue;
    }
    constexpr std::size_t kEntry = sizeof(ExactTimes::Time) + 4 * sizeof(void*);
    if (!hasRoomFor(static_cast<double>(run.size()), kEntry)) {
      return false;
    }
    ExactTimes times;
    std::vector<const ExactTimes::Time*> time;
    time.reserve(run.size());
    for (const SweptPair& pair : run) {
      const Motion motion = velocities.of(pair.a, pair.b, duration);
      time.push_back(times.add(startOf(slots[pair.a], slots[pair.b], motion)));
    }
    times.rank();
    for (std::size_t i = 0; i < run.size(); ++i) {
      run[i].rank = time[i]->rank;
    }
    sortPairs(run);
  }
  return true;
}

}  // namespace collision
