// Shapes as whole numbers: the scale, the turned box, the spans; see the header.
#include "body.h"

#include <cmath>
#include <cstdint>
#include <utility>

namespace oracle {
namespace {

/** value = mantissa * 2^exponent with an odd mantissa, or 0. */
struct Odd {
  std::int64_t mantissa = 0;
  int exponent = 0;
};

Odd oddOf(double value) {
  if (value == 0) {
    return {};
  }
  int exponent = 0;
  const double fraction = std::frexp(value, &exponent);
  auto mantissa = static_cast<std::int64_t>(std::ldexp(fraction, 53));
  exponent -= 53;
  const int zeros = __builtin_ctzll(static_cast<unsigned long long>(mantissa));
  mantissa /= std::int64_t{1} << zeros;
  return {mantissa, exponent + zeros};
}

void shift(Integer& value, int bits) {
  mpz_mul_2exp(value.get_mpz_t(), value.get_mpz_t(), static_cast<mp_bitcnt_t>(bits));
}

Integer wholeOf(const Odd& odd, int exponent) {
  Integer whole(static_cast<long>(odd.mantissa));
  if (odd.mantissa != 0) {
    shift(whole, odd.exponent - exponent);
  }
  return whole;
}

/** Directions, normals and quaternions have scales of their own. */
Point wholeDirection(const double* numbers) {
  Scale scale;
  scale.include(numbers, 3);
  return scale.apply(numbers);
}

void add(Span span, Body& body) { body.spans[body.spanCount++] = std::move(span); }

void setObb(const Scale& scale, const double* s, Body& body) {
  Scale own;
  own.include(s + 3, 4);
  const Integer x = own.apply(s[3]);
  const Integer y = own.apply(s[4]);
  const Integer z = own.apply(s[5]);
  const Integer w = own.apply(s[6]);
  const Integer xx = x * x;
  const Integer yy = y * y;
  const Integer zz = z * z;
  const Integer ww = w * w;
  body.weight = xx + yy + zz + ww;
  const std::array<Point, 3> columns{
      {{Integer(ww + xx - yy - zz), Integer(2 * (x * y + w * z)), Integer(2 * (x * z - w * y))},
       {Integer(2 * (x * y - w * z)), Integer(ww - xx + yy - zz), Integer(2 * (y * z + w * x))},
       {Integer(2 * (x * z + w * y)), Integer(2 * (y * z - w * x)), Integer(ww - xx - yy + zz)}}};
  body.base = scale.apply(s) * body.weight;
  for (std::size_t k = 0; k < 3; ++k) {
    const Integer half = scale.apply(s[7 + k]);
    body.base = body.base - columns[k] * half;
    add({columns[k], Integer(2 * half)}, body);
  }
}

}  // namespace

void Scale::include(double value, int shift) {
  if (value != 0) {
    const int exponent = oddOf(value).exponent - shift;
    if (!known_ || exponent < exponent_) {
      exponent_ = exponent;
    }
    known_ = true;
  }
}

Integer Scale::apply(double value, int shift) const {
  return wholeOf(oddOf(value), exponent() + shift);
}

void Scale::includeProduct(double a, double b) {
  if (a != 0 && b != 0) {
    include(a, -oddOf(b).exponent);
  }
}

Integer Scale::product(double a, double b) const {
  if (a == 0 || b == 0) {
    return 0;
  }
  const Odd first = oddOf(a);
  const Odd second = oddOf(b);
  Integer whole(static_cast<long>(first.mantissa));
  whole *= static_cast<long>(second.mantissa);
  shift(whole, first.exponent + second.exponent - exponent());
  return whole;
}

void includeShape(Scale& scale, const Shape& shape) {
  const double* s = shape.numbers.data();
  switch (shape.kind) {
    case Kind::ray:
      scale.include(s, 3);
      if (std::isfinite(s[6])) {
        scale.include(s[6]);
      }
      break;
    case Kind::plane:
      break;
    case Kind::sphere:
      scale.include(s, 4);
      break;
    case Kind::obb:
      scale.include(s, 3);
      scale.include(s + 7, 3);
      break;
    case Kind::aabb:
    case Kind::segment:
      scale.include(s, 6);
      break;
    case Kind::triangle:
    case Kind::parallelogram:
      scale.include(s, 9);
      break;
    case Kind::point:
      scale.include(s, 3);
      break;
    case Kind::capsule:
      scale.include(s, 7);
      break;
  }
}

Body bodyOf(const Scale& scale, const Shape& shape) {
  const double* s = shape.numbers.data();
  Body body;
  if (shape.kind != Kind::obb && shape.kind != Kind::plane) {
    body.base = scale.apply(s);
  }
  switch (shape.kind) {
    case Kind::ray:
      body.direction = wholeDirection(s + 3);
      if (std::isinf(s[6])) {
        body.reach = Reach::infinite;
      } else if (s[6] > 0) {
        body.reach = Reach::finite;
        body.length = scale.apply(s[6]);
      }
      break;
    case Kind::plane:
    case Kind::point:
      break;
    case Kind::sphere:
      body.radius = scale.apply(s[3]);
      break;
    case Kind::aabb: {
      const Point size = scale.apply(s + 3) - body.base;
      add({{1, 0, 0}, size.x}, body);
      add({{0, 1, 0}, size.y}, body);
      add({{0, 0, 1}, size.z}, body);
      break;
    }
    case Kind::obb:
      setObb(scale, s, body);
      break;
    case Kind::triangle:
      body.hasFan = true;
      body.fan = {scale.apply(s + 3) - body.base, scale.apply(s + 6) - body.base};
      break;
    case Kind::parallelogram:
      add({scale.apply(s + 3) - body.base, 1}, body);
      add({scale.apply(s + 6) - body.base, 1}, body);
      break;
    case Kind::segment:
      add({scale.apply(s + 3) - body.base, 1}, body);
      break;
    case Kind::capsule:
      add({scale.apply(s + 3) - body.base, 1}, body);
      body.radius = scale.apply(s[6]);
      break;
  }
  return body;
}

void stretch(Body& body, const Integer& factor) {
  if (factor == 1) {
    return;
  }
  body.base = body.base * factor;
  for (std::size_t i = 0; i < body.spanCount; ++i) {
    body.spans[i].factor *= factor;
  }
  for (Point& corner : body.fan) {
    corner = corner * factor;
  }
  body.length *= factor;
  body.radius *= factor;
  body.weight *= factor;
}

void includeTranslation(Scale& scale, const Translation& translation) {
  for (const double component : translation.axis) {
    scale.includeProduct(component, translation.length);
  }
}

void translate(const Scale& scale, const Translation& translation, Body& body) {
  for (std::size_t i = 0; i < 3; ++i) {
    body.base[i] += body.weight * scale.product(translation.axis[i], translation.length);
  }
}

}  // namespace oracle
