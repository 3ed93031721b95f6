// A line's parameters are cut by half-spaces (Cyrus, Beck 1978) or by the quadratics of balls.
#include "hit.h"

#include <cmath>
#include <utility>

#include "axes.h"
#include "extent.h"
#include "outcome.h"

namespace oracle {
namespace {

/** origin + t * direction */
struct Line {
  Vector<Rational> origin, direction;
};

/** What is left of the parameters. */
class Range {
 public:
  void from(const Parameter& t) {
    if (!low_ || compare(t, *low_) > 0) {
      low_ = t;
    }
  }
  void to(const Parameter& t) {
    if (!high_ || compare(t, *high_) < 0) {
      high_ = t;
    }
  }
  /** Keeps value + t * slope >= 0. */
  void keep(const Parameter& value, const Rational& slope) {
    if (sgn(slope) == 0) {
      if (signOf(value) < 0) {
        nothing_ = true;
      }
      return;
    }
    const Parameter t = value * Rational(-1 / slope);
    sgn(slope) > 0 ? from(t) : to(t);
  }
  void cut(const Range& other) {
    if (other.low_) {
      from(*other.low_);
    }
    if (other.high_) {
      to(*other.high_);
    }
    nothing_ = nothing_ || other.nothing_;
  }
  /** The least range with both; at least one isn't empty. */
  void unite(const Range& other) {
    if (other.empty()) {
      return;
    }
    if (empty()) {
      *this = other;
      return;
    }
    if (!other.low_ || (low_ && compare(*other.low_, *low_) < 0)) {
      low_ = other.low_;
    }
    if (!other.high_ || (high_ && compare(*other.high_, *high_) > 0)) {
      high_ = other.high_;
    }
  }
  [[nodiscard]] bool empty() const {
    return nothing_ || (low_ && high_ && compare(*low_, *high_) > 0);
  }
  [[nodiscard]] const std::optional<Parameter>& low() const { return low_; }
  [[nodiscard]] const std::optional<Parameter>& high() const { return high_; }

