// The distance algorithm of Gilbert, Johnson and Keerthi in exact numbers: each step brings the
// nearest point of a few points of D strictly nearer, so that none of them comes twice and it ends.
#include "convex/nearest_direction.h"

#include <array>
#include <bit>

namespace collision {
namespace {

/** It ends by itself long before, as far as is known; what calls it can do without. */
constexpr int kMostReductions = 100;

/** At most four points of D, the newest first. */
struct ExactSimplex {
  std::array<Vector3<Exact>, 4> point;
  std::size_t count = 0;
};

/** Of the corners of one polytope, the one that reaches least far along v. */
std::size_t lowestCorner(const Differences<Exact>& d, std::size_t side, const Vector3<Exact>& v) {
  const auto& corner = d.corner[side];
  std::size_t least = 0;
  for (std::size_t i = 1; i < at(d.corners[side]); ++i) {
    least = signOfDot(v, corner[i] - corner[least]) == Sign::negative ? i : least;
  }
  return least;
}

/** The point of D that reaches least far along v. */
Vector3<Exact> lowest(const Differences<Exact>& d, const Vector3<Exact>& v) {
  Vector3<Exact> point = d.corner[0][lowestCorner(d, 0, v)] + d.corner[1][lowestCorner(d, 1, v)];
  for (std::size_t i = 0; i < at(d.generators); ++i) {
    const Vector3<Exact>& generator = d.generator[i];
    point = signOfDot(v, generator) == Sign::positive ? point - generator : point + generator;
  }
  return point;
}

/** The corners of the hull of the newest point and of the others whose bit is set: at most two. */
struct HullCorners {
  std::array<std::size_t, 2> other{};
  std::size_t count = 0;

  explicit HullCorners(unsigned others) {
    for (std::size_t i = 1; others >> i != 0; ++i) {
      if (((others >> i) & 1U) != 0) {
        other[count++] = i;
      }
    }
  }
};

/**
 * From the origin to its foot on the hull of some points, any length, if the foot is one of the
 * hull. Numbers grow with the degree of a formula, and products with them squared: nothing is
 * computed before it is needed, and the direction is that of the least degree.
 */
std::optional<Vector3<Exact>> footWithin(const ExactSimplex& simplex, const HullCorners& corners) {
  const Vector3<Exact>& w = simplex.point[0];
  if (corners.count == 0) {
    return w;
  }
  const Vector3<Exact>& second = simplex.point[corners.other[0]];
  const Vector3<Exact> e = second - w;
  if (corners.count == 1) {
    // 0 ≤ −w · e ≤ e²
    if (isZero(e) || signOfDot(w, e) == Sign::positive || signOfDot(second, e) == Sign::negative) {
      return std::nullopt;
    }
    return cross(cross(e, w), e);
  }
  const Vector3<Exact> f = simplex.point[corners.other[1]] - w;
  Vector3<Exact> n = cross(e, f);
  // The parts of the foot, times n²: of f, of e, of w.
  const Vector3<Exact> partF = cross(w, e);
  const Vector3<Exact> partE = cross(f, w);
  if (isZero(n) || signOfDot(partF, n) == Sign::negative || signOfDot(partE, n) == Sign::negative ||
      signOfDot(n - partF - partE, n) == Sign::negative) {
    return std::nullopt;
  }
  switch (signOfDot(w, n)) {
    case Sign::positive:
      return n;
    case Sign::negative:
      return -n;
    case Sign::zero:
      break;
  }
  return Vector3<Exact>{};
}

/** Whether no point of the simplex is nearer along `between` than the newest. */
bool supports(const ExactSimplex& simplex, const HullCorners& level,
              const Vector3<Exact>& between) {
  for (std::size_t i = 1; i < simplex.count; ++i) {
    const bool isLevel =
        (level.count > 0 && level.other[0] == i) || (level.count > 1 && level.other[1] == i);
    if (!isLevel && signOfDot(between, simplex.point[i] - simplex.point[0]) == Sign::negative) {
      return false;
    }
  }
  return true;
}

/**
 * Leaves only the points that the nearest one of their hull is a mean of, the newest among them,
 * and answers where it lies; none when the hull holds the origin.
 */
std::optional<Vector3<Exact>> reduce(ExactSimplex& simplex) {
  for (unsigned others = 0; others < 1U << simplex.count; others += 2) {
    if (std::popcount(others) > 2) {
      continue;
    }
    const HullCorners corners(others);
    auto between = footWithin(simplex, corners);
    if (!between || !supports(simplex, corners, *between)) {
      continue;
    }
    simplex.count = corners.count + 1;
    for (std::size_t i = 0; i < corners.count; ++i) {
      simplex.point[i + 1] = simplex.point[corners.other[i]];  // never before its own place
    }
    return between;
  }
  return std::nullopt;
}

/** The points of D that are nearest to the origin along a direction. */
class NearestFace {
 public:
  NearestFace(const Differences<Exact>& d, const Vector3<Exact>& direction) {
    for (std::size_t i = 0; i < at(d.generators); ++i) {
      side_[i] = signOfDot(direction, d.generator[i]);
    }
    for (std::size_t side = 0; side < 2; ++side) {
      const auto& corner = d.corner[side];
      const Vector3<Exact>& least = corner[lowestCorner(d, side, direction)];
      for (std::size_t k = 0; k < at(d.corners[side]); ++k) {
        lowest_[side][k] = signOfDot(direction, corner[k] - least) == Sign::zero;
      }
    }
  }

  /** Whether all of a feature lies in it. */
  [[nodiscard]] bool holds(const Feature& feature) const {
    for (std::size_t i = 0; i < side_.size(); ++i) {
      if (side_[i] != Sign::zero && feature.sign[i] != (side_[i] == Sign::positive ? -1 : 1)) {
        return false;
      }
    }
    for (std::size_t side = 0; side < 2; ++side) {
      const std::size_t first = at(feature.simplex[side] % 3);
      const bool second = feature.simplex[side] >= 3;
      const bool third = feature.simplex[side] == 6;
      if (!lowest_[side][first] || (second && !lowest_[side][(first + 1) % 3]) ||
          (third && !lowest_[side][(first + 2) % 3])) {
        return false;
      }
    }
    return true;
  }

 private:
  std::array<Sign, 6> side_{};
  std::array<std::array<bool, 3>, 2> lowest_{};
};

}  // namespace

std::optional<Vector3<Exact>> nearestDirection(const Differences<Exact>& d) {
  if (d.unbounded[0] || d.unbounded[1]) {
    return std::nullopt;
  }
  ExactSimplex simplex;
  simplex.point[0] = lowest(d, d.corner[0][0] + d.corner[1][0]);
  simplex.count = 1;
  Vector3<Exact> between = simplex.point[0];
  for (int step = 0; step < kMostReductions && !isZero(between); ++step) {
    const Vector3<Exact> support = lowest(d, between);
    // All points of the simplex are level along it.
    if (signOfDot(between, support - simplex.point[0]) != Sign::negative) {
      return between;
    }
    for (std::size_t i = simplex.count; i > 0; --i) {
      simplex.point[i] = simplex.point[i - 1];
    }
    simplex.point[0] = support;
    ++simplex.count;
    const auto nearer = reduce(simplex);
    if (!nearer) {
      return std::nullopt;
    }
    between = *nearer;
  }
  return std::nullopt;
}

void keepNearest(std::vector<Feature>& features, const Differences<Exact>& d) {
  if (const auto direction = nearestDirection(d)) {
    const NearestFace face(d, *direction);
    std::erase_if(features, [&](const Feature& feature) { return !face.holds(feature); });
  }
}

}  // namespace collision
