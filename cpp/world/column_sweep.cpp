#include "world/column_sweep.h"

#include <algorithm>
#include <limits>

#include "world/digit_sort.h"

namespace collision {
namespace {

constexpr unsigned kKeyShift = 32;
/** Keys have two digits, or three where there are more shapes. */
constexpr std::size_t kFew = 1U << 17U;

/** A column is so much wider than the boxes. */
constexpr float kColumnWidth = 2.5F;
/** More cells than this from one end to the other are not told apart by floats. */
constexpr float kMostCells = 0x1p+20F;

using Lane = Lanes<float>;

/** 2 to this power is at least `count`. */
unsigned bitsFor(float count) {
  unsigned bits = 0;
  while (static_cast<float>(1U << bits) < count) {
    ++bits;
  }
  return bits;
}

}  // namespace

ColumnSweep::ColumnSweep(std::size_t capacity) {
  order_.reserve(capacity);
  bounds_.reserve(capacity);
  entries_.reserve(roomFor(capacity));
  other_.reserve(roomFor(capacity));
  keys_.reserve(roomFor(capacity));
  lastSteps_.reserve(roomFor(capacity));
  places_.reserve(roomFor(capacity));
  for (std::size_t axis = 0; axis < 3; ++axis) {
    min_[axis].reserve(roomFor(capacity));
    max_[axis].reserve(roomFor(capacity));
  }
}

void ColumnSweep::makeRoom(std::size_t shapes) {
  if (const std::size_t room = roomFor(shapes); entries_.size() < room) {
    entries_.resize(room);
    other_.resize(room);
    keys_.resize(room);
    lastSteps_.resize(room);
    places_.resize(room);
    for (std::size_t axis = 0; axis < 3; ++axis) {
      min_[axis].resize(room);
      max_[axis].resize(room);
    }
  }
}

ColumnSweep::Integers ColumnSweep::Grid::cellOf(const std::array<float, 4>& place) const {
  return truncated((lanesAt(place.data()) - low) * scale);
}

bool ColumnSweep::build(const std::vector<FloatBounds>& bounds, const std::vector<int>& slots) {
  makeRoom(slots.size());
  count_ = 0;
  if (!chooseGrid(bounds, slots) || !makeOrder(bounds, slots)) {
    return false;
  }
  const std::size_t most = kColumnsOfABox * slots.size();
  for (std::size_t place = 0; place < order_.size(); ++place) {
    if (!addToColumns(static_cast<std::uint32_t>(place), most)) {
      count_ = 0;
      return false;
    }
  }
  sort();
  gather();
  return true;
}

bool ColumnSweep::chooseGrid(const std::vector<FloatBounds>& bounds,
                             const std::vector<int>& slots) {
  Lane low(FLT_MAX);
  Lane high(-FLT_MAX);
  Lane total(0.0F);
  for (const int slot : slots) {
    const Lane min = lanesAt(bounds[at(slot)].min.data());
    const Lane max = lanesAt(bounds[at(slot)].max.data());
    low = least(low, min);
    high = greatest(high, max);
    total = total + (max - min);
  }
  const auto count = static_cast<float>(slots.size());
  const Lane extent = high - low;
  if (!(extent[0] <= FLT_MAX)) {
    return false;
  }
  digits_ = slots.size() <= kFew ? 2 : 3;
  const unsigned keyBits = digits_ == 2 ? 2 * kDigitBits : 31;
  const unsigned mostColumnBits = keyBits / 2;
  std::array<float, 4> scale{};
  std::array<unsigned, 3> bits{};
  for (int axis = 1; axis < 3; ++axis) {
    const float width = std::max(kColumnWidth * total[axis] / count, extent[axis] / kMostCells);
    const float cells = extent[axis] / width;
    if (!(cells <= kMostCells * 2)) {  // nor is it a number where all lies in a plane
      return false;
    }
    scale[at(axis)] = 1 / width;
    bits[at(axis)] = bitsFor(cells + 1);
  }
  const std::array<unsigned, 3> allBits = bits;
  while (bits[1] + bits[2] > mostColumnBits) {
    --(bits[1] > bits[2] ? bits[1] : bits[2]);
  }
  constexpr unsigned kMostStepBits = 30;  // steps are below 2³⁰, see truncated()
  const unsigned stepBits = std::min(keyBits - bits[1] - bits[2], kMostStepBits);
  // the last step is that of nothing, so that no box is behind it
  const float steps = static_cast<float>((1U << stepBits) - 2) * (1 - FLT_EPSILON);
  scale[0] = extent[0] > 0 ? std::min(steps / extent[0], FLT_MAX) : 0;
  grid_ = {low,
           lanesAt(scale.data()),
           stepBits,
           bits[1],
           bits[2],
           allBits[1] > bits[1],
           allBits[2] > bits[2]};
  return true;
}

bool ColumnSweep::makeOrder(const std::vector<FloatBounds>& bounds, const std::vector<int>& slots) {
  count_ = slots.size();
  for (std::size_t i = 0; i < slots.size(); ++i) {
    const Integers cell = grid_.cellOf(bounds[at(slots[i])].min);
    entries_[i] = (std::uint64_t{grid_.keyOf(cell[0], cell[1], cell[2])} << kKeyShift) |
                  static_cast<std::uint32_t>(slots[i]);
  }
  sort();
  if (isCrowded()) {
    count_ = 0;
    return false;
  }
  order_.resize(slots.size());
  bounds_.resize(slots.size());
  for (std::size_t place = 0; place < slots.size(); ++place) {
    const auto slot = static_cast<std::uint32_t>(entries_[place]);
    order_[place] = static_cast<int>(slot);
    bounds_[place] = bounds[slot];
  }
  count_ = 0;
  return true;
}

bool ColumnSweep::addToColumns(std::uint32_t place, std::size_t most) {
  const Integers first = grid_.cellOf(bounds_[place].min);
  const Integers last = grid_.cellOf(bounds_[place].max);
  const Integers more = last - first;
  const std::uint64_t own = place | kBegins;
  const auto keyAt = [&](int y, int z) {
    return std::uint64_t{grid_.keyOf(first[0], first[1] + y, first[2] + z)} << kKeyShift;
  };
  if (((more[1] | more[2]) & ~1) == 0) [[likely]] {
    // In up to two columns each way, all of which are written, so that nothing branches on it.
    const auto inY = static_cast<std::size_t>(more[1]);
    const auto inZ = static_cast<std::size_t>(more[2]);
    std::uint64_t* const next = &entries_[count_];
    next[0] = keyAt(0, 0) | own;
    next[1] = keyAt(0, 1) | (own ^ kBeginsInZ);
    next[1 + inZ] = keyAt(1, 0) | (own ^ kBeginsInY);
    next[1 + inZ + inY] = keyAt(1, 1) | (own ^ kBegins);
    count_ += (1 + inY) * (1 + inZ);
    return count_ <= most;
  }
  const auto columns =
      (static_cast<std::size_t>(more[1]) + 1) * (static_cast<std::size_t>(more[2]) + 1);
  if (grid_.repeats(more[1], more[2]) || count_ + columns > most) {
    return false;
  }
  for (int y = 0; y <= more[1]; ++y) {
    for (int z = 0; z <= more[2]; ++z) {
      const std::uint32_t begins = (y == 0 ? kBeginsInY : 0) | (z == 0 ? kBeginsInZ : 0);
      entries_[count_++] = keyAt(y, z) | begins | place;
    }
  }
  return true;
}

/** By one digit of the keys after the other, the least first. */
void ColumnSweep::sort() {
  for (int digit = 0; digit < digits_; ++digit) {
    sortByDigit(entries_, other_, count_, kKeyShift + static_cast<unsigned>(digit) * kDigitBits);
  }
}

bool ColumnSweep::isCrowded() const {
  constexpr std::size_t kMostForEach = 8;
  std::size_t before = 0;  // boxes that begin where this one does
  std::size_t pairs = 0;
  for (std::size_t i = 1; i < count_; ++i) {
    before = (entries_[i] ^ entries_[i - 1]) >> kKeyShift == 0 ? before + 1 : 0;
    pairs += before;
  }
  return pairs > kMostForEach * count_;
}

void ColumnSweep::gather() {
  // Behind the last are some that nothing reaches.
  constexpr auto kNothing = std::numeric_limits<std::int32_t>::max();
  const std::size_t padded = (count_ / kWidth + 1) * kWidth;
  std::fill_n(&entries_[count_], padded - count_, std::uint64_t{kNothing} << kKeyShift);
  for (std::size_t i = 0; i < padded; i += kWidth) {
    std::array<Lane, kWidth> min{};
    std::array<Lane, kWidth> max{};
    for (std::size_t k = 0; k < kWidth; ++k) {
      const std::uint64_t entry = entries_[i + k];
      const auto placeAndFlags = static_cast<std::uint32_t>(entry);
      const FloatBounds& own = bounds_[placeAndFlags & ~kBegins];
      keys_[i + k] = static_cast<std::int32_t>(entry >> kKeyShift);
      places_[i + k] = static_cast<std::int32_t>(placeAndFlags);
      min[k] = lanesAt(own.min.data());
      max[k] = lanesAt(own.max.data());
    }
    const auto lower = transposed(min);
    const auto upper = transposed(max);
    for (std::size_t axis = 0; axis < 3; ++axis) {
      store(lower[axis], &min_[axis][i]);
      store(upper[axis], &max_[axis][i]);
    }
    const Integers steps = truncated((upper[0] - grid_.low[0]) * grid_.scale[0]);
    std::memcpy(&lastSteps_[i], &steps, sizeof steps);
  }
  std::fill_n(&keys_[padded], kWidth, kNothing);
}

}  // namespace collision
