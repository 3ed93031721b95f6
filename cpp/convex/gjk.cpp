#include "convex/gjk.h"

#include <algorithm>
#include <limits>

#include "convex/polytope_errors.h"
#include "convex/simplex.h"
#include "number/index.h"

namespace collision {
namespace {

constexpr int kMostSteps = 24;
/** How wrong v · x is for a point x of D and a vector v of numbers up to 1. */
constexpr Roundoff supportGap(bool boxA, bool boxB) {
  return gapAlong(worstTerms(boxA), worstTerms(boxB), kUnitVector);
}
constexpr Roundoff kSupportGap[2][2] = {{supportGap(false, false), supportGap(false, true)},
                                        {supportGap(true, false), supportGap(true, true)}};

/** The point of a polytope that reaches least far along v, twice, times n. */
Vec3 lowest(const PolytopeTerms<double>& terms, const Vec3& v) {
  Vec3 point = terms.corner[0];
  double least = dot(point, v);
  for (int i = 1; i < terms.corners; ++i) {
    const double along = dot(terms.corner[at(i)], v);
    if (along < least) {
      least = along;
      point = terms.corner[at(i)];
    }
  }
  for (int i = 0; i < terms.generators; ++i) {
    const Vec3& generator = terms.generator[at(i)];
    point = dot(generator, v) > 0 ? point - generator : point + generator;
  }
  return point;
}

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

}  // namespace

Sign compareDistance(const Polytope& a, const Polytope& b, double distance) {
  const Vec3& reference = a.isBox() ? b.reference() : a.reference();
  PolytopeTerms<double> onA = a.rounded(reference);
  PolytopeTerms<double> onB = b.rounded(reference);
  const double reach = 2 * (sizeOf(onA) + sizeOf(onB));
  cutRay(onA, reach);
  cutRay(onB, reach);
  const double size = sizeOf(onA) + sizeOf(onB);
  if (!(size < HUGE_VAL)) {
    return Sign::zero;
  }
  const double scale = 2 * onA.n * onB.n;
  const double limit = distance * scale;
  const double error = kSupportGap[a.isBox() ? 1 : 0][b.isBox() ? 1 : 0].bound(size);
  // Of a point of D: four terms, each a support point times a weight that was rounded a few times.
  const double pointError = 64 * error + 0x1p-150;
  constexpr double kMore = 1 + 0x1p-40;  // roundings of lengths and products, the scale's included

  Simplex simplex;
  Vec3 v = onB.corner[0] * onA.n - onA.corner[0] * onB.n;
  for (int step = 0; step < kMostSteps; ++step) {
    const double norm = length(v);
    if (norm > 0) {
      const ProjectedInterval<double> reachA = onA.along(v);
      const ProjectedInterval<double> reachB = onB.along(v);
      const double least = reachB.min * onA.n - reachA.max * onB.n;
      if (least - error * (std::fabs(v.x) + std::fabs(v.y) + std::fabs(v.z)) - kUnderflow >
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
    const Vec3 fromA = lowest(onA, -v);
    const Vec3 support = lowest(onB, v) * onA.n - fromA * onB.n;
    if (step > 0 && !(dot(v, v) - dot(v, support) > 0x1p-45 * dot(v, v))) {
      return Sign::zero;  // as near as doubles get
    }
    const bool outside = simplex.add({support, fromA});
    v = simplex.nearest().point;
    if (!outside) {
      return (length(v) + pointError) * kMore < limit ? Sign::negative : Sign::zero;
    }
  }
  return Sign::zero;
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

namespace {

/** `lowest` with its name: bits of the generators from `firstBit` on, the corner's at `cornerBit`.
 */
Vec3 lowestNamed(const PolytopeTerms<double>& terms, const Vec3& v, int firstBit,
                 unsigned cornerBit, unsigned& name) {
  int lowestCorner = 0;
  double least = dot(terms.corner[0], v);
  for (int i = 1; i < terms.corners; ++i) {
    const double along = dot(terms.corner[at(i)], v);
    if (along < least) {
      least = along;
      lowestCorner = i;
    }
  }
  Vec3 point = terms.corner[at(lowestCorner)];
  name |= static_cast<unsigned>(lowestCorner) << cornerBit;
  for (int i = 0; i < terms.generators; ++i) {
    const Vec3& generator = terms.generator[at(i)];
    const bool negative = dot(generator, v) > 0;
    point = negative ? point - generator : point + generator;
    name |= negative ? 0U : 1U << static_cast<unsigned>(firstBit + i);
  }
  return point;
}

}  // namespace

NearestSupports nearestSupports(const PolytopeTerms<double>& a, const PolytopeTerms<double>& b) {
  Simplex simplex;
  Vec3 v = b.corner[0] * a.n - a.corner[0] * b.n;
  for (int step = 0; step < kMostSteps; ++step) {
    unsigned name = 0;
    const Vec3 onA = lowestNamed(a, -v, 0, kCornerOfA, name);
    const Vec3 onB = lowestNamed(b, v, a.generators, kCornerOfB, name);
    const Vec3 support = onB * a.n - onA * b.n;
    const double squared = dot(v, v);
    if (step > 0 && !(squared - dot(v, support) > 0x1p-45 * squared)) {
      NearestSupports found;
      for (const Difference& point : simplex.points()) {
        found.name[at(found.count++)] = point.name;
      }
      return found;
    }
    if (!simplex.add({support, onA, name})) {
      return {};
    }
    v = simplex.nearest().point;
  }
  return {};
}

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
  Simplex simplex;
  Vec3 v = onB.corner[0] * onA.n - onA.corner[0] * onB.n;
  for (int step = 0; step < kMostSteps; ++step) {
    const Vec3 fromA = lowest(onA, -v);
    const bool outside = simplex.add({lowest(onB, v) * onA.n - fromA * onB.n, fromA});
    v = simplex.nearest().point;
    if (length(v) <= 0x1p-44 * scale) {
      // Half-way between the point of a and that of b, which v leads to.
      const Vec3 point = simplex.nearest().onA * (0.5 / onA.n) + v * (0.5 / scale);
      return reference + scaled(point, exponent);
    }
    if (!outside) {
      return std::nullopt;
    }
  }
  return std::nullopt;
}

}  // namespace collision
