// Corners and directions as columns of a linear program, or as points to find the nearest of; a
// finite ray's end lies in a field with its square root.
#include "outcome_by_programming.h"

#include <array>
#include <cmath>
#include <utility>
#include <vector>

#include "extended.h"
#include "nearest_point.h"
#include "rational.h"
#include "simplex.h"

namespace oracle {
namespace {

using Once = Extended<Rational>;
using Twice = Extended<Once>;

Rational radiusOf(const Shape& shape) {
  switch (shape.kind) {
    case Kind::sphere:
      return rational(shape.numbers[3]);
    case Kind::capsule:
      return rational(shape.numbers[6]);
    default:
      return 0;
  }
}

bool isFiniteRay(const Shape& shape) {
  return shape.kind == Kind::ray && std::isfinite(shape.numbers[6]);
}

Rational squareOf(const Shape& ray) {
  const Vector<Rational> direction = rationalVector(ray.numbers.data() + 3);
  return dot(direction, direction);
}

/** v -> q v q^-1, as v + (2 w (u x v) + 2 u x (u x v)) / q.q with q = (u, w). */
Vector<Rational> rotate(const double* quaternion, const Vector<Rational>& v) {
  const Vector<Rational> u = rationalVector(quaternion);
  const Rational w = rational(quaternion[3]);
  const Vector<Rational> turned = cross(u, v);
  const Rational square = dot(u, u) + w * w;
  return v + (turned * w + cross(u, turned)) * Rational(2 / square);
}

/** Corners and directions without end; a ray is its origin, and either an end or a direction. */
struct Hull {
  std::vector<Vector<Rational>> corners;
  std::vector<Vector<Rational>> directions;
};

Hull hullOf(const Shape& shape) {
  const double* s = shape.numbers.data();
  Hull hull;
  const auto corner = [&](int at) { hull.corners.push_back(rationalVector(s + at)); };
  switch (shape.kind) {
    case Kind::ray:
    case Kind::point:
    case Kind::sphere:
      corner(0);
      break;
    case Kind::segment:
    case Kind::capsule:
      corner(0);
      corner(3);
      break;
    case Kind::triangle:
    case Kind::parallelogram:
      corner(0);
      corner(3);
      corner(6);
      if (shape.kind == Kind::parallelogram) {
        hull.corners.push_back(hull.corners[1] + hull.corners[2] - hull.corners[0]);
      }
      break;
    case Kind::aabb:
      for (unsigned i = 0; i < 8; ++i) {
        hull.corners.push_back({rational(s[(i & 1U) != 0 ? 3 : 0]),
                                rational(s[(i & 2U) != 0 ? 4 : 1]),
                                rational(s[(i & 4U) != 0 ? 5 : 2])});
      }
      break;
    case Kind::obb:
      for (unsigned i = 0; i < 8; ++i) {
        const Vector<Rational> half{rational((i & 1U) != 0 ? s[7] : -s[7]),
                                    rational((i & 2U) != 0 ? s[8] : -s[8]),
                                    rational((i & 4U) != 0 ? s[9] : -s[9])};
        hull.corners.push_back(rationalVector(s) + rotate(s + 3, half));
      }
      break;
    case Kind::plane: {
      const Vector<Rational> normal = rationalVector(s);
      hull.corners.push_back(normal * Rational(-rational(s[3]) / dot(normal, normal)));
      Vector<Rational> unit;
      unit[sgn(normal.x) == 0 && sgn(normal.y) == 0 ? 0 : 2] = 1;
      const Vector<Rational> first = cross(normal, unit);
      const Vector<Rational> second = cross(normal, first);
      hull.directions = {first, Vector<Rational>{} - first, second, Vector<Rational>{} - second};
      break;
    }
  }
  return hull;
}

template <class Number>
Vector<Number> raised(const Vector<Rational>& v) {
  return {Number(v.x), Number(v.y), Number(v.z)};
}

template <class Number>
struct Points {
  std::vector<Vector<Number>> corners;
  std::vector<Vector<Number>> directions;
};

/** `end` is a finite ray's parameter at its end. */
template <class Number>
Points<Number> pointsOf(const Shape& shape, const Number& end) {
  const Hull hull = hullOf(shape);
  Points<Number> points;
  for (const auto& corner : hull.corners) {
    points.corners.push_back(raised<Number>(corner));
  }
  for (const auto& direction : hull.directions) {
    points.directions.push_back(raised<Number>(direction));
  }
  if (shape.kind == Kind::ray) {
    const Vector<Number> direction = raised<Number>(rationalVector(shape.numbers.data() + 3));
    if (isFiniteRay(shape)) {
      points.corners.push_back(points.corners[0] + direction * end);
    } else {
      points.directions.push_back(direction);
    }
  }
  return points;
}

template <class Number>
std::size_t rankOf(std::vector<Vector<Number>> vectors) {
  std::size_t rank = 0;
  for (std::size_t column = 0; column < 3; ++column) {
    std::size_t at = rank;
    while (at < vectors.size() && signOf(vectors[at][column]) == 0) {
      ++at;
    }
    if (at == vectors.size()) {
      continue;
    }
    std::swap(vectors[at], vectors[rank]);
    for (std::size_t i = rank + 1; i < vectors.size(); ++i) {
      const Number factor = vectors[i][column] / vectors[rank][column];
      vectors[i] = vectors[i] - vectors[rank] * factor;
    }
    ++rank;
  }
  return rank;
}

template <class Number>
Outcome outcomeByCombination(const Points<Number>& a, const Points<Number>& b) {
  std::vector<std::vector<Number>> rows(5);
  std::vector<Vector<Number>> spanning;
  const auto column = [&](const Vector<Number>& v, int sign, int first, int second) {
    for (std::size_t i = 0; i < 3; ++i) {
      rows[i].push_back(Number(Number(sign) * v[i]));
    }
    rows[3].push_back(Number(first));
    rows[4].push_back(Number(second));
  };
  for (const bool isA : {true, false}) {
    const Points<Number>& points = isA ? a : b;
    for (const auto& corner : points.corners) {
      column(corner, isA ? 1 : -1, isA ? 1 : 0, isA ? 0 : 1);
      spanning.push_back(corner - points.corners[0]);
    }
    for (const auto& direction : points.directions) {
      column(direction, isA ? 1 : -1, 0, 0);
      spanning.push_back(direction);
    }
  }
  const std::vector<Number> right{Number(0), Number(0), Number(0), Number(1), Number(1)};
  switch (Simplex<Number>(std::move(rows), right).solve()) {
    case Solution::none:
      return Outcome::apart;
    case Solution::some:
      return Outcome::touching;
    default:
      return rankOf(spanning) == 3 ? Outcome::overlapping : Outcome::touching;
  }
}

/** No farther along a ray's direction than every corner of the other: the rest is never nearest. */
template <class Number>
void cutRay(const Points<Number>& other, Points<Number>& ray) {
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
void flatten(const Vector<Rational>& normal, Points<Number>& points) {
  const Vector<Number> axis = raised<Number>(normal);
  for (auto& corner : points.corners) {
    corner = axis * Number(dot(axis, corner) / dot(axis, axis));
  }
  points.directions.clear();
}

template <class Number>
Outcome outcomeByDistance(Points<Number> a, Points<Number> b, const Shape& shapeA,
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
Outcome outcomeOver(const Shape& a, const Shape& b, const Number& endA, const Number& endB) {
  const Points<Number> first = pointsOf(a, endA);
  const Points<Number> second = pointsOf(b, endB);
  const Rational radius = radiusOf(a) + radiusOf(b);
  return sgn(radius) > 0 ? outcomeByDistance(first, second, a, b, radius)
                         : outcomeByCombination(first, second);
}

}  // namespace

Outcome outcomeByProgramming(const Shape& a, const Shape& b) {
  // The end of a finite ray is at length / sqrt(d.d): which field holds it, or both of them?
  std::array<const Shape*, 2> shapes{&a, &b};
  std::array<Rational, 2> ends;     // where rational
  std::array<Rational, 2> squares;  // 0 where rational
  for (std::size_t i = 0; i < 2; ++i) {
    if (isFiniteRay(*shapes[i])) {
      const Rational length = rational(shapes[i]->numbers[6]);
      const Rational square = squareOf(*shapes[i]);
      Rational root;
      if (rootOf(square, root)) {
        ends[i] = length / root;
      } else {
        ends[i] = length / square;  // times sqrt(square)
        squares[i] = square;
      }
    }
  }
  const auto once = [&](std::size_t i, const Rational* root) {
    return sgn(squares[i]) == 0 ? Once(ends[i]) : Once(0, ends[i], root);
  };
  if (sgn(squares[0]) == 0 && sgn(squares[1]) == 0) {
    return outcomeOver<Rational>(a, b, ends[0], ends[1]);
  }
  if (sgn(squares[0]) == 0 || sgn(squares[1]) == 0) {
    const Rational root = squares[0] + squares[1];
    return outcomeOver<Once>(a, b, once(0, &root), once(1, &root));
  }
  Rational product;
  if (rootOf(Rational(squares[0] * squares[1]), product)) {
    // sqrt(second) = product / first * sqrt(first)
    ends[1] *= product / squares[0];
    return outcomeOver<Once>(a, b, once(0, squares.data()), once(1, squares.data()));
  }
  const Once second(squares[1]);
  return outcomeOver<Twice>(a, b, Twice(once(0, squares.data())),
                            Twice(Once(0), Once(ends[1]), &second));
}

Outcome outcomeByProgramming(const Shape& a, const PosedPoints& b) {
  std::vector<Vector<Rational>> corners;
  for (const auto& point : b.points) {
    corners.push_back(rationalVector(b.position.data()) +
                      rotate(b.rotation.data(), rationalVector(point.data())));
  }
  const auto over = [&]<class Number>(const Number& end) {
    const Points<Number> first = pointsOf(a, end);
    Points<Number> second;
    for (const auto& corner : corners) {
      second.corners.push_back(raised<Number>(corner));
    }
    const Rational radius = radiusOf(a);
    return sgn(radius) > 0 ? outcomeByDistance(first, second, a, a, radius)
                           : outcomeByCombination(first, second);
  };
  if (!isFiniteRay(a)) {
    return over(Rational());
  }
  const Rational length = rational(a.numbers[6]);
  const Rational square = squareOf(a);
  Rational root;
  return rootOf(square, root) ? over(Rational(length / root))
                              : over(Once(0, Rational(length / square), &square));
}

}  // namespace oracle
