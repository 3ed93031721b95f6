// Dispatch: planes by one projection, two rays by hand, balls by distance, all else by axes.
#include "outcome.h"

#include <array>
#include <cmath>
#include <utility>

#include "axes.h"
#include "ball_outcome.h"
#include "body.h"
#include "extent.h"

namespace oracle {
namespace {

Outcome outcomeOfSigns(int low, int high) {
  if (low > 0 || high < 0) {
    return Outcome::apart;
  }
  return low < 0 && high > 0 ? Outcome::overlapping : Outcome::touching;
}

/** The signs of an extent's ends after a ray's part has been added, `along` being axis . d. */
struct Signs {
  int low = 0;
  int high = 0;
};

Signs signsWithRay(const Extent& extent, const Integer& along, Reach reach, const Integer& length,
                   const Integer& root) {
  Signs signs{signOf(extent.low), signOf(extent.high)};
  const int side = signOf(along);
  if (reach == Reach::none || side == 0) {
    return signs;
  }
  int& end = side < 0 ? signs.low : signs.high;
  if (reach == Reach::infinite) {
    end = side;
  } else {
    end =
        signOfRootSum(Integer(along * length), side < 0 ? extent.low : extent.high, Integer(root));
  }
  return signs;
}

/** At most one of the two is a ray that reaches anywhere. */
Outcome outcomeOfCores(const Body& a, const Body& b) {
  Directions directions;
  directions.add(a);
  directions.add(b);
  const bool rayIsB = b.reach != Reach::none;
  const Body& ray = rayIsB ? b : a;
  const Integer root = ray.reach == Reach::finite ? dot(ray.direction, ray.direction) : Integer(0);
  Outcome result = Outcome::overlapping;
  forEachAxis(directions.list(), [&](const Point& axis) {
    const Extent first = extentOf(a, axis);
    const Extent second = extentOf(b, axis);
    const Extent difference{first.low - second.high, first.high - second.low};
    Integer along;
    if (ray.reach != Reach::none) {
      along = dot(axis, ray.direction);
      if (rayIsB) {
        along = -along;
      }
    }
    const Signs signs = signsWithRay(difference, along, ray.reach, ray.length, root);
    const Outcome seen = outcomeOfSigns(signs.low, signs.high);
    if (seen != Outcome::overlapping) {
      result = seen;
    }
    return seen != Outcome::apart;
  });
  return result;
}

/** Whether a ray's parameter fraction / squared lies in its reach, fraction being in lengths. */
bool reaches(const Body& ray, const Integer& fraction, const Integer& divisor) {
  if (signOf(fraction) * signOf(divisor) < 0) {
    return false;
  }
  if (ray.reach == Reach::infinite) {
    return true;
  }
  // fraction / divisor <= length / sqrt(d.d)
  return fraction * fraction * dot(ray.direction, ray.direction) <=
         ray.length * ray.length * divisor * divisor;
}

/** Both reach somewhere. Two rays are flat: they touch or are apart. */
Outcome outcomeOfRays(const Body& a, const Body& b) {
  const Point between = b.base - a.base;
  const Point normal = cross(a.direction, b.direction);
  const Integer square = dot(normal, normal);
  if (signOf(square) != 0) {
    const bool meet = signOf(dot(normal, between)) == 0 &&
                      reaches(a, dot(cross(between, b.direction), normal), square) &&
                      reaches(b, dot(cross(between, a.direction), normal), square);
    return meet ? Outcome::touching : Outcome::apart;
  }
  if (!isZero(cross(between, a.direction))) {
    return Outcome::apart;
  }
  // On one line, measured along a: a is [0, lengthA], b begins at along / sqrt(root).
  const Integer root = dot(a.direction, a.direction);
  const Integer along = dot(between, a.direction);
  const bool forward = signOf(dot(a.direction, b.direction)) > 0;
  // b reaches past a's begin, and begins or ends no later than a ends.
  const auto atMost = [&](const Integer& rational, int sign) {
    return signOfRootSum(along, rational, root) * sign >= 0;
  };
  const bool pastBegin =
      forward ? (b.reach == Reach::infinite || atMost(b.length, 1)) : signOf(along) >= 0;
  const bool beforeEnd = forward ? (a.reach == Reach::infinite || atMost(-a.length, -1))
                                 : (a.reach == Reach::infinite || b.reach == Reach::infinite ||
                                    atMost(-(a.length + b.length), -1));
  return pastBegin && beforeEnd ? Outcome::touching : Outcome::apart;
}

bool isBall(Kind kind) { return kind == Kind::sphere || kind == Kind::capsule; }

Outcome outcomeOfBodies(const Body& a, Kind kindA, const Body& b, Kind kindB) {
  const Integer radius = a.radius + b.radius;
  if (signOf(radius) > 0) {
    const int side =
        isBall(kindA) ? compareDistance(a, b, kindB, radius) : compareDistance(b, a, kindA, radius);
    return side > 0 ? Outcome::apart : (side == 0 ? Outcome::touching : Outcome::overlapping);
  }
  if (a.reach != Reach::none && b.reach != Reach::none) {
    return outcomeOfRays(a, b);
  }
  return outcomeOfCores(a, b);
}

Outcome outcomeOfPlanes(const double* a, const double* b, const Vector<Rational>& moved) {
  const Vector<Rational> first = rationalVector(a);
  const Vector<Rational> second = rationalVector(b);
  if (!isZero(cross(first, second))) {
    return Outcome::overlapping;
  }
  const Rational constant = rational(b[3]) - dot(second, moved);
  return isZero(first * constant - second * rational(a[3])) ? Outcome::touching : Outcome::apart;
}

Outcome outcomeOfPlane(const Shape& plane, const Shape& shape, const Translation& shapeMoved) {
  const PlaneCase given = planeCaseOf(plane, shape, shapeMoved);
  const Body& body = given.body;
  Extent extent = extentOf(body, given.normal);
  extent.low += given.constant;
  extent.high += given.constant;
  if (signOf(body.radius) > 0) {
    const Integer root = dot(given.normal, given.normal);
    return outcomeOfSigns(signOfRootSum(extent.low, -body.radius, root),
                          signOfRootSum(extent.high, body.radius, root));
  }
  Integer along;
  Integer root;
  if (body.reach != Reach::none) {
    along = dot(given.normal, body.direction);
    root = dot(body.direction, body.direction);
  }
  const Signs signs = signsWithRay(extent, along, body.reach, body.length, root);
  return outcomeOfSigns(signs.low, signs.high);
}

}  // namespace

Outcome outcomeTranslated(const Shape& a, const Shape& b, const Translation& translation) {
  const Translation back{translation.axis, -translation.length};
  if (a.kind == Kind::plane && b.kind == Kind::plane) {
    const Vector<Rational> moved =
        rationalVector(translation.axis.data()) * rational(translation.length);
    return outcomeOfPlanes(a.numbers.data(), b.numbers.data(), moved);
  }
  if (a.kind == Kind::plane) {
    return outcomeOfPlane(a, b, translation);
  }
  if (b.kind == Kind::plane) {
    return outcomeOfPlane(b, a, back);
  }
  const BodyPair pair = bodiesOf(a, b, translation);
  return outcomeOfBodies(pair.a, a.kind, pair.b, b.kind);
}

Outcome outcomeTranslated(const Shape& a, const Shape& b, const std::array<double, 3>& axis,
                          double depth) {
  return outcomeTranslated(a, b, Translation{axis, depth});
}

Outcome outcome(const Shape& a, const Shape& b) { return outcomeTranslated(a, b, Translation{}); }

}  // namespace oracle
