// The border to JavaScript, of a WebAssembly module without glue: two slots to write, one call.
#include "single/verdict.h"
#include "wire/layout.h"

namespace collision::single {
namespace {

/** Two slots, then the gap. */
constexpr std::size_t kGap = 2 * static_cast<std::size_t>(kSlotStride);
double numbers[kGap + 1];

}  // namespace
}  // namespace collision::single

extern "C" {

/** Where the two slots are; the gap of the last test comes right behind them. */
double* singleNumbers() { return collision::single::numbers; }

/** The outcome's code for shapes of two kinds in the slots, −1 where a kind is none. */
int singleTest(int kindA, int kindB) {
  using namespace collision;
  const Kind a = kindOfCode(kindA);
  const Kind b = kindOfCode(kindB);
  if (a == Kind::none || b == Kind::none) {
    return -1;
  }
  double* const slots = single::numbers;
  const single::Verdict verdict = single::test({a, slots}, {b, slots + kSlotStride});
  slots[single::kGap] = static_cast<double>(verdict.gap);
  return static_cast<int>(verdict.outcome);
}

}  // extern "C"
