// The arithmetic of quaternions as JavaScript calls it: a code, and one stretch of doubles in which
// the arguments stand one after another and afterwards the result. Refuses what has no meaning.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "wire/layout.h"

namespace collision {

enum class QuaternionFault : signed char {
  none = 0,
  notFinite = 1,
  zeroLength = 2,
  notPerpendicular = 3,
  leftHanded = 4,
  overflow = 5,     // the result is no double
  unknownCall = 6,  // no such call, or no such order of Euler angles
};

/** Why, and in which of the call's numbers: the first of an argument that is at fault as a whole.
 */
struct Refusal {
  QuaternionFault fault = QuaternionFault::none;
  int index = 0;
};

struct QuaternionCall {
  std::string_view name;
  int inputs;
  int outputs;
  /** Reads the inputs, which are finite, and puts the outputs in their place. */
  Refusal (*answer)(double* numbers);
};

/** A call's code is its place in this table. */
std::span<const QuaternionCall> quaternionCalls();

/** On any fault numbers[0] becomes Refusal::index. There is room for kSlotStride numbers. */
QuaternionFault callQuaternion(int call, double* numbers);

}  // namespace collision
