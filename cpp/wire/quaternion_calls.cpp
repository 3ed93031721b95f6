#include "wire/quaternion_calls.h"

#include <algorithm>

#include "collision/axes.h"
#include "collision/quaternion.h"
#include "shapes/traits.h"

namespace collision {
namespace {

Quaternion quaternionAt(const double* n) { return {n[0], n[1], n[2], n[3]}; }

void put(const Quaternion& q, double* n) {
  n[0] = q.x;
  n[1] = q.y;
  n[2] = q.z;
  n[3] = q.w;
}

void put(const Vec3& v, double* n) {
  n[0] = v.x;
  n[1] = v.y;
  n[2] = v.z;
}

template <class Result>
Refusal answered(const Result& result, double* n) {
  put(result, n);
  return {};
}

Refusal zeroAt(int index) { return {QuaternionFault::zeroLength, index}; }

Refusal multiplied(double* n) {
  return answered(multiply(quaternionAt(n), quaternionAt(n + 4)), n);
}

Refusal added(double* n) { return answered(add(quaternionAt(n), quaternionAt(n + 4)), n); }

Refusal dotted(double* n) {
  n[0] = dot(quaternionAt(n), quaternionAt(n + 4));
  return {};
}

Refusal unturned(double* n) { return answered(Quaternion{}, n); }

Refusal conjugated(double* n) { return answered(conjugate(quaternionAt(n)), n); }

Refusal measured(double* n) {
  n[0] = norm(quaternionAt(n));
  return {};
}

Refusal inverted(double* n) {
  const Quaternion q = quaternionAt(n);
  return isZero(q) ? zeroAt(0) : answered(inverse(q), n);
}

Refusal logarithm(double* n) {
  const Quaternion q = quaternionAt(n);
  return isZero(q) ? zeroAt(0) : answered(log(q), n);
}

Refusal exponential(double* n) { return answered(exp(quaternionAt(n)), n); }

Refusal power(double* n) {
  const Quaternion q = quaternionAt(n);
  return isZero(q) && n[4] < 0 ? zeroAt(0) : answered(pow(q, n[4]), n);
}

Refusal interpolated(double* n) {
  const Quaternion p = quaternionAt(n);
  const Quaternion q = quaternionAt(n + 4);
  if (isZero(p)) {
    return zeroAt(0);
  }
  return isZero(q) ? zeroAt(4) : answered(slerp(p, q, n[8]), n);
}

Refusal rotated(double* n) {
  const Quaternion q = quaternionAt(n);
  return isZero(q) ? zeroAt(0) : answered(rotate(q, vectorAt(n + 4)), n);
}

Refusal axesTurned(double* n) {
  for (int i = 0; i < 9; i += 3) {
    if (isZero(vectorAt(n + i))) {
      return zeroAt(i);
    }
  }
  switch (rotationFromAxes(n, LeftHanded::refused)) {
    case AxesFault::notPerpendicular:
      return {QuaternionFault::notPerpendicular, 0};
    case AxesFault::leftHanded:
      return {QuaternionFault::leftHanded, 0};
    default:
      return {};
  }
}

Refusal turnedAxes(double* n) {
  const Quaternion q = quaternionAt(n);
  if (isZero(q)) {
    return zeroAt(0);
  }
  const std::array<Vec3, 3> axes = axesOf(q);
  for (std::size_t i = 0; i < 3; ++i) {
    put(axes[i], n + 3 * i);
  }
  return {};
}

Refusal turnedAbout(double* n) {
  const Vec3 axis = vectorAt(n);
  return isZero(axis) ? zeroAt(0) : answered(fromAxisAngle(axis, n[3]), n);
}

Refusal axisAndAngle(double* n) {
  const Quaternion q = quaternionAt(n);
  if (isZero(q)) {
    return zeroAt(0);
  }
  const AxisAngle turn = axisAngleOf(q);
  put(turn.axis, n);
  n[3] = turn.angle;
  return {};
}

EulerOrder orderAt(const double* n) { return static_cast<EulerOrder>(static_cast<int>(*n)); }

bool isOrder(double number) {
  return number >= 0 && number < static_cast<double>(kEulerOrders.size());
}

Refusal noOrderAt(int index) { return {QuaternionFault::unknownCall, index}; }

Refusal anglesTurned(double* n) {
  return isOrder(n[3]) ? answered(fromEuler(vectorAt(n), orderAt(n + 3)), n) : noOrderAt(3);
}

Refusal anglesOf(double* n) {
  const Quaternion q = quaternionAt(n);
  if (isZero(q)) {
    return zeroAt(0);
  }
  return isOrder(n[4]) ? answered(eulerOf(q, orderAt(n + 4)), n) : noOrderAt(4);
}

constexpr std::array<QuaternionCall, 18> kCalls{{
    {"multiply", 8, 4, multiplied},
    {"conjugate", 4, 4, conjugated},
    {"norm", 4, 1, measured},
    {"inverse", 4, 4, inverted},
    {"log", 4, 4, logarithm},
    {"exp", 4, 4, exponential},
    {"pow", 5, 4, power},
    {"slerp", 9, 4, interpolated},
    {"rotate", 7, 3, rotated},
    {"fromAxes", 9, 4, axesTurned},
    {"toAxes", 4, 9, turnedAxes},
    {"fromAxisAngle", 4, 4, turnedAbout},
    {"toAxisAngle", 4, 4, axisAndAngle},
    {"fromEuler", 4, 4, anglesTurned},
    {"toEuler", 5, 3, anglesOf},
    {"add", 8, 4, added},
    {"dot", 8, 1, dotted},
    {"identity", 0, 4, unturned},
}};

/** The first of `count` numbers that is not finite; `count` when all are. */
int firstNotFinite(const double* numbers, int count) {
  const double* found = std::find_if_not(numbers, numbers + count,
                                         [](double number) { return std::isfinite(number); });
  return static_cast<int>(found - numbers);
}

Refusal answerOf(const QuaternionCall& call, double* numbers) {
  const int bad = firstNotFinite(numbers, call.inputs);
  if (bad < call.inputs) {
    return {QuaternionFault::notFinite, bad};
  }
  const Refusal refusal = call.answer(numbers);
  if (refusal.fault == QuaternionFault::none &&
      firstNotFinite(numbers, call.outputs) < call.outputs) {
    return {QuaternionFault::overflow, 0};
  }
  return refusal;
}

}  // namespace

std::span<const QuaternionCall> quaternionCalls() { return kCalls; }

QuaternionFault callQuaternion(int call, double* numbers) {
  if (call < 0 || static_cast<std::size_t>(call) >= kCalls.size()) {
    numbers[0] = 0;
    return QuaternionFault::unknownCall;
  }
  const QuaternionCall& called = kCalls[static_cast<std::size_t>(call)];
  const Refusal refusal = answerOf(called, numbers);
  if (refusal.fault != QuaternionFault::none) {
    numbers[0] = refusal.index;
    return refusal.fault;
  }
  for (int i = 0; i < called.outputs; ++i) {
    numbers[i] += 0.0;  // no −0 leaves: it would look like a sign that means something
  }
  return QuaternionFault::none;
}

}  // namespace collision
