#include "convex/closest_points.h"

#include "convex/closest_lines.h"
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
 * both cover. A point is a box without lengths. Coordinates are times 2 n, vectors times 2 n².
 */
template <class T>
std::optional<ClosestPoints<T>> betweenAlignedBoxes(const Polytope& a, const Polytope& b) {
  const auto [axis, n] = (a.isBox() ? a : b).axes<T>();
  const Vec3& reference = referenceOf(a, b);
  const Vector3<T> between = b.twiceCenter<T>(reference) - a.twiceCenter<T>(reference);
  ClosestPoints<T> nearest;
  nearest.cornersA = nearest.cornersB = 1;
  bool areApart = false;
  Vector3<T> fromCenterA;
  for (int i = 0; i < 3; ++i) {
    const T along = dot(axis[at(i)], between);
    const T reachA = a.lengthAlong<T>(i) * n;
    const T reachB = b.lengthAlong<T>(i) * n;
    const T beyond = absolute(along) - (reachA + reachB);
    const bool isBeyond = beyond.sign() == Sign::positive;
    const int side = !isBeyond ? 0 : (along.sign() == Sign::positive ? 1 : -1);
    if (isBeyond) {
      areApart = true;
      const T apart = side > 0 ? beyond : -beyond;
      nearest.between = nearest.between + axis[at(i)] * apart;
      nearest.numerator = nearest.numerator + apart * apart;
    }
    if (a.isBox() && b.isBox()) {
      const T end = side > 0 ? reachA : -reachA;
      fromCenterA = fromCenterA + axis[at(i)] * (isBeyond ? end : middleOf(along, reachA, reachB));
    }
    nearest.cornersA = a.isBox() ? swept(nearest.cornersA, i, side) : 1;
    nearest.cornersB = b.isBox() ? swept(nearest.cornersB, i, -side) : 1;
  }
  if (!areApart) {
    return std::nullopt;
  }
  const T square = n * n;
  nearest.denominator = square * T(4.0);
  nearest.weightA = nearest.weightB = square * T(2.0);
  if (b.isBox()) {
    nearest.pointA = a.twiceCenter<T>({}) * square + fromCenterA;
    nearest.pointB = nearest.pointA + nearest.between;
  } else {
    nearest.pointB = b.twiceCenter<T>({}) * square;
    nearest.pointA = nearest.pointB - nearest.between;
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

template <class T>
ClosestPoints<T> betweenPoints(const Vec3& a, const Vec3& b) {
  const Vector3<T> between = differenceOf<T>(a, b);
  const T one(1.0);
  return {dot(between, between), one, between, vectorOf<T>(a), vectorOf<T>(b), one, one, 1, 1};
}

/** Of those for which no walk is needed, and no terms. */
template <class T>
std::optional<ClosestPoints<T>> closestAtOnce(const Polytope& a, const Polytope& b) {
  if (a.isPoint() && b.isPoint()) {
    return betweenPoints<T>(a.reference(), b.reference());
  }
  if (a.sharesAxesWith(b)) {
    return betweenAlignedBoxes<T>(a, b);
  }
  if constexpr (std::is_same_v<T, Approximate>) {
    return closestOfLines(a, b);
  }
  return std::nullopt;
}

template <class T>
ClosestPoints<T> closestByWalk(const PolytopeTermsPair<T>& pair, RoundedWalk* walk) {
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

}  // namespace

template <class T>
ClosestPoints<T> closestPoints(const Polytope& a, const Polytope& b, RoundedWalk* walk) {
  const auto nearest = closestAtOnce<T>(a, b);
  return nearest ? *nearest : closestByWalk(PolytopeTermsPair<T>(a, b), walk);
}

template <class T>
ClosestPoints<T> closestPoints(const PolytopeTermsPair<T>& pair) {
  const auto nearest = closestAtOnce<T>(pair.first, pair.second);
  return nearest ? *nearest : closestByWalk<T>(pair, nullptr);
}

template struct PolytopeTermsPair<Approximate>;
template struct PolytopeTermsPair<Exact>;
template ClosestPoints<Approximate> closestPoints(const Polytope&, const Polytope&, RoundedWalk*);
template ClosestPoints<Exact> closestPoints(const Polytope&, const Polytope&, RoundedWalk*);
template ClosestPoints<Approximate> closestPoints(const PolytopeTermsPair<Approximate>&);
template ClosestPoints<Exact> closestPoints(const PolytopeTermsPair<Exact>&);

}  // namespace collision
