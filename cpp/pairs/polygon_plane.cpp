// On which side of a plane is a point, a triangle or a parallelogram? The signs of the plane's
// value at the corners.
#include "linear/number_vector.h"
#include "number/certified.h"
#include "pairs/families.h"
#include "pairs/plane_side.h"

namespace collision {
namespace {

/** A corner p + q − r; usually q = r. Its value takes one more term, nothing else. */
struct Corner {
  Vec3 p;
  Vec3 q;
  Vec3 r;

  template <class T>
  [[nodiscard]] Vector3<T> in() const {
    return vectorOf<T>(p) + differenceOf<T>(r, q);
  }
};

template <class T>
constexpr T cornerValue(const Vector3<T>& normal, const T& constant, const Vector3<T>& p,
                        const Vector3<T>& fromRToQ) {
  return planeValue(normal, constant, p) + dot(normal, fromRToQ);
}

/** How far any corner's value can be off. */
double boundOf(const Plane& plane, std::span<const Corner> corners) {
  constexpr Roundoff kValue =
      cornerValue(kUnitVector, kPlace, kPlaceVector, kPlaceDifferenceVector);
  double size = 0;
  for (const Corner& corner : corners) {
    size += sizeOf(corner.p);
  }
  // Each step is the difference of two corners, if there is one.
  return kValue.bound(sizeOf(plane.normal) * (2 * size) + sizeOf(plane.constant));
}

Decision sideOf(const Plane& plane, const Corner& corner, double bound) {
  return decide(
      cornerValue(plane.normal, plane.constant, corner.p, corner.q - corner.r), bound,
      [&] { return planeValue<Exact>(lift(plane.normal), plane.constant, corner.in<Exact>()); });
}

/** A point of both: where an edge crosses, or the mean of the corners in the plane. */
template <class T>
Vec3 contactOf(const Plane& plane, std::span<const Corner> corners) {
  Vector3<T> sum;
  double weight = 0;
  const Vector3<T> normal = vectorOf<T>(plane.normal);
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const Vector3<T> p = corners[i].in<T>();
    const Vector3<T> q = corners[(i + 1) % corners.size()].in<T>();
    const T atP = planeValue<T>(normal, plane.constant, p);
    const T atQ = planeValue<T>(normal, plane.constant, q);
    const Sign signs = atP.sign() * atQ.sign();
    // The crossing p atQ − q atP over atQ − atP; a corner in the plane counts by itself.
    if (atP.sign() == Sign::zero) {
      sum = sum + p;
      weight += 1;
    } else if (signs == Sign::negative) {
      const Vec3 crossing = quotient(p * atQ - q * atP, atQ - atP);
      sum = sum + vectorOf<T>(crossing);
      weight += 1;
    }
  }
  return weight == 0 ? kNoPoint : quotient(sum, T(weight));
}

template <class Shape>
Verdict cornersPlane(const Shape& shape, std::span<const Corner> corners, const Plane& plane,
                     const Ask& ask) {
  const double bound = boundOf(plane, corners);
  std::array<Decision, 4> sides;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    sides[i] = sideOf(plane, corners[i], bound);
  }
  const std::span<const Decision> values(sides.data(), corners.size());
  const EndSigns ends{extremeOf(values, -1), extremeOf(values, 1)};
  Verdict verdict = besidePlane(ends);
  if (!ask.numbers) {
    return verdict;
  }
  const Polytope polytope(shape);
  certified([&]<class T>() {
    const PolytopeTerms<T> terms = polytope.in<T>(corners[0].p);
    const CoreTerms<T> core{terms, corners[0].p};
    numbersBesidePlane(verdict, plane, endsOf(plane, core), core);
    if (verdict.outcome != Outcome::apart) {
      verdict.contact = contactOf<T>(plane, corners);
    }
    return true;
  });
  if (ask.trace != nullptr) {
    const Vec3 foot = footOf(plane, corners[0].p);
    traceBesidePlane(verdict, plane, gapBesidePlane(ends),
                     projectionOf(shape, normalized(plane.normal), foot), foot, *ask.trace);
  }
  return verdict;
}

}  // namespace

Verdict testPolygonPlane(ShapeRef first, ShapeRef second, const Ask& ask) {
  const auto& plane = second.as<Plane>();
  if (first.kind() == Kind::point) {
    const auto& point = first.as<Point>();
    const Vec3& p = point.position;
    const std::array<Corner, 1> corners{{{p, p, p}}};
    return cornersPlane(point, corners, plane, ask);
  }
  if (first.kind() == Kind::triangle) {
    const auto& triangle = first.as<Triangle>();
    const auto& [a, b, c] = triangle;
    const std::array<Corner, 3> corners{{{a, a, a}, {b, b, b}, {c, c, c}}};
    return cornersPlane(triangle, corners, plane, ask);
  }
  const auto& parallelogram = first.as<Parallelogram>();
  const auto& [a, b, c] = parallelogram;
  const std::array<Corner, 4> corners{{{a, a, a}, {b, b, b}, {b, c, a}, {c, c, c}}};
  return cornersPlane(parallelogram, corners, plane, ask);
}

}  // namespace collision
