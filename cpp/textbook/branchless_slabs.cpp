// The slab test without branches: division by a direction of 0 gives infinities, and of a ray that
// starts in the plane of a face 0 times infinity, which the order of the comparisons leaves out.
#include <array>

#include "answer/steps.h"
#include "curve/curve.h"
#include "linear/vec3.h"
#include "shapes/all.h"
#include "textbook/textbook_tests.h"

namespace collision {
namespace {

constexpr double lesser(double x, double y) { return x < y ? x : y; }
constexpr double larger(double x, double y) { return x > y ? x : y; }

/** The ray in the axes of the box, which is centered there. */
struct LocalRay {
  Vec3 origin;
  Vec3 direction;
  Vec3 low;
  Vec3 high;
};

LocalRay localTo(const Aabb& box, const Curve& curve) {
  return {curve.origin(), curve.direction(), box.min, box.max};
}
LocalRay localTo(const Obb& box, const Curve& curve) {
  const std::array<Vec3, 3> axis = unitsOf(box);
  const Vec3 origin = curve.origin() - box.center;
  const Vec3& direction = curve.direction();
  return {{dot(axis[0], origin), dot(axis[1], origin), dot(axis[2], origin)},
          {dot(axis[0], direction), dot(axis[1], direction), dot(axis[2], direction)},
          -box.halfExtents,
          box.halfExtents};
}

}  // namespace

TextbookAnswer testBranchlessSlabs(ShapeRef a, ShapeRef b, Trace* trace) {
  const Curve curve(a);
  const LocalRay ray =
      b.kind() == Kind::aabb ? localTo(b.as<Aabb>(), curve) : localTo(b.as<Obb>(), curve);
  Interval rest{0, curve.end()};
  for (int i = 0; i < 3; ++i) {
    const double inverse = 1 / ray.direction[i];
    const double first = (ray.low[i] - ray.origin[i]) * inverse;
    const double second = (ray.high[i] - ray.origin[i]) * inverse;
    const Interval slab{lesser(first, second), larger(first, second)};
    const bool reached = rest.min <= rest.max;
    const Interval before = rest;
    rest = {larger(slab.min, rest.min), lesser(slab.max, rest.max)};
    if (trace != nullptr) {
      trace->add(scalarStep(i, StepGroup::slab, StepUnit::parameter, compare(rest.min, rest.max),
                            before, slab, reached));
    }
  }
  const bool meets = rest.min <= rest.max;
  return {meets, meets ? rest.min : kNone};
}

}  // namespace collision
