// Numbers for output: in approximate numbers where these are certain of every step, else exactly.
//
// `compute` is a generic lambda over the number type. Which of the two answered depends on the
// values alone, so an answer has the same bits wherever and however it was asked for.
#pragma once

#include <optional>
#include <utility>

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

namespace certifiedDetail {
bool& doubt();
}  // namespace certifiedDetail

/** What `compute` answers, or nothing where that raised a doubt. */
template <class Compute>
auto withoutDoubt(const Compute& compute) -> std::optional<decltype(compute())> {
  bool& doubt = certifiedDetail::doubt();
  const bool outer = doubt;  // evaluations may contain one another
  doubt = false;
  std::optional<decltype(compute())> result(compute());
  const bool certain = !doubt;
  doubt = outer;
  return certain ? std::move(result) : std::nullopt;
}

/** compute.operator()<T>() for T = Approximate, and for T = Exact where that raised a doubt. */
template <class Compute>
auto certified(const Compute& compute) {
  auto result = withoutDoubt([&] { return compute.template operator()<Approximate>(); });
  if (result) {
    ++numberPaths().approximate;
    return *std::move(result);
  }
  ++numberPaths().exact;
  return compute.template operator()<Exact>();
}

}  // namespace collision
