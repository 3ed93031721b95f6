#include "mesh/mesh_pair.h"

#include <bit>
#include <cmath>
#include <limits>

#include "mesh/least_distance.h"
#include "mesh/mesh_state.h"
#include "mesh/nearest_first.h"
#include "mesh/pulled_back.h"
#include "mesh/shape_region.h"
#include "mesh/way_in_mesh.h"
#include "pairs/filter/polygons.h"
#include "pairs/outcome.h"
#include "shapes/float_bounds.h"
#include "shapes/moved.h"

namespace collision {
namespace {

const PosedMesh* meshOf(ShapeRef shape) {
  return shape.kind() == Kind::mesh ? &shape.as<PosedMesh>() : nullptr;
}

/** The shape grown by so many meters, or shrunk; empty where that is none of the kind. */
ShapeCell grown(ShapeRef shape, double by) {
  switch (shape.kind()) {
    case Kind::sphere: {
      const auto& [center, radius] = shape.as<Sphere>();
      return radius + by >= 0 ? ShapeCell(Sphere{center, radius + by}) : ShapeCell();
    }
    case Kind::capsule: {
      const auto& [start, end, radius] = shape.as<Capsule>();
      return radius + by >= 0 ? ShapeCell(Capsule{start, end, radius + by}) : ShapeCell();
    }
    case Kind::obb: {
      const auto& [center, rotation, half] = shape.as<Obb>();
      const Vec3 own = half + Vec3{by, by, by};
      return least(own.x, least(own.y, own.z)) >= 0 ? ShapeCell(Obb{center, rotation, own})
                                                    : ShapeCell();
    }
    default:
      return {};
  }
}

/** Whether there is one. */
bool isAxis(const Vec3& axis) { return !isZero(axis) && std::isfinite(axis.x); }

}  // namespace

/** Of a pair with one mesh: the mesh, and the other shape as it is seen from there. */
struct MeshPair::OneMesh {
  explicit OneMesh(const MeshPair& pair)
      : isA(pair.meshA_ != nullptr),
        isPosed(pair.pulled_.kind() != Kind::none),
        mesh(isA ? *pair.meshA_ : *pair.meshB_),
        tree(treeOf(*mesh.geometry).tree()),
        shape(isPosed ? ShapeRef(pair.pulled_)
              : isA   ? pair.b_
                      : pair.a_) {}

  /** visitor.visit(triangle of a, triangle of b, more...) */
  template <class Visitor, class... More>
  decltype(auto) visit(Visitor& visitor, int triangle, More... more) const {
    return isA ? visitor.visit(triangle, -1, more...) : visitor.visit(-1, triangle, more...);
  }
  /** A vector from a to b, or of a as seen from b, as one of the shape and the mesh. */
  [[nodiscard]] Vec3 ofShape(const Vec3& v) const { return isA ? -v : v; }
  [[nodiscard]] Vec3 seen(const Vec3& v) const { return isPosed ? pulledWay(v, mesh) : v; }

