// The points of contact of two boxes that overlap along an axis, in double-doubles, two at a time.
//
// What contact_points.cpp computes of any two polytopes, where all roundings are certain; what is
// not is left to it.
#pragma once

#include <optional>
#include <vector>

#include "collision/manifold.h"
#include "contact/common_features.h"
#include "sat/box_along_axis.h"

namespace collision {

class BoxContact {
 public:
  explicit BoxContact(const BoxAlongAxis& boxes) : boxes_(boxes) {}

  /** See contact/incident_face.h; raises a doubt where it is not certain. */
  [[nodiscard]] Corners incidentFace(int side) const;
  /** Nothing where a rounding is not certain. */
  [[nodiscard]] std::optional<std::vector<ContactPoint>> points(const CommonFeatures& common) const;

 private:
  class Facets;

  const BoxAlongAxis& boxes_;
};

}  // namespace collision
