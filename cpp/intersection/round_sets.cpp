#include "intersection/round_sets.h"

#include <array>
#include <cmath>
#include <numbers>
#include <optional>
#include <type_traits>
#include <utility>

#include "answer/positive_zero.h"
#include "collision/collision.h"
#include "intersection/capsule_section.h"
#include "linear/number_vector.h"
#include "linear/predicates.h"
#include "number/certified.h"
#include "number/quadratic_surd.h"

namespace collision {
namespace {

bool isCurve(Kind kind) { return kind == Kind::ray || kind == Kind::segment; }
bool isRoundKind(Kind kind) { return kind == Kind::sphere || kind == Kind::capsule; }

/** A sphere, and a capsule whose ends are at one place. */
std::optional<Sphere> sphereOf(ShapeRef shape) {
  if (shape.kind() == Kind::sphere) {
    return shape.as<Sphere>();
  }
  if (shape.kind() == Kind::capsule && shape.as<Capsule>().start == shape.as<Capsule>().end) {
    return Sphere{shape.as<Capsule>().start, shape.as<Capsule>().radius};
  }
  return std::nullopt;
}

Intersection ofPoint(const Vec3& point) {
  Intersection common;
  common.kind = IntersectionKind::point;
  common.points.push_back({positiveZero(point)});
  return common;
}

Vec3 startOf(ShapeRef curve) {
  return curve.kind() == Kind::ray ? curve.as<Ray>().origin : curve.as<Segment>().start;
}

Intersection ofCurve(ShapeRef curve, ShapeRef round) {
  constexpr Corners kStart = 1;
  constexpr Corners kEnd = 2;
  const Hit hit = test(curve, round).hit;
  const bool isOnePlace = curve.kind() == Kind::ray
                              ? curve.as<Ray>().maxDistance == 0
                              : curve.as<Segment>().start == curve.as<Segment>().end;
  const bool endsInside = curve.kind() == Kind::ray ? hit.exitFeature < 0
                                                    : meets(Point{curve.as<Segment>().end}, round);
  const Corners first = hit.t == 0 ? kStart : kStart | kEnd;
  const Corners last = endsInside ? kEnd : kStart | kEnd;
  const auto add = [&](Intersection& common, const Vec3& point, Corners feature) {
    common.points.push_back({positiveZero(point), feature});
  };
  Intersection common;
  const Vec3 enter = hit.t == 0 ? startOf(curve) : hit.point;
  if (isOnePlace || hit.t == hit.tExit) {
    common.kind = IntersectionKind::point;
    add(common, enter, isOnePlace || hit.t == 0 ? kStart : last);
    return common;
  }
  common.kind = IntersectionKind::segment;
  add(common, enter, first);
  add(common, hit.exitPoint, last);
  common.length = length(common.points[1].point - common.points[0].point);
  return common;
}

/** Where a plane cuts a sphere: of value v at its center, radius² = r² − v² / n². */
Intersection diskOf(const Plane& plane, const Sphere& sphere, Outcome outcome) {
  Intersection common;
  certified([&]<class T>() {
    const Vector3<T> normal = vectorOf<T>(plane.normal);
    const Vector3<T> center = vectorOf<T>(sphere.center);
    const T square = dot(normal, normal);
    const T value = planeValue<T>(normal, plane.constant, center);
    const T radius(sphere.radius);
    common.center = positiveZero(quotient(center * square - normal * value, square));
    common.normal = positiveZero(unitOf(normal));
    common.radius =
        outcome == Outcome::touching
            ? 0
            : rounded(QuadraticSurd<T>{
                  T(0.0), T(1.0), (radius * radius * square - value * value) * square, square});
    return 0;
  });
  if (outcome == Outcome::touching) {
    return ofPoint(common.center);
  }
  common.kind = IntersectionKind::disk;
  common.area = std::numbers::pi * common.radius * common.radius;
  return common;
}

/** √x to what output needs. */
template <class T>
T rootOf(const T& square) {
  if constexpr (std::is_same_v<T, Exact>) {
    constexpr int kSteps = 8;
    return squareRoot(square, kSteps);
  } else {
    return squareRoot(square);
  }
}

/** Of a distance d and radii r and s: the circle is x d from the first center. */
template <class T>
struct TwoSpheres {
  TwoSpheres(const Sphere& a, const Sphere& b)
      : radiusA(a.radius), radiusB(b.radius), way(differenceOf<T>(a.center, b.center)) {}

