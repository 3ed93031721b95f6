// What one of their axes shows of two boxes, in double-doubles, a box in each lane: which way it
// leads, the features that reach furthest, the gap, and the points that face each other.
//
// The same as convex/witness.h computes of any two polytopes, where all roundings are certain; what
// is not is left to it. Which numbers are exactly 0, or a sum of two that were given, is not seen
// in rounded ones: it follows from the axes that boxes have in common with the world.
#pragma once

#include <array>
#include <optional>

#include "collision/shape_ref.h"
#include "collision/verdict.h"
#include "linear/vector_lanes.h"
#include "number/index.h"
#include "sat/box_lanes.h"

namespace collision {

/** What numbers of two boxes may be off by, where all axes are scaled to length 1. */
namespace axisroundoff {
using Worst = RoundoffIn<DoubleDouble>;
/** An axis of a box: one of a frame, which is no more than n, over n. */
inline constexpr Worst kEntry = [] {
  const ScaledAxes<Worst> frame = scaledAxes<Worst>(1.0, 1.0, 1.0, 1.0);
  const Worst entry = greatest(frame.axis[0].x, frame.axis[0].y);
  return Worst(1.0).offBy((entry.error() + frame.n.error()) * (1 + 0x1p-20) + 0x1p-99);
}();
inline constexpr Vector3<Worst> kEntries = vectorOfRoundoff(kEntry);
/** An axis that may be the cross product of two. */
inline constexpr Vector3<Worst> kAxis =
    vectorOfRoundoff(greatest(kEntry, cross(kEntries, kEntries).x.atMost(1)));
/** An edge, and the way from the center to a corner, which is no longer than all lengths. */
constexpr Worst edgeOf(Worst::Size size) { return Worst::input(size) * kEntry; }
constexpr Worst offsetOf(Worst::Size size) {
  return (edgeOf(size) + edgeOf(size) + edgeOf(size)).atMost(1);
}
constexpr Worst betweenOf(Worst::Size size) { return Worst::input(size, Worst::kUnit); }
}  // namespace axisroundoff

class BoxAlongAxis {
 public:
  /** Two boxes in the order of the table of pairs, and one of their axes. */
  BoxAlongAxis(ShapeRef a, ShapeRef b, const Candidate& candidate);

  /** Whether what follows is known, but for the points of the witness. */
  [[nodiscard]] bool isCertain() const { return isCertain_; }
  /** Whether the candidate's axis leads from a to b; else it is turned round. */
  [[nodiscard]] bool isForward() const { return isForward_; }
  [[nodiscard]] const Vec3& unitAxis() const { return unitAxis_; }
  /** Meters, positive where it separates them. */
  [[nodiscard]] double gap() const { return gap_; }
  /** The feature of a box, 0: of a, that reaches furthest toward the other one. */
  [[nodiscard]] Corners feature(int side) const { return features_[at(side)]; }
  /** Nothing where a rounding is not certain. */
  [[nodiscard]] std::optional<Witness> witness() const;

  // The same before it is rounded.

  [[nodiscard]] const BoxTerms<DoubleDoubleLanes>& terms() const { return boxes_.terms; }
  /** Half of each axis, as long as the box is along it. */
  [[nodiscard]] const std::array<DoubleDoubleVector, 3>& halves() const { return halves_; }
  [[nodiscard]] const DoubleDoubleVector& center() const { return center_; }
  /** From the center of a to that of b. */
  [[nodiscard]] const DoubleDoubleVector& between() const { return between_; }
  /** From a to b, and how long it is. */
  [[nodiscard]] const DoubleDoubleVector& axis() const { return axis_; }
  [[nodiscard]] const DoubleDoubleLanes& length() const { return length_; }
  [[nodiscard]] const Lanes<double>& lengthError() const { return lengthError_; }
  /** The axes of each box along it. */
  [[nodiscard]] const DoubleDoubleVector& axesAlong() const { return axesAlong_; }
  static double axesAlongError();
  /** No length, nor a way between corners, is larger than the first; no coordinate than the second.
   */
  [[nodiscard]] const Lanes<double>& size() const { return boxes_.size; }
  [[nodiscard]] const Lanes<double>& placeSize() const { return placeSize_; }

  /** Of the world's axes that along which it leads; −1: none, as far as is known. */
  [[nodiscard]] int worldAxis() const;
  /** Coordinate k of the middle of a box's feature, where that is known without rounding twice. */
  [[nodiscard]] Nearest coordinate(int side, int k) const { return coordinates_[at(side)][at(k)]; }

 private:
  BoxAlongAxis(const GivenBox& a, const GivenBox& b, const Candidate& candidate);

  using Zeros = std::array<std::array<unsigned, 3>, 2>;
  void findAcross(const Zeros& zeros, bool areAlike, const Candidate& axis);
  [[nodiscard]] bool isAcross(int side, int i) const { return holdsBit(across_[at(side)], i); }
  /** False where a sign is not certain. */
  [[nodiscard]] bool orient(const DoubleDoubleLanes& way);
  [[nodiscard]] bool findFeatures();
  [[nodiscard]] bool findNumbers(const DoubleDoubleLanes& way);
  void findCoordinates(int side, const GivenBox& box, const std::array<unsigned, 3>& zeros);

  BoxLanes boxes_;  // with axes of length 1
  std::array<DoubleDoubleVector, 3> halves_;
  DoubleDoubleVector center_;
  DoubleDoubleVector between_;
  Lanes<double> placeSize_ = 0.0;
  DoubleDoubleVector axis_;
  DoubleDoubleVector axesAlong_;
  DoubleDoubleLanes length_ = Lanes<double>(1.0);
  Lanes<double> lengthError_ = 0.0;
  unsigned zeros_ = 0;                // bit k: coordinate k of the axis is 0
  std::array<unsigned, 2> across_{};  // bit i: axis i of a box is across it
  std::array<std::array<Nearest, 3>, 2> coordinates_{};
  std::array<Corners, 2> features_{};
  Vec3 unitAxis_;
  double gap_ = 0;
  bool isForward_ = true;
  bool isCertain_ = false;
};

}  // namespace collision
