#include "world/sweep_order.h"

#include <algorithm>
#include <limits>
#include <map>

#include "curve/hit_order.h"
#include "motion/convex_cast.h"
#include "wire/room.h"

namespace collision {
namespace {

/** tEnter is rounded once, or 0 as it is. */
HitPlace placeOf(const SweptPair& pair) {
  constexpr double kLeast = std::numeric_limits<double>::denorm_min();
  return {pair.tEnter, pair.meetsFromStart ? 0.0 : 0x1p-52 * pair.tEnter + kLeast};
}

bool comesBefore(const SweptPair& first, const SweptPair& second) {
  return first.a != second.a ? first.a < second.a : first.b < second.b;
}

struct Earlier {
  bool operator()(const QuadraticSurd<Exact>& first, const QuadraticSurd<Exact>& second) const {
    return compare(first, second) == Sign::negative;
  }
};

/** Of pairs whose order doubles can't tell. */
class ExactOrder {
 public:
  ExactOrder(const Slots& slots, const SlotVelocities& velocities, double duration)
      : slots_(slots), velocities_(velocities), duration_(duration) {}

  template <class Iterator>
  [[nodiscard]] bool sort(Iterator first, Iterator last) const {
    struct Ranked {
      SweptPair pair;
      const int* rank;
    };
    // Equal times share an entry: each is computed once, and most of such pairs have few of them.
    using Ranks = std::map<QuadraticSurd<Exact>, int, Earlier>;
    constexpr std::size_t kEntry = sizeof(Ranked) + 2 * sizeof(Ranks::value_type);
    if (!hasRoomFor(static_cast<double>(last - first), kEntry)) {
      return false;
    }
    Ranks ranks;
    std::vector<Ranked> ranked;
    ranked.reserve(static_cast<std::size_t>(last - first));
    for (Iterator next = first; next != last; ++next) {
      const Motion motion = velocities_.of(next->a, next->b, duration_);
      const auto place = ranks.try_emplace(startOf(slots_[next->a], slots_[next->b], motion), 0);
      ranked.push_back({*next, &place.first->second});
    }
    int rank = 0;
    for (auto& place : ranks) {
      place.second = rank++;
    }
    std::sort(ranked.begin(), ranked.end(), [](const Ranked& one, const Ranked& other) {
      return *one.rank != *other.rank ? *one.rank < *other.rank : comesBefore(one.pair, other.pair);
    });
    std::transform(ranked.begin(), ranked.end(), first,
                   [](const Ranked& each) { return each.pair; });
    return true;
  }

 private:
  const Slots& slots_;
  const SlotVelocities& velocities_;
  double duration_;
};

}  // namespace

bool sortByStart(std::vector<SweptPair>& pairs, const Slots& slots,
                 const SlotVelocities& velocities, double duration) {
  std::sort(pairs.begin(), pairs.end(), [](const SweptPair& first, const SweptPair& second) {
    return first.tEnter != second.tEnter ? first.tEnter < second.tEnter
                                         : comesBefore(first, second);
  });
  const ExactOrder exact(slots, velocities, duration);
  for (auto first = pairs.begin(); first != pairs.end();) {
    // Up to one that surely comes after all before it.
    bool isKnown = first->meetsFromStart;
    auto last = first + 1;
    while (last != pairs.end() && compare(placeOf(*last), placeOf(*(last - 1))) == Sign::zero) {
      isKnown = isKnown && last->meetsFromStart;
      ++last;
    }
    if (last - first > 1 && !isKnown && !exact.sort(first, last)) {
      return false;
    }
    first = last;
  }
  return true;
}

}  // namespace collision
