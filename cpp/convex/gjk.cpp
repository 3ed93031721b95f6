#include "convex/gjk.h"

#include <algorithm>
#include <limits>

#include "convex/polytope_errors.h"
#include "convex/simplex.h"
#include "number/index.h"
#include "number/relative_roundoff.h"

namespace collision {
namespace {

constexpr int kMostSteps = 24;

// What doubles are off by.

/** v · x for a point x of D and a vector v of numbers up to 1. */
constexpr Roundoff supportGap(bool boxA, bool boxB) {
  return gapAlong(worstTerms(boxA), worstTerms(boxB), kUnitVector);
}

/** A component of a corner and the generators, of which none and no sum exceeds the size. */
constexpr Roundoff placeOf(const PolytopeTerms<Roundoff>& terms) {
  Roundoff place = terms.corner[0].x;
  for (int i = 0; i < terms.generators; ++i) {
    place = place + terms.generator[at(i)].x;
  }
  return place.atMost(1);
}

/** A component of a mean of the points of a simplex, with the weights that Simplex gives them. */
constexpr Roundoff meanOf(const Roundoff& point) {
  constexpr RelativeRoundoff kAny = RelativeRoundoff::roundedOnce();
  constexpr Roundoff kWeight =
      Roundoff(1.0).offBy((kAny / (kAny + kAny + kAny + kAny)).ofComputed());
  // NOLINTNEXTLINE(misc-redundant-expression): unlike numbers with like bounds
  const Roundoff edge = point - point;
  const Roundoff weighted = point * kWeight;
  return greatest(point + edge * kWeight + edge * kWeight,
                  weighted + weighted + weighted + weighted);
}

/** The length of the difference of such a point and the true one: at most √3 of a component. */
constexpr double meanPoint(bool boxA, bool boxB) {
  const PolytopeTerms<Roundoff> a = worstTerms(boxA);
  const PolytopeTerms<Roundoff> b = worstTerms(boxB);
  return 2 * meanOf(placeOf(b) * a.n - placeOf(a) * b.n).error();
}

/** All products with distance and lengths of vectors, as a part of themselves. */
constexpr double kMore = 1 + 0x1p-40;
constexpr RelativeRoundoff squaredLength(const Vector3<RelativeRoundoff>& v) { return dot(v, v); }
static_assert(1 + (squareRoot(squaredLength(kExactVector)) * RelativeRoundoff() *
                   RelativeRoundoff() * RelativeRoundoff())
                      .ofComputed() <
              kMore);

template <class Of>
constexpr std::array<std::array<decltype(Of()(true, true)), 2>, 2> forBoxes(const Of& of) {
  return {{{of(false, false), of(false, true)}, {of(true, false), of(true, true)}}};
}
constexpr auto kSupportGap = forBoxes([](bool a, bool b) { return supportGap(a, b); });
constexpr auto kMeanPoint = forBoxes([](bool a, bool b) { return meanPoint(a, b); });

/** The point of a polytope that reaches least far along v, twice, times n. */
struct Lowest {
  Vec3 point;
  unsigned name = 0;  // its corner's bits from `cornerBit` on, and those of its generators
};

Lowest lowest(const PolytopeTerms<double>& terms, const Vec3& v, int firstBit, unsigned cornerBit) {
  int corner = 0;
  double least = dot(terms.corner[0], v);
  for (int i = 1; i < terms.corners; ++i) {
    const double along = dot(terms.corner[at(i)], v);
    if (along < least) {
      least = along;
      corner = i;
    }
  }
  Lowest support{terms.corner[at(corner)], static_cast<unsigned>(corner) << cornerBit};
  for (int i = 0; i < terms.generators; ++i) {
    const Vec3& generator = terms.generator[at(i)];
    const bool negative = dot(generator, v) > 0;
    support.point = negative ? support.point - generator : support.point + generator;
    support.name |= negative ? 0U : 1U << static_cast<unsigned>(firstBit + i);
  }
  return support;
}

/** The walk of Gilbert, Johnson and Keerthi: from support to support of D, nearer to the origin. */
class SupportWalk {
 public:
  SupportWalk(const PolytopeTerms<double>& a, const PolytopeTerms<double>& b)
      : a_(a), b_(b), v_(b.corner[0] * a.n - a.corner[0] * b.n) {}

  /** The point of D that is the nearest so far, and the points that it is a mean of. */
  [[nodiscard]] const Vec3& nearest() const { return v_; }
  [[nodiscard]] const Simplex& simplex() const { return simplex_; }

  [[nodiscard]] Difference support() const {
    const Lowest onA = lowest(a_, -v_, 0, kCornerOfA);
    const Lowest onB = lowest(b_, v_, a_.generators, kCornerOfB);
    return {onB.point * a_.n - onA.point * b_.n, onA.point, onA.name | onB.name};
  }
  /**
   * Whether a support is no nearer, as far as doubles can tell: surely where it comes again, or the
   * one before brought the walk no nearer.
   */
  [[nodiscard]] bool isNearest(const Difference& support) const {
    if (!isNearer_) {
      return true;
    }
    for (const Difference& point : simplex_.points()) {
      if (point.name == support.name) {
        return true;
      }
    }
    const double squared = dot(v_, v_);
    return !simplex_.points().empty() && !(squared - dot(v_, support.point) > 0x1p-45 * squared);
  }
  /** False where D is around the origin. */
  bool add(const Difference& support) {
    const bool outside = simplex_.add(support);
    const Vec3& nearest = simplex_.nearest().point;
    isNearer_ = simplex_.points().size() == 1 || dot(nearest, nearest) < dot(v_, v_);
    v_ = nearest;
    return outside;
  }

