#include "mesh/mesh_pair.h"

#include <bit>
#include <cmath>
#include <limits>

#include "mesh/least_distance.h"
#include "mesh/mesh_state.h"
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

}  // namespace

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
  const bool isOfA = meshA_ != nullptr;
  const PosedMesh& mesh = isOfA ? *meshA_ : *meshB_;
  const TriangleTree& tree = treeOf(*mesh.geometry).tree();
  if (tree.isEmpty()) {
    return;
  }
  const ShapeRef shape = isOfA ? b_ : a_;
  const ShapeRef seen = pulled_.kind() == Kind::none ? shape : ShapeRef(pulled_);
  const ShapeRegion region(seen, tree.space(), within + error_);
  tree.visitMeeting(region, [&](const FourTriangles& four, const ShapeRegion::Found& found) {
    for (unsigned lanes = found.meeting; lanes != 0; lanes &= lanes - 1) {
      const int lane = std::countr_zero(lanes);
      const int triangle = four.triangle[at(lane)];
      const bool overlaps = (found.inside >> static_cast<unsigned>(lane) & 1U) != 0;
      if (!(isOfA ? visitor.visit(triangle, -1, overlaps)
                  : visitor.visit(-1, triangle, overlaps))) {
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
  const bool isOfA = meshA_ != nullptr;
  const PosedMesh& mesh = isOfA ? *meshA_ : *meshB_;
  const TriangleTree& tree = treeOf(*mesh.geometry).tree();
  const ShapeRef shape = isOfA ? b_ : a_;
  const bool isPosed = pulled_.kind() != Kind::none;
  LeastDistance least(isPosed ? ShapeRef(pulled_) : shape, tree.space(), error_);
  float limit = std::numeric_limits<float>::max();
  tree.visitNearest(least, limit, [&](const FourTriangles& four, float /*distance*/) {
    for (unsigned lanes = least.mayBeWithin(four, limit); lanes != 0; lanes &= lanes - 1) {
      const int triangle = four.triangle[at(std::countr_zero(lanes))];
      const Distance& measured = isOfA ? visitor.visit(triangle, -1) : visitor.visit(-1, triangle);
      limit = std::fmin(limit, least.limitOf(measured.distance));
      const Vec3 way = isOfA ? -measured.axis : measured.axis;
      if (!isZero(way) && std::isfinite(way.x)) {
        least.addWay(isPosed ? pulledWay(way, mesh) : way);
      }
      lanes &= least.mayBeWithin(four, limit) | (lanes & -lanes);
    }
  });
}

void MeshPair::visitOnWay(const RelativeWay& way, TimeVisitor& visitor) const {
  if (meshA_ != nullptr && meshB_ != nullptr) {
    visitPairsOnWay(*meshA_, *meshB_, way, visitor);
    return;
  }
  const bool isOfA = meshA_ != nullptr;
  const PosedMesh& mesh = isOfA ? *meshA_ : *meshB_;
  const TriangleTree& tree = treeOf(*mesh.geometry).tree();
  const bool isPosed = pulled_.kind() != Kind::none;
  const RelativeWay own = isOfA ? way.exchanged() : way;
  const auto seen = [&](const Vec3& step) { return isPosed ? pulledWay(step, mesh) : step; };
  const ShapeRef shape = isOfA ? b_ : a_;
  const ShapeCell start = moved(isPosed ? ShapeRef(pulled_) : shape, seen(own.start));
  WayInMesh times(start, tree.space(), seen(own.way), error_ + own.off);
  float limit = 1;
  tree.visitNearest(times, limit, [&](const FourTriangles& four, float /*time*/) {
    FourBoxes::Floats enter{};
    for (unsigned lanes = times(four, limit, enter); lanes != 0; lanes &= lanes - 1) {
      const int lane = std::countr_zero(lanes);
      const int triangle = four.triangle[at(lane)];
      if (!(enter[at(lane)] <= limit)) {
        continue;
      }
      const auto [until, axis] = isOfA ? visitor.visit(triangle, -1) : visitor.visit(-1, triangle);
      limit = floatAbove(until);
      const Vec3 toMesh = isOfA ? -axis : axis;
      if (!isZero(toMesh) && std::isfinite(toMesh.x)) {
        times.addAxis(seen(toMesh));
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
  const bool isOfA = meshA_ != nullptr;
  const PosedMesh& mesh = isOfA ? *meshA_ : *meshB_;
  const Triangle triangle = mesh.geometry->triangle(isOfA ? triangleA : triangleB);
  if (pulled_.kind() == Kind::none) {
    return summaryOf(isOfA ? b_ : a_, triangle);
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
