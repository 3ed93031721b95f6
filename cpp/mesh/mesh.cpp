// The mesh of collision/mesh.h: typed answers from the list and its hierarchy.
#include "collision/mesh.h"

#include "answer/ask.h"
#include "collision/collision.h"
#include "mesh/closed_list.h"
#include "mesh/mesh_file.h"
#include "mesh/mesh_nearest.h"
#include "mesh/mesh_rays.h"
#include "mesh/mesh_shapes.h"
#include "mesh/mesh_state.h"
#include "shapes/ray.h"

namespace collision {
namespace {

MeshFault openAt(int edge) { return {{Reason::notClosed, edge}, MeshArgument::indices}; }

}  // namespace

const Mesh::State& stateOf(const Mesh& mesh) { return *mesh.state_; }
const TreeMesh& treeOf(const Mesh& mesh) { return stateOf(mesh).mesh; }

Mesh::Mesh(std::span<const double> positions, std::span<const std::int32_t> indices)
    : state_(std::make_unique<State>()) {
  if (checkMesh(positions, indices) || !fits(positions.size(), indices.size())) {
    return;
  }
  state_ = std::make_unique<State>(std::vector(positions.begin(), positions.end()),
                                   std::vector(indices.begin(), indices.end()));
}

Mesh::Mesh(std::unique_ptr<State> state) : state_(std::move(state)) {}
Mesh::Mesh(Mesh&& other) noexcept = default;
Mesh& Mesh::operator=(Mesh&& other) noexcept = default;
Mesh::~Mesh() = default;

bool Mesh::fits(std::size_t positions, std::size_t indices) {
  const std::size_t corners = indices > 0 ? indices : positions / TriangleList::kCoordinates;
  const std::size_t triangles = corners / TriangleList::kCorners;
  const double numbers = static_cast<double>(positions * sizeof(double)) +
                         static_cast<double>(indices * sizeof(std::int32_t));
  return TreeMesh::hasRoom(static_cast<double>(triangles)) && hasRoomFor(numbers, 1);
}

int Mesh::triangleCount() const { return state_->mesh.triangles().count(); }

int Mesh::vertexCount() const {
  return static_cast<int>(state_->positions.size() / TriangleList::kCoordinates);
}

Triangle Mesh::triangle(int i) const { return state_->mesh.triangles()[i]; }

Aabb Mesh::bounds() const { return {state_->mesh.bounds().min, state_->mesh.bounds().max}; }

MeshHit Mesh::raycast(const Ray& ray, const HitOptions& options) const {
  if (const Fault fault = check(ray)) {
    return {-1, invalidVerdict(fault.reason)};
  }
  const RayTriangles triangles(ray, state_->mesh.triangles(), options);
  const TriangleHit nearest = nearestHit(triangles, state_->mesh.tree());
  return nearest.triangle < 0 ? MeshHit{} : triangles.answer(nearest.triangle);
}

std::vector<MeshHit> Mesh::raycastAll(const Ray& ray, const HitOptions& options) const {
  std::vector<MeshHit> answers;
  std::vector<TriangleHit> hits;
  if (check(ray)) {
    return answers;
  }
  const RayTriangles triangles(ray, state_->mesh.triangles(), options);
  if (allHits(triangles, state_->mesh.tree(), hits)) {
    answers.reserve(hits.size());
    for (const TriangleHit& hit : hits) {
      answers.push_back(triangles.answer(hit.triangle));
    }
  }
  return answers;
}

bool Mesh::raycasts(std::span<const Ray> rays, std::span<int> triangles, std::span<double> t,
                    const HitOptions& options) const {
  if (triangles.size() != rays.size() || t.size() != rays.size()) {
    return false;
  }
  for (std::size_t i = 0; i < rays.size(); ++i) {
    if (check(rays[i])) {
      return false;
    }
    const RoughHit hit =
        roughHit(RayTriangles(rays[i], state_->mesh.triangles(), options), state_->mesh.tree());
    triangles[i] = hit.triangle;
    t[i] = hit.t;
  }
  return true;
}

Outcome Mesh::outcome(ShapeRef shape) const {
  return check(shape) ? Outcome::invalid : collision::outcome(PosedMesh{this, {}, {}}, shape);
}

std::vector<MeetingTriangle> Mesh::trianglesMeeting(ShapeRef shape) const {
  class ListVisitor final : public MeetingVisitor {
   public:
    bool visit(int triangle, Outcome outcome) override {
      triangles.push_back({triangle, outcome});
      return true;
    }
    std::vector<MeetingTriangle> triangles;
  };
  ListVisitor visitor;
  if (!check(shape)) {
    visitMeeting(*this, shape, visitor);
  }
  return std::move(visitor.triangles);
}

MeshFault Mesh::refit(std::span<const double> positions) {
  if (positions.size() != state_->positions.size()) {
    return {{Reason::outOfRange, static_cast<int>(positions.size())}, MeshArgument::positions};
  }
  const MeshFault fault = checkMesh(positions);
  return fault ? fault : state_->refit(std::vector(positions.begin(), positions.end()));
}

MeshFault Mesh::State::refit(std::vector<double> moved) {
  const TriangleList list(moved, indices);
  if (isSolid) {
    ListPatches own = patchesOf(list);
    if (own.openEdge >= 0) {
      return openAt(own.openEdge);
    }
    patches = std::move(own.triangles);
  }
  positions = std::move(moved);
  mesh.refit(TriangleList(positions, indices));
  return {};
}

MeshFault Mesh::makeSolid() { return state_->makeSolid(); }
bool Mesh::isSolid() const { return state_->isSolid; }

MeshFault Mesh::State::makeSolid() {
  ListPatches own = patchesOf(mesh.triangles());
  if (own.openEdge >= 0) {
    return openAt(own.openEdge);
  }
  isSolid = true;
  patches = std::move(own.triangles);
  return {};
}

std::vector<std::uint8_t> Mesh::serialize() const {
  std::vector<std::uint8_t> bytes(meshFileBytes(*state_));
  writeMeshFile(*state_, bytes.data());
  return bytes;
}

std::optional<Mesh> Mesh::load(std::span<const std::uint8_t> bytes) {
  std::optional<MeshFile> file = readMeshFile(bytes);
  if (!file) {
    return std::nullopt;
  }
  return Mesh(std::make_unique<State>(std::move(*file)));
}

MeshPoint Mesh::closestPoint(const Point& point) const {
  const int triangle = check(point) ? -1 : nearestTriangle(state_->mesh, point);
  return triangle < 0 ? MeshPoint{} : nearestPointOn(state_->mesh, point, triangle);
}

}  // namespace collision
