#include "query/ray_flat.h"

#include "query/clip.h"
#include "query/ray_witness.h"

namespace collision {
namespace {

Witness witnessAcross(const Ray& ray, std::span<const Vec3> corners, const Vec3& direction,
                      Along along) {
  const Vec3 axis = normalized(direction);
  const Vec3& reference = corners[0];
  Witness witness = witnessAlong(axis, extentOfRay(ray, axis, along, reference),
                                 extentOfPoints(corners, axis, reference));
  witness.gap = agreeing(witness.gap, Sign::positive);
  return witness;
}

Witness touchingAlong(const Vec3& axis, const Vec3& point) {
  return {normalized(axis), 0.0, point, point};
}

/** The ends of the segment that corners on one line span. */
struct SegmentEnds {
  Vec3 p;
  Vec3 q;
};

/** The two corners furthest apart. */
SegmentEnds endsOf(std::span<const Vec3> corners) {
  SegmentEnds ends{corners[0], corners[0]};
  double longest = 0;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    for (std::size_t j = i + 1; j < corners.size(); ++j) {
      const Vec3 edge = corners[j] - corners[i];
      const double squared = dot(edge, edge);
      if (squared > longest) {
        longest = squared;
        ends = {corners[i], corners[j]};
      }
    }
  }
  return ends;
}

/** Candidates of rayOnSegment. */
enum SegmentCandidate {
  kCommonPlane = 0,
  kRayRange = 1,
  kSegmentRange = 2,
  kBeside = 3,
  kInLine = 4
};

class RayOnSegment {
 public:
  RayOnSegment(const Ray& ray, std::span<const Vec3> corners, int firstCandidate, Trace* trace)
      : ray_(ray),
        corners_(corners),
        first_(firstCandidate),
        trace_(trace),
        ends_(endsOf(corners)) {}

  Verdict answer() {
    const Vec3 across = cross(ray_.direction, ends_.q - ends_.p);
    if (isZero(across)) {
      parallel();
    } else {
      crossing(across);
    }
    return verdict_;
  }

 private:
  void crossing(const Vec3& across) {
    const Vec3 toStart = ends_.p - ray_.origin;
    const Vec3 edge = ends_.q - ends_.p;
    const Decision apartness = decide(std::fabs(dot(toStart, across)));
    axisRow(kCommonPlane, apartness, across, Along::across);
    if (!meets()) {
      return;
    }
    const double squared = dot(across, across);
    const Crossing onRay{dot(cross(toStart, edge), across), squared};
    const Crossing onSegment{dot(cross(toStart, ray_.direction), across), squared};

    const Decision before = decide(-onRay.numerator);
    const Decision beyond = compareWithEnd(onRay, ray_.direction, ray_.maxDistance);
    const Vec3 acrossEdge = cross(edge, across);
    axisRow(kRayRange, before.positive() ? before : beyond, acrossEdge,
            alongOf(signOfDot(ray_.direction, acrossEdge)));
    const Decision below = decide(-onSegment.numerator);
    const Decision above = compare(onSegment.numerator, onSegment.denominator);
    axisRow(kSegmentRange, below.positive() ? below : above, cross(ray_.direction, across),
            Along::across);
    if (meets()) {
      const double t = onRay.t();
      verdict_.hit = hitBetween(ray_, t, t);
      touch(across);
    }
  }

  void parallel() {
    const Vec3 toStart = ends_.p - ray_.origin;
    const Vec3 beside = cross(cross(ray_.direction, toStart), ray_.direction);
    if (!isZero(cross(ray_.direction, toStart))) {
      axisRow(kBeside, decide(Sign::positive), beside, Along::across);
      return;
    }
    const double squared = dot(ray_.direction, ray_.direction);
    const Crossing atP{dot(toStart, ray_.direction), squared};
    const Crossing atQ{dot(ends_.q - ray_.origin, ray_.direction), squared};
    const bool forward = compare(atP, atQ).negative();
    const Crossing& near = forward ? atP : atQ;
    const Crossing& far = forward ? atQ : atP;
    const Decision behind = decide(-far.numerator);
    const Decision beyond = compareWithEnd(near, ray_.direction, ray_.maxDistance);
    axisRow(kInLine, behind.positive() ? behind : beyond, ray_.direction, Along::with);
    if (meets()) {
      verdict_.hit = hitBetween(ray_, std::fmax(near.t(), 0.0), std::fmin(far.t(), ray_.end()));
      const Vec3 sideways = cross(ray_.direction, unitAxis(0));
      touch(isZero(sideways) ? unitAxis(1) : sideways);
    }
  }

