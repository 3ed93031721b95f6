// Where two boxes that overlap are in contact along an axis, in double-doubles: the features, the
// depth, the unit axis and the points, two of them at a time.
//
// What contact_points.cpp computes of any two polytopes, where all roundings are certain; what is
// not is left to it.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "collision/manifold.h"
#include "collision/shape_ref.h"
#include "contact/common_features.h"
#include "number/index.h"
#include "sat/box_lanes.h"

namespace collision {

class BoxContact {
 public:
  /** Two boxes in the order of the table of pairs, and the candidate that has the least depth. */
  BoxContact(ShapeRef a, ShapeRef b, const Candidate& candidate);

  /** Whether what follows is known. */
  [[nodiscard]] bool isCertain() const { return isCertain_; }
  /** Whether the candidate's axis leads from a to b; else it is turned round. */
  [[nodiscard]] bool isForward() const { return isForward_; }
  [[nodiscard]] const Vec3& unitAxis() const { return unitAxis_; }
  [[nodiscard]] double depth() const { return depth_; }
  /** The feature of a box, 0: of a, that reaches furthest toward the other one. */
  [[nodiscard]] Corners feature(int side) const { return features_[at(side)]; }
  /** See contact/incident_face.h; raises a doubt where it is not certain. */
  [[nodiscard]] Corners incidentFace(int side) const;

  /** Nothing where a rounding is not certain. */
  [[nodiscard]] std::optional<std::vector<ContactPoint>> points(const CommonFeatures& common) const;

 private:
  using Number = DoubleDoubleLanes;
  using Vector = Vector3<Number>;
  class Facets;

  BoxContact(const GivenBox& a, const GivenBox& b, const Candidate& candidate);

  void findZeros(const Quaternion& a, const Quaternion& b, const Candidate& axis);
  void findLevels(const GivenBox& a, const GivenBox& b);
  [[nodiscard]] bool isAcross(int side, int i) const {
    return ((across_[at(side)] >> at(i)) & 1U) != 0;
  }
  /** False where a sign is not certain. */
  [[nodiscard]] bool orient(const Number& way);
  [[nodiscard]] bool findFeatures();
  [[nodiscard]] bool findNumbers(const Number& way);

  BoxLanes boxes_;       // with axes of length 1
  Vector center_;        // of each
  Lanes<double> place_;  // no coordinate or length is larger
  Vector axis_;          // from a to b; in both lanes
  Vector alongAxis_;     // the axes of each box along it
  Number length_ = Lanes<double>(1.0);
  Lanes<double> lengthError_ = 0.0;
  unsigned zeros_ = 0;                // bit k: coordinate k of the axis is 0
  std::array<unsigned, 2> across_{};  // bit i: axis i of a box is across it
  /** The coordinate along the axis of faces across it, where that is one of the world's. */
  std::array<Nearest, 2> levels_{};
  int worldAxis_ = -1;
  std::array<Corners, 2> features_{};
  Vec3 unitAxis_;
  double depth_ = 0;
  bool isForward_ = true;
  bool isCertain_ = false;
};

}  // namespace collision
