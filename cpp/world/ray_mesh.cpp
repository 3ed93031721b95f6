#include "world/ray_mesh.h"

#include "answer/positive_zero.h"
#include "curve/hit_order.h"
#include "pairs/families.h"

namespace collision {
namespace {

constexpr std::size_t kCorners = 3;
constexpr std::size_t kCoordinates = 3;

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
  for (int i = 0; i < static_cast<int>(corners / kCorners); ++i) {
    HitPlace place;
    const Verdict verdict =
        testCurvePolygon(ray, triangle(static_cast<std::size_t>(i)),
                         {.numbers = false, .place = &place, .options = options});
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
    return {fault};
  }
  const std::size_t corners = positions.size() / kCoordinates;
  int at = 0;
  for (const std::int32_t index : indices) {
    if (index < 0 || static_cast<std::size_t>(index) >= corners) {
      return {{Reason::outOfRange, at}, true};
    }
    ++at;
  }
  return {};
}

}  // namespace collision
