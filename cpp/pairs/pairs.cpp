// THE TABLE of pairs. Dispatch, the page's grid, the tests and the README are driven by it.
#include "pairs/pairs.h"

#include <array>

namespace collision {
namespace {

/** One line: the kinds are read off the function's own signature. */
template <auto Function>
struct Entry;

template <class A, class B, Verdict (*Function)(const A&, const B&, Trace*)>
struct Entry<Function> {
  static Verdict test(const AnyShape& a, const AnyShape& b, Trace* trace) {
    return Function(*std::get_if<A>(&a), *std::get_if<B>(&b), trace);
  }
  static constexpr Pair line(std::string_view name, std::string_view method, std::string_view file,
                             std::span<const Candidate> candidates, int usualCount) {
    return {A::kKind, B::kKind, name, method, file, candidates, usualCount, &test};
  }
};

constexpr std::array<Pair, 15> kTable{{
    Entry<&rayPlane>::line("rayPlane", "signedDistance", "ray_plane.cpp", kRayPlaneCandidates, 2),
    Entry<&raySphere>::line("raySphere", "quadratic", "ray_sphere.cpp", kRaySphereCandidates, 2),
    Entry<&rayAabb>::line("rayAabb", "slabs", "ray_box.cpp", kRayBoxCandidates, 3),
    Entry<&rayObb>::line("rayObb", "slabs", "ray_box.cpp", kRayBoxCandidates, 3),
    Entry<&rayTriangle>::line("rayTriangle", "barycentric", "ray_triangle.cpp",
                              kRayTriangleCandidates, 4),
    Entry<&rayParallelogram>::line("rayParallelogram", "barycentric", "ray_parallelogram.cpp",
                                   kRayParallelogramCandidates, 3),
    Entry<&sphereSphere>::line("sphereSphere", "distance", "sphere_sphere.cpp",
                               kSphereSphereCandidates, 1),
    Entry<&spherePlane>::line("spherePlane", "signedDistance", "sphere_plane.cpp", kPlaneCandidates,
                              1),
    Entry<&aabbAabb>::line("aabbAabb", "intervals", "aabb_aabb.cpp", kAabbAabbCandidates, 3),
    Entry<&aabbObb>::line("aabbObb", "separatingAxes", "box_box.cpp", kBoxBoxCandidates, 15),
    Entry<&aabbTriangle>::line("aabbTriangle", "separatingAxes", "box_triangle.cpp",
                               kBoxTriangleCandidates, 13),
    Entry<&aabbPlane>::line("aabbPlane", "projectedRadius", "box_plane.cpp", kPlaneCandidates, 1),
    Entry<&obbObb>::line("obbObb", "separatingAxes", "box_box.cpp", kBoxBoxCandidates, 15),
    Entry<&obbTriangle>::line("obbTriangle", "separatingAxes", "box_triangle.cpp",
                              kBoxTriangleCandidates, 13),
    Entry<&obbPlane>::line("obbPlane", "projectedRadius", "box_plane.cpp", kPlaneCandidates, 1),
}};

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

Verdict test(const AnyShape& a, const AnyShape& b, Trace* trace) {
  const PairPlace place = findPair(kindOf(a), kindOf(b));
  if (trace != nullptr) {
    trace->clear();
  }
  if (place.index < 0) {
    Verdict verdict;
    verdict.outcome = Outcome::invalid;
    verdict.reason = Reason::noTest;
    return verdict;
  }
  const Pair& pair = kTable[static_cast<std::size_t>(place.index)];
  Verdict verdict = place.swapped ? reversed(pair.test(b, a, trace)) : pair.test(a, b, trace);
  if (place.swapped && trace != nullptr) {
    trace->reverse();
  }
  if (verdict.hit.present) {
    verdict.contact = verdict.hit.point;
  }
  return verdict;
}

}  // namespace collision
