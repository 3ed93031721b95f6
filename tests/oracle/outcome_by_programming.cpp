// Corners and directions as columns of a linear program, or as points to find the nearest of; a
// finite ray's end lies in a field with its square root.
#include "outcome_by_programming.h"

#include <optional>
#include <vector>

#include "combination.h"
#include "nearest_point.h"
#include "point_set.h"
#include "rational.h"

namespace oracle {
namespace {

template <class Number>
Outcome outcomeByCombination(const PointSet<Number>& a, const PointSet<Number>& b) {
  switch (Combination<Number>(a, b, std::nullopt).place()) {
    case Place::outside:
      return Outcome::apart;
    case Place::boundary:
      return Outcome::touching;
    default:
      return Outcome::overlapping;
  }
}

/** The same in whole numbers. */
Outcome outcomeByCombination(const PointSet<Rational>& a, const PointSet<Rational>& b) {
  const WholeSets whole = wholeSets(a, b, {0, 0, 0}, 0);
  return outcomeByCombination(whole.a, whole.b);
}

/** No farther along a ray's direction than every corner of the other: the rest is never nearest. */
template <class Number>
void cutRay(const PointSet<Number>& other, PointSet<Number>& ray) {
  const Vector<Number> origin = ray.corners[0];
  const Vector<Number> direction = ray.directions[0];
  Number farthest(0);
  for (const auto& corner : other.corners) {
    const Number along = dot(corner - origin, direction) / dot(direction, direction);
    if (signOf(Number(along - farthest)) > 0) {
      farthest = along;
    }
  }
  ray.corners.push_back(origin + direction * farthest);
  ray.directions.clear();
}

/** Along a plane nothing matters but the foot on its normal. */
template <class Number>
void flatten(const Vector<Rational>& normal, PointSet<Number>& points) {
  const Vector<Number> axis = lifted<Number>(normal);
  for (auto& corner : points.corners) {
    corner = axis * Number(dot(axis, corner) / dot(axis, axis));
  }
  points.directions.clear();
}

template <class Number>
Outcome outcomeByDistance(PointSet<Number> a, PointSet<Number> b, const Shape& shapeA,
                          const Shape& shapeB, const Rational& radius) {
  for (const Shape* shape : {&shapeA, &shapeB}) {
    if (shape->kind == Kind::plane) {
      const Vector<Rational> normal = rationalVector(shape->numbers.data());
      flatten(normal, a);
      flatten(normal, b);
    }
  }
  if (!a.directions.empty()) {
    cutRay(b, a);
  }
  if (!b.directions.empty()) {
    cutRay(a, b);
  }
  std::vector<Vector<Number>> differences;
  for (const auto& first : a.corners) {
    for (const auto& second : b.corners) {
      differences.push_back(first - second);
    }
  }
  const Vector<Number> nearest = NearestPoint<Number>(differences).find();
  const int order = signOf(Number(dot(nearest, nearest) - Number(Rational(radius * radius))));
  return order > 0 ? Outcome::apart : (order == 0 ? Outcome::touching : Outcome::overlapping);
}

template <class Number>
Outcome outcomeOver(const PointSet<Number>& first, const PointSet<Number>& second, const Shape& a,
                    const Shape& b, const Rational& radius) {
  return sgn(radius) > 0 ? outcomeByDistance(first, second, a, b, radius)
                         : outcomeByCombination(first, second);
}

}  // namespace

Outcome outcomeByProgramming(const Shape& a, const Shape& b) {
  Roots roots;
  return withPointSets(a, b, roots, [&](const auto& first, const auto& second) {
    return outcomeOver(first, second, a, b, Rational(radiusAround(a) + radiusAround(b)));
  });
}

Outcome outcomeByProgramming(const Shape& a, const PosedPoints& b) {
  const PointSet<Rational> points = pointSetOf(b);
  const Shape origin{Kind::point, {}};
  Roots roots;
  return withPointSets(
      a, origin, roots,
      [&]<class Number>(const PointSet<Number>& first, const PointSet<Number>& /*origin*/) {
        return outcomeOver(first, lifted<Number>(points), a, a, radiusAround(a));
      });
}

}  // namespace oracle
