// Corners by hand; a quaternion's axes as columns of its matrix.
#include "exact_shape.h"

#include <cmath>

namespace verify {

using oracle::Kind;
using oracle::rational;
using oracle::rationalVector;
using oracle::Shape;

Exact3 boxAxis(const Shape& box, int axis) {
  Exact3 result{0, 0, 0};
  if (box.kind == Kind::aabb) {
    result[static_cast<std::size_t>(axis)] = 1;
    return result;
  }
  const double* s = box.numbers.data();
  const Rational x = rational(s[3]);
  const Rational y = rational(s[4]);
  const Rational z = rational(s[5]);
  const Rational w = rational(s[6]);
  switch (axis) {
    case 0:
      return {Rational(w * w + x * x - y * y - z * z), Rational(2 * (x * y + w * z)),
              Rational(2 * (x * z - w * y))};
    case 1:
      return {Rational(2 * (x * y - w * z)), Rational(w * w - x * x + y * y - z * z),
              Rational(2 * (y * z + w * x))};
    default:
      return {Rational(2 * (x * z + w * y)), Rational(2 * (y * z - w * x)),
              Rational(w * w - x * x - y * y + z * z)};
  }
}

Exact3 boxCenter(const Shape& box) {
  Exact3 first = rationalVector(box.numbers.data());
  if (box.kind == Kind::obb) {
    return first;
  }
  return (first + rationalVector(box.numbers.data() + 3)) * Rational(1, 2);
}

namespace {

/** From the center to the face. */
Exact3 halfAxis(const Shape& box, int axis) {
  const double* s = box.numbers.data();
  if (box.kind == Kind::aabb) {
    return boxAxis(box, axis) * Rational((rational(s[axis + 3]) - rational(s[axis])) / 2);
  }
  Rational square = 0;
  for (int i = 3; i < 7; ++i) {
    square += rational(s[i]) * rational(s[i]);
  }
  return boxAxis(box, axis) * Rational(rational(s[7 + axis]) / square);
}

}  // namespace

Exact3 directionOf(const Shape& curve) {
  const Exact3 second = rationalVector(curve.numbers.data() + 3);
  return curve.kind == Kind::ray ? second : second - originOf(curve);
}

Exact3 normalOf(const Shape& shape) {
  const double* s = shape.numbers.data();
  Exact3 a = rationalVector(s);
  if (shape.kind == Kind::plane) {
    return a;
  }
  return cross(rationalVector(s + 3) - a, rationalVector(s + 6) - a);
}

Rational radiusOf(const Shape& shape) {
  if (shape.kind == Kind::sphere) {
    return rational(shape.numbers[3]);
  }
  return shape.kind == Kind::capsule ? rational(shape.numbers[6]) : Rational(0);
}

std::vector<Exact3> cornersOf(const Shape& shape) {
  const double* s = shape.numbers.data();
  const Exact3 first = rationalVector(s);
  switch (shape.kind) {
    case Kind::segment:
    case Kind::capsule:
      return {first, rationalVector(s + 3)};
    case Kind::triangle:
      return {first, rationalVector(s + 3), rationalVector(s + 6)};
    case Kind::parallelogram: {
      const Exact3 b = rationalVector(s + 3);
      const Exact3 c = rationalVector(s + 6);
      return {first, b, b + c - first, c};
    }
    case Kind::aabb:
    case Kind::obb: {
      std::vector<Exact3> corners{boxCenter(shape)};
      for (int axis = 0; axis < 3; ++axis) {
        const Exact3 half = halfAxis(shape, axis);
        const std::size_t count = corners.size();
        for (std::size_t i = 0; i < count; ++i) {
          corners.push_back(corners[i] + half);
          corners[i] = corners[i] - half;
        }
      }
      return corners;
    }
    case Kind::plane: {
      const Rational along = -rational(s[3]) / dot(first, first);
      return {first * along};
    }
    default:
      return {first};
  }
}

std::vector<Exact3> spansOf(const Shape& shape) {
  std::vector<Exact3> spans;
  const auto add = [&](const Exact3& direction) {
    if (!isZero(direction)) {
      spans.push_back(direction);
    }
  };
  switch (shape.kind) {
    case Kind::ray:
      if (shape.numbers[6] > 0) {
        add(directionOf(shape));
      }
      break;
    case Kind::aabb:
    case Kind::obb:
      for (int axis = 0; axis < 3; ++axis) {
        add(halfAxis(shape, axis));
      }
      break;
    default: {
      const std::vector<Exact3> corners = cornersOf(shape);
      for (std::size_t i = 1; i < corners.size(); ++i) {
        add(corners[i] - corners[0]);
      }
      break;
    }
  }
  return spans;
}

ProjectedInterval reachOf(const Shape& shape, const Exact3& axis) {
  const std::vector<Exact3> corners = cornersOf(shape);
  Rational low = dot(axis, corners[0]);
  Rational high = low;
  for (const Exact3& corner : corners) {
    const Rational at = dot(axis, corner);
    low = at < low ? at : low;
    high = at > high ? at : high;
  }
  ProjectedInterval reach{Parameter{low}, Parameter{high}};
  if (shape.kind == Kind::ray) {
    const Exact3 direction = directionOf(shape);
    const Rational slope = dot(axis, direction);
    if (sgn(slope) != 0) {
      std::optional<Parameter>& end = sgn(slope) > 0 ? reach.high : reach.low;
      if (std::isinf(shape.numbers[6])) {
        end.reset();
      } else {
        const Rational square = dot(direction, direction);
        end = Parameter{low, Rational(slope * rational(shape.numbers[6]) / square), square};
      }
    }
  }
  return reach;
}

ProjectedInterval wholeReach(const Shape& shape, const Exact3& axis) {
  if (shape.kind == Kind::plane && !isZero(cross(normalOf(shape), axis))) {
    return {};
  }
  ProjectedInterval reach = reachOf(shape, axis);
  const Rational radius = radiusOf(shape);
  if (sgn(radius) != 0) {
    reach.low = Parameter{reach.low->a, Rational(-radius), dot(axis, axis)};
    reach.high = Parameter{reach.high->a, radius, dot(axis, axis)};
  }
  return reach;
}

}  // namespace verify
