// On which side of a plane is a shape that ends everywhere: a point, ball, capsule, box or flat
// shape? The plane's values at both ends of its core along the normal, against the radius around
// it. They lie around the center's by the projected radius: of a box Σ half[i] |normal · axis[i]|.
#include <vector>

#include "collision/visit_shape.h"
#include "convex/axis_range.h"
#include "convex/polytope_errors.h"
#include "convex/witness.h"
#include "linear/number_vector.h"
#include "number/certified.h"
#include "number/index.h"
#include "pairs/families.h"
#include "pairs/plane_side.h"
#include "shapes/all.h"
#include "shapes/visit_any.h"

namespace collision {
namespace {

/** Around a center on this side of the plane, by how far the nearer end is off. */
EndSigns endsAround(Sign center, const Decision& beyond) {
  const auto end = [&](Sign sign) { return Decision{sign, beyond.by, beyond.line}; };
  if (beyond.negative()) {
    return {end(Sign::negative), end(Sign::positive)};
  }
  const Decision inner = end(center * beyond.sign);
  return center == Sign::negative ? EndSigns{end(center), inner} : EndSigns{inner, end(center)};
}

template <class Shape>
COLLISION_COLD EndSigns exactSigns(const Shape& shape, const Plane& plane) {
  const auto [center, beyond] = filter::rowIn<Exact>(shape, plane).along;
  return endsAround(center.sign(), {beyond.sign(), DecidedBy::exact, __builtin_LINE()});
}

/** The plane's value at an end of a hull along the normal, times 2 n. */
template <class T>
constexpr T valueAtEnd(const T& along, const T& atReference, const T& n) {
  return along + atReference * (n + n);
}

EndSigns signsOfHull(const Polytope& hull, const Plane& plane) {
  constexpr Roundoff kValueAtEnd =
      valueAtEnd(worstTerms(Terms::hull).along(kUnitVector).max, kPlaneValue, kFrameRoundoff.n);
  const Vec3& reference = hull.reference();
  const PolytopeTerms<double> terms = hull.rounded(reference);
  // As values are linear in the normal, so are their bounds.
  const double size = withinRange(sizeOf(plane.normal) * (sizeOf(terms) + sizeOf(reference)) +
                                  sizeOf(plane.constant));
  const auto [min, max] = terms.along(plane.normal);
  const double there = planeValue(plane.normal, plane.constant, reference);
  const auto exactly = [&](bool upper) {
    const PolytopeTerms<Exact> exact = hull.exact(reference);
    const ExactVec3 normal = lift(plane.normal);
    const ProjectedInterval<Exact> ends = exact.along(normal);
    return valueAtEnd(upper ? ends.max : ends.min,
                      planeValue<Exact>(normal, plane.constant, lift(reference)), exact.n);
  };
  const double bound = kValueAtEnd.bound(size);
  return {decide(valueAtEnd(min, there, terms.n), bound, [&] { return exactly(false); }),
          decide(valueAtEnd(max, there, terms.n), bound, [&] { return exactly(true); })};
}

EndSigns signsOfEnds(ShapeRef shape, const Plane& plane) {
  if (isHull(shape)) {
    return signsOfHull(roundedPolytopeOf(shape).polytope, plane);
  }
  return visitShape(shape, [&]<class Shape>(const Shape& s) -> EndSigns {
    if constexpr (HasProjection<Shape> && Shape::kKind != Kind::segment) {
      const auto row = filter::rowIn<double>(s, plane);
      return isSure(row.gap()) ? endsAround(signOf(row.along.center), decide(row.along.beyond))
                               : exactSigns(s, plane);
    } else {
      return {};
    }
  });
}

template <class T>
PlaneEnds<T> endsOf(const CoreTerms<T>& core, const PlaneTerms<T>& plane) {
  const Direction<T>& normal = plane.normal;
  const T atReference = plane.valueAt(vectorOf<T>(core.reference));
  const AxisRange<T> range = rangeAlong(core.terms, core.radius, normal.vector, atReference);
  const Support low = supportOf(core.terms, -normal, core.reference, core.radius);
  const Support high = supportOf(core.terms, normal, core.reference, core.radius);
  return {{range.lowerValue(normal), low.point, low.corners},
          {range.upperValue(normal), high.point, high.corners}};
}

/** A point of a box and of the plane that it reaches: on the line between both ends. */
template <class T>
Vec3 contactOfBox(const PlaneEnds<T>& ends) {
  const auto& [lower, upper] = ends;
  const T& low = lower.value.numerator;  // over the same denominator
  const T& high = upper.value.numerator;
  const T span = high - low;
  return span.sign() == Sign::zero
             ? lower.point
             : quotient(vectorOf<T>(lower.point) * high - vectorOf<T>(upper.point) * low, span);
}

/** The same of a ball or capsule, whose ends' values have roots. */
template <class T>
Vec3 contactOfRounded(const Verdict& verdict, const PlaneTerms<T>& plane, const Vec3& low,
                      const Vec3& high) {
  const double below = std::fabs(verdict.plane.min);
  const double whole = below + std::fabs(verdict.plane.max);
  return footOf(plane, whole > 0 ? low + (high - low) * (below / whole) : low);
}

/** Of a point or flat shape: the mean of the corners in the plane and of where edges cross it. */
template <class T>
Vec3 contactOfFlat(const CoreTerms<T>& core, const PlaneTerms<T>& plane) {
  const auto& corner = core.terms.corner;
  const auto& generator = core.terms.generator;
  std::array<Vector3<T>, 4> around{corner[0], corner[1], corner[2]};  // in order
  std::size_t count = at(core.terms.corners);
  if (core.terms.generators == 2) {
    const Vector3<T> low = corner[0] - generator[0];
    const Vector3<T> high = corner[0] + generator[0];
    around = {low - generator[1], high - generator[1], high + generator[1], low + generator[1]};
    count = 4;
  }
  std::array<T, 4> value;
  for (std::size_t i = 0; i < count; ++i) {  // corners are counted twice, from the reference
    around[i] = around[i] * T(0.5) + vectorOf<T>(core.reference);
    value[i] = plane.valueAt(around[i]);
  }
  Vector3<T> sum;
  double weight = 0;
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t next = (i + 1) % count;
    const Sign sign = value[i].sign();
    if (sign == Sign::zero) {
      sum = sum + around[i];
      weight += 1;
    } else if (sign * value[next].sign() == Sign::negative) {
      const Vec3 crossing =
          quotient(around[i] * value[next] - around[next] * value[i], value[next] - value[i]);
      sum = sum + vectorOf<T>(crossing);
      weight += 1;
    }
  }
  return weight == 0 ? kNoPoint : quotient(sum, T(weight));
}

/** Of a hull: the mean of the corners in the plane and of where edges cross it. */
template <class T>
Vec3 contactOfHull(const CoreTerms<T>& core, const PlaneTerms<T>& plane) {
  const HullGeometry& hull = *core.terms.hull;
  const T twice = core.terms.n * T(2.0);
  const Vector3<T> reference = vectorOf<T>(core.reference) * twice;
  Vector3<T> sum;
  double weight = 0;
  const auto add = [&](const Vector3<T>& numerator, const T& denominator) {
    sum = sum + vectorOf<T>(quotient(numerator, denominator));
    weight += 1;
  };
  struct Corner {
    Vector3<T> place;
    T value;
    Sign sign;
  };
  std::vector<Corner> corners;
  corners.reserve(hull.corners().size());
  for (std::size_t i = 0; i < hull.corners().size(); ++i) {
    const Vector3<T> place = reference + cornerOf(core.terms, i);
    const T value = planeValue<T>(plane.normal.vector, T(plane.constant) * twice, place);
    corners.push_back({place, value, value.sign()});
    if (corners.back().sign == Sign::zero) {
      add(place, twice);
    }
  }
  for (const HullGeometry::Edge& edge : hull.edges()) {
    const Corner& from = corners[at(edge.corner[0])];
    const Corner& to = corners[at(edge.corner[1])];
    if (from.sign * to.sign == Sign::negative) {
      const Vector3<T> crossing = from.place * to.value - to.place * from.value;
      const T span = (to.value - from.value) * twice;
      const bool isBackward = to.sign == Sign::negative;
      add(isBackward ? -crossing : crossing, isBackward ? -span : span);
    }
  }
  return weight == 0 ? kNoPoint : quotient(sum, T(weight));
}

/** The place that the trace's numbers are seen from. */
Vec3 placeOf(ShapeRef shape, const Polytope& core) {
  if (shape.kind() == Kind::aabb) {
    return middle(shape.as<Aabb>());
  }
  return shape.kind() == Kind::parallelogram ? shape.as<Parallelogram>().a : core.reference();
}

}  // namespace

