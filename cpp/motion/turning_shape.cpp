#include "motion/turning_shape.h"

#include <array>
#include <span>

#include "linear/number_vector.h"
#include "motion/outward.h"
#include "motion/turn.h"
#include "shapes/all.h"
#include "shapes/core.h"
#include "shapes/moved.h"
#include "shapes/visit_any.h"

namespace collision {
namespace {

/** Rounded vectors, and the sum of all that they are off by. */
class Rounding {
 public:
  double operator()(const Approximate& number) {
    off_ += number.errorOfHi();
    return number.hi();
  }
  Vec3 operator()(const ApproximateVec3& v) {
    const double x = (*this)(v.x);
    const double y = (*this)(v.y);
    return {x, y, (*this)(v.z)};
  }
  void add(double off) { off_ += off; }
  /** As computed: of fewer than 32 terms, each of them of a few products. */
  [[nodiscard]] double off() const { return off_ == 0 ? 0 : raised(off_, kPart); }

 private:
  static constexpr int kMostTerms = 32;
  static constexpr double kPart = outwardPart([] {
    const RelativeRoundoff once = RelativeRoundoff::roundedOnce();
    RelativeRoundoff sum = (once / once) * once;
    for (int i = 0; i < kMostTerms; ++i) {
      sum = sum + RelativeRoundoff(0);
    }
    return sum;
  }());

  double off_ = 0;
};

ApproximateVec3 withoutTraces(const ApproximateVec3& v) {
  return {withoutTraces(v.x), withoutTraces(v.y), withoutTraces(v.z)};
}

ApproximateVec3 half(const Vec3& v) { return vectorOf<Approximate>(v) * Approximate(0.5); }

// What a shape turns about, and no less than how far its core reaches from there.

struct Pivot {
  Vec3 place;
  double reach = 0;
};

/** Of the farthest of some places. */
Pivot pivotOf(const Vec3& pivot, std::span<const Vec3> places) {
  double reach = 0;
  for (const Vec3& place : places) {
    reach = greatest(reach, lengthAbove(place - pivot));
  }
  return {pivot, reach};
}

Pivot pivotOf(const Point& s) { return {s.position}; }
Pivot pivotOf(const Sphere& s) { return {s.center}; }
Pivot pivotOf(const Ray& s) { return {s.origin}; }
Pivot pivotOf(const Plane& /*shape*/) { return {}; }
Pivot pivotOf(const Obb& s) { return {s.center, lengthAbove(s.halfExtents)}; }
/** A mean of two, each of whose components is rounded once. */
Vec3 middleOf(const Vec3& a, const Vec3& b) { return a * 0.5 + b * 0.5; }
/** No less than twice what it is off, by which what lies across from a place may be further away.
 */
double offOfMiddle(const Vec3& middle) { return kLeastPart * roundoff::magnitudeOf(middle); }

Pivot pivotOf(const Aabb& s) {
  const Vec3 center = middleOf(s.min, s.max);
  return {center, raised(lengthAbove(middleOf(s.max, -s.min)) + offOfMiddle(center))};
}
template <class WithEnds>
Pivot pivotOfEnds(const WithEnds& s) {
  return pivotOf(middleOf(s.start, s.end), s.corners());
}
Pivot pivotOf(const Segment& s) { return pivotOfEnds(s); }
Pivot pivotOf(const Capsule& s) { return pivotOfEnds(s); }
Pivot pivotOf(const Triangle& s) { return pivotOf((s.a + s.b + s.c) * (1.0 / 3), s.corners()); }
Pivot pivotOf(const Parallelogram& s) {
  const Vec3 middle = middleOf(s.b, s.c);
  const std::array corners{s.a, s.b, s.c};
  return {middle, raised(pivotOf(middle, corners).reach + offOfMiddle(middle))};
}
Pivot pivotOf(const Hull& s) { return {s.position, pivotOf({}, s.geometry->corners()).reach}; }
Pivot pivotOf(const PosedMesh& s) {
  const auto [min, max] = s.geometry->bounds();
  const Vec3 extents{greatest(-min.x, max.x), greatest(-min.y, max.y), greatest(-min.z, max.z)};
  return {s.position, lengthAbove(extents)};
}

/** What the motion does to places and rotations until a time. */
class Displacement {
 public:
  Displacement(double t, const TurningShape& moving)
      : pivot_(moving.pivot()), reach_(moving.reach()), turns_(!isZero(moving.angularVelocity())) {
    for (int i = 0; i < 3; ++i) {
      way_[i] = productOf(moving.velocity()[i], t);
    }
    if (turns_) {
      turn_ = turnAfter(moving.angularVelocity(), t);
    }
  }

