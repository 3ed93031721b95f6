#include "motion/box_row_times.h"

#include <cmath>

#include "answer/candidate.h"
#include "number/index.h"

namespace collision {
namespace {

using Double = Lanes<double>;
using Mask = LaneMask<double>;
using Number = DoubleDoubleLanes;
using Worst = RoundoffIn<DoubleDouble>;

// A quaternion's components are no more than √n, so that all numbers of a frame are no more than n;
// those of the cross product of axes of two are no more than both n, and lengths are exact.
constexpr Vector3<Worst> kPlaces = vectorOfRoundoff(Worst::input(Worst::Size::place, Worst::kUnit));
constexpr BoxTerms<Worst> kBox{kPlaces, scaledAxes<Worst>(1.0, 1.0, 1.0, 1.0)};
constexpr Vector3<Worst> kAxis = cross(kBox.frame.axis[0], kBox.frame.axis[1]);
constexpr Worst kAlong = dot(kPlaces, kAxis) * (kBox.frame.n * kBox.frame.n);
constexpr Worst kReach = reachAlong(kBox, toLocal(kBox.frame, kAxis)) * kBox.frame.n;
constexpr Worst kDistance = kAlong - (kReach + kReach);

/** By how far apart two are along their axes when a row opens, and when it closes. */
TwoRowTimes timesOf(const Number& opening, const Number& closing, const Number& slope,
                    const Double& error, const Double& slopeError) {
  const Mask isAgainst = slope.hi < Double(0.0);
  const LaneDivisor speed(absolute(slope), slopeError);
  const CertainLanes opens = speed.of(choose(isAgainst, -closing, opening), error);
  const CertainLanes closes = speed.of(choose(isAgainst, -opening, closing), error);
  return {opens.number, closes.number, opens.isCertain & closes.isCertain, isAgainst};
}

}  // namespace

TwoRowTimes StraightRowTimes::of(int row, int other) const {
  const auto differences = [&](const Vec3& from, const Vec3& to) {
    return exactSum(lanesOf(to[row], to[other]), -lanesOf(from[row], from[other]));
  };
  return timesOf(differences(a_.max, b_.min), differences(a_.min, b_.max),
                 lanesOf(velocity_[row], velocity_[other]), 0.0, 0.0);
}

TurnedRowTimes::TurnedRowTimes(const BoxLanes& boxes, const Vector3<DoubleDouble>& velocity)
    : boxes_(boxes) {
  for (int i = 0; i < 3; ++i) {
    const DoubleDouble doubled = twice(velocity[i]);
    velocity_[i] = lanesOf(doubled, doubled);
  }
  speed_ = sizeOf(velocity_.x.hi, velocity_.y.hi, velocity_.z.hi);
}

TwoRowTimes TurnedRowTimes::of(int row, int other) const {
  const Vector3<Number> axis = boxes_.axes(axisOfBoxRow(row), axisOfBoxRow(other));
  const auto& [terms, between, size] = boxes_;
  std::array<Number, 2> reach;  // of both boxes, by the row
  for (int i = 0; i < 2; ++i) {
    Vector3<Number> one;
    for (int k = 0; k < 3; ++k) {
      one[k] = lanesOf(axis[k], i, axis[k], i);
    }
    reach[at(i)] = reachAlong(terms, toLocal(terms.frame, one));
  }
  const Number& n = terms.frame.n;
  const Number ofA = lanesOf(reach[0], 0, reach[1], 0);
  const Number ofB = lanesOf(reach[0], 1, reach[1], 1);
  const Number scaleA = lanesOf(n, 0, n, 0);
  const Number scaleB = lanesOf(n, 1, n, 1);
  const Number scale = scaleA * scaleB;
  const Number way = dot(between, axis) * scale;
  const Number halves = ofA * scaleB + ofB * scaleA;
  const Double factor = scale.hi * scale.hi;
  return timesOf(way - halves, way + halves, dot(velocity_, axis) * scale,
                 withUnderflow(kDistance.bound(size) * factor),
                 withUnderflow(kAlong.bound(speed_) * factor));
}

}  // namespace collision
