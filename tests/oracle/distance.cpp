// Bodies in, exact roots out: the overlap along axes first, the nearest point where that is none.
#include "distance.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>
#include <vector>

#include "axes.h"
#include "extended.h"
#include "extent.h"
#include "nearest_point.h"

namespace oracle {
namespace {

using Once = Extended<Rational>;
using Twice = Extended<Once>;

Vector<Rational> fraction(const Point& p) { return {p.x, p.y, p.z}; }

/** 4^exponent / weight^2: from a body's squared lengths to true ones. */
Rational squaredUnit(int exponent, const Integer& weight) {
  Rational unit(1);
  const mp_bitcnt_t bits = 2 * static_cast<mp_bitcnt_t>(std::abs(exponent));
  if (exponent > 0) {
    mpq_mul_2exp(unit.get_mpq_t(), unit.get_mpq_t(), bits);
  } else {
    mpq_div_2exp(unit.get_mpq_t(), unit.get_mpq_t(), bits);
  }
  return unit / Rational(weight * weight);
}

/** One end of an extent, a ray's part included; none where it is infinite. */
std::optional<Parameter> endOf(const Integer& end, const Integer& along, int side,
                               const Body& ray) {
  if (ray.reach == Reach::none || signOf(along) * side <= 0) {
    return Parameter{end};
  }
  if (ray.reach == Reach::infinite) {
    return std::nullopt;
  }
  const Rational square(dot(ray.direction, ray.direction));
  return Parameter{end, Rational(Rational(along * ray.length) / square), square};
}

/** Cores that meet have a depth; its square in the bodies' units. */
class LeastOverlap {
 public:
  /** An extent of the difference of the cores. False: 0 isn't in it. */
  bool add(const std::optional<Parameter>& low, const std::optional<Parameter>& high,
           const Integer& axisSquare) {
    if ((low && signOf(*low) > 0) || (high && signOf(*high) < 0)) {
      apart_ = true;
      return false;
    }
    for (const auto* end : {&low, &high}) {
      if (*end) {
        const Parameter square = squareOf(**end) * Rational(Rational(1) / Rational(axisSquare));
        if (!least_ || compare(square, *least_) < 0) {
          least_ = square;
        }
      }
    }
    return true;
  }
  [[nodiscard]] bool apart() const { return apart_; }
  [[nodiscard]] const std::optional<Parameter>& least() const { return least_; }

