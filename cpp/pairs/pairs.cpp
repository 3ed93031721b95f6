// THE TABLE of pairs. Dispatch, the page's grid, the tests and the README are driven by it.
#include "pairs/pairs.h"

#include <algorithm>
#include <array>

#include "answer/positive_zero.h"
#include "pairs/candidates.h"
#include "pairs/families.h"
#include "sat/separating_axes.h"
#include "shapes/all.h"
#include "shapes/visit_any.h"

namespace collision {
namespace {

using PairTest = Verdict (*)(ShapeRef a, ShapeRef b, const Ask& ask);

constexpr int kAll = -1;

/** A line of the table; see Pair. */
template <class A, class B>
constexpr Pair line(std::string_view method, std::string_view file,
                    std::span<const Candidate> candidates, PairTest test, int generalCount = kAll) {
  const int count = generalCount == kAll ? static_cast<int>(candidates.size()) : generalCount;
  return {A::kKind, B::kKind, method, file, candidates, count, test, nullptr};
}

// Families: what the pairs of a family have in common.

template <class A, class B>
constexpr Pair lines() {
  constexpr int kPoints = (A::kKind == Kind::point ? 1 : 0) + (B::kKind == Kind::point ? 1 : 0);
  Pair pair =
      line<A, B>("lines", "pairs/curve_curve.cpp",
                 kPoints == 2 ? kPointPointCandidates : kLineCandidates, &testLines, 3 - kPoints);
  if (A::kKind == Kind::segment && B::kKind == Kind::ray) {
    pair.reverse = &testLines;
  }
  return pair;
}

template <class A, class B>
constexpr Pair curveSphere() {
  return line<A, B>("quadratic", "pairs/curve_sphere.cpp", kCurveSphereCandidates,
                    &testCurveSphere);
}

template <class A, class B>
constexpr Pair curveCapsule() {
  return line<A, B>("distance", "pairs/curve_capsule.cpp", kRoundedCandidates, &testCurveCapsule);
}

template <class A, class B>
constexpr Pair curveBox() {
  return line<A, B>("slabs", "pairs/curve_box.cpp", kCurveBoxCandidates, &testCurveBox);
}

/** t and the weights are asked; the plane and what follows only of a curve within it. */
template <class A, class B>
constexpr Pair curvePolygon() {
  return line<A, B>("barycentric", "pairs/curve_polygon.cpp", kCurvePolygonCandidates<B::kKind>,
                    &testCurvePolygon, B::kKind == Kind::triangle ? 4 : 3);
}

template <class A, class B>
constexpr Pair rounded() {
  return line<A, B>("distance", "pairs/rounded.cpp", kRoundedCandidates, &testRounded);
}

/** Of a point its faces, of two boxes the world's. */
template <class A, class B>
constexpr std::span<const Candidate> kIntervalAxes =
    A::kKind == Kind::point ? std::span<const Candidate>(kSeparatingAxes<A::kKind, B::kKind>)
                            : std::span<const Candidate>(kWorldAxes);
template <class A, class B>
constexpr Pair alignedBoxes() {
  return line<A, B>(A::kKind == Kind::point ? "separatingAxes" : "intervals", "pairs/aabb_aabb.cpp",
                    kIntervalAxes<A, B>, [](ShapeRef a, ShapeRef b, const Ask& ask) {
                      return testAlignedBoxes(a, b, kIntervalAxes<A, B>, ask);
                    });
}

template <class A, class B>
constexpr Pair boxes() {
  return line<A, B>("separatingAxes", "pairs/box_box.cpp", kSeparatingAxes<A::kKind, B::kKind>,
                    &testBoxes);
}

template <class A, class B>
constexpr Pair boxTriangle() {
  return line<A, B>("separatingAxes", "pairs/box_triangle.cpp", kBoxTriangleAxes<A::kKind>,
                    &testBoxTriangle);
}

/** A point and a flat shape are always degenerate together: the shape's plane and its edges. */
template <class A, class B>
constexpr Pair polytopes() {
  return line<A, B>(
      "separatingAxes", "sat/polytope_candidates.cpp", kSeparatingAxes<A::kKind, B::kKind>,
      [](ShapeRef a, ShapeRef b, const Ask& ask) {
        return testPolytopes(a, b, kSeparatingAxes<A::kKind, B::kKind>, ask);
      },
      A::kKind == Kind::point && !isBox(B::kKind) ? facesOf(B::kKind) + edgesOf(B::kKind)
                                                  : solidCount(A::kKind, B::kKind));
}

template <class A, class B>
constexpr Pair curvePlane() {
  return line<A, B>("signedDistance", "pairs/curve_plane.cpp", kCurvePlaneCandidates,
                    &testCurvePlane);
}

template <class A, class B>
constexpr Pair shapePlane() {
  return line<A, B>(isBox(A::kKind) ? "projectedRadius" : "signedDistance", "pairs/shape_plane.cpp",
                    kPlaneCandidates, &testShapePlane);
}

template <class A, class B>
constexpr Pair planes() {
  return line<A, B>("parallelPlanes", "pairs/plane_plane.cpp", kPlanePlaneCandidates, &testPlanes);
}
constexpr std::array<Pair, 55> kKindPairs{{
    lines<Point, Point>(),
    lines<Point, Segment>(),
    lines<Point, Ray>(),
    rounded<Point, Sphere>(),
    rounded<Point, Capsule>(),
    alignedBoxes<Point, Aabb>(),
    polytopes<Point, Obb>(),
    polytopes<Point, Triangle>(),
    polytopes<Point, Parallelogram>(),
    shapePlane<Point, Plane>(),
    lines<Segment, Segment>(),
    lines<Segment, Ray>(),
    curveSphere<Segment, Sphere>(),
    curveCapsule<Segment, Capsule>(),
    curveBox<Segment, Aabb>(),
    curveBox<Segment, Obb>(),
    curvePolygon<Segment, Triangle>(),
    curvePolygon<Segment, Parallelogram>(),
    curvePlane<Segment, Plane>(),
    lines<Ray, Ray>(),
    curveSphere<Ray, Sphere>(),
    curveCapsule<Ray, Capsule>(),
    curveBox<Ray, Aabb>(),
    curveBox<Ray, Obb>(),
    curvePolygon<Ray, Triangle>(),
    curvePolygon<Ray, Parallelogram>(),
    curvePlane<Ray, Plane>(),
    rounded<Sphere, Sphere>(),
    rounded<Sphere, Capsule>(),
    rounded<Sphere, Aabb>(),
    rounded<Sphere, Obb>(),
    rounded<Sphere, Triangle>(),
    rounded<Sphere, Parallelogram>(),
    shapePlane<Sphere, Plane>(),
    rounded<Capsule, Capsule>(),
    rounded<Capsule, Aabb>(),
    rounded<Capsule, Obb>(),
    rounded<Capsule, Triangle>(),
    rounded<Capsule, Parallelogram>(),
    shapePlane<Capsule, Plane>(),
    alignedBoxes<Aabb, Aabb>(),
    boxes<Aabb, Obb>(),
    boxTriangle<Aabb, Triangle>(),
    polytopes<Aabb, Parallelogram>(),
    shapePlane<Aabb, Plane>(),
    boxes<Obb, Obb>(),
    boxTriangle<Obb, Triangle>(),
    polytopes<Obb, Parallelogram>(),
    shapePlane<Obb, Plane>(),
    polytopes<Triangle, Triangle>(),
    polytopes<Triangle, Parallelogram>(),
    shapePlane<Triangle, Plane>(),
    polytopes<Parallelogram, Parallelogram>(),
    shapePlane<Parallelogram, Plane>(),
    planes<Plane, Plane>(),
}};
static_assert(kKindPairs.size() == kKindCount * (kKindCount + 1) / 2, "every cell of the grid");

/** A hull comes after all shapes but a plane. */
template <class A, class B>
constexpr Pair withHull(std::string_view method, std::string_view file, PairTest test) {
  return line<A, B>(method, file, {}, test);
}

template <class A>
constexpr Pair curveHull() {
  return withHull<A, Hull>("slabs", "pairs/curve_hull.cpp", &testCurveHull);
}

template <class A>
constexpr Pair roundedHull() {
  return withHull<A, Hull>("distance", "pairs/rounded.cpp", &testRounded);
}

template <class A>
constexpr Pair polytopeHull() {
  return withHull<A, Hull>("separatingAxes", "sat/polytope_candidates.cpp", &testHulls);
}

constexpr std::array<Pair, 11> kHullPairs{{
    polytopeHull<Point>(),
    curveHull<Segment>(),
    curveHull<Ray>(),
    roundedHull<Sphere>(),
    roundedHull<Capsule>(),
    polytopeHull<Aabb>(),
    polytopeHull<Obb>(),
    polytopeHull<Triangle>(),
    polytopeHull<Parallelogram>(),
    polytopeHull<Hull>(),
    withHull<Hull, Plane>("signedDistance", "pairs/shape_plane.cpp", &testShapePlane),
}};

/** Where the candidates of a kind and a hull are decided. */
constexpr std::string_view fileBesideHull(Kind kind) {
  for (const Pair& pair : kHullPairs) {
    if (pair.a == kind || (kind == Kind::plane && pair.b == kind)) {
      return pair.file;
    }
  }
  return {};
}

/** A mesh, too. What decides is the pair of the other shape and a hull, which a triangle is. */
template <class A, class B = PosedMesh>
constexpr Pair shapeMesh() {
  constexpr Kind kOther = B::kKind == Kind::plane ? B::kKind : A::kKind;
  return line<A, B>("triangles", fileBesideHull(kOther == Kind::mesh ? Kind::hull : kOther), {},
                    &testMeshes);
}

constexpr auto meshPairs() {
  return std::array{
      shapeMesh<Point>(),     shapeMesh<Segment>(),  shapeMesh<Ray>(),
      shapeMesh<Sphere>(),    shapeMesh<Capsule>(),  shapeMesh<Aabb>(),
      shapeMesh<Obb>(),       shapeMesh<Triangle>(), shapeMesh<Parallelogram>(),
      shapeMesh<PosedMesh>(), shapeMesh<Hull>(),     shapeMesh<PosedMesh, Plane>(),
  };
}

constexpr auto kTable = [] {
  if constexpr (kHasHulls) {
    constexpr auto kMeshPairs = meshPairs();
    constexpr std::size_t kCount = kKindPairs.size() + kHullPairs.size() + kMeshPairs.size();
    static_assert(!kHasHulls || kCount == kSlotKinds * (kSlotKinds + 1) / 2);
    std::array<Pair, kCount> table{};
    std::copy(kKindPairs.begin(), kKindPairs.end(), table.begin());
    std::copy(kHullPairs.begin(), kHullPairs.end(), table.begin() + kKindPairs.size());
    std::copy(kMeshPairs.begin(), kMeshPairs.end(), table.end() - kMeshPairs.size());
    return table;
  } else {
    return kKindPairs;
  }
}();

struct Lookup {
  PairPlace place[kSlotKinds][kSlotKinds];
  bool unique = true;
};

constexpr Lookup lookupOf() {
  Lookup lookup;
  int index = 0;
  for (const Pair& pair : kTable) {
    PairPlace& forward = lookup.place[static_cast<int>(pair.a)][static_cast<int>(pair.b)];
    PairPlace& backward = lookup.place[static_cast<int>(pair.b)][static_cast<int>(pair.a)];
    lookup.unique = lookup.unique && forward.index < 0 && backward.index < 0;
    backward = {index, true};
    forward = {index, false};
    ++index;
  }
  return lookup;
}

constexpr Lookup kLookup = lookupOf();
static_assert(kLookup.unique, "each unordered pair of kinds stands in the table once");

}  // namespace

std::span<const Pair> pairTable() { return std::span(kTable).first<kKindPairs.size()>(); }
std::span<const Pair> geometryPairTable() { return std::span(kTable).subspan<kKindPairs.size()>(); }

std::string nameOf(const Pair& pair) {
  std::string name(kindInfo(pair.a).name);
  const std::size_t capital = name.size();
  name += kindInfo(pair.b).name;
  name[capital] = static_cast<char>(name[capital] - 'a' + 'A');
  return name;
}

PairPlace findPair(Kind a, Kind b) {
  if (a == Kind::none || b == Kind::none) {
    return {};
  }
  return kLookup.place[static_cast<int>(a)][static_cast<int>(b)];
}

Verdict testPair(const PairPlace& place, ShapeRef a, ShapeRef b, const Ask& ask) {
  if (ask.trace != nullptr) {
    ask.trace->clear();
  }
  if (place.index < 0) {
    return invalidVerdict(Reason::noTest);
  }
  const Pair& pair = kTable[static_cast<std::size_t>(place.index)];
  const bool exchanged = place.swapped && pair.reverse == nullptr;
  const PairTest test = place.swapped && !exchanged ? pair.reverse : pair.test;
  Verdict verdict = exchanged ? test(b, a, ask) : test(a, b, ask);
  if (exchanged) {
    reverse(verdict);
    if (ask.trace != nullptr) {
      ask.trace->reverse();
    }
  }
  if (verdict.hit.present) {
    verdict.contact = verdict.hit.point;
  }
  if (ask.numbers) {
    clearNegativeZeros(verdict);
  }
  if (ask.trace != nullptr) {
    ask.trace->clearNegativeZeros();
  }
  return verdict;
}

Verdict testPair(ShapeRef a, ShapeRef b, const Ask& ask) {
  return testPair(findPair(a.kind(), b.kind()), a, b, ask);
}

}  // namespace collision
