#include "sat/box_lanes.h"

#include "linear/frame_lanes.h"
#include "number/index.h"

namespace collision {
namespace {

using Double = Lanes<double>;
using Number = DoubleDoubleLanes;

Double sizeOf(const Vector3<Number>& v) { return sizeOf(v.x.hi, v.y.hi, v.z.hi); }

}  // namespace

BoxLanes::BoxLanes(const GivenBox& a, const GivenBox& b) {
  terms.frame = framesOf(a.rotation, b.rotation);
  const auto inBoth = [](const DoubleDouble& number) { return lanesOf(number, number); };
  const Vector3<DoubleDouble> low = differenceOf<DoubleDouble>(a.low, b.low);
  const Vector3<DoubleDouble> high = differenceOf<DoubleDouble>(a.high, b.high);
  for (int i = 0; i < 3; ++i) {
    terms.length[i] = lanesOf(a.lengths[i], b.lengths[i]);
    between[i] = inBoth(low[i]) + inBoth(high[i]);
  }
  const Double lengths = sizeOf(terms.length);
  size = withinRange(sizeOf(between) + (lengths + lanesOf(lengths[1], lengths[0])));
}

Vector3<Number> BoxLanes::axes(const Candidate& first, const Candidate& second) const {
  const auto indexInA = [](const Candidate& axis) {
    return at(axis.type == CandidateType::faceB ? 0 : axis.i);
  };
  const auto indexInB = [](const Candidate& axis) {
    return at(axis.type == CandidateType::faceB   ? axis.i
              : axis.type == CandidateType::edges ? axis.j
                                                  : 0);
  };
  const auto& axis = terms.frame.axis;
  const bool isEdges = first.type == CandidateType::edges;
  const bool isSecondEdges = second.type == CandidateType::edges;
  const LaneMask<double> areOfB =
      maskOf(first.type == CandidateType::faceB, second.type == CandidateType::faceB);
  Vector3<Number> ofA;
  Vector3<Number> ofB;
  Vector3<Number> found;
  for (int k = 0; k < 3; ++k) {
    ofA[k] = lanesOf(axis[indexInA(first)][k], 0, axis[indexInA(second)][k], 0);
    ofB[k] = lanesOf(axis[indexInB(first)][k], 1, axis[indexInB(second)][k], 1);
    found[k] = choose(areOfB, ofB[k], ofA[k]);
  }
  if (isEdges || isSecondEdges) {
    const LaneMask<double> areEdges = maskOf(isEdges, isSecondEdges);
    const Vector3<Number> across = cross(ofA, ofB);
    for (int k = 0; k < 3; ++k) {
      found[k] = choose(areEdges, across[k], found[k]);
    }
  }
  return found;
}

}  // namespace collision