Verdict testShapePlane(ShapeRef shape, ShapeRef other, const Ask& ask) {
  const auto& plane = other.as<Plane>();
  const EndSigns signs = signsOfEnds(shape, plane);
  Verdict verdict = besidePlane(signs);
  if (!ask.numbers) {
    return verdict;
  }
  const RoundedPolytope rounded = roundedPolytopeOf(shape);
  certified([&]<class T>() {
    const CoreTerms<T> core(rounded);
    const PlaneTerms<T> terms(plane);
    const PlaneEnds<T> ends = endsOf(core, terms);
    numbersBesidePlane(verdict, terms, ends, core);
    if (verdict.outcome == Outcome::apart) {
      return true;
    }
    if (isHull(shape)) {
      verdict.contact = contactOfHull(core, terms);
    } else if (rounded.polytope.isBox()) {
      verdict.contact = contactOfBox(ends);
    } else if (shape.kind() == Kind::sphere || shape.kind() == Kind::capsule) {
      verdict.contact = contactOfRounded(verdict, terms, ends.lower.point, ends.upper.point);
    } else {
      verdict.contact = contactOfFlat(core, terms);
    }
    return true;
  });
  if (ask.trace != nullptr) {
    const Vec3 foot = footOf(plane, placeOf(shape, rounded.polytope));
    traceBesidePlane(verdict, plane, gapBesidePlane(signs),
                     projectionOf(shape, normalized(plane.normal), foot), foot, *ask.trace);
  }
  return verdict;
}

}  // namespace collision
