#include "sat/few_differences.h"

#include <cmath>

#include "convex/difference_errors.h"
#include "convex/gjk.h"

namespace collision {
namespace {

/** What numbers of a point of D may be off by, as a part of sizes. */
constexpr double kPointOff = 0x1p-42;
static_assert([] {
  bool areWithin = true;
  for (const Terms a : kAllTerms) {
    for (const Terms b : kAllTerms) {
      const ErrorBound bound = kLowestAlong(a, b);
      areWithin = areWithin && bound.bound(1) < kPointOff;
    }
  }
  return areWithin;
}());

}  // namespace

FewDifferences::FewDifferences(const PolytopeTerms<double>& a, const PolytopeTerms<double>& b)
    : all_(roundedDifferences(a, b)) {
  if (!all_) {
    return;
  }
  // Toward the corners, edges and faces of a cube.
  for (int x = -1; x <= 1; ++x) {
    for (int y = -1; y <= 1; ++y) {
      for (int z = -1; z <= 1; ++z) {
        if (x != 0 || y != 0 || z != 0) {
          add({double(x), double(y), double(z)});
        }
      }
    }
  }
}

void FewDifferences::add(const Vec3& direction) {
  last_ = all_->differences.lowest(direction, last_, {});
  points_.push_back(all_->differences.point(last_));
}

void FewDifferences::addAround(const Vec3& direction) {
  const Vec3 axis = direction * (1 / length(direction));
  const Vec3 beside = cross(axis, unitAxis(std::fabs(axis.x) < 0.6 ? 0 : 1));
  const Vec3 first = beside * (1 / length(beside));
  const Vec3 second = cross(axis, first);
  add(axis);
  for (const double tangent : {0.07, 0.27}) {  // of 4 and 15 degrees
    for (const double s : {tangent, -tangent}) {
      for (const Vec3& step :
           {first, second, (first + second) * 0.7071, (first - second) * 0.7071}) {
        add(axis + step * s);
      }
    }
  }
}

void FewDifferences::addNearest() {
  if (!all_) {
    return;
  }
  Simplex<double> simplex(all_->differences);
  const WalkEnd end =
      walkToNearest(all_->differences, simplex, [](const auto& /*step*/) { return true; });
  if (end == WalkEnd::nearest && !isZero(simplex.toNearest())) {
    addAround(simplex.toNearest());
  }
}

double FewDifferences::errorAlong(const RoughAxis& axis) const {
  // Of points and products, and of the axis itself.
  return all_->size * (roundoff::magnitudeOf(axis.axis) * (2 * kPointOff) + 4 * axis.error);
}

FewDifferences::Range FewDifferences::along(const RoughAxis& axis) const {
  if (!all_) {
    return {0, 0, kInfinity};
  }
  Range range{kInfinity, -kInfinity, errorAlong(axis)};
  for (const Vec3& point : points_) {
    const double height = dot(axis.axis, point);
    range.least = least(range.least, height);
    range.most = greatest(range.most, height);
  }
  return range;
}

bool FewDifferences::surelyOverlap(const RoughAxis& axis) const {
  if (!all_) {
    return false;
  }
  const double off = withUnderflow(errorAlong(axis));
  bool isAbove = false;
  bool isBelow = false;
  for (const Vec3& point : points_) {
    const double height = dot(axis.axis, point);
    isAbove = isAbove || height > off;
    isBelow = isBelow || height < -off;
    if (isAbove && isBelow) {
      return true;
    }
  }
  return false;
}

}  // namespace collision
