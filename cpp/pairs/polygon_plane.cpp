// On which side of a plane is a point, a triangle or a parallelogram? The signs of the plane's
// value at the corners.
#include "linear/rounded.h"
#include "pairs/pairs.h"
#include "pairs/plane_side.h"

namespace collision {
namespace {

/** A corner p + q − r; usually q = r. Its value takes one more term, nothing else. */
struct Corner {
  Vec3 p;
  Vec3 q;
  Vec3 r;
  unsigned index = 0;  // see Corners

  [[nodiscard]] ExactVec3 exact() const { return lift(p) + difference(r, q); }
};

template <class T>
constexpr T cornerValue(const Vector3<T>& normal, const T& constant, const Vector3<T>& p,
                        const Vector3<T>& fromRToQ) {
  return planeValue(normal, constant, p) + dot(normal, fromRToQ);
}

/** How far any corner's value can be off. */
double boundOf(const Plane& plane, std::span<const Corner> corners) {
  constexpr double kError =
      cornerValue(kUnitVector, kUnitNumber, kUnitVector, kUnitDifference).error();
  double size = 0;
  for (const Corner& corner : corners) {
    size += sizeOf(corner.p);
  }
  // Each step is the difference of two corners, if there is one.
  return kError * (sizeOf(plane.normal) * (2 * size) + sizeOf(plane.constant));
}

Decision sideOf(const Plane& plane, const Corner& corner, double bound) {
  return decide(
      cornerValue(plane.normal, plane.constant, corner.p, corner.q - corner.r), bound,
      [&] { return planeValue<Exact>(lift(plane.normal), plane.constant, corner.exact()); });
}

/** The mean of the corners that reach furthest, and their value. */
PlaneEnd endOf(const Plane& plane, std::span<const Corner> corners, int order) {
  const ExactVec3 normal = lift(plane.normal) * Exact(static_cast<double>(order));
  ExactVec3 sum;
  Exact furthest;
  double tied = 0;
  Corners tiedCorners = 0;
  for (const Corner& corner : corners) {
    const ExactVec3 point = corner.exact();
    const Exact value = dot(normal, point);
    if (tied == 0 || furthest < value) {
      furthest = value;
      sum = point;
      tied = 1;
      tiedCorners = 1U << corner.index;
    } else if (value == furthest) {
      sum = sum + point;
      tied += 1;
      tiedCorners |= 1U << corner.index;
    }
  }
  const Exact value = Exact(static_cast<double>(order)) * furthest + Exact(plane.constant);
  return {QuadraticSurd::of(value), quotient(sum, tied), tiedCorners};
}

/** A point of both: where an edge crosses, or the mean of the corners in the plane. */
Vec3 contactOf(const Plane& plane, std::span<const Corner> corners) {
  ExactVec3 sum;
  Exact weight;
  const ExactVec3 normal = lift(plane.normal);
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const ExactVec3 p = corners[i].exact();
    const ExactVec3 q = corners[(i + 1) % corners.size()].exact();
    const auto atP = planeValue<Exact>(normal, plane.constant, p);
    const auto atQ = planeValue<Exact>(normal, plane.constant, q);
    const Sign signs = atP.sign() * atQ.sign();
    // The crossing p atQ − q atP over atQ − atP; a corner in the plane counts by itself.
    if (atP.sign() == Sign::zero) {
      sum = sum + p;
      weight = weight + Exact(1.0);
    } else if (signs == Sign::negative) {
      const Exact span = atQ - atP;
      const Vec3 crossing = quotient(p * atQ - q * atP, span);
      sum = sum + lift(crossing);
      weight = weight + Exact(1.0);
    }
  }
  return weight.sign() == Sign::zero ? kNoPoint : quotient(sum, weight);
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
  measureBesidePlane(verdict, plane, endOf(plane, corners, -1), endOf(plane, corners, 1));
  if (verdict.outcome != Outcome::apart) {
    verdict.contact = contactOf(plane, corners);
  }
  if (ask.trace != nullptr) {
    const Vec3 foot = footOf(plane, corners[0].p);
    traceBesidePlane(verdict, plane, gapBesidePlane(ends),
                     shape.extent(normalized(plane.normal), foot), foot, *ask.trace);
  }
  return verdict;
}

}  // namespace

Verdict pointPlane(const Point& a, const Plane& b, const Ask& ask) {
  const std::array<Corner, 1> corners{{{a.position, a.position, a.position, 0}}};
  return cornersPlane(a, corners, b, ask);
}

Verdict trianglePlane(const Triangle& a, const Plane& b, const Ask& ask) {
  const std::array<Corner, 3> corners{{{a.a, a.a, a.a, 0}, {a.b, a.b, a.b, 1}, {a.c, a.c, a.c, 2}}};
  return cornersPlane(a, corners, b, ask);
}

Verdict parallelogramPlane(const Parallelogram& a, const Plane& b, const Ask& ask) {
  const std::array<Corner, 4> corners{
      {{a.a, a.a, a.a, 0}, {a.b, a.b, a.b, 1}, {a.b, a.c, a.a, 3}, {a.c, a.c, a.c, 2}}};
  return cornersPlane(a, corners, b, ask);
}

}  // namespace collision