  [[nodiscard]] bool meets() const { return verdict_.candidate < 0; }

  void touch(const Vec3& axis) {
    verdict_.outcome = Outcome::touching;
    verdict_.witness = touchingAlong(axis, verdict_.hit.point);
    verdict_.hit.feature = 0;
  }

  /** Two closed sets without an inside touch or are apart along an axis; they never overlap. */
  void axisRow(int candidate, const Decision& gap, const Vec3& direction, Along along) {
    const bool reached = meets();
    if (reached && gap.positive()) {
      verdict_.candidate = first_ + candidate;
      verdict_.witness = witnessAcross(ray_, corners_, direction, along);
    }
    if (trace_ != nullptr) {
      const Vec3 axis = normalized(direction);
      const Vec3& reference = corners_[0];
      trace_->add(axisStep(first_ + candidate, StepGroup::flat, gap, axis,
                           extentOfRay(ray_, axis, along, reference),
                           extentOfPoints(corners_, axis, reference), reference, reached));
    }
  }

  const Ray& ray_;
  std::span<const Vec3> corners_;
  int first_;
  Trace* trace_;
  SegmentEnds ends_;
  Verdict verdict_;
};

}  // namespace

Verdict rayInPlane(const Ray& ray, std::span<const Vec3> corners, const Vec3& normal,
                   int firstCandidate, Trace* trace) {
  Verdict verdict;
  Clip clip(ray);
  const int count = static_cast<int>(corners.size());
  for (int k = 0; k < count; ++k) {
    const bool reached = !clip.empty();
    if (!reached && trace == nullptr) {
      break;
    }
    const Vec3& corner = corners[static_cast<std::size_t>(k)];
    const Vec3& next = corners[static_cast<std::size_t>((k + 1) % count)];
    const Vec3 inward = cross(normal, next - corner);
    const double value = dot(ray.origin - corner, inward);
    const double slope = dot(ray.direction, inward);
    const Interval before = clip.interval();
    Clip alone(ray);
    Clip& cut = reached ? clip : alone;
    const Decision gap = decide(cut.keep(value, slope, k) ? Sign::negative : Sign::positive);
    if (reached && clip.empty()) {
      verdict.candidate = firstCandidate + k;
    }
    if (trace != nullptr) {
      const double t = slope != 0 ? -value / slope : kNone;
      const Interval allowed =
          slope > 0 ? Interval{t, kInfinity} : Interval{-kInfinity, slope < 0 ? t : kInfinity};
      Step step = scalarStep(firstCandidate + k, StepGroup::flat, StepUnit::parameter, gap,
                             reached ? before : Interval{0, ray.end()}, allowed, reached);
      step.axis = normalized(inward);
      trace->add(step);
    }
  }
  if (clip.empty()) {
    const int k = clip.failedTag();
    const Vec3 edge =
        corners[static_cast<std::size_t>((k + 1) % count)] - corners[static_cast<std::size_t>(k)];
    const Vec3 inward = cross(normal, edge);
    verdict.witness =
        clip.failedAgainst() == kRayItself
            ? witnessAcross(ray, corners, inward, alongOf(signOfDot(ray.direction, inward)))
            : witnessAcross(ray, corners, cross(normal, ray.direction), Along::across);
    return verdict;
  }
  verdict.outcome = Outcome::touching;
  verdict.hit = hitBetween(ray, clip.enter(), clip.exit());
  verdict.hit.normal = normalized(normal);
  verdict.hit.feature = clip.enterTag() == kRayItself ? 0 : 1 + clip.enterTag();
  verdict.witness = touchingAlong(normal, verdict.hit.point);
  return verdict;
}

Verdict rayOnSegment(const Ray& ray, std::span<const Vec3> corners, int firstCandidate,
                     Trace* trace) {
  return RayOnSegment(ray, corners, firstCandidate, trace).answer();
}

}  // namespace collision
