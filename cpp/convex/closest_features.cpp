#include "convex/closest_features.h"

#include <algorithm>
#include <type_traits>
#include <utility>
#include <vector>

#include "convex/difference_features.h"
#include "convex/gjk.h"
#include "convex/nearest_direction.h"
#include "number/certified.h"
#include "number/index.h"

namespace collision {
namespace {

/** All features whose free directions number at most two. */
template <class Visit>
void forEachFeature(const Differences<double>& d, const Visit& visit) {
  Feature feature;
  const auto generators = [&](const auto& self, int i, int room) -> void {
    if (i == d.generators) {
      visit(feature);
      return;
    }
    for (const int sign : {-1, 1, 0}) {
      if (sign != 0 || room > 0) {
        feature.sign[at(i)] = sign;
        self(self, i + 1, sign != 0 ? room : room - 1);
      }
    }
  };
  const auto sides = [&](const auto& self, std::size_t side, int room) -> void {
    if (side == 2) {
      generators(generators, 0, room);
      return;
    }
    const int last = d.corners[side] == 3 ? 6 : 0;
    for (int simplex = 0; simplex <= last; ++simplex) {
      const int free = simplex == 6 ? 2 : (simplex >= 3 ? 1 : 0);
      if (free > room) {
        continue;
      }
      feature.simplex[side] = simplex;
      feature.alongRay[side] = false;
      self(self, side + 1, room - free);
      if (d.unbounded[side] && free < room) {
        feature.alongRay[side] = true;
        self(self, side + 1, room - free - 1);
        feature.alongRay[side] = false;
      }
    }
  };
  sides(sides, 0, 2);
}

/** Whether the foot is on the feature, in doubles: a wide berth, exact numbers will tell. */
bool mayHoldClosestPoint(const Hull<double>& hull, const ClosestPoint<double>& foot) {
  constexpr double kBerth = 0x1p-20;
  if (!(foot.denominator > 0)) {
    return false;
  }
  double sum = 0;
  for (std::size_t i = 0; i < at(hull.dimension); ++i) {
    const double factor = foot.factor[i] / foot.denominator;
    const double lowest = hull.range[i] == Range::symmetric ? -1 : 0;
    const double highest = hull.range[i] == Range::unbounded ? HUGE_VAL : 1;
    if (!(factor >= lowest - kBerth && factor <= highest + kBerth)) {
      return false;
    }
    sum += factor;
  }
  return !hull.triangle || sum <= 1 + kBerth;
}

/**
 * Whether no point of D reaches further toward the origin than the feature; with `most` zero, none
 * as far.
 */
template <class T>
bool supports(const Differences<T>& d, const Feature& feature, const Vector3<T>& between,
              Sign most = Sign::negative) {
  const auto beyond = [&](const Vector3<T>& step) { return signOfDot(between, step) <= most; };
  for (std::size_t i = 0; i < at(d.generators); ++i) {
    const int sign = feature.sign[i];
    if (sign != 0 && beyond(sign > 0 ? -d.generator[i] : d.generator[i])) {
      return false;
    }
  }
  for (std::size_t side = 0; side < 2; ++side) {
    if (d.unbounded[side] && !feature.alongRay[side] && beyond(d.ray[side])) {
      return false;
    }
    if (d.corners[side] < 3 || feature.simplex[side] == 6) {
      continue;
    }
    const auto& corner = d.corner[side];
    const std::size_t first = at(feature.simplex[side] % 3);
    if (beyond(corner[(first + 2) % 3] - corner[first]) ||
        (feature.simplex[side] < 3 && beyond(corner[(first + 1) % 3] - corner[first]))) {
      return false;
    }
  }
  return true;
}

/** The foot as a point of one polytope, times weight = 2 n · denominator. */
template <class T>
Vector3<T> pointOn(const PolytopeTerms<T>& terms, const Feature& feature, std::size_t side,
                   int firstGenerator, const ClosestPoint<T>& foot, int& next, int& nextGenerator) {
  const int simplex = feature.simplex[side];
  const std::size_t first = at(simplex % 3);
  const auto& corner = terms.corner;
  Vector3<T> fixed = corner[first];
  for (int i = 0; i < terms.generators; ++i) {
    const int sign = feature.sign[at(firstGenerator + i)];
    if (sign != 0) {
      const Vector3<T>& generator = terms.generator[at(i)];
      fixed = sign > 0 ? fixed + generator : fixed - generator;
    }
  }
  Vector3<T> point = fixed * foot.denominator;
  if (simplex >= 3) {
    point = point + (corner[(first + 1) % 3] - corner[first]) * foot.factor[at(next++)];
  }
  if (simplex == 6) {
    point = point + (corner[(first + 2) % 3] - corner[first]) * foot.factor[at(next++)];
  }
  if (feature.alongRay[side]) {
    point = point + terms.edge[0] * foot.factor[at(next++)];
  }
  for (int i = 0; i < terms.generators; ++i) {
    if (feature.sign[at(firstGenerator + i)] == 0) {
      point = point + terms.generator[at(i)] * foot.factor[at(nextGenerator++)];
    }
  }
  return point;
}

/** The corners of one polytope's part of a feature. */
unsigned cornersOf(const Feature& feature, std::size_t side, int firstGenerator, int generators) {
  const int simplex = feature.simplex[side];
  unsigned corners = simplex == 6 ? 7U : 1U << at(simplex % 3);
  if (simplex >= 3) {
    corners |= 1U << at((simplex + 1) % 3);
  }
  if (feature.alongRay[side]) {
    corners |= 0b10;
  }
  for (int i = 0; i < generators; ++i) {
    corners = swept(corners, i, feature.sign[at(firstGenerator + i)]);
  }
  return corners;
}

template <class T>
ClosestPoints<T> nearestAt(const PolytopeTermsPair<T>& pair, const Feature& feature,
                           const ClosestPoint<T>& foot) {
  const T two(2.0);
  const T scale = two * pair.a.n * pair.b.n;
  // Directions were freed in this order: simplices and rays of both sides, then generators.
  int next = 0;
  int nextGenerator = 0;
  for (std::size_t side = 0; side < 2; ++side) {
    nextGenerator += feature.simplex[side] == 6 ? 2 : (feature.simplex[side] >= 3 ? 1 : 0);
    nextGenerator += feature.alongRay[side] ? 1 : 0;
  }
  ClosestPoints<T> nearest;
  nearest.numerator = foot.numerator;
  nearest.denominator = foot.denominator * scale * scale;
  nearest.between = foot.between;
  nearest.weightA = two * pair.a.n * foot.denominator;
  nearest.weightB = two * pair.b.n * foot.denominator;
  const Vector3<T> reference = vectorOf<T>(pair.reference);
  nearest.pointA =
      pointOn(pair.a, feature, 0, 0, foot, next, nextGenerator) + reference * nearest.weightA;
  nearest.pointB = pointOn(pair.b, feature, 1, pair.a.generators, foot, next, nextGenerator) +
                   reference * nearest.weightB;
  nearest.cornersA = cornersOf(feature, 0, 0, pair.a.generators);
  nearest.cornersB = cornersOf(feature, 1, pair.a.generators, pair.b.generators);
  return nearest;
}

}  // namespace

template <class T>
PolytopeTermsPair<T>::PolytopeTermsPair(const Polytope& first, const Polytope& second)
    : reference(first.isBox() ? second.reference() : first.reference()),
      a(first.in<T>(reference)),
      b(second.in<T>(reference)),
      roundedA(first.rounded(reference)),
      roundedB(second.rounded(reference)),
      areAligned(first.isAlignedWith(second)) {
  roundEnd(a);
  roundEnd(b);
}

namespace {

/**
 * Features that are tried as doubles rank them. Where the magnitudes of one formula are far apart,
 * doubles can't rank any, and each costs much: then the direction is searched first.
 */
constexpr int kRankedTries = 4;

/** A feature with the origin's foot on it. */
template <class T>
struct ProvenFeature {
  Feature feature;
  ClosestPoint<T> foot;
};

/** Features that may hold the origin's foot, the nearest first as far as doubles can tell. */
template <class T>
class FeatureRanking {
 public:
  explicit FeatureRanking(const PolytopeTermsPair<T>& pair) : terms_(pair.a, pair.b) {
    const Differences<double> rounded(pair.roundedA, pair.roundedB);
    // Those whose foot lies elsewhere, as far as doubles can tell, come last.
    constexpr double kElsewhere = 0x1p+1000;
    forEachFeature(rounded, [&](Feature feature) {
      const Hull<double> hull = hullOf(rounded, feature);
      const ClosestPoint<double> foot = footOf(hull);
      feature.squared =
          mayHoldClosestPoint(hull, foot) ? foot.numerator / foot.denominator : kElsewhere;
      features_.push_back(feature);
    });
  }

