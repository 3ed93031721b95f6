#include "world/wire_geometry.h"

#include <algorithm>

#include "answer/ask.h"
#include "collision/collision.h"
#include "number/index.h"
#include "shapes/visit_any.h"
#include "wire/room.h"

namespace collision {
namespace {

/** What a hull takes for a point while it is made, at most. */
constexpr std::size_t kPointBytes = 640;

}  // namespace

double createHull(WireWorld& world) {
  const std::vector<double>& numbers = world.meshPositions().numbers();
  std::vector<Vec3> points;
  if (!hasRoomFor(static_cast<double>(numbers.size()) / 3, kPointBytes)) {
    return kHullNoRoom;
  }
  points.reserve(numbers.size() / 3);
  for (std::size_t i = 0; i + 2 < numbers.size(); i += 3) {
    points.push_back(vectorAt(&numbers[i]));
  }
  if (const Fault fault = HullGeometry::check(points)) {
    write(invalidVerdict(fault.reason), {.faultIndex = fault.index}, world.verdict().data());
    return kHullInvalid;
  }
  return WireWorld::geometries().hulls.add(std::make_unique<const HullGeometry>(points));
}

bool writeHull(WireWorld& world, const HullGeometry& hull) {
  std::size_t faceCorners = 0;
  for (int i = 0; i < hull.faces(); ++i) {
    faceCorners += hull.face(i).size();
  }
  const std::size_t corners = hull.corners().size();
  constexpr std::size_t kCounts = 4;
  const std::size_t indices =
      kCounts + corners + 4 * hull.edges().size() + at(hull.faces()) + 1 + faceCorners;
  if (!world.reserveMesh(3.0 * static_cast<double>(corners), static_cast<double>(indices))) {
    return false;
  }
  double* position = world.meshPositions().data();
  for (const Vec3& corner : hull.corners()) {
    for (int i = 0; i < 3; ++i) {
      *position++ = corner[i];
    }
  }
  std::int32_t* index = world.meshIndices().data();
  *index++ = hull.dimension();
  *index++ = static_cast<std::int32_t>(corners);
  *index++ = static_cast<std::int32_t>(hull.edges().size());
  *index++ = hull.faces();
  index = std::copy(hull.sources().begin(), hull.sources().end(), index);
  for (const HullGeometry::Edge& edge : hull.edges()) {
    for (const std::int32_t number : {edge.corner[0], edge.corner[1], edge.left, edge.right}) {
      *index++ = number;
    }
  }
  std::int32_t start = 0;
  for (int i = 0; i < hull.faces(); ++i) {
    *index++ = start;
    start += static_cast<std::int32_t>(hull.face(i).size());
  }
  *index++ = start;
  for (int i = 0; i < hull.faces(); ++i) {
    index = std::copy(hull.face(i).begin(), hull.face(i).end(), index);
  }
  return true;
}

int WireWorld::meetingTriangles(int a, int b) {
  if (!slots_.usable(a) || !slots_.usable(b)) {
    return kInvalidPair;
  }
  if (!isMesh(slots_[a]) && !isMesh(slots_[b])) {
    return kNoMesh;
  }
  const std::vector<MeetingTriangles> found = collision::meetingTriangles(slots_[a], slots_[b]);
  if (!reserveMesh(0, 3.0 * static_cast<double>(found.size()))) {
    return kNoRoom;
  }
  std::int32_t* index = meshIndices_.data();
  for (const MeetingTriangles& pair : found) {
    *index++ = pair.triangleA;
    *index++ = pair.triangleB;
    *index++ = static_cast<std::int32_t>(pair.outcome);
  }
  return static_cast<int>(found.size());
}

std::string candidateNames(WireWorld& world, int a, int b, std::int64_t candidate,
                           const TrianglesOf& of) {
  Slots& slots = world.slots();
  if (!slots.usable(a) || !slots.usable(b)) {
    return {};
  }
  if (candidate >= 0) {
    return candidateName(slots[a], slots[b], candidate, of);
  }
  std::string names;
  for (const std::string& name : stepNames(slots[a], slots[b], world.trace(), of)) {
    names += name;
    names += '\n';
  }
  return names;
}

}  // namespace collision