 private:
  bool apart_ = false;
  std::optional<Parameter> least_;
};

/** Not for two rays that both reach anywhere. */
LeastOverlap overlapOf(const Body& a, const Body& b) {
  Directions directions;
  directions.add(a);
  directions.add(b);
  const bool rayIsB = b.reach != Reach::none;
  const Body& ray = rayIsB ? b : a;
  LeastOverlap overlap;
  forEachAxis(directions.list(), [&](const Point& axis) {
    const Extent first = extentOf(a, axis);
    const Extent second = extentOf(b, axis);
    Integer along;
    if (ray.reach != Reach::none) {
      along = dot(axis, ray.direction);
      if (rayIsB) {
        along = -along;
      }
    }
    return overlap.add(endOf(Integer(first.low - second.high), along, -1, ray),
                       endOf(Integer(first.high - second.low), along, 1, ray), dot(axis, axis));
  });
  return overlap;
}

std::vector<Vector<Rational>> cornersOf(const Body& body) {
  std::vector<Vector<Rational>> corners{fraction(body.base)};
  for (std::size_t i = 0; i < body.spanCount; ++i) {
    const Vector<Rational> edge = fraction(body.spans[i].direction * body.spans[i].factor);
    if (isZero(edge)) {
      continue;
    }
    const std::size_t count = corners.size();
    for (std::size_t j = 0; j < count; ++j) {
      corners.push_back(corners[j] + edge);
    }
  }
  if (body.hasFan) {
    corners.push_back(corners[0] + fraction(body.fan[0]));
    corners.push_back(corners[0] + fraction(body.fan[1]));
  }
  return corners;
}

/** A parameter on an infinite ray past which nothing is nearest to the other. */
Rational cutOf(const Body& ray, const Body& other, const std::vector<Vector<Rational>>& corners) {
  const Vector<Rational> direction = fraction(ray.direction);
  const Vector<Rational> origin = fraction(ray.base);
  const Rational square = dot(direction, direction);
  Rational farthest(0);
  const auto reach = [&](const Vector<Rational>& point) {
    farthest = std::max(farthest, Rational(dot(point - origin, direction) / square));
  };
  for (const auto& corner : corners) {
    reach(corner);
  }
  if (other.reach != Reach::none) {
    const Vector<Rational> otherDirection = fraction(other.direction);
    const Vector<Rational> normal = cross(direction, otherDirection);
    if (!isZero(normal)) {
      // The lines' own nearest points.
      const Vector<Rational> between = fraction(other.base) - origin;
      farthest = std::max(
          farthest, Rational(dot(cross(between, otherDirection), normal) / dot(normal, normal)));
    }
    if (other.reach == Reach::finite) {
      // No farther than the origin's foot and the whole length, |d| >= 1 being whole numbers.
      farthest += other.length;
    }
  }
  return farthest;
}

/** Where a ray ends: rational times the root of its square, whole squares being told apart. */
struct RayEnd {
  Rational factor;
  Rational square;  // 0: no root
};

RayEnd rayEndOf(const Body& ray, const Body& other, const std::vector<Vector<Rational>>& corners) {
  if (ray.reach == Reach::infinite) {
    return {cutOf(ray, other, corners), 0};
  }
  const Rational square(dot(ray.direction, ray.direction));
  Rational root;
  if (rootOf(square, root)) {
    return {Rational(Rational(ray.length) / root), 0};
  }
  return {Rational(Rational(ray.length) / square), square};
}

template <class Number>
Vector<Number> raised(const Vector<Rational>& v) {
  return {Number(v.x), Number(v.y), Number(v.z)};
}

template <class Number>
Number leastSquare(const std::vector<Vector<Rational>>& first,
                   const std::vector<Vector<Rational>>& second, const Body& a, const Body& b,
                   const Number& endA, const Number& endB) {
  const auto points = [](const std::vector<Vector<Rational>>& corners, const Body& body,
                         const Number& end) {
    std::vector<Vector<Number>> raisedCorners;
    raisedCorners.reserve(corners.size() + 1);
    for (const auto& corner : corners) {
      raisedCorners.push_back(raised<Number>(corner));
    }
    if (body.reach != Reach::none) {
      raisedCorners.push_back(raisedCorners[0] + raised<Number>(fraction(body.direction)) * end);
    }
    return raisedCorners;
  };
  std::vector<Vector<Number>> differences;
  const auto pointsB = points(second, b, endB);
  for (const auto& p : points(first, a, endA)) {
    for (const auto& q : pointsB) {
      differences.push_back(p - q);
    }
  }
  const Vector<Number> nearest = NearestPoint<Number>(differences).find();
  return dot(nearest, nearest);
}

Parameter parameterOf(const Once& number) {
  return number.c == nullptr ? Parameter{number.a} : Parameter{number.a, number.b, *number.c};
}

/** In the bodies' units. */
std::optional<Parameter> leastSquareOf(const Body& a, const Body& b) {
  const auto first = cornersOf(a);
  const auto second = cornersOf(b);
  RayEnd endA;
  RayEnd endB;
  if (a.reach != Reach::none) {
    endA = rayEndOf(a, b, second);
  }
  if (b.reach != Reach::none) {
    endB = rayEndOf(b, a, first);
  }
  if (sgn(endA.square) == 0 && sgn(endB.square) == 0) {
    return Parameter{leastSquare<Rational>(first, second, a, b, endA.factor, endB.factor)};
  }
  const auto once = [](const RayEnd& end, const Rational* root) {
    return sgn(end.square) == 0 ? Once(end.factor) : Once(0, end.factor, root);
  };
  Rational product;
  if (sgn(endA.square) != 0 && sgn(endB.square) != 0) {
    if (!rootOf(Rational(endA.square * endB.square), product)) {
      const Once root(endB.square);
      const auto least = leastSquare<Twice>(first, second, a, b, Twice(once(endA, &endA.square)),
                                            Twice(Once(0), Once(endB.factor), &root));
      if (signOf(least.b) == 0) {
        return parameterOf(least.a);
      }
      // Of the other root alone?
      if (signOf(least.a.b) == 0 && signOf(least.b.b) == 0) {
        return Parameter{least.a.a, least.b.a, endB.square};
      }
      return std::nullopt;
    }
    endB.factor *= product / endA.square;  // sqrt(squareB) = product / squareA * sqrt(squareA)
    endB.square = endA.square;
  }
  const Rational root = sgn(endA.square) != 0 ? endA.square : endB.square;
  return parameterOf(leastSquare<Once>(first, second, a, b, once(endA, &root), once(endB, &root)));
}

/** Either a distance of cores or their depth; squared, in true units. */
struct CoreGap {
  std::optional<Parameter> square;
  bool apart = false;
};

CoreGap gapOfPlanes(const double* a, const double* b, const Translation& translation) {
  const Vector<Rational> first = rationalVector(a);
  const Vector<Rational> second = rationalVector(b);
  if (!isZero(cross(first, second))) {
    return {};
  }
  const Vector<Rational> moved =
      rationalVector(translation.axis.data()) * rational(translation.length);
  const Rational constant = rational(b[3]) - dot(second, moved);
  // second = ratio * first
  const Rational square = dot(first, first);
  const Rational ratio = dot(first, second) / square;
  const Rational between = rational(a[3]) - constant / ratio;
  return {Parameter{Rational(between * between / square)}, sgn(between) != 0};
}

CoreGap gapOfPlane(const Shape& plane, const Shape& shape, const Translation& shapeMoved) {
  const PlaneCase given = planeCaseOf(plane, shape, shapeMoved);
  const Body& body = given.body;
  Extent extent = extentOf(body, given.normal);
  extent.low += given.constant;
  extent.high += given.constant;
  Integer along;
  if (body.reach != Reach::none) {
    along = dot(given.normal, body.direction);
  }
  const auto low = endOf(extent.low, along, -1, body);
  const auto high = endOf(extent.high, along, 1, body);
  const Integer normalSquare = dot(given.normal, given.normal);
  const Rational unit = squaredUnit(given.exponent, body.weight);
  LeastOverlap overlap;
  if (overlap.add(low, high, normalSquare)) {
    return {*overlap.least() * unit, false};
  }
  const Parameter& nearer = low && signOf(*low) > 0 ? *low : *high;
  return {squareOf(nearer) * Rational(unit / Rational(normalSquare)), true};
}

CoreGap gapOfCores(const Shape& a, const Shape& b, const Translation& translation) {
  if (a.kind == Kind::plane && b.kind == Kind::plane) {
    return gapOfPlanes(a.numbers.data(), b.numbers.data(), translation);
  }
  if (a.kind == Kind::plane) {
    return gapOfPlane(a, b, translation);
  }
  if (b.kind == Kind::plane) {
    return gapOfPlane(b, a, {translation.axis, -translation.length});
  }
  const BodyPair pair = bodiesOf(a, b, translation);
  const Rational unit = squaredUnit(pair.exponent, pair.a.weight);
  if (pair.a.reach == Reach::none || pair.b.reach == Reach::none) {
    const LeastOverlap overlap = overlapOf(pair.a, pair.b);
    if (!overlap.apart()) {
      return {*overlap.least() * unit, false};
    }
  }
  const std::optional<Parameter> least = leastSquareOf(pair.a, pair.b);
  if (!least) {
    return {std::nullopt, true};
  }
  // Two rays that meet have no depth.
  return {*least * unit, signOf(*least) != 0};
}

Rational rationalRadiusOf(const Shape& shape) {
  if (shape.kind == Kind::sphere) {
    return rational(shape.numbers[3]);
  }
  return shape.kind == Kind::capsule ? rational(shape.numbers[6]) : Rational(0);
}

}  // namespace

std::optional<Parameter> squaredCoreDistance(const Shape& a, const Shape& b,
                                             const Translation& translation) {
  const CoreGap core = gapOfCores(a, b, translation);
  if (core.apart) {
    return core.square;
  }
  return Parameter{0};
}

std::optional<Length> gap(const Shape& a, const Shape& b, const Translation& translation) {
  const CoreGap core = gapOfCores(a, b, translation);
  if (!core.square) {
    return std::nullopt;
  }
  return Length{*core.square, core.apart ? 1 : -1,
                Rational(-rationalRadiusOf(a) - rationalRadiusOf(b))};
}

std::optional<Length> distance(const Shape& a, const Shape& b) {
  const CoreGap core = gapOfCores(a, b, {});
  if (!core.apart) {
    return Length{{0}};
  }
  if (!core.square) {
    return std::nullopt;
  }
  const Length length{*core.square, 1, Rational(-rationalRadiusOf(a) - rationalRadiusOf(b))};
  return signOf(length) < 0 ? Length{{0}} : length;
}

std::optional<Length> depth(const Shape& a, const Shape& b) {
  const std::optional<Length> signedGap = gap(a, b);
  if (!signedGap || signOf(*signedGap) > 0) {
    return std::nullopt;
  }
  return -*signedGap;
}

}  // namespace oracle
