// Numbers for output: in approximate numbers where these are certain of every step, else exactly.
//
// `compute` is a generic lambda over the number type. Which of the two answered depends on the
// values alone, so an answer has the same bits wherever and however it was asked for.
#pragma once

#include <optional>

#include "number/approximate.h"
#include "number/exact.h"

namespace collision {

/** From Approximate numbers: this thread's evaluation in them can't be relied on. */
void raiseDoubt();

/** How many evaluations ended in each arithmetic, on this thread: for tests and tests/bench. */
struct NumberPaths {
  std::uint64_t approximate = 0;
  std::uint64_t exact = 0;
};
NumberPaths& numberPaths();

/** What `certified` evaluates in first, and whether lanes may know some of it before. */
#ifdef COLLISION_EXACT_NUMBERS
using FirstNumber = Exact;
inline constexpr bool kHasLanes = false;
#else
using FirstNumber = Approximate;
inline constexpr bool kHasLanes = true;
#endif

/** Watches for doubts as long as it lives; evaluations may contain one another. */
class DoubtScope {
 public:
  DoubtScope();
  DoubtScope(const DoubtScope&) = delete;
  DoubtScope& operator=(const DoubtScope&) = delete;
  ~DoubtScope();

  [[nodiscard]] bool raised() const { return *raised_; }

 private:
  bool* raised_;  // this thread's
  bool outer_;
};

/** What `compute` answers, or nothing where that raised a doubt. */
template <class Compute>
auto withoutDoubt(const Compute& compute) -> std::optional<decltype(compute())> {
  const DoubtScope doubts;
  std::optional<decltype(compute())> result(compute());
  if (doubts.raised()) {
    result.reset();
  }
  return result;
}

/**
 * compute.operator()<T>() for T = Approximate, and for T = Exact where that raised a doubt; or for
 * T = Exact alone, with the same bits, where a module is to be small (cpp/first).
 */
template <class Compute>
auto certified(const Compute& compute) {
#ifdef COLLISION_EXACT_NUMBERS
  return compute.template operator()<Exact>();
#else
  const DoubtScope doubts;
  auto result = compute.template operator()<Approximate>();
  if (doubts.raised()) [[unlikely]] {
    ++numberPaths().exact;
    result = compute.template operator()<Exact>();
  } else {
    ++numberPaths().approximate;
  }
  return result;
#endif
}

}  // namespace collision
