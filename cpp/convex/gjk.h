// The distance algorithm of Gilbert, Johnson and Keerthi: from support to support of D, each nearer
// to the origin than the one before. In exact numbers none comes twice, so that it ends, and what
// it ends at is proven: no point of D reaches less far along the line to the nearest one. Source:
// Gilbert, Johnson, Keerthi, A fast procedure for computing the distance between complex objects in
// three-dimensional space, 1988.
#pragma once

#include "convex/simplex.h"

namespace collision {

enum class WalkEnd {
  nearest,  // the simplex's nearest point is that of D
  inside,   // the origin lies within the simplex, which has four points
  stopped,  // by `visit`
  unsure,   // of numbers that round: after too many steps
};

/** Numbers that round may take the same supports again and again. */
template <class T>
inline constexpr int kMostSteps = 24;
template <>
inline constexpr int kMostSteps<Exact> = std::numeric_limits<int>::max();

/** Whether a step from the newest point leads nearer, by more than doubles may be off there. */
inline bool leadsNearer(const Simplex<double>& simplex, const Vec3& step) {
  const Vec3& v = simplex.toNearest();
  return -dot(v, step) > 0x1p-45 * std::fabs(dot(v, simplex.newest()));
}
template <class T>
bool leadsNearer(const Simplex<T>& simplex, const Vector3<T>& step) {
  return signOfDot(simplex.toNearest(), step) == Sign::negative;
}

/** Adds the points of a guess, those that lead nearer to the origin than the ones before. */
template <class T>
void addAll(Simplex<T>& simplex, const Simplex<double>& guess, const Differences<T>& d) {
  for (int i = guess.count() - 1; i >= 0; --i) {
    const SupportName& name = guess.name(i);
    if (simplex.count() == 0 || leadsNearer(simplex, d.step(simplex.name(0), name))) {
      simplex.add(name);
    }
  }
}

/** Calls visit(simplex) before each step, which says whether to go on: a test may record them. */
template <class T, class Visit>
WalkEnd walkToNearest(const Differences<T>& d, Simplex<T>& simplex, const Visit& visit) {
  if (simplex.count() == 0) {
    simplex.add(d.lowest(d.between(), {}, {}));
  }
  for (int step = 0; step < kMostSteps<T>; ++step) {
    if (!visit(simplex)) {
      return WalkEnd::stopped;
    }
    const Vector3<T>& v = simplex.toNearest();
    if (isZero(v)) {
      return WalkEnd::nearest;
    }
    const SupportName name = d.lowest(v, simplex.name(0), simplex.levelParts());
    if (simplex.holds(name) || !leadsNearer(simplex, d.step(simplex.name(0), name))) {
      return WalkEnd::nearest;
    }
    if (!simplex.add(name)) {
      return WalkEnd::inside;
    }
  }
  return WalkEnd::unsure;
}

}  // namespace collision