 private:
  const PolytopeTerms<double>& a_;
  const PolytopeTerms<double>& b_;
  Simplex simplex_;
  Vec3 v_;
  bool isNearer_ = true;
};

/** The point of a ray that is nearest to anything within `reach` lies within `reach` too. */
void cutRay(PolytopeTerms<double>& terms, double reach) {
  if (!terms.unbounded) {
    return;
  }
  terms.unbounded = false;
  terms.generators = 1;
  terms.generator[0] = terms.edge[0] * (reach / length(terms.edge[0]));
  terms.corner[0] = terms.corner[0] + terms.generator[0];
}
void cutRays(PolytopeTerms<double>& a, PolytopeTerms<double>& b) {
  const double reach = 2 * (sizeOf(a) + sizeOf(b));
  cutRay(a, reach);
  cutRay(b, reach);
}

}  // namespace

Sign compareDistance(const Polytope& a, const Polytope& b, double distance) {
  const Vec3& reference = a.isBox() ? b.reference() : a.reference();
  PolytopeTerms<double> onA = a.rounded(reference);
  PolytopeTerms<double> onB = b.rounded(reference);
  cutRays(onA, onB);
  const double size = sizeOf(onA) + sizeOf(onB);
  if (!(size < HUGE_VAL)) {
    return Sign::zero;
  }
  const double limit = distance * (2 * onA.n * onB.n);
  const std::size_t boxA = a.isBox() ? 1 : 0;
  const std::size_t boxB = b.isBox() ? 1 : 0;
  const double gapError = kSupportGap[boxA][boxB].bound(size);
  const double pointError = kMeanPoint[boxA][boxB] * size + kUnderflow;

  SupportWalk walk(onA, onB);
  for (int step = 0; step < kMostSteps; ++step) {
    const Vec3& v = walk.nearest();
    const double norm = length(v);
    if (norm > 0) {
      const ProjectedInterval<double> reachA = onA.along(v);
      const ProjectedInterval<double> reachB = onB.along(v);
      const double least = reachB.min * onA.n - reachA.max * onB.n;
      if (least - gapError * (std::fabs(v.x) + std::fabs(v.y) + std::fabs(v.z)) - kUnderflow >
          limit * norm * kMore) {
        return Sign::positive;
      }
    }
    if ((norm + pointError) * kMore < limit) {
      return Sign::negative;
    }
    if (!(norm > 0)) {
      return Sign::zero;
    }
    const Difference support = walk.support();
    if (walk.isNearest(support)) {
      return Sign::zero;
    }
    if (!walk.add(support)) {
      return (length(walk.nearest()) + pointError) * kMore < limit ? Sign::negative : Sign::zero;
    }
  }
  return Sign::zero;
}

NearestSupports nearestSupports(const PolytopeTerms<double>& a, const PolytopeTerms<double>& b) {
  PolytopeTerms<double> onA = a;
  PolytopeTerms<double> onB = b;
  cutRays(onA, onB);
  SupportWalk walk(onA, onB);
  for (int step = 0; step < kMostSteps; ++step) {
    const Difference support = walk.support();
    if (walk.isNearest(support)) {
      NearestSupports found;
      for (const Difference& point : walk.simplex().points()) {
        found.name[at(found.count++)] = point.name;
      }
      return found;
    }
    if (!walk.add(support)) {
      return {};
    }
  }
  return {};
}

namespace {

/** Of the largest number in corners and generators; the least int when all are zero. */
int exponentOf(const PolytopeTerms<double>& terms) {
  double largest = 0;
  for (std::size_t i = 0; i < 3; ++i) {
    largest = std::fmax(largest, std::fmax(largestMagnitude(terms.corner[i]),
                                           largestMagnitude(terms.generator[i])));
  }
  return largest > 0 ? std::ilogb(largest) : std::numeric_limits<int>::min();
}

Vec3 scaled(const Vec3& v, int exponent) {
  return {std::scalbn(v.x, exponent), std::scalbn(v.y, exponent), std::scalbn(v.z, exponent)};
}

PolytopeTerms<double> scaled(PolytopeTerms<double> terms, int exponent) {
  for (std::size_t i = 0; i < 3; ++i) {
    terms.corner[i] = scaled(terms.corner[i], exponent);
    terms.generator[i] = scaled(terms.generator[i], exponent);
  }
  return terms;
}

}  // namespace

std::optional<Vec3> commonPoint(const Polytope& a, const Polytope& b) {
  const Vec3& reference = a.isBox() ? b.reference() : a.reference();
  PolytopeTerms<double> onA = a.rounded(reference);
  PolytopeTerms<double> onB = b.rounded(reference);
  // Both no larger than about one: no square over- or underflows.
  const int exponent = std::max(exponentOf(onA), exponentOf(onB));
  if (exponent == std::numeric_limits<int>::min()) {
    return reference;
  }
  onA = scaled(onA, -exponent);
  onB = scaled(onB, -exponent);
  const double scale = 2 * onA.n * onB.n;
  SupportWalk walk(onA, onB);
  for (int step = 0; step < kMostSteps; ++step) {
    const bool outside = walk.add(walk.support());
    const Vec3& v = walk.nearest();
    if (length(v) <= 0x1p-44 * scale) {
      // Half-way between the point of a and that of b, which v leads to.
      const Vec3 point = walk.simplex().nearest().onA * (0.5 / onA.n) + v * (0.5 / scale);
      return reference + scaled(point, exponent);
    }
    if (!outside) {
      return std::nullopt;
    }
  }
  return std::nullopt;
}

}  // namespace collision
