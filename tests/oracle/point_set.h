// Which corners and endless directions is a shape the convex hull of?
//
// A ray is its origin, and either an end or a direction; a plane its foot of 0 and four directions;
// a ball or capsule has its radius beside it. The end of a finite ray is at length / sqrt(d . d):
// it lies in a field with that root.
#pragma once

#include <array>
#include <cstddef>
#include <utility>
#include <vector>

#include "extended.h"
#include "rational.h"
#include "shape.h"

namespace oracle {

using Once = Extended<Rational>;
using Twice = Extended<Once>;

/** The convex hull of points, turned by a quaternion xyzw and moved. */
struct PosedPoints {
  std::vector<std::array<double, 3>> points;
  std::array<double, 3> position{};
  std::array<double, 4> rotation{0, 0, 0, 1};
};

template <class Number>
struct PointSet {
  std::vector<Vector<Number>> corners;
  std::vector<Vector<Number>> directions;
};

/** Without the end of a finite ray. */
PointSet<Rational> pointSetOf(const Shape& shape);
PointSet<Rational> pointSetOf(const PosedPoints& points);

/** Of a shape's sphere or capsule; 0 of others. */
Rational radiusAround(const Shape& shape);
bool isFiniteRay(const Shape& shape);
/** direction . direction */
Rational squareOf(const Shape& ray);

template <class Number>
Vector<Number> lifted(const Vector<Rational>& v) {
  return {Number(v.x), Number(v.y), Number(v.z)};
}

template <class Number>
PointSet<Number> lifted(const PointSet<Rational>& points) {
  PointSet<Number> result;
  for (const auto& corner : points.corners) {
    result.corners.push_back(lifted<Number>(corner));
  }
  for (const auto& direction : points.directions) {
    result.directions.push_back(lifted<Number>(direction));
  }
  return result;
}

/** `end` is a finite ray's parameter at its end. */
template <class Number>
PointSet<Number> pointSetOf(const Shape& shape, const Number& end) {
  PointSet<Number> points = lifted<Number>(pointSetOf(shape));
  if (isFiniteRay(shape)) {
    points.directions.clear();
    const Vector<Number> direction = lifted<Number>(rationalVector(shape.numbers.data() + 3));
    points.corners.push_back(points.corners[0] + direction * end);
  }
  return points;
}

/** The roots that the numbers of a field point to. */
struct Roots {
  std::array<Rational, 2> squares;  // 0 of a shape without one
  Once second;
};

/** Calls visit(setA, setB) over the least field that holds the ends of both. */
template <class Visit>
auto withPointSets(const Shape& a, const Shape& b, Roots& roots, Visit visit) {
  const std::array<const Shape*, 2> shapes{&a, &b};
  std::array<Rational, 2> ends;  // times the root, where there is one
  auto& squares = roots.squares;
  squares = {};
  for (std::size_t i = 0; i < 2; ++i) {
    if (isFiniteRay(*shapes[i])) {
      const Rational length = rational(shapes[i]->numbers[6]);
      const Rational square = squareOf(*shapes[i]);
      Rational root;
      if (rootOf(square, root)) {
        ends[i] = length / root;
      } else {
        ends[i] = length / square;
        squares[i] = square;
      }
    }
  }
  const auto over = [&]<class Number>(const Number& endA, const Number& endB) {
    return visit(pointSetOf(a, endA), pointSetOf(b, endB));
  };
  const auto once = [&](std::size_t i, std::size_t root) {
    return sgn(squares[i]) == 0 ? Once(ends[i]) : Once(0, ends[i], &squares[root]);
  };
  if (sgn(squares[0]) == 0 && sgn(squares[1]) == 0) {
    return over(ends[0], ends[1]);
  }
  if (sgn(squares[0]) == 0 || sgn(squares[1]) == 0) {
    return over(once(0, 0), once(1, 1));
  }
  Rational product;
  if (rootOf(Rational(squares[0] * squares[1]), product)) {
    // sqrt(second) = product / first * sqrt(first)
    ends[1] *= product / squares[0];
    return over(once(0, 0), once(1, 0));
  }
  roots.second = Once(squares[1]);
  return over(Twice(once(0, 0)), Twice(Once(0), Once(ends[1]), &roots.second));
}

/** All coordinates times one whole number that leaves none of them a fraction. */
struct WholeSets {
  PointSet<Integer> a, b;
  Vector<Integer> velocity;
  Integer radius;
};
WholeSets wholeSets(const PointSet<Rational>& a, const PointSet<Rational>& b,
                    const Vector<Rational>& velocity, const Rational& radius);

}  // namespace oracle
