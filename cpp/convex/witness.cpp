#include "convex/witness.h"

#include <algorithm>
#include <type_traits>
#include <vector>

#include "convex/hull_feature.h"
#include "linear/number_vector.h"
#include "number/few.h"
#include "number/index.h"
#include "number/quadratic_surd.h"
#include "number/relative_roundoff.h"

namespace collision {
namespace {

template <class T>
T count(int number) {
  return T(static_cast<double>(number));
}

/** What an axis meets of a polytope, twice, times n; minRoot and maxRoot come times √raySquare. */
template <class T>
struct SurdProjection {
  ProjectedInterval<T> rational;
  T minRoot;
  T maxRoot;
};

template <class T>
SurdProjection<T> projectionOf(const PolytopeTerms<T>& terms, const Vector3<T>& axis,
                               EdgeSet across, const LevelCorners& level) {
  SurdProjection<T> projection{terms.along(axis, across, level), {}, {}};
  if (terms.endsAtRoot && (across & 1U) == 0) {
    const T along = dot(terms.rayReach, axis) * T(2.0);
    (along.sign() == Sign::positive ? projection.maxRoot : projection.minRoot) = along;
  }
  return projection;
}

/** rational + rootA √raySquareA + rootB √raySquareB; both roots only of parallel rays. */
template <class T>
QuadraticSurd<T> sumOf(const T& rational, const T& rootA, const T& rootB, const PolytopeTerms<T>& a,
                       const PolytopeTerms<T>& b) {
  if (rootB.sign() == Sign::zero) {
    return {rational, rootA, a.raySquare, T(1.0)};
  }
  if (rootA.sign() == Sign::zero) {
    return {rational, rootB, b.raySquare, T(1.0)};
  }
  // Of parallel directions d and e: √e² = |d · e| √d² / d².
  const T both = absolute(dot(a.edge[0], b.edge[0]));
  return {rational * a.raySquare, rootA * a.raySquare + rootB * both, a.raySquare, a.raySquare};
}

/** The gap times 2 n n' |axis|, and whether the axis points from a to b; none without an end. */
template <class T>
struct AxisSide {
  bool ends = false;
  bool forward = true;
  QuadraticSurd<T> gap;
};

/** Whether a polytope goes on forever, and not across an axis. */
template <class T>
bool goesOn(const PolytopeTerms<T>& terms, EdgeSet across) {
  return terms.unbounded && !isAcross(across, 0);
}

/** How an unbounded polytope goes along an axis; zero for all others. */
template <class T>
Sign goesAlong(const PolytopeTerms<T>& terms, const Vector3<T>& axis, EdgeSet across) {
  return goesOn(terms, across) ? signOfDot(terms.edge[0], axis) : Sign::zero;
}

template <class T>
AxisSide<T> sideOf(const PolytopeTerms<T>& a, const PolytopeTerms<T>& b,
                   const KnownAxis<T>& known) {
  const auto& [axis, acrossA, acrossB, levelA, levelB] = known;
  const SurdProjection<T> onA = projectionOf(a, axis, acrossA, known.levelA);
  const SurdProjection<T> onB = projectionOf(b, axis, acrossB, known.levelB);
  const Sign aGoes = goesAlong(a, axis, acrossA);
  const Sign bGoes = goesAlong(b, axis, acrossB);
  if (!a.endsAtRoot && !b.endsAtRoot && aGoes == Sign::zero && bGoes == Sign::zero) {
    const T above = onB.rational.min * a.n - onA.rational.max * b.n;
    const T below = onA.rational.min * b.n - onB.rational.max * a.n;
    const bool forward = !(above < below);
    return {true, forward, QuadraticSurd<T>::of(forward ? above : below)};
  }
  const bool aboveEnds = aGoes != Sign::positive && bGoes != Sign::negative;
  const bool belowEnds = aGoes != Sign::negative && bGoes != Sign::positive;
  const auto above = [&] {
    return sumOf(onB.rational.min * a.n - onA.rational.max * b.n, -(onA.maxRoot * b.n),
                 onB.minRoot * a.n, a, b);
  };
  const auto below = [&] {
    return sumOf(onA.rational.min * b.n - onB.rational.max * a.n, onA.minRoot * b.n,
                 -(onB.maxRoot * a.n), a, b);
  };
  if (!aboveEnds || !belowEnds) {
    return {aboveEnds || belowEnds, aboveEnds, aboveEnds ? above() : below()};
  }
  const QuadraticSurd<T> gapAbove = above();
  const QuadraticSurd<T> gapBelow = below();
  const bool forward = compare(gapAbove, gapBelow) != Sign::negative;
  return {true, forward, forward ? gapAbove : gapBelow};
}

template <class T>
double meters(const PolytopeTerms<T>& a, const PolytopeTerms<T>& b, const QuadraticSurd<T>& gap,
              const T& norm) {
  const Fraction<T> fraction = nearly(gap);
  return quotient(fraction.numerator, fraction.denominator * norm * a.n * b.n * T(2.0));
}

/** The corners of a triangle that reach furthest. */
template <class T>
Corners furthestCorners(const PolytopeTerms<T>& terms, const Vector3<T>& axis, EdgeSet across) {
  constexpr Corners kAll = 0b111;
  if (across == kAll) {
    return kAll;
  }
  const auto& corner = terms.corner;
  for (std::size_t i = 0; i < 3; ++i) {
    if (isAcross(across, i)) {
      const std::size_t opposite = (i + 2) % 3;
      const Sign further = signOfDot(corner[opposite] - corner[i], axis);
      const Corners ofEdge = kAll & ~(1U << opposite);
      return further == Sign::zero ? kAll : (further == Sign::positive ? kAll & ~ofEdge : ofEdge);
    }
  }
  std::size_t furthest = 0;
  Corners tied = 1;
  for (std::size_t i = 1; i < 3; ++i) {
    const Sign further = signOfDot(corner[i] - corner[furthest], axis);
    if (further == Sign::positive) {
      furthest = i;
      tied = 1U << i;
    } else if (further == Sign::zero) {
      tied |= 1U << i;
    }
  }
  return tied;
}

/** What reaches furthest along an axis, by signs: of no hull. */
struct FurthestParts {
  Corners first = 1;                // of the corners that are swept
  std::array<Sign, 3> generator{};  // the end of each, zero: all of it
  Corners corners = 1;
};
template <class T>
FurthestParts furthestParts(const PolytopeTerms<T>& terms, const Vector3<T>& axis, EdgeSet across) {
  FurthestParts parts;
  parts.first = terms.corners == 3 ? furthestCorners(terms, axis, across) : 1U;
  parts.corners = parts.first;
  for (int i = 0; i < terms.generators; ++i) {
    const Sign sign =
        isAcross(across, at(i)) ? Sign::zero : signOfDot(terms.generator[at(i)], axis);
    parts.generator[at(i)] = sign;
    parts.corners = swept(parts.corners, i, static_cast<int>(sign));
  }
  if (terms.unbounded && goesAlong(terms, axis, across) == Sign::zero) {
    parts.corners |= 0b10;
  }
  return parts;
}

/** What reaches furthest along an axis: its middle is sum / weight from the reference point. */
template <class T>
struct Furthest {
  Vector3<T> sum;
  T weight;
  Corners corners = 0;
};

/** Of a hull. */
template <class T>
Furthest<T> furthestCornersOf(const PolytopeTerms<T>& terms, const Vector3<T>& axis,
                              const LevelCorners& level) {
  const PlacesAlong<T> places(terms.hull, pulledBack(terms.generator, axis));
  std::vector<std::int32_t> tied;
  Vector3<T> sum;
  places.forEachTie(places.template furthest<1>(0, level), level, [&](std::size_t i) {
    tied.push_back(static_cast<std::int32_t>(i));
    sum = sum + vectorOf<T>(terms.hull->corners()[i]);
  });
  const auto weight = count<T>(static_cast<int>(tied.size()));
  return {terms.corner[0] * weight + turned(terms.generator, sum), terms.n * weight * T(2.0),
          featureHolding(*terms.hull, tied)};
}

/** Of a polytope whose end is no root. */
template <class T>
Furthest<T> furthestAlong(const PolytopeTerms<T>& terms, const Vector3<T>& axis, EdgeSet across,
                          const LevelCorners& level) {
  if (terms.isHull()) {
    return furthestCornersOf(terms, axis, level);
  }
  const FurthestParts parts = furthestParts(terms, axis, across);
  Vector3<T> sum;
  int tied = 0;
  for (std::size_t i = 0; i < at(terms.corners); ++i) {
    if (holdsCorner(parts.first, i)) {
      sum = tied == 0 ? terms.corner[i] : sum + terms.corner[i];
      ++tied;
    }
  }
  for (int i = 0; i < terms.generators; ++i) {
    const Vector3<T>& generator = terms.generator[at(i)];
    const Sign sign = parts.generator[at(i)];
    if (sign != Sign::zero) {
      const Vector3<T> step = tied == 1 ? generator : generator * count<T>(tied);
      sum = sign == Sign::positive ? sum + step : sum - step;
    }
  }
  return {sum, terms.n * count<T>(2 * tied), parts.corners};
}

template <class T>
Vec3 pointOf(const Furthest<T>& furthest, const Vec3& reference) {
  return quotient(furthest.sum + vectorOf<T>(reference) * furthest.weight, furthest.weight);
}

}  // namespace

template <class T>
Vec3 pointBeyond(const Vector3<T>& point, const T& weight, const Direction<T>& axis,
                 double radius) {
  if (radius == 0) {
    return quotient(point, weight);
  }
  const Vector3<T> beyond = axis.vector * (T(radius) * weight);
  if constexpr (std::is_same_v<T, Approximate>) {
    return quotient(point * axis.length + beyond, weight * axis.length);
  } else {
    // Where the two nearly cancel, a rounded root would not do.
    const T& square = axis.square;
    const auto place = [&](int i) {
      return rounded(QuadraticSurd<T>{point[i] * square, beyond[i], square, weight * square});
    };
    return {place(0), place(1), place(2)};
  }
}

template <class T>
Support supportOf(const PolytopeTerms<T>& given, const Vector3<T>& axis, EdgeSet across,
                  const Vec3& reference, const LevelCorners& level) {
  if (given.endsAtRoot) {
    return supportOf(withRoundedEnd(given), axis, across, reference);
  }
  const Furthest<T> furthest = furthestAlong(given, axis, across, level);
  return {pointOf(furthest, reference), furthest.corners};
}

template <class T>
Support supportOf(const PolytopeTerms<T>& given, const Direction<T>& axis, const Vec3& reference,
                  double radius) {
  if (given.endsAtRoot) {
    return supportOf(given, axis.vector, 0, reference);
  }
  const Furthest<T> furthest = furthestAlong(given, axis.vector, 0, {});
  const Vector3<T> point = furthest.sum + vectorOf<T>(reference) * furthest.weight;
  return {pointBeyond(point, furthest.weight, axis, radius), furthest.corners};
}

template <class T>
Corners cornersAlong(const PolytopeTerms<T>& terms, const Vector3<T>& axis, EdgeSet across,
                     const LevelCorners& level) {
  return terms.isHull() ? furthestCornersOf(terms, axis, level).corners
                        : furthestParts(terms, axis, across).corners;
}

template <class T>
bool isAhead(const PolytopeTerms<T>& a, const PolytopeTerms<T>& b, const KnownAxis<T>& known) {
  if (a.corners == 1 && b.corners == 1 && !a.isHull() && !b.isHull()) {
    return signOfDot(b.corner[0] * a.n - a.corner[0] * b.n, known.axis) != Sign::negative;
  }
  const auto middle = [&](const PolytopeTerms<T>& terms, EdgeSet across,
                          const LevelCorners& level) {
    const ProjectedInterval<T> interval = terms.alongCorners(known.axis, across, level);
    return interval.min + interval.max;
  };
  return !(middle(b, known.acrossB, known.levelB) * a.n <
           middle(a, known.acrossA, known.levelA) * b.n);
}

namespace {

/** Of two that end: the gap is what the points that face each other are apart along the axis. */
template <class T>
Witness witnessBetweenEnds(const PolytopeTerms<T>& a, const PolytopeTerms<T>& b,
                           const KnownAxis<T>& known, const Vec3& reference) {
  const Direction<T> fromAToB(isAhead(a, b, known) ? known.axis : -known.axis);
  const Vector3<T>& axis = fromAToB.vector;
  const Furthest<T> onA = furthestAlong(a, axis, known.acrossA, known.levelA);
  const Furthest<T> onB = furthestAlong(b, -axis, known.acrossB, known.levelB);
  return {fromAToB.unit(),
          quotient(dot(axis, onB.sum * onA.weight - onA.sum * onB.weight),
                   onA.weight * onB.weight * fromAToB.length),
          pointOf(onA, reference),
          pointOf(onB, reference),
          onA.corners,
          onB.corners};
}

}  // namespace

template <class T>
Witness witnessAlong(const PolytopeTerms<T>& a, const PolytopeTerms<T>& b,
                     const KnownAxis<T>& known, const Vec3& reference) {
  if (a.endsEverywhere() && b.endsEverywhere()) {
    return witnessBetweenEnds(a, b, known, reference);
  }
  const AxisSide<T> side = sideOf(a, b, known);
  if (!side.ends) {
    return {};
  }
  const Direction<T> fromAToB(side.forward ? known.axis : -known.axis);
  const Support onA = supportOf(a, fromAToB.vector, known.acrossA, reference, known.levelA);
  const Support onB = supportOf(b, -fromAToB.vector, known.acrossB, reference, known.levelB);
  return {fromAToB.unit(), meters(a, b, side.gap, fromAToB.length),
          onA.point,       onB.point,
          onA.corners,     onB.corners};
}

namespace {

/** So many axes, as those of boxes and flat shapes, need no memory for their depths. */
constexpr std::size_t kFewAxes = 16;

/** The numbers between which a depth surely lies, meters. */
struct DepthRange {
  double least = 0;
  double most = kInfinity;
};

/**
 * What the gap of rounded terms is off by, of any n: as a part of its sizes times n. Of a hull the
 * corners are made of its frame.
 */
constexpr double kRoughGap = [] {
  const auto worst = [](bool isHull) {
    const Vector3<Roundoff> place = vectorOfRoundoff(kPlace.offBy(Roundoff::kUnit));
    const Roundoff one = Roundoff(1.0).offBy(Roundoff::kUnit);
    PolytopeTerms<Roundoff> terms;
    terms.corner.fill(place);
    terms.generator.fill(isHull ? vectorOfRoundoff(one) : place);
    terms.n = one;
    terms.corners = 3;
    terms.generators = isHull ? 0 : 3;
    terms.hasPlaces = isHull;
    return terms;
  };
  const Vector3<Roundoff> axis = vectorOfRoundoff(Roundoff(1.0).offBy(Roundoff::kUnit));
  double most = 0;
  for (const bool isHullA : {false, true}) {
    for (const bool isHullB : {false, true}) {
      most = std::max(most, gapAlong(worst(isHullA), worst(isHullB), axis).error());
    }
  }
  return most;
}();
/** What its meters are off by, as a part of themselves. */
constexpr double kRoughMeter = [] {
  constexpr RelativeRoundoff kN = RelativeRoundoff::roundedOnce();
  constexpr RelativeRoundoff kLength = squareRoot(dot(kVectorRoundedOnce, kVectorRoundedOnce));
  return (RelativeRoundoff() / (kN * kN * kLength)).ofComputed();
}();

/** Depths in doubles. */
class RoughDepths {
 public:
  RoughDepths(const PolytopeTerms<Approximate>& a, const PolytopeTerms<Approximate>& b)
      : known_(!a.endsAtRoot && !b.endsAtRoot), a_(rounded(a)), b_(rounded(b)) {}

