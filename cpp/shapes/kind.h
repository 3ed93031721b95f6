// The kinds of shape, what a kind must say about itself, and what can be wrong with its numbers.
#pragma once

#include <span>
#include <string_view>

namespace collision {

/** Codes are part of the slot layout; append, never renumber. */
enum class Kind : signed char {
  none = -1,
  ray = 0,
  plane = 1,
  sphere = 2,
  aabb = 3,
  obb = 4,
  triangle = 5,
  parallelogram = 6,
  point = 7,
  segment = 8,
  capsule = 9,
};
inline constexpr int kKindCount = 10;

/** The kind of a code as it stands in memory; none for any other number. */
constexpr Kind kindOfCode(int code) {
  return code >= 0 && code < kKindCount ? static_cast<Kind>(code) : Kind::none;
}

/** A field of a shape: `size` consecutive doubles of its slot. */
struct Field {
  std::string_view name;
  int size = 1;
};

enum class Reason : signed char {
  none = 0,
  notFinite = 1,    // NaN or an infinity
  outOfRange = 2,   // magnitude above kMaxMagnitude
  negative = 3,     // an extent, radius or length below zero
  zeroLength = 4,   // a direction, normal or quaternion of length zero
  noShape = 5,      // the slot is empty
  noTest = 6,       // the pair table has no test for the two kinds
  minAboveMax = 7,  // a box's maximum below its minimum
};

/** Numbers of a magnitude above this are refused; everything below it is decided. */
inline constexpr double kMaxMagnitude = 0x1p+200;

/** What is wrong with a slot, and with which of its doubles. */
struct Fault {
  Reason reason = Reason::none;
  int index = 0;
  constexpr explicit operator bool() const { return reason != Reason::none; }
};

/** The first number of `values` that is NaN, infinite or too large. */
constexpr Fault checkMagnitudes(std::span<const double> values, int firstIndex = 0) {
  int index = firstIndex;
  for (const double value : values) {
    const double magnitude = value < 0 ? -value : value;
    if (!(magnitude <= kMaxMagnitude)) {
      const bool finite = magnitude <= 0x1.fffffffffffffp+1023;
      return {finite ? Reason::outOfRange : Reason::notFinite, index};
    }
    ++index;
  }
  return {};
}

constexpr Fault checkNotZero(std::span<const double> values, int firstIndex) {
  for (const double value : values) {
    if (value != 0) {
      return {};
    }
  }
  return {Reason::zeroLength, firstIndex};
}

constexpr Fault checkNotNegative(std::span<const double> values, int firstIndex) {
  int index = firstIndex;
  for (const double value : values) {
    if (value < 0) {
      return {Reason::negative, index};
    }
    ++index;
  }
  return {};
}

}  // namespace collision
