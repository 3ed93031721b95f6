#include "mesh/unit_ray.h"

#include "mesh/float_vectors.h"
#include "number/filter.h"
#include "pairs/filter/line_rows.h"
#include "shapes/float_bounds.h"
#include "shapes/ray.h"

namespace collision {
namespace {

using FloatRoundoff = RoundoffOf<Lanes<float>>;
using Size = FloatRoundoff::Size;

/** Further away than this nothing can be told of the mesh: it is smaller than a rounding. */
constexpr double kFarthestOrigin = 0x1p+40;
/** Outside of the mesh by more than a rounding at that distance. */
constexpr double kBeside = 1 + 0x1p-10;
/** More than what a coordinate of the moved origin is off by, as a part of all it is made of. */
constexpr double kMoved = 0x1p-50;
static_assert((kPlaceDifference + kPlace * kUnitNumber).error() < kMoved);
/** What the planes of boxes are moved by at least: more than a slow component goes on the way. */
constexpr double kLeastMargin = 0x1p-24;
constexpr double kSlowest = 0x1p-100;
static_assert(kSlowest * 8 < kLeastMargin / 4);

/** A plane's parameter takes three roundings: of the difference, the inverse and the product. */
static_assert((2 * 3 + 2) * FloatRoundoff::kUnit < UnitRay::kSlack);

/** In lanes a difference of places and a step are off by a rounding or two of themselves. */
constexpr auto kFromInLanes =
    vectorOfRoundoff(FloatRoundoff::input(Size::place, FloatRoundoff::kUnit));
constexpr double kStepError = 2 * FloatRoundoff::kUnit;
constexpr auto kDirectionInLanes =
    vectorOfRoundoff(FloatRoundoff::input(Size::direction, kStepError));
constexpr auto kStepInLanes = vectorOfRoundoff(FloatRoundoff::input(Size::other, kStepError));
/** The same step, which is no larger than the size of places. */
constexpr auto kStepAsPlace = vectorOfRoundoff(FloatRoundoff::input(Size::place, kStepError));

using Crossing = filter::PolygonCrossing<FloatRoundoff>;
constexpr FloatRoundoff kFacingInLanes =
    Crossing{kDirectionInLanes, kFromInLanes, kStepInLanes, kStepInLanes}.facing();
constexpr FloatRoundoff kHeightInLanes =
    Crossing{kDirectionInLanes, kFromInLanes, kStepInLanes, kStepInLanes}.height();
/** Of the weights of all corners, the third of which is the rest. */
constexpr FloatRoundoff kWeight =
    Crossing{kDirectionInLanes, kFromInLanes, kStepInLanes, kStepAsPlace}.facing() -
    Crossing{kDirectionInLanes, kFromInLanes, kStepInLanes, kStepInLanes}.u() -
    Crossing{kDirectionInLanes, kFromInLanes, kStepInLanes, kStepInLanes}.v();

/**
 * What these change by where the places that a difference is of are off themselves, times that and
 * the other sizes: they are linear in it.
 */
constexpr auto kWeightPerPlace =
    static_cast<float>((Crossing{kDirectionInLanes, kFromInLanes, kStepInLanes, kStepInLanes}.u() +
                        Crossing{kDirectionInLanes, kFromInLanes, kStepInLanes, kStepInLanes}.v())
                           .magnitude() *
                       1.001);
constexpr auto kHeightPerPlace = static_cast<float>(kHeightInLanes.magnitude() * 1.001);

}  // namespace

UnitRay::UnitRay(const Ray& ray, const MeshSpace& space, double off) {
  const int directionExponent = exponentOf(ray.direction);
  const Vec3 direction = ray.direction * PowerOfTwo(-directionExponent);
  Vec3 origin = space.placeOf(ray.origin);
  exponent_ = directionExponent - space.exponent();
  scale_ = PowerOfTwo(exponent_);
  int longest = 0;
  for (int axis = 1; axis < 3; ++axis) {
    longest = std::fabs(direction[axis]) > std::fabs(direction[longest]) ? axis : longest;
  }
  const double nearSide = direction[longest] < 0 ? kBeside : -kBeside;
  start_ = greatest((nearSide - origin[longest]) / direction[longest], 0.0);
  double size = roundoff::magnitudeOf(origin) + 3 * start_;
  isFar_ = !(size <= kFarthestOrigin && space.lengthOf(off) < 1);
  if (isFar_) {
    origin = {};
    start_ = 0;
    size = 0;
  }
  const double error = kMoved * size + space.lengthOf(off);
  // Of an origin that is too far all boxes are on the way.
  const double margin = isFar_ ? 16.0 : error + kLeastMargin;
  origin = origin + direction * start_;
  origin_ = origin;
  direction_ = direction;
  originError_ = error;
  directionSize_ = floatAbove(roundoff::magnitudeOf(direction));
  for (int axis = 0; axis < 3; ++axis) {
    const double along = direction[axis];
    const bool isBackward = std::signbit(along);
    const float lower = floatBelow(origin[axis] - margin);
    const float upper = floatAbove(origin[axis] + margin);
    isBackward_[at(axis)] = isBackward;
    before_[axis] = isBackward ? lower : upper;
    behind_[axis] = isBackward ? upper : lower;
    inverse_[axis] =
        static_cast<float>(1 / withSignOf(greatest(std::fabs(along), kSlowest), along));
  }
  end_ = limitOf(endOf(ray));
}

float UnitRay::limitOf(double parameter) const {
  constexpr double kRounded = 0x1p-40;
  const double here = parameter * scale_ * (1 + kRounded);
  return isFar_ ? HUGE_VALF : floatAbove(here - start_ + start_ * kRounded + kLeastMargin);
}

double UnitRay::parameterAt(float here) const {
  return isFar_ ? kNone : (start_ + here) * PowerOfTwo(-exponent_);
}

unsigned UnitRay::mayHit(const FourTriangles& triangles, float near, float limit) const {
  const Vector3<Floats> a = lanesOf(triangles.a);
  if (isFar_) {
    return (a.x == a.x).bits();
  }
  // Seen from a place on the ray that is near, numbers are small, and so are their errors.
  const Vec3 place = origin_ + direction_ * static_cast<double>(near);
  const filter::PolygonCrossing<Floats> crossing{inAllLanes(floatsOf(direction_)),
                                                 inAllLanes(floatsOf(place)) - a,
                                                 lanesOf(triangles.ab), lanesOf(triangles.ac)};
  const Floats placeError(static_cast<float>(
      2 * (originError_ + FloatRoundoff::kUnit * (roundoff::magnitudeOf(place) + 1))));
  const Floats along(directionSize_);
  const Floats stepSize = roundoff::magnitudeOf(crossing.ab) + roundoff::magnitudeOf(crossing.ac);
  const Floats placeSize = roundoff::magnitudeOf(crossing.from) + stepSize;
  const auto boundOf = [&](const FloatRoundoff& row) {
    return withUnderflow(row.bound<Floats>(placeSize, along, stepSize));
  };
  // Inside the weights have the sign of their sum, whichever it is.
  const Floats whole = crossing.facing();
  const Floats u = crossing.u();
  const Floats v = crossing.v();
  const Floats rest = whole - u - v;
  const Floats weightBound = boundOf(kWeight) + kWeightPerPlace * placeError * (along * stepSize);
  const auto mayBeInside =
      (least(u, least(v, rest)) >= -weightBound) | (greatest(u, greatest(v, rest)) <= weightBound);
  const Floats facingBound = boundOf(kFacingInLanes);
  const Floats heightBound =
      boundOf(kHeightInLanes) + kHeightPerPlace * placeError * (stepSize * stepSize);
  const Floats facing = absolute(whole);
  const Floats most = facing + facingBound;
  const Floats behind = crossing.height() * withSignOf(Floats(1.0F), whole);
  // As seen from there; the ray starts before.
  const Floats back(near * (1 + kSlack));
  const Floats forth(std::fmax(limit - near, 0.0F) + limit * kSlack);
  const auto mayBeInRange = (facing <= facingBound) | ((behind <= back * most + heightBound) &
                                                       (-behind <= forth * most + heightBound));
  return (mayBeInside & mayBeInRange).bits();
}

}  // namespace collision