  [[nodiscard]] T square() const { return dot(way, way); }
  /** Whether a sphere holds the other. */
  [[nodiscard]] bool isNested() const {
    const T difference = radiusA - radiusB;
    return compareExact(difference * difference, square()) != Sign::negative;
  }

  T radiusA;
  T radiusB;
  Vector3<T> way;
};

Intersection ofSpheres(const Sphere& a, const Sphere& b, Outcome outcome) {
  Intersection common;
  const bool isNested = certified([&]<class T>() { return TwoSpheres<T>(a, b).isNested(); });
  if (isNested) {
    const Sphere& smaller = b.radius < a.radius ? b : a;
    common.kind = IntersectionKind::sphere;
    common.center = positiveZero(smaller.center);
    common.radius = smaller.radius;
    common.volume = 4 * std::numbers::pi / 3 * smaller.radius * smaller.radius * smaller.radius;
    return common;
  }
  certified([&]<class T>() {
    const TwoSpheres<T> pair(a, b);
    const T square = pair.square();
    const T sum = pair.radiusA + pair.radiusB;
    const T difference = pair.radiusA - pair.radiusB;
    const T twice = square * T(2.0);
    const T part = square + sum * difference;  // of twice the square, where the circle is
    common.center = positiveZero(quotient(vectorOf<T>(a.center) * twice + pair.way * part, twice));
    common.normal = positiveZero(unitOf(pair.way));
    if (outcome == Outcome::touching) {
      return 0;
    }
    // radius² = (s² − d²) (d² − (r − r')²) / 4 d², s the sum of both radii
    const T above = sum * sum - square;
    const T below = square - difference * difference;
    common.radius = rounded(QuadraticSurd<T>{T(0.0), T(1.0), above * below * square, twice});
    // π (s − d)² (d² + 2 d s − 3 (r − r')²) / 12 d, with (s − d) = (s² − d²) / (s + d)
    const T distance = rootOf(square);
    const T whole = sum + distance;
    const T content =
        above * above * (square + distance * sum * T(2.0) - difference * difference * T(3.0));
    common.volume = std::numbers::pi / 12 * quotient(content, whole * whole * distance);
    return 0;
  });
  if (outcome == Outcome::touching) {
    return ofPoint(common.center);
  }
  common.kind = IntersectionKind::circle;
  return common;
}

Intersection ofPlane(const Plane& plane, ShapeRef round, Outcome outcome) {
  const auto sphere = sphereOf(round);
  return sphere ? diskOf(plane, *sphere, outcome)
                : capsuleSection(plane, round.as<Capsule>(), outcome);
}

}  // namespace

bool isRoundSet(ShapeRef a, ShapeRef b) {
  const auto isBeside = [](ShapeRef round, ShapeRef other) {
    return isRoundKind(round.kind()) &&
           (isCurve(other.kind()) || other.kind() == Kind::plane || other.kind() == Kind::point);
  };
  return isBeside(a, b) || isBeside(b, a) || (sphereOf(a) && sphereOf(b));
}

Intersection roundSet(ShapeRef a, ShapeRef b, Outcome outcome) {
  const bool isRoundB = isRoundKind(b.kind());
  const ShapeRef round = isRoundB ? b : a;
  const ShapeRef other = isRoundB ? a : b;
  const auto common = [&]() {
    switch (other.kind()) {
      case Kind::point:
        return ofPoint(other.as<Point>().position);
      case Kind::plane:
        return ofPlane(other.as<Plane>(), round, outcome);
      case Kind::ray:
      case Kind::segment:
        return ofCurve(other, round);
      default:
        return ofSpheres(*sphereOf(a), *sphereOf(b), outcome);
    }
  };
  Intersection answer = common();
  answer.outcome = outcome;
  for (IntersectionPoint& point : answer.points) {
    if (!isRoundB) {
      std::swap(point.cornersA, point.cornersB);
    }
  }
  return answer;
}

}  // namespace collision
