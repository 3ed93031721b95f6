#include "shapes/four_boxes.h"

#include <cmath>

#include "number/relative_roundoff.h"
#include "shapes/float_bounds.h"

namespace collision {
namespace {

/** More than all roundings of a parameter or a squared distance together, as a part of it. */
constexpr double kBoxSlack = 0x1p-20;
/** What floats are rounded by, as a part of what doubles are. */
constexpr double kFloatUnit = 0x1p+29;

// A rounded origin is no error: it is on the safe side. The difference from a plane is rounded
// once, the inverse of a component twice, and their product.
constexpr RelativeRoundoff kParameter =
    RelativeRoundoff::roundedOnce() * (RelativeRoundoff() / RelativeRoundoff::roundedOnce());
static_assert(kFloatUnit * kParameter.ofComputed() < kBoxSlack / 2);
static_assert(kFloatUnit * dot(kVectorRoundedOnce, kVectorRoundedOnce).ofComputed() <
              kBoxSlack / 2);
/** The last parameter of a bounded ray, in doubles. */
static_assert((RelativeRoundoff() / squareRoot(dot(kExactVector, kExactVector))).ofComputed() <
              kBoxSlack / 2);

/** Infinite of 0; NaN of what is so small or large that products with its inverse may be lost. */
double inverseOf(double component) {
  const double size = std::fabs(component);
  return size == 0 || (size > 0x1p-100 && size < 0x1p+100) ? 1 / component : kNone;
}

}  // namespace

float RaySlabs::limitOf(double parameter) { return floatAbove(parameter * (1 + kBoxSlack)); }

RaySlabs::Slab RaySlabs::slabOf(double min, double max, double velocity) {
  const bool isBackward = std::signbit(velocity);
  const double inverse = inverseOf(velocity);
  // The side in front meets the nearer plane of a box, the one behind leaves the farther.
  const float below = floatBelow(min);
  const float above = floatAbove(max);
  return {isBackward, isBackward ? below : above, isBackward ? above : below,
          static_cast<float>(inverse * (1 - kBoxSlack)),
          static_cast<float>(inverse * (1 + kBoxSlack))};
}

RaySlabs::RaySlabs(const Ray& ray) : end_(limitOf(endOf(ray))) {
  for (int axis = 0; axis < 3; ++axis) {
    slabs_[at(axis)] = slabOf(ray.origin[axis], ray.origin[axis], ray.direction[axis]);
  }
}

RaySlabs::RaySlabs(const Bounds& moving, const Vec3& velocity, double end) : end_(limitOf(end)) {
  for (int axis = 0; axis < 3; ++axis) {
    slabs_[at(axis)] = slabOf(moving.min[axis], moving.max[axis], velocity[axis]);
  }
}

SquaredDistances::SquaredDistances(const Vec3& place)
    : below_{floatBelow(place.x), floatBelow(place.y), floatBelow(place.z)},
      above_{floatAbove(place.x), floatAbove(place.y), floatAbove(place.z)} {}

float SquaredDistances::limitOf(double distance) {
  return floatAbove(distance * distance * (1 + kBoxSlack));
}

}  // namespace collision
