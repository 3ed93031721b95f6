#include "shapes/four_boxes.h"

#include "number/relative_roundoff.h"

namespace collision {
namespace {

/** More than all roundings of a parameter or a squared distance together, as a part of it. */
constexpr double kBoxSlack = 0x1p-40;
/** More than what underflow takes away. */
constexpr double kLostByUnderflow = 0x1p-1000;
/** No parameter that is told apart from others is greater. */
constexpr double kLatest = 0x1p+1023;

/** The difference from a plane, times the inverse of a component of the direction. */
constexpr RelativeRoundoff kParameter =
    RelativeRoundoff::roundedOnce() * (RelativeRoundoff() / RelativeRoundoff());
static_assert(kParameter.ofComputed() < kBoxSlack);
static_assert(dot(kVectorRoundedOnce, kVectorRoundedOnce).ofComputed() < kBoxSlack);
/** The last parameter of a bounded ray. */
static_assert((RelativeRoundoff() / squareRoot(dot(kExactVector, kExactVector))).ofComputed() <
              kBoxSlack);

/** NaN of what is so small or large that its inverse, or products with that, may be lost. */
double inverseOf(double component) {
  const double size = std::fabs(component);
  return size == 0 || (size > 0x1p-500 && size < 0x1p+500) ? 1 / component : kNone;
}

}  // namespace

RaySlabs::RaySlabs(const Ray& ray)
    : origin_(ray.origin),
      inverse_{inverseOf(ray.direction.x), inverseOf(ray.direction.y), inverseOf(ray.direction.z)},
      end_(endOf(ray) * (1 + kBoxSlack) + kLostByUnderflow) {
  for (int axis = 0; axis < 3; ++axis) {
    isBackward_[at(axis)] = std::signbit(ray.direction[axis]);
  }
}

void RaySlabs::cut(Times& times, int axis, const Doubles& near, const Doubles& far) const {
  const Doubles enter = (near - origin_[axis]) * inverse_[axis];
  const Doubles exit = (far - origin_[axis]) * inverse_[axis];
  // Times before 0 need no bound. NaN, also of a plane that the ray lies in, changes nothing.
  times.enter = greatest(times.enter, enter * (1 - kBoxSlack));
  times.exit = least(times.exit, exit * (1 + kBoxSlack) + kLostByUnderflow);
}

OfFourBoxes RaySlabs::operator()(const FourBoxes& boxes) const {
  OfFourBoxes enters;
  for (std::size_t two = 0; two < FourBoxes::kCount; two += 2) {
    Times times{0.0, end_};
    for (int axis = 0; axis < 3; ++axis) {
      const Doubles min = twoDoublesAt(boxes.min[at(axis)].data() + two);
      const Doubles max = twoDoublesAt(boxes.max[at(axis)].data() + two);
      cut(times, axis, isBackward_[at(axis)] ? max : min, isBackward_[at(axis)] ? min : max);
    }
    store(choose(times.enter <= times.exit, least(times.enter, Doubles(kLatest)), kNone),
          enters.data() + two);
  }
  return enters;
}

OfFourBoxes SquaredDistances::operator()(const FourBoxes& boxes) const {
  OfFourBoxes squares;
  for (std::size_t two = 0; two < FourBoxes::kCount; two += 2) {
    Lanes<double> square = 0.0;
    for (int axis = 0; axis < 3; ++axis) {
      const Lanes<double> min = twoDoublesAt(boxes.min[at(axis)].data() + two);
      const Lanes<double> max = twoDoublesAt(boxes.max[at(axis)].data() + two);
      const Lanes<double> out =
          greatest(greatest(min - place_[axis], place_[axis] - max), Lanes<double>(0.0));
      square = square + out * out;
    }
    store(square, squares.data() + two);
  }
  return squares;
}

double SquaredDistances::limitOf(double distance) {
  // squares of the smallest numbers are lost
  return distance * distance * (1 + kBoxSlack) + kLostByUnderflow;
}

}  // namespace collision
