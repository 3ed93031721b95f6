// The border to JavaScript, of a WebAssembly module without glue: two slots to write, one call.
#include "single/verdict.h"
#include "wire/layout.h"

namespace collision::single {
namespace {

/** Two slots, then the gap. */
double numbers[2 * kSlotStride + 1];

}  // namespace
}  // namespace collision::single

extern "C" {

/** Where the two slots are; the gap of the last test comes right behind them. */
double* singleNumbers() { return collision::single::numbers; }

/** The outcome's code for shapes of two kinds in the slots, −1 where a kind is none. */
int singleTest(int kindA, int kindB) {
  using collision::Kind;
  double* const slots = collision::single::numbers;
  const Kind a = collision::kindOfCode(kindA);
  const Kind b = collision::kindOfCode(kindB);
  if (a == Kind::none || b == Kind::none) {
    return -1;
  }
  const collision::single::Verdict verdict =
      collision::single::test(a, slots, b, slots + collision::kSlotStride);
  slots[2 * collision::kSlotStride] = static_cast<double>(verdict.gap);
  return static_cast<int>(verdict.outcome);
}

}  // extern "C"
