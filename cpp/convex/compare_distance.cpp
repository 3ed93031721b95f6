#include "convex/compare_distance.h"

#include "convex/gjk.h"
#include "convex/polytope_errors.h"
#include "number/relative_roundoff.h"

namespace collision {
namespace {

// What doubles are off by.

constexpr Differences<Roundoff> worstDifferences(bool boxA, bool boxB) {
  return {worstTerms(boxA), worstTerms(boxB), Roundoff(1.0)};
}

/** v · x for a point x of D and a vector v of numbers up to 1. */
constexpr Roundoff lowestAlong(bool boxA, bool boxB) {
  return worstDifferences(boxA, boxB).lowestAlong(kUnitVector);
}

/** The length of the difference of a mean and the true one: at most √3 of a component. */
constexpr double meanPoint(bool boxA, bool boxB) {
  constexpr RelativeRoundoff kAny = RelativeRoundoff::roundedOnce();
  constexpr Roundoff kShare =
      Roundoff(1.0).offBy((kAny / (kAny + kAny + kAny + kAny)).ofComputed());
  const Differences<Roundoff> d = worstDifferences(boxA, boxB);
  std::array<Roundoff, 4> steps;
  std::array<Roundoff, 4> shares;
  steps.fill(d.step({}, {{boxA ? 0 : 1, boxB ? 0 : 1}, ~0U}).x);  // all that names can differ in
  shares.fill(kShare);
  return 2 * meanOf(d.point({}).x, steps, shares, 4).error();
}

/** All products with distance and lengths of vectors, as a part of themselves. */
constexpr double kMore = 1 + 0x1p-40;
constexpr RelativeRoundoff squaredLength(const Vector3<RelativeRoundoff>& v) { return dot(v, v); }
static_assert(1 + (squareRoot(squaredLength(kExactVector)) * RelativeRoundoff() *
                   RelativeRoundoff() * RelativeRoundoff() * RelativeRoundoff())
                      .ofComputed() <
              kMore);

template <class Of>
constexpr std::array<std::array<decltype(Of()(true, true)), 2>, 2> forBoxes(const Of& of) {
  return {{{of(false, false), of(false, true)}, {of(true, false), of(true, true)}}};
}
constexpr auto kLowestAlong = forBoxes([](bool a, bool b) { return lowestAlong(a, b); });
constexpr auto kMeanPoint = forBoxes([](bool a, bool b) { return meanPoint(a, b); });

}  // namespace

std::array<double, 4> sharesOf(const Simplex<double>& simplex) {
  auto [shares, sum, squared] = simplex.weights();
  double others = 0;
  for (std::size_t i = 1; i < 4; ++i) {
    shares[i] = greatest(shares[i], 0.0);
    others += shares[i];
  }
  shares[0] = greatest(sum - others, 0.0);
  const double all = shares[0] + others;
  for (double& share : shares) {
    share = all > 0 ? share / all : 0;  // of points too near each other for products: the newest
  }
  return shares;
}

Vec3 nearestPointOf(const Simplex<double>& simplex) {
  return meanOf(simplex.newest(), simplex.edges(), sharesOf(simplex), simplex.count());
}

Sign compareDistance(const Polytope& a, const Polytope& b, double distance) {
  const Vec3& reference = referenceOf(a, b);
  const PolytopeTerms<double> onA = a.rounded(reference);
  const PolytopeTerms<double> onB = b.rounded(reference);
  const auto rounded = roundedDifferences(onA, onB);
  if (!rounded) {
    return Sign::zero;
  }
  const Differences<double>& d = rounded->differences;
  const double size = rounded->size;
  const double limit = distance * (2 * onA.n * onB.n * rounded->scale);
  const std::size_t boxA = a.isBox() ? 1 : 0;
  const std::size_t boxB = b.isBox() ? 1 : 0;
  const double lowestError = kLowestAlong[boxA][boxB].bound(size);
  const double pointError = kMeanPoint[boxA][boxB] * size + kUnderflow;

  Sign farther = Sign::zero;
  const auto isNear = [&](const Simplex<double>& simplex) {
    return (length(nearestPointOf(simplex)) + pointError) * kMore < limit;
  };
  Simplex<double> simplex(d);
  const WalkEnd end = walkToNearest(d, simplex, [&](const Simplex<double>& walked) {
    const Vec3& v = walked.toNearest();
    const double error = lowestError * (std::fabs(v.x) + std::fabs(v.y) + std::fabs(v.z));
    if (d.lowestAlong(v) - error - kUnderflow > limit * length(v) * kMore) {
      farther = Sign::positive;
    } else if (isNear(walked)) {
      farther = Sign::negative;
    }
    return farther == Sign::zero;
  });
  return end == WalkEnd::inside && isNear(simplex) ? Sign::negative : farther;
}

}  // namespace collision