  [[nodiscard]] const ApproximateVec3& way() const { return way_; }

  /** Of a place that turns with the shape. */
  Vec3 place(const Vec3& given) {
    if (!turns_) {
      return center(vectorOf<Approximate>(given));
    }
    // With the unit quaternion (q, w): r + 2 q × (q × r + w r).
    const ApproximateVec3 r = withoutTraces(differenceOf<Approximate>(pivot_, given));
    const ApproximateVec3 q{turn_[0], turn_[1], turn_[2]};
    const ApproximateVec3 across = cross(q, withoutTraces(cross(q, r) + r * turn_[3]));
    return center(vectorOf<Approximate>(given) + across + across);
  }
  /** Of one about which it turns. */
  Vec3 center(const ApproximateVec3& given) { return rounded(given + way_); }
  Vec3 center(const Vec3& given) { return center(vectorOf<Approximate>(given)); }

  /** A quaternion that is off by a part of its length is that of a turn which moves places by twice
   * that part of their distance, or less. */
  Quaternion rotation(const Quaternion& given) {
    if (!turns_) {
      return given;
    }
    const Turn product = afterwards(turn_, given);
    double largest = 0;
    double off = 0;
    for (const Approximate& component : product) {
      largest = greatest(largest, std::fabs(component.hi()));
      off += component.errorOfHi();
    }
    rounded.add(2 * off / largest * reach_);
    return {product[0].hi(), product[1].hi(), product[2].hi(), product[3].hi()};
  }

  Rounding rounded;

 private:
  const Vec3& pivot_;
  double reach_;
  bool turns_;
  ApproximateVec3 way_;
  Turn turn_;
};

// The shape then. Each of its points is a mean of corners, or of a parallelogram the sum of two
// less the third: none is off by more than all of these together.

ShapeCell placed(const Point& s, Displacement& by) { return Point{by.center(s.position)}; }
ShapeCell placed(const Sphere& s, Displacement& by) {
  return Sphere{by.center(s.center), s.radius};
}
ShapeCell placed(const Ray& s, Displacement& by) {
  return Ray{by.center(s.origin), s.direction, s.maxDistance};
}
ShapeCell placed(const Plane& s, Displacement& by) {
  const ApproximateVec3 normal = withoutTraces(vectorOf<Approximate>(s.normal));
  Rounding rounded;
  const double constant = rounded(Approximate(s.constant) - dot(normal, by.way()));
  by.rounded.add(rounded.off() / largestMagnitude(s.normal));
  return Plane{s.normal, constant};
}
ShapeCell placed(const Obb& s, Displacement& by) {
  return Obb{by.center(s.center), by.rotation(s.rotation), s.halfExtents};
}
ShapeCell placed(const Aabb& s, Displacement& by) {
  const Vec3 extents = by.rounded(half(s.max) - half(s.min));
  return Obb{by.center(half(s.min) + half(s.max)), by.rotation({}), extents};
}
ShapeCell placed(const Segment& s, Displacement& by) {
  return Segment{by.place(s.start), by.place(s.end)};
}
ShapeCell placed(const Capsule& s, Displacement& by) {
  return Capsule{by.place(s.start), by.place(s.end), s.radius};
}
/** A triangle or parallelogram, or a hull or mesh. */
template <class Shape>
ShapeCell placed(const Shape& s, Displacement& by) {
  if constexpr (requires { s.geometry; }) {
    return Shape{s.geometry, by.center(s.position), by.rotation(s.rotation)};
  } else {
    return Shape{by.place(s.a), by.place(s.b), by.place(s.c)};
  }
}

}  // namespace

TurningShape::TurningShape(ShapeRef shape, const Vec3& velocity, const Vec3& angularVelocity)
    : shape_(shape), velocity_(velocity) {
  const Pivot pivot = visitAny(shape, [](const auto& s) { return pivotOf(s); });
  pivot_ = pivot.place;
  reach_ = pivot.reach;
  if (reach_ > 0) {
    angularVelocity_ = angularVelocity;
  }
}

Pose TurningShape::at(double t) const {
  if (t == 0 || (isZero(velocity_) && isZero(angularVelocity_))) {
    return {moved(shape_, {})};
  }
  Displacement by(t, *this);
  ShapeCell shape = visitAny(shape_, [&](const auto& s) { return placed(s, by); });
  return {shape, by.rounded.off()};
}

ShapeCell TurningShape::around() const {
  if (isZero(angularVelocity_) && !isMesh(shape_)) {
    return moved(shape_, {});
  }
  return Sphere{pivot_, raised(reach_ + radiusOf(shape_))};
}

}  // namespace collision
