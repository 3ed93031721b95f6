#include "world/wire_world.h"

#include <algorithm>
#include <limits>

#include "batch/kernels.h"
#include "collision/collision.h"
#include "mesh/mesh_nearest.h"
#include "mesh/mesh_rays.h"
#include "mesh/ray_mesh.h"
#include "number/index.h"
#include "shapes/has_hulls.h"
#include "world/box_slots.h"
#include "world/record_list.h"

namespace collision {
namespace {

constexpr int kFirstSteps = 32;

}  // namespace

WireWorld::WireWorld(int capacity)
    : slots_(capacity, geometries()),
      evaluation_(slots_),
      queries_(slots_, evaluation_),
      scratch_(kSlotStride),
      verdict_(kVerdictStride),
      distance_(kDistanceStride),
      steps_(at(kFirstSteps) * kStepStride),
      hits_(at(kFirstRecords) * kHitStride) {}

Geometries& WireWorld::geometries() {
  static Geometries& all = *new Geometries;  // never destroyed: nothing is to be called at an exit
  return all;
}

void WireWorld::preparePair(int kindA, int kindB) {
  slots_.kinds()[0] = kindA;
  slots_.kinds()[1] = kindB;
  slots_.prepare(0);
  slots_.prepare(1);
}

Outcome WireWorld::pairOutcome(int kindA, int kindB) {
  const Kind a = kindOfSlotCode(kindA);
  const Kind b = kindOfSlotCode(kindB);
  const double* const first = slots_.numbersOf(0);
  const double* const second = slots_.numbersOf(1);
  if (a == Kind::obb && b == Kind::obb) {  // lanes would compute all rows
    if (const Summary found = outcomeOfTwoBoxes(first, second); found.isDecided()) {
      return found.outcome();
    }
  } else if (a != Kind::none && b != Kind::none) {
    std::uint8_t code = kUndecidedPair;
    findKernel(a, b)({first, 0, nullptr}, {second, 0, nullptr}, 1, &code);
    if (code != kUndecidedPair) {
      return static_cast<Outcome>(code);
    }
  }
  preparePair(kindA, kindB);
  return outcome(0, 1);
}

void WireWorld::writeVerdict(const SlotVerdict& found) {
  write(found.verdict, found.context, verdict_.data());
}

Outcome WireWorld::test(int a, int b, const HitOptions& options) {
  const SlotVerdict found = testSlots(slots_, a, b, {.options = options});
  writeVerdict(found);
  return found.verdict.outcome;
}

int WireWorld::explain(int a, int b) {
  trace_.clear();
  writeVerdict(testSlots(slots_, a, b, {.trace = &trace_}));
  return writeTrace();
}

int WireWorld::writeTrace() {
  if (const std::size_t length = at(trace_.count()) * kStepStride; length > steps_.size()) {
    if (!steps_.tryResize(length)) {
      return kNoRoom;
    }
  }
  for (int i = 0; i < trace_.count(); ++i) {
    write(trace_[i], &steps_[at(i) * kStepStride]);
  }
  return trace_.count();
}

bool WireWorld::distance(int a, int b) {
  if (!slots_.usable(a) || !slots_.usable(b)) {
    writeVerdict(testSlots(slots_, a, b, {}));
    return false;
  }
  write(collision::distance(slots_[a], slots_[b]), distance_.data());
  return true;
}

int WireWorld::checkAxisInScratch() {
  const Fault fault = checkAxis(vectorAt(scratch_.data()));
  if (fault) {
    scratch_[0] = fault.index;
  }
  return -static_cast<int>(fault.reason);
}

int WireWorld::project(int slot) {
  if (!slots_.usable(slot)) {
    return kInvalidShape;
  }
  if (const int fault = checkAxisInScratch(); fault != 0) {
    return fault;
  }
  write(collision::project(slots_[slot], vectorAt(scratch_.data())), scratch_.data());
  return 0;
}

int WireWorld::separates(int a, int b) {
  if (!slots_.usable(a) || !slots_.usable(b)) {
    return kInvalidShape;
  }
  if (const int fault = checkAxisInScratch(); fault != 0) {
    return fault;
  }
  const AxisSeparation separation =
      collision::separates(slots_[a], slots_[b], vectorAt(scratch_.data()));
  write(separation, scratch_.data());
  return static_cast<int>(separation.outcome);
}

int WireWorld::raycast(const Among& among, const HitOptions& options, double milliseconds) {
  const int nearest = queries_.raycast(among, options, Deadline(milliseconds));
  writeVerdict(queries_.hitOf(nearest, options));
  return nearest;
}

void WireWorld::beginRaycastAll(const Among& among, const HitOptions& options) {
  clear(hits_, hitCount_, kHitStride);
  hitCount_ = 0;
  queries_.beginRaycastAll(among, options);
}

int WireWorld::proceedRaycastAll(double milliseconds) {
  Deadline deadline(milliseconds);
  switch (queries_.findHits(deadline)) {
    case Queries::Progress::unfinished:
      return kUnfinished;
    case Queries::Progress::noRoom:
      return kNoRoom;
    case Queries::Progress::finished:
      break;
  }
  while (queries_.hasHits()) {
    if (deadline.passed()) {
      return kUnfinished;
    }
    deadline.expectLong();
    const int slot = queries_.takeNearestHit();
    double* const record = append(hits_, hitCount_, kHitStride);
    if (record == nullptr) {
      return kNoRoom;
    }
    const SlotVerdict hit = queries_.hitOf(slot, queries_.castOptions());
    record[0] = slot;
    write(hit.verdict, hit.context, record + 1);
    ++hitCount_;
  }
  return hitCount_;
}

int WireWorld::query(const Among& among) {
  if (!slots_.usable(slots_.querySlot())) {
    return kInvalidQuery;
  }
  clear(hits_, hitCount_, kHitStride);
  hitCount_ = 0;
  const std::span<const int> found = queries_.query(among);
  if (!makeRoom(hits_, found.size(), 1)) {
    return kNoRoom;
  }
  std::copy(found.begin(), found.end(), hits_.data());
  return static_cast<int>(found.size());
}

int WireWorld::nearest(const Among& among) {
  const int query = slots_.querySlot();
  if (!slots_.usable(query) || slots_[query].kind() != Kind::point) {
    return kInvalidQuery;
  }
  return queries_.nearest(among);
}

template <class Number>
TransformFault WireWorld::transform(int first, Transforms<Number> transforms,
                                    bool keepsHalfExtents) {
  const std::array<double, 3> given{scratch_[0], scratch_[1], scratch_[2]};
  transforms.halfExtents = keepsHalfExtents ? nullptr : &given;
  const TransformResult result =
      writeBoxes(transforms, slots_.numbersOf(first), slots_.kinds().data() + first);
  scratch_[0] = result.index;
  slots_.noteWritten(first, first + transforms.count);
  return result.fault;
}
template TransformFault WireWorld::transform(int, Transforms<double>, bool);
template TransformFault WireWorld::transform(int, Transforms<float>, bool);

bool WireWorld::reserveMesh(double doubles, double indices) {
  constexpr double kMost = std::numeric_limits<std::int32_t>::max();
  if (!(doubles >= 0 && doubles <= kMost && indices >= 0 && indices <= kMost)) {
    return false;
  }
  return meshPositions_.tryResize(static_cast<std::size_t>(doubles)) &&
         meshIndices_.tryResize(static_cast<std::size_t>(indices));
}

void WireWorld::releaseMesh() {
  if (isLarge(meshPositions_) || isLarge(meshIndices_)) {
    meshPositions_.release();
    meshIndices_.release();
  }
}

void WireWorld::writeMeshFault(const MeshFault& mesh) {
  writeVerdict({invalidVerdict(mesh.fault.reason),
                {.faultSlot = static_cast<int>(mesh.argument), .faultIndex = mesh.fault.index}});
}

bool WireWorld::checkMesh() {
  const MeshFault mesh = collision::checkMesh(meshPositions_.numbers(), meshIndices_.numbers());
  if (mesh) {
    writeMeshFault(mesh);
  }
  return !mesh;
}

const Ray* WireWorld::queryRay() {
  const int query = slots_.querySlot();
  return slots_.usable(query) && slots_[query].kind() == Kind::ray ? &slots_[query].as<Ray>()
                                                                   : nullptr;
}

int WireWorld::raycast(const TreeMesh& mesh, const HitOptions& options) {
  const Ray* const ray = queryRay();
  if (ray == nullptr) {
    return kInvalidQuery;
  }
  const RayTriangles triangles(*ray, mesh.triangles(), options);
  const int nearest = nearestHit(triangles, mesh.tree()).triangle;
  if (nearest >= 0) {
    write(triangles.answer(nearest).verdict, {}, verdict_.data());
  }
  return nearest;
}

int WireWorld::raycastAll(const TreeMesh& mesh, const HitOptions& options) {
  const Ray* const ray = queryRay();
  if (ray == nullptr) {
    return kInvalidQuery;
  }
  clear(hits_, hitCount_, kHitStride);
  hitCount_ = 0;
  const RayTriangles triangles(*ray, mesh.triangles(), options);
  std::vector<TriangleHit> found;
  if (!allHits(triangles, mesh.tree(), found)) {
    return kNoRoom;
  }
  for (const TriangleHit& hit : found) {
    double* const record = append(hits_, hitCount_, kHitStride);
    if (record == nullptr) {
      return kNoRoom;
    }
    record[0] = hit.triangle;
    write(triangles.answer(hit.triangle).verdict, {}, record + 1);
    ++hitCount_;
  }
  return hitCount_;
}

ShapeCell WireWorld::queryShape() {
  const int query = slots_.querySlot();
  return slots_.usable(query) ? slots_[query] : ShapeCell();
}

int WireWorld::nearestOn(const TreeMesh& mesh) {
  const ShapeCell shape = queryShape();
  if (shape.kind() != Kind::point) {
    return kInvalidQuery;
  }
  const auto& point = shape.as<Point>();
  const int triangle = nearestTriangle(mesh, point);
  if (triangle >= 0) {
    const MeshPoint nearest = nearestPointOn(mesh, point, triangle);
    const std::array<double, 6> numbers{nearest.point.x,  nearest.point.y, nearest.point.z,
                                        nearest.distance, nearest.u,       nearest.v};
    std::copy(numbers.begin(), numbers.end(), scratch_.data());
  }
  return triangle;
}

int WireWorld::raycastMesh(const HitOptions& options) {
  const int query = slots_.querySlot();
  const bool usable = slots_.usable(query);
  MeshFault mesh{slots_.faultOf(query), MeshArgument::ray};
  if (usable) {
    mesh = slots_[query].kind() == Kind::ray
               ? collision::checkMesh(meshPositions_.numbers(), meshIndices_.numbers())
               : MeshFault{{Reason::noTest, 0}, MeshArgument::ray};
  }
  if (mesh) {
    writeMeshFault(mesh);
    return kInvalidMesh;
  }
  const MeshHit hit = nearestOnMesh(slots_[query].as<Ray>(), meshPositions_.numbers(),
                                    meshIndices_.numbers(), options);
  write(hit.verdict, {}, verdict_.data());
  return hit.triangle;
}

}  // namespace collision
