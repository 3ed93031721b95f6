// How long a point that moves is as near to a piece of the boundary of the cores' differences as
// the sum of the radii: conditions that are polynomials of the time, in any number type.
#pragma once

#include "motion/core_pieces.h"
#include "number/quadratic_surd.h"

namespace collision {

/** value + t · slope ≥ 0 */
template <class T>
struct LinearCondition {
  T value;
  T slope;
};

template <class T>
struct NearPiece {
  /**
   * Of a corner or edge, as if that had no end: a t² − 2 b t + c ≤ 0. Of a face: |a t − b| ≤ r √c
   * with the radius r.
   */
  T a{};
  T b{};
  T c{};
  /** Between its ends. */
  std::array<LinearCondition<T>, 4> between{};
  int conditions = 0;
  Vector3<T> normal{};  // of a face
};

template <class T>
class MovingPoint {
 public:
  /** The point starts at 0. */
  MovingPoint(const Vector3<T>& velocity, const T& radius)
      : velocity_(velocity),
        radius_(radius),
        speed_(dot(velocity, velocity)),
        radiusSquared_(radius * radius) {}

  [[nodiscard]] const Vector3<T>& velocity() const { return velocity_; }
  [[nodiscard]] const T& radius() const { return radius_; }
  [[nodiscard]] NearPiece<T> nearTo(const CorePiece<T>& piece) const {
    switch (piece.ways) {
      case 0:
        return nearCorner(piece.start);
      case 1:
        return nearEdge(piece);
      default:
        return nearFace(piece);
    }
  }

 private:
  [[nodiscard]] NearPiece<T> nearCorner(const Vector3<T>& corner) const {
    NearPiece<T> near;
    near.a = speed_;
    near.b = dot(velocity_, corner);
    near.c = dot(corner, corner) - radiusSquared_;
    return near;
  }

  void keep(NearPiece<T>& near, const Vector3<T>& along, const T& from, const T* to) const {
    const T slope = dot(velocity_, along);
    near.between[static_cast<std::size_t>(near.conditions++)] = {-from, slope};
    if (to != nullptr) {
      near.between[static_cast<std::size_t>(near.conditions++)] = {*to, -slope};
    }
  }

  [[nodiscard]] NearPiece<T> nearEdge(const CorePiece<T>& piece) const {
    const Vector3<T>& e = piece.way[0];
    const T squared = dot(e, e);
    const Vector3<T> moving = cross(velocity_, e);
    const Vector3<T> standing = cross(piece.start, e);
    NearPiece<T> near;
    near.a = dot(moving, moving);
    near.b = dot(moving, standing);
    near.c = dot(standing, standing) - radiusSquared_ * squared;
    const T from = dot(piece.start, e);
    const T to = from + squared;
    keep(near, e, from, piece.isEndless[0] ? nullptr : &to);
    return near;
  }

  [[nodiscard]] NearPiece<T> nearFace(const CorePiece<T>& piece) const {
    const auto& [e, f] = piece.way;
    NearPiece<T> near;
    near.normal = cross(e, f);
    near.a = dot(velocity_, near.normal);
    near.b = dot(piece.start, near.normal);
    near.c = dot(near.normal, near.normal);
    // Along cross(normal, e) the way e is at the start of the face, and f leads to its end.
    const Vector3<T> acrossE = cross(near.normal, e);
    const Vector3<T> acrossF = cross(f, near.normal);
    const T fromE = dot(piece.start, acrossE);
    const T fromF = dot(piece.start, acrossF);
    const T width = dot(f, acrossE);  // which is dot(e, acrossF), too
    if (piece.isTriangle) {
      keep(near, acrossE, fromE, nullptr);
      keep(near, acrossF, fromF, nullptr);
      keep(near, -(acrossE + acrossF), -(fromE + fromF + width), nullptr);
    } else {
      const T toE = fromE + width;
      const T toF = fromF + width;
      keep(near, acrossE, fromE, piece.isEndless[1] ? nullptr : &toE);
      keep(near, acrossF, fromF, piece.isEndless[0] ? nullptr : &toF);
    }
    return near;
  }

  Vector3<T> velocity_;
  T radius_;
  T speed_;
  T radiusSquared_;
};

/** Whether the normal of a face leads from the point to the face as it comes near, or back. */
template <class T>
Sign senseOf(const NearPiece<T>& face) {
  const Sign along = face.a.sign();
  return along == Sign::zero ? face.b.sign() : along;
}
inline Sign senseOf(const NearPiece<double>& face) { return signOf(face.a == 0 ? face.b : face.a); }

/** From a moving point to a piece, at a time at which the point comes near: of any length. */
template <class T>
Vector3<T> wayTo(const CorePiece<T>& piece, const NearPiece<T>& near, const Vector3<T>& velocity,
                 const Fraction<T>& time) {
  if (piece.ways == 2) {
    return senseOf(near) == Sign::negative ? -near.normal : near.normal;
  }
  Vector3<T> toStart = piece.start * time.denominator - velocity * time.numerator;
  if (piece.ways == 0) {
    return toStart;
  }
  // Without its part along the edge; of one along an axis of the world that is a zero of which
  // numbers are certain.
  const Vector3<T>& e = piece.way[0];
  return cross(cross(e, toStart), e);
}

}  // namespace collision
