// A solid oriented bounding box: center, rotation (a quaternion of any non-zero length), half
// extents along the rotated axes.
#pragma once

#include <array>

#include "shapes/box.h"
#include "shapes/kind.h"
#include "shapes/projection.h"

namespace collision {

struct Obb {
  Vec3 center;
  Quaternion rotation;
  Vec3 halfExtents{1, 1, 1};
  Frame frame;             // derived from rotation
  double size = HUGE_VAL;  // of center and half extents, see sizeOf

  static constexpr Kind kKind = Kind::obb;
  static constexpr std::string_view kName = "obb";
  static constexpr std::array<Field, 3> kFields{
      {{"center", 3}, {"rotation", 4}, {"halfExtents", 3}}};
  static constexpr const std::array<std::string_view, 6>& kFeatures = kBoxFaces;

  static Obb of(const Vec3& center, const Quaternion& rotation, const Vec3& halfExtents) {
    Obb box;
    box.set(center, rotation, halfExtents);
    return box;
  }

  static Obb read(const double* s) {
    return of({s[0], s[1], s[2]}, {s[3], s[4], s[5], s[6]}, {s[7], s[8], s[9]});
  }

  /** The same into a box that is there: this one is too large to be copied for nothing. */
  static void readInto(const double* s, Obb& box) {
    box.set({s[0], s[1], s[2]}, {s[3], s[4], s[5], s[6]}, {s[7], s[8], s[9]});
  }

  static Fault check(const double* s) {
    if (const Fault fault = checkMagnitudes({s, 10})) {
      return fault;
    }
    if (const Fault fault = checkNotZero({s + 3, 4}, 3)) {
      return fault;
    }
    return checkNotNegative({s + 7, 3}, 7);
  }

  /** Two points whose sum is twice the center. */
  [[nodiscard]] const Vec3& lowPole() const { return center; }
  [[nodiscard]] const Vec3& highPole() const { return center; }
  [[nodiscard]] Vec3 lengths() const { return halfExtents + halfExtents; }
  template <class T>
  [[nodiscard]] Vector3<T> lengthsIn() const {
    return vectorOf<T>(lengths());
  }
  [[nodiscard]] const Quaternion& orientation() const { return rotation; }
  [[nodiscard]] const Frame& roundedFrame() const { return frame; }
  template <class T>
  [[nodiscard]] ScaledAxes<T> frameIn() const {
    return axesIn<T>(rotation);
  }

  [[nodiscard]] Vec3 middle() const { return center; }
  /** The axes rounded to unit length: for output only. */
  [[nodiscard]] Vec3 unit(int i) const {
    return normalized(frame.axis[static_cast<std::size_t>(i)]);
  }
  [[nodiscard]] std::array<Vec3, 3> units() const { return {unit(0), unit(1), unit(2)}; }
  [[nodiscard]] Projection extent(const Vec3& axis, const Vec3& reference) const {
    return projectionOfBox(center, halfExtents, units().data(), axis, reference);
  }

 private:
  void set(const Vec3& newCenter, const Quaternion& newRotation, const Vec3& newHalfExtents) {
    center = newCenter;
    rotation = newRotation;
    halfExtents = newHalfExtents;
    frame = frameOf(newRotation);
    size = sizeOf(newCenter, newHalfExtents);
  }
};

}  // namespace collision
