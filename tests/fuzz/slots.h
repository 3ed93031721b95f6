// Shapes as a fuzzer writes them: any number in any field.
#pragma once

#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <sstream>
#include <utility>

#include "collision/shape_cell.h"
#include "input.h"
#include "require.h"
#include "wire/layout.h"

namespace fuzz {

using Slot = std::array<double, collision::kSlotStride>;

inline int sizeOf(collision::Kind kind) {
  int size = 0;
  for (const collision::Field& field : collision::kindInfo(kind).fields) {
    size += field.size;
  }
  return size;
}

/** A refusal must name a number that is there and give a reason that is true. */
inline void requireTrue(const collision::Fault& fault, const Slot& slot, collision::Kind kind) {
  using collision::Reason;
  require(fault.index >= 0 && fault.index < sizeOf(kind), "the fault is in one of the numbers");
  const double value = slot[static_cast<std::size_t>(fault.index)];
  switch (fault.reason) {
    case Reason::notFinite:
      require(!std::isfinite(value), "what is not finite is at fault for it");
      break;
    case Reason::outOfRange:
      require(std::fabs(value) > collision::kMaxMagnitude, "what is too large is at fault for it");
      break;
    case Reason::zeroLength:
      require(value == 0, "a vector of length zero has only zeros");
      break;
    case Reason::negative:
      require(value < 0, "what must not be negative is at fault for it");
      break;
    case Reason::minAboveMax:
      require(value < slot[static_cast<std::size_t>(fault.index - 3)],
              "a maximum below its minimum is at fault for it");
      break;
    default:
      require(false, "the numbers of a known kind have one of these faults");
  }
}

/** With FUZZ_PRINT in the environment a replay shows what it is about. */
inline void print(const Slot& slot, collision::Kind kind) {
  static const bool kWanted = std::getenv("FUZZ_PRINT") != nullptr;
  if (!kWanted) {
    return;
  }
  std::ostringstream text;
  text << collision::kindInfo(kind).name << std::hexfloat;
  for (int i = 0; i < sizeOf(kind); ++i) {
    text << ' ' << slot[static_cast<std::size_t>(i)];
  }
  text << '\n';
  std::fputs(text.str().c_str(), stderr);
}

/** A shape, where the numbers are those of one. */
inline std::optional<collision::ShapeCell> readShape(Input& input, collision::Kind kind) {
  Slot slot{};
  for (int i = 0; i < sizeOf(kind); ++i) {
    slot[static_cast<std::size_t>(i)] = input.number();
  }
  print(slot, kind);
  const collision::Fault fault = collision::checkSlot(kind, slot.data());
  if (fault) {
    requireTrue(fault, slot, kind);
    return std::nullopt;
  }
  return collision::ShapeCell(kind, slot.data());
}

using MaybeShape = std::optional<collision::ShapeCell>;

/** Two shapes of any kinds: first these, then the numbers of each. */
inline std::pair<MaybeShape, MaybeShape> readPair(Input& input) {
  const auto kindA = static_cast<collision::Kind>(input.below(collision::kKindCount));
  const auto kindB = static_cast<collision::Kind>(input.below(collision::kKindCount));
  MaybeShape a = readShape(input, kindA);
  MaybeShape b = readShape(input, kindB);
  return {std::move(a), std::move(b)};
}

}  // namespace fuzz
