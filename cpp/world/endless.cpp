#include "world/endless.h"

#include <algorithm>
#include <cmath>

#include "number/relative_roundoff.h"

namespace collision {
namespace {

/** More than all roundings of a test together, as a part of its terms. */
constexpr double kEndlessSlack = 0x1p-40;

/** The largest size of a plane's test, and a parameter of a ray's. */
constexpr RelativeRoundoff kSizeOfPlane =
    dot(kExactVector, kVectorRoundedOnce + kVectorRoundedOnce) + RelativeRoundoff();
constexpr RelativeRoundoff kParameter = RelativeRoundoff::roundedOnce() / RelativeRoundoff();
// The value, the reach and the size itself are off by as much each.
static_assert(3 * kSizeOfPlane.ofComputed() < kEndlessSlack);
static_assert(kParameter.ofDifference() < kEndlessSlack);

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
  return !(std::fabs(value) > reach + kEndlessSlack * size);  // true of NaN
}

/** Source: Kay, Kajiya, Ray Tracing Complex Scenes, SIGGRAPH 1986. */
bool crosses(const Ray& ray, const Bounds& bounds) {
  double enter = 0;
  double exit = kInfinity;
  for (int i = 0; i < 3; ++i) {
    const double origin = ray.origin[i];
    if (ray.direction[i] == 0) {
      if (origin < bounds.min[i] || origin > bounds.max[i]) {
        return false;
      }
      continue;
    }
    const double lower = (bounds.min[i] - origin) / ray.direction[i];
    const double upper = (bounds.max[i] - origin) / ray.direction[i];
    const double near = std::min(lower, upper);
    const double far = std::max(lower, upper);
    // A comparison with NaN, where a parameter is infinite, leaves enter and exit as they are.
    enter = std::max(enter, near - kEndlessSlack * std::fabs(near));
    exit = std::min(exit, far + kEndlessSlack * std::fabs(far));
  }
  return !(enter > exit);
}

}  // namespace

bool isEndless(const Bounds& bounds) {
  const auto isFinite = [](const Vec3& v) {
    return std::isfinite(v.x) && std::isfinite(v.y) && std::isfinite(v.z);
  };
  return !isFinite(bounds.min) || !isFinite(bounds.max);
}

bool mayMeet(const ShapeCell& endless, const Bounds& bounds) {
  switch (endless.kind()) {
    case Kind::plane:
      return crosses(endless.as<Plane>(), bounds);
    case Kind::ray:
      return crosses(endless.as<Ray>(), bounds);
    default:
      return true;
  }
}

}  // namespace collision
