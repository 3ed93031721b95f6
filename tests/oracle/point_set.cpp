// Corners one by one, a turned box's from its center along its turned half extents.
#include "point_set.h"

#include <cmath>

namespace oracle {
namespace {

/** v -> q v q^-1, as v + (2 w (u x v) + 2 u x (u x v)) / q.q with q = (u, w). */
Vector<Rational> rotate(const double* quaternion, const Vector<Rational>& v) {
  const Vector<Rational> u = rationalVector(quaternion);
  const Rational w = rational(quaternion[3]);
  const Vector<Rational> turned = cross(u, v);
  const Rational square = dot(u, u) + w * w;
  return v + (turned * w + cross(u, turned)) * Rational(2 / square);
}

void addObb(const double* s, std::vector<Vector<Rational>>& corners) {
  corners = {rationalVector(s)};
  for (std::size_t axis = 0; axis < 3; ++axis) {
    Vector<Rational> half{0, 0, 0};
    half[axis] = rational(s[7 + axis]);
    half = rotate(s + 3, half);
    const std::size_t count = corners.size();
    for (std::size_t i = 0; i < count; ++i) {
      corners.push_back(corners[i] + half);
      corners[i] = corners[i] - half;
    }
  }
}

template <class Visit>
void forEachNumber(const PointSet<Rational>& set, Visit visit) {
  for (const auto* list : {&set.corners, &set.directions}) {
    for (const Vector<Rational>& v : *list) {
      visit(v.x);
      visit(v.y);
      visit(v.z);
    }
  }
}

Integer timesFactor(const Rational& value, const Integer& factor) {
  Integer whole;
  mpz_divexact(whole.get_mpz_t(), factor.get_mpz_t(), value.get_den_mpz_t());
  whole *= value.get_num();
  return whole;
}

Vector<Integer> timesFactor(const Vector<Rational>& v, const Integer& factor) {
  return {timesFactor(v.x, factor), timesFactor(v.y, factor), timesFactor(v.z, factor)};
}

PointSet<Integer> timesFactor(const PointSet<Rational>& set, const Integer& factor) {
  PointSet<Integer> result;
  for (const Vector<Rational>& corner : set.corners) {
    result.corners.push_back(timesFactor(corner, factor));
  }
  for (const Vector<Rational>& direction : set.directions) {
    result.directions.push_back(timesFactor(direction, factor));
  }
  return result;
}

}  // namespace

WholeSets wholeSets(const PointSet<Rational>& a, const PointSet<Rational>& b,
                    const Vector<Rational>& velocity, const Rational& radius) {
  Integer factor = radius.get_den();
  const auto include = [&](const Rational& value) {
    if (mpz_divisible_p(factor.get_mpz_t(), value.get_den_mpz_t()) == 0) {
      mpz_lcm(factor.get_mpz_t(), factor.get_mpz_t(), value.get_den_mpz_t());
    }
  };
  forEachNumber(a, include);
  forEachNumber(b, include);
  include(velocity.x);
  include(velocity.y);
  include(velocity.z);
  return {timesFactor(a, factor), timesFactor(b, factor), timesFactor(velocity, factor),
          timesFactor(radius, factor)};
}

PointSet<Rational> pointSetOf(const Shape& shape) {
  const double* s = shape.numbers.data();
  PointSet<Rational> set;
  const auto corner = [&](int at) { set.corners.push_back(rationalVector(s + at)); };
  switch (shape.kind) {
    case Kind::ray:
      corner(0);
      set.directions.push_back(rationalVector(s + 3));
      break;
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
        set.corners.push_back(set.corners[1] + set.corners[2] - set.corners[0]);
      }
      break;
    case Kind::aabb:
      for (unsigned i = 0; i < 8; ++i) {
        set.corners.push_back({rational(s[(i & 1U) != 0 ? 3 : 0]),
                               rational(s[(i & 2U) != 0 ? 4 : 1]),
                               rational(s[(i & 4U) != 0 ? 5 : 2])});
      }
      break;
    case Kind::obb:
      addObb(s, set.corners);
      break;
    case Kind::plane: {
      const Vector<Rational> normal = rationalVector(s);
      set.corners.push_back(normal * Rational(-rational(s[3]) / dot(normal, normal)));
      Vector<Rational> unit;
      unit[sgn(normal.x) == 0 && sgn(normal.y) == 0 ? 0 : 2] = 1;
      const Vector<Rational> first = cross(normal, unit);
      const Vector<Rational> second = cross(normal, first);
      set.directions = {first, Vector<Rational>{} - first, second, Vector<Rational>{} - second};
      break;
    }
  }
  return set;
}

PointSet<Rational> pointSetOf(const PosedPoints& points) {
  PointSet<Rational> set;
  for (const auto& point : points.points) {
    set.corners.push_back(rationalVector(points.position.data()) +
                          rotate(points.rotation.data(), rationalVector(point.data())));
  }
  return set;
}

Rational radiusAround(const Shape& shape) {
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

}  // namespace oracle
