// Do the calls of core.quaternion survive any numbers? Each answers with finite numbers or names
// the one at fault.
#include <algorithm>
#include <array>

#include "collision/quaternion.h"
#include "input.h"
#include "linear/frame.h"
#include "require.h"
#include "wire/quaternion_calls.h"

using collision::QuaternionCall;
using collision::QuaternionFault;
using fuzz::require;

namespace {

using Numbers = std::array<double, collision::kSlotStride>;

/** The last number of these is the code of an order. */
bool takesOrder(const QuaternionCall& call) {
  return call.name == "fromEuler" || call.name == "toEuler";
}

bool allFinite(const Numbers& numbers, int count) {
  return std::all_of(numbers.begin(), numbers.begin() + count,
                     [](double number) { return std::isfinite(number); });
}

double normOf(const Numbers& numbers, int count) {
  double sum = 0;
  for (int i = 0; i < count; ++i) {
    sum += numbers[static_cast<std::size_t>(i)] * numbers[static_cast<std::size_t>(i)];
  }
  return std::sqrt(sum);
}

void checkFault(const QuaternionCall& call, QuaternionFault fault, const Numbers& given,
                double place) {
  const auto index = static_cast<int>(place);
  require(index >= 0 && index < call.inputs, "the number at fault was given");
  const bool finite = allFinite(given, call.inputs);
  require((fault == QuaternionFault::notFinite) == !finite, "what is not finite is refused for it");
  if (!finite) {
    require(!std::isfinite(given[static_cast<std::size_t>(index)]), "the one named is not finite");
  }
  require(fault != QuaternionFault::unknownCall || takesOrder(call), "a known call is known");
  if (fault == QuaternionFault::zeroLength) {
    require(given[static_cast<std::size_t>(index)] == 0, "a length of zero has only zeros");
  }
}

void checkAnswer(const QuaternionCall& call, const Numbers& given, const Numbers& result) {
  require(allFinite(given, call.inputs), "only finite numbers get an answer");
  require(allFinite(result, call.outputs), "an answer is finite");
  const bool isUnit = call.name == "slerp" || call.name == "fromAxes" ||
                      call.name == "fromAxisAngle" || call.name == "fromEuler";
  if (isUnit) {
    require(std::fabs(normOf(result, 4) - 1) < 0x1p-48, "an orientation has length one");
  }
  if (call.name == "toAxisAngle") {
    require(std::fabs(normOf(result, 3) - 1) < 0x1p-48, "an axis has length one");
    require(result[3] >= 0 && result[3] <= 3.1415926535897936, "an angle is in [0, pi]");
  }
  if (call.name == "norm") {
    require(result[0] >= 0, "a norm is not negative");
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::Input input({data, size});
  const auto calls = collision::quaternionCalls();
  const auto known = static_cast<int>(calls.size());
  Numbers numbers{};
  const int choice = input.byte();
  if (choice == 255) {
    const auto code = input.raw<std::int32_t>();
    const QuaternionFault fault = collision::callQuaternion(code, numbers.data());
    require(fault == QuaternionFault::unknownCall || (code >= 0 && code < known),
            "a call that there is not is refused");
    return 0;
  }
  const int code = choice % known;
  const QuaternionCall& call = calls[static_cast<std::size_t>(code)];
  for (double& number : numbers) {
    number = input.number();
  }
  if (takesOrder(call) && input.below(4) != 0) {
    const int order = input.below(static_cast<int>(collision::kEulerOrders.size()));
    numbers[static_cast<std::size_t>(call.inputs - 1)] = order;
  }
  const Numbers given = numbers;
  const QuaternionFault fault = collision::callQuaternion(code, numbers.data());
  if (fault == QuaternionFault::none) {
    checkAnswer(call, given, numbers);
  } else {
    checkFault(call, fault, given, numbers[0]);
  }
  return 0;
}
