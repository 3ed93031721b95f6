// What boxes of a hierarchy cover along a normal, seen from their middle: no corner is chosen by
// the signs of the normal. Such branches can't be predicted, as they are others for every question.
#pragma once

#include "collision/attributes.h"
#include "linear/vec3.h"
#include "mesh/extent.h"
#include "number/roundoff.h"

namespace collision {

/** Of boxes in lanes, in the mesh's space. */
template <class T>
class BoxesAlong {
 public:
  COLLISION_ALWAYS_INLINE constexpr BoxesAlong(const Vector3<T>& min, const Vector3<T>& max)
      : middle_((min + max) * T(0.5F)), reach_((max - min) * T(0.5F)) {}

  [[nodiscard]] COLLISION_ALWAYS_INLINE constexpr const Vector3<T>& middle() const {
    return middle_;
  }
  /** Of no box NaN. */
  COLLISION_ALWAYS_INLINE constexpr Extent<T> operator()(const Vector3<T>& normal) const {
    const Vector3<T> size{absolute(normal.x), absolute(normal.y), absolute(normal.z)};
    const T middle = dot(normal, middle_);
    const T reach = dot(size, reach_);
    return {middle - reach, middle + reach};
  }

 private:
  Vector3<T> middle_;
  Vector3<T> reach_;
};

/** What components of a unit normal are off by in floats, and places in the mesh's space. */
inline constexpr Vector3<RoundoffIn<float>> kUnitFloats =
    vectorOfRoundoff(RoundoffIn<float>::of(1, 4 * RoundoffIn<float>::kUnit));
/** And so what boxes cover along a normal. */
inline constexpr double kBoxesAlongError =
    BoxesAlong(kUnitFloats, kUnitFloats)(kUnitFloats).low.error();

}  // namespace collision
