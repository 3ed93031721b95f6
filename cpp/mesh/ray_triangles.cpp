#include "mesh/ray_triangles.h"

#include "answer/positive_zero.h"
#include "mesh/pulled_back.h"
#include "pairs/families.h"
#include "pairs/pairs.h"
#include "shapes/has_hulls.h"

namespace collision {
namespace {

/** The axis d × e_k along p: 0 for all points of the ray's line, which p is seen from; degree 2. */
template <class T>
constexpr T acrossLine(const Vector3<T>& p, const Vector3<T>& d, int k) {
  const int y = (k + 1) % 3;
  const int z = (k + 2) % 3;
  return p[y] * d[z] - p[z] * d[y];
}
constexpr Roundoff kAcrossLine = acrossLine(kPlaceDifferenceVector, kDirectionVector, 0);
constexpr Roundoff kAlongLine = dot(kPlaceDifferenceVector, kDirectionVector);

/**
 * Whether the triangle is surely beside the ray's line, or behind its origin: what most triangles
 * of a mesh are, and all that exact arithmetic would be asked about if they have no area.
 */
bool isSurelyMissed(const Ray& ray, const Triangle& triangle) {
  const Vec3 a = triangle.a - ray.origin;
  const Vec3 b = triangle.b - ray.origin;
  const Vec3 c = triangle.c - ray.origin;
  const double size = sizeOf(a, b, c);
  const double directionSize = sizeOf(ray.direction);
  const double bound = kAcrossLine.bound(size, directionSize);
  for (int k = 0; k < 3; ++k) {
    const double ofA = acrossLine(a, ray.direction, k);
    const double ofB = acrossLine(b, ray.direction, k);
    const double ofC = acrossLine(c, ray.direction, k);
    if (surelyAboveZero(least(ofA, least(ofB, ofC)), bound) ||
        surelyAboveZero(-greatest(ofA, greatest(ofB, ofC)), bound)) {
      return true;
    }
  }
  const double nearest =
      greatest(dot(a, ray.direction), greatest(dot(b, ray.direction), dot(c, ray.direction)));
  return surelyAboveZero(-nearest, kAlongLine.bound(size, directionSize));
}

/** With sizes of their own for the triangle's edges, which are small as a rule. */
constexpr filter::PolygonCrossing<Roundoff> kCrossing{kDirectionVector, kPlaceDifferenceVector,
                                                      kOtherDirectionVector, kOtherDirectionVector};
constexpr Roundoff kFacing = kCrossing.facing();
constexpr Roundoff kHeight = kCrossing.height();

/**
 * Where a line crosses a triangle's plane, by its rows: (height ± bound) / (facing ± bound) is off
 * by (bound + |t| bound) / |facing| and two roundings, doubled for what faces the line at more than
 * twice its bound; else of infinite error.
 */
template <bool kIsOff>
HitPlace placeOf(const filter::CrossingRows<double>& rows, const filter::Line& line,
                 double directionSize, const Triangle& triangle,
                 const filter::LineOff<double>& off) {
  const double edges = sizeOf(triangle.b - triangle.a, triangle.c - triangle.a);
  const double whole = rows.weights.whole;
  const auto boundBy = [&](const Roundoff& formula, double bound, double factor) {
    return withUnderflow(kIsOff ? bound + filter::boundOfFactor(formula, factor, edges * edges)
                                : bound);
  };
  const double facingBound =
      boundBy(kFacing, kFacing.bound(1, directionSize, edges), off.direction);
  if (!(whole > 2 * facingBound)) {
    return {0, kInfinity};
  }
  const double from = sizeOf(line.origin - triangle.a) + off.place;
  const double heightBound = boundBy(kHeight, kHeight.bound(from, 1, edges), off.place);
  const double t = -rows.height / whole;
  const double error = 2 * (heightBound + std::fabs(t) * facingBound) / whole;
  return {t, error + 0x1p-51 * std::fabs(t)};
}

}  // namespace

Verdict testPosedTriangle(ShapeRef curve, const PosedTriangle& triangle, const Ask& ask) {
  Verdict verdict = testPair(curve, triangle, ask);
  if (verdict.hit.present && ask.options.cull != Facing::none) {
    // Facing comes with the numbers.
    const Facing facing =
        (ask.numbers ? verdict : testPair(curve, triangle, {.witness = false})).hit.facing;
    if (ask.options.culls(facing)) {
      verdict.hit = {};
    }
  }
  return verdict;
}

RayTriangles::RayTriangles(const Ray& ray, const TriangleList& triangles, const HitOptions& options,
                           const PosedMesh* pose)
    : ray_(ray),
      triangles_(triangles),
      options_(options),
      pose_(pose),
      line_(filter::lineOf(ray)),
      directionSize_(sizeOf(ray.direction)) {
  if constexpr (kHasHulls) {
    if (pose != nullptr) {
      const PulledBack pulled = pulledBack(ray, *pose);
      // Parameters are the same.
      line_.origin = pulled.shape.as<Ray>().origin;
      line_.direction = pulled.shape.as<Ray>().direction;
      directionSize_ = sizeOf(line_.direction);
      off_ = {pulled.error, kPulledBackPart * directionSize_};
    }
  }
  isOrdinary_ = filter::hasOrdinaryDirection(line_, directionSize_);
}

UnitRay RayTriangles::unitRay(const MeshSpace& space) const {
  if constexpr (kHasHulls) {
    return {Ray{line_.origin, line_.direction, ray_.maxDistance}, space, off_.place};
  } else {
    return {ray_, space};
  }
}

Verdict RayTriangles::test(int triangle, const Ask& ask) const {
  if constexpr (kHasHulls) {
    if (pose_ != nullptr) {
      return testPosedTriangle(ray_, PosedTriangle(triangles_[triangle], *pose_), ask);
    }
  }
  return testCurvePolygon(ray_, triangles_[triangle], ask);
}

template <bool kIsPosed>
TriangleHit RayTriangles::hitOfLine(int triangle) const {
  const Triangle corners = triangles_[triangle];
  if (!isOrdinary_) {
    return hitByTest(triangle, corners);
  }
  const auto rows = filter::crossingRows<kIsPosed>(line_, corners, directionSize_, off_);
  const Summary found = filter::outcomeOfRows<true>(rows, line_);
  if (!found.isDecided()) {
    return hitByTest(triangle, corners);
  }
  const Facing facing = rows.facing.value < 0 ? Facing::front : Facing::back;
  if (found.outcome() == Outcome::apart || options_.culls(facing)) {
    return {};
  }
  const HitPlace place = placeOf<kIsPosed>(rows, line_, directionSize_, corners, off_);
  return place.error < kInfinity ? TriangleHit{triangle, place} : hitByTest(triangle, corners);
}

TriangleHit RayTriangles::hit(int triangle) const {
  if constexpr (kHasHulls) {
    if (pose_ != nullptr) {
      return hitOfLine<true>(triangle);
    }
  }
  return hitOfLine<false>(triangle);
}

TriangleHit RayTriangles::hitByTest(int triangle, const Triangle& corners) const {
  if (pose_ == nullptr && isSurelyMissed(ray_, corners)) {
    return {};
  }
  TriangleHit hit{triangle, {}};
  const Verdict verdict =
      test(triangle, {.numbers = false, .place = &hit.place, .options = options_});
  return verdict.hit.present ? hit : TriangleHit{};
}

bool RayTriangles::comesBefore(const TriangleHit& a, const TriangleHit& b) const {
  return isEarlier(a, b, [&](int triangle) {
    QuadraticSurd<Exact> enter;
    const Verdict verdict =
        test(triangle, {.numbers = false, .enter = &enter, .options = options_});
    return verdict.hit.present ? enter : QuadraticSurd<Exact>{};
  });
}

double RayTriangles::parameterOf(int triangle) const {
  return positiveZero(hitByTest(triangle, triangles_[triangle]).place.t);
}

MeshHit RayTriangles::answer(int triangle) const {
  MeshHit hit{triangle, test(triangle, {.witness = false, .options = options_})};
  hit.verdict.contact = hit.verdict.hit.point;
  clearNegativeZeros(hit.verdict);
  return hit;
}

}  // namespace collision
