// Faces, edges, corners and normals of a shape at an exact point of it, from their definitions.
#include "check_surface.h"

#include <array>

#include "make_case.h"

namespace verify {
namespace {

using oracle::Kind;
using oracle::Shape;

/** axis . (x - from) */
Parameter along(const Exact3& axis, const Exact3& from, const CurvePoint& x) {
  return x.t * dot(axis, x.direction) + dot(axis, Exact3(x.origin - from));
}

constexpr std::array<std::array<int, 3>, 3> kUnitAxes{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
Exact3 unitAxis(std::size_t i) {
  return {Rational(kUnitAxes.at(i)[0]), Rational(kUnitAxes.at(i)[1]), Rational(kUnitAxes.at(i)[2])};
}

bool isAt(const Exact3& corner, const CurvePoint& x) {
  for (std::size_t i = 0; i < 3; ++i) {
    if (signOf(along(unitAxis(i), corner, x)) != 0) {
      return false;
    }
  }
  return true;
}

/** Whether x is on the segment from p to q, its ends included. */
bool isBetween(const Exact3& p, const Exact3& q, const CurvePoint& x) {
  const Exact3 edge = q - p;
  for (std::size_t i = 0; i < 3; ++i) {  // edge x (x - p), component by component
    if (signOf(along(cross(unitAxis(i), edge), p, x)) != 0) {
      return false;
    }
  }
  const Parameter at = along(edge, p, x);
  return signOf(at) >= 0 && compare(at, {dot(edge, edge)}) <= 0;
}

/** A triangle's or parallelogram's feature: the least that contains the point. */
bool isFeatureOfPolygon(const Shape& shape, int feature, const CurvePoint& x) {
  const std::vector<Exact3> corners = cornersOf(shape);
  const int n = static_cast<int>(corners.size());
  const auto corner = [&](int k) { return corners[static_cast<std::size_t>(k % n)]; };
  const auto contains = [&](int k) { return isBetween(corner(k), corner(k + 1), x); };
  if (feature < 0 || feature > 2 * n) {
    return false;
  }
  if (feature > n) {
    return isAt(corner(feature - n - 1), x);
  }
  const bool hasArea = !isZero(normalOf(shape));
  if (feature > 0 && !contains(feature - 1)) {
    return false;
  }
  const auto squareOf = [&](int k) {
    const Exact3 edge = corner(k + 1) - corner(k);
    return dot(edge, edge);
  };
  for (int k = 0; k < n; ++k) {
    if (isAt(corner(k), x) || (feature == 0 && contains(k))) {
      return false;
    }
    // of the edges that lie in one line the longest
    if (feature > 0 && !hasArea && contains(k) && squareOf(k) > squareOf(feature - 1)) {
      return false;
    }
  }
  return feature > 0 || hasArea;
}

/** Whether the point is on that feature. */
bool isFeature(const Shape& shape, int feature, const CurvePoint& x) {
  switch (shape.kind) {
    case Kind::aabb:
    case Kind::obb: {
      if (feature < 0 || feature > 5) {
        return false;
      }
      const Exact3 out = outward(shape, feature);
      return compare(along(out, {0, 0, 0}, x), *reachOf(shape, out).high) == 0;
    }
    case Kind::capsule: {
      const std::vector<Exact3> ends = cornersOf(shape);
      const Exact3 axis = ends[1] - ends[0];
      const Parameter height = along(axis, ends[0], x);
      const int part = signOf(height) <= 0 ? 1 : (compare(height, {dot(axis, axis)}) >= 0 ? 2 : 0);
      return feature == part;
    }
    case Kind::triangle:
    case Kind::parallelogram:
      return isFeatureOfPolygon(shape, feature, x);
    case Kind::segment: {
      const std::vector<Exact3> ends = cornersOf(shape);
      return feature == 0 ? !isAt(ends[0], x) && !isAt(ends[1], x)
                          : (feature == 1 || feature == 2) &&
                                isAt(ends[static_cast<std::size_t>(feature - 1)], x);
    }
    default:
      return feature == 0;
  }
}

/** The point, or the nearest of a capsule's axis, as start + part * axis of it. */
void checkRoundNormal(const Shape& shape, int feature, const CurvePoint& x,
                      const collision::Vec3& normal, Findings& findings) {
  const std::vector<Exact3> ends = cornersOf(shape);
  const Exact3 center = shape.kind == Kind::capsule && feature == 2 ? ends[1] : ends[0];
  const Rational radius = radiusOf(shape);
  for (std::size_t i = 0; i < 3; ++i) {
    Exact3 across = unitAxis(i);
    if (shape.kind == Kind::capsule && feature == 0) {  // without its part along the axis
      const Exact3 axis = ends[1] - ends[0];
      across = across - axis * Rational(axis[i] / dot(axis, axis));
    }
    const Parameter exact = along(across, center, x) * Rational(1 / radius);
    findings.measure(Figure::normal, 0x1p53 * errorOf(exact, component(normal, i)),
                     textOf(approximate(exact)), component(normal, i));
  }
}

void checkNormal(const Shape& shape, int feature, const CurvePoint& x,
                 const collision::Vec3& normal, Findings& findings) {
  Exact3 surface{0, 0, 0};
  bool isRound = false;
  switch (shape.kind) {
    case Kind::aabb:
    case Kind::obb:
      surface = outward(shape, feature);
      break;
    case Kind::plane:
    case Kind::triangle:
    case Kind::parallelogram:
      surface = normalOf(shape);
      break;
    default:
      isRound = isBall(shape.kind) && sgn(radiusOf(shape)) > 0;
      break;
  }
  const bool expected = isRound || !isZero(surface);
  findings.expect(isFinite(normal) == expected, "normal", expected ? "one" : "none",
                  textOf(normal.x));
  if (!expected || !isFinite(normal)) {
    return;
  }
  if (isRound) {
    checkRoundNormal(shape, feature, x, normal, findings);
  } else {
    findings.measure(Figure::normal, unitError(surface, normal), "the surface's normal", normal.x);
  }
}

}  // namespace

Exact3 outward(const Shape& box, int face) {
  const Exact3 axis = boxAxis(box, face / 2);
  return face % 2 == 1 ? axis : negated(axis);
}

void checkSurface(const Shape& shape, const CurvePoint& x, int feature,
                  const collision::Vec3& normal, std::string_view check, Findings& findings) {
  const bool good = isFeature(shape, feature, x);
  findings.expect(good, check, "the one at that point", std::to_string(feature));
  if (good) {
    checkNormal(shape, feature, x, normal, findings);
  }
}

}  // namespace verify
