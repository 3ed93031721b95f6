#include "world/ray_mesh.h"

#include "answer/positive_zero.h"
#include "curve/hit_order.h"
#include "linear/vec3.h"
#include "number/filter.h"
#include "pairs/families.h"
#include "shapes/ray.h"
#include "world/slot_tests.h"

namespace collision {
namespace {

constexpr std::size_t kCorners = 3;
constexpr std::size_t kCoordinates = 3;

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

bool isTheSame(const Triangle& one, const Triangle& other) {
  return one.a == other.a && one.b == other.b && one.c == other.c;
}

}  // namespace

MeshHit nearestOnMesh(const Ray& ray, std::span<const double> positions,
                      std::span<const std::int32_t> indices, const HitOptions& options) {
  const bool indexed = !indices.empty();
  const std::size_t corners = indexed ? indices.size() : positions.size() / kCoordinates;
  const auto corner = [&](std::size_t k) {
    const std::size_t at = kCoordinates * (indexed ? static_cast<std::size_t>(indices[k]) : k);
    return Vec3{positions[at], positions[at + 1], positions[at + 2]};
  };
  const auto triangle = [&](std::size_t i) {
    return Triangle{corner(kCorners * i), corner(kCorners * i + 1), corner(kCorners * i + 2)};
  };
  MeshHit best;
  HitPlace nearest;
  const auto enterOf = [&](int i) {
    QuadraticSurd<Exact> enter;
    testCurvePolygon(ray, triangle(static_cast<std::size_t>(i)),
                     {.numbers = false, .enter = &enter, .options = options});
    return enter;
  };
  Triangle last;
  for (int i = 0; i < static_cast<int>(corners / kCorners); ++i) {
    const Triangle current = triangle(static_cast<std::size_t>(i));
    // What stands there again, as in a list that was not filled, is hit no sooner.
    if (isSurelyMissed(ray, current) || (i > 0 && isTheSame(current, last))) {
      continue;
    }
    last = current;
    HitPlace place;
    const Verdict verdict =
        testCurvePolygon(ray, current, {.numbers = false, .place = &place, .options = options});
    if (!verdict.hit.present) {
      continue;
    }
    if (best.triangle < 0 ||
        comesBefore(place, nearest, [&] { return compare(enterOf(i), enterOf(best.triangle)); })) {
      best.triangle = i;
      nearest = place;
    }
  }
  if (best.triangle >= 0) {
    best.verdict = testCurvePolygon(ray, triangle(static_cast<std::size_t>(best.triangle)),
                                    {.options = options});
    best.verdict.contact = best.verdict.hit.point;
    clearNegativeZeros(best.verdict);
  }
  return best;
}

MeshFault checkMesh(std::span<const double> positions, std::span<const std::int32_t> indices) {
  if (const Fault fault = checkMagnitudes(positions)) {
    return {fault, MeshArgument::positions};
  }
  const std::size_t corners = positions.size() / kCoordinates;
  int at = 0;
  for (const std::int32_t index : indices) {
    if (index < 0 || static_cast<std::size_t>(index) >= corners) {
      return {{Reason::outOfRange, at}, MeshArgument::indices};
    }
    ++at;
  }
  return {};
}

MeshHit raycastMesh(const Ray& ray, std::span<const double> positions,
                    std::span<const std::int32_t> indices, const HitOptions& options) {
  MeshFault fault{check(ray), MeshArgument::ray};
  if (!fault) {
    fault = checkMesh(positions, indices);
  }
  if (fault) {
    return {-1, invalidVerdict(fault.fault.reason)};
  }
  return nearestOnMesh(ray, positions, indices, options);
}

}  // namespace collision
