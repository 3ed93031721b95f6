#include "pairs/point_range.h"

#include <cmath>

#include "linear/frame.h"
#include "pairs/filter/rounded.h"
#include "shapes/visit_any.h"
#include "shapes/visit_box.h"

namespace collision {
namespace {

using filter::PointCore;
using filter::SegmentCore;

constexpr Interval kUnknown{0, kInfinity};
/** More than what bounds are rounded by, as a part of them. */
constexpr double kSlack = 0x1p-45;

/** Of a core whose places are measured from the point. */
template <class Core>
Interval rangeOf(const Core& core, double radius) {
  using Worst = filter::WayRoundoff<PointCore<double>, Core>;
  constexpr Roundoff kCorePlace = Core::placeRoundoff();
  const PointCore<double> point{};
  const Vec3 way = core.nearestTo(point.p);
  if (!(sizeOf(way) < kInfinity)) {  // NaN, of a polygon whose area is lost
    return kUnknown;
  }
  const double size = withinRange(core.size() + radius);
  const double norm = length(way);
  // The way to any place is as long as the distance, or longer; the gap along any way is no longer.
  const double most = norm * (1 + kSlack) + 2 * withUnderflow(kCorePlace.bound(size)) - radius;
  const double gap =
      filter::gapAlong(point, core, way) - withUnderflow(Worst::kGap.bound(size, sizeOf(way)));
  const double least = gap > 0 ? gap / norm * (1 - kSlack) - radius * (1 + kSlack) : 0.0;
  return {greatest(least, 0.0), most >= 0 ? most * (1 + kSlack) : 0.0};
}

/** Of a shape that is a core and a radius. */
template <class Shape>
Interval rangeOf(const Vec3& place, const Shape& shape) {
  return rangeOf(filter::coreOf(shape, place), ShapeTraits<Shape>::radius(shape));
}
Interval rangeOf(const Vec3& place, const Point& shape) {
  return rangeOf(PointCore<double>{shape.position - place}, 0);
}
Interval rangeOf(const Vec3& place, const Segment& shape) {
  return rangeOf(SegmentCore<double>{shape.start - place, shape.end - shape.start}, 0);
}
/** By how far the place is beyond each two faces, times n. */
Interval rangeOf(const Vec3& place, const FramedObb& box) {
  constexpr Roundoff kBeyond =
      dot(kFrameRoundoff.axis[0], kPlaceDifferenceVector) - kPlace * kFrameRoundoff.n;
  const Vec3 fromCenter = place - box.center;
  const Frame& frame = roundedFrame(box);
  const Vec3 local = toLocal(frame, fromCenter);
  const auto beyond = [&](int i) {
    return greatest(std::fabs(local[i]) - box.halfExtents[i] * frame.n, 0.0);
  };
  const double norm = length(Vec3{beyond(0), beyond(1), beyond(2)});
  // A vector is off by no more than twice what each of its components is.
  const double off = 2 * withUnderflow(kBeyond.bound(sizeOf(fromCenter, box.halfExtents)));
  return {greatest(norm - off, 0.0) / frame.n * (1 - kSlack),
          (norm + off) / frame.n * (1 + kSlack)};
}
Interval rangeOf(const Vec3& place, const Obb& box) { return rangeOf(place, FramedObb(box)); }
Interval rangeOf(const Vec3& /*place*/, const Ray& /*shape*/) { return kUnknown; }
Interval rangeOf(const Vec3& /*place*/, const Plane& /*shape*/) { return kUnknown; }

}  // namespace

Interval distanceRange(const Point& point, ShapeRef shape) {
  if (hasGeometry(shape)) {
    return kUnknown;
  }
  const auto rangeOfShape = [&](const auto& own) { return rangeOf(point.position, own); };
  const Interval range =
      shape.kind() == Kind::obb ? visitBox(shape, rangeOfShape) : visitShape(shape, rangeOfShape);
  return range.min <= range.max ? range : kUnknown;  // else NaN, of sizes beyond the range
}

}  // namespace collision
