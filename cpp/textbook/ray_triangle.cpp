// The two classic tests of a ray and a triangle: Möller and Trumbore's, which solves for u, v and t
// at once, and the older one, which crosses the plane and compares that point with each edge.
#include <cmath>

#include "answer/steps.h"
#include "curve/curve.h"
#include "linear/vec3.h"
#include "shapes/all.h"
#include "textbook/textbook_tests.h"

namespace collision {
namespace {

// The table's candidates of a ray and a triangle, see pairs/candidates.h.
constexpr int kParameter = 0;
constexpr int kPlane = 1;
constexpr int kFirstWeight = 2;

/** Adds a step for each comparison; after the first that fails only to show the rest. */
class Comparisons {
 public:
  explicit Comparisons(Trace* trace) : trace_(trace) {}

  [[nodiscard]] bool meets() const { return meets_; }
  /** Whether there is no need of what comes next. */
  [[nodiscard]] bool ends() const { return !meets_ && trace_ == nullptr; }

  void weight(int i, double value) {
    compareWith(kFirstWeight + i, StepGroup::barycentric, StepUnit::ratio, value, {0, 1});
  }
  void parameter(double t, double end) {
    compareWith(kParameter, StepGroup::range, StepUnit::parameter, t, {0, end});
  }
  /** Of a ray that is parallel to the plane nothing else can be asked. */
  void facing(double size) {
    compareWith(kPlane, StepGroup::plane, StepUnit::ratio, size, {kTextbookEpsilon, kInfinity});
  }

 private:
  void compareWith(int candidate, StepGroup group, StepUnit unit, double value,
                   const Interval& allowed) {
    // a NaN is in no interval
    const bool isWithin = value >= allowed.min && value <= allowed.max;
    if (trace_ != nullptr) {
      trace_->add(scalarStep(candidate, group, unit,
                             decide(isWithin ? Sign::negative : Sign::positive), {value, value},
                             allowed, meets_));
    }
    meets_ = meets_ && isWithin;
  }

  Trace* trace_;
  bool meets_ = true;
};

TextbookAnswer answerOf(const Comparisons& comparisons, double t) {
  return {comparisons.meets(), comparisons.meets() ? t : kNone};
}

}  // namespace

TextbookAnswer testMollerTrumbore(ShapeRef a, ShapeRef b, Trace* trace) {
  const Curve curve(a);
  const auto& triangle = b.as<Triangle>();
  const Vec3 ab = triangle.b - triangle.a;
  const Vec3 ac = triangle.c - triangle.a;
  const Vec3 p = cross(curve.direction(), ac);
  const double determinant = dot(ab, p);
  Comparisons comparisons(trace);
  comparisons.facing(std::fabs(determinant));
  if (!comparisons.meets()) {
    return {};
  }
  const double inverse = 1 / determinant;
  const Vec3 toOrigin = curve.origin() - triangle.a;
  const double u = dot(toOrigin, p) * inverse;
  comparisons.weight(0, u);
  if (comparisons.ends()) {
    return {};
  }
  const Vec3 q = cross(toOrigin, ab);
  const double v = dot(curve.direction(), q) * inverse;
  comparisons.weight(1, v);
  comparisons.weight(2, 1 - u - v);
  if (comparisons.ends()) {
    return {};
  }
  const double t = dot(ac, q) * inverse;
  comparisons.parameter(t, curve.end());
  return answerOf(comparisons, t);
}

TextbookAnswer testPlaneAndEdges(ShapeRef a, ShapeRef b, Trace* trace) {
  const Curve curve(a);
  const auto& triangle = b.as<Triangle>();
  const Vec3 normal = cross(triangle.b - triangle.a, triangle.c - triangle.a);
  const double facing = dot(normal, curve.direction());
  Comparisons comparisons(trace);
  comparisons.facing(std::fabs(facing));
  if (!comparisons.meets()) {
    return {};
  }
  const double t = dot(normal, triangle.a - curve.origin()) / facing;
  comparisons.parameter(t, curve.end());
  if (comparisons.ends()) {
    return {};
  }
  const Vec3 crossing = curve.origin() + curve.direction() * t;
  const double area = dot(normal, normal);
  const auto beside = [&](const Vec3& from, const Vec3& to) {
    return dot(normal, cross(to - from, crossing - from)) / area;
  };
  comparisons.weight(0, beside(triangle.c, triangle.a));
  comparisons.weight(1, beside(triangle.a, triangle.b));
  comparisons.weight(2, beside(triangle.b, triangle.c));
  return answerOf(comparisons, t);
}

}  // namespace collision