  [[nodiscard]] const Differences<T>& terms() const { return terms_; }

  /** The next one; of equal ones the first, whether others were dropped or not. */
  std::optional<Feature> next() {
    const auto best =
        std::min_element(features_.begin(), features_.end(),
                         [](const Feature& a, const Feature& b) { return a.squared < b.squared; });
    if (best == features_.end()) {
      return std::nullopt;
    }
    const Feature feature = *best;
    features_.erase(best);
    return feature;
  }

  /** The next one that does hold it. */
  std::optional<ProvenFeature<T>> nextProven() {
    while (const auto feature = next()) {
      const Hull<T> hull = hullOf(terms_, *feature);
      const ClosestPoint<T> foot = footOf(hull);
      if (holdsClosestPoint(hull, foot)) {
        return ProvenFeature<T>{*feature, foot};
      }
    }
    return std::nullopt;
  }

  /** Drops those that can't hold the nearest point, if exact numbers tell where it lies. */
  void narrow() { keepNearest(features_, terms_); }

 private:
  Differences<T> terms_;
  std::vector<Feature> features_;
};

}  // namespace

namespace {

constexpr int kNoSimplex = -1;

/** The corner, edge or face of a triangle that holds these corners; of others the one corner. */
int simplexOf(const NearestSupports& supports, int corners, unsigned cornerBit) {
  if (corners < 3) {
    return 0;
  }
  unsigned seen = 0;
  for (int k = 0; k < supports.count; ++k) {
    seen |= 1U << ((supports.name[at(k)] >> cornerBit) & 3U);
  }
  constexpr std::array<int, 8> kSimplexOf{kNoSimplex, 0, 1, 3, 2, 5, 4, 6};
  return kSimplexOf[seen];
}

/** How a generator comes in some support points: −1 or 1 in all of them, else 0. */
int signIn(const NearestSupports& supports, int generator) {
  int positive = 0;
  for (int k = 0; k < supports.count; ++k) {
    positive += ((supports.name[at(k)] >> static_cast<unsigned>(generator)) & 1U) != 0 ? 1 : 0;
  }
  return positive == 0 ? -1 : (positive == supports.count ? 1 : 0);
}

/** The least feature that holds some support points: what all of them have in common is fixed. */
template <class T>
std::optional<Feature> featureOf(const NearestSupports& supports,
                                 const PolytopeTermsPair<T>& pair) {
  if (supports.count == 0) {
    return std::nullopt;
  }
  Feature feature;
  feature.simplex = {simplexOf(supports, pair.a.corners, kCornerOfA),
                     simplexOf(supports, pair.b.corners, kCornerOfB)};
  int free = 0;
  for (const int simplex : feature.simplex) {
    free += simplex == 6 ? 2 : (simplex >= 3 ? 1 : 0);
  }
  int bit = 0;
  int generator = 0;
  for (std::size_t side = 0; side < 2; ++side) {
    const PolytopeTerms<T>& terms = side == 0 ? pair.a : pair.b;
    if (terms.unbounded) {
      const int sign = signIn(supports, bit++);
      if (sign > 0) {
        return std::nullopt;
      }
      feature.alongRay[side] = sign == 0;
      free += sign == 0 ? 1 : 0;
    }
    for (int i = 0; i < terms.generators; ++i) {
      const int sign = signIn(supports, bit++);
      feature.sign[at(generator++)] = sign;
      free += sign == 0 ? 1 : 0;
    }
  }
  return free <= 2 ? std::optional(feature) : std::nullopt;
}

/** Strictly between the ends of its free directions. */
template <class T>
bool holdsInside(const Hull<T>& hull, const ClosestPoint<T>& foot) {
  if (hull.dimension > 0 && foot.denominator.sign() != Sign::positive) {
    return false;
  }
  for (std::size_t i = 0; i < at(hull.dimension); ++i) {
    const T& factor = foot.factor[i];
    const bool inside = hull.range[i] == Range::symmetric
                            ? absolute(factor) < foot.denominator
                            : factor.sign() == Sign::positive &&
                                  (hull.range[i] == Range::unbounded || factor < foot.denominator);
    if (!inside) {
      return false;
    }
  }
  return !hull.triangle || foot.factor[0] + foot.factor[1] < foot.denominator;
}

/**
 * The closest features as the distance algorithm guesses them, if they are proven and the only
 * ones: the point strictly inside of them, everything else strictly further along the line between.
 */
template <class T>
std::optional<ClosestPoints<T>> guessedFeatures(const PolytopeTermsPair<T>& pair) {
  const auto feature = featureOf(nearestSupports(pair.roundedA, pair.roundedB), pair);
  if (!feature) {
    return std::nullopt;
  }
  const Differences<T> terms(pair.a, pair.b);
  const Hull<T> hull = hullOf(terms, *feature);
  const ClosestPoint<T> foot = footOf(hull);
  const auto proven = withoutDoubt([&] {
    return holdsInside(hull, foot) && supports(terms, *feature, foot.between, Sign::zero);
  });
  return proven.value_or(false) ? std::optional(nearestAt(pair, *feature, foot)) : std::nullopt;
}

}  // namespace

namespace {

/**
 * Of boxes with the same axes, axis by axis: the ends that face each other, or the middle of what
 * both cover. Coordinates come from the center of a, times 2 n².
 */
template <class T>
std::optional<ClosestPoints<T>> betweenAlignedBoxes(const PolytopeTermsPair<T>& pair) {
  const auto& axis = pair.a.edge;
  const T& n = pair.a.n;
  const Vector3<T> between = pair.b.corner[0] - pair.a.corner[0];
  ClosestPoints<T> nearest;
  nearest.weightA = nearest.weightB = n * n * n * T(2.0);
  nearest.pointA = nearest.pointB =
      pair.a.corner[0] * (n * n) + vectorOf<T>(pair.reference) * nearest.weightA;
  nearest.denominator = n * n * n * n * T(4.0);
  nearest.cornersA = nearest.cornersB = 1;
  bool areApart = false;
  for (std::size_t i = 0; i < 3; ++i) {
    const T along = dot(axis[i], between);
    const T reachA = dot(axis[i], pair.a.generator[i]);
    const T reachB = dot(axis[i], pair.b.generator[i]);
    const T beyond = absolute(along) - (reachA + reachB);
    const bool isBeyond = beyond.sign() == Sign::positive;
    const int side = !isBeyond ? 0 : (along.sign() == Sign::positive ? 1 : -1);
    areApart = areApart || isBeyond;
    T onA;
    T apart;
    if (isBeyond) {
      onA = side > 0 ? reachA : -reachA;
      apart = side > 0 ? beyond : -beyond;
    } else {
      onA = (greatest(-reachA, along - reachB) + least(reachA, along + reachB)) * T(0.5);
    }
    const Vector3<T> step = axis[i] * apart;
    nearest.pointA = nearest.pointA + axis[i] * onA;
    nearest.pointB = nearest.pointB + axis[i] * onA + step;
    nearest.between = nearest.between + step;
    nearest.numerator = nearest.numerator + apart * apart;
    nearest.cornersA = swept(nearest.cornersA, static_cast<int>(i), side);
    nearest.cornersB = swept(nearest.cornersB, static_cast<int>(i), -side);
  }
  return areApart ? std::optional(nearest) : std::nullopt;
}

}  // namespace

template <class T>
std::optional<ClosestPoints<T>> closestFeatures(const PolytopeTermsPair<T>& pair) {
  if (pair.areAligned) {
    return betweenAlignedBoxes(pair);
  }
  if (auto guessed = guessedFeatures(pair)) {
    return guessed;
  }
  FeatureRanking<T> ranking(pair);
  int tried = 0;
  while (const auto feature = ranking.next()) {
    const Hull<T> hull = hullOf(ranking.terms(), *feature);
    const ClosestPoint<T> foot = footOf(hull);
    if (holdsClosestPoint(hull, foot) && supports(ranking.terms(), *feature, foot.between)) {
      return nearestAt(pair, *feature, foot);
    }
    if constexpr (std::is_same_v<T, Exact>) {
      if (++tried == kRankedTries) {
        ranking.narrow();
      }
    }
  }
  return std::nullopt;
}

template <class T>
std::optional<ClosestPoints<T>> closestFeaturesInside(const PolytopeTermsPair<T>& pair) {
  FeatureRanking<T> ranking(pair);
  std::optional<ProvenFeature<T>> nearest;
  while (auto proven = ranking.nextProven()) {
    const ClosestPoint<T>& foot = proven->foot;
    if (!nearest ||
        foot.numerator * nearest->foot.denominator < nearest->foot.numerator * foot.denominator) {
      nearest = std::move(proven);
    }
  }
  return nearest ? std::optional(nearestAt(pair, nearest->feature, nearest->foot)) : std::nullopt;
}

template struct PolytopeTermsPair<Approximate>;
template struct PolytopeTermsPair<Exact>;
template std::optional<ClosestPoints<Approximate>> closestFeatures(
    const PolytopeTermsPair<Approximate>&);
template std::optional<ClosestPoints<Exact>> closestFeatures(const PolytopeTermsPair<Exact>&);
template std::optional<ClosestPoints<Approximate>> closestFeaturesInside(
    const PolytopeTermsPair<Approximate>&);
template std::optional<ClosestPoints<Exact>> closestFeaturesInside(const PolytopeTermsPair<Exact>&);

}  // namespace collision
