#include "world/column_sweep.h"

#include <algorithm>
#include <limits>

namespace collision {
namespace {

/** Bits of a key that one pass sorts by; keys have two of these digits, or three where many are. */
constexpr unsigned kDigitBits = 11;
constexpr std::size_t kDigits = std::size_t{1} << kDigitBits;
constexpr unsigned kKeyShift = 32;
constexpr std::size_t kFew = 1U << 17U;

/** A column is so much wider than the boxes. */
constexpr float kColumnWidth = 2;
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
  const std::size_t room = kColumnsOfABox * capacity;
  entries_.reserve(room);
  other_.reserve(room);
  keys_.reserve(room + kWidth);
  lastSteps_.reserve(room);
  slots_.reserve(room + kWidth);
  for (std::size_t axis = 0; axis < 3; ++axis) {
    min_[axis].reserve(room + kWidth);
    max_[axis].reserve(room + kWidth);
  }
}

ColumnSweep::Integers ColumnSweep::Grid::cellOf(const std::array<float, 4>& place) const {
  return truncated((lanesAt(place.data()) - low) * scale);
}

bool ColumnSweep::build(const std::vector<FloatBounds>& bounds, const std::vector<int>& slots) {
  entries_.clear();
  if (!chooseGrid(bounds, slots)) {
    return false;
  }
  for (const int slot : slots) {
    addToColumns(bounds[at(slot)], slot);
  }
  sort();
  if (isCrowded()) {
    entries_.clear();
    return false;
  }
  gather(bounds);
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
  const unsigned stepBits = keyBits - bits[1] - bits[2];
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
  const std::size_t entries = countOf(bounds, slots);
  return entries > 0 && entries <= kColumnsOfABox * slots.size();
}

std::size_t ColumnSweep::countOf(const std::vector<FloatBounds>& bounds,
                                 const std::vector<int>& slots) const {
  // Where columns repeat, two boxes that reach over all of them may be in one for different cells.
  constexpr int kAny = std::numeric_limits<int>::max();
  const Integers mostCells{kAny, grid_.yRepeats ? 1 << grid_.yBits : kAny,
                           grid_.zRepeats ? 1 << grid_.zBits : kAny, kAny};
  Integers tooMany{};
  std::size_t count = 0;
  for (const int slot : slots) {
    const Integers cells =
        grid_.cellOf(bounds[at(slot)].max) - grid_.cellOf(bounds[at(slot)].min) + 1;
    tooMany |= cells + cells > mostCells;
    count += static_cast<std::size_t>(cells[1]) * static_cast<std::size_t>(cells[2]);
  }
  return tooMany[1] == 0 && tooMany[2] == 0 ? count : 0;
}

void ColumnSweep::addToColumns(const FloatBounds& bounds, int slot) {
  const Integers first = grid_.cellOf(bounds.min);
  const Integers last = grid_.cellOf(bounds.max);
  for (int y = first[1]; y <= last[1]; ++y) {
    for (int z = first[2]; z <= last[2]; ++z) {
      const std::uint32_t column =
          grid_.columnOf(static_cast<std::uint32_t>(y), static_cast<std::uint32_t>(z));
      const std::uint64_t key =
          (std::uint64_t{column} << grid_.stepBits) | static_cast<std::uint32_t>(first[0]);
      const std::uint32_t begins =
          (y == first[1] ? kBeginsInY : 0) | (z == first[2] ? kBeginsInZ : 0);
      entries_.push_back((key << kKeyShift) | begins | static_cast<std::uint32_t>(slot));
    }
  }
}

/** By one digit of the keys after the other, the least first. */
void ColumnSweep::sort() {
  other_.resize(entries_.size());
  for (int digit = 0; digit < digits_; ++digit) {
    const unsigned shift = kKeyShift + static_cast<unsigned>(digit) * kDigitBits;
    std::array<std::uint32_t, kDigits> place{};
    for (const std::uint64_t entry : entries_) {
      ++place[(entry >> shift) & (kDigits - 1)];
    }
    std::uint32_t sum = 0;
    for (std::uint32_t& each : place) {
      const std::uint32_t here = each;
      each = sum;
      sum += here;
    }
    for (const std::uint64_t entry : entries_) {
      other_[place[(entry >> shift) & (kDigits - 1)]++] = entry;
    }
    entries_.swap(other_);
  }
}

bool ColumnSweep::isCrowded() const {
  std::size_t same = 0;
  for (std::size_t i = 1; i < entries_.size(); ++i) {
    same += (entries_[i] ^ entries_[i - 1]) >> kKeyShift == 0 ? 1 : 0;
  }
  return same > entries_.size() / 2;
}

void ColumnSweep::gather(const std::vector<FloatBounds>& bounds) {
  const std::size_t count = entries_.size();
  keys_.resize(count + kWidth);
  lastSteps_.resize(count);
  slots_.resize(count + kWidth);
  for (std::size_t axis = 0; axis < 3; ++axis) {
    min_[axis].resize(count + kWidth);
    max_[axis].resize(count + kWidth);
  }
  for (std::size_t i = 0; i < count; ++i) {
    const auto slot = static_cast<std::uint32_t>(entries_[i]);
    keys_[i] = static_cast<std::int32_t>(entries_[i] >> kKeyShift);
    slots_[i] = static_cast<std::int32_t>(slot);
    const FloatBounds& own = bounds[slot & ~kBegins];
    lastSteps_[i] = grid_.cellOf(own.max)[0];
    for (std::size_t axis = 0; axis < 3; ++axis) {
      min_[axis][i] = own.min[axis];
      max_[axis][i] = own.max[axis];
    }
  }
  std::fill_n(keys_.end() - kWidth, kWidth, std::numeric_limits<std::int32_t>::max());
}

}  // namespace collision
