#include "mesh/curve_mesh.h"

#include <algorithm>
#include <vector>

#include "curve/hit.h"
#include "linear/frame.h"
#include "mesh/mesh_rays.h"
#include "mesh/mesh_state.h"
#include "mesh/solid.h"
#include "number/sort_in_place.h"
#include "shapes/ray.h"

namespace collision {
namespace {

/** Gives each triangle that a curve hits to `use`, in any order. */
template <class TestAt, class Use>
class HitTriangles final : public PairVisitor {
 public:
  HitTriangles(const TestAt& testAt, const Use& use) : testAt_(testAt), use_(use) {}

  bool visit(int /*triangleA*/, int triangle, bool /*overlaps*/) override {
    TriangleHit hit{triangle, {}};
    if (testAt_(triangle, &hit.place).hit.present) {
      use_(hit);
    }
    return true;
  }

 private:
  const TestAt& testAt_;
  const Use& use_;
};

}  // namespace

CurveMesh::CurveMesh(const MeshPair& pair, const HitOptions& options)
    : pair_(pair),
      options_(options),
      curve_(pair.a()),
      mesh_(*pair.meshB()),
      startsInside_(mesh_.geometry->isSolid() && whereStarts(curve_, mesh_) == Where::inside) {
  if (!startsInside_) {
    triangle_ = firstTriangle();
  } else if (!options.solid) {
    triangle_ = lastTriangle();
  }
}

Verdict CurveMesh::testAt(int triangle, const Ask& ask) const {
  return testPosedTriangle(pair_.a(), PosedTriangle(mesh_, triangle), ask);
}

QuadraticSurd<Exact> CurveMesh::enterOf(int triangle) const {
  QuadraticSurd<Exact> enter;
  const Verdict verdict = testAt(triangle, {.numbers = false, .enter = &enter});
  return verdict.hit.present ? enter : QuadraticSurd<Exact>{};
}

int CurveMesh::firstTriangle() const {
  if (pair_.a().kind() == Kind::ray) {
    const TreeMesh& tree = treeOf(*mesh_.geometry);
    const RayTriangles triangles(pair_.a().as<Ray>(), tree.triangles(), options_,
                                 MeshPair::poseOf(&mesh_));
    return nearestHit(triangles, tree.tree()).triangle;
  }
  TriangleHit first;
  const auto testPlace = [&](int triangle, HitPlace* place) {
    return testAt(triangle, {.numbers = false, .place = place, .options = options_});
  };
  const auto use = [&](const TriangleHit& hit) {
    if (first.triangle < 0 || isEarlier(hit, first, [&](int each) { return enterOf(each); })) {
      first = hit;
    }
  };
  HitTriangles visitor(testPlace, use);
  pair_.visitNear(0, visitor);
  return first.triangle;
}

int CurveMesh::lastTriangle() const {
  std::vector<TriangleHit> hits;
  const auto testPlace = [&](int triangle, HitPlace* place) {
    return testAt(triangle, {.numbers = false, .place = place});
  };
  const auto use = [&](const TriangleHit& hit) { hits.push_back(hit); };
  HitTriangles visitor(testPlace, use);
  pair_.visitNear(0, visitor);
  const auto isBefore = [&](const TriangleHit& a, const TriangleHit& b) {
    return isEarlier(a, b, [&](int each) { return enterOf(each); });
  };
  sortInPlace(hits.begin(), hits.end(), isBefore);
  for (const TriangleHit& hit : hits) {
    const QuadraticSurd<Exact> t = enterOf(hit.triangle);
    if (whereAfter(curve_, {t.a, t.d}, mesh_) == Where::outside) {
      return hit.triangle;
    }
  }
  return -1;
}

Verdict CurveMesh::place(const Ask& ask) const {
  if (isHitAtStart()) {
    Verdict verdict;
    verdict.hit = hitWithoutNumbers(ask, []<class T>() { return QuadraticSurd<T>{}; }, {0, 0});
    return verdict;
  }
  return triangle_ < 0 ? Verdict{} : testAt(triangle_, ask);
}

Hit CurveMesh::hit(const Verdict& verdict) const {
  Hit hit;
  if (isHitAtStart()) {
    hit = hitAt<Exact>(curve_, {});
  } else if (triangle_ >= 0) {
    hit = verdict.hit;
    weigh(hit);
  }
  if (!hit.present || !mesh_.geometry->isSolid()) {
    return hit;
  }
  hit.startsInside = startsInside_;
  if (startsInside_ && !options_.solid) {
    hit.facing = Facing::back;
  } else {
    leave(hit);
  }
  return hit;
}

void CurveMesh::weigh(Hit& hit) const {
  const auto [a, b, c] = mesh_.geometry->triangle(triangle_);
  const ExactVec3 ab = differenceOf<Exact>(a, b);
  const ExactVec3 ac = differenceOf<Exact>(a, c);
  const ExactVec3 normal = cross(ab, ac);
  if (isZero(normal)) {
    return;
  }
  const QuadraticSurd<Exact> enter = enterOf(triangle_);
  // In the mesh's frame, times n and the parameter's denominator.
  const ScaledAxes<Exact> frame = axesIn<Exact>(mesh_.rotation);
  const ExactVec3 from =
      toLocal(frame, differenceOf<Exact>(mesh_.position, curve_.origin())) - lift(a) * frame.n;
  const ExactVec3 way = from * enter.d + toLocal(frame, curve_.directionIn<Exact>()) * enter.a;
  const Exact whole = dot(normal, normal) * enter.d * frame.n;
  hit.u = quotient(dot(cross(way, ac), normal), whole);
  hit.v = quotient(dot(cross(ab, way), normal), whole);
}

void CurveMesh::leave(Hit& hit) const {
  const int last = lastTriangle();
  const QuadraticSurd<Exact> exit = last < 0 ? curve_.endIn<Exact>() : enterOf(last);
  const Hit whole = hitBetween<Exact>(curve_, {}, &exit);
  hit.tExit = greatest(hit.t, whole.tExit);
  hit.exitPoint = whole.exitPoint;
  if (last >= 0) {
    const Hit own = testAt(last, {.witness = false}).hit;
    hit.exitNormal = own.normal;
    hit.exitFeature = own.feature;
  }
}

}  // namespace collision
