#include "fingerprint.h"

#include <array>

#include "collision/shape_cell.h"
#include "pairs/pairs.h"
#include "random_slots.h"

namespace collision {
namespace {

class Hash {
 public:
  explicit Hash(std::uint64_t value) : value_(value) {}

  void add(std::uint64_t word) {
    for (int byte = 0; byte < 8; ++byte) {
      value_ = (value_ ^ (word & 0xffU)) * 0x100000001b3U;
      word >>= 8U;
    }
  }
  void add(double number) {
    constexpr std::uint64_t kNan = 0x7ff8000000000000U;
    add(std::isnan(number) ? kNan : __builtin_bit_cast(std::uint64_t, number));
  }
  [[nodiscard]] std::uint64_t value() const { return value_; }

 private:
  std::uint64_t value_;
};

std::uint64_t wordOf(int code) { return static_cast<std::uint64_t>(code); }

/** Two slots for a pair; in half of them ordinary numbers. */
struct Draw {
  Slot a;
  Slot b;
};

Draw draw(RandomSlots& random, const Pair& pair) {
  constexpr std::array<Style, 4> kStyles{Style::ordinary, Style::ordinary, Style::grid, Style::any};
  const auto choice = static_cast<std::size_t>(random.below(kStyles.size()));
  const Style style = kStyles[choice];
  const Slot a = random.slot(pair.a, style);
  const Slot b = random.slot(pair.b, style);
  return {a, b};
}

void addVerdict(Hash& hash, const Verdict& given) {
  Verdict verdict = given;
  verdict.decidedBy = DecidedBy::filter;
  std::array<double, kVerdictStride> record{};
  write(verdict, {}, record.data());
  // Without the last two, which are about meshes.
  constexpr std::size_t kNumbers = record.size() - 2;
  for (std::size_t i = 0; i < kNumbers; ++i) {
    hash.add(record[i]);
  }
}

}  // namespace

std::uint64_t fingerprint(std::uint64_t seed, std::uint32_t first, std::uint32_t count,
                          std::uint64_t hash) {
  const std::span<const Pair> pairs = pairTable();
  Hash sum(hash);
  for (std::uint32_t i = first; i - first < count; ++i) {
    const Pair& pair = pairs[i % pairs.size()];
    // Far from the stream of any other result.
    RandomSlots random(Random(seed ^ i).next());
    const Draw shapes = draw(random, pair);
    const Fault faultA = checkSlot(pair.a, shapes.a.data());
    const Fault faultB = checkSlot(pair.b, shapes.b.data());
    sum.add(wordOf(static_cast<int>(faultA.reason)));
    sum.add(wordOf(static_cast<int>(faultB.reason)));
    if (!faultA && !faultB) {
      const ShapeCell a(pair.a, shapes.a.data());
      const ShapeCell b(pair.b, shapes.b.data());
      addVerdict(sum, pair.test(a, b, Ask{}));
    }
  }
  return sum.value();
}

}  // namespace collision
