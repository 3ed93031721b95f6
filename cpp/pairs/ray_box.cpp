// Does a ray meet a box, and where? Slabs: between each pair of parallel faces the ray has an
// interval of parameters; what it spends inside the box is what the three intervals have in common.
// A turned box is a straight box: the ray is moved into its frame first.
// Source: Kay, Kajiya, Ray Tracing Complex Scenes, SIGGRAPH 1986.
#include "pairs/pairs.h"
#include "query/clip.h"
#include "query/ray_witness.h"
#include "query/trace.h"

namespace collision {
namespace {

/** Along one box axis: from the ray's origin to the lower and upper face, and the ray's slope. */
struct Slab {
  double toLower = 0;  // ≤ 0 once the origin is above the lower face
  double toUpper = 0;
  double slope = 0;

  [[nodiscard]] bool flat() const { return toLower == toUpper; }
  [[nodiscard]] bool originOnFace() const { return toLower == 0 || toUpper == 0; }
  [[nodiscard]] bool originInside() const { return toLower < 0 && toUpper > 0; }
};

struct Slabs {
  std::array<Slab, 3> slab;
  Frame frame;
};

Slabs slabsOf(const Ray& ray, const Aabb& box) {
  Slabs slabs;
  for (int i = 0; i < 3; ++i) {
    slabs.slab[static_cast<std::size_t>(i)] = {box.min[i] - ray.origin[i],
                                               box.max[i] - ray.origin[i], ray.direction[i]};
  }
  return slabs;
}

/** Everything times n, the same factor above and below each fraction. */
Slabs slabsOf(const Ray& ray, const Obb& box) {
  const Vec3 center = toLocal(box.frame, box.center - ray.origin);
  const Vec3 slope = toLocal(box.frame, ray.direction);
  const Vec3 half = box.halfExtents * box.frame.n;
  Slabs slabs;
  slabs.frame = box.frame;
  for (int i = 0; i < 3; ++i) {
    slabs.slab[static_cast<std::size_t>(i)] = {center[i] - half[i], center[i] + half[i], slope[i]};
  }
  return slabs;
}

/** A ray without length is its origin: its direction plays no part. */
Slabs withoutLength(Slabs slabs) {
  for (Slab& slab : slabs.slab) {
    slab.slope = 0;
  }
  return slabs;
}

constexpr int lowerFace(int axis) { return 2 * axis; }
constexpr int upperFace(int axis) { return 2 * axis + 1; }
constexpr int axisOfFace(int face) { return face / 2; }

Interval intervalOf(const Slab& slab) {
  if (slab.slope == 0) {
    return {};
  }
  const double lower = slab.toLower / slab.slope;
  const double upper = slab.toUpper / slab.slope;
  return slab.slope > 0 ? Interval{lower, upper} : Interval{upper, lower};
}

/** Whether the origin lies beside a slab that the ray is parallel to. */
bool besideParallel(const Slab& slab) {
  return slab.slope == 0 && (slab.toLower > 0 || slab.toUpper < 0);
}

bool cut(Clip& clip, const Slab& slab, int axis) {
  return clip.keep(-slab.toLower, slab.slope, lowerFace(axis)) &&
         clip.keep(slab.toUpper, -slab.slope, upperFace(axis));
}

Vec3 pointAt(const Ray& ray, double t) { return std::isfinite(t) ? ray.at(t) : kNoPoint; }

Step slabStep(const Ray& ray, int axis, const Interval& before, const Slab& slab, Sign gap,
              const Vec3& unit, bool reached, int line = __builtin_LINE()) {
  const Interval within = intervalOf(slab);
  Step step = scalarStep(axis, StepGroup::slab, StepUnit::parameter, decide(gap, line), before,
                         within, reached);
  if (besideParallel(slab)) {  // the slab has no parameter of the ray at all
    step.b = {kNone, kNone};
    step.gap = kInfinity;
  }
  step.axis = unit;
  step.aMinPoint = pointAt(ray, before.min);
  step.aMaxPoint = pointAt(ray, before.max);
  step.bMinPoint = pointAt(ray, step.b.min);
  step.bMaxPoint = pointAt(ray, step.b.max);
  return step;
}

/** The whole ray lies in B's interior directions: 0 lies inside the set of differences. */
bool overlaps(const Ray& ray, const Slabs& slabs, const Clip& clip) {
  int flatAxis = -1;
  for (int i = 0; i < 3; ++i) {
    const Slab& slab = slabs.slab[static_cast<std::size_t>(i)];
    if (slab.flat()) {
      if (flatAxis >= 0 || slab.slope == 0) {
        return false;  // box and ray together do not fill space
      }
      flatAxis = i;
    } else if (slab.slope == 0 && !slab.originInside()) {
      return false;  // sliding along a face
    }
  }
  if (flatAxis < 0) {
    const bool isPoint = ray.maxDistance == 0;
    return isPoint || clip.hasLength();
  }
  // A flat box is crossed at one parameter, which must lie strictly inside everything else.
  const Slab& flat = slabs.slab[static_cast<std::size_t>(flatAxis)];
  const Crossing at = crossingOf(-flat.toLower, flat.slope);
  if (signOf(at.numerator) != Sign::positive ||
      !compareWithEnd(at, ray.direction, ray.maxDistance).negative()) {
    return false;
  }
  for (int i = 0; i < 3; ++i) {
    const Slab& slab = slabs.slab[static_cast<std::size_t>(i)];
    if (i == flatAxis || slab.slope == 0) {
      continue;
    }
    const Crossing lower = crossingOf(-slab.toLower, slab.slope);
    const Crossing upper = crossingOf(-slab.toUpper, slab.slope);
    const Crossing& first = slab.slope > 0 ? lower : upper;
    const Crossing& second = slab.slope > 0 ? upper : lower;
    if (!compare(first, at).negative() || !compare(at, second).negative()) {
      return false;
    }
  }
  return true;
}

/** The face the ray's origin lies on, −1 when it lies on none. */
int faceOfOrigin(const Slabs& slabs) {
  for (int i = 0; i < 3; ++i) {
    const Slab& slab = slabs.slab[static_cast<std::size_t>(i)];
    if (slab.originOnFace()) {
      return slab.toLower == 0 ? lowerFace(i) : upperFace(i);
    }
  }
  return -1;
}

template <class Box>
Hit hitOf(const Ray& ray, const Box& box, const Slabs& slabs, const Clip& clip) {
  Hit hit = hitBetween(ray, clip.enter(), clip.exit());
  hit.startsInside = true;
  for (const Slab& slab : slabs.slab) {
    hit.startsInside = hit.startsInside && slab.originInside();
  }
  if (hit.startsInside) {
    return hit;
  }
  hit.feature = clip.enterTag() != kRayItself ? clip.enterTag() : faceOfOrigin(slabs);
  const int axis = axisOfFace(hit.feature);
  const bool upper = hit.feature == upperFace(axis);
  hit.normal = upper ? box.unit(axis) : -box.unit(axis);
  const double slope = slabs.slab[static_cast<std::size_t>(axis)].slope;
  if (slope != 0) {
    hit.facing = (slope > 0) == upper ? Facing::back : Facing::front;
  }
  return hit;
}

template <class Box>
Witness witnessOnFace(const Ray& ray, const Box& box, const Slabs& slabs, int axis,
                      const Vec3& reference) {
  const Vec3 unit = box.unit(axis);
  const Along along = alongOf(decide(slabs.slab[static_cast<std::size_t>(axis)].slope));
  return witnessAlong(unit, extentOfRay(ray, unit, along, reference), box.extent(unit, reference));
}

/** The axis direction × box axis, across the ray; false when the two are parallel. */
template <class Box>
bool witnessAcross(const Ray& ray, const Box& box, int axis, const Vec3& reference,
                   Witness& witness) {
  const Vec3 direction = cross(normalized(ray.direction), box.unit(axis));
  if (isZero(direction)) {
    return false;
  }
  const Vec3 unit = normalized(direction);
  witness = witnessAlong(unit, extentOfRay(ray, unit, Along::across, reference),
                         box.extent(unit, reference));
  return true;
}

/** The separating axis behind an empty interval: a face normal, or ray × edge for two slabs. */
template <class Box>
Witness witnessOfMiss(const Ray& ray, const Box& box, const Slabs& slabs, const Clip& clip,
                      const Vec3& reference) {
  const int axis = axisOfFace(clip.failedTag());
  Witness witness = witnessOnFace(ray, box, slabs, axis, reference);
  if (clip.failedAgainst() != kRayItself) {
    const int third = 3 - axis - axisOfFace(clip.failedAgainst());
    witnessAcross(ray, box, third, reference, witness);
  }
  witness.gap = agreeing(witness.gap, Sign::positive);
  return witness;
}

template <class Box>
Witness witnessOfMeeting(const Ray& ray, const Box& box, const Slabs& slabs, Sign gap,
                         const Vec3& reference) {
  LeastDepth least;
  for (int i = 0; i < 3; ++i) {
    least.consider(witnessOnFace(ray, box, slabs, i, reference));
  }
  Witness across;
  for (int i = 0; i < 3; ++i) {
    if (witnessAcross(ray, box, i, reference, across)) {
      least.consider(across);
    }
  }
  Witness witness = least.witness();
  witness.gap = agreeing(witness.gap, gap);
  return witness;
}

template <class Box>
Verdict rayBox(const Ray& ray, const Box& box, Trace* trace) {
  Slabs slabs = slabsOf(ray, box);
  if (ray.maxDistance == 0) {
    slabs = withoutLength(slabs);
  }
  const Vec3 reference = box.middle();
  Clip clip(ray);
  Verdict verdict;
  for (int i = 0; i < 3; ++i) {
    const Slab& slab = slabs.slab[static_cast<std::size_t>(i)];
    const bool reached = !clip.empty();
    if (!reached && trace == nullptr) {
      break;
    }
    const Interval before = clip.interval();
    Sign gap = Sign::negative;
    if (reached) {
      gap = cut(clip, slab, i) ? Sign::negative : Sign::positive;
    } else {  // only shown: against what the ray itself still had
      Clip alone(ray);
      gap = cut(alone, slab, i) ? Sign::negative : Sign::positive;
    }
    if (gap == Sign::negative && reached && !clip.hasLength()) {
      gap = Sign::zero;
    }
    if (reached && clip.empty()) {
      verdict.candidate = i;
    }
    if (trace != nullptr) {
      const Interval shown = reached ? before : Interval{0, ray.end()};
      trace->add(slabStep(ray, i, shown, slab, gap, box.unit(i), reached));
    }
  }
  if (clip.empty()) {
    verdict.witness = witnessOfMiss(ray, box, slabs, clip, reference);
    return verdict;
  }
  verdict.outcome = overlaps(ray, slabs, clip) ? Outcome::overlapping : Outcome::touching;
  verdict.hit = hitOf(ray, box, slabs, clip);
  verdict.witness = witnessOfMeeting(
      ray, box, slabs, verdict.outcome == Outcome::touching ? Sign::zero : Sign::negative,
      reference);
  return verdict;
}

}  // namespace

Verdict rayAabb(const Ray& a, const Aabb& b, Trace* trace) { return rayBox(a, b, trace); }
Verdict rayObb(const Ray& a, const Obb& b, Trace* trace) { return rayBox(a, b, trace); }

}  // namespace collision
