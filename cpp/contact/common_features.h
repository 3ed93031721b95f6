// What signs say of the features of two polytopes that face each other along an axis: what they
// have in common, and which of them are across it.
#pragma once

#include <algorithm>
#include <array>
#include <utility>

#include "collision/manifold.h"
#include "contact/common_part.h"
#include "contact/outline_signs.h"
#include "convex/polytope.h"
#include "number/index.h"

namespace collision {

/** What is seen of two polytopes along an axis from a to b, to take signs of. */
template <class T>
struct AlongAxis {
  const PolytopeTerms<T>& a;
  const PolytopeTerms<T>& b;
  Vector3<T> axis;
  OutlineSigns<T> signs;
};

/** Of features with so many corners. */
inline ContactKind kindOf(int cornersA, int cornersB) {
  constexpr std::array<std::array<ContactKind, 3>, 3> kKinds{
      {{ContactKind::cornerCorner, ContactKind::cornerEdge, ContactKind::cornerFace},
       {ContactKind::cornerEdge, ContactKind::edgeEdge, ContactKind::faceEdge},
       {ContactKind::cornerFace, ContactKind::faceEdge, ContactKind::faceFace}}};
  return kKinds[at(std::min(cornersA, 3) - 1)][at(std::min(cornersB, 3) - 1)];
}

struct CommonFeatures {
  std::array<OutlineOrder, 2> outlines;
  CommonCorners corners;
  ContactKind kind = ContactKind::none;
  std::array<bool, 2> isLevel{true, true};  // whether the outline is across the axis

  [[nodiscard]] bool areLevel() const { return isLevel[0] && isLevel[1]; }
};

/** `incident(side)`: the incident face of the shape on that side. */
template <class T, class Incident>
CommonFeatures commonFeatures(const AlongAxis<T>& along, Corners cornersA, Corners cornersB,
                              bool isIncident, const Incident& incident) {
  const auto& [termsA, termsB, axis, signs] = along;
  Outline<T> a = outlineOf(termsA, cornersA, termsB.n, axis, signs);
  Outline<T> b = outlineOf(termsB, cornersB, termsA.n, axis, signs);
  CommonFeatures common;
  common.kind = kindOf(a.size(), b.size());
  if (isIncident) {
    common.isLevel = {a.size() > 2 || b.size() < 3, a.size() < 3};
    if (a.size() > 2) {
      b = outlineOf(termsB, incident(1), termsA.n, axis, signs);
    } else if (b.size() > 2) {
      a = outlineOf(termsA, incident(0), termsB.n, axis, signs);
    }
  }
  common.corners = commonPart(a, b, axis, signs);
  common.outlines = {std::move(a.order), std::move(b.order)};
  return common;
}

}  // namespace collision