 private:
  std::optional<Parameter> low_, high_;
  bool nothing_ = false;
};

Line lineOf(const Shape& line) {
  const double* s = line.numbers.data();
  Line result{rationalVector(s), rationalVector(s + 3)};
  if (line.kind == Kind::segment) {
    result.direction = result.direction - result.origin;
  }
  return result;
}

/** maxDistance / |direction| */
Parameter endOf(const Shape& ray) {
  const Vector<Rational> direction = rationalVector(ray.numbers.data() + 3);
  const Rational square = dot(direction, direction);
  return {0, Rational(rational(ray.numbers[6]) / square), square};
}

Range ownRange(const Shape& line) {
  Range range;
  range.from({0});
  if (line.kind == Kind::segment) {
    range.to({1});
  } else if (std::isfinite(line.numbers[6])) {
    range.to(endOf(line));
  }
  return range;
}

/** Where quadratic t^2 + 2 linear t + constant <= 0; the quadratic part isn't negative. */
Range below(const Rational& quadratic, const Rational& linear, const Rational& constant) {
  Range range;
  if (sgn(quadratic) == 0) {  // then the linear part is 0 too
    range.keep({Rational(-constant)}, 0);
    return range;
  }
  const Rational discriminant = linear * linear - quadratic * constant;
  if (sgn(discriminant) < 0) {
    range.keep({-1}, 0);
    return range;
  }
  const Rational middle = -linear / quadratic;
  const Rational half = 1 / quadratic;
  range.from({middle, Rational(-half), discriminant});
  range.to({middle, half, discriminant});
  return range;
}

Range inBall(const Line& line, const Vector<Rational>& center, const Rational& radius) {
  const Vector<Rational> offset = line.origin - center;
  return below(dot(line.direction, line.direction), dot(offset, line.direction),
               Rational(dot(offset, offset) - radius * radius));
}

Range inCapsule(const Line& line, const double* s) {
  const Vector<Rational> start = rationalVector(s);
  const Vector<Rational> end = rationalVector(s + 3);
  const Rational radius = rational(s[6]);
  Range range = inBall(line, start, radius);
  range.unite(inBall(line, end, radius));
  const Vector<Rational> axis = end - start;
  const Rational square = dot(axis, axis);
  if (sgn(square) == 0) {
    return range;
  }
  const Vector<Rational> across = cross(line.direction, axis);
  const Vector<Rational> offset = line.origin - start;
  const Vector<Rational> offsetAcross = cross(offset, axis);
  Range side = below(dot(across, across), dot(across, offsetAcross),
                     Rational(dot(offsetAcross, offsetAcross) - radius * radius * square));
  const Rational height = dot(offset, axis);
  const Rational climb = dot(line.direction, axis);
  side.keep({height}, climb);
  side.keep({Rational(square - height)}, Rational(-climb));
  range.unite(side);
  return range;
}

Range inPlane(const Line& line, const double* s) {
  const Vector<Rational> normal = rationalVector(s);
  const Rational value = dot(normal, line.origin) + rational(s[3]);
  const Rational slope = dot(normal, line.direction);
  Range range;
  range.keep({value}, slope);
  range.keep({Rational(-value)}, Rational(-slope));
  return range;
}

Range inCorners(const Shape& line, const Shape& shape) {
  // The line in the body's whole numbers: both of its vectors in one scale, so that t stays t.
  Scale scale;
  includeShape(scale, shape);
  scale.include(line.numbers.data(), 6);
  const Body body = bodyOf(scale, shape);
  const Point origin = scale.apply(line.numbers.data()) * body.weight;
  Point direction = scale.apply(line.numbers.data() + 3) * body.weight;
  if (line.kind == Kind::segment) {
    direction = direction - origin;
  }
  const Rational rootSquare(dot(body.direction, body.direction));
  Directions directions;
  directions.add(body);
  Range range;
  forEachAxis(directions.list(), [&](const Point& axis) {
    const Extent extent = extentOf(body, axis);
    const Integer value = dot(axis, origin);
    const Rational slope(dot(axis, direction));
    const Integer along = body.reach == Reach::none ? Integer(0) : dot(axis, body.direction);
    for (const int side : {1, -1}) {
      // side = 1: value + t slope - low >= 0; side = -1: high - value - t slope >= 0.
      Parameter room{side > 0 ? Rational(value - extent.low) : Rational(extent.high - value)};
      if (signOf(along) * side < 0) {
        if (body.reach == Reach::infinite) {
          continue;
        }
        room.b = Rational(abs(along) * body.length) / rootSquare;
        room.c = rootSquare;
      }
      range.keep(room, Rational(slope * side));
    }
    return !range.empty();
  });
  return range;
}

Range inShape(const Shape& line, const Shape& shape) {
  const double* s = shape.numbers.data();
  switch (shape.kind) {
    case Kind::plane:
      return inPlane(lineOf(line), s);
    case Kind::sphere:
      return inBall(lineOf(line), rationalVector(s), rational(s[3]));
    case Kind::capsule:
      return inCapsule(lineOf(line), s);
    default:
      return inCorners(line, shape);
  }
}

}  // namespace

std::optional<Hit> hit(const Shape& line, const Shape& shape) {
  Range range = inShape(line, shape);
  const std::optional<Parameter> last = range.high();
  const Range reach = ownRange(line);
  range.cut(reach);
  if (range.empty()) {
    return std::nullopt;
  }
  Hit result{*range.low(), range.high(), false, std::nullopt, false};
  result.leaves = last && (!reach.high() || compare(*last, *reach.high()) <= 0);
  const double* s = line.numbers.data();
  result.startsInside = outcome({Kind::point, {s[0], s[1], s[2]}}, shape) == Outcome::overlapping;
  if (shape.kind == Kind::ray || shape.kind == Kind::segment) {
    const Line own = lineOf(line);
    const Line other = lineOf(shape);
    const Rational square = dot(other.direction, other.direction);
    if (sgn(square) == 0) {
      result.onOther = Parameter{0};
    } else {
      result.onOther = (result.enter * dot(own.direction, other.direction) +
                        dot(own.origin - other.origin, other.direction)) *
                       Rational(1 / square);
    }
  }
  return result;
}

}  // namespace oracle
