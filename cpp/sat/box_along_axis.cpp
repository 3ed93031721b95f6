#include "sat/box_along_axis.h"

#include <bit>
#include <cmath>

#include "convex/polytope.h"
#include "linear/shared_axes.h"

namespace collision {
namespace {

using Double = Lanes<double>;
using Mask = LaneMask<double>;
using Number = DoubleDoubleLanes;
using Vector = DoubleDoubleVector;

using namespace axisroundoff;
constexpr Worst::Size kPlaces = Worst::Size::place;
constexpr Worst::Size kLocal = Worst::Size::direction;
constexpr Worst kAlongAxis = dot(kEntries, kAxis).atMost(1);
constexpr Worst kWayAlong = dot(vectorOfRoundoff(betweenOf(kLocal)), kAxis);
constexpr Worst kReach = reachAlong(BoxTerms<Worst>{vectorOfRoundoff(Worst::input(kLocal)), {}},
                                    vectorOfRoundoff(kAlongAxis));
constexpr Worst kGap = kWayAlong - (kReach + kReach);
constexpr Worst kCorner = Worst::input(kPlaces) + offsetOf(kPlaces);

/** Which coordinates of the axes of a rotation are exactly 0, a bit each. */
std::array<unsigned, 3> zerosOfAxes(const Quaternion& rotation, const ScaledAxes<Number>& frames,
                                    int side) {
  const unsigned worldAxes = worldAxesOf(rotation);
  std::array<unsigned, 3> zeros{};
  for (std::size_t i = 0; i < 3; ++i) {
    const Vector& axis = frames.axis[i];
    zeros[i] = zerosOf(worldAxes, {axis.x.hi[side], axis.y.hi[side], axis.z.hi[side]});
  }
  return zeros;
}

}  // namespace

BoxAlongAxis::BoxAlongAxis(ShapeRef a, ShapeRef b, const Candidate& candidate)
    : BoxAlongAxis(givenBox(a), givenBox(b), candidate) {}

BoxAlongAxis::BoxAlongAxis(const GivenBox& a, const GivenBox& b, const Candidate& candidate)
    : boxes_(a, b), between_(halfOf(boxes_.between)) {
  BoxTerms<Number>& terms = boxes_.terms;
  const Double inverse = Double(1.0) / terms.frame.n.hi;
  for (int i = 0; i < 3; ++i) {
    Vector& axis = terms.frame.axis[at(i)];
    for (int k = 0; k < 3; ++k) {
      axis[k] = ratio(axis[k], terms.frame.n, inverse);
    }
    halves_[at(i)] = scaledBy(axis, halfOf(terms.length[i]));
    center_[i] = halfOf(exactSum(lanesOf(a.low[i], b.low[i]), lanesOf(a.high[i], b.high[i])));
  }
  const Double centers = sizeOf(center_.x.hi, center_.y.hi, center_.z.hi);
  placeSize_ = withinRange(size() + (centers + lanesOf(centers[1], centers[0])));
  const Candidate axis = candidate.type == CandidateType::worldAxis
                             ? Candidate{CandidateType::faceA, candidate.i}
                             : candidate;
  const Zeros zeros{zerosOfAxes(a.rotation, terms.frame, 0),
                    zerosOfAxes(b.rotation, terms.frame, 1)};
  findAcross(zeros, a.rotation == b.rotation, axis);
  axis_ = boxes_.axes(axis, axis);
  if (axis.type == CandidateType::edges) {
    const Number square = dot(axis_, axis_);
    length_ = squareRoot(square);
    constexpr Worst kSquare = dot(kAxis, kAxis);
    lengthError_ = Double(kSquare.error()) / length_.hi + Double(0x1p-99) * length_.hi;
  }
  const Number way = dot(between_, axis_);
  isCertain_ = orient(way) && findFeatures() && findNumbers(absolute(way));
  if (isCertain_) {
    findCoordinates(0, a, zeros[0]);
    findCoordinates(1, b, zeros[1]);
  }
}

void BoxAlongAxis::findAcross(const Zeros& zeros, bool areAlike, const Candidate& axis) {
  if (axis.type == CandidateType::edges) {
    across_ = {1U << at(axis.i), 1U << at(axis.j)};
    // Their product is across both, and so across an axis of the world that is one of them.
    for (const unsigned zerosOfEdge : {zeros[0][at(axis.i)], zeros[1][at(axis.j)]}) {
      zeros_ |= std::popcount(zerosOfEdge) == 2 ? 0b111U & ~zerosOfEdge : 0U;
    }
    return;
  }
  const std::size_t side = axis.type == CandidateType::faceA ? 0 : 1;
  zeros_ = zeros[side][at(axis.i)];
  across_[side] = 0b111U & ~(1U << at(axis.i));
  if (areAlike) {
    across_[1 - side] = across_[side];
  }
  for (int i = 0; i < 3; ++i) {
    if ((zeros_ | zeros[1 - side][at(i)]) == 0b111U) {
      across_[1 - side] |= 1U << at(i);
    }
  }
}

bool BoxAlongAxis::orient(const Number& way) {
  isForward_ = way.hi[0] > 0;
  for (int i = 0; i < 3; ++i) {
    axis_[i] = holdsBit(zeros_, i) ? Number() : axis_[i];
  }
  axis_ = withSign(Mask(isForward_), axis_);
  axesAlong_ = toLocal(terms().frame, axis_);
  for (int i = 0; i < 3; ++i) {
    const Mask areAcross = maskOf(isAcross(0, i), isAcross(1, i));
    axesAlong_[i] = choose(areAcross, Number(), axesAlong_[i]);
  }
  return absolute(way.hi)[0] > withUnderflow(kWayAlong.bound(1.0, size()[0]));
}

double BoxAlongAxis::axesAlongError() { return kAlongAxis.error(); }

bool BoxAlongAxis::findFeatures() {
  for (int side = 0; side < 2; ++side) {
    Corners corners = 1;
    for (int i = 0; i < 3; ++i) {
      const double along = side == 0 ? axesAlong_[i].hi[0] : -axesAlong_[i].hi[1];
      const bool isKnown = isAcross(side, i) || std::fabs(along) > axesAlongError();
      if (!isKnown || !(terms().length[i].hi[side] > 0)) {
        return false;
      }
      corners = swept(corners, i, isAcross(side, i) ? 0 : (along > 0 ? 1 : -1));
    }
    features_[at(side)] = corners;
  }
  return true;
}

bool BoxAlongAxis::findNumbers(const Number& way) {
  const Number reach = reachAlong(terms(), axesAlong_);
  const Number gap = way - halfOf(lanesOf(reach, 0, reach, 0) + lanesOf(reach, 1, reach, 1));
  const double error = withUnderflow(kGap.bound(1.0, size()[0]));
  const auto errorOf = [&](int i) { return holdsBit(zeros_, i) ? 0.0 : kAxis.x.error(); };
  const LaneDivisor divisor(length_, lengthError_);
  const CertainLanes xAndY =
      divisor.of(lanesOf(axis_.x, 0, axis_.y, 0), lanesOf(errorOf(0), errorOf(1)));
  const CertainLanes zAndGap = divisor.of(lanesOf(axis_.z, 0, gap, 0), lanesOf(errorOf(2), error));
  unitAxis_ = {xAndY.number[0], xAndY.number[1], zAndGap.number[0]};
  gap_ = zAndGap.number[1];
  return holdsForAll(xAndY.isCertain & zAndGap.isCertain);
}

int BoxAlongAxis::worldAxis() const { return worldAxisOf(zeros_); }

// A coordinate that no edge of the feature changes is the center's where all axes that lead to the
// feature are across it; where one leads along it, it is that of an end of the box.
void BoxAlongAxis::findCoordinates(int side, const GivenBox& box,
                                   const std::array<unsigned, 3>& zeros) {
  const Corners feature = features_[at(side)];
  for (int k = 0; k < 3; ++k) {
    const unsigned bit = 1U << at(k);
    int changing = 0;
    int last = -1;
    for (int i = 0; i < 3; ++i) {
      if (!isAcross(side, i) && (zeros[at(i)] & bit) == 0) {
        ++changing;
        last = i;
      }
    }
    if (changing == 0) {
      const DoubleDouble sum = exactSum(box.low[k], box.high[k]);
      coordinates_[at(side)][at(k)] = nearest(DoubleDouble(sum.hi / 2, sum.lo / 2));
    } else if (changing == 1 && zeros[at(last)] == (0b111U & ~bit)) {
      const bool isUpper = (std::countr_zero(feature) >> last & 1) != 0;
      const bool isUp = isUpper == (terms().frame.axis[at(last)][k].hi[side] > 0);
      coordinates_[at(side)][at(k)] = coordinateOfFace(box, last, k, isUp);
    }
  }
}

std::optional<Witness> BoxAlongAxis::witness() const {
  if (!isCertain_) {
    return std::nullopt;
  }
  Vector place = center_;
  for (int i = 0; i < 3; ++i) {
    const Vector& half = halves_[at(i)];
    const Mask isUpper = maskOf(axesAlong_[i].hi[0] > 0, axesAlong_[i].hi[1] < 0);
    const Mask areAcross = maskOf(isAcross(0, i), isAcross(1, i));
    const Vector there = sumOf(place, withSign(isUpper, half));
    place = {choose(areAcross, place.x, there.x), choose(areAcross, place.y, there.y),
             choose(areAcross, place.z, there.z)};
  }
  const Double error = withUnderflow(kCorner.bound(placeSize_));
  Witness witness{unitAxis_, gap_, {}, {}, features_[0], features_[1]};
  for (int k = 0; k < 3; ++k) {
    const auto [onA, isOnA] = coordinate(0, k);
    const auto [onB, isOnB] = coordinate(1, k);
    const Mask areKnown = maskOf(isOnA, isOnB);
    const CertainLanes rounded = quotient(choose(areKnown, Number(lanesOf(onA, onB)), place[k]),
                                          Double(1.0), choose(areKnown, Double(0.0), error), 0.0);
    if (!holdsForAll(rounded.isCertain)) {
      return std::nullopt;
    }
    witness.supportA[k] = rounded.number[0];
    witness.supportB[k] = rounded.number[1];
  }
  return witness;
}

}  // namespace collision
