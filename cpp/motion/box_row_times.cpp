#include "motion/box_row_times.h"

#include <cmath>

#include "answer/candidate.h"
#include "linear/frame_lanes.h"
#include "number/index.h"

namespace collision {
namespace {

using Double = Lanes<double>;
using Mask = LaneMask<double>;
using Number = DoubleDoubleLanes;
using Worst = RoundoffIn<DoubleDouble>;

/** Lane i: whether it holds of row i. */
Mask maskOf(bool first, bool second) {
  return lanesOf(first ? 1.0 : 0.0, second ? 1.0 : 0.0) > Double(0.0);
}

/** How far a box reaches to both sides of its center along an axis, times n. */
template <class T>
constexpr T reachAlong(const BoxTerms<T>& box, const Vector3<T>& axis) {
  T reach = box.length.x * absolute(dot(box.frame.axis[0], axis));
  for (int i = 1; i < 3; ++i) {
    reach = reach + box.length[i] * absolute(dot(box.frame.axis[at(i)], axis));
  }
  return reach;
}

// A quaternion's components are no more than √n, so that all numbers of a frame are no more than n;
// those of the cross product of axes of two are no more than both n, and lengths are exact.
constexpr Vector3<Worst> kPlaces = vectorOfRoundoff(Worst::input(Worst::Size::place, Worst::kUnit));
constexpr BoxTerms<Worst> kBox{kPlaces, scaledAxes<Worst>(1.0, 1.0, 1.0, 1.0)};
constexpr Vector3<Worst> kAxis = cross(kBox.frame.axis[0], kBox.frame.axis[1]);
constexpr Worst kAlong = dot(kPlaces, kAxis) * (kBox.frame.n * kBox.frame.n);
constexpr Worst kReach = reachAlong(kBox, kAxis) * kBox.frame.n;
constexpr Worst kDistance = kAlong - (kReach + kReach);

/** By how far apart two are along their axes when a row opens, and when it closes. */
TwoRowTimes timesOf(const Number& opening, const Number& closing, const Number& slope,
                    const Double& error, const Double& slopeError) {
  const Mask isAgainst = slope.hi < Double(0.0);
  const Number speed = absolute(slope);
  const CertainLanes opens =
      quotient(choose(isAgainst, -closing, opening), speed, error, slopeError);
  const CertainLanes closes =
      quotient(choose(isAgainst, -opening, closing), speed, error, slopeError);
  return {opens.number, closes.number, opens.isCertain & closes.isCertain, isAgainst};
}

Double sizeOf(const Vector3<Number>& v) { return sizeOf(v.x.hi, v.y.hi, v.z.hi); }

}  // namespace

TwoRowTimes StraightRowTimes::of(int row, int other) const {
  const auto differences = [&](const Vec3& from, const Vec3& to) {
    return exactSum(lanesOf(to[row], to[other]), -lanesOf(from[row], from[other]));
  };
  return timesOf(differences(a_.max, b_.min), differences(a_.min, b_.max),
                 lanesOf(velocity_[row], velocity_[other]), 0.0, 0.0);
}

TurnedRowTimes::TurnedRowTimes(const Box& a, const Box& b,
                               const std::array<Vector3<DoubleDouble>, 2>& between,
                               const Vector3<DoubleDouble>& velocity) {
  boxes_.frame = framesOf(a.rotation, b.rotation);
  const auto inBoth = [](const DoubleDouble& number) { return lanesOf(number, number); };
  Double lengths(0.0);
  for (int i = 0; i < 3; ++i) {
    boxes_.length[i] = lanesOf(a.lengths[i], b.lengths[i]);
    lengths = lengths + boxes_.length[i].hi;
    between_[i] = inBoth(between[0][i]) + inBoth(between[1][i]);
    velocity_[i] = inBoth(twice(velocity[i]));
  }
  size_ = withinRange(sizeOf(between_) + (lengths + lanesOf(lengths[1], lengths[0])));
  speed_ = sizeOf(velocity_);
}

Vector3<Number> TurnedRowTimes::axes(const Candidate& row, const Candidate& other) const {
  const auto indexInA = [](const Candidate& axis) {
    return at(axis.type == CandidateType::faceB ? 0 : axis.i);
  };
  const auto indexInB = [](const Candidate& axis) {
    return at(axis.type == CandidateType::faceB   ? axis.i
              : axis.type == CandidateType::edges ? axis.j
                                                  : 0);
  };
  const auto& axes = boxes_.frame.axis;
  const bool isEdges = row.type == CandidateType::edges;
  const bool isOtherEdges = other.type == CandidateType::edges;
  const Mask areOfB = maskOf(row.type == CandidateType::faceB, other.type == CandidateType::faceB);
  Vector3<Number> ofA;
  Vector3<Number> ofB;
  Vector3<Number> found;
  for (int k = 0; k < 3; ++k) {
    ofA[k] = lanesOf(axes[indexInA(row)][k], 0, axes[indexInA(other)][k], 0);
    ofB[k] = lanesOf(axes[indexInB(row)][k], 1, axes[indexInB(other)][k], 1);
    found[k] = choose(areOfB, ofB[k], ofA[k]);
  }
  if (isEdges || isOtherEdges) {
    const Mask areEdges = maskOf(isEdges, isOtherEdges);
    const Vector3<Number> across = cross(ofA, ofB);
    for (int k = 0; k < 3; ++k) {
      found[k] = choose(areEdges, across[k], found[k]);
    }
  }
  return found;
}

TwoRowTimes TurnedRowTimes::of(int row, int other) const {
  const Vector3<Number> axis = axes(axisOfBoxRow(row), axisOfBoxRow(other));
  std::array<Number, 2> reach;  // of both boxes, by the row
  for (int i = 0; i < 2; ++i) {
    Vector3<Number> one;
    for (int k = 0; k < 3; ++k) {
      one[k] = lanesOf(axis[k], i, axis[k], i);
    }
    reach[at(i)] = reachAlong(boxes_, one);
  }
  const Number& n = boxes_.frame.n;
  const Number ofA = lanesOf(reach[0], 0, reach[1], 0);
  const Number ofB = lanesOf(reach[0], 1, reach[1], 1);
  const Number scaleA = lanesOf(n, 0, n, 0);
  const Number scaleB = lanesOf(n, 1, n, 1);
  const Number scale = scaleA * scaleB;
  const Number way = dot(between_, axis) * scale;
  const Number halves = ofA * scaleB + ofB * scaleA;
  const Double factor = scale.hi * scale.hi;
  return timesOf(way - halves, way + halves, dot(velocity_, axis) * scale,
                 withUnderflow(kDistance.bound(size_) * factor),
                 withUnderflow(kAlong.bound(speed_) * factor));
}

}  // namespace collision
