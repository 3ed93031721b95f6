#include "motion/convex_cast.h"

#include "collision/collision.h"
#include "collision/motion.h"
#include "motion/ball_cast.h"
#include "motion/box_cast.h"
#include "motion/guessed_pieces.h"
#include "motion/hull_contacts.h"
#include "motion/polytope_cast.h"
#include "motion/root_time.h"
#include "motion/rounded_cast.h"
#include "number/certified.h"
#include "pairs/outcome.h"
#include "shapes/core.h"

namespace collision {
namespace {

/** Two shapes with flat faces. */
class PolytopePair {
 public:
  PolytopePair(ShapeRef a, ShapeRef b, const RelativeMotion& motion)
      : a_(roundedPolytopeOf(a)), b_(roundedPolytopeOf(b)), motion_(motion) {}

  template <class T>
  CastTimes<T> times(Vector3<T>& axis, bool withAxis = true) const {
    if constexpr (kHasHulls && std::is_same_v<T, Approximate>) {
      if (areManyRows()) {
        if (const auto found = contactsOfHulls(a_.polytope, b_.polytope, motion_)) {
          axis = found->axis;
          return found->times;
        }
      }
    }
    const PolytopeCast cast(a_.polytope, b_.polytope, motion_);
    CastTimes<T> times = cast.times<T>();
    const auto row = static_cast<int>(times.candidate);
    if (withAxis && row >= 0) {
      const Vector3<T> along = cast.row<T>(row, cast.space<T>()).axis.axis;
      axis = times.sense == Sign::negative ? -along : along;
    }
    times.candidate = cast.number(row);
    times.against = cast.number(static_cast<int>(times.against));
    return times;
  }

 private:
  /** Of hulls; those of a small one and a triangle take less time than a guess. */
  [[nodiscard]] bool areManyRows() const {
    const Polytope& a = a_.polytope;
    const Polytope& b = b_.polytope;
    constexpr int kManyEdges = 64;
    const bool areHulls = a.hull() != nullptr && b.hull() != nullptr;
    return areHulls && ((a.solid() && b.solid()) ||
                        ((a.solid() || b.solid()) && a.edges() + b.edges() > kManyEdges));
  }

  RoundedPolytope a_;
  RoundedPolytope b_;
  const RelativeMotion& motion_;
};

/** A shape and a plane: the one row along its normal. */
class PlanePair {
 public:
  PlanePair(ShapeRef shape, const Plane& plane, const RelativeMotion& motion)
      : shape_(roundedPolytopeOf(shape)), plane_(plane), motion_(motion) {}

  template <class T>
  CastTimes<T> times(Vector3<T>& axis, bool /*withAxis*/ = true) const {
    const Vec3& reference = shape_.polytope.reference();
    const MovingRow<T> row = rowBesidePlane<T>(shape_.polytope.in<T>(reference), shape_.radius,
                                               reference, plane_, motion_.velocity<T>());
    const bool isFlat = hasNoWidth(row);
    RowTimes<T> rows(motion_, isFlat ? 2 : 3);
    rows.keep(0, row, isFlat);
    CastTimes<T> times = rows.times();
    axis = vectorOf<T>(times.sense == Sign::negative ? -plane_.normal : plane_.normal);
    return times;
  }

 private:
  template <class T>
  [[nodiscard]] bool hasNoWidth(const MovingRow<T>& row) const {
    return shape_.radius == 0 && (shape_.polytope.isPoint() || row.hasNoWidth());
  }

