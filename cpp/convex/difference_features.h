// Features of D, all differences b − a of two polytopes, and the foot of the origin on them.
#pragma once

#include <array>

#include "convex/polytope.h"
#include "linear/number_vector.h"
#include "number/index.h"

namespace collision {

/**
 * D = all differences b − a, times 2 n n': corners of a triangle of each, generators with a factor
 * from −1 to 1, rays with a factor from 0 on.
 */
template <class T>
struct Differences {
  std::array<std::array<Vector3<T>, 3>, 2> corner;  // of a, negated; of b
  std::array<int, 2> corners{1, 1};
  std::array<Vector3<T>, 6> generator;
  int generators = 0;
  std::array<Vector3<T>, 2> ray;
  std::array<bool, 2> unbounded{};

  Differences(const PolytopeTerms<T>& a, const PolytopeTerms<T>& b) {
    add(0, a, b.n);
    add(1, b, a.n);
  }

 private:
  void add(std::size_t side, const PolytopeTerms<T>& terms, const T& factor) {
    const auto scaled = [&](const Vector3<T>& v) { return side == 0 ? -(v * factor) : v * factor; };
    corners[side] = terms.corners;
    for (std::size_t i = 0; i < at(terms.corners); ++i) {
      corner[side][i] = scaled(terms.corner[i]);
    }
    for (std::size_t i = 0; i < at(terms.generators); ++i) {
      generator[at(generators++)] = scaled(terms.generator[i]);
    }
    unbounded[side] = terms.unbounded;
    if (terms.unbounded) {
      ray[side] = scaled(terms.edge[0]);
    }
  }
};

/** How far a feature extends along one of its free directions. */
enum class Range : signed char { symmetric, unit, unbounded };

/** A feature of each polytope: what is fixed and what is free. */
struct Feature {
  std::array<int, 6> sign{};     // of each generator, 0: free
  std::array<int, 2> simplex{};  // 0–2 a corner, 3–5 the edge from it on, 6 the face
  std::array<bool, 2> alongRay{};
  double squared = 0;  // of its distance, roughly
};

/** The affine hull of a feature of D: base + s · e + r · f. */
template <class T>
struct Hull {
  Vector3<T> base;
  std::array<Vector3<T>, 2> direction;
  std::array<Range, 2> range{};
  int dimension = 0;
  bool triangle = false;  // s + r ≤ 1 too

  void free(const Vector3<T>& along, Range extent) {
    direction[at(dimension)] = along;
    range[at(dimension)] = extent;
    ++dimension;
  }
};

template <class T>
Hull<T> hullOf(const Differences<T>& d, const Feature& feature) {
  Hull<T> hull;
  for (std::size_t side = 0; side < 2; ++side) {
    const int simplex = feature.simplex[side];
    const std::size_t first = at(simplex % 3);
    const auto& corner = d.corner[side];
    hull.base = side == 0 ? corner[first] : hull.base + corner[first];
    if (simplex >= 3) {
      hull.free(corner[(first + 1) % 3] - corner[first], Range::unit);
    }
    if (simplex == 6) {
      hull.free(corner[(first + 2) % 3] - corner[first], Range::unit);
      hull.triangle = true;
    }
    if (feature.alongRay[side]) {
      hull.free(d.ray[side], Range::unbounded);
    }
  }
  for (std::size_t i = 0; i < at(d.generators); ++i) {
    if (feature.sign[i] == 0) {
      hull.free(d.generator[i], Range::symmetric);
    } else {
      hull.base = feature.sign[i] > 0 ? hull.base + d.generator[i] : hull.base - d.generator[i];
    }
  }
  return hull;
}

/** The foot of the origin on a hull: factors[i] / denominator along each direction. */
template <class T>
struct ClosestPoint {
  Vector3<T> between;  // along the line from the origin to the foot
  T numerator;         // of the squared distance
  T denominator;       // of it and of the factors; 0 when the hull is degenerate
  std::array<T, 2> factor{};
};

template <class T>
ClosestPoint<T> footOf(const Hull<T>& hull) {
  const Vector3<T>& w = hull.base;
  const Vector3<T>& e = hull.direction[0];
  const Vector3<T>& f = hull.direction[1];
  if (hull.dimension == 0) {
    return {w, dot(w, w), T(1.0)};
  }
  if (hull.dimension == 1) {
    const T along = dot(w, e);
    const T squared = dot(e, e);
    // (e × w) × e = w e² − e (w · e), without cancelling along e.
    return {cross(cross(e, w), e), dot(w, w) * squared - along * along, squared, {-along}};
  }
  const Vector3<T> n = cross(e, f);
  const T height = dot(w, n);
  return {n * height, height * height, dot(n, n), {-dot(cross(w, f), n), dot(cross(w, e), n)}};
}

/** Whether the foot lies on the feature. */
template <class T>
bool holdsClosestPoint(const Hull<T>& hull, const ClosestPoint<T>& foot) {
  if (foot.denominator.sign() != Sign::positive) {
    return false;
  }
  for (std::size_t i = 0; i < at(hull.dimension); ++i) {
    const T& factor = foot.factor[i];
    if (hull.range[i] == Range::symmetric) {
      if (foot.denominator < absolute(factor)) {
        return false;
      }
    } else if (factor.sign() == Sign::negative ||
               (hull.range[i] == Range::unit && foot.denominator < factor)) {
      return false;
    }
  }
  return !hull.triangle || !(foot.denominator < foot.factor[0] + foot.factor[1]);
}

}  // namespace collision
