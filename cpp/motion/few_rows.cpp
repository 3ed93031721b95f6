#include "motion/few_rows.h"

#include <optional>

#include "motion/nearest_walk.h"

namespace collision {
namespace {

/** Where the two come together, or about where they are nearest to each other. */
std::optional<Vec3> wayAtContact(const RoundedDifferences& rounded, const Vec3& velocity) {
  constexpr double kNear = 0x1p-14;  // of what the whole takes to go by
  NearestWalk walk(rounded, velocity, 0);
  std::optional<Vec3> way;
  while (const auto place = walk.next()) {
    way = place->way;
    if (place->left < walk.passing() * kNear) {
      break;
    }
  }
  return way;
}

}  // namespace

FewRows::FewRows(const PolytopeTerms<double>& a, const PolytopeTerms<double>& b,
                 const RelativeMotion& motion)
    : differences_(a, b), duration_(motion.duration()) {
  if (const auto& all = differences_.all()) {
    velocity_ = motion.roughVelocity() * (2 * a.n * b.n * all->scale);
    for (const double sense : {1.0, -1.0}) {
      if (const auto way = wayAtContact(*all, velocity_ * sense)) {
        differences_.addAround(*way);
      }
    }
  }
}

RoughSpan<double> FewRows::within(const RoughAxis& along) const {
  const auto [least, most, error] = differences_.along(along);
  if (!(most - least > 4 * error)) {
    return {-kInfinity, kInfinity, -kInfinity, kInfinity, false};
  }
  const double slopeError = roundoff::magnitudeOf(velocity_) *
                            (roundoff::magnitudeOf(along.axis) * 0x1p-48 + 4 * along.error);
  return roughSpanOf<double>(
      {(most + least) * 0.5, (most - least) * 0.5, dot(along.axis, velocity_), error, slopeError},
      duration_);
}

}  // namespace collision
