// Does a solid mesh of a hull's faces answer as the hull does, whatever its corners, and wherever
// both stand?
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "collision/collision.h"
#include "collision/hull.h"
#include "collision/mesh.h"
#include "input.h"
#include "require.h"
#include "slots.h"

using collision::Hull;
using collision::HullGeometry;
using collision::Kind;
using collision::Mesh;
using collision::Outcome;
using collision::PosedMesh;
using collision::ShapeRef;
using collision::Vec3;

namespace {

constexpr int kLeastPoints = 4;
constexpr int kMostPoints = 10;
constexpr int kMostShapes = 6;
constexpr std::array kKinds{Kind::ray,     Kind::plane,    Kind::sphere,        Kind::aabb,
                            Kind::obb,     Kind::triangle, Kind::parallelogram, Kind::point,
                            Kind::segment, Kind::capsule};

/** Mostly a small whole number: so faces have four corners and more, and shapes touch them. */
double coordinate(fuzz::Input& input) {
  const int code = input.byte();
  return code < 240 ? code % 5 - 2 : input.number();
}

std::vector<Vec3> readPoints(fuzz::Input& input) {
  std::vector<Vec3> points(static_cast<std::size_t>(kLeastPoints + input.below(kMostPoints)));
  for (Vec3& point : points) {
    for (int axis = 0; axis < 3; ++axis) {
      point[axis] = coordinate(input);
    }
  }
  return points;
}

/** The faces cut into triangles, each beginning at any corner. */
std::vector<std::int32_t> trianglesOf(const HullGeometry& hull, fuzz::Input& input) {
  std::vector<std::int32_t> indices;
  for (int i = 0; i < hull.faces(); ++i) {
    const auto face = hull.face(i);
    const int count = static_cast<int>(face.size());
    const int first = input.below(count);
    const auto corner = [&](int k) { return face[static_cast<std::size_t>((first + k) % count)]; };
    for (int k = 1; k + 1 < count; ++k) {
      indices.insert(indices.end(), {corner(0), corner(k), corner(k + 1)});
    }
  }
  return indices;
}

/** Any that is no geometry. */
Kind kindOf(fuzz::Input& input) {
  const std::span<const Kind> kinds = kKinds;
  return kinds[static_cast<std::size_t>(input.below(static_cast<int>(kinds.size())))];
}

/** The same solid, as triangles and as a hull, in one place. */
struct Pair {
  PosedMesh mesh;
  Hull hull;
};

void requireSame(const Pair& solid, ShapeRef shape) {
  const Outcome outcome = collision::outcome(shape, solid.hull);
  fuzz::require(collision::outcome(shape, solid.mesh) == outcome, "it is met as the hull is");
  fuzz::require(collision::outcome(solid.mesh, shape) == outcome, "in either order");
  fuzz::require(collision::contains(solid.mesh, shape) == collision::contains(solid.hull, shape),
                "it holds what the hull holds");
  const collision::Hit own = collision::test(shape, solid.mesh).hit;
  const collision::Hit other = collision::test(shape, solid.hull).hit;
  fuzz::require(own.present == other.present, "it is hit as the hull is");
  fuzz::require(!own.present || (own.t == other.t && own.startsInside == other.startsInside),
                "at the same place");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::Input input({data, size});
  const std::vector<Vec3> points = readPoints(input);
  if (HullGeometry::check(points)) {
    return 0;
  }
  const HullGeometry geometry(points);
  if (geometry.dimension() < 3) {
    return 0;
  }
  std::vector<double> positions;
  for (const Vec3& corner : geometry.corners()) {
    positions.insert(positions.end(), {corner.x, corner.y, corner.z});
  }
  const std::vector<std::int32_t> indices = trianglesOf(geometry, input);
  Mesh mesh(positions, indices);
  fuzz::require(mesh.triangleCount() * 3 == static_cast<int>(indices.size()), "it is a mesh");
  fuzz::require(!mesh.makeSolid() && mesh.isSolid(), "the faces of a hull are closed");
  const auto turn = [&] { return coordinate(input); };
  Pair solid{{&mesh, {}, {}}, {&geometry, {}, {}}};
  if (input.below(2) == 0) {
    solid.hull = {&geometry, {turn(), turn(), turn()}, {turn(), turn(), turn(), turn()}};
    if (collision::check(solid.hull)) {
      return 0;
    }
    solid.mesh = {&mesh, solid.hull.position, solid.hull.rotation};
  }
  for (int i = 0; i < kMostShapes && !input.empty(); ++i) {
    if (const auto shape = fuzz::readShape(input, kindOf(input))) {
      requireSame(solid, *shape);
    }
  }
  return 0;
}