  [[nodiscard]] DepthRange along(const KnownAxis<Approximate>& known) const {
    const ApproximateVec3& axis = known.axis;
    const Vec3 direction = rounded(axis);
    const double size = largestMagnitude(direction);
    if (!known_ || !(axis.x.error() + axis.y.error() + axis.z.error() < 0x1p-60 * size)) {
      return {};
    }
    const double scale = size * (sizeOf(a_) * b_.n + sizeOf(b_) * a_.n);
    const double meter = 2 * a_.n * b_.n * length(direction);
    if (!isOrdinary(scale) || !isOrdinary(meter)) {
      return {};
    }
    const Interval depth = depthOf(direction, known.acrossA, known.acrossB);
    const double off = (2 * kRoughGap) * scale / meter;
    return {depth.min / meter * (1 - 2 * kRoughMeter) - off,
            depth.max / meter * (1 + 2 * kRoughMeter) + off};
  }

 private:
  /** Times 2 n n' and the direction's length: between the two sides where it is not sure which. */
  [[nodiscard]] Interval depthOf(const Vec3& direction, EdgeSet acrossA, EdgeSet acrossB) const {
    const ProjectedInterval<double> onA = a_.along(direction);
    const ProjectedInterval<double> onB = b_.along(direction);
    const double ahead = onB.min * a_.n - onA.max * b_.n;
    const double behind = onA.min * b_.n - onB.max * a_.n;
    // What goes on forever leaves the side that it doesn't go to.
    const Sign wayOfA = wayOf(a_, direction, acrossA);
    const Sign wayOfB = wayOf(b_, -direction, acrossB);
    const bool mayBeAhead = wayOfA != Sign::positive && wayOfB != Sign::positive;
    const bool mayBeBehind = wayOfA != Sign::negative && wayOfB != Sign::negative;
    if (mayBeAhead != mayBeBehind) {
      const double depth = std::fabs(mayBeAhead ? ahead : behind);
      return {depth, depth};
    }
    const double least = std::fabs(greatest(ahead, behind));
    return {least, goesOn(a_, acrossA) || goesOn(b_, acrossB) ? kInfinity : least};
  }
  /** Which way along a direction something surely goes on forever; zero: none, or not sure. */
  static Sign wayOf(const PolytopeTerms<double>& terms, const Vec3& direction, EdgeSet across) {
    if (!goesOn(terms, across)) {
      return Sign::zero;
    }
    constexpr double kOff = 0x1p-48;  // a rounding of each factor and of what is made of them
    const double off =
        kOff * roundoff::magnitudeOf(terms.edge[0]) * roundoff::magnitudeOf(direction);
    const double way = dot(terms.edge[0], direction);
    return way > off ? Sign::positive : (way < -off ? Sign::negative : Sign::zero);
  }
  /** Nothing that underflows matters beside such a number. */
  static bool isOrdinary(double number) { return number > 0x1p-800 && number < 0x1p+800; }
  static Vec3 rounded(const ApproximateVec3& v) { return {v.x.hi(), v.y.hi(), v.z.hi()}; }
  static PolytopeTerms<double> rounded(const PolytopeTerms<Approximate>& terms) {
    PolytopeTerms<double> result;
    for (std::size_t i = 0; i < 3; ++i) {
      result.corner[i] = rounded(terms.corner[i]);
      result.generator[i] = rounded(terms.generator[i]);
    }
    result.n = terms.n.hi();
    result.corners = terms.corners;
    result.generators = terms.generators;
    result.hasPlaces = terms.hasPlaces;
    result.hull = terms.hull;
    result.unbounded = terms.unbounded;
    if (terms.unbounded) {
      result.edge[0] = rounded(terms.edge[0]);
    }
    return result;
  }

