#include "curve/hit_lanes.h"

#include <cmath>

#include "number/index.h"

namespace collision {
namespace {

using Double = Lanes<double>;
using Mask = LaneMask<double>;
using Number = DoubleDoubleLanes;
using Worst = RoundoffIn<DoubleDouble>;

/** At least as large as a number. */
Double magnitudeOf(const Number& number) { return absolute(number.hi) * Double(1 + 0x1p-40); }

/** The length of a direction. */
BoundedLanes lengthOf(const DoubleDoubleVector& direction) {
  constexpr Vector3<Worst> kDirection = vectorOfRoundoff(Worst::input(Worst::Size::direction));
  constexpr Worst kSquare = dot(kDirection, kDirection);
  const Number length = squareRoot(dot(direction, direction));
  // A root is off by half as much of itself as its square is, and by its own rounding.
  const Double size = sizeOf(direction.x.hi, direction.y.hi, direction.z.hi);
  const Double error = kSquare.bound(Double(1.0), size) / length.hi + Double(0x1p-99) * length.hi;
  return {length, error};
}

BoundedLanes product(const BoundedLanes& a, const BoundedLanes& b) {
  const Number both = a.value * b.value;
  return {both, magnitudeOf(a.value) * b.error + magnitudeOf(b.value) * a.error +
                    a.error * b.error + Double(Worst::kUnit) * magnitudeOf(both)};
}

/** origin + direction · t along one of the world's axes. */
BoundedLanes placeAt(double origin, const Number& direction, const BoundedLanes& t) {
  const Number along = direction * t.value;
  const Double sizes = Double(std::fabs(origin)) + magnitudeOf(along);
  // The product is rounded, and the sum.
  return {Number(Double(origin)) + along,
          magnitudeOf(direction) * t.error + Double(2 * Worst::kUnit) * sizes};
}

}  // namespace

EndLanes EndLanes::of(const Curve& curve) {
  EndLanes ends;
  ends.denominator = Number(Double(1.0));
  if (!curve.bounded()) {
    return ends;
  }
  ends.numerator = Number(lanesOf(0.0, curve.isSegment() ? 1.0 : curve.maxDistance()));
  if (!curve.isSegment()) {
    const auto [length, error] = lengthOf(inBothLanes(curve.directionIn<DoubleDouble>()));
    ends.denominator = lanesOf(ends.denominator, 0, length, 1);
    ends.denominatorError = lanesOf(0.0, error[1]);
  }
  return ends;
}

EndLanes choose(const LaneMask<double>& mask, const EndLanes& own, const EndLanes& other) {
  EndLanes chosen{choose(mask, own.numerator, other.numerator),
                  choose(mask, own.denominator, other.denominator),
                  choose(mask, own.numeratorError, other.numeratorError),
                  choose(mask, own.denominatorError, other.denominatorError)};
  for (int i = 0; i < 2; ++i) {
    chosen.given[at(i)] = (mask[i] ? own : other).given[at(i)];
  }
  return chosen;
}

std::optional<Hit> hitBetween(const Curve& curve, const EndLanes& ends, bool goesOn) {
  const DoubleDoubleVector direction = inBothLanes(curve.directionIn<DoubleDouble>());
  const BoundedLanes t = ends.parameters();
  const CertainLanes parameter = rounded(t);
  const CertainLanes distance = rounded(product(t, lengthOf(direction)));
  Mask areCertain = parameter.isCertain & distance.isCertain;
  Hit hit;
  for (int k = 0; k < 3; ++k) {
    BoundedLanes place = placeAt(curve.origin()[k], direction[k], t);
    const auto& [first, last] = ends.given;
    if (first.axis == k || last.axis == k) {
      const Mask areGiven = maskOf(first.axis == k, last.axis == k);
      place = {choose(areGiven, lanesOf(first.place, last.place), place.value),
               choose(areGiven, Double(0.0), place.error)};
    }
    const CertainLanes coordinate = rounded(place);
    areCertain = areCertain & coordinate.isCertain;
    hit.point[k] = coordinate.number[0];
    hit.exitPoint[k] = coordinate.number[1];
  }
  if (!holdsForAll(areCertain | maskOf(false, goesOn))) {
    return std::nullopt;
  }
  hit.present = true;
  hit.t = parameter.number[0];
  hit.distance = distance.number[0];
  if (goesOn) {
    hit.exitPoint = Hit().exitPoint;
  } else {
    hit.tExit = greatest(hit.t, parameter.number[1]);  // halfway either is a rounding
  }
  return hit;
}

}  // namespace collision
