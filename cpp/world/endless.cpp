#include "world/endless.h"

#include <algorithm>
#include <cmath>

#include "number/relative_roundoff.h"

namespace collision {
namespace {

/** More than all roundings of a test together, as a part of its terms, and than underflow takes. */
constexpr double kEndlessSlack = 0x1p-40;
constexpr double kEndlessUnderflow = 0x1p-1060;

/** The largest size of a plane's test. */
constexpr RelativeRoundoff kSizeOfPlane =
    dot(kExactVector, kVectorRoundedOnce + kVectorRoundedOnce) + RelativeRoundoff();
// The value, the reach and the size itself are off by as much each.
static_assert(3 * kSizeOfPlane.ofComputed() < kEndlessSlack);

bool crosses(const Plane& plane, const Bounds& bounds) {
  double value = plane.constant;
  double reach = 0;
  double size = std::fabs(plane.constant);
  for (int i = 0; i < 3; ++i) {
    const double middle = bounds.min[i] * 0.5 + bounds.max[i] * 0.5;
    const double half = bounds.max[i] * 0.5 - bounds.min[i] * 0.5;
    const double slope = std::fabs(plane.normal[i]);
    value += plane.normal[i] * middle;
    reach += slope * half;
    size += slope * (std::fabs(middle) + half);
  }
  return !(std::fabs(value) > reach + kEndlessSlack * size + kEndlessUnderflow);  // true of NaN
}

}  // namespace

bool isEndless(const Bounds& bounds) {
  const auto isFinite = [](const Vec3& v) {
    return std::isfinite(v.x) && std::isfinite(v.y) && std::isfinite(v.z);
  };
  return !isFinite(bounds.min) || !isFinite(bounds.max);
}

bool mayMeet(const ShapeCell& shape, const Bounds& bounds) {
  if (shape.kind() == Kind::plane) {
    return crosses(shape.as<Plane>(), bounds);
  }
  const FloatBounds own = floatBoundsOf(bounds);
  FourBoxes boxes{};
  for (std::size_t axis = 0; axis < 3; ++axis) {
    boxes.min[axis].fill(own.min[axis]);
    boxes.max[axis].fill(own.max[axis]);
  }
  const RaySlabs slabs(shape.as<Ray>());
  return slabs(boxes)[0] <= slabs.end();
}

template <class AllBounds>
void findMeeting(const AllBounds& bounds, const ShapeCell& shape, std::vector<int>& slots) {
  const auto take = [&](int slot) { slots.push_back(slot); };
  if (shape.kind() == Kind::ray) {
    const RaySlabs slabs(shape.as<Ray>());
    return bounds.visitNearest(slabs, slabs.end(), kExpectNothing, take);
  }
  const Plane* const plane = shape.kind() == Kind::plane ? &shape.as<Plane>() : nullptr;
  bounds.visitWhere([&](const Bounds& own) { return plane == nullptr || crosses(*plane, own); },
                    take);
}

template void findMeeting(const BoundsTree&, const ShapeCell&, std::vector<int>&);
template void findMeeting(const BoundsList&, const ShapeCell&, std::vector<int>&);

}  // namespace collision