  bool known_ = false;
  PolytopeTerms<double> a_;
  PolytopeTerms<double> b_;
};

/** Which axes may have the least depth, so that numbers are made of these only: of exact ones all.
 */
template <class T>
class MayBeLeast {
 public:
  MayBeLeast(const PolytopeTerms<T>& /*a*/, const PolytopeTerms<T>& /*b*/,
             std::span<const KnownAxis<T>> /*axes*/) {}
  [[nodiscard]] bool at(std::size_t /*axis*/) const { return true; }
};

template <>
class MayBeLeast<Approximate> {
 public:
  MayBeLeast(const PolytopeTerms<Approximate>& a, const PolytopeTerms<Approximate>& b,
             std::span<const KnownAxis<Approximate>> axes)
      : leastDepths_(axes.size()) {
    const RoughDepths rough(a, b);
    for (std::size_t i = 0; i < axes.size(); ++i) {
      const DepthRange range = rough.along(axes[i]);
      leastDepths_[i] = range.least;
      most_ = range.most < most_ ? range.most : most_;
    }
  }
  [[nodiscard]] bool at(std::size_t axis) const { return !surelyMore(leastDepths_[axis], most_); }

 private:
  Few<double, kFewAxes> leastDepths_;
  double most_ = kInfinity;
};

}  // namespace

template <class T>
Witness leastWitness(const PolytopeTerms<T>& a, const PolytopeTerms<T>& b,
                     std::span<const KnownAxis<T>> axes, const Vec3& reference) {
  const MayBeLeast<T> mayBeLeast(a, b, axes);
  const auto nextFrom = [&](std::size_t i) {
    while (i < axes.size() && (!mayBeLeast.at(i) || isZero(axes[i].axis))) {
      ++i;
    }
    return i;
  };
  const KnownAxis<T>* best = nullptr;
  double least = kInfinity;
  std::size_t next = 0;
  for (std::size_t i = nextFrom(0); i < axes.size(); i = next) {
    const KnownAxis<T>& known = axes[i];
    next = nextFrom(i + 1);
    if (best == nullptr && next == axes.size()) {
      return witnessAlong(a, b, known, reference);  // nothing to compare it with
    }
    const AxisSide<T> side = sideOf(a, b, known);
    if (side.ends && signOf(side.gap.a, side.gap.b, side.gap.q) == Sign::zero) {
      return witnessAlong(a, b, known, reference);  // a depth that rounds to 0 would not be one
    }
    const double depth =
        side.ends ? std::fabs(meters(a, b, side.gap, squareRoot(dot(known.axis, known.axis))))
                  : kInfinity;
    if (best == nullptr ? depth < kInfinity : clearlyLess(depth, least)) {
      best = &known;
      least = depth;
    }
  }
  return best == nullptr ? Witness{} : witnessAlong(a, b, *best, reference);
}

template Support supportOf(const PolytopeTerms<Approximate>&, const ApproximateVec3&, EdgeSet,
                           const Vec3&, const LevelCorners&);
template Support supportOf(const PolytopeTerms<Exact>&, const ExactVec3&, EdgeSet, const Vec3&,
                           const LevelCorners&);
template Support supportOf(const PolytopeTerms<Approximate>&, const Direction<Approximate>&,
                           const Vec3&, double);
template Support supportOf(const PolytopeTerms<Exact>&, const Direction<Exact>&, const Vec3&,
                           double);
template bool isAhead(const PolytopeTerms<Approximate>&, const PolytopeTerms<Approximate>&,
                      const KnownAxis<Approximate>&);
template bool isAhead(const PolytopeTerms<Exact>&, const PolytopeTerms<Exact>&,
                      const KnownAxis<Exact>&);
template Corners cornersAlong(const PolytopeTerms<Approximate>&, const ApproximateVec3&, EdgeSet,
                              const LevelCorners&);
template Corners cornersAlong(const PolytopeTerms<Exact>&, const ExactVec3&, EdgeSet,
                              const LevelCorners&);
template Vec3 pointBeyond(const ApproximateVec3&, const Approximate&, const Direction<Approximate>&,
                          double);
template Vec3 pointBeyond(const ExactVec3&, const Exact&, const Direction<Exact>&, double);
template Witness witnessAlong(const PolytopeTerms<Approximate>&, const PolytopeTerms<Approximate>&,
                              const KnownAxis<Approximate>&, const Vec3&);
template Witness witnessAlong(const PolytopeTerms<Exact>&, const PolytopeTerms<Exact>&,
                              const KnownAxis<Exact>&, const Vec3&);
template Witness leastWitness(const PolytopeTerms<Approximate>&, const PolytopeTerms<Approximate>&,
                              std::span<const KnownAxis<Approximate>>, const Vec3&);
template Witness leastWitness(const PolytopeTerms<Exact>&, const PolytopeTerms<Exact>&,
                              std::span<const KnownAxis<Exact>>, const Vec3&);

}  // namespace collision
