// THE TABLE of pairs. Dispatch, the page's grid, the tests and the README are driven by it.
#include "pairs/pairs.h"

#include <array>

#include "answer/positive_zero.h"

namespace collision {
namespace {

/** One line: the kinds are read off the function's own signature. */
template <auto Function>
struct Entry;

template <class A, class B, Verdict (*Function)(const A&, const B&, const Ask&)>
struct Entry<Function> {
  static Verdict test(ShapeRef a, ShapeRef b, const Ask& ask) {
    return Function(a.as<A>(), b.as<B>(), ask);
  }
  static constexpr Pair line(std::string_view name, std::string_view method, std::string_view file,
                             std::span<const Candidate> candidates, int usualCount,
                             decltype(Pair::reverse) reverse = nullptr) {
    return {A::kKind, B::kKind, name, method, file, candidates, usualCount, &test, reverse};
  }
};

constexpr std::array<Pair, 55> kTable{{
    Entry<&pointPoint>::line("pointPoint", "lines", "pairs/curve_curve.cpp", kPointPointCandidates,
                             1),
    Entry<&pointSegment>::line("pointSegment", "lines", "pairs/curve_curve.cpp", kLineCandidates,
                               2),
    Entry<&pointRay>::line("pointRay", "lines", "pairs/curve_curve.cpp", kLineCandidates, 2),
    Entry<&pointSphere>::line("pointSphere", "distance", "pairs/rounded.cpp", kRoundedCandidates,
                              1),
    Entry<&pointCapsule>::line("pointCapsule", "distance", "pairs/rounded.cpp", kRoundedCandidates,
                               1),
    Entry<&pointAabb>::line("pointAabb", "separatingAxes", "sat/polytope_candidates.cpp",
                            kPointBoxCandidates, 3),
    Entry<&pointObb>::line("pointObb", "separatingAxes", "sat/polytope_candidates.cpp",
                           kPointBoxCandidates, 3),
    Entry<&pointTriangle>::line("pointTriangle", "separatingAxes", "sat/polytope_candidates.cpp",
                                kPointTriangleCandidates, 4),
    Entry<&pointParallelogram>::line("pointParallelogram", "separatingAxes",
                                     "sat/polytope_candidates.cpp", kPointParallelogramCandidates,
                                     3),
    Entry<&pointPlane>::line("pointPlane", "signedDistance", "pairs/polygon_plane.cpp",
                             kPlaneCandidates, 1),
    Entry<&segmentSegment>::line("segmentSegment", "lines", "pairs/curve_curve.cpp",
                                 kLineCandidates, 3),
    Entry<&segmentRay>::line("segmentRay", "lines", "pairs/curve_curve.cpp", kLineCandidates, 3,
                             &Entry<&raySegment>::test),
    Entry<&segmentSphere>::line("segmentSphere", "quadratic", "pairs/curve_sphere.cpp",
                                kCurveSphereCandidates, 2),
    Entry<&segmentCapsule>::line("segmentCapsule", "distance", "pairs/curve_capsule.cpp",
                                 kRoundedCandidates, 1),
    Entry<&segmentAabb>::line("segmentAabb", "slabs", "pairs/curve_box.cpp", kCurveBoxCandidates,
                              3),
    Entry<&segmentObb>::line("segmentObb", "slabs", "pairs/curve_box.cpp", kCurveBoxCandidates, 3),
    Entry<&segmentTriangle>::line("segmentTriangle", "barycentric", "pairs/curve_polygon.cpp",
                                  kCurveTriangleCandidates, 4),
    Entry<&segmentParallelogram>::line("segmentParallelogram", "barycentric",
                                       "pairs/curve_polygon.cpp", kCurveParallelogramCandidates, 3),
    Entry<&segmentPlane>::line("segmentPlane", "signedDistance", "pairs/curve_plane.cpp",
                               kCurvePlaneCandidates, 2),
    Entry<&rayRay>::line("rayRay", "lines", "pairs/curve_curve.cpp", kLineCandidates, 3),
    Entry<&raySphere>::line("raySphere", "quadratic", "pairs/curve_sphere.cpp",
                            kCurveSphereCandidates, 2),
    Entry<&rayCapsule>::line("rayCapsule", "distance", "pairs/curve_capsule.cpp",
                             kRoundedCandidates, 1),
    Entry<&rayAabb>::line("rayAabb", "slabs", "pairs/curve_box.cpp", kCurveBoxCandidates, 3),
    Entry<&rayObb>::line("rayObb", "slabs", "pairs/curve_box.cpp", kCurveBoxCandidates, 3),
    Entry<&rayTriangle>::line("rayTriangle", "barycentric", "pairs/curve_polygon.cpp",
                              kCurveTriangleCandidates, 4),
    Entry<&rayParallelogram>::line("rayParallelogram", "barycentric", "pairs/curve_polygon.cpp",
                                   kCurveParallelogramCandidates, 3),
    Entry<&rayPlane>::line("rayPlane", "signedDistance", "pairs/curve_plane.cpp",
                           kCurvePlaneCandidates, 2),
    Entry<&sphereSphere>::line("sphereSphere", "distance", "pairs/rounded.cpp", kRoundedCandidates,
                               1),
    Entry<&sphereCapsule>::line("sphereCapsule", "distance", "pairs/rounded.cpp",
                                kRoundedCandidates, 1),
    Entry<&sphereAabb>::line("sphereAabb", "distance", "pairs/rounded.cpp", kRoundedCandidates, 1),
    Entry<&sphereObb>::line("sphereObb", "distance", "pairs/rounded.cpp", kRoundedCandidates, 1),
    Entry<&sphereTriangle>::line("sphereTriangle", "distance", "pairs/rounded.cpp",
                                 kRoundedCandidates, 1),
    Entry<&sphereParallelogram>::line("sphereParallelogram", "distance", "pairs/rounded.cpp",
                                      kRoundedCandidates, 1),
    Entry<&spherePlane>::line("spherePlane", "signedDistance", "pairs/rounded_plane.cpp",
                              kPlaneCandidates, 1),
    Entry<&capsuleCapsule>::line("capsuleCapsule", "distance", "pairs/rounded.cpp",
                                 kRoundedCandidates, 1),
    Entry<&capsuleAabb>::line("capsuleAabb", "distance", "pairs/rounded.cpp", kRoundedCandidates,
                              1),
    Entry<&capsuleObb>::line("capsuleObb", "distance", "pairs/rounded.cpp", kRoundedCandidates, 1),
    Entry<&capsuleTriangle>::line("capsuleTriangle", "distance", "pairs/rounded.cpp",
                                  kRoundedCandidates, 1),
    Entry<&capsuleParallelogram>::line("capsuleParallelogram", "distance", "pairs/rounded.cpp",
                                       kRoundedCandidates, 1),
    Entry<&capsulePlane>::line("capsulePlane", "signedDistance", "pairs/rounded_plane.cpp",
                               kPlaneCandidates, 1),
    Entry<&aabbAabb>::line("aabbAabb", "intervals", "pairs/aabb_aabb.cpp", kAabbAabbCandidates, 3),
    Entry<&aabbObb>::line("aabbObb", "separatingAxes", "pairs/box_box.cpp", kBoxBoxCandidates, 15),
    Entry<&aabbTriangle>::line("aabbTriangle", "separatingAxes", "pairs/box_triangle.cpp",
                               kBoxTriangleCandidates, 13),
    Entry<&aabbParallelogram>::line("aabbParallelogram", "separatingAxes",
                                    "sat/polytope_candidates.cpp", kBoxParallelogramCandidates, 10),
    Entry<&aabbPlane>::line("aabbPlane", "projectedRadius", "pairs/box_plane.cpp", kPlaneCandidates,
                            1),
    Entry<&obbObb>::line("obbObb", "separatingAxes", "pairs/box_box.cpp", kBoxBoxCandidates, 15),
    Entry<&obbTriangle>::line("obbTriangle", "separatingAxes", "pairs/box_triangle.cpp",
                              kBoxTriangleCandidates, 13),
    Entry<&obbParallelogram>::line("obbParallelogram", "separatingAxes",
                                   "sat/polytope_candidates.cpp", kBoxParallelogramCandidates, 10),
    Entry<&obbPlane>::line("obbPlane", "projectedRadius", "pairs/box_plane.cpp", kPlaneCandidates,
                           1),
    Entry<&triangleTriangle>::line("triangleTriangle", "separatingAxes",
                                   "sat/polytope_candidates.cpp", kTriangleTriangleCandidates, 11),
    Entry<&triangleParallelogram>::line("triangleParallelogram", "separatingAxes",
                                        "sat/polytope_candidates.cpp",
                                        kTriangleParallelogramCandidates, 8),
    Entry<&trianglePlane>::line("trianglePlane", "signedDistance", "pairs/polygon_plane.cpp",
                                kPlaneCandidates, 1),
    Entry<&parallelogramParallelogram>::line("parallelogramParallelogram", "separatingAxes",
                                             "sat/polytope_candidates.cpp",
                                             kParallelogramParallelogramCandidates, 6),
    Entry<&parallelogramPlane>::line("parallelogramPlane", "signedDistance",
                                     "pairs/polygon_plane.cpp", kPlaneCandidates, 1),
    Entry<&planePlane>::line("planePlane", "parallelPlanes", "pairs/plane_plane.cpp",
                             kPlanePlaneCandidates, 2),
}};
static_assert(kTable.size() == kKindCount * (kKindCount + 1) / 2, "every cell of the grid");

struct Lookup {
  PairPlace place[kKindCount][kKindCount];
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

std::span<const Pair> pairTable() { return kTable; }

PairPlace findPair(Kind a, Kind b) {
  if (a == Kind::none || b == Kind::none) {
    return {};
  }
  return kLookup.place[static_cast<int>(a)][static_cast<int>(b)];
}

Verdict test(ShapeRef a, ShapeRef b, const Ask& ask) {
  const PairPlace place = findPair(a.kind(), b.kind());
  if (ask.trace != nullptr) {
    ask.trace->clear();
  }
  if (place.index < 0) {
    Verdict verdict;
    verdict.outcome = Outcome::invalid;
    verdict.reason = Reason::noTest;
    return verdict;
  }
  const Pair& pair = kTable[static_cast<std::size_t>(place.index)];
  const bool exchange = place.swapped && pair.reverse == nullptr;
  Verdict verdict;
  if (exchange) {
    verdict = reversed(pair.test(b, a, ask));
    if (ask.trace != nullptr) {
      ask.trace->reverse();
    }
  } else {
    verdict = (place.swapped ? pair.reverse : pair.test)(a, b, ask);
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

}  // namespace collision
