#include "mesh/wire_mesh.h"

#include <algorithm>

#include "mesh/mesh_file.h"
#include "mesh/mesh_rays.h"
#include "mesh/walk_record.h"
#include "shapes/ray.h"

namespace collision {
namespace {

/** −1: all is well. */
int openEdgeOf(const MeshFault& fault) { return fault ? fault.fault.index : -1; }

/** Appends numbers to a buffer, as long as there is room. */
class NumberWriter {
 public:
  explicit NumberWriter(Buffer<double>& numbers) : numbers_(numbers) {}

  void reserve(std::size_t more) {
    const std::size_t least = count_ + more;
    fits_ = fits_ && (least <= numbers_.size() || numbers_.tryResize(2 * least));
  }
  void put(double number) {
    if (fits_) {
      numbers_[count_++] = number;
    }
  }
  void put(const Vec3& v) {
    put(v.x);
    put(v.y);
    put(v.z);
  }
  /** How many there are, of items of so many numbers; or kNoRoom. */
  int end(std::size_t perItem) {
    return fits_ && numbers_.tryResize(count_) ? static_cast<int>(count_ / perItem)
                                               : WireMesh::kNoRoom;
  }

 private:
  Buffer<double>& numbers_;
  std::size_t count_ = 0;
  bool fits_ = true;
};

class BoxWriter final : public ItemVisitor<TreeBox> {
 public:
  static constexpr std::size_t kNumbers = 6;
  explicit BoxWriter(Buffer<double>& numbers) : to_(numbers) {}

  void visit(const TreeBox& box) override {
    to_.reserve(kNumbers);
    to_.put(box.bounds.min);
    to_.put(box.bounds.max);
  }
  int end() { return to_.end(kNumbers); }

 private:
  NumberWriter to_;
};

class WalkWriter final : public ItemVisitor<WalkStep> {
 public:
  static constexpr std::size_t kNumbers = 21;
  explicit WalkWriter(Buffer<double>& numbers) : to_(numbers) {}

  void visit(const WalkStep& step) override {
    to_.reserve(kNumbers);
    const auto& [box, visit, enter, exit, triangles, nearest] = step;
    to_.put(box.box);
    to_.put(box.level);
    to_.put(box.isLeaf ? 1 : 0);
    to_.put(box.bounds.min);
    to_.put(box.bounds.max);
    to_.put(static_cast<double>(visit));
    to_.put(enter);
    to_.put(exit);
    to_.put(nearest);
    for (const VisitedTriangle& own : triangles) {
      to_.put(own.triangle);
      to_.put(static_cast<double>(own.visit));
    }
  }
  int end() { return to_.end(kNumbers); }

 private:
  NumberWriter to_;
};

}  // namespace

bool WireMesh::reserveRays(double count) {
  if (!hasRoomFor(count, at(numbersOf<Ray>()) * sizeof(double))) {
    return false;
  }
  const auto rays = static_cast<std::size_t>(count);
  return rays_.tryResize(rays * at(numbersOf<Ray>())) && hitTriangles_.tryResize(rays) &&
         parameters_.tryResize(rays);
}

int WireMesh::raycasts(const HitOptions& options) {
  int hits = 0;
  for (std::size_t i = 0; i < hitTriangles_.size(); ++i) {
    const double* const numbers = &rays_[i * at(numbersOf<Ray>())];
    RoughHit hit{kInvalidRay, kNone};
    if (!ShapeTraits<Ray>::check(numbers)) {
      const Ray ray = ShapeTraits<Ray>::read(numbers);
      hit = roughHit(RayTriangles(ray, mesh().triangles(), options), mesh().tree());
      hits += hit.triangle >= 0 ? 1 : 0;
    }
    hitTriangles_[i] = hit.triangle;
    parameters_[i] = hit.t;
  }
  return hits;
}

int WireMesh::refit(std::vector<double> positions) {
  return openEdgeOf(mesh_.state_->refit(std::move(positions)));
}

int WireMesh::makeSolid() { return openEdgeOf(mesh_.makeSolid()); }

bool WireMesh::serialize() {
  const Mesh::State& state = *mesh_.state_;
  if (!file_.tryResize(meshFileBytes(state))) {
    return false;
  }
  writeMeshFile(state, file_.data());
  return true;
}

int WireMesh::findMeeting(ShapeRef shape) {
  met_ = 0;
  visitMeeting(mesh_, shape, *this);
  return met_;
}

bool WireMesh::visit(int triangle, Outcome outcome) {
  const std::size_t count = at(met_);
  if (count == outcomes_.size()) {
    constexpr std::size_t kFirst = 64;
    const std::size_t room = std::max(2 * count, kFirst);
    if (!triangles_.tryResize(room) || !outcomes_.tryResize(room)) {
      met_ = kNoRoom;
      return false;
    }
  }
  triangles_[count] = triangle;
  outcomes_[count] = static_cast<std::uint8_t>(outcome);
  ++met_;
  return true;
}

int WireMesh::writeBoxes(int level) {
  BoxWriter writer(numbers_);
  visitBoxes(mesh(), level, writer);
  return writer.end();
}

int WireMesh::writeWalk(const Ray& ray, const PosedMesh& pose, const HitOptions& options) {
  WalkWriter writer(numbers_);
  visitWalk(ray, pose, options, writer);
  return writer.end();
}

}  // namespace collision