  RoundedPolytope shape_;
  const Plane& plane_;
  const RelativeMotion& motion_;
};

template <class T>
Cast castOf(const CastTimes<T>& times, const Vector3<T>& axis, bool withAxis) {
  Cast cast;
  cast.outcome = times.outcome;
  cast.decidedBy = std::is_same_v<T, Approximate> ? DecidedBy::filter : DecidedBy::exact;
  cast.candidate = times.candidate;
  cast.against = times.against;
  if (withAxis && times.candidate >= 0 && !isZero(axis)) {
    cast.axis = unitOf(axis);
  }
  if (times.outcome != CastOutcome::never) {
    // A root that is 0 may be rounded to anything near.
    cast.tEnter = times.candidate < 0 ? 0 : rounded(times.span.from);
    cast.tExit = times.span.ends ? greatest(cast.tEnter, rounded(times.span.to)) : kInfinity;
  }
  return cast;
}

template <class Pair>
Cast castOf(const Pair& pair, bool withAxis) {
  return certified([&]<class T>() {
    Vector3<T> axis{};
    const CastTimes<T> times = pair.template times<T>(axis, withAxis);
    return castOf(times, axis, withAxis);
  });
}

/** Of two shapes of which one has a radius. */
Cast castOfRounded(ShapeRef a, ShapeRef b, const RelativeMotion& motion, bool withAxis) {
  if (isBallCast(a, b)) {
    if (const auto found = castOfBall(a, b, motion, withAxis)) {
      return *found;
    }
  }
  const auto proven = withoutDoubt([&] {
    const RoundedTimes<Approximate> times = timesOfGuess(a, b, motion);
    return castOf(times.times, times.toCore, withAxis);
  });
  if (proven) {
    return *proven;
  }
  const RoundedTimes<Root> times = roundedTimes(a, b, motion);
  return castOf(times.times, times.toCore, withAxis);
}

/** Of shapes that stand still as seen from each other. */
Cast castOfStanding(ShapeRef a, ShapeRef b, const Motion& motion) {
  const Summary summary = summaryOf(a, b);
  Cast cast;
  cast.outcome = static_cast<CastOutcome>(summary.outcome());
  cast.decidedBy = summary.decidedBy();
  if (cast.outcome != CastOutcome::never) {
    cast.tEnter = 0;
    cast.tExit = motion.duration + 0.0;  // never −0
  }
  return cast;
}

/** `withAxis`: else none. */
Cast castOf(ShapeRef a, ShapeRef b, const Motion& motion, bool withAxis) {
  const RelativeMotion relative(motion);
  if (relative.isNone()) {
    return castOfStanding(a, b, motion);
  }
  if (isBox(a.kind()) && isBox(b.kind())) {
    if (const auto found = castOfBoxes(a, b, relative, withAxis); found && found->isWhole) {
      return found->cast;
    }
  }
  if (b.kind() == Kind::plane) {
    return castOf(PlanePair(a, b.as<Plane>(), relative), withAxis);
  }
  if (a.kind() == Kind::plane) {
    const Motion other = exchanged(motion);
    Cast cast = castOf(PlanePair(b, a.as<Plane>(), RelativeMotion(other)), withAxis);
    cast.axis = Vec3{} - cast.axis;  // not a negation, which has −0
    return cast;
  }
  if (radiusOf(a) > 0 || radiusOf(b) > 0) {
    return castOfRounded(a, b, relative, withAxis);
  }
  return castOf(PolytopePair(a, b, relative), withAxis);
}

}  // namespace

ShapeRef withoutEmptyRay(ShapeRef shape, Point& point) {
  if (shape.kind() == Kind::ray && shape.as<Ray>().maxDistance == 0) {
    point = {shape.as<Ray>().origin};
    return point;
  }
  return shape;
}

Cast castWithoutAxis(ShapeRef a, ShapeRef b, const Motion& motion) {
  Point pointA;
  Point pointB;
  return castOf(withoutEmptyRay(a, pointA), withoutEmptyRay(b, pointB), motion, false);
}

Cast castOfConvex(ShapeRef first, ShapeRef second, const Motion& motion) {
  Point pointA;
  Point pointB;
  const ShapeRef a = withoutEmptyRay(first, pointA);
  const ShapeRef b = withoutEmptyRay(second, pointB);
  Cast cast = castOf(a, b, motion, true);
  if (cast.outcome != CastOutcome::never && cast.candidate < 0) {
    cast.startsInside = summaryOf(a, b).outcome() == Outcome::overlapping;
    cast.axis = cast.startsInside ? kNoPoint : test(a, b).witness.axis;
  }
  return cast;
}

QuadraticSurd<Exact> startOf(ShapeRef one, ShapeRef other, const Motion& motion) {
  const RelativeMotion relative(motion);
  if (isMesh(one) || isMesh(other)) {
    return QuadraticSurd<Exact>::of(cast(one, other, motion).tEnter);
  }
  if (relative.isNone()) {
    return {};
  }
  if (one.kind() == Kind::plane) {
    return startOf(other, one, exchanged(motion));
  }
  Point pointA;
  Point pointB;
  const ShapeRef a = withoutEmptyRay(one, pointA);
  const ShapeRef b = withoutEmptyRay(other, pointB);
  ExactVec3 axis;
  if (b.kind() == Kind::plane) {
    return PlanePair(a, b.as<Plane>(), relative).times<Exact>(axis).span.from;
  }
  if (radiusOf(a) > 0 || radiusOf(b) > 0) {
    const RoundedTimes<Root> times = roundedTimes(a, b, relative);
    return nearlyRational(times.times.span.from);  // which is exact where no ray ends
  }
  return PolytopePair(a, b, relative).times<Exact>(axis).span.from;
}

Sign compareStarts(ShapeRef moving, ShapeRef first, ShapeRef second, const Motion& motion) {
  return compare(startOf(moving, first, motion), startOf(moving, second, motion));
}

}  // namespace collision
