#include "convex/compare_distance.h"

#include "convex/difference_errors.h"
#include "linear/predicates.h"
#include "number/relative_roundoff.h"

namespace collision {
namespace {

/** All products with distance and lengths of vectors, as a part of themselves. */
constexpr double kMore = 1 + 0x1p-40;
constexpr RelativeRoundoff squaredLength(const Vector3<RelativeRoundoff>& v) { return dot(v, v); }
static_assert(1 + (squareRoot(squaredLength(kExactVector)) * RelativeRoundoff() *
                   RelativeRoundoff() * RelativeRoundoff() * RelativeRoundoff())
                      .ofComputed() <
              kMore);

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

namespace {

/** D in doubles, and what is known of it. */
struct Proofs {
  const Differences<double>& d;
  double size;         // no number of D is larger
  double lowestError;  // of what D reaches along a vector, per magnitude of that
  double pointError;   // how far a point of D, or a mean of some, is off

  Proofs(const RoundedDifferences& rounded, Terms a, Terms b)
      : d(rounded.differences),
        size(rounded.size),
        lowestError(kLowestAlong(a, b).bound(size)),
        pointError(kMeanPoint(a, b) * size + kUnderflow) {}

  /** Whether all of D lies further along v than `limit`. */
  [[nodiscard]] bool isBeyond(const Vec3& v, double limit) const {
    const double error = lowestError * roundoff::magnitudeOf(v);
    return d.lowestAlong(v) - error - kUnderflow > limit * length(v) * kMore;
  }
  /** Whether D has a point nearer than `limit`. */
  [[nodiscard]] bool isNear(const Simplex<double>& simplex, double limit) const {
    return (length(nearestPointOf(simplex)) + pointError) * kMore < limit;
  }
  /** Whether the origin, which the four points are around, stays within however they are off. */
  [[nodiscard]] bool surelyHoldOrigin(const Simplex<double>& simplex) const {
    constexpr Roundoff kVolume = signedVolume(kPlaceVector, kPlaceVector, kPlaceVector);
    // NOLINTNEXTLINE(misc-redundant-expression): unlike numbers with like bounds
    constexpr Vector3<Roundoff> kEdge = kPlaceVector - kPlaceVector;
    static_assert(2 * cross(kEdge, kEdge).x.error() < 8 * kVolume.error());
    const double volumeError = kVolume.bound(2 * size);
    const Vec3& newest = simplex.newest();
    std::array<Vec3, 4> point;
    for (std::size_t i = 0; i < 4; ++i) {
      point[i] = newest + simplex.edges()[i];
    }
    double sense = signOf(signedVolume(point[0], point[1], point[2])) == Sign::negative ? -1 : 1;
    for (std::size_t i = 0; i < 4; ++i) {
      const Vec3& p = point[i];
      const Vec3& q = point[(i + 1) % 4];
      const Vec3& r = point[(i + 2) % 4];
      // The volume is the origin's height over the face, times the length of the face's normal.
      // Faces are seen from outside and from inside in turn.
      const double normal = length(cross(q - p, r - p)) * kMore + volumeError / size;
      if (!(sense * signedVolume(p, q, r) - volumeError > 2 * pointError * normal)) {
        return false;
      }
      sense = -sense;
    }
    return true;
  }
};

}  // namespace

Sign compareDistance(const Polytope& a, const Polytope& b, double distance) {
  RoundedWalk walk(a, b);
  return compareDistance(a, b, distance, walk);
}

Sign compareDistance(const Polytope& a, const Polytope& b, double distance, RoundedWalk& walk) {
  if (!walk.exists()) {
    return Sign::zero;
  }
  const Proofs proofs(walk.differences(), termsOf(a), termsOf(b));
  const double limit = distance * walk.scale();
  Sign farther = Sign::zero;
  const WalkEnd end = walk.proceed([&](const Simplex<double>& walked) {
    if (proofs.isBeyond(walked.toNearest(), limit)) {
      farther = Sign::positive;
    } else if (proofs.isNear(walked, limit)) {
      farther = Sign::negative;
    }
    return farther == Sign::zero;
  });
  return end == WalkEnd::inside && proofs.isNear(walk.simplex(), limit) ? Sign::negative : farther;
}

Sign compareContact(const Polytope& a, const Polytope& b) {
  RoundedWalk walk(a, b);
  if (!walk.exists()) {
    return Sign::zero;
  }
  const Proofs proofs(walk.differences(), termsOf(a), termsOf(b));
  bool isApart = false;
  const WalkEnd end = walk.proceed([&](const Simplex<double>& walked) {
    isApart = proofs.isBeyond(walked.toNearest(), 0);
    return !isApart;
  });
  if (isApart) {
    return Sign::positive;
  }
  return end == WalkEnd::inside && proofs.surelyHoldOrigin(walk.simplex()) ? Sign::negative
                                                                           : Sign::zero;
}

}  // namespace collision
