#include "convex/closest_points.h"

#include "convex/support_corners.h"
#include "number/certified.h"

namespace collision {

template <class T>
PolytopeTermsPair<T>::PolytopeTermsPair(const Polytope& ownFirst, const Polytope& ownSecond)
    : first(ownFirst),
      second(ownSecond),
      reference(referenceOf(first, second)),
      a(first.in<T>(reference)),
      b(second.in<T>(reference)) {
  roundEnd(a);
  roundEnd(b);
}

namespace {

/** Of what two intervals have in common, from the middle of the first. */
template <class T>
T middleOf(const T& between, const T& reachA, const T& reachB) {
  return (greatest(-reachA, between - reachB) + least(reachA, between + reachB)) * T(0.5);
}

/**
 * Of boxes with the same axes, axis by axis: the ends that face each other, or the middle of what
 * both cover. A point is a box without lengths. Coordinates come from the center of a, times 2 n².
 */
template <class T>
std::optional<ClosestPoints<T>> betweenAlignedBoxes(const PolytopeTermsPair<T>& pair) {
  const bool isPointA = pair.a.generators == 0;
  const bool isPointB = pair.b.generators == 0;
  const auto& axis = (isPointA ? pair.b : pair.a).edge;
  const T& n = (isPointA ? pair.b : pair.a).n;
  const Vector3<T> centerA = isPointA ? pair.a.corner[0] * n : pair.a.corner[0];
  const Vector3<T> centerB = isPointB ? pair.b.corner[0] * n : pair.b.corner[0];
  const Vector3<T> between = centerB - centerA;
  ClosestPoints<T> nearest;
  nearest.denominator = n * n * n * n * T(4.0);
  nearest.cornersA = nearest.cornersB = 1;
  bool areApart = false;
  Vector3<T> fromCenterA;
  for (std::size_t i = 0; i < 3; ++i) {
    const T along = dot(axis[i], between);
    const T reachA = isPointA ? T() : dot(axis[i], pair.a.generator[i]);
    const T reachB = isPointB ? T() : dot(axis[i], pair.b.generator[i]);
    const T beyond = absolute(along) - (reachA + reachB);
    const bool isBeyond = beyond.sign() == Sign::positive;
    const int side = !isBeyond ? 0 : (along.sign() == Sign::positive ? 1 : -1);
    if (isBeyond) {
      areApart = true;
      const T apart = side > 0 ? beyond : -beyond;
      nearest.between = nearest.between + axis[i] * apart;
      nearest.numerator = nearest.numerator + apart * apart;
    }
    if (!isPointA && !isPointB) {
      const T end = side > 0 ? reachA : -reachA;
      fromCenterA = fromCenterA + axis[i] * (isBeyond ? end : middleOf(along, reachA, reachB));
    }
    nearest.cornersA = isPointA ? 1 : swept(nearest.cornersA, static_cast<int>(i), side);
    nearest.cornersB = isPointB ? 1 : swept(nearest.cornersB, static_cast<int>(i), -side);
  }
  if (!areApart) {
    return std::nullopt;
  }
  nearest.weightA = nearest.weightB = n * n * n * T(2.0);
  const Vector3<T> reference = vectorOf<T>(pair.reference) * nearest.weightA;
  if (isPointB) {
    nearest.pointB = centerB * (n * n) + reference;
    nearest.pointA = nearest.pointB - nearest.between;
  } else {
    nearest.pointA = centerA * (n * n) + reference + fromCenterA;
    nearest.pointB = nearest.pointA + nearest.between;
  }
  return nearest;
}

/**
 * Of two rays that are nearly parallel the nearest points may be far away: so many times the part
 * of them that is taken grows to its square, which is more than magnitudes allow for.
 */
constexpr int kMostReaches = 10;

template <class T>
ClosestPoints<T> pointsAt(const PolytopeTermsPair<T>& pair, const Simplex<T>& simplex,
                          const T& reach) {
  const T two(2.0);
  const T scale = two * pair.a.n * pair.b.n;
  const auto weights = simplex.weights();
  ClosestPoints<T> nearest;
  nearest.numerator = weights.squared;
  nearest.denominator = weights.sum * scale * scale;
  nearest.between = simplex.toNearest();
  nearest.weightA = two * pair.a.n * weights.sum;
  nearest.weightB = two * pair.b.n * weights.sum;
  const Vector3<T> reference = vectorOf<T>(pair.reference);
  nearest.pointA = meanOn(pair.a, 0, reach, simplex, weights) + reference * nearest.weightA;
  nearest.pointB = meanOn(pair.b, 1, reach, simplex, weights) + reference * nearest.weightB;
  nearest.cornersA = cornersOf(simplex.names(), 0, pair.a);
  nearest.cornersB = cornersOf(simplex.names(), 1, pair.b);
  return nearest;
}

}  // namespace

template <class T>
ClosestPoints<T> closestPoints(const PolytopeTermsPair<T>& pair, RoundedWalk* walk) {
  if (pair.first.sharesAxesWith(pair.second)) {
    if (const auto nearest = betweenAlignedBoxes(pair)) {
      return *nearest;
    }
  }
  std::optional<RoundedWalk> own;
  if (walk == nullptr) {
    walk = &own.emplace(pair.first, pair.second);
  }
  const bool isGuessed = walk->exists();  // sizes out of the ordinary begin without a guess
  const Simplex<double>* guess = isGuessed ? &walk->finished() : nullptr;
  T reach(isGuessed ? walk->differences().reach : 1);
  for (int attempt = 0; attempt < kMostReaches; ++attempt) {
    const Differences<T> d(pair.a, pair.b, reach);
    Simplex<T> simplex(d);
    if (guess != nullptr && !simplex.take(*guess)) {
      addAll(simplex, *guess, d);
    }
    const WalkEnd end = walkToNearest(d, simplex, [](const auto& /*step*/) { return true; });
    if (end == WalkEnd::unsure) {
      break;
    }
    if (end == WalkEnd::inside ||
        !d.leadsBeyond(simplex.toNearest(), simplex.name(0), simplex.levelParts())) {
      return pointsAt(pair, simplex, reach);
    }
    reach = reach * reach * T(0x1p+64);
  }
  raiseDoubt();  // exact numbers never come here
  return {};
}

template struct PolytopeTermsPair<Approximate>;
template struct PolytopeTermsPair<Exact>;
template ClosestPoints<Approximate> closestPoints(const PolytopeTermsPair<Approximate>&,
                                                  RoundedWalk*);
template ClosestPoints<Exact> closestPoints(const PolytopeTermsPair<Exact>&, RoundedWalk*);

}  // namespace collision
