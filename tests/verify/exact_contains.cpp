// A ball or capsule holds what has every corner near its core, a box or half-space what reaches no
// further along its normals. Where a bounded ray ends is the root of a fraction times its
// direction.
#include "exact_contains.h"

#include <cmath>

#include "exact_shape.h"

namespace verify {
namespace {

using oracle::Kind;
using oracle::rational;
using oracle::rationalVector;
using oracle::Shape;

/** A corner: from + step * tau, where tau = sqrt(square) >= 0. */
struct Corner {
  Exact3 from;
  Exact3 step{0, 0, 0};
  Rational square = 0;
};

std::vector<Corner> allCorners(const Shape& shape) {
  std::vector<Corner> corners;
  for (const Exact3& corner : cornersOf(shape)) {
    corners.push_back({corner});
  }
  if (shape.kind == Kind::ray) {
    const Exact3 d = directionOf(shape);
    const Rational length = rational(shape.numbers[6]);
    corners.push_back({corners[0].from, d, Rational(length * length / dot(d, d))});
  }
  return corners;
}

/** k0 + k1 tau + k2 tau^2 */
Parameter quadratic(const Rational& k0, const Rational& k1, const Rational& k2,
                    const Rational& square) {
  return {Rational(k0 + k2 * square), k1, square};
}

/** The squared distance of a corner from a point, compared with limit^2 / scale. */
bool isNear(const Corner& corner, const Exact3& point, const Rational& limit) {
  const Exact3 from = corner.from - point;
  const Parameter squared = quadratic(dot(from, from), Rational(2 * dot(from, corner.step)),
                                      dot(corner.step, corner.step), corner.square);
  return compare(squared, Parameter{Rational(limit * limit)}) <= 0;
}

bool isNearSegment(const Corner& corner, const Exact3& start, const Exact3& end,
                   const Rational& limit) {
  const Exact3 u = end - start;
  const Rational length = dot(u, u);
  const Exact3 from = corner.from - start;
  const Rational a = dot(from, u);
  const Rational b = dot(corner.step, u);
  const Parameter along{a, b, corner.square};
  if (signOf(along) <= 0) {
    return isNear(corner, start, limit);
  }
  if (compare(along, Parameter{length}) >= 0) {
    return isNear(corner, end, limit);
  }
  // |p - s|^2 u^2 - along^2 <= limit^2 u^2
  const Parameter across =
      quadratic(Rational(dot(from, from) * length - a * a),
                Rational(2 * dot(from, corner.step) * length - 2 * a * b),
                Rational(dot(corner.step, corner.step) * length - b * b), corner.square);
  return compare(across, Parameter{Rational(limit * limit * length)}) <= 0;
}

bool ballContains(const Shape& a, const Shape& b) {
  const Rational limit = radiusOf(a) - radiusOf(b);
  if (sgn(limit) < 0) {
    return false;
  }
  const std::vector<Exact3> core = cornersOf(a);
  for (const Corner& corner : allCorners(b)) {
    if (!isNearSegment(corner, core.front(), core.back(), limit)) {
      return false;
    }
  }
  return true;
}

}  // namespace

bool canContain(const Shape& a) {
  return a.kind == Kind::sphere || a.kind == Kind::capsule || a.kind == Kind::aabb ||
         a.kind == Kind::obb || a.kind == Kind::plane;
}

bool ends(const Shape& b) {
  return b.kind != Kind::plane && !(b.kind == Kind::ray && std::isinf(b.numbers[6]));
}

bool exactlyContains(const Shape& a, const Shape& b) {
  if (a.kind == Kind::sphere || a.kind == Kind::capsule) {
    return ballContains(a, b);
  }
  if (a.kind == Kind::plane) {
    return compare(*wholeReach(b, normalOf(a)).high + rational(a.numbers[3]), Parameter{0}) <= 0;
  }
  for (int i = 0; i < 3; ++i) {
    const Exact3 axis = boxAxis(a, i);
    const ProjectedInterval onA = wholeReach(a, axis);
    const ProjectedInterval onB = wholeReach(b, axis);
    if (compare(*onB.high, *onA.high) > 0 || compare(*onB.low, *onA.low) < 0) {
      return false;
    }
  }
  return true;
}

}  // namespace verify