  bool isA;
  bool isPosed;
  const PosedMesh& mesh;
  const TriangleTree& tree;
  ShapeRef shape;
};

const PosedMesh* MeshPair::poseOf(const PosedMesh* mesh) {
  const Quaternion& q = mesh->rotation;
  const bool isAsGiven = isZero(mesh->position) && q.x == 0 && q.y == 0 && q.z == 0;
  return isAsGiven ? nullptr : mesh;
}

MeshPair::MeshPair(ShapeRef a, ShapeRef b) : a_(a), b_(b), meshA_(meshOf(a)), meshB_(meshOf(b)) {
  if (meshA_ != nullptr && meshB_ != nullptr) {
    standsTogether_ = meshA_->position == meshB_->position && meshA_->rotation == meshB_->rotation;
    corners_ = PulledCorners(*meshB_, *meshA_);
  } else if (meshA_ != nullptr) {
    pullBack(b, *meshA_);
  } else {
    pullBack(a, *meshB_);
  }
}

void MeshPair::pullBack(ShapeRef shape, const PosedMesh& mesh) {
  if (poseOf(&mesh) != nullptr && mesh.geometry->triangleCount() > 0) {
    const PulledBack pulled = pulledBack(shape, mesh);
    pulled_ = pulled.shape;
    error_ = pulled.error;
    outer_ = grown(pulled_, error_);
    inner_ = grown(pulled_, -error_);
  }
}

void MeshPair::visitNear(double within, PairVisitor& visitor) const {
  if (meshA_ != nullptr && meshB_ != nullptr) {
    visitPairs(*meshA_, *meshB_, within, visitor);
    return;
  }
  const OneMesh one(*this);
  if (one.tree.isEmpty()) {
    return;
  }
  const ShapeRegion region(one.shape, one.tree.space(), within + error_);
  one.tree.visitMeeting(region, [&](const FourTriangles& four, const ShapeRegion::Found& found) {
    for (unsigned lanes = found.meeting; lanes != 0; lanes &= lanes - 1) {
      const int lane = std::countr_zero(lanes);
      if (!one.visit(visitor, four.triangle[at(lane)], holdsBit(found.inside, lane))) {
        return false;
      }
    }
    return true;
  });
}

void MeshPair::visitNearest(NearVisitor& visitor) const {
  if (meshA_ != nullptr && meshB_ != nullptr) {
    visitNearestPairs(*meshA_, *meshB_, visitor);
    return;
  }
  const OneMesh one(*this);
  LeastDistance least(one.shape, one.tree.space(), error_);
  float limit = std::numeric_limits<float>::max();
  const auto measure = [&](int triangle) {
    const Distance& measured = one.visit(visitor, triangle);
    limit = std::fmin(limit, one.tree.space().limitOf(measured.distance));
    if (const Vec3 way = one.ofShape(measured.axis); isAxis(way)) {
      least.addWay(one.seen(way));
    }
  };
  NearestFirst<int> near;
  one.tree.visitNearest(least, limit, [&](const FourTriangles& four, float /*distance*/) {
    FourBoxes::Floats distances{};
    unsigned lanes = least(four, limit, distances);
    for (; least.tellsMost() && lanes != 0; lanes &= lanes - 1) {
      const int lane = std::countr_zero(lanes);
      near.add(distances[at(lane)], four.triangle[at(lane)]);
    }
    if (near.isFull()) {
      near.measureWithin(limit, measure);
    }
    while (lanes != 0) {
      measure(four.triangle[at(std::countr_zero(lanes))]);
      lanes &= lanes - 1;
      lanes &= least(four, limit, distances);
    }
  });
  near.measureWithin(limit, measure);
}

void MeshPair::visitOnWay(const RelativeWay& way, TimeVisitor& visitor) const {
  if (meshA_ != nullptr && meshB_ != nullptr) {
    visitPairsOnWay(*meshA_, *meshB_, way, visitor);
    return;
  }
  const OneMesh one(*this);
  const ShapeCell start = moved(one.shape, one.seen(one.ofShape(way.start)));
  WayInMesh times(start, one.tree.space(), one.seen(one.ofShape(way.way)), error_ + way.off);
  float limit = 1;
  one.tree.visitNearest(times, limit, [&](const FourTriangles& four, float /*time*/) {
    FourBoxes::Floats enter{};
    for (unsigned lanes = times(four, limit, enter); lanes != 0; lanes &= lanes - 1) {
      const int lane = std::countr_zero(lanes);
      if (!(enter[at(lane)] <= limit)) {
        continue;
      }
      const auto [until, axis] = one.visit(visitor, four.triangle[at(lane)]);
      limit = floatAbove(until);
      if (const Vec3 toMesh = one.ofShape(axis); isAxis(toMesh)) {
        times.addAxis(one.seen(toMesh));
        lanes &= times(four, limit, enter) | (lanes & -lanes);
      }
    }
  });
}

Summary MeshPair::summary(int triangleA, int triangleB, bool overlaps) const {
  if (overlaps) {
    return {Outcome::overlapping, -1};
  }
  if (meshA_ != nullptr && meshB_ != nullptr) {
    return summaryOfMeshes(triangleA, triangleB);
  }
  const OneMesh one(*this);
  const Triangle triangle = one.mesh.geometry->triangle(one.isA ? triangleA : triangleB);
  if (!one.isPosed) {
    return summaryOf(one.shape, triangle);
  }
  if (outer_.kind() != Kind::none) {
    const Summary surely = summaryOf(outer_, triangle);
    if (surely.outcome() == Outcome::apart) {
      return {Outcome::apart, -1};
    }
  }
  if (inner_.kind() != Kind::none && summaryOf(inner_, triangle).outcome() != Outcome::apart) {
    return {Outcome::overlapping, -1};
  }
  return summaryOfPosed(triangleA, triangleB);
}

Summary MeshPair::summaryOfMeshes(int triangleA, int triangleB) const {
  const Triangle a = meshA_->geometry->triangle(triangleA);
  const Triangle b = meshB_->geometry->triangle(triangleB);
  if (standsTogether_) {
    return summaryOf(a, b);
  }
  const Summary found = filter::polygonPolygon<true>(a, corners_(b), corners_.error());
  return found.isDecided() ? Summary(found.outcome(), -1) : summaryOfPosed(triangleA, triangleB);
}

Summary MeshPair::summaryOfPosed(int triangleA, int triangleB) const {
  return withShapes(triangleA, triangleB, [](ShapeRef a, ShapeRef b) { return summaryOf(a, b); });
}

}  // namespace collision
