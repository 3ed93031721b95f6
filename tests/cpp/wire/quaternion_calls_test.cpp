#include "wire/quaternion_calls.h"

#include <gtest/gtest.h>

#include <array>
#include <limits>

namespace collision {
namespace {

using Numbers = std::array<double, kSlotStride>;

int codeOf(std::string_view name) {
  int code = 0;
  for (const QuaternionCall& call : quaternionCalls()) {
    if (call.name == name) {
      return code;
    }
    ++code;
  }
  ADD_FAILURE() << name;
  return 0;
}

void expectRefused(std::string_view name, Numbers numbers, QuaternionFault fault, int index) {
  EXPECT_EQ(callQuaternion(codeOf(name), numbers.data()), fault) << name;
  EXPECT_EQ(numbers[0], index) << name;
}

TEST(QuaternionCalls, FitIntoASlot) {
  for (const QuaternionCall& call : quaternionCalls()) {
    EXPECT_LE(call.inputs, kSlotStride) << call.name;
    EXPECT_LE(call.outputs, kSlotStride) << call.name;
  }
}

TEST(QuaternionCalls, AnswerInPlace) {
  Numbers numbers{1, 2, 3, 4, 5, 6, 7, 8};
  EXPECT_EQ(callQuaternion(codeOf("multiply"), numbers.data()), QuaternionFault::none);
  EXPECT_EQ(numbers, (Numbers{24, 48, 48, -6, 5, 6, 7, 8}));
}

TEST(QuaternionCalls, SumDotAndIdentity) {
  Numbers sum{1, 2, 3, 4, 5, 6, 7, 8};
  EXPECT_EQ(callQuaternion(codeOf("add"), sum.data()), QuaternionFault::none);
  EXPECT_EQ(sum, (Numbers{6, 8, 10, 12, 5, 6, 7, 8}));
  Numbers product{1, 2, 3, 4, 5, 6, 7, 8};
  EXPECT_EQ(callQuaternion(codeOf("dot"), product.data()), QuaternionFault::none);
  EXPECT_EQ(product, (Numbers{70, 2, 3, 4, 5, 6, 7, 8}));
  Numbers one{9, 9, 9, 9};
  EXPECT_EQ(callQuaternion(codeOf("identity"), one.data()), QuaternionFault::none);
  EXPECT_EQ(one, (Numbers{0, 0, 0, 1}));
}

TEST(QuaternionCalls, RefuseEveryNumberThatIsNotFinite) {
  for (const QuaternionCall& call : quaternionCalls()) {
    for (int i = 0; i < call.inputs; ++i) {
      Numbers numbers{};
      numbers.fill(1);
      numbers[static_cast<std::size_t>(i)] = std::numeric_limits<double>::quiet_NaN();
      expectRefused(call.name, numbers, QuaternionFault::notFinite, i);
    }
  }
}

TEST(QuaternionCalls, SayWhichArgumentIsZero) {
  expectRefused("inverse", {}, QuaternionFault::zeroLength, 0);
  expectRefused("pow", {0, 0, 0, 0, -1}, QuaternionFault::zeroLength, 0);
  expectRefused("slerp", {1, 0, 0, 0, 0, 0, 0, 0}, QuaternionFault::zeroLength, 4);
  expectRefused("fromAxes", {1, 0, 0, 0, 1, 0}, QuaternionFault::zeroLength, 6);
}

TEST(QuaternionCalls, RefuseResultsThatNoDoubleHolds) {
  expectRefused("exp", {0, 0, 0, 1000}, QuaternionFault::overflow, 0);
  expectRefused("inverse", {0, 0, 0, 0x1p-1074}, QuaternionFault::overflow, 0);
  expectRefused("add", {0x1p1023, 0, 0, 0, 0x1p1023, 0, 0, 0}, QuaternionFault::overflow, 0);
  expectRefused("dot", {0x1p1000, 0, 0, 0, 0x1p1000, 0, 0, 0}, QuaternionFault::overflow, 0);
  expectRefused("norm", {0x1p1023, 0x1p1023, 0x1p1023, 0x1p1023}, QuaternionFault::overflow, 0);
}

TEST(QuaternionCalls, NeverAnswerMinusZero) {
  Numbers numbers{0, 0, 0, 1};
  callQuaternion(codeOf("conjugate"), numbers.data());
  EXPECT_FALSE(std::signbit(numbers[0]));
}

}  // namespace
}  // namespace collision
