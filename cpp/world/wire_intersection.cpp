// What slots have in common, for JavaScript.
#include "collision/intersection.h"
#include "shapes/visit_any.h"
#include "wire/layout.h"
#include "world/number_list.h"
#include "world/record_list.h"
#include "world/wire_world.h"

namespace collision {
namespace {

std::size_t numbersOf(const Intersection& common) {
  std::size_t numbers = kIntersectionStride + kIntersectionPointStride * common.points.size() +
                        kIntersectionFaceStride * common.faces.size() +
                        kIntersectionArcStride * common.arcs.size();
  for (const IntersectionFace& face : common.faces) {
    numbers += face.points.size();
  }
  return numbers;
}

void add(NumberList& list, const Intersection& common) {
  list.add(common, kIntersectionStride);
  for (const IntersectionPoint& point : common.points) {
    list.add(point, kIntersectionPointStride);
  }
  for (const IntersectionFace& face : common.faces) {
    list.add(face, kIntersectionFaceStride);
    list.add(face.points);
  }
  for (const IntersectionArc& arc : common.arcs) {
    list.add(arc, kIntersectionArcStride);
  }
}

std::vector<Intersection> found(ShapeRef a, ShapeRef b, bool each) {
  if (each) {
    return intersections(a, b);
  }
  std::vector<Intersection> one;
  if (Intersection common = intersection(a, b); common.kind != IntersectionKind::none) {
    one.push_back(std::move(common));
  }
  return one;
}

}  // namespace

int WireWorld::intersections(int first, int second, bool each) {
  if (!slots_.usable(first) || !slots_.usable(second)) {
    writeVerdict(testSlots(slots_, first, second, {}));
    return kInvalidPair;
  }
  const ShapeCell& a = slots_[first];
  const ShapeCell& b = slots_[second];
  if (!hasIntersection(a, b)) {
    scratch_[0] = a.kind() == Kind::sphere || a.kind() == Kind::capsule ? 0 : 1;
    return kNoIntersection;
  }
  if (!each && (isMesh(a) || isMesh(b))) {
    scratch_[0] = isMesh(a) ? 0 : 1;
    return kIsMesh;
  }
  const std::vector<Intersection> all = found(a, b, each);
  std::size_t numbers = 0;
  for (const Intersection& common : all) {
    numbers += numbersOf(common);
  }
  double* const room = roomInHits(numbers);
  if (room == nullptr) {
    return kNoRoom;
  }
  NumberList list(room);
  for (const Intersection& common : all) {
    add(list, common);
  }
  return static_cast<int>(all.size());
}

int WireWorld::section(int first, int second) {
  if (!slots_.usable(first) || !slots_.usable(second)) {
    writeVerdict(testSlots(slots_, first, second, {}));
    return kInvalidPair;
  }
  const bool isFirst = isMesh(slots_[first]);
  const ShapeCell& mesh = slots_[isFirst ? first : second];
  const ShapeCell& plane = slots_[isFirst ? second : first];
  if (!isMesh(mesh) || plane.kind() != Kind::plane) {
    return kNoIntersection;
  }
  const Section cut = collision::section(mesh.as<PosedMesh>(), plane.as<Plane>());
  std::size_t numbers = 1 + cut.triangles.size();
  for (const SectionLine& line : cut.lines) {
    numbers += 3 + 3 * line.points.size() + line.triangles.size();
  }
  double* const room = roomInHits(numbers);
  if (room == nullptr) {
    return kNoRoom;
  }
  NumberList list(room);
  for (const SectionLine& line : cut.lines) {
    list.add(line.closed ? 1.0 : 0.0);
    list.add(static_cast<double>(line.points.size()));
    list.add(static_cast<double>(line.triangles.size()));
    for (const Vec3& point : line.points) {
      list.add(point);
    }
    list.add(line.triangles);
  }
  list.add(static_cast<double>(cut.triangles.size()));
  list.add(cut.triangles);
  return static_cast<int>(cut.lines.size());
}

}  // namespace collision
